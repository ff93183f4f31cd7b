/** Rules with fingerprints: kept games play the same to the last answer. */
import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src/kernel/contract.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { GAMES } from './games.ts'
import { deviation, playThrough, playthroughsOf, worthKeeping } from './playthrough.ts'

for (const entry of GAMES.filter(({ hosted: { game } }) => game.id !== 'lanterns')) {
  const { game, title } = entry.hosted
  describe(game.id, () => {
    const kept = playthroughsOf(game)
    it('has kept playthroughs of every number of players and mode', () =>
      expect(
        kept.map(({ seats, options }) => ({ seats, options })),
        'run: npm run freeze',
      ).toEqual(worthKeeping(entry)))
    for (const [i, playthrough] of kept.entries())
      it(`plays playthrough ${i + 1} as it was kept`, () => expect(deviation(game, title, playthrough, i + 1)).toBeNull())
  })
}

describe('a rule that plays differently', () => {
  const { game } = lanterns.hosted
  const kept = playThrough(game, { seats: 3, options: {} }, 5)
  const changed = (change: Partial<AnyGame>): AnyGame => ({ ...game, ...change })

  it('is found at the answer where it first does', () => {
    // The tie of the sealed bids goes to nobody; here, everybody's light is one less from the third round on.
    const dimmer = changed({
      settle: (table) => {
        if (table.board.round > 2) for (const player of Object.values(table.board.players) as { light: number }[]) player.light--
      },
    })
    expect(deviation(dimmer, 'Lanterns', kept, 2)).toMatch(
      /^Lanterns plays differently at answer \d+ of playthrough 2, .*: raise the version and freeze again, or mend it$/,
    )
  })

  it('is not found where nothing differs', () => expect(deviation(game, 'Lanterns', kept, 1)).toBeNull())
})
