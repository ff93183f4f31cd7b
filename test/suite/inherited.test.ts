import { describe, expect, it } from 'vitest'
import { GAMES } from './games.ts'
import * as suite from './inherited.ts'
import { PROPERTIES } from './properties.ts'
import { transcriptsVerify } from './record.ts'

const SEEDS = 3
/** How many positions of a game a property looks at, however short its games are. */
const LEAST_LOOKS = 5
const every = (n: number, first: number, look: suite.Look): suite.Look => {
  let count = first
  return (position) => (count++ % n === 0 ? look(position) : null)
}

for (const entry of GAMES) {
  describe(entry.hosted.game.id, () => {
    for (const play of entry.plays) {
      const mode = Object.values(play.options).join(', ')
      it(`${play.seats} seats${mode && ` (${mode})`}: all properties hold on every random game, and each ends`, () => {
        let sparsest = Number.POSITIVE_INFINITY // how long its games are, the first one shows
        for (let seed = 1; seed <= SEEDS; seed++) {
          // Each game is looked at in other places: positions recur at the same distance from the beginning.
          const looks = PROPERTIES.map(
            ([name, property, rate]) => [name, every(Math.min(rate, sparsest), seed - 1, property(entry))] as const,
          )
          const answers = suite.randomGame(entry, play, seed * 7919, (position) => {
            for (const [name, look] of looks) {
              const wrong = look(position)
              if (wrong) return `${name}: ${wrong} (seed ${seed * 7919})`
            }
            return null
          })
          sparsest = Math.max(1, Math.floor(answers / LEAST_LOOKS))
        }
      })
    }
    it('every end says who has won and why, and what was hidden', () => {
      for (const [i, play] of entry.plays.entries()) expect(suite.poorVerdict(entry, play, 31 + i)).toBeNull()
    })
    it('something is hidden from everybody, so that looking for leaks can find any', () =>
      expect(suite.whereNothingIsHidden(entry, entry.plays[0]!, 3)).toEqual([]))
    it('a computer that thinks answers the same, whatever it may not know', () =>
      expect(suite.dishonestThought(entry, entry.plays[0]!, 11)).toBeNull())
    it('a game replays from its log to the same state at every decision, and its transcript proves it', () => {
      expect(transcriptsVerify(entry, entry.plays[0]!, 5)).toBeNull()
    })
  })
}
