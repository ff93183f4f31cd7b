/** Nobody learns at the door of Discord what they may not know: short walks here, long ones in the soak. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../suite/games.ts'
import { walk } from './door.ts'

const OFFERED = GAMES.filter(({ hosted: { game } }) => game.id !== 'lanterns')

describe.each(OFFERED.map((entry) => [entry.hosted.game.id, entry] as const))('%s', (_, { hosted, plays }) => {
  const play = plays[Math.floor(plays.length / 2)]!
  for (const seat of ['p1', null])
    it(`tells ${seat ?? 'the channel'} the same, whatever it may not know`, { timeout: 120_000 }, async () => {
      const walks = await Promise.all([7, 8].map((seed) => walk(hosted, play, seat, seed, 25)))
      expect(walks.map(({ leak }) => leak)).toEqual([null, null])
      expect(walks.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(8)
    })
})
