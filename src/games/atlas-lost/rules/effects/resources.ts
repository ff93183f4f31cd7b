/** Effects without a question: gain, lose, steal, one more card action, conditions, and once for each ally. */
import type { Seat, Telling } from '../../../../kernel/contract.ts'
import { canonical } from '../../../../kernel/json.ts'
import type { Faction } from '../../data/components.ts'
import type { Resource } from '../../data/language.ts'
import { type AtTable, type Book, type Flow, type Interpreting, resolve } from '../book.ts'
import { alliesOf, amountOf, guardOf, holds, isPlayer, otherFactions, otherPlayers, playersAmong } from '../counting.ts'
import { gain, happen, lose } from '../holdings.ts'
import { type Immediate, sceneOf } from './asking.ts'

/** What one brings oneself is a detail; what somebody else brings is news for whom it befalls. */
const tellingOf = (seat: Seat, owner: Seat): Telling => (seat === owner ? { weight: 'detail' } : { concerns: [seat] })

/** What flows is told once the list goes on to something else: two resources for one seat are one sentence. */
function flows(table: AtTable, frame: Interpreting, found: readonly Flow[]): void {
  const held = [...(frame.flows ?? []), ...found]
  frame.flows = held
  if (frame.list[frame.next]?.op === frame.list[frame.next - 1]?.op) return
  delete frame.flows
  if (held.length <= 1) {
    for (const { text, telling } of held) table.say(text, telling)
    return
  }
  const kindOf = ({ text: { res: _, n: __, ...rest } }: Flow) => canonical(rest)
  for (const kind of new Set(held.map(kindOf))) {
    const [first, ...more] = held.filter((flow) => kindOf(flow) === kind) as [Flow, ...Flow[]]
    const also = more.map(({ text: { res, n } }) => ({ res, n }))
    table.say(also.length > 0 ? { ...first.text, also } : first.text, first.telling)
  }
}

export const resourceEffects = (book: Book) => {
  const { data } = book

  const gains: Immediate<'gain'> = (table, frame, { res, n, who }) => {
    const { board } = table
    const amount = amountOf(data, board, frame.seat, n, sceneOf(frame))
    const seats = who === 'others' ? otherPlayers(board, frame.seat) : [who === 'target' ? frame.target! : frame.seat]
    const found = seats.flatMap((seat): Flow[] => {
      const gained = isPlayer(board, seat) ? gain(data, board, seat, res, amount) : 0
      const by = who === 'target' ? { by: frame.seat } : {}
      const text = { say: 'gained', seat, res, n: gained, of: frame.of, owner: frame.seat, ...by } as const
      return gained > 0 ? [{ text, telling: tellingOf(seat, frame.seat) }] : []
    })
    flows(table, frame, found)
  }

  const loses: Immediate<'lose'> = (table, frame, { res, n, who }) => {
    const { board } = table
    const amount = amountOf(data, board, frame.seat, n, sceneOf(frame))
    const seats = who === 'others' ? otherPlayers(board, frame.seat) : [frame.target!]
    const found = seats.flatMap((seat): Flow[] => {
      const lost = isPlayer(board, seat) ? lose(board, seat, res, amount) : 0
      const by = who === 'target' ? { by: frame.seat } : {}
      const text = { say: 'lost', seat, res, n: lost, of: frame.of, owner: frame.seat, ...by } as const
      return lost > 0 ? [{ text, telling: tellingOf(seat, frame.seat) }] : []
    })
    flows(table, frame, found)
  }

  const steals: Immediate<'steal'> = (table, frame, { res, n, from }) => {
    const { board } = table
    const amount = amountOf(data, board, frame.seat, n, sceneOf(frame))
    const victims = from === 'eachOther' ? otherFactions(board, frame.seat) : [frame.target!]
    const found = victims.flatMap((victim): Flow[] => {
      const n = steal(table, frame.seat, victim, res, amount)
      const telling = { weight: 'headline', concerns: playersAmong(board, victim) } as const
      return n > 0 ? [{ text: { say: 'stole', seat: frame.seat, victim, res, n }, telling }] : []
    })
    flows(table, frame, found)
  }

  /** What an NPC shows is never used up, except its technology points (09). */
  function steal(table: AtTable, seat: Seat, victim: Faction, res: Resource, n: number): number {
    const { board } = table
    let taken: number
    if (isPlayer(board, victim)) {
      taken = lose(board, victim, res, Math.max(0, n - (guardOf(data, board, victim, 'steal') ?? 0)))
    } else {
      const npc = board.npcs[victim]!
      taken = Math.min(n, res === 'TP' ? npc.TP : data.npcs[victim]![res])
      if (res === 'TP') npc.TP -= taken
    }
    if (taken === 0) return 0
    gain(data, board, seat, res, taken)
    happen(board, 'steal', seat)
    return taken
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
