/** What an effect asks of its owner: which gain, which Star space, which Tile, which colour, where to put a Card. */

import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Player } from '../board.ts'
import { type Effect, GOODS, type Good, type Kind, REGIONS, type Region, type Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { cardsIn } from '../holdings/holdings.ts'
import type { Reason } from '../words/outlook.ts'
import { lostRewards, otherColours, otherKinds, starredSpaces } from './absent.ts'
import { placeCard, placeMonument, placeRoute } from './cards.ts'
import { dueFor } from './due.ts'
import { gainOption, run, spelled } from './effects.ts'
import { coloursOpen } from './named.ts'
import { sidesFor } from './outlook.ts'
import { holds, priced, receive, spend } from './purse.ts'
import { because, monumentsOf, starsOf } from './shown.ts'
import { ANY, CHOICE, MONUMENT, PAY, PLANET, ROUTE, STAR, TILE } from './steps.ts'
import { type Choice, pick, playerAt, type Section, some, split, type T, write } from './table.ts'
import { earlierBusy, HOUSE, openTypes, takeTile, tileQuestion, tilesFor } from './tiles.ts'

/** One of the goods, with how much of it there is already. */
export const kindOption = <K extends Kind>(table: T, seat: Seat, kind: K): Choice<K, undefined> => ({
  id: kind,
  label: { say: 'kind', kind },
  means: () => ({ say: 'means.kind', kind, held: holds(table, seat, kind) }),
})

export const choiceSteps: Section = (rules) => [
  // One of several rewards; those that cannot be gained were left out before.
  write(CHOICE, ({ one }) => ({
    which: one({
      when: (_, frame) => frame.of.length > 0,
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat, of, why }) => ({
        small: true,
        prompt: { say: 'choice.which', ...(why && { why }) },
        shows: () => [{ say: 'shows.one-of' }],
        absent: why === 'conference' ? lostRewards(rules, table, seat, of) : [],
        topic: why ? TOPICS[why] : 'chains',
        input: pick(of.map((list, i) => ({ id: `${i}`, ...gainOption(rules, playerAt(table, seat), list) }))),
      }),
      idle: (table, frame, seat) => ({ pick: `${leastHeld(table, seat, frame.of)}`, then: undefined }),
      take: (table, { of, why }, { pick }, seat) => run(table, seat, dueFor(why, of[Number(pick)]!)),
    }),
  })),

  // Goods of the owner's choice: one, several in any mix, or several different ones.
  write(ANY, ({ one }) => ({
    single: one({
      when: (_, { total, different }) => total === 1 && !different,
      one: (_, frame) => frame.seat,
      ask: (table, { of, why }, seat) => ({
        small: true,
        prompt: { say: 'any.one' },
        shows: () => because(why),
        absent: () => otherKinds(of),
        topic: why ? TOPICS[why] : 'chains',
        input: pick(of.map((kind) => kindOption(table, seat, kind))),
      }),
      idle: (table, frame, seat) => ({ pick: scarcest(table, seat, frame.of), then: undefined }),
      take: (table, { why }, { pick }, seat) => gain(table, seat, { [pick]: 1 }, why),
    }),
    several: one({
      when: (_, { total, different }) => total > 1 && !different,
      one: (_, frame) => frame.seat,
      ask: (table, { of, total, why }, seat) => ({
        small: true,
        prompt: { say: 'any.split', total },
        shows: () => because(why),
        absent: () => otherKinds(of),
        topic: why ? TOPICS[why] : 'chains',
        input: split(
          of.map((kind) => extended(kindOption(table, seat, kind), { max: total })),
          total,
          total,
        ),
      }),
      idle: (_table, { of, total }) => evenly(of, total),
      take: (table, { why }, shares, seat) => gain(table, seat, shares, why),
    }),
    different: one({
      when: (_, { total, different }) => total > 0 && different,
      one: (_, frame) => frame.seat,
      ask: (table, { of, total, why }, seat) => ({
        small: true,
        prompt: { say: 'any.different', total },
        shows: () => because(why),
        absent: () => otherKinds(of),
        topic: why ? TOPICS[why] : 'chains',
        input: some(
          of.map((kind) => kindOption(table, seat, kind)),
          total,
          total,
        ),
      }),
      take: (table, { why }, kinds, seat) => gain(table, seat, Object.fromEntries(kinds.map((kind) => [kind, 1])), why),
    }),
  })),

  // Asked also of those who cannot pay: whether they can is nobody's business.
  write(PAY, ({ one }) => ({
    offer: one({
      one: (_, frame) => frame.seat,
      ask: (table, { seat, coin, gain }) => {
        const { coins } = playerAt(table, seat)
        const bought = spelled(rules, playerAt(table, seat), gain)
        return {
          prompt: { say: 'pay.offer' },
          shows: [{ say: 'shows.optional' }],
          topic: 'islands',
          input: pick([
            {
              id: 'pay',
              label: { say: 'pay.for', ...bought },
              means: () => ({ say: 'means.pay', ...bought, left: coins - coin }),
              ...priced(coin, coins),
            },
            { id: 'no', label: { say: 'no' }, means: { say: 'means.no', coins }, leads: 'on' },
          ]),
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' as const, then: undefined }),
      take(table, { coin, gain, why }, { pick }, seat) {
        if (pick === 'no') return
        spend(table, seat, 'coin', coin)
        table.say({ say: 'paid', seat, coins: coin, effects: gain }, { concerns: [seat] })
        run(table, seat, dueFor(why, gain))
      },
    }),
  })),

  // Gaining Stars: any empty space; with none left the Star is lost.
  write(STAR, ({ one }) => ({
    where: one({
      when: (table, { seat }) => emptySpaces(rules, playerAt(table, seat)).length > 0,
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat }) => ({
        prompt: { say: 'star.where' },
        shows: () => [starsOf(rules, table, seat)],
        absent: () => starredSpaces(rules, playerAt(table, seat)),
        topic: 'stars',
        input: pick(emptySpaces(rules, playerAt(table, seat)).map(({ id }) => starOption(rules, playerAt(table, seat), id))),
        about: seat,
      }),
      idle: (table, _frame, seat) => {
        const empty = emptySpaces(rules, playerAt(table, seat))
        return { pick: (empty.find(({ id }) => id === 'land2') ?? empty[0]!).id, then: undefined }
      },
      take(table, _frame, { pick }, seat) {
        const player = playerAt(table, seat)
        player.stars = [...player.stars, pick]
        table.say({ say: 'star.placed', seat, space: pick })
        const { now } = rules.starSpaces[player.hq]!.find(({ id }) => id === pick)!
        run(table, seat, dueFor('star', now ?? []))
      },
    }),
  })),

  // Gaining Project Tiles: whoever sits earlier in turn order chooses first.
  write(TILE, ({ one }) => ({
    park(table, frame) {
      const player = playerAt(table, frame.seat)
      const mustWait = table.board.phase === 'growth' && earlierBusy(table, frame.seat)
      if (!mustWait) return
      if (player.owed < openTypes(player).length) {
        player.owed += 1
        table.say({ say: 'tile.waits', seat: frame.seat }, { weight: 'detail' })
      }
      table.end(frame)
    },
    which: one({
      when: (table, { seat }) => tilesFor(rules, table, seat).length > 0,
      gate: (table, { seat }) => earlierBusy(table, seat),
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat }) => tileQuestion(rules, table, seat),
      take: (table, _frame, { pick }, seat) => takeTile(rules, table, seat, pick),
    }),
  })),

  // A given Monument: any colour not held, and of that the highest value left.
  write(MONUMENT, ({ one }) => ({
    colour: one({
      when: (table, { seat }) => coloursOpen(table.board, playerAt(table, seat)).length > 0,
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat }) => {
        const player = playerAt(table, seat)
        return {
          prompt: { say: 'monument.which' },
          shows: () => [monumentsOf(rules, table, seat)],
          absent: () => otherColours(table, player),
          topic: 'monuments',
          about: HOUSE,
          input: pick(coloursOpen(table.board, player).map((colour) => monumentOption(rules, player, colour))),
        }
      },
      idle: (table, _frame, seat) => {
        const player = playerAt(table, seat)
        const open = coloursOpen(table.board, player) as Region[]
        return {
          pick: open.reduce((best, each) => (cardsIn(player, each) < cardsIn(player, best) ? each : best)),
          then: undefined,
        }
      },
      take: (table, _frame, { pick }, seat) => run(table, seat, placeMonument(rules, table, seat, pick, 'highest')),
    }),
  })),

  // A Trade Route that completes no row goes anywhere, and may itself be the fourth of a row.
  write(ROUTE, ({ one }) => ({
    where: one({
      when: (table, { pile }) => table.board.routes.left[pile]! > 0,
      one: (_, frame) => frame.seat,
      ask: (table, { pile, seat }) => ({
        prompt: { say: 'route.where', card: pile },
        shows: [{ say: 'shows.anywhere' }, { say: 'shows.rows' }],
        topic: 'trade-routes',
        about: seat,
        input: anywhere(rules, table, seat, pile),
      }),
      idle: (table, _frame, seat) => usualPlace(table, seat),
      take: (table, { pile }, { pick, then }, seat) => run(table, seat, placeRoute(rules, table, seat, pile, pick, then.pick)),
    }),
  })),

  // A Planet without a Deed goes anywhere as well; until then everybody sees it lie there.
  write(PLANET, ({ one }) => ({
    where: one({
      one: (_, frame) => frame.seat,
      ask: (table, { planet, seat }) => ({
        prompt: { say: 'planet.where', card: planet },
        shows: [{ say: 'shows.anywhere' }, { say: 'shows.rows' }],
        topic: 'aliens',
        about: seat,
        input: anywhere(rules, table, seat, planet),
      }),
      idle: (table, _frame, seat) => usualPlace(table, seat),
      take(table, { planet }, { pick, then }, seat) {
        table.board.planets!.open = null
        run(table, seat, placeCard(rules, table, seat, planet, pick, then.pick))
      },
    }),
  })),
]

