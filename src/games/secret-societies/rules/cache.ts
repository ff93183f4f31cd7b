/** The Robots' Cache: Deeds they keep aside, and the two ways to bring them into play. */
import type { Offer, Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { power } from '../holdings/abilities.ts'
import type { SocietiesText } from '../words/words.ts'
import { cacheDeed, drawDeed, placeDeed, sink } from './cards.ts'
import { run } from './effects.ts'
import { deedOption, sidesFor } from './outlook.ts'
import { receive } from './purse.ts'
import { CACHE_DRAW, CACHE_PLACE } from './steps.ts'
import { pick, type Section, type T, write } from './table.ts'

export const cacheSteps: Section = (rules) => [
  // Robots Rules, Tile 1: the one they keep lies open, the others only they have seen.
  write(CACHE_DRAW, ({ one }) => ({
    draw: (table, { seat, look }) => drawFor(table, seat, look),
    keep: one({
      one: (_, frame) => frame.seat,
      ask: (table, { seat }) => ({
        prompt: { say: 'cache.which' },
        shows: [{ say: 'shows.cacheWaits' }, { say: 'shows.onlyYou' }],
        topic: 'robots',
        input: pick(table.board.drawn!.deeds.map((deed) => ({ id: deed, ...deedOption(rules, table.board, seat, deed) }))),
      }),
      idle: (table) => ({ pick: widest(rules, table.board.drawn!.deeds), then: undefined }),
      take(table, { seat }, { pick }) {
        const others = table.board.drawn!.deeds.filter((deed) => deed !== pick)
        table.board.drawn = null
        table.uncover()
        cacheDeed(table, pick)
        table.say({ say: 'cache.added', seat, deed: pick }, { weight: 'detail' })
        sink(table, seat, others)
      },
    }),
  })),

  // Tiles 2 and 3: a normal gain of a Deed. Not open to offers, or the Cache could be sold under the question.
  write(CACHE_PLACE, ({ one }) => ({
    which: one({
      when: (table) => table.board.cache!.length > 0,
      one: (_, frame) => frame.seat,
      ask: (table, { seat }) => ({
        prompt: { say: 'cache.place' },
        shows: [{ say: 'shows.placing' }, { say: 'shows.rows' }],
        topic: 'placing',
        input: pick(
          table.board.cache!.map((deed) => ({
            id: deed,
            ...deedOption(rules, table.board, seat, deed),
            then: pick(sidesFor(rules, table.board, seat, [deed])),
          })),
        ),
      }),
      idle: (table) => ({ pick: widest(rules, table.board.cache!), then: { pick: 'below' as const, then: undefined } }),
      take(table, { seat }, { pick, then }) {
        table.board.cache = table.board.cache!.filter((deed) => deed !== pick)
        run(table, seat, placeDeed(rules, table, seat, pick, then.pick))
      },
    }),
  })),
]

/** Deeds drawn for one seat's eyes. */
export function drawFor(table: T, seat: Seat, look: number) {
  const deeds = Array.from({ length: look }, () => drawDeed(table))
  table.board.drawn = { by: seat, deeds }
  table.tell(seat, { say: 'deeds.drawn', deeds }, { say: 'deeds.looked', seat, count: look })
}

const widest = (rules: Rules, deeds: readonly string[]) =>
  deeds.reduce((best, deed) => (rules.cards[deed]!.land > rules.cards[best]!.land ? deed : best))

/** With their first Tile, Robots may turn Cached Deeds into Coins whenever the table pauses. */
export function cacheOffers(rules: Rules, table: { readonly board: Board }, seat: Seat): Offer<Board, SocietiesText>[] {
  const { cache } = table.board
  if (!cache || cache.length === 0) return []
  const cash = power(rules, table.board.players[seat]!, 'cash')
  if (!cash) return []
  return [
    {
      key: 'cash',
      ask: {
        prompt: { say: 'cache.cash', coins: cash.n },
        shows: [{ say: 'shows.cacheWaits' }, { say: 'shows.optional' }],
        topic: 'robots',
        input: pick(
          cache.map((deed) => ({ id: deed, label: { say: 'deed.name', deed }, means: { say: 'means.cash', coins: cash.n } })),
        ),
      },
      take(table, answer: { pick: string }) {
        table.board.cache = table.board.cache!.filter((deed) => deed !== answer.pick)
        table.board.gone = [...table.board.gone, answer.pick]
        receive(table, seat, 'coin', cash.n)
        table.say({ say: 'cache.cashed', seat, deed: answer.pick, coins: cash.n })
      },
    },
  ]
}
