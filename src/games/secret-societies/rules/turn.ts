/** A player's turn in Bidding: Agents first, then Bids and whatever else the turn allows, in any order. */
import type { Frame, Picked, Seat } from '../../../kernel/contract.ts'
import { type Bid, type Board, charmKey, DRONE_LOT, type Lot } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { has, power } from '../holdings/abilities.ts'
import { bidOptions, disguisable, layBid, lotName, moveBid, moveOptions, nameIn, type Stacked, sortedHand } from './bids.ts'
import { priced, spend } from './purse.ts'
import { TURN } from './steps.ts'
import { type Choice, pick, playerAt, type Section, some, type T, write } from './table.ts'

type Turn = Frame & { seat: Seat; lap: number; laid: number; first: number; moved: boolean; hired: number }
type Answer = Picked<string, Stacked | Picked<string, Picked<string>> | Picked<string> | undefined>

const AGENTS_EACH = 2

export const turnSteps: Section = (rules) => [
  write(TURN, ({ one }) => ({
    begin(table, frame) {
      table.board.turn = { seat: frame.seat, lap: frame.lap }
      frame.first = table.board.bids
    },
    // Placing Agents: both, on the first turn, at two different Deeds.
    agents: one({
      when: (table, { seat, lap }) => lap === 1 && has(rules, playerAt(table, seat), 'agents'),
      one: (_, frame) => frame.seat,
      ask: (table, { seat }) => ({
        prompt: { say: 'agents.where' },
        input: some(lotOptions(rules, table.board, seat), AGENTS_EACH, AGENTS_EACH),
      }),
      take(table, _frame, lots, seat) {
        for (const n of lots) {
          table.board.row[Number(n)]!.agents.push(seat)
          table.say({ say: 'agent.placed', seat, n: Number(n) + 1, deed: nameIn(table.board.row[Number(n)]!) })
        }
      },
    }),
    // Influencers' first Tile: the Endorse token waits for their own first turn.
    endorse: one({
      when: (table, { seat, lap }) => lap === 1 && has(rules, playerAt(table, seat), 'lateEndorse'),
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat }) => ({
        prompt: { say: 'tokens.endorse' },
        input: pick(tokenLots(rules, table.board, seat, table.board.tokens!.cancel.lot, false)),
      }),
      idle: (table, _frame, seat) => {
        const lots = tokenLots(rules, table.board, seat, table.board.tokens!.cancel.lot, false)
        return { pick: lots.at(-1)!.id, then: undefined }
      },
      take: (table, _frame, { pick }, seat) => placeToken(table, seat, 'endorse', Number(pick)),
    }),
    // Bids, Charms, Agents for hire and the move in any order; the turn ends by itself when nothing is left to do.
    act: one<Answer>({
      when: (table, frame) => mayAct(rules, table, frame),
      one: (_, frame) => frame.seat,
      open: true,
      ask: (table, frame) => ({
        prompt: { say: 'turn', lap: frame.lap, laid: frame.laid },
        input: pick(turnOptions(rules, table, frame)),
      }),
      idle: (table, frame) =>
        mustBid(rules, table, frame) ? humblest(rules, table, frame.seat) : { pick: 'done', then: undefined },
      take(table, frame, { pick, then }, seat) {
        if (pick === 'done') return
        table.jump(frame, 'act')
        if (pick === 'peek') return layCharm(table, seat, Number((then as Picked<string>).pick))
        if (pick === 'agent') return hireAgent(rules, table, frame, then as Picked<string, Picked<string>>)
        if (pick === 'move') {
          const { pick: bid, then: to } = then as Picked<string, Picked<string>>
          frame.moved = true
          return moveBid(table, seat, Number(bid), Number(to.pick))
        }
        frame.laid += 1
        layBid(rules, table, seat, pick, then as Stacked)
      },
    }),
  })),
]

// ── What is still possible this turn; all of it is public ───────────────────────────────────────────────────────

