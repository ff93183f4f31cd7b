/** A round in chips: a misfortune with what it did, a roll with its outcome, what was taken, built or raised. */
import { actionAt } from '../../src/games/atlantis-rising/data/facts.ts'
import type { Good } from '../../src/games/atlantis-rising/data/language.ts'
import type { Came } from '../../src/games/atlantis-rising/words/parameters.ts'
import type { RisingText, TextAt } from '../../src/games/atlantis-rising/words/says.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { HOUSE } from '../kit/palette.ts'
import { biomeOf, GOOD_LOOKS, SEA, woeSign } from './look.ts'
import type { Bit } from './row.ts'
import type { Scene } from './scene.ts'
import type { Sign } from './signs.ts'

export type Mood = 'bad' | 'good' | 'plain'
export type Chip<T extends RisingText = RisingText> = {
  /** What was told first; what followed is in the results, each in signs and in words. */
  readonly text: T
  readonly mood: Mood
  readonly head: readonly Bit[]
  readonly results: readonly Outcome[]
  readonly settled: boolean
}
type Outcome = { readonly of: Say; readonly bits: readonly Bit[]; readonly words: string }
type Say = RisingText['say']
type Told = Pick<Chip, 'mood' | 'head'> & Partial<Pick<Chip, 'results' | 'settled'>>

export const bitsOf = ({ head, results }: Chip): readonly Bit[] => [...head, ...results.flatMap(({ bits }) => bits)]

const told = (mood: Mood, ...head: Bit[]): Told => ({ mood, head })
const who = ({ seat }: { readonly seat: Seat }): Bit => ({ seat })
const word = (text: string): Bit => ({ text })
const good = (kind: Good): Bit => ({ sign: GOOD_LOOKS[kind].sign, fill: GOOD_LOOKS[kind].fill })

type OnPeninsula = { readonly peninsula: string }
const peninsula = ({ called }: Scene, text: OnPeninsula): Bit => word(called(text.peninsula))

export const misfortuneSign = ({ view, peninsulas }: Scene, card: string): Sign =>
  woeSign(view.facts.misfortunes[card]?.effects[0], (id) => peninsulas.find((each) => each.id === id)?.biome.sign)

/** What is made of some texts, each by its own rule. */
type Makers<T> = { readonly [Key in Say]?: (scene: Scene, text: TextAt<Key>) => T }

function madeOf<T>(makers: Makers<T>, scene: Scene, text: RisingText): T | undefined {
  // The maker stands under the text's own key, which the compiler cannot follow.
  const make = makers[text.say] as ((scene: Scene, text: RisingText) => T) | undefined
  return make?.(scene, text)
}

export type RollText = TextAt<'roll.gather' | 'roll.recruit'>
const rolled = (scene: Scene, text: RollText): Told => {
  const action = actionAt(scene.view.facts, text.place)
  const dice = text.dice.map((value) => ({ die: Number(value) }))
  const thrown = told('plain', who(text), ...(action ? [{ sign: biomeOf(action).sign }] : []), ...dice)
  if (!text.came) return thrown
  const { mood, bits, words } = cameOf(scene, text.came, text.seat)
  return { ...thrown, mood, settled: true, results: [{ of: text.say, bits, words }] }
}

/** What came of a roll: a good, a follower, or nothing. */
function cameOf(scene: Scene, { n, kind, to }: Came, seat: Seat): Pick<Outcome, 'bits' | 'words'> & { readonly mood: Mood } {
  if (n === 0) return { mood: 'bad', bits: [NO], words: came(scene).failed }
  if (kind) return { mood: 'good', bits: [YES, good(kind)], words: came(scene).gained({ kind, n }) }
  return { mood: 'good', bits: [YES, NEWCOMER], words: came(scene).recruited({ seat: to ?? seat }, scene.s) }
}
const walled = (scene: Scene, text: OnPeninsula): Told =>
  told('good', { sign: 'wall', fill: HOUSE.parchment }, peninsula(scene, text))
