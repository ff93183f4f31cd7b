/**
 * Somebody who knows what they want and gets there with the fewest taps: by the form where that is shorter, else press by press.
 * Taps are counted as the parlour's people count them: a press is one; a list is one to open and one for each choice; a form is one
 * for each field that is touched and one to send it.
 */
import { isDeepStrictEqual } from 'node:util'
import { pressOf } from '../../src/discord/ids.ts'
import { questionAt } from '../../src/discord/show/panel.ts'
import { inputAfter, pathOptions } from '../../src/discord/show/present/answer-code.ts'
import { type Field, type Filled, sheetOf } from '../../src/discord/show/present/form.ts'
import type { Decision, Input } from '../../src/kernel/contract.ts'
import { misfit } from '../../src/kernel/input.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import type { Position } from '../../src/tables/position.ts'
import { PUBLIC } from '../../src/words/words.ts'
import { type Pressing, pressesTo } from '../discord/presser.ts'
import { pressables, verbOf } from './evening.ts'

type Filling = { readonly button: string; readonly fields: readonly Field[]; readonly filled: Filled }

/** How the form on this panel is filled in for that answer; null if there is none, or it cannot say it. */
function fillingFor(panel: WireMessage, position: Position, decision: Decision, answer: unknown): Filling | null {
  for (const { custom_id } of pressables(panel).filter((each) => verbOf(each) === 'form')) {
    const { arg, decision: asked } = pressOf(custom_id)!
    const input = asked === decision.id ? inputAfter(decision.input, arg) : undefined
    const rest = input && restOf(answer, arg)
    const sheet = input && sheetOf(questionAt(position, decision, arg, '', PUBLIC), input)
    // A form may stand behind another choice than the one this answer makes.
    if (!sheet || rest === undefined || misfit(input, rest) || !isTowards(decision.input, arg, answer)) continue
    const filled = filledWith(input, rest, sheet.fields)
    const read = sheet.read(filled)
    if ('answer' in read && isDeepStrictEqual(read.answer, rest)) return { button: custom_id, fields: sheet.fields, filled }
  }
  return null
}

/** Do the picks of that path belong to this answer? */
const isTowards = (input: Input, path: string, answer: unknown): boolean =>
  pathOptions(input, path).every(({ id }, depth) => (restOf(answer, '/'.repeat(depth)) as { pick?: string }).pick === id)

const restOf = (answer: unknown, path: string): unknown =>
  path === '' ? answer : restOf((answer as { then?: unknown } | undefined)?.then, path.slice(path.indexOf('/') + 1))

function filledWith(input: Input, answer: unknown, fields: readonly Field[]): string[][] {
  const valueIn = (field: Field | undefined, id: string) =>
    field?.entries?.find(({ value }) => value.slice(4) === id)?.value ?? id
  switch (input.kind) {
    case 'pick': {
      const { pick, then } = answer as { pick: string; then?: unknown }
      const next = input.options.find(({ id }) => id === pick)?.then
      const isOnly = input.options.filter(({ blocked }) => !blocked).length === 1
      if (isOnly && next) return filledWith(next, then, fields)
      return [[valueIn(fields[0], pick)], ...(next ? filledWith(next, then, fields.slice(1)) : [])]
    }
    case 'some':
      return [(answer as string[]).map((id) => valueIn(fields[0], id))]
    case 'split': {
      const shares = answer as Record<string, number>
      if (fields[0]?.preset !== undefined)
        return input.targets.filter(({ blocked, max }) => !blocked && max > 0).map(({ id }) => [`${shares[id] ?? 0}`])
      const pieces = input.targets.flatMap(({ id }) => Array.from({ length: shares[id] ?? 0 }, () => id))
      return fields.map((field, i) => (pieces[i] === undefined ? [] : [valueIn(field, pieces[i])]))
    }
    default:
      return [[`${answer}`]]
  }
}

const touched = ({ fields, filled }: Filling) =>
  fields.flatMap(({ preset }, i) => (filled[i]!.length > 0 && filled[i]![0] !== preset ? [i] : []))

const tapsOf = ({ values }: Pressing) => (values.length > 0 ? 1 + values.length : 1)

/** Gives that answer from that panel; what the panel shows then. */
export async function giveFrom(
  guest: Guest,
  panel: WireMessage,
  position: Position,
  decision: Decision,
  answer: unknown,
): Promise<WireMessage | undefined> {
  const filling = fillingFor(panel, position, decision, answer)
  const presses = pressesTo(position, decision, answer)
  const isShorter = filling && touched(filling).length + 2 <= presses.reduce((sum, each) => sum + tapsOf(each), 0)
  let shown = await (isShorter ? fillIn(guest, panel, filling) : pressThrough(guest, panel, presses))
  const sure = pressables(shown).find((each) => verbOf(each) === 'sure')
  if (sure) shown = await guest.click(sure.custom_id, { message: shown!.id })
  return shown
}

async function fillIn(guest: Guest, panel: WireMessage, filling: Filling): Promise<WireMessage | undefined> {
  await guest.click(filling.button, { message: panel.id })
  const values = touched(filling).map((i) => [`f${i}`, filling.filled[i]!] as const)
  return guest.modal(Object.fromEntries(values.map(([name, given]) => [name, given.length > 1 ? [...given] : given[0]!])))
}

async function pressThrough(guest: Guest, panel: WireMessage, presses: readonly Pressing[]): Promise<WireMessage | undefined> {
  let shown: WireMessage | undefined = panel
  for (const { id, values, written } of presses) {
    const message: string = shown!.id
    shown = values.length > 0 ? await guest.choose(id, [...values], { message }) : await guest.click(id, { message })
    if (written !== undefined) shown = await guest.modal({ n: written })
  }
  return shown
}
