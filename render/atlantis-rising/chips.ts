/** A round in chips: a misfortune with what it did, a roll with its outcome, what was taken, built or raised. */
import type { Action } from '../../src/games/atlantis-rising/data/language.ts'
import { goodName } from '../../src/games/atlantis-rising/words/effects.ts'
import { kindName } from '../../src/games/atlantis-rising/words/speech.ts'
import type { Text } from '../../src/kernel/contract.ts'
import { HOUSE } from '../kit/palette.ts'
import { biomeOf, GOOD_LOOKS, SEA, woeSign } from './look.ts'
import type { Bit } from './row.ts'
import type { Scene } from './scene.ts'
import type { Sign } from './signs.ts'

export type Mood = 'bad' | 'good' | 'plain'
export type Chip = {
  /** What was told first; what followed is in the results, each in signs and in words. */
  readonly text: Text
  readonly mood: Mood
  readonly head: readonly Bit[]
  readonly results: readonly Outcome[]
  readonly settled: boolean
}
export type Outcome = { readonly of: string; readonly bits: readonly Bit[]; readonly words: string }
type Told = Pick<Chip, 'mood' | 'head'>

export const bitsOf = ({ head, results }: Chip): readonly Bit[] => [...head, ...results.flatMap(({ bits }) => bits)]

const told = (mood: Mood, ...head: Bit[]): Told => ({ mood, head })
const who = (text: Text): Bit => ({ seat: String(text.seat) })
const word = (text: string): Bit => ({ text })
const good = (kind: unknown): Bit => {
  const look = GOOD_LOOKS[kind as keyof typeof GOOD_LOOKS]
  return { sign: look.sign, fill: look.fill }
}
const peninsula = (scene: Scene, text: Text): Bit => word(scene.called(String(text.peninsula)))

/** What is done at a place, whatever kind of place it is. */
function actionAt({ view, peninsulas }: Scene, place: string): Action | null {
  const tile = peninsulas.flatMap(({ tiles }) => tiles).find(({ id }) => id === place)
  if (tile) return tile.action
  return place === view.facts.centre.id ? view.facts.centre.action : (view.facts.components[place]?.action ?? null)
}

export const misfortuneSign = ({ view, peninsulas }: Scene, card: string): Sign =>
  woeSign(view.facts.misfortunes[card]?.effects[0], (id) => peninsulas.find((each) => each.id === id)?.biome.sign)

const rolled = (scene: Scene, text: Text): Told => {
  const action = actionAt(scene, String(text.place))
  const dice = (text.dice as readonly string[]).map((value) => ({ die: Number(value) }))
  return told('plain', who(text), ...(action ? [{ sign: biomeOf(action).sign }] : []), ...dice)
}
const walled = (scene: Scene, text: Text): Told => told('good', { sign: 'wall', fill: HOUSE.parchment }, peninsula(scene, text))
const raised = (scene: Scene, text: Text): Told => told('good', { sign: 'ascension', fill: HOUSE.good }, peninsula(scene, text))
const taken = (text: Text, kind: unknown): Told => told('good', who(text), word(`+${text.n}`), good(kind))

const TOLD: Readonly<Record<string, (scene: Scene, text: Text) => Told>> = {
  misfortune(scene, text) {
    const card = String(text.card)
    const mood = scene.view.facts.misfortunes[card]?.effects.length === 0 ? 'good' : 'bad'
    return told(mood, who(text), { sign: misfortuneSign(scene, card), fill: HOUSE.amber }, word(scene.called(card)))
  },
  wrath: (_, text) =>
    told(Number(text.left) > 0 ? 'bad' : 'good', { sign: 'trident', fill: SEA.alarm }, word(`Wrath ${text.left}`)),
  'wrath.back': (_, text) => told('good', { sign: 'trident', fill: HOUSE.good }, word(`back to ${text.value}`)),
  'roll.gather': rolled,
  'roll.recruit': rolled,
  forged: (_, text) => taken(text, 'atlantium'),
  channeled: (_, text) => taken(text, 'energy'),
  gained: (_, text) => taken(text, text.kind),
  volunteers: (_, text) => told('good', who(text), word(`+${text.n}`), { sign: 'archon', fill: HOUSE.ivory }),
  recruited: (_, text) => told('good', who(text), word('+1'), { sign: 'archon', fill: HOUSE.good }),
  'build.done': (scene, text) => told('good', { sign: 'gate', fill: HOUSE.gold }, word(scene.called(String(text.component)))),
  'scroll.played': (scene, text) =>
    told('plain', who(text), { sign: 'scroll', fill: HOUSE.parchment }, word(scene.called(String(text.card)))),
  'library.kept': (_, text) =>
    told('good', who(text), word(`+${Number(text.scrolls) + (text.artifacts as readonly string[]).length}`), {
      sign: 'scroll',
      fill: HOUSE.parchment,
    }),
  'energy.barrier': walled,
  'boon.barrier.placed': walled,
  'energy.unflood': raised,
  'boon.unflood.raised': raised,
}

