/** What an effect asks of its owner: which gain, which Star space, which Tile, which colour, where to put a Card. */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { type Player, turnOrder } from '../board.ts'
import { type Effect, GOODS, type Good, type Kind, REGIONS, type Region, type Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { cardsIn } from '../holdings/holdings.ts'
import { placeCard, placeMonument, placeRoute } from './cards.ts'
import { run, spelled } from './effects.ts'
import { coloursOpen } from './named.ts'
import { holds, priced, receive, spend } from './purse.ts'
import { ANY, CHOICE, MONUMENT, PAY, PLANET, ROUTE, STAR, TILE } from './steps.ts'
import { type Choice, pick, playerAt, type Question, type Section, some, split, type T, write } from './table.ts'

const kindOption = <K extends Kind>(kind: K): Choice<K, undefined> => ({ id: kind, label: { say: 'kind', kind } })

export const choiceSteps: Section = (rules) => [
  // One of several rewards; those that cannot be gained were left out before.
  write(CHOICE, ({ one }) => ({
    which: one({
      when: (_, frame) => frame.of.length > 0,
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat, of }) => ({
        prompt: { say: 'choice.which' },
        input: pick(
          of.map((list, i) => ({ id: `${i}`, label: { say: 'effects', ...spelled(rules, playerAt(table, seat), list) } })),
        ),
      }),
      idle: (table, frame, seat) => ({ pick: `${leastHeld(table, seat, frame.of)}`, then: undefined }),
      take: (table, frame, { pick }, seat) => run(table, seat, frame.of[Number(pick)]!),
    }),
  })),

  // Goods of the owner's choice: one, several in any mix, or several different ones.
  write(ANY, ({ one }) => ({
    single: one({
      when: (_, { total, different }) => total === 1 && !different,
      one: (_, frame) => frame.seat,
      ask: (_, frame) => ({ prompt: { say: 'any.one' }, input: pick(frame.of.map(kindOption)) }),
      idle: (table, frame, seat) => ({ pick: scarcest(table, seat, frame.of), then: undefined }),
      take: (table, _frame, { pick }, seat) => gain(table, seat, { [pick]: 1 }),
    }),
    several: one({
      when: (_, { total, different }) => total > 1 && !different,
      one: (_, frame) => frame.seat,
      ask: (_, { of, total }) => ({
        prompt: { say: 'any.split', total },
        input: split(
          of.map((kind) => extended(kindOption(kind), { max: total })),
          total,
          total,
        ),
      }),
      idle: (_table, { of, total }) => evenly(of, total),
      take: (table, _frame, shares, seat) => gain(table, seat, shares),
    }),
    different: one({
      when: (_, { total, different }) => total > 0 && different,
      one: (_, frame) => frame.seat,
      ask: (_, { of, total }) => ({ prompt: { say: 'any.different', total }, input: some(of.map(kindOption), total, total) }),
      take: (table, _frame, kinds, seat) => gain(table, seat, Object.fromEntries(kinds.map((kind) => [kind, 1]))),
    }),
  })),

  // Asked also of those who cannot pay: whether they can is nobody's business.
  write(PAY, ({ one }) => ({
    offer: one({
      one: (_, frame) => frame.seat,
      ask: (table, { seat, coin, gain }) => {
        const { coins } = playerAt(table, seat)
        return {
          prompt: { say: 'pay.offer' },
          input: pick([
            { id: 'pay', label: { say: 'pay.for', ...spelled(rules, playerAt(table, seat), gain) }, ...priced(coin, coins) },
            { id: 'no', label: { say: 'no' }, leads: 'on' },
          ]),
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' as const, then: undefined }),
      take(table, { coin, gain }, { pick }, seat) {
        if (pick === 'no') return
        spend(table, seat, 'coin', coin)
        table.say({ say: 'paid', seat, coins: coin })
        run(table, seat, gain)
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
        input: pick(emptySpaces(rules, playerAt(table, seat)).map(({ id }) => ({ id, label: { say: 'star.space', space: id } }))),
        about: seat,
      }),
      idle: (table, _frame, seat) => {
        const empty = emptySpaces(rules, playerAt(table, seat))
        return { pick: (empty.find(({ id }) => id === 'land2') ?? empty[0]!).id, then: undefined }
      },
      take(table, _frame, { pick }, seat) {
        playerAt(table, seat).stars.push(pick)
        table.say({ say: 'star.placed', seat, space: pick })
        run(table, seat, rules.starSpaces[playerAt(table, seat).hq]!.find(({ id }) => id === pick)?.now ?? [])
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
        table.say({ say: 'tile.waits', seat: frame.seat })
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
          about: HOUSE,
          input: pick(
            coloursOpen(table.board, player).map((colour) => ({
              id: colour,
              label: { say: 'colour', colour, cards: cardsIn(player, colour as Region) },
            })),
          ),
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
        about: seat,
        input: anywhere(playerAt(table, seat), pile),
      }),
      idle: (table, _frame, seat) => usualPlace(table, seat),
      take: (table, { pile }, { pick, then }, seat) => run(table, seat, placeRoute(rules, table, seat, pile, pick, then.pick)),
    }),
  })),

  // A Planet without a Deed goes anywhere as well.
  write(PLANET, ({ one }) => ({
    where: one({
      one: (_, frame) => frame.seat,
      ask: (table, { planet, seat }) => ({
        prompt: { say: 'planet.where', card: planet },
        about: seat,
        input: anywhere(playerAt(table, seat), planet),
      }),
      idle: (table, _frame, seat) => usualPlace(table, seat),
      take: (table, { planet }, { pick, then }, seat) => run(table, seat, placeCard(rules, table, seat, planet, pick, then.pick)),
    }),
  })),
]

