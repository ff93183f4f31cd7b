/** Every choice explains itself: what it does, what decides, and where to read on, in lines a phone shows whole. */
import { describe, expect, it } from 'vitest'
import type { Board } from '../../../src/games/atlantis-rising/board.ts'
import { atlantisRising } from '../../../src/games/atlantis-rising/index.ts'
import type { Decision, Input, Option, State } from '../../../src/kernel/contract.ts'
import { apply, create, decisions, isRefusal, knownFrom, pending, question } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { bySeat, speakerOf } from '../../../src/kernel/language.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import { shownBeside, told } from '../../../src/kernel/told.ts'
import { seatsOf } from '../../suite/inherited.ts'
import { game, table } from './table.ts'

const speaker = speakerOf('en-US', (seat) => `Maximiliane the ${seat.slice(1)}`)
const topics = atlantisRising.about('en-US').topics.map(({ id }) => id)
const { facts } = game.view(create(game, { seats: seatsOf(2), options: {}, random: randomFrom(1) }).state.board, null)

/** Ids nobody says: with a dash or a dot, or of two words written as one. */
const ids = new Set(
  [
    ...Object.keys(facts.names),
    ...Object.keys(facts.cards),
    ...Object.keys(facts.misfortunes),
    ...Object.keys(facts.components),
    'unflood',
    ...seatsOf(7),
  ].filter((id) => /[-.]|^p\d$|unflood/.test(id)),
)

function* optionsIn(input: Input): Generator<Option> {
  if (input.kind === 'amount') return
  for (const option of input.kind === 'split' ? input.targets : input.options) {
    yield option
    if (option.then) yield* optionsIn(option.then)
  }
}

/** The same words come again and again: they are read once. */
const read = new Map<string, string[]>()

function faultsOf(words: string, most: number): string[] {
  const known = read.get(`${most} ${words}`) ?? misread(words, most)
  read.set(`${most} ${words}`, known)
  return known
}

