/** Nobody learns at the door of Discord what they may not know: short walks here, long ones in the soak. */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../suite/games.ts'
import { asAtOnce, walk } from './door.ts'

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

it('an answer that was promised first, as a busy machine does, is no other answer', () => {
  const callback = '/interactions/1/token/callback'
  const original = '/webhooks/2/token/messages/%40original'
  const data = { components: ['a panel'], flags: 64 | 32_768 }
  const sent = (method: string, path: string, body: unknown) => ({ method, path, body, files: [] })
  const atOnce = [sent('POST', callback, { type: 4, data }), sent('PATCH', original, { components: ['its picture'] })]
  const promised = [
    sent('POST', callback, { type: 5, data: { flags: 64 } }),
    sent('POST', '/channels/3/messages', {}),
    sent('PATCH', original, { ...data, flags: 32_768 }),
    sent('PATCH', original, { components: ['its picture'] }),
  ]
  expect(asAtOnce(promised).filter(({ path }) => !path.startsWith('/channels'))).toEqual(asAtOnce(atOnce))
  expect(asAtOnce(atOnce)).toEqual(atOnce)
  // What was promised and never came is not what came.
  expect(asAtOnce(promised.slice(0, 1))).not.toEqual(asAtOnce(atOnce.slice(0, 1)))
})