const raised = (scene: Scene, text: OnPeninsula): Told =>
  told('good', { sign: 'ascension', fill: HOUSE.good }, peninsula(scene, text))
const taken = (text: { readonly seat: Seat; readonly n: number }, kind: Good): Told =>
  told('good', who(text), word(`+${text.n}`), good(kind))

const TOLD: Makers<Told> = {
  misfortune(scene, text) {
    const { card } = text
    const mood = scene.view.facts.misfortunes[card]?.effects.length === 0 ? 'good' : 'bad'
    return told(mood, who(text), { sign: misfortuneSign(scene, card), fill: HOUSE.amber }, word(scene.called(card)))
  },
  wrath: ({ words }, { left }) =>
    told(left > 0 ? 'bad' : 'good', { sign: 'trident', fill: SEA.alarm }, word(words.labels.wrath(left))),
  'wrath.back': ({ words }, { value }) =>
    told('good', { sign: 'trident', fill: HOUSE.good }, word(words.labels.wrathBack(value))),
  'roll.gather': rolled,
  'roll.recruit': rolled,
  'roll.turned': (scene, { seat, card, came: after }) => ({
    ...told('plain', { seat }, { sign: 'scroll', fill: HOUSE.parchment }, word(scene.called(card))),
    ...(after && { settled: true, results: [{ of: 'roll.turned', ...cameOf(scene, after, seat) }] }),
  }),
  forged: (_, text) => taken(text, 'atlantium'),
  channeled: (_, text) => taken(text, 'energy'),
  gained: (_, text) => taken(text, text.kind),
  volunteers: (_, text) => told('good', who(text), word(`+${text.n}`), { sign: 'archon', fill: HOUSE.ivory }),
  recruited: (_, text) => told('good', who(text), word('+1'), { sign: 'archon', fill: HOUSE.good }),
  'build.done': ({ called }, { component }) => told('good', { sign: 'gate', fill: HOUSE.gold }, word(called(component))),
  'scroll.played': ({ called }, text) =>
    told('plain', who(text), { sign: 'scroll', fill: HOUSE.parchment }, word(called(text.card))),
  'library.kept': (_, text) =>
    told('good', who(text), word(`+${text.scrolls + text.artifacts.length}`), { sign: 'scroll', fill: HOUSE.parchment }),
  'paid.barrier': walled,
  'boon.barrier.placed': walled,
  'paid.unflood': raised,
  'boon.unflood.raised': raised,
}

/** What follows from something told before. `settles`: that is the end of it; `own`: only for what the same seat did. */
type Result = {
  readonly of: readonly Say[]
  readonly mood?: Mood
  readonly settles?: true
  readonly own?: true
  readonly bits: readonly Bit[]
  readonly words: string
}
const FLOODS: readonly Say[] = ['misfortune', 'wrath']
const GATHER: readonly Say[] = ['roll.gather']
const RECRUIT: readonly Say[] = ['roll.recruit']
const ROLLS: readonly Say[] = [...GATHER, ...RECRUIT]
const YES: Bit = { sign: 'check', fill: HOUSE.good }
const NO: Bit = { sign: 'cross', fill: HOUSE.bad }
const NEWCOMER: Bit = { sign: 'archon', fill: HOUSE.good }
const came = ({ words }: Scene) => words.alt.came

