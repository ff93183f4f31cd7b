/** A player's turn in Bidding: Agents first, then Bids and whatever else the turn allows, in any order. */
import type { Frame, Picked, Seat } from '../../../kernel/contract.ts'
import { type Board, DRONE_LOT, type Lot, type Player } from '../board.ts'
import type { PowerName } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { has, power } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { type Absent, cardsElsewhere, lackingPower, othersPowers, tokenless, unless } from './absent.ts'
import { AGENTS_EACH, hireAgent, hireable } from './agents.ts'
import { bidOptions, disguisable, type Laid, layBid, moveBid, moveOptions, sortedHand } from './bids.ts'
import { layCharm, peekable } from './charms.ts'
import { lotName, nameIn } from './lots.ts'
import { lotOptions } from './outlook.ts'
import { bidding, purse } from './shown.ts'
import { TURN } from './steps.ts'
import { type Choice, pick, playerAt, type Section, some, type T, write } from './table.ts'

type Turn = Frame & { seat: Seat; lap: number; laid: number; first: number; moved: boolean; hired: number }
type Answer = Picked<string, Laid | Picked<string> | undefined>

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
      open: true,
      ask: (table, { seat }) => ({
        prompt: { say: 'agents.where' },
        shows: [{ say: 'shows.agents' }, { say: 'shows.moveAsItLies' }],
        topic: 'agents',
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
      open: true,
      evident: true,
      ask: (table, { seat }) => ({
        prompt: { say: 'tokens.endorse' },
        shows: () => [purse(table, seat)],
        absent: () => tokenless(rules, table, seat, 'endorse'),
        topic: 'influencers',
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
        shows: () => bidding(rules, table, frame.seat),
        absent: () => notOnThisTurn(rules, table, frame),
        topic: 'bidding',
        input: pick(turnOptions(rules, table, frame)),
        about: 'row',
      }),
      idle: (table, frame) =>
        mustBid(rules, table, frame) ? humblest(rules, table, frame.seat) : { pick: 'done', then: undefined },
      take(table, frame, { pick, then }, seat) {
        if (pick === 'done') return
        table.jump(frame, 'act')
        if (pick === 'peek') return layCharm(table, seat, Number((then as Picked<string>).pick))
        if (pick === 'agent') {
          frame.hired += 1
          return hireAgent(rules, table, seat, then as Picked<string, Picked<string>>)
        }
        if (pick === 'move') {
          const { pick: bid, then: to } = then as Picked<string, Picked<string>>
          frame.moved = true
          return moveBid(table, seat, Number(bid), Number(to.pick))
        }
        frame.laid += 1
        layBid(rules, table, seat, pick === 'down', then as Laid)
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
  peekable(rules, table.board, frame.seat).length > 0 ||
  hireable(rules, table.board, frame.seat, frame.hired) !== null ||
  movable(rules, table, frame).length > 0

function turnOptions(rules: Rules, table: T, frame: Turn): Choice<string, Answer['then']>[] {
  const { seat } = frame
  const options: Choice<string, Answer['then']>[] = bidsLeft(rules, table, frame) > 0 ? bidOptions(rules, table, seat) : []
  const more = { group: { say: 'group.more' } } as const
  const peeks = peekable(rules, table.board, seat)
  if (peeks.length > 0)
    options.push({
      id: 'peek',
      label: { say: 'charm.use' },
      means: { say: 'means.peek', left: table.board.charms!.fresh - 1 },
      ...more,
      then: pick(peeks),
    })
  const hire = hireable(rules, table.board, seat, frame.hired)
  if (hire) options.push({ id: 'agent', ...hire, ...more })
  const moves = movable(rules, table, frame)
  if (moves.length > 0)
    options.push({ id: 'move', label: { say: 'turn.move' }, means: { say: 'means.move' }, ...more, then: pick(moves) })
  if (!mustBid(rules, table, frame)) {
    const { coins } = playerAt(table, seat)
    options.push({ id: 'done', label: { say: 'turn.done' }, means: { say: 'means.turn.done', coins }, leads: 'end' })
  }
  return options
}

/** Cards that are not in hand, and what needs a Project, another turn or another society. */
function notOnThisTurn(rules: Rules, table: T, frame: Turn): Absent[] {
  const { seat, lap } = frame
  const { board } = table
  const player = playerAt(table, seat)
  const offered = new Set(turnOptions(rules, table, frame).map(({ id }) => id))
  const mayBid = bidsLeft(rules, table, frame) > 0
  const needs = (name: PowerName, else_: SocietiesText) => lackingPower(rules, table, seat, name) ?? else_
  const hires = rules.grants.hire?.some(({ society }) => society === player.society)
  return [
    ...(mayBid ? cardsElsewhere(rules, table, seat) : []),
    ...unless(!mayBid || offered.has('down'), { say: 'bid.down' }, () => whyNotDown(rules, board, player)),
    ...unless(lap === 1 && has(rules, player, 'extraBid'), { say: 'absent.extra' }, () =>
      needs('extraBid', { say: 'absent.firstTurn' }),
    ),
    ...unless(offered.has('move'), { say: 'turn.move' }, () =>
      needs('moveBid', { say: lap === 1 ? 'absent.secondTurn' : frame.moved ? 'absent.once' : 'absent.noEarlier' }),
    ),
    ...unless(!has(rules, player, 'charm') || offered.has('peek'), { say: 'charm.use' }, () => ({
      say: board.charms!.fresh === 0 ? 'absent.noCharm' : 'absent.nothingDown',
    })),
    ...unless(!hires || offered.has('agent'), { say: 'agent.hire', charm: 0 }, () =>
      needs('hire', { say: frame.hired > 0 ? 'absent.once' : 'absent.noCharm' }),
    ),
    ...unless(offered.has('done'), { say: 'turn.done' }, () => ({ say: 'absent.mustBid' })),
    ...othersPowers(table, seat),
  ]
}

function whyNotDown(rules: Rules, board: Board, player: Player): SocietiesText {
  if (player.downs > 0) return { say: 'absent.downCards' }
  return { say: board.charms && has(rules, player, 'charm') ? 'absent.downCharms' : 'absent.downs' }
}

/** What the clock bids: the lowest card, faceup, without Coins, where the fewest Bids lie. */
function humblest(rules: Rules, table: T, seat: Seat): Answer {
  const [card] = sortedHand(rules, playerAt(table, seat))
  const counts = table.board.row.map(({ bids }) => bids.length)
  const quietest = counts.indexOf(Math.min(...counts))
  return { pick: 'up', then: { pick: `${quietest}`, then: { pick: `${card ?? 'as:0'}:0`, then: undefined } } }
}

// ── Tokens (Influencers) ────────────────────────────────────────────────────────────────────────────────────────

/** Never at the Drone's Deed, never both at one; Cancel only at a faceup one. Labels name the token: two are placed in one answer. */
export const tokenLots = (rules: Rules, board: Board, seat: Seat, other: number | null, faceupOnly: boolean) =>
  board.row.flatMap((lot, n) => {
    if (!mayHoldToken(board, lot, n, other, faceupOnly)) return []
    const name = lotName(rules, board, seat, n)
    return [
      faceupOnly
        ? { id: `${n}`, label: { say: 'cancel.at' as const, ...name }, means: () => cancelMeans(rules, board, seat, lot) }
        : { id: `${n}`, label: { say: 'endorse.at' as const, ...name }, means: () => endorseMeans(rules, board, seat) },
    ]
  })

const cancelMeans = (rules: Rules, board: Board, seat: Seat, { deed }: Lot) => ({
  say: 'means.cancel' as const,
  coins: power(rules, board.players[seat]!, 'cancel')![board.tokens!.cancel.side],
  industry: rules.cards[deed]!.industry,
})

const endorseMeans = (rules: Rules, board: Board, seat: Seat) => ({
  say: 'means.endorse' as const,
  effects: power(rules, board.players[seat]!, 'endorse')![board.tokens!.endorse.side],
})

const mayHoldToken = (board: Board, lot: Lot, n: number, other: number | null, faceupOnly: boolean) =>
  n !== other && !(board.drone && n === DRONE_LOT) && (lot.faceup || !faceupOnly)

export function placeToken(table: T, seat: Seat, token: 'endorse' | 'cancel', n: number) {
  table.board.tokens![token].lot = n
  table.say({ say: `${token}.placed`, seat, n: n + 1, deed: nameIn(table.board.row[n]!) })
}
