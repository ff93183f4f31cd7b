/** Events of Rounds 1, 3, 4, 5 and 6: a gift, a trade, two Conferences, a swap with catching up. */
import type { Picked, Seat, Step } from '../../../kernel/contract.ts'
import { type Board, turnOrder } from '../board.ts'
import { GOODS, type Good } from '../data/effect.ts'
import type { Agenda, Rules } from '../data/rules.ts'
import { COUNTERS, countCards } from '../holdings/counts.ts'
import { run, spelled } from './effects.ts'
import { type Swap, swap, swapOption } from './growth.ts'
import { priced, spend } from './purse.ts'
import { CATCH_UP, EFFECTS, EVENT, TRADE } from './steps.ts'
import { type Choice, pick, playerAt, type Section, split, type T, write } from './table.ts'

type EventOf<K extends string> = Extract<NonNullable<Agenda['event']>, { kind: K }>
type TradeAnswer = Picked<string, Picked<Good> | Readonly<Record<string, number>> | undefined>

export const eventSteps: Section = (rules) => [
  // Side by side where everybody decides for themselves; Conferences in turn order.
  write(EVENT, () => ({
    begin(table, frame) {
      const event = eventOf(rules, table)
      const lanes = <L extends object>(step: Step<Board, L>, locals: (seat: Seat) => L) =>
        table.split(
          frame,
          step,
          Object.fromEntries(turnOrder(table.board, table.seats).map((seat) => [seat, locals(seat)])),
          'apart',
        )
      table.say({ say: `event.${event.kind}` })
      if (event.kind === 'gain') lanes(EFFECTS, (seat) => ({ seat, list: [...event.gain], fixed: false }))
      if (event.kind === 'trade') lanes(TRADE, (seat) => ({ seat }))
      if (event.kind === 'swap') lanes(CATCH_UP, (seat) => ({ seat, swaps: event.n }))
      if (event.kind === 'conference') conference(rules, table, event)
    },
  })),

  // Round 3: one trade, or none.
  write(TRADE, ({ one }) => ({
    which: one<TradeAnswer>({
      one: (_, frame) => frame.seat,
      open: true,
      ask: (table, { seat }) => ({ prompt: { say: 'event.tradeWhich' }, input: pick(tradeOptions(rules, table, seat)) }),
      default: 'printed',
      idle: () => ({ pick: 'no', then: undefined }),
      take(table, _frame, { pick, then }, seat) {
        const trade = (eventOf(rules, table) as EventOf<'trade'>).trades.find(({ id }) => id === pick)
        if (!trade) return
        if ('coin' in trade.pay) spend(table, seat, 'coin', trade.pay.coin)
        const goods = then && ('pick' in then ? { [then.pick as Good]: 1 } : then)
        for (const [kind, n] of Object.entries(goods ?? {})) spend(table, seat, kind as Good, n)
        table.say({ say: 'event.traded', seat, effects: trade.gain })
        run(table, seat, trade.gain)
      },
    }),
  })),

  // Round 5: up to two swaps, then a gift for those with few Cards.
  write(CATCH_UP, ({ one }) => ({
    swap: one<Picked<'swap' | 'done', Swap | undefined>>({
      when: (_, { swaps }) => swaps > 0,
      one: (_, frame) => frame.seat,
      open: true,
      ask: (table, { seat, swaps }) => ({
        prompt: { say: 'event.swapWhich', left: swaps },
        input: pick<'swap' | 'done', Swap | undefined>([
          { id: 'swap', ...swapOption(table, seat, swaps) },
          { id: 'done', label: { say: 'event.swapDone' }, leads: 'end' },
        ]),
      }),
      default: 'printed',
      idle: () => ({ pick: 'done', then: undefined }),
      take(table, frame, { then }, seat) {
        if (!then) return
        swap(table, seat, then)
        frame.swaps -= 1
        table.jump(frame, 'swap')
      },
    }),
    gain(table, { seat }) {
      const cards = countCards(playerAt(table, seat))
      const { catchUp } = eventOf(rules, table) as EventOf<'swap'>
      run(table, seat, catchUp.find(({ from }) => cards >= from)?.gain ?? [])
    },
  })),
]

const eventOf = (rules: Rules, table: T) => rules.agenda[table.board.round - 1]!.event!

/** What somebody cannot pay for is shown with the reason, to that seat only. */
function tradeOptions(rules: Rules, table: T, seat: Seat): Choice<string, TradeAnswer['then']>[] {
  const player = playerAt(table, seat)
  const goods = GOODS.reduce((sum, kind) => sum + player[kind], 0)
  const options = (eventOf(rules, table) as EventOf<'trade'>).trades.map((trade): Choice<string, TradeAnswer['then']> => {
    const label = { say: 'event.offer' as const, ...spelled(rules, player, trade.gain) }
    if ('coin' in trade.pay) {
      const { coin } = trade.pay
      return { id: trade.id, label, ...priced(coin, player.coins) }
    }
    const { any } = trade.pay
    const short = goods < any && { blocked: { say: 'short.any' as const, need: any, have: goods } }
    const price = { of: 'resource', many: 'resources', cost: any, left: goods - any }
    return { id: trade.id, label, price, ...short, then: payment(table, seat, any) }
  })
  return [...options, { id: 'no', label: { say: 'event.noTrade' }, leads: 'on' }]
}

/** Which goods are given away. */
function payment(table: T, seat: Seat, n: number) {
  const player = playerAt(table, seat)
  const held = GOODS.filter((kind) => player[kind] > 0).map((kind) => ({
    id: kind,
    label: { say: 'kind.held' as const, kind, n: player[kind] },
    max: player[kind],
  }))
  return n === 1 ? pick(held.map(({ id, label }) => ({ id, label }))) : split(held, n, n)
}

/** Conferences: all who have the most (and any at all) are rewarded, all others consoled, in turn order. */
function conference(rules: Rules, table: T, event: EventOf<'conference'>) {
  const tile = rules.conferences[table.board.conferences[event.tile]!]!
  const order = turnOrder(table.board, table.seats)
  const counts = order.map((seat) => COUNTERS[tile.most](rules, playerAt(table, seat)))
  const most = Math.max(...counts)
  const won = order.filter((_, i) => most > 0 && counts[i] === most)
  table.say({ say: 'conference', tile: tile.id, seats: won, most })
  for (const seat of order.reverse()) run(table, seat, won.includes(seat) ? event.reward : tile.consolation)
}