const RESULTS: Makers<Result> = {
  'flood.tile': (scene, { tile }) => ({
    of: FLOODS,
    bits: [{ sign: 'sunken', fill: SEA.alarm }, word(scene.called(tile))],
    words: came(scene).sank(scene.called(tile)),
  }),
  'flood.barrier': (scene, text) => ({
    of: FLOODS,
    bits: [{ sign: 'wall', fill: SEA.alarm }, peninsula(scene, text)],
    words: came(scene).broke(scene.called(text.peninsula)),
  }),
  'misfortune.barriers': (scene) => ({ of: FLOODS, bits: [NO], words: came(scene).allBroke }),
  'flood.out': (scene, text) => ({
    of: FLOODS,
    bits: [{ sign: 'wave', fill: SEA.alarm }, who(text)],
    words: came(scene).washedAway(text, scene.s),
  }),
  'flood.escaped': (scene, text) => ({
    of: FLOODS,
    bits: [{ sign: 'peace', fill: HOUSE.good }, who(text)],
    words: came(scene).escaped(text, scene.s),
  }),
  'flood.stay': (scene) => ({ of: FLOODS, bits: [{ sign: 'defend', fill: HOUSE.good }], words: came(scene).stayed }),
  'roll.boosted': (scene, text) => {
    const after = text.came && cameOf(scene, text.came, text.seat)
    const added = came(scene).boosted(text, scene.s)
    return {
      of: ROLLS,
      ...(after && { mood: after.mood, settles: true }),
      bits: [good('energy'), word(`+${text.n}`), ...(after?.bits ?? [])],
      words: after ? `${added}, ${after.words}` : added,
    }
  },
  'roll.failed': (scene) => ({ of: ROLLS, mood: 'bad', settles: true, own: true, bits: [NO], words: came(scene).failed }),
  gained: (scene, text) => ({
    of: GATHER,
    mood: 'good',
    settles: true,
    own: true,
    bits: [YES, good(text.kind)],
    words: came(scene).gained(text),
  }),
  recruited: (scene, text) => ({
    of: RECRUIT,
    mood: 'good',
    settles: true,
    bits: [YES, NEWCOMER],
    words: came(scene).recruited(text, scene.s),
  }),
  'recruit.nobody': (scene) => ({ of: RECRUIT, settles: true, bits: [YES], words: came(scene).nobodyLeft }),
}

/** Something a chip is made of. */
export const isNews = ({ say }: RisingText): boolean => say in TOLD || say in RESULTS

export function chipsOf(scene: Scene): Chip[] {
  const chips: Chip[] = []
  for (const text of summed(scene.told.story)) {
    const result = madeOf(RESULTS, scene, text)
    const place = result ? chips.findLastIndex((chip) => belongs(chip, result, text)) : -1
    const chip = chips[place]
    if (result && chip) {
      const added = { of: text.say, bits: result.bits, words: result.words }
      const settled = chip.settled || result.settles === true
      chips[place] = { ...chip, settled, mood: result.mood ?? chip.mood, results: withOutcome(chip.results, added) }
    } else {
      const first = madeOf(TOLD, scene, text)
      if (first) chips.push({ text, settled: false, results: [], ...first })
    }
  }
  return chips
}

/** All whom one wave took share its sign. */
function withOutcome(results: readonly Outcome[], added: Outcome): Outcome[] {
  const last = results.at(-1)
  if (last?.of !== added.of || !added.bits.some((bit) => 'seat' in bit)) return [...results, added]
  const merged = { ...last, bits: [...last.bits, ...added.bits.slice(1)], words: `${last.words}, ${added.words}` }
  return [...results.slice(0, -1), merged]
}

const seatIn = (text: RisingText): Seat | undefined => ('seat' in text ? text.seat : undefined)

const belongs = (chip: Chip, { of, own }: Result, text: RisingText): boolean =>
  of.includes(chip.text.say) && !chip.settled && (!own || seatIn(chip.text) === seatIn(text))

const isSummed = (text: RisingText): text is TextAt<'channeled' | 'forged'> => text.say === 'channeled' || text.say === 'forged'

/** The same again by the same player counts as one. */
function summed(story: readonly RisingText[]): RisingText[] {
  const list: RisingText[] = []
  for (const text of story) {
    const last = list.at(-1)
    if (last && isSummed(last) && isSummed(text) && last.say === text.say && last.seat === text.seat)
      list[list.length - 1] = { ...last, n: last.n + text.n }
    else list.push(text)
  }
  return list
}
