/** Random games: every player count, every pair of societies, and a land of plenty where every Project gets started. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalOf } from '../../../src/games/common/score.ts'
import type { Board } from '../../../src/games/secret-societies/board.ts'
import { pack } from '../../../src/games/secret-societies/data/pack.ts'
import { cardsOf } from '../../../src/games/secret-societies/holdings/holdings.ts'
import { type SecretSocieties, secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { State, Text } from '../../../src/kernel/contract.ts'
import { consume, create, decisions, isRefusal } from '../../../src/kernel/engine.ts'
import { sample } from '../../../src/kernel/input.ts'
import { dice, randomFrom } from '../../../src/kernel/random.ts'
import * as suite from '../../suite/inherited.ts'
import { broken, inheriting } from './inheriting.ts'

const SOCIETIES = Object.keys(secretSocieties.rules.societies)
const PAIRS = SOCIETIES.flatMap((one, i) => SOCIETIES.slice(i + 1).map((other) => [one, other] as const))

/** Plays with these societies to the end; the board is looked at every few answers, at the end in any case. */
function play({ game }: SecretSocieties, societies: readonly string[], seed: number, told: Text[] = []): State<Board> {
  const random = dice(seed)
  const seats = suite.seatsOf(societies.length)
  const { state } = create(game, { seats, options: { societies: 'draft' }, random: randomFrom(seed) })
  for (let answers = 0; !state.outcome; answers++) {
    const open = decisions(game, state)
    const decision = open[random(open.length)]!
    const drafting = decision.prompt.say === 'setup.society'
    const answer = drafting
      ? { pick: societies[seats.indexOf(decision.seat)] }
      : inAnyOrder(sample(decision.input, random), random)
    const applied = consume(game, state, decision.seat, decision.id, answer)
    if (isRefusal(applied)) throw new Error(`${applied.text.say} for ${decision.prompt.say}`)
    told.push(...applied.events.map(({ text }) => text))
    const wrong = answers % 16 === 0 || state.outcome ? broken(state.board) : []
    if (wrong.length > 0) throw new Error(`${wrong.join('; ')} after ${decision.prompt.say} (seed ${seed})`)
    if (answers > 5000) throw new Error('no end')
  }
  return state
}

/** What is marked may be filled in any order. */
function inAnyOrder(answer: unknown, random: (n: number) => number): unknown {
  const { pick, then } = answer as { pick?: string; then?: string[] }
  if (pick !== 'invest') return answer
  const left = [...then!]
  return { pick, then: then!.map(() => left.splice(random(left.length), 1)[0]!) }
}

/** Deeds bear so much that every Project, Investment and Tile comes into play. */
const plenty = (): SecretSocieties => {
  type Rows = { of: Record<string, number>[] }
  const rich = structuredClone(pack) as { deeds: Rows; societies: Rows }
  for (const deed of rich.deeds.of) for (const kind of ['land', 'industry', 'population']) deed[kind]! += 4
  for (const society of rich.societies.of) society.coins! += 12
  return secretSocieties.withPack(rich) as SecretSocieties
}
const land = plenty()

it('every Deed that is laid is told of once: with the purchase, or by itself', () => {
  for (const [seed, societies] of [
    ['aliens', 'robots', 'illuminati'],
    ['robots', 'aliens', 'influencers'],
  ].entries()) {
    const told: Text[] = []
    const { board } = play(land, societies, 31 + seed, told)
    const laid = told.flatMap((text) => (text.laid ? [text.deed] : text.say === 'card.placed' ? [text.card] : []))
    const deeds = Object.values(board.players)
      .flatMap(cardsOf)
      .filter((id) => !!land.rules.cards[id]?.borders.length)
    expect(deeds.length).toBeGreaterThan(8)
    for (const deed of deeds)
      expect(
        laid.filter((each) => each === deed),
        deed,
      ).toHaveLength(1)
    expect(told.some((text) => text.laid)).toBe(true)
  }
})

describe('random games', () => {
  it.each(PAIRS)('%s against %s, with Dummies', (one, other) => {
    play(one < other ? secretSocieties : land, [one, other], 11)
  })

  it.each(PAIRS)('%s and %s with three more societies', (one, other) => {
    const rest = SOCIETIES.filter((society) => society !== one && society !== other).slice(0, 3)
    play(land, [rest[0]!, one, rest[1]!, other, rest[2]!], 13)
  })

  it.each([3, 4])('%i players, any societies', (count) => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SOCIETIES, { minLength: count, maxLength: count }), fc.integer(), (societies, seed) => {
        const { outcome, board } = play(land, societies, seed)
        expect(outcome!.ranking.flat().sort()).toEqual(Object.keys(board.players).sort())
        for (const lines of Object.values(outcome!.scores)) expect(Number.isInteger(totalOf(lines))).toBe(true)
      }),
      { numRuns: 8 },
    )
  })

  it('in a land of plenty every Project of the board gets started, and every society Tile', () => {
    const started = new Set<string>()
    for (let seed = 1; seed <= 24; seed++) {
      const societies = [...SOCIETIES.slice(seed % 8), ...SOCIETIES].slice(0, 4)
      const { board } = play(land, societies, seed)
      for (const { society, projects } of Object.values(board.players))
        for (const project of projects) started.add(project.startsWith('society') ? `${society} ${project}` : project)
    }
    expect(started.size).toBe(9 + 3 * SOCIETIES.length)
  })

  it('every seat keeps its secrets there too', () => {
    const entry = { ...inheriting, hosted: land }
    const looks = [suite.nothingLeaks(entry), suite.sealsHold(entry), suite.questionsAreSound(), suite.everythingHasWords(entry)]
    let count = 0
    for (const seats of [2, 3, 5])
      suite.randomGame(entry, { seats, options: { societies: 'random' } }, seats * 31, (position) => {
        if (count++ % 9 !== 0) return null
        return looks.map((look) => look(position)).find((wrong) => wrong !== null) ?? null
      })
    expect(count).toBeGreaterThan(300)
  })
})

describe('what holds at the end of every game', () => {
  it('Cards lie in their own Region, Trade Routes and Planets anywhere', () => {
    const { board } = play(land, ['aliens', 'robots', 'influencers'], 5)
    for (const player of Object.values(board.players)) {
      expect(new Set(cardsOf(player).filter((id) => land.rules.cards[id]!.kind === 'deed')).size).toBeGreaterThan(0)
      for (const side of ['above', 'below'] as const)
        for (const [region, cards] of Object.entries(player[side]))
          for (const id of cards) expect([region, null]).toContain(land.rules.cards[id]!.region)
    }
  })
})
