/** Effects without a question: gain, lose, steal, one more card action, conditions, and once for each ally. */
import type { Seat, Telling } from '../../../../kernel/contract.ts'
import type { Faction } from '../../data/components.ts'
import type { Resource } from '../../data/language.ts'
import { type AtTable, type Book, resolve } from '../book.ts'
import { alliesOf, amountOf, guardOf, holds, isPlayer, otherFactions, otherPlayers, playersAmong } from '../counting.ts'
import { gain, happen, lose } from '../holdings.ts'
import { type Immediate, sceneOf } from './asking.ts'

/** What one brings oneself is a detail; what somebody else brings is news for whom it befalls. */
const tellingOf = (seat: Seat, owner: Seat): Telling => (seat === owner ? { weight: 'detail' } : { concerns: [seat] })

export const resourceEffects = (book: Book) => {
  const { data } = book

  const gains: Immediate<'gain'> = (table, frame, { res, n, who }) => {
    const { board } = table
    const amount = amountOf(data, board, frame.seat, n, sceneOf(frame))
    const seats = who === 'others' ? otherPlayers(board, frame.seat) : [who === 'target' ? frame.target! : frame.seat]
    for (const seat of seats) {
      if (!isPlayer(board, seat)) continue
      const gained = gain(data, board, seat, res, amount)
      if (gained === 0) continue
      const by = who === 'target' ? { by: frame.seat } : {}
      table.say({ say: 'gained', seat, res, n: gained, of: frame.of, owner: frame.seat, ...by }, tellingOf(seat, frame.seat))
    }
  }

  const loses: Immediate<'lose'> = (table, frame, { res, n, who }) => {
    const { board } = table
    const amount = amountOf(data, board, frame.seat, n, sceneOf(frame))
    for (const seat of who === 'others' ? otherPlayers(board, frame.seat) : [frame.target!]) {
      if (!isPlayer(board, seat)) continue
      const lost = lose(board, seat, res, amount)
      if (lost === 0) continue
      const by = who === 'target' ? { by: frame.seat } : {}
      table.say({ say: 'lost', seat, res, n: lost, of: frame.of, owner: frame.seat, ...by }, tellingOf(seat, frame.seat))
    }
  }

  const steals: Immediate<'steal'> = (table, frame, { res, n, from }) => {
    const { board } = table
    const amount = amountOf(data, board, frame.seat, n, sceneOf(frame))
    for (const victim of from === 'eachOther' ? otherFactions(board, frame.seat) : [frame.target!])
      steal(table, frame.seat, victim, res, amount)
  }

  /** What an NPC shows is never used up, except its technology points (09). */
  function steal(table: AtTable, seat: Seat, victim: Faction, res: Resource, n: number): void {
    const { board } = table
    let taken: number
    if (isPlayer(board, victim)) {
      taken = lose(board, victim, res, Math.max(0, n - (guardOf(data, board, victim, 'steal') ?? 0)))
    } else {
      const npc = board.npcs[victim]!
      taken = Math.min(n, res === 'TP' ? npc.TP : data.npcs[victim]![res])
      if (res === 'TP') npc.TP -= taken
    }
    if (taken === 0) return
    gain(data, board, seat, res, taken)
    table.say({ say: 'stole', seat, victim, res, n: taken }, { weight: 'headline', concerns: playersAmong(board, victim) })
    happen(board, 'steal', seat)
  }

  const grants: Immediate<'grant'> = ({ board }, _, { n }) => {
    board.turn.cards += n
  }

  const decides: Immediate<'if'> = (table, frame, { cond, then, else: otherwise = [] }) => {
    const { seat, of, tree, target } = frame
    const list = holds(data, table.board, seat, cond, sceneOf(frame)) ? then : otherwise
    resolve(table, book, { seat, of, tree, list, target })
  }

  /** The allies of this moment, clockwise, then NPCs: called last, played first. */
  const repeats: Immediate<'forEach'> = (table, { seat, of, tree }, { do: list }) => {
    for (const target of alliesOf(table.board, seat).reverse()) resolve(table, book, { seat, of, tree, list, target })
  }

  return { gain: gains, lose: loses, steal: steals, grant: grants, if: decides, forEach: repeats }
}
