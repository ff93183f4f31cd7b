/** Resolution: cards come home, Agents move Bids, the auctions one by one, and consolation for those who gained nothing. */
import type { Picked } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { turnOrder } from '../board.ts'
import { GOODS, type Good } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { holder } from '../holdings/abilities.ts'
import { agentless, otherKinds } from './absent.ts'
import { moveBid, moveOptions } from './bids.ts'
import { evenly, kindOption } from './choices.ts'
import { receive } from './purse.ts'
import { takeBack } from './start.ts'
import { AGENTS, AUCTION, PLANET, RESOLUTION } from './steps.ts'
import { pick, playerAt, type Section, split, type T, write } from './table.ts'

type Move = Picked<string, Picked<string> | undefined>

export const resolutionSteps: Section = (rules) => [
  write(RESOLUTION, ({ one, all }) => ({
    // Step 1: whatever was not bought back at the Start of Round returns now, free of charge.
    home(table) {
      const { board } = table
      for (const seat of table.seats) {
        playerAt(table, seat).gained = 0
        const cards = takeBack(table, seat)
        if (cards.length > 0) table.say({ say: 'returned', seat, cards }, { weight: 'detail' })
      }
      if (!board.charms || board.charms.held.length === 0) return
      table.say(
        { say: 'charms.returned', seat: holder(rules, board, 'charm')!, charms: board.charms.held.length },
        { weight: 'detail' },
      )
      board.charms.fresh += board.charms.held.length
      board.charms.held = []
    },
    // Step 2. Tech Bros' third Tile comes before all Agents.
    rivalAgent: one<Move>({
      when: (table) => rivalAgentMoves(rules, table).length > 0,
      one: (table) => holder(rules, table.board, 'rivalAgent')!,
      ask: (table) => ({
        prompt: { say: 'move.rivalAgent' },
        shows: [{ say: 'shows.moveAsItLies' }, { say: 'shows.optional' }],
        absent: () => agentless(rules, table, holder(rules, table.board, 'rivalAgent')!, 'rival'),
        topic: 'techbros',
        input: orStay(rivalAgentMoves(rules, table)),
      }),
      default: 'printed',
      idle: () => ({ pick: 'no', then: undefined }),
      take: (table, _frame, { pick, then }, seat) => then && moveBid(table, seat, Number(pick), Number(then.pick)),
    }),
    agents(table) {
      for (const seat of turnOrder(table.board, table.seats).reverse())
        if (table.board.row.some(({ agents }) => agents.includes(seat))) table.call(AGENTS, { seat })
    },
    // Step 3: left to right, the facedown Deed last.
    auctions(table) {
      for (let lot = table.board.row.length - 1; lot >= 0; lot--) table.call(AUCTION, { lot })
    },
    unsoldPlanet(table) {
      const { planets } = table.board
      if (!planets?.open) return
      const planet = planets.open
      const seat = holder(rules, table.board, 'planets')!
      table.say({ say: 'planet.unsold', seat, planet }, { weight: 'headline' })
      table.call(PLANET, { seat, planet })
    },
    tidy({ board }) {
      if (board.tokens) {
        board.tokens.endorse.lot = null
        board.tokens.cancel.lot = null
      }
    },
    // Step 4.
    consolation: all({
      when: (table) => emptyHanded(table).length > 0,
      all: (table) => emptyHanded(table),
      ask: (table, _frame, seat) => {
        const total = consolationOf(rules, table)
        return {
          small: true,
          prompt: { say: 'consolation', total },
          shows: [{ say: 'shows.consolation' }],
          absent: () => otherKinds(GOODS),
          topic: 'consolation',
          input: split(
            GOODS.map((kind) => extended(kindOption(table, seat, kind), { max: total })),
            total,
            total,
          ),
        }
      },
      idle: (table) => evenly(GOODS, consolationOf(rules, table)),
      take(table, _frame, answers) {
        for (const seat of turnOrder(table.board, table.seats)) {
          const gained = Object.entries(answers[seat] ?? {}).filter(([, n]) => n > 0) as [Good, number][]
          if (gained.length === 0) continue
          for (const [kind, n] of gained) receive(table, seat, kind, n)
          table.say({ say: 'consoled', seat, effects: gained.map(([fx, n]) => ({ fx, n })) }, { concerns: [seat] })
        }
      },
    }),
  })),

  // In turn order, each may move one Bid to a Deed where an own Agent stands; then those Agents go home.
  write(AGENTS, ({ one }) => ({
    move: one<Move>({
      when: (table, { seat }) => agentMoves(rules, table, seat).length > 0,
      one: (_, frame) => frame.seat,
      ask: (table, { seat }) => ({
        prompt: { say: 'move.agent' },
        shows: [{ say: 'shows.moveAsItLies' }, { say: 'shows.optional' }],
        absent: () => agentless(rules, table, seat, 'own'),
        topic: 'agents',
        input: orStay(agentMoves(rules, table, seat)),
      }),
      default: 'printed',
      idle: () => ({ pick: 'no', then: undefined }),
      take: (table, _frame, { pick, then }, seat) => then && moveBid(table, seat, Number(pick), Number(then.pick)),
    }),
    home(table, { seat }) {
      for (const lot of table.board.row) lot.agents = lot.agents.filter((each) => each !== seat)
    },
  })),
]

const orStay = (moves: ReturnType<typeof moveOptions>) =>
  pick<string, Picked<string> | undefined>([
    ...moves,
    { id: 'no', label: { say: 'move.none' }, means: { say: 'means.stay' }, leads: 'on' },
  ])

const anyBid = () => true

const agentMoves = (rules: Rules, table: T, seat: string) =>
  moveOptions(rules, table, seat, anyBid, ({ agents }) => agents.includes(seat))

function rivalAgentMoves(rules: Rules, table: T) {
  const seat = holder(rules, table.board, 'rivalAgent')
  return seat ? moveOptions(rules, table, seat, anyBid, ({ agents }) => agents.some((each) => each !== seat)) : []
}

const emptyHanded = (table: T) => table.seats.filter((seat) => playerAt(table, seat).gained === 0)
const consolationOf = (rules: Rules, table: T) => rules.agenda[table.board.round - 1]!.consolation
