/** 14, the end of the game: checked once, at the end of one's own turn, after the influence phase. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import type { Defeat, Victory } from '../data/endings.ts'
import { conditionsMet, measuresOf, pointsRange, ranked, scoreLines } from '../score.ts'
import type { AtlasText } from '../words/says.ts'
import type { AtTable } from './book.ts'

/** Ends the game if the seat whose turn it is meets a condition; says whether it did. */
export function checkVictory(table: AtTable, data: Components, seat: Seat): boolean {
  const { board } = table
  const { least, most } = pointsRange(data, board, seat)
  const goal = data.pack.victory.tp
  // Whether the game goes on tells everybody something about hidden front runner tokens: that is declared either way.
  if (least < goal && most >= goal) table.uncover()
  const met = conditionsMet(data, board, seat)
  if (met.length === 0) return false
  finish(table, data, { ending: met[0]!, winner: seat, conditions: met })
  return true
}

type Won = { readonly ending: Victory | 'rounds'; readonly winner: Seat; readonly conditions: readonly Victory[] }
/** The coalition of the game alone wins. */
type Lost = { readonly ending: Defeat; readonly winner: null; readonly conditions: readonly [] }

export function finish(table: AtTable, data: Components, end: Won | Lost): void {
  const { board } = table
  const { ending, winner, conditions } = end
  board.turn.phase = 'over'
  board.result = { ending, winner, conditions: [...conditions] }
  table.uncover()
  for (const seat of board.order) {
    const { runners } = board.players[seat]!
    if (runners.length > 0)
      table.say({ say: 'runner.shown', seat, values: [...runners] }, { weight: 'headline', concerns: [seat] })
  }
  if (end.winner === null) table.say({ say: `ending.${end.ending}` }, { weight: 'headline' })
  else table.say({ say: `ending.${end.ending}`, seat: end.winner, conditions: [...conditions] }, { weight: 'headline' })
  const order = ranked(data, board)
  const places = winner ? [winner, ...order.filter((seat) => seat !== winner)] : order
  table.finish({
    ending,
    ranking: places.map((seat) => [seat]),
    scores: Object.fromEntries(board.order.map((seat) => [seat, scoreLines(data, board, seat)])),
    why: whyOf(data, board, end, places),
    goals: Object.fromEntries(
      board.order.flatMap((seat) => {
        const { runners } = board.players[seat]!
        return runners.length === 0 ? [] : [[seat, [{ say: 'runner.shown', seat, values: [...runners] } as const]] as const]
      }),
    ),
    ...(board.rivals && { together: winner ? ('won' as const) : ('lost' as const) }),
  })
}

/** What decided, with its numbers: the goal that was reached, or the first difference between the two best. */
function whyOf(data: Components, board: Board, { ending, winner, conditions }: Won | Lost, places: readonly Seat[]): AtlasText {
  if (winner === null)
    return {
      say: 'why.lost',
      ending,
      marker: board.rivals?.marker ?? 0,
      last: data.spaces.length,
      limit: board.rivals?.limit ?? 0,
    }
  if (ending !== 'rounds') {
    const { tp, tiles } = data.pack.victory
    const goals = { technology: tp, influence: data.spaces.length, initiative: tiles }
    const measured = measuresOf(data, board, winner)
    return { say: 'why.goal', seat: winner, reached: conditions.map((way) => ({ way, count: measured[way], goal: goals[way] })) }
  }
  const second = places[1]
  if (second === undefined) return { say: 'why.alone', seat: winner, points: measuresOf(data, board, winner).technology }
  const [mine, theirs] = [measuresOf(data, board, winner), measuresOf(data, board, second)]
  const by = (['technology', 'influence', 'initiative', 'resources'] as const).find((each) => mine[each] !== theirs[each]) ?? null
  const compared = by === null ? null : { by, mine: mine[by], theirs: theirs[by] }
  return { say: 'why.rounds', seat: winner, second, points: mine.technology, compared }
}
