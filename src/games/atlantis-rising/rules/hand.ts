/** Step 25: no more than four library cards in hand; what is too much is discarded or played at once. */

import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { handLimit } from '../abilities.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { narrate } from '../goods.ts'
import type { Chosen, Question, Rising } from '../terms.ts'
import { type Choice, pick } from '../words/says.ts'
import { discard } from './library.ts'
import { playScroll, scrollChoices } from './scrolls.ts'

export const isOverLimit = (data: Data, board: Board, seat: Seat) =>
  board.players[seat]!.hand.length > data.pack.limits.hand && board.players[seat]!.hand.length > handLimit(data, board, seat)

export function shedAsk(data: Data, table: Rising, seat: Seat): Question<Chosen> {
  const { hand } = table.board.players[seat]!
  return {
    prompt: { say: 'shed', limit: handLimit(data, table.board, seat) },
    shows: () => [{ say: 'shows.library', hand: hand.length, limit: handLimit(data, table.board, seat) }],
    topic: 'library',
    about: seat,
    input: pick([
      ...[...new Set(hand)].map(
        (card): Choice => ({
          id: `discard.${card}`,
          label: { say: 'shed.discard', card },
          means: { say: 'means.discard', card },
          rule: '25',
        }),
      ),
      ...scrollChoices(data, table, seat).map((option) => extended(option, { id: `play.${option.id}` })),
    ]),
  }
}

export const shedIdle = (board: Board, seat: Seat): Chosen => ({
  pick: `discard.${board.players[seat]!.hand.at(-1)}`,
  then: undefined,
})

export function takeShed(data: Data, table: Rising, seat: Seat, { pick: id, then }: Chosen) {
  const [verb, card] = [id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)]
  if (verb === 'play') return playScroll(data, table, seat, { pick: card, then })
  table.uncover()
  discard(table.board, seat, card)
  narrate(table, { say: 'library.discarded', seat, card })
}
