/** What can be achieved in a game: it has words, it happens, and it does not happen to everybody always. */
import { describe, expect, it } from 'vitest'
import type { Finished } from '../../src/games/achievement.ts'
import type { Text } from '../../src/kernel/contract.ts'
import { playMatch } from '../../src/kernel/match.ts'
import type { Player } from '../../src/players/player.ts'
import { GAMES } from './games.ts'
import { type Inheriting, type Play, seatsOf } from './inherited.ts'

/** Among so many games of every number of players and mode each achievement is to be found. */
const ROUNDS = 6
const LONGEST_NAME = 32
const LONGEST_REASON = 90

function finished({ hosted, player }: Inheriting, { seats, options }: Play, seed: number): Finished {
  const told: Text[] = []
  const { outcome } = playMatch({
    game: hosted.game,
    players: Object.fromEntries(seatsOf(seats).map((seat) => [seat, player as Player<unknown>])),
    options,
    seed,
    hears: (events) => told.push(...events.flatMap(({ to, text }) => (to === 'all' ? [text] : []))),
  })
  return { told, outcome }
}

describe.each(GAMES.filter(({ hosted }) => hosted.achievements).map((entry) => [entry.hosted.title, entry] as const))(
  '%s',
  (_, entry) => {
    const { achievements = [] } = entry.hosted
    const ids = achievements.map(({ id }) => id)

    it('says of each of its achievements what it is called and what for', () => {
      const { achievements: words = {} } = entry.hosted.about('en-US')
      expect(Object.keys(words)).toEqual(ids)
      expect(new Set(Object.values(words).map(({ name }) => name)).size).toBe(ids.length)
      for (const { name, how } of Object.values(words)) {
        expect(name.length, name).toBeLessThanOrEqual(LONGEST_NAME)
        expect(how, name).toMatch(/^[a-z].*[^.]$/)
        expect(how.length, name).toBeLessThanOrEqual(LONGEST_REASON)
      }
    })

    it('has achievements that happen, and none that everybody always has', () => {
      const [missing, always] = [new Set(ids), new Set(ids)]
      for (let seed = 1; seed <= ROUNDS; seed++)
        for (const play of entry.plays) {
          if (missing.size === 0 && always.size === 0) return
          const game = finished(entry, play, seed)
          for (const { id, holds } of achievements) {
            const earned = seatsOf(play.seats).filter((seat) => holds(game, seat))
            if (earned.length > 0) missing.delete(id)
            if (earned.length < play.seats) always.delete(id)
          }
        }
      expect([...missing]).toEqual([])
      expect([...always]).toEqual([])
    })
  },
)
