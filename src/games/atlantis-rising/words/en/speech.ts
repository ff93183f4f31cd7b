/** How parameters become words: shared by all phrases, boards and alt texts. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import type { Facts } from '../../data/facts.ts'
import { GOODS, type Good, type PieceKind, type Purchase } from '../../data/language.ts'
import type { Shares, Sum } from '../parameters.ts'

const LEVEL_NAMES: Readonly<Record<string, string>> = {
  introductory: 'Introductory',
  standard: 'Standard',
  advanced: 'Advanced',
  expert: 'Expert',
  legendary: 'Legendary',
}
export const levelName = (id: string) => LEVEL_NAMES[id] ?? id

const GOOD_NAMES: Readonly<Record<Good | 'choice', string>> = {
  ore: 'ore',
  gold: 'gold',
  crystal: 'crystal',
  atlantium: 'Atlantium',
  energy: 'energy',
  choice: 'ore, gold or crystal',
}
export const goodName = (kind: Good | 'choice') => GOOD_NAMES[kind]

const KINDS: Readonly<Record<PieceKind, string>> = {
  leader: 'Leader',
  follower: 'follower',
  volunteer: 'volunteer',
  hologram: 'Hologram',
}
export const kindName = (kind: PieceKind) => KINDS[kind]

/** Everybody has one Leader and several followers. */
export const whose = (seat: Seat, kind: PieceKind, s: Speaker, one = 'One') =>
  kind === 'leader' || kind === 'hologram'
    ? `${s.name(seat)}’s ${kindName(kind)}`
    : `${one} of ${s.name(seat)}’s ${kindName(kind)}s`

export const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
export const sentence = (words: string) => `${capital(words)}${/[.!?]$/.test(words) ? '' : '.'}`

export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`)

/** A list, or that there is nothing in it. */
export const listed = (items: readonly string[], s: Speaker) => (items.length > 0 ? s.list(items) : 'nothing')

/** What is there several times is named once. */
export const counted = (items: readonly string[]): string[] =>
  [...new Set(items)].map((item) => {
    const n = items.filter((other) => other === item).length
    return n === 1 ? item : `${n} × ${item}`
  })

/** "2 gold (1 left) and 1 Atlantium". */
export const costText = (cost: Sum, s: Speaker) =>
  listed(
    cost.map(({ kind, n, left }) => `${n} ${goodName(kind)}${left === undefined ? '' : ` (${left} left)`}`),
    s,
  )

/** The same of what somebody owns or what something costs, as it is printed. */
export const goodsText = (goods: Readonly<Partial<Record<Good, number>>>, s: Speaker) =>
  listed(
    GOODS.flatMap((kind) => (goods[kind] ? [`${goods[kind]} ${goodName(kind)}`] : [])),
    s,
  )

/** What each of these pays. */
export const sharesText = (shares: Shares, s: Speaker, name = s.name) =>
  s.list(shares.map(({ seat, cost }) => `${name(seat)} ${priceText(cost, s)}`))

export const namesOf = (seats: readonly Seat[], s: Speaker) => s.list(seats.map(s.name))

/** Something that energy buys, as a thing: "a barrier beside the Hills". */
export const purchase = (what: Purchase, peninsula: string) =>
  what === 'barrier' ? `a barrier beside the ${peninsula}` : `raising a tile of the ${peninsula}`

/** The same without what is left of it, where there is little room. */
export const priceText = (cost: Sum, s: Speaker) =>
  listed(
    cost.map(({ kind, n }) => `${n} ${goodName(kind)}`),
    s,
  )

/** The fullest of these that fits; the last one always does. */
export const fitting = (most: number, ...texts: readonly [string, ...string[]]): string =>
  texts.find((text) => text.length <= most) ?? texts.at(-1)!

/** Long names are cut so that a label stays short enough for a button. */
export const short = (name: string) => (name.length > 18 ? `${name.slice(0, 17)}…` : name)
export const cutAt = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
/** A label is a button. */
export const cut = (text: string) => cutAt(text, 80)
/** What a choice means stands in one line below it. */
export const briefly = (text: string) => cutAt(text, 100)

export const misfortune = (n: number, s: Speaker) => s.count(n, 'misfortune')

/** A component, or `barrier.forge`. */
export function goalName(names: Readonly<Record<string, string>>, goal: string): string {
  const [what, peninsula] = goal.split('.')
  if (peninsula === undefined) return `building the ${names[goal] ?? goal}`
  return purchase(what === 'barrier' ? 'barrier' : 'unflood', names[peninsula] ?? peninsula)
}

/** A peninsula, the centre, the Gate, or all that has been built. */
export const regionName = ({ names }: Pick<Facts, 'names'>, region: string) =>
  region === 'gate' ? 'Cosmic Gate' : region === 'components' ? 'Finished components' : (names[region] ?? region)
