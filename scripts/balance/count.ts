/** One game more: who won it with what, how it ended, and when. */
import { totalOf } from '../../src/games/common/score.ts'
import { HOSTED } from '../../src/games/index.ts'
import { chosenOptions } from '../../src/kernel/engine.ts'
import { steadyAt } from '../../src/players/index.ts'
import { shareOfWin } from '../../src/players/search.ts'
import { contender, playedBy } from '../strength/match.ts'
import { KINDS } from './kinds.ts'
import type { Counted } from './report.ts'

export const begun = (of: Pick<Counted, 'game' | 'version' | 'pack' | 'level' | 'seats' | 'seed' | 'options'>): Counted => ({
  ...of,
  games: 0,
  endings: {},
  rounds: {},
  kinds: {},
})

/** Adds the next game to what was counted. */
export function count(run: Counted): void {
  const hosted = HOSTED.find(({ game }) => game.id === run.game)!
  const { game } = hosted
  const seats = Array.from({ length: run.seats }, (_, i) => `p${i + 1}`)
  const player = contender(run.level, hosted, steadyAt(hosted)!)
  const setting = {
    game,
    seats: run.seats,
    options: chosenOptions(game, run.options ?? {}),
    seed: run.seed + run.games,
    turn: run.games,
  }
  const { state, outcome } = playedBy(setting, seats, () => player)
  const seen = KINDS[game.id]!(state, game.view(state.board, null))
  const points = seats.map((seat) => totalOf(outcome.scores[seat] ?? []))
  const mean = points.reduce((sum, each) => sum + each, 0) / seats.length
  run.games++
  run.endings[outcome.ending] = (run.endings[outcome.ending] ?? 0) + 1
  run.rounds[seen.rounds] = (run.rounds[seen.rounds] ?? 0) + 1
  for (const [i, seat] of seats.entries())
    for (const [kind, names] of Object.entries(seen.kinds(seat)))
      for (const name of names) {
        run.kinds[kind] ??= {}
        const [had, won, ahead, squared] = run.kinds[kind][name] ?? [0, 0, 0, 0]
        const lead = points[i]! - mean
        run.kinds[kind][name] = [had + 1, round(won + shareOfWin(outcome, seat)), round(ahead + lead), round(squared + lead ** 2)]
      }
}

const round = (n: number) => Math.round(n * 1000) / 1000