function misread(words: string, most: number): string[] {
  return [
    ...(words.length > most ? [`longer than ${most}`] : []),
    ...(words.length === 0 ? ['empty'] : []),
    ...(/…$/.test(words) ? ['cut'] : []),
    ...(/§|\bundefined\b|\[object|NaN|[▲⚑›]/.test(words) ? ['no sentence'] : []),
    ...words.split(/[^\p{L}\p{N}.-]+/u).filter((word) => ids.has(word.replace(/\.$/, ''))),
  ].map((fault) => `${fault}: ${words}`)
}

/** What is wrong with the words of a question. */
function faultsIn(decision: Decision): string[] {
  const { prompt, input, topic } = decision
  const shows = shownBeside(decision)
  const say = (text: Option['label']) => game.speak(text, speaker)
  const faults = [...(topic && topics.includes(topic) ? [] : [`${prompt.say} has no topic`])]
  if (shows.length === 0 || shows.length > 4) faults.push(`${prompt.say} shows ${shows.length} lines`)
  for (const line of shows) faults.push(...faultsOf(say(line), 120))
  for (const { id, label, means } of optionsIn(input)) {
    faults.push(...faultsOf(say(label), 80))
    faults.push(...(means ? faultsOf(say(told(means)), 100) : [`${prompt.say} › ${id} means nothing`]))
  }
  return faults
}

function enrich(player: Board['players'][string]) {
  player.goods = { ore: 4, gold: 4, crystal: 4, atlantium: 4, energy: 4 }
  player.boons = [{ op: 'barrier', left: 2, distinct: true, among: [] }]
  player.hand = ['foresight', 'second-wind', 'omen-of-fortune', 'shared-wisdom', 'transmutation']
}

/** Random answers, now and then an offer among them. */
function* course(seats: number, seed: number, options: Record<string, string>, most: number): Generator<State<Board>> {
  const random = dice(seed)
  let { state } = create(game, { seats: seatsOf(seats), options, random: randomFrom(seed) })
  // Half of the tables are rich: what is rarely in reach is asked there, too.
  if (seed % 2 === 0) for (const player of Object.values(state.board.players)) enrich(player)
  for (let i = 0; i < most && !state.outcome; i++) {
    yield state
    const open = random(8) === 0 ? decisions(game, state) : pending(game, state)
    const chosen = open[random(open.length)]!
    const decision = 'input' in chosen ? chosen : question(game, state, chosen)!
    const result = apply(game, state, decision.seat, decision.id, sample(decision.input, random), knownFrom([decision]))
    if (isRefusal(result)) throw new Error(result.text.say)
    state = result.state
  }
}

describe('every question', () => {
  it('says what each choice does, what decides it, and where its rules stand', () => {
    const asked = new Set<string>()
    const faults = new Set<string>()
    const seen = new Set<string>()
    for (const [seats, hands, answers] of [
      [1, 'open', 700],
      [2, 'private', 900],
      [4, 'open', 1200],
      [7, 'private', 700],
    ] as const)
      for (const seed of [1, 2, 6])
        for (const state of course(seats, seed, { hands }, answers))
          for (const decision of decisions(game, state)) {
            const once = `${seats} ${seed} ${decision.id}`
            if (seen.has(once)) continue
            seen.add(once)
            asked.add(decision.prompt.say)
            for (const fault of faultsIn(decision)) faults.add(fault)
          }
    expect([...faults]).toEqual([])
    expect([...asked]).toEqual(expect.arrayContaining(USUAL))
  })
})

describe('a roll that fell short', () => {
  /** Alone, or with what those who are asked as well could still add. */
  const canChange = ({ board }: State<Board>, { seat, input }: Decision) => {
    const roll = board.rolls.find(({ stage, waiting }) => stage === 'short' && waiting.includes(seat))!
    const total = [...roll.dice.map(({ value }) => value), ...Object.values(roll.boosts), roll.bonus].reduce((a, b) => a + b, 0)
    const free = (other: string) => game.view(board, null).players.find((player) => player.seat === other)!.freeEnergy
    const open = [...optionsIn(input)].filter(({ blocked }) => !blocked).map(({ id }) => id)
    if (open.includes('boost')) return free(seat) >= roll.target - total
    return open.includes('part') && roll.waiting.reduce((sum, other) => sum + free(other), 0) >= roll.target - total
  }

  it('17: is asked about only where an answer changes what comes of it', () => {
    let asked = 0
    const empty: string[] = []
    for (const [seats, hands, answers] of [
      [1, 'open', 700],
      [2, 'private', 900],
      [3, 'open', 900],
      [5, 'private', 900],
      [7, 'open', 900],
    ] as const)
      for (const seed of [12, 14, 16, 18])
        for (const state of course(seats, seed, { hands }, answers))
          for (const decision of state.board.rolls.length > 0 ? decisions(game, state) : []) {
            if (decision.prompt.say !== 'roll.short') continue
            asked++
            if (!canChange(state, decision)) empty.push(`${seats} players, seed ${seed}: ${decision.id}`)
          }
    expect(asked).toBeGreaterThan(40)
    expect(empty).toEqual([])
  })
})

/** Asked in any game, sooner or later. */
const USUAL = [
  'choose',
  'hologram',
  'placing',
  'flood.where',
  'wrath.where',
  'actions',
  'roll.short',
  'keep',
  'under',
  'shed',
  'peek',
  'boon.exchange',
  'boon.barrier',
  'asked.build',
  'asked.place',
  'mark',
]

describe('what happened', () => {
  it('is told with its weight, and to whom it happened', () => {
    const t = table(4, { misfortunes: ['flood-forests'] })
      .places('p2', 'leader', 'forests-6')
      .allReady()
    const told = (say: string) => t.events.find(({ text }) => text.say === say)
    expect(told('flood.sunk')).toMatchObject({ weight: 'headline', concerns: ['p2'] })
    expect(told('flood.tile') ?? told('flood.out')).toBeUndefined()
    expect(told('ready')).toMatchObject({ weight: 'detail' })
  })

  it('says what something was gained by', () => {
    const t = table(4, { hands: { p1: ['ley-surge'] } })
      .places('p1', 'leader', 'hills-6')
      .does('p1', 'scroll', 'ley-surge')
    const told = t.events.filter(({ text }) => text.say === 'gained').map(({ text }) => game.speak(text, bySeat()))
    expect(told).toEqual(['p1 takes 2 energy thanks to Ley Surge.'])
    // What was played is not told twice.
    expect(t.events.some(({ text }) => text.say === 'scroll.played')).toBe(false)
  })
})

describe('what a table may choose', () => {
  it('says what it means', () => {
    for (const { label, choices } of game.settings)
      for (const text of [label, ...choices.flatMap((choice) => [choice.label, told(choice.means!)])])
        expect(faultsOf(game.speak(text, speaker), 100)).toEqual([])
  })
})

describe('who one is', () => {
  const { state } = create(game, { seats: seatsOf(3), options: { councilors: 'random' }, random: randomFrom(4) })

  it('is told to a seat, and to nobody else', () => {
    const told = atlantisRising.briefing!(game.view(state.board, 'p2'), speaker)
    expect(told.join(' ')).toContain(facts.names[state.board.players.p2!.councilor!])
    expect(atlantisRising.briefing!(game.view(state.board, null), speaker)).toEqual([])
  })

  it('how far the team is from winning and from losing is told to all', () => {
    const [win, lose] = atlantisRising.race!(game.view(state.board, null), speaker).bars.map(({ note }) => note)
    expect(win).toContain(`0 of ${state.board.blueprint.length + 1} parts`)
    expect(lose).toContain('36 of 36 tiles dry')
  })

  it('what it is about stands on the opening card', () => expect(atlantisRising.about('en-US').goal?.(4)).toHaveLength(3))
})