/** Where the rules speak of what a gain is for. */
const TOPICS: Readonly<Record<Reason, string>> = {
  outbid: 'outbid',
  endorsed: 'influencers',
  island: 'islands',
  satellite: 'satellite',
  treasury: 'treasury-track',
  monument: 'monuments',
  route: 'trade-routes',
  star: 'stars',
  tile: 'project-tiles',
  project: 'projects',
  region: 'region-investments',
  link: 'treasury-investments',
  event: 'events',
  conference: 'conferences',
  retrieve: 'vampires',
  trade: 'events',
}

const starOption = (rules: Rules, { stars }: Player, space: string) => ({
  id: space,
  label: { say: 'star.space' as const, space },
  short: { say: 'star.short' as const, space },
  means: { say: 'means.star' as const, space, stars: stars.length + 1, power: rules.starPower[stars.length] ?? 0 },
})

function monumentOption(rules: Rules, player: Player, colour: string) {
  const next = rules.monumentRow[player.monuments.length]
  const cards = cardsIn(player, colour as Region)
  const means = { say: 'means.monument' as const, cards, reward: next?.reward ?? [], power: next?.power ?? 0 }
  return { id: colour, label: { say: 'colour' as const, colour }, means }
}

const emptySpaces = (rules: Rules, player: Player) => rules.starSpaces[player.hq]!.filter(({ id }) => !player.stars.includes(id))

