/** Events of Rounds 1, 3, 4, 5 and 6: a gift, a trade, two Conferences, a swap with catching up. */
import type { Picked, Seat, Step } from '../../../kernel/contract.ts'
import { type Board, turnOrder } from '../board.ts'
import { GOODS, type Good } from '../data/effect.ts'
import type { Agenda, Rules } from '../data/rules.ts'
import { COUNTERS, countCards } from '../holdings/counts.ts'
import { emptyKinds } from './absent.ts'
import { dueFor } from './due.ts'
import { run, spelled } from './effects.ts'
import { type Swap, swap, swapOption } from './growth.ts'
import { holds, priced, spend } from './purse.ts'
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
      if (event.kind === 'gain') lanes(EFFECTS, (seat) => ({ seat, list: dueFor('event', event.gain), fixed: false }))
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
      ask: (table, { seat }) => ({
        prompt: { say: 'event.tradeWhich' },
        shows: [{ say: 'shows.optional' }],
        topic: 'events',
        input: pick(tradeOptions(rules, table, seat)),
      }),
      default: 'printed',
      idle: () => ({ pick: 'no', then: undefined }),
      take(table, _frame, { pick, then }, seat) {
        const trade = (eventOf(rules, table) as EventOf<'trade'>).trades.find(({ id }) => id === pick)
        if (!trade) return
        if ('coin' in trade.pay) spend(table, seat, 'coin', trade.pay.coin)
        const goods = then && ('pick' in then ? { [then.pick as Good]: 1 } : then)
        for (const [kind, n] of Object.entries(goods ?? {})) spend(table, seat, kind as Good, n)
        table.say({ say: 'event.traded', seat, effects: trade.gain }, { concerns: [seat] })
        run(table, seat, dueFor('trade', trade.gain))
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
        shows: () => [{ say: 'shows.catchUp', cards: countCards(playerAt(table, seat)) }],
        absent: () => emptyKinds((kind) => holds(table, seat, kind)),
        topic: 'events',
        input: pick<'swap' | 'done', Swap | undefined>([
          { id: 'swap', ...swapOption(table, seat, swaps) },
          {
            id: 'done',
            label: { say: 'event.swapDone' },
            means: () => ({ say: 'means.swap.done', effects: giftOf(rules, table, seat) }),
            leads: 'end',
          },
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
      run(table, seat, dueFor('event', giftOf(rules, table, seat)))
    },
  })),
]

/** What those with few Cards get in Round 5. */
function giftOf(rules: Rules, table: T, seat: Seat) {
  const cards = countCards(playerAt(table, seat))
  const { catchUp } = eventOf(rules, table) as EventOf<'swap'>
  return catchUp.find(({ from }) => cards >= from)?.gain ?? []
}

const eventOf = (rules: Rules, table: T) => rules.agenda[table.board.round - 1]!.event!

/** What somebody cannot pay for is shown with the reason, to that seat only. */
function tradeOptions(rules: Rules, table: T, seat: Seat): Choice<string, TradeAnswer['then']>[] {
  const player = playerAt(table, seat)
  const goods = GOODS.reduce((sum, kind) => sum + player[kind], 0)
  const options = (eventOf(rules, table) as EventOf<'trade'>).trades.map((trade): Choice<string, TradeAnswer['then']> => {
    const gain = spelled(rules, player, trade.gain)
    const label = { say: 'event.offer' as const, ...gain }
    const means = { say: 'means.gain' as const, ...gain, held: player.coins }
    if ('coin' in trade.pay) {
      const { coin } = trade.pay
      return { id: trade.id, label, means, ...priced(coin, player.coins) }
    }
    const { any } = trade.pay
    const short = goods < any && { blocked: { say: 'short.any' as const, need: any, have: goods } }
    const price = { of: 'resource', many: 'resources', cost: any, left: goods - any }
    return { id: trade.id, label, means, price, ...short, then: payment(table, seat, any) }
  })
  return [...options, { id: 'no', label: { say: 'event.noTrade' }, means: { say: 'means.trade.not' }, leads: 'on' }]
}

/** Which goods are given away. */
function payment(table: T, seat: Seat, n: number) {
  const player = playerAt(table, seat)
  const goods = GOODS.filter((kind) => player[kind] > 0).map((kind) => ({
    id: kind,
    label: { say: 'kind.held' as const, kind, n: player[kind] },
    means: () => ({ say: 'means.give' as const, left: Math.max(0, player[kind] - n) }),
    max: player[kind],
  }))
  return n === 1 ? pick(goods.map(({ id, label, means }) => ({ id, label, means }))) : split(goods, n, n)
}

/** Conferences: all who have the most (and any at all) are rewarded, all others consoled, in turn order. */
function conference(rules: Rules, table: T, event: EventOf<'conference'>) {
  const tile = rules.conferences[table.board.conferences[event.tile]!]!
  const order = turnOrder(table.board, table.seats)
  const counts = order.map((seat) => COUNTERS[tile.most](rules, playerAt(table, seat)))
  const most = Math.max(...counts)
  const won = order.filter((_, i) => most > 0 && counts[i] === most)
  table.say({ say: 'conference', tile: tile.id, seats: won, most }, { weight: 'headline', concerns: won })
  for (const seat of order.reverse()) run(table, seat, dueFor('conference', won.includes(seat) ? event.reward : tile.consolation))
}