const emptySpaces = (rules: Rules, player: Player) => rules.starSpaces[player.hq]!.filter(({ id }) => !player.stars.includes(id))

// ── Project Tiles ───────────────────────────────────────────────────────────────────────────────────────────────

const openTypes = (player: Player) => (['immediate', 'scoring'] as const).filter((type) => player.tiles[type] === null)

/** Outside of parallel phases nobody is busy, so nothing ever waits. */
export const earlierBusy = (table: T, seat: Seat): boolean => {
  const order = turnOrder(table.board, table.seats)
  return order.slice(0, order.indexOf(seat)).some((other) => table.busy(other))
}

export const tilesFor = (rules: Rules, table: T, seat: Seat) => {
  const open: readonly string[] = openTypes(playerAt(table, seat))
  return table.board.market.filter((id) => open.includes(rules.tiles[id]!.type))
}

/** What belongs to nobody: Project Tiles and Monuments lie there. */
const HOUSE = 'house'

export const tileQuestion = (rules: Rules, table: T, seat: Seat): Question<Picked> => ({
  prompt: { say: 'tile.which' },
  about: HOUSE,
  input: tileInput(rules, table, seat),
})

export const tileInput = (rules: Rules, table: T, seat: Seat) =>
  pick(
    tilesFor(rules, table, seat).map((id) => ({
      id,
      label: { say: 'tile', tile: id },
      group: { say: `tile.${rules.tiles[id]!.type}` },
    })),
  )

/** It lies on its space; if the Project there has been started already, it works at once. */
export function takeTile(rules: Rules, table: T, seat: Seat, id: string) {
  const player = playerAt(table, seat)
  const { type, now } = rules.tiles[id]!
  table.board.market = table.board.market.filter((each) => each !== id)
  player.tiles[type] = id
  table.say({ say: 'tile.taken', seat, tile: id })
  if (player.projects.some((project) => rules.projects[project]!.tile === type)) run(table, seat, now)
}

// ── Places and gains ────────────────────────────────────────────────────────────────────────────────────────────

/** Above or below the board, and what these Cards bring there. */
export const sidesFor = (...cards: readonly string[]): readonly Choice<Side, undefined>[] => [
  { id: 'above', label: { say: 'side', side: 'above', cards } },
  { id: 'below', label: { say: 'side', side: 'below', cards } },
]

/** With what lies there already: it counts for rows and Monuments. */
const anywhere = ({ above, below }: Player, card: string) =>
  pick(
    REGIONS.map((region) => ({
      id: region,
      label: { say: 'region', region },
      means: { say: 'region.holds', above: above[region].length, below: below[region].length },
      then: pick(sidesFor(card)),
    })),
  )

/** What the clock does: where most Cards lie, above. */
function usualPlace(table: T, seat: Seat): { pick: Region; then: { pick: Side; then: undefined } } {
  const player = playerAt(table, seat)
  const fullest = REGIONS.reduce((best, region) => (cardsIn(player, region) > cardsIn(player, best) ? region : best))
  return { pick: fullest, then: { pick: 'above', then: undefined } }
}

function gain(table: T, seat: Seat, shares: Readonly<Record<string, number>>) {
  const gained = Object.entries(shares).filter(([, n]) => n > 0) as [Kind, number][]
  for (const [kind, n] of gained) receive(table, seat, kind, n)
  table.say({ say: 'gained', seat, effects: gained.map(([fx, n]) => ({ fx, n })) })
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
