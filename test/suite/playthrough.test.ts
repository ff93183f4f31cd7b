/** Rules with fingerprints: kept games play the same to the last answer. */
import { describe, expect, it } from 'vitest'
import fingerprints from '../../src/games/fingerprints.json' with { type: 'json' }
import type { AnyGame, Table } from '../../src/kernel/contract.ts'
import { verify } from '../../src/kernel/verify.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { GAMES } from './games.ts'
import { deviation, fingerprintOf, playThrough, playthroughsOf, worthKeeping } from './playthrough.ts'
import { recordedGame } from './record.ts'

for (const entry of GAMES.filter(({ hosted: { game } }) => game.id !== 'lanterns')) {
  const { game, title } = entry.hosted
  describe(game.id, () => {
    const kept = playthroughsOf(game)
    it('has kept playthroughs of every number of players and mode', () =>
      expect(
        kept.map(({ seats, options }) => ({ seats, options })),
        'run: npm run freeze',
      ).toEqual(worthKeeping(entry)))
    it('names them by one fingerprint, which its transcripts carry', () =>
      expect((fingerprints as Record<string, string>)[game.id], 'run: npm run freeze').toBe(fingerprintOf(kept)))
    for (const [i, playthrough] of kept.entries())
      it(`plays playthrough ${i + 1} as it was kept`, () => expect(deviation(game, title, playthrough, i + 1)).toBeNull())
  })
}

describe('a transcript', () => {
  const play = { seats: 3, options: {} }
  const named = (fingerprint: string, change: Partial<AnyGame> = {}): AnyGame => ({
    ...lanterns.hosted.game,
    fingerprint,
    ...change,
  })
  const { transcript } = recordedGame({ ...lanterns, hosted: { ...lanterns.hosted, game: named('then') } }, play, 3)
  const dimmed = {
    settle: (table: Table<{ players: Record<string, { light: number }> }>) => void table.board.players.p1!.light++,
  }
  const judged = (game: AnyGame) => verify(() => game, transcript)

  it('proves a game by its own rules', () => expect(judged(named('then'))).toMatchObject({ ok: true }))
  it('is not called illegal by rules that have changed since', () =>
    expect(judged(named('now', dimmed))).toMatchObject({ ok: false, why: { say: 'verify.other-fingerprint' } }))
  it('is not excused where the rules are the same', () =>
    expect(judged(named('then', dimmed))).not.toMatchObject({ why: { say: 'verify.other-fingerprint' } }))
})

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