/** What follows from something told before. `settles`: that is the end of it; `own`: only for what the same seat did. */
type Result = {
  readonly of: readonly string[]
  readonly mood?: Mood
  readonly settles?: true
  readonly own?: true
  bits(scene: Scene, text: Text): readonly Bit[]
  words(scene: Scene, text: Text): string
}
const FLOODS = ['misfortune', 'wrath']
const GATHER = ['roll.gather']
const RECRUIT = ['roll.recruit']
const YES: Bit = { sign: 'check', fill: HOUSE.good }
const NO: Bit = { sign: 'cross', fill: HOUSE.bad }
const pieceOf = ({ name }: Scene, { seat, kind }: Text) => `a ${kindName(kind)} of ${name(String(seat))}`

const RESULTS: Readonly<Record<string, Result>> = {
  'flood.tile': {
    of: FLOODS,
    bits: (scene, { tile }) => [{ sign: 'sunken', fill: SEA.alarm }, word(scene.called(String(tile)))],
    words: (scene, { tile }) => `${scene.called(String(tile))} sinks`,
  },
  'flood.barrier': {
    of: FLOODS,
    bits: (scene, text) => [{ sign: 'wall', fill: SEA.alarm }, peninsula(scene, text)],
    words: (scene, text) => `the barrier beside the ${scene.called(String(text.peninsula))} breaks`,
  },
  'misfortune.barriers': { of: FLOODS, bits: () => [NO], words: () => 'all barriers break' },
  'flood.out': {
    of: FLOODS,
    bits: (_, text) => [{ sign: 'wave', fill: SEA.alarm }, who(text)],
    words: (scene, text) => `${pieceOf(scene, text)} is washed away`,
  },
  'flood.escaped': {
    of: FLOODS,
    bits: (_, text) => [{ sign: 'peace', fill: HOUSE.good }, who(text)],
    words: (scene, text) => `${pieceOf(scene, text)} escapes`,
  },
  'flood.stay': { of: FLOODS, bits: () => [{ sign: 'defend', fill: HOUSE.good }], words: () => 'everybody there holds out' },
  'roll.boosted': {
    of: [...GATHER, ...RECRUIT],
    bits: (_, { n }) => [good('energy'), word(`+${n}`)],
    words: (scene, { seat, n }) => `${scene.name(String(seat))} adds ${n} energy`,
  },
  'roll.failed': {
    of: [...GATHER, ...RECRUIT],
    mood: 'bad',
    settles: true,
    own: true,
    bits: () => [NO],
    words: () => 'not enough',
  },
  gained: {
    of: GATHER,
    mood: 'good',
    settles: true,
    own: true,
    bits: (_, { kind }) => [YES, good(kind)],
    words: (_, { kind, n }) => `${n} ${goodName(kind)} gained`,
  },
  recruited: {
    of: RECRUIT,
    mood: 'good',
    settles: true,
    bits: () => [YES, { sign: 'archon', fill: HOUSE.good }],
    words: (scene, { seat }) => `a new follower for ${scene.name(String(seat))}`,
  },
  'recruit.nobody': { of: RECRUIT, settles: true, bits: () => [YES], words: () => 'but nobody is left to call' },
}

/** Something a chip is made of. */
export const isNews = ({ say }: Text): boolean => say in TOLD || say in RESULTS

export function chipsOf(scene: Scene): Chip[] {
  const chips: Chip[] = []
  for (const text of summed(scene.told.story)) {
    const result = RESULTS[text.say]
    const place = result ? chips.findLastIndex((chip) => belongs(chip, result, text)) : -1
    if (result && place >= 0) {
      const chip = chips[place]!
      const added = { of: text.say, bits: result.bits(scene, text), words: result.words(scene, text) }
      const settled = chip.settled || result.settles === true
      chips[place] = { ...chip, settled, mood: result.mood ?? chip.mood, results: withOutcome(chip.results, added) }
    } else if (TOLD[text.say]) chips.push({ text, settled: false, results: [], ...TOLD[text.say]!(scene, text) })
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

const belongs = (chip: Chip, { of, own }: Result, { seat }: Text): boolean =>
  of.includes(chip.text.say) && !chip.settled && (!own || chip.text.seat === seat)

const SUMMED = ['channeled', 'forged']

/** The same again by the same player counts as one. */
function summed(story: readonly Text[]): Text[] {
  const list: Text[] = []
  for (const text of story) {
    const last = list.at(-1)
    if (last && SUMMED.includes(text.say) && last.say === text.say && last.seat === text.seat)
      list[list.length - 1] = { ...last, n: Number(last.n) + Number(text.n) }
    else list.push(text)
  }
  return list
}
