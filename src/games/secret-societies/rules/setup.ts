/** Setup, as far as it asks: societies if they are drafted, the Robots' first Cached Deed, the side of the HQ Card. */
import type { Rules } from '../data/rules.ts'
import { holder, power } from '../holdings/abilities.ts'
import { layOutSocieties } from '../setup.ts'
import { takenSocieties } from './absent.ts'
import { drawFor } from './cache.ts'
import { cacheDeed, layIn } from './cards.ts'
import { deedOption, sidesFor } from './outlook.ts'
import { receive } from './purse.ts'
import { ROUND, SETUP } from './steps.ts'
import { pick, playerAt, type Section, type T, write } from './table.ts'

export const setupSteps: Section = (rules) => [
  // Setup, steps 10 to 13. Everything before them lies there from the start (../setup.ts).
  write(SETUP, ({ one, all }) => ({
    deal(table) {
      if (table.options.societies !== 'random') return
      const drawn = table.shuffle(Object.keys(rules.societies))
      for (const [i, seat] of table.seats.entries()) playerAt(table, seat).society = drawn[i]!
    },
    // In seat order; each society only once.
    draft: one({
      when: (table) => undecided(table) !== undefined,
      one: (table) => undecided(table)!,
      ask: (table, _frame, seat) => ({
        prompt: { say: 'setup.society' },
        shows: () => [{ say: 'shows.hq', hq: playerAt(table, seat).hq }, { say: 'shows.once' }],
        absent: () => takenSocieties(table),
        topic: 'setup',
        input: pick(
          freeSocieties(rules, table).map((id) => ({
            id,
            label: { say: 'society.pick', society: id },
            means: { say: 'means.society', society: id },
          })),
        ),
      }),
      take(table, frame, { pick }, seat) {
        playerAt(table, seat).society = pick
        table.say({ say: 'society.chosen', seat, society: pick })
        table.jump(frame, 'draft')
      },
    }),
    layOut(table) {
      layOutSocieties(rules, table, table.seats)
      for (const seat of table.seats) {
        const { society, hq } = playerAt(table, seat)
        table.say({ say: 'setup.plays', seat, society: society!, card: hq })
      }
      table.say({ say: 'gavel.first', seat: table.board.gavel })
    },
    // Robots: one of the three with the least Land; the two others are shuffled back and only they know them.
    drawForCache(table) {
      const seat = holder(rules, table.board, 'cache')
      if (seat) drawFor(table, seat, power(rules, playerAt(table, seat), 'cache')!.look)
    },
    cache: one({
      when: (table) => table.board.drawn !== null,
      one: (table) => table.board.drawn!.by,
      ask: (table, _frame, seat) => {
        const { deeds } = table.board.drawn!
        const least = Math.min(...deeds.map((deed) => rules.cards[deed]!.land))
        return {
          prompt: { say: 'setup.cache' },
          shows: [{ say: 'shows.cacheWaits' }, { say: 'shows.onlyYou' }],
          topic: 'robots',
          input: pick(
            deeds.map((deed) => ({
              id: deed,
              ...deedOption(rules, table.board, seat, deed),
              ...(rules.cards[deed]!.land > least && { blocked: { say: 'cache.leastLand', least } }),
            })),
          ),
        }
      },
      take(table, _frame, { pick }, seat) {
        const { deeds } = table.board.drawn!
        const others = deeds.filter((deed) => deed !== pick)
        table.board.drawn = null
        table.uncover()
        cacheDeed(table, pick)
        table.say({ say: 'cache.added', seat, deed: pick }, { weight: 'detail' })
        table.board.seen[seat] = others
        table.board.deck.push(...others)
        table.shuffle(table.board.deck)
      },
    }),
    // All at once: nobody's side depends on another's. It is no gain of a Card, so nothing reacts.
    sides: all({
      all: (table) => table.seats,
      ask: (table, _frame, seat) => {
        const hq = rules.cards[playerAt(table, seat).hq]!
        return {
          prompt: { say: 'setup.side', card: hq.id, industry: hq.industry, population: hq.population },
          small: true,
          shows: [{ say: 'shows.hq', hq: hq.id }, { say: 'shows.rows' }, { say: 'shows.atOnce' }],
          topic: 'setup',
          input: pick(sidesFor(rules, table.board, seat, [hq.id])),
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'below' as const, then: undefined }),
      take(table, _frame, answers) {
        for (const seat of table.seats) {
          const side = answers[seat]!.pick
          const player = playerAt(table, seat)
          const hq = rules.cards[player.hq]!
          layIn(player, side, hq.region!, hq.id)
          receive(table, seat, side === 'above' ? 'industry' : 'population', side === 'above' ? hq.industry : hq.population)
          table.say({ say: 'setup.sideChosen', seat, card: hq.id, side })
        }
      },
    }),
    begin: (table) => table.call(ROUND, {}),
  })),
]

const undecided = (table: T) => table.seats.find((seat) => playerAt(table, seat).society === null)

function freeSocieties(rules: Rules, table: T): string[] {
  const taken = table.seats.map((seat) => playerAt(table, seat).society)
  return Object.keys(rules.societies).filter((id) => !taken.includes(id))
}
