/** How parameters become words: shared by all phrases. */
import type { Parameter, Seat } from '../../../kernel/contract.ts'
import type { Speaker } from '../../../kernel/language.ts'
import { goodName } from './effects.ts'

const KINDS: Readonly<Record<string, string>> = {
  leader: 'Leader',
  follower: 'follower',
  volunteer: 'volunteer',
  hologram: 'Hologram',
}
export const kindName = (kind: Parameter | undefined) => KINDS[String(kind)] ?? String(kind)

/** Everybody has one Leader and several followers. */
export const whose = (seat: Parameter | undefined, kind: Parameter | undefined, s: Speaker) =>
  kind === 'leader' || kind === 'hologram'
    ? `${s.name(String(seat))}’s ${kindName(kind)}`
    : `A ${kindName(kind)} of ${s.name(String(seat))}`

export const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

export const listOf = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? 'nothing') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** What is there several times is named once. */
export const counted = (items: readonly string[]): string[] =>
  [...new Set(items)].map((item) => {
    const n = items.filter((other) => other === item).length
    return n === 1 ? item : `${item} ×${n}`
  })

/** `['1 gold', '2 atlantium']` as it is said; a third word is what is left of it. */
export const costOf = (cost: Parameter | undefined) =>
  listOf(
    (cost as readonly string[]).map((part) => {
      const [n, kind, left] = part.split(' ')
      return `${n} ${goodName(kind)}${left === undefined ? '' : ` (${left} left)`}`
    }),
  )

/** What each of these pays; `parts[i]` is what `seats[i]` gives, as `1 gold,2 atlantium`. */
export const partsOf = (seats: Parameter | undefined, parts: Parameter | undefined, s: Speaker) =>
  listOf((seats as readonly Seat[]).map((seat, i) => `${s.name(seat)} ${costOf((parts as readonly string[])[i]!.split(','))}`))

export const whoAll = (seats: Parameter | undefined, s: Speaker) => listOf((seats as readonly Seat[]).map(s.name))

export const purchase = (what: Parameter | undefined) => (what === 'barrier' ? 'barrier' : 'raising a tile')

/** Long s are cut so that a label stays short enough for a button. */
export const short = (name: string) => (name.length > 18 ? `${name.slice(0, 17)}…` : name)

/** A component, or `barrier.forge`. */
export function goalName(names: Readonly<Record<string, string>>, goal: Parameter | undefined): string {
  const [what, peninsula] = String(goal).split('.')
  if (peninsula === undefined) return `building the ${names[what!]}`
  return what === 'barrier' ? `a barrier beside the ${names[peninsula]}` : `raising a tile of the ${names[peninsula]}`
}
