/** Somebody with an answer in mind who gets there by presses alone, as a person would: list by list, page by page, step by step. */
import { isDeepStrictEqual } from 'node:util'
import { ComponentType } from 'discord.js'
import { type Press, pressOf } from '../../src/discord/ids.ts'
import { type Panel, type Place, panelFor } from '../../src/discord/show/panel.ts'
import { decode, inputAfter, type Move, moveOf, pathOptions } from '../../src/discord/show/present/answer-code.ts'
import { nameIn } from '../../src/discord/show/present/names.ts'
import { unpackMarks, unpackOrder, unpackShares } from '../../src/discord/show/present/pack.ts'
import type { Decision, Input } from '../../src/kernel/contract.ts'
import { decisionsOf, type Position } from '../../src/tables/position.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { refusedBecause } from './limits.ts'

type Part = {
  readonly type: number
  readonly custom_id?: string
  readonly disabled?: boolean
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly min_values?: number
  readonly max_values?: number
  readonly components?: readonly Part[]
  readonly accessory?: Part
}
export type Pressable = Part & { readonly custom_id: string }

export function pressablesOn(parts: readonly Part[]): Pressable[] {
  return parts.flatMap((part) => [
    ...(part.custom_id !== undefined && !part.disabled ? [part as Pressable] : []),
    ...pressablesOn(part.components ?? []),
    ...(part.accessory ? pressablesOn([part.accessory]) : []),
  ])
}

/** No two entries of a list may look alike. */
const isClear = (panel: Panel) =>
  pressablesOn(panel as readonly Part[]).every(
    ({ options = [] }) => new Set(options.map(({ label }) => label)).size === options.length,
  )

/** Every way to press one of these: buttons as they are, lists with each of their values, or with what is wanted from them. */
function* pressesOn(panel: Panel, wanted: ReadonlySet<string> | null): Generator<{ id: string; press: Press; values: string[] }> {
  for (const { custom_id, type, options = [], min_values = 1, max_values = 1 } of pressablesOn(panel as readonly Part[])) {
    const press = pressOf(custom_id)
    if (!press?.decision) continue
    if (type === ComponentType.Button) yield { id: custom_id, press, values: [] }
    else if (press.verb === 'some' || press.verb === 'mark') {
      const values = options.map(({ value }) => value).filter((value) => wanted?.has(value.split('~')[0]!))
      if (values.length >= min_values && values.length <= max_values) yield { id: custom_id, press, values }
    } else for (const { value } of options) yield { id: custom_id, press, values: [value] }
  }
}

/** What remains to be answered after the picks of a path. */
function remaining(answer: unknown, path: string): unknown {
  return path === '' ? answer : remaining((answer as { then?: unknown }).then, path.slice(path.indexOf('/') + 1))
}

/** How far what is in hand is from the answer: smaller is nearer. */
function distance(input: Input, scratch: string, answer: unknown): number {
  const parts = scratch.split('.')
  switch (input.kind) {
    case 'some': {
      const marked = unpackMarks(input, parts[1] ?? '') ?? []
      const wanted = new Set(answer as string[])
      return input.options.filter(({ id }, i) => wanted.has(id) !== marked.includes(i)).length
    }
    case 'order': {
      const placed = unpackOrder(input, parts[1] ?? '', Number(parts[0] ?? 0)) ?? []
      const isRight = placed.every((place, n) => input.options[place]!.id === (answer as string[])[n])
      return isRight ? input.options.length - placed.length : Number.POSITIVE_INFINITY
    }
    case 'split': {
      const shares = unpackShares(input, parts[2] ?? '') ?? input.targets.map(() => 0)
      const wanted = answer as Record<string, number>
      const focus = input.targets[Number(parts[1] ?? -1)]
      const isHelpful = focus && (wanted[focus.id] ?? 0) !== shares[input.targets.indexOf(focus)]
      return input.targets.reduce((sum, { id }, i) => sum + Math.abs((wanted[id] ?? 0) - shares[i]!), isHelpful ? 0 : 0.5)
    }
    default:
      return 0
  }
}

/** The presses it takes to give that answer. */
export const pressesFor = (position: Position, answer: unknown): number =>
  pressesTo(position, decisionsOf(position, 'p1')[0]!, answer).length

/** What is to be marked for that answer, here or in the list that stands beside other choices. */
function markedIn(input: Input, answer: unknown): ReadonlySet<string> | null {
  if (input.kind === 'some')
    return new Set(input.options.flatMap(({ id }, i) => ((answer as string[]).includes(id) ? [nameIn(input.options, i)] : [])))
  if (input.kind !== 'pick') return null
  const { pick, then } = answer as { pick: string; then?: unknown }
  const list = input.options.find(({ id }) => id === pick)?.then
  return list?.kind === 'some' ? markedIn(list, then) : null
}

/** What is pressed, and what is chosen there; a number is written. */
export type Pressing = { readonly id: string; readonly values: readonly string[]; readonly written?: string }

/** Press by press to that answer. Throws where it cannot be reached, or where a panel on the way breaks a limit. */
export function pressesTo(position: Position, { id, seat, input: root }: Decision, answer: unknown, most = 600): Pressing[] {
  let place: Place & { path: string; scratch: string } = { path: '', scratch: '' }
  const seen = new Set<string>()
  const done: Pressing[] = []
  for (let presses = 1; presses <= most; presses++) {
    const panel = panelFor(position, seat, { decision: id, ...place, locale: PUBLIC })
    // Most steps look alike: the first ones and a sample of the others are checked.
    const refused = presses <= 4 || presses % 16 === 0 ? refusedBecause(panel) : null
    if (refused) throw new Error(`Discord would refuse the panel: ${refused}`)
    if (!isClear(panel)) throw new Error('two choices look alike')
    const input = inputAfter(root, place.path)!
    const rest = remaining(answer, place.path)
    const wanted = markedIn(input, rest)
    const moves = [...pressesOn(panel, wanted)].flatMap(({ id: pressed, press, values }): (Move & { by: Pressing })[] => {
      const by = { id: pressed, values }
      if (press.verb === 'number') return [{ code: `${press.arg}=${rest}`, shown: [], by: { ...by, written: `${rest}` } }]
      return ['form', 'why', 'offer'].includes(press.verb) ? [] : [{ ...moveOf(root, press, values), by }]
    })
    const last = moves.find((move) => 'code' in move && isDeepStrictEqual(decode(root, move.code), answer))
    if (last) return [...done, last.by]
    seen.add(`${place.path}?${place.scratch}`)
    const onward = moves.flatMap((move) => ('code' in move || seen.has(`${move.path}?${move.scratch}`) ? [] : [move]))
    const isOnTheWay = (path: string) => {
      const ids = pathOptions(root, path).map((option) => option.id)
      return ids.every((each, depth) => (remaining(answer, '/'.repeat(depth)) as { pick?: string }).pick === each)
    }
    const deeper = onward.find(({ path }) => path.length > place.path.length && isOnTheWay(path))
    const near = onward
      .filter(({ path }) => path === place.path)
      .map((move) => ({ move, far: distance(input, move.scratch, rest) }))
      .sort((a, b) => a.far - b.far)[0]
    const next = deeper ?? near?.move
    if (!next) throw new Error(`no press leads on from "${place.path}" with "${place.scratch}" in hand`)
    done.push(next.by)
    place = next
  }
  throw new Error(`not reached by ${most} presses`)
}