// ── Places and gains ────────────────────────────────────────────────────────────────────────────────────────────

/** With what lies there already: it counts for rows and Monuments. */
function anywhere(rules: Rules, table: T, seat: Seat, card: string) {
  const { above, below } = playerAt(table, seat)
  return pick(
    REGIONS.map((region) => ({
      id: region,
      label: { say: 'region', region },
      means: { say: 'means.region', above: above[region].length, below: below[region].length },
      then: pick(sidesFor(rules, table.board, seat, [card], region)),
    })),
  )
}

/** What the clock does: where most Cards lie, above. */
function usualPlace(table: T, seat: Seat): { pick: Region; then: { pick: Side; then: undefined } } {
  const player = playerAt(table, seat)
  const fullest = REGIONS.reduce((best, region) => (cardsIn(player, region) > cardsIn(player, best) ? region : best))
  return { pick: fullest, then: { pick: 'above', then: undefined } }
}

function gain(table: T, seat: Seat, shares: Readonly<Record<string, number>>, why: Reason | undefined) {
  const gained = Object.entries(shares).filter(([, n]) => n > 0) as [Kind, number][]
  for (const [kind, n] of gained) receive(table, seat, kind, n)
  table.say(
    { say: 'gained', seat, effects: gained.map(([fx, n]) => ({ fx, n })), ...(why && { why }) },
    { weight: 'detail', concerns: [seat] },
  )
}

const scarcest = (table: T, seat: Seat, of: readonly Kind[]): Kind =>
  of.reduce((best, kind) => (holds(table, seat, kind) < holds(table, seat, best) ? kind : best))

/** The option whose first gain is what the seat holds least of. Coins come last: what the clock takes must not tell how many there are. */
function leastHeld(table: T, seat: Seat, options: readonly (readonly Effect[])[]): number {
  const player = playerAt(table, seat)
  const held = options.map(([effect]) => {
    if (effect?.fx === 'coin') return Number.POSITIVE_INFINITY
    return GOODS.some((good) => good === effect?.fx) ? player[effect!.fx as Good] : 0
  })
  return held.indexOf(Math.min(...held))
}

/** As even as possible, the first kinds first. */
export function evenly(of: readonly Kind[], total: number): Record<string, number> {
  const shares: Record<string, number> = {}
  for (let i = 0; i < total; i++) shares[of[i % of.length]!] = (shares[of[i % of.length]!] ?? 0) + 1
  return shares
}
