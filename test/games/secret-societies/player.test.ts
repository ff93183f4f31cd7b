import { describe, expect, it } from 'vitest'
import { printed } from '../../../src/games/secret-societies/data/printed.ts'
import { secretSocieties } from '../../../src/games/secret-societies/index.ts'
import type { View } from '../../../src/games/secret-societies/view.ts'
import type { Decision } from '../../../src/kernel/contract.ts'
import { misfit } from '../../../src/kernel/input.ts'
import { playMatch } from '../../../src/kernel/match.ts'
import { type Player, randomPlayer } from '../../../src/players/player.ts'
import { leaderOf } from '../../../src/players/secret-societies/ending.ts'
import { steady } from '../../../src/players/secret-societies/index.ts'
import { deedWorth } from '../../../src/players/secret-societies/worth.ts'

const { game } = secretSocieties
const seatsOf = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`)

describe('the steady player', () => {
  it.each([2, 3, 4, 5])('beats random play at a table of %i, in every seat', (count) => {
    const games = 10
    let won = 0
    for (let i = 0; i < games; i++) {
      const hero = seatsOf(count)[i % count]!
      const players = Object.fromEntries(
        seatsOf(count).map((seat) => [seat, seat === hero ? steady : (randomPlayer as Player<View>)]),
      )
      const { outcome } = playMatch({ game, players, seed: 300 + i })
      if (outcome.ranking[0]!.includes(hero)) won++
    }
    expect(won).toBeGreaterThanOrEqual(9)
  })

  it('answers every question legally, drafts included', () => {
    const checked: Player<View> = (position) => {
      const answer = steady(position)
      if (answer !== undefined) expect(misfit(position.decision.input, answer)).toBeNull()
      return answer
    }
    for (let seed = 1; seed <= 6; seed++) {
      const count = 2 + (seed % 4)
      const players = Object.fromEntries(seatsOf(count).map((seat) => [seat, checked]))
      const { answers } = playMatch({ game, players, seed, options: { societies: 'draft' } })
      expect(answers).toBeGreaterThan(80)
    }
  })
})

describe('a table of steady players', () => {
  type Asked = { readonly view: View; readonly seat: string; readonly decision: Decision; readonly answer: unknown }
  const asked: Asked[] = []
  const watched: Player<View> = (position) => {
    const answer = steady(position)
    asked.push({ ...position, answer })
    return answer
  }
  for (let seed = 1; seed <= 12; seed++)
    playMatch({ game, players: Object.fromEntries(seatsOf(2 + (seed % 4)).map((seat) => [seat, watched])), seed })
  const answersTo = (say: string) => asked.filter(({ decision }) => decision.prompt.say === say)
  const pickOf = (answer: unknown) => (answer as { readonly pick: string }).pick

  it('moves Bids to where its Agents stand, if they are worth more there', () => {
    // It seldom pays for Agents itself: here others build, and it only moves.
    const moved: string[] = []
    const mover: Player<View> = (position) => {
      const { decision } = position
      if (decision.prompt.say !== 'move.agent') return (randomPlayer as Player<View>)(position)
      const answer = steady(position)
      moved.push(pickOf(answer))
      return answer
    }
    for (let seed = 1; seed <= 8; seed++)
      playMatch({ game, players: Object.fromEntries(seatsOf(3).map((seat) => [seat, mover])), seed })
    expect(moved.some((pick) => pick !== 'no')).toBe(true)
    expect(moved).toContain('no')
  })
  it('lays Dummies that nobody can read', () =>
    expect(new Set(answersTo('dummy.down').map(({ answer }) => pickOf(answer))).size).toBeGreaterThan(2))
  it('cancels, in the last Round, what whoever is ahead would like best', () => {
    const last = asked.filter(
      ({ view, decision }) => /^tokens\.(both|cancel)$/.test(decision.prompt.say) && view.round === printed.agenda.length,
    )
    const eyes = last.flatMap(({ view, seat, answer }) => {
      const eye = { rules: printed, view, seat, me: view.players[seat]! }
      const leader = leaderOf(eye)
      return leader ? [{ eye, leader, lot: view.row[Number(pickOf(answer))]! }] : []
    })
    expect(eyes.length).toBeGreaterThan(0)
    for (const { eye, leader, lot } of eyes) {
      const own = eye.view.row.map(({ deed }) => deedWorth(eye, deed))
      const rest = eye.view.row.filter((_, n) => own[n] !== Math.max(...own)).map(({ deed }) => deedWorth(leader, deed))
      expect(deedWorth(leader, lot.deed)).toBeCloseTo(Math.max(...rest))
    }
  })
})
