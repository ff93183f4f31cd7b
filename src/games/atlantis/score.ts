/** What both editions count in the end, in half points, so that nothing has to be rounded. */
import type { Outcome, ScoreLine, Seat, Text } from '../../kernel/contract.ts'
import { equals, totalOf } from '../common/score.ts'
import type { Board } from './board.ts'
import type { SharedPack } from './data/pack.ts'
import { HEADLINE, type Table } from './rules/tools.ts'
import { type Card, ENDINGS, type Ending, type Paid, type Tie } from './terms.ts'

/** The last threshold of the track that was reached. */
export function resourceHalves({ resource }: SharedPack, amount: number): number {
  let points = 0
  for (const [from, worth] of resource.points) if (amount >= from) points = worth
  return 2 * points
}

export const cardsOf = (board: Board, seat: Seat, card: Card) => board.players[seat]!.hand.filter((each) => each === card).length

export const holdersOf = (board: Board, card: Card) => board.order.filter((seat) => cardsOf(board, seat, card) > 0).length

/** Which column of a reward counts: alone, two, or three and more. */
export const column = (holders: number) => (Math.min(Math.max(holders, 1), 3) - 1) as 0 | 1 | 2

/** A player's score from its parts. */
export const standingOf = <T extends Text>(
  parts: readonly { readonly label: T; readonly halves: number }[],
): { lines: ScoreLine<T>[]; halves: number } => ({
  lines: parts.map(({ label, halves }) => ({ label, points: halves / 2 })),
  halves: parts.reduce((sum, { halves }) => sum + halves, 0),
})

/** What the cards of one kind bring in the end. */
type Worth = (card: Card) => Pick<Paid, 'points' | 'gain'>

/** What a player hoped for, and what it paid. */
export const hopesOf = (board: Board, seat: Seat, ending: Ending, worth: Worth) => {
  const held = ENDINGS.map((card) => ({ card, count: cardsOf(board, seat, card), ...worth(card) })).filter(
    ({ count }) => count > 0,
  )
  return { say: 'ending.hopes', seat, ending, held } as const
}
type Hopes = ReturnType<typeof hopesOf>

type Final<T extends Text> = {
  readonly ending: Ending
  readonly ranking: Seat[]
  readonly scores: Record<Seat, ScoreLine<T>[]>
}

/** The age closes: the result lies open, and so do all hands. `others`: endings that were met as well. */
export function closeAge<T extends Text>(
  table: Table,
  { ending, ranking, scores }: Final<T>,
  others: readonly Ending[],
  hopes: (seat: Seat) => Hopes,
): Pick<Outcome<T>, 'ending' | 'ranking' | 'scores'> {
  const { board } = table
  board.phase = 'over'
  board.final = { ending, ranking, scores }
  table.uncover()
  table.say({ say: `ending.${ending}`, others }, HEADLINE)
  for (const seat of board.order) table.say(hopes(seat), { ...HEADLINE, concerns: [seat] })
  return { ending, ranking: ranking.map((seat) => [seat]), scores }
}

/** Those with equally many points, from the most points on, and what this edition compares next. */
export function tiesOf({ ranking, scores }: Pick<Final<Text>, 'ranking' | 'scores'>, breaker: (seat: Seat) => number): Tie[] {
  return equals(ranking, (seat) => totalOf(scores[seat]!)).map((tied) => tied.map((seat) => ({ seat, count: breaker(seat) })))
}

/** Who has won and why, and what everybody hoped for. */
export function verdict<T extends Text>(
  { order }: Pick<Board, 'order'>,
  { ending, ranking, scores }: Final<T>,
  ties: readonly Tie[],
  hopes: (seat: Seat) => Hopes,
) {
  const tie = tieOfWinner(ranking, ties)
  const further = ties.filter((each) => each !== tie)
  const standing = (seat: Seat) => ({ seat, points: totalOf(scores[seat]!) })
  return {
    why: { say: 'ending.why', ending, standings: ranking.map(standing), tie, further } as const,
    goals: Object.fromEntries(order.map((seat) => [seat, [hopes(seat)]] as const)),
  }
}

const tieOfWinner = ([winner]: readonly Seat[], ties: readonly Tie[]): Tie | null =>
  ties.find((tie) => tie.some(({ seat }) => seat === winner)) ?? null

/** Several with the most points: why one of them has won. */
export function sayTie(table: Table, ranking: readonly Seat[], ties: readonly Tie[]): void {
  const tie = tieOfWinner(ranking, ties)
  if (!tie) return
  const tied = tie.map(({ seat }) => seat)
  const [first, second] = tie.map(({ count }) => count) as [number, number]
  table.say(
    { say: 'ending.tied', seats: tied, winner: tied[0]!, by: first > second ? first : null },
    { ...HEADLINE, concerns: tied },
  )
}