const bidsLeft = (rules: Rules, table: T, { seat, lap, laid }: Turn): number => {
  const player = playerAt(table, seat)
  const cards = player.hand.length + disguisable(table.board, rules, player).length
  const extra = lap === 1 && has(rules, player, 'extraBid') ? 1 : 0
  return Math.min(cards, 1 + extra - laid)
}

/** Passing is not possible while there is a card to bid with. */
const mustBid = (rules: Rules, table: T, frame: Turn) => frame.laid === 0 && bidsLeft(rules, table, frame) > 0

const movable = (rules: Rules, table: T, frame: Turn) =>
  frame.lap === 2 && !frame.moved && has(rules, playerAt(table, frame.seat), 'moveBid')
    ? moveOptions(
        rules,
        table,
        frame.seat,
        ({ n }) => n < frame.first,
        () => true,
      )
    : []

const mayAct = (rules: Rules, table: T, frame: Turn): boolean =>
  bidsLeft(rules, table, frame) > 0 ||
  peekable(rules, table, frame.seat).length > 0 ||
  hireable(rules, table, frame) !== null ||
  movable(rules, table, frame).length > 0

function turnOptions(rules: Rules, table: T, frame: Turn): Choice<string, Answer['then']>[] {
  const { seat } = frame
  const options: Choice<string, Answer['then']>[] = bidsLeft(rules, table, frame) > 0 ? bidOptions(rules, table, seat) : []
  const more = { group: { say: 'group.more' } } as const
  const peeks = peekable(rules, table, seat)
  if (peeks.length > 0) options.push({ id: 'peek', label: { say: 'charm.use' }, ...more, then: pick(peeks) })
  const hire = hireable(rules, table, frame)
  if (hire) options.push({ id: 'agent', ...hire, ...more })
  const moves = movable(rules, table, frame)
  if (moves.length > 0) options.push({ id: 'move', label: { say: 'turn.move' }, ...more, then: pick(moves) })
  if (!mustBid(rules, table, frame)) options.push({ id: 'done', label: { say: 'turn.done' }, leads: 'end' })
  return options
}

const lotOptions = (rules: Rules, board: Board, seat: Seat) =>
  board.row.map((_, n) => ({ id: `${n}`, label: { say: 'lot' as const, ...lotName(rules, board, seat, n) } }))

/** What the clock bids: the lowest card, faceup, without Coins, where the fewest Bids lie. */
function humblest(rules: Rules, table: T, seat: Seat): Answer {
  const [card] = sortedHand(rules, playerAt(table, seat))
  const counts = table.board.row.map(({ bids }) => bids.length)
  return { pick: `up:${counts.indexOf(Math.min(...counts))}`, then: { pick: card ?? 'as:0', then: 0 } }
}

// ── Charms (Vampires) ───────────────────────────────────────────────────────────────────────────────────────────

/** A Charm on one of that player's Bids, or still with them, protects all their Bids. */
const isCharmed = (board: Board, bid: Bid): boolean =>
  board.charms!.held.includes(charmKey(bid)) ||
  board.row.some(({ bids }) => bids.some((other) => other.charm && charmKey(other) === charmKey(bid)))

function peekable(rules: Rules, table: T, seat: Seat): Choice<string, undefined>[] {
  const { board } = table
  if (!board.charms || board.charms.fresh === 0 || !has(rules, playerAt(table, seat), 'charm')) return []
  return board.row.flatMap((lot, n) =>
    lot.bids
      .filter((bid) => bid.down && bid.by !== seat && !isCharmed(board, bid))
      .map((bid) => ({
        id: `${bid.n}`,
        label: {
          say: 'charm.target' as const,
          ...lotName(rules, board, seat, n),
          by: bid.by,
          dummy: bid.dummy,
          coins: bid.coins,
        },
      })),
  )
}

