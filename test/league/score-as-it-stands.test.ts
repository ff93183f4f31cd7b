/** At the end of a season every unfinished game has to be scored as it stands: that has to work for every game we host. */
import { describe, expect, it } from 'vitest'
import { HOSTED } from '../../src/games/index.ts'
import { create } from '../../src/kernel/engine.ts'
import { randomFrom } from '../../src/kernel/random.ts'
import { verdictOf } from '../../src/league/score-as-it-stands.ts'
import { playedOut } from '../../src/tables/played-out.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { marathon } from './sprint.ts'

const games = [...HOSTED, lanterns.hosted, marathon].map(({ game }) => game)

describe.each(games)('$id', (game) => {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i)

  it.each(counts)('can be scored as it stands with %i seats, and stays as it was', (count) => {
    const seats = Array.from({ length: count }, (_, i) => `p${i + 1}`)
    const { state } = create(game, { seats, options: {}, random: randomFrom(count), held: true })
    const before = JSON.stringify(state)
    const rest = playedOut(game, state)
    expect(rest).not.toBeNull()
    expect(rest!.answers).toBeGreaterThan(0)
    expect(JSON.stringify(state)).toBe(before)
    if (rest!.outcome.together) return
    const { places, scores } = verdictOf(rest!.outcome)
    expect(Object.keys(places).sort()).toEqual(seats)
    expect(Math.min(...Object.values(places))).toBe(1)
    expect(Object.keys(scores).sort()).toEqual(seats)
  })
})
