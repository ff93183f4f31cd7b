/** How a game ends (b.4, h): all win together the moment the core is built, all lose the moment the centre is flooded. */
import type { ScoreLine } from '../../kernel/contract.ts'
import { totalOf } from '../common/score.ts'
import type { Board } from './board.ts'
import type { Data } from './data/data.ts'
import { dryInAll } from './island.ts'
import { announce } from './telling.ts'
import type { Rising } from './terms.ts'
import type { RisingText } from './words/says.ts'

export const win = (data: Data, table: Rising) => finish(data, table, 'won', 'core')
export const lose = (data: Data, table: Rising) => finish(data, table, 'lost', 'drowned')
export const giveUp = (data: Data, table: Rising) => finish(data, table, 'lost', 'given-up')

function finish(data: Data, table: Rising, together: 'won' | 'lost', ending: 'core' | 'drowned' | 'given-up') {
  const { board, seats } = table
  const lines = scoreOf(data, board, together)
  const points = totalOf(lines)
  board.phase = 'over'
  board.choice = null
  recordRound(data, board)
  board.result = { together, ending, dry: dryInAll(data, board), built: board.built.length, points }
  announce(table, { say: `over.${ending}`, points })
  const why = {
    say: `why.${ending}`,
    built: board.built.length,
    left: board.blueprint.length,
    dry: dryInAll(data, board),
  } as const
  table.finish({ ending, together, why, ranking: [[...seats]], scores: Object.fromEntries(seats.map((seat) => [seat, lines])) })
}

/** How the round left things, for those who look back on the game. */
export function recordRound(data: Data, board: Board) {
  board.rounds = [...(board.rounds ?? []), { dry: dryInAll(data, board), built: board.built.length }]
}

/** One number per team, for leagues: any win ranks above any loss, and a harder level above an easier one. */
function scoreOf(data: Data, board: Board, together: 'won' | 'lost'): ScoreLine<RisingText>[] {
  const { score } = data.pack
  const dry = dryInAll(data, board)
  if (together === 'lost') {
    return [
      { label: { say: 'score.level', level: board.level }, points: score.lost.perLevel * board.level },
      { label: { say: 'score.built', built: board.built.length }, points: score.lost.perComponent * board.built.length },
    ]
  }
  return [
    { label: { say: 'score.won' }, points: score.won.base },
    { label: { say: 'score.level', level: board.level }, points: score.won.perLevel * board.level },
    { label: { say: 'score.dry', dry }, points: score.won.perDryTile * dry },
  ]
}