function layCharm(table: T, seat: Seat, n: number) {
  const { board } = table
  const lot = board.row.find(({ bids }) => bids.some((bid) => bid.n === n))!
  const bid = lot.bids.find((each) => each.n === n)!
  bid.charm = true
  board.charms!.fresh -= 1
  const where = { by: bid.by, dummy: bid.dummy, n: board.row.indexOf(lot) + 1 }
  table.tell(seat, { say: 'charm.saw', card: bid.card, ...where }, { say: 'charm.laid', seat, ...where })
}

// ── Agents that are hired on the spot (Illuminati, Vampires) ────────────────────────────────────────────────────

/** What it costs is public; whether the Coins are there is not, so the offer is made either way. */
function hireable(
  rules: Rules,
  table: T,
  { seat, hired }: Turn,
): Pick<Choice<string, Picked<string, Picked<string>>>, 'label' | 'then' | 'price' | 'blocked'> | null {
  const { board } = table
  const player = playerAt(table, seat)
  const hire = power(rules, player, 'hire')
  if (!hire || hired >= (hire.perTurn ?? Number.POSITIVE_INFINITY)) return null
  if (hire.pay.charm && (!board.charms || board.charms.fresh < hire.pay.charm)) return null
  const free = lotOptions(rules, board, seat).filter((_, n) => !board.row[n]!.agents.includes(seat))
  const placed = board.row.flatMap((lot, n) => (lot.agents.includes(seat) ? [n] : []))
  const choices = [
    ...(placed.length < AGENTS_EACH ? [{ id: 'new', label: { say: 'agent.new' as const }, then: pick(free) }] : []),
    ...placed.map((n) => ({
      id: `${n}`,
      label: { say: 'agent.from' as const, ...lotName(rules, board, seat, n) },
      then: pick(free),
    })),
  ]
  const coin = hire.pay.coin ?? 0
  return {
    label: { say: 'agent.hire', charm: hire.pay.charm ?? 0 },
    then: pick(choices),
    ...(coin > 0 && priced(coin, player.coins)),
  }
}

/** An Agent comes from the supply or from another Deed. */
function hireAgent(rules: Rules, table: T, frame: Turn, { pick: from, then: to }: Picked<string, Picked<string>>) {
  const { board } = table
  const { pay } = power(rules, playerAt(table, frame.seat), 'hire')!
  frame.hired += 1
  if (pay.coin) spend(table, frame.seat, 'coin', pay.coin)
  if (pay.charm) {
    board.charms!.fresh -= pay.charm
    board.charms!.spent += pay.charm
  }
  if (from !== 'new') {
    const left = board.row[Number(from)]!
    left.agents = left.agents.filter((seat) => seat !== frame.seat)
  }
  const lot = board.row[Number(to.pick)]!
  lot.agents.push(frame.seat)
  table.say({ say: 'agent.hired', seat: frame.seat, n: Number(to.pick) + 1, deed: nameIn(lot), coin: pay.coin ?? 0 })
}

// ── Tokens (Influencers) ────────────────────────────────────────────────────────────────────────────────────────

/** Never at the Drone's Deed, never both at one; Cancel only at a faceup one. Labels name the token: two are placed in one answer. */
export const tokenLots = (rules: Rules, board: Board, seat: Seat, other: number | null, faceupOnly: boolean) =>
  board.row.flatMap((lot, n) => {
    if (!mayHoldToken(board, lot, n, other, faceupOnly)) return []
    return [
      {
        id: `${n}`,
        label: { say: faceupOnly ? ('cancel.at' as const) : ('endorse.at' as const), ...lotName(rules, board, seat, n) },
      },
    ]
  })

const mayHoldToken = (board: Board, lot: Lot, n: number, other: number | null, faceupOnly: boolean) =>
  n !== other && !(board.drone && n === DRONE_LOT) && (lot.faceup || !faceupOnly)

export function placeToken(table: T, seat: Seat, token: 'endorse' | 'cancel', n: number) {
  table.board.tokens![token].lot = n
  table.say({ say: `${token}.placed`, seat, n: n + 1, deed: nameIn(table.board.row[n]!) })
}
