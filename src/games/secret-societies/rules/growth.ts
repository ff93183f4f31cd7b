/** Growth: everybody at once, each at their own pace; in Round 7 with further trades. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { type Player, turnOrder } from '../board.ts'
import { KINDS, type Kind, REGIONS, type Region } from '../data/effect.ts'
import type { Agenda, Rules } from '../data/rules.ts'
import { affordable, type Cost, completes, projectCost, regionCost, treasuryCost } from '../holdings/costs.ts'
import { cardsIn } from '../holdings/holdings.ts'
import type { SocietiesText } from '../words/words.ts'
import { kindOption } from './choices.ts'
import { dueFor } from './due.ts'
import { run } from './effects.ts'
import { investRegion, investTreasury, startProject, swapsOf } from './invest.ts'
import { possible } from './named.ts'
import { holds, priced, receive, spend } from './purse.ts'
import { purse, standingOf } from './shown.ts'
import { GROW, GROWTH } from './steps.ts'
import { type Choice, pick, playerAt, type Section, type T, write } from './table.ts'
import { earlierBusy, takeTile, tileInput, tileQuestion, tilesFor } from './tiles.ts'

export type Swap = Picked<Kind, Picked<Kind>>
type Answer = Picked<string, Swap | Picked<string> | undefined>

export const growthSteps: Section = (rules) => [
  // Growth; Gaining Monuments (the note on one Growth Phase).
  write(GROWTH, () => ({
    begin(table, frame) {
      const { board } = table
      const lowest = REGIONS.map((region) => [region, board.monuments[region]![0]] as const).filter(([, value]) => value)
      board.lowest = Object.fromEntries(lowest) as Record<Region, number>
      for (const seat of table.seats) {
        playerAt(table, seat).trades = []
        playerAt(table, seat).swaps = swapsOf(rules, playerAt(table, seat))
      }
      const lanes = turnOrder(board, table.seats).map((seat) => [seat, { seat }])
      table.split(frame, GROW, Object.fromEntries(lanes), 'apart')
    },
    end({ board, seats }) {
      board.lowest = null
      for (const seat of seats) board.players[seat]!.owed = 0
    },
  })),

  // One player's Growth: a loop until they are done.
  write(GROW, ({ one }) => ({
    what: one<Answer>({
      when: (table, { seat }) => mayGrow(rules, table, seat),
      one: (_, frame) => frame.seat,
      open: true,
      ask: (table, { seat }) => ({
        prompt: growthPrompt(rules, table, seat),
        shows: [
          purse(table, seat),
          standingOf(rules, table, seat),
          { say: 'shows.roundsLeft', left: rules.agenda.length - table.board.round },
        ],
        topic: 'growth',
        about: seat,
        input: pick(growthOptions(rules, table, seat)),
      }),
      default: 'printed',
      idle: () => ({ pick: 'done', then: undefined }),
      take(table, frame, { pick, then }, seat) {
        if (pick === 'done') return
        table.jump(frame, 'what')
        grow(rules, table, seat, pick, then)
      },
    }),
    // A Tile gained while earlier seats are still busy is chosen when they are done; then Growth goes on.
    tile: one({
      when: (table, { seat }) => isOwedTile(rules, table, seat),
      gate: (table, { seat }) => earlierBusy(table, seat),
      one: (_, frame) => frame.seat,
      evident: true,
      ask: (table, { seat }) => tileQuestion(rules, table, seat),
      take(table, frame, { pick }, seat) {
        table.jump(frame, 'what')
        takeOwedTile(rules, table, seat, pick)
      },
    }),
    end: (table, { seat }) => table.say({ say: 'growth.done', seat }, { weight: 'detail' }),
  })),
]

/** With what there is to spend: the picture may be far up the channel. */
function growthPrompt(rules: Rules, table: T, seat: Seat): SocietiesText {
  const { land, industry, population } = playerAt(table, seat)
  return { say: 'growth', last: table.board.round === rules.agenda.length, land, industry, population }
}

/** Round 7 trades are the only things paid in Coins. */
function grow(rules: Rules, table: T, seat: Seat, choice: string, then: Answer['then']) {
  const [what, which] = choice.split(':') as [string, string]
  if (what === 'region') investRegion(rules, table, seat, which as Region)
  else if (what === 'treasury') investTreasury(rules, table, seat, which)
  else if (what === 'project') startProject(rules, table, seat, which)
  else if (what === 'tile') takeOwedTile(rules, table, seat, then!.pick)
  else if (what === 'swap') {
    playerAt(table, seat).swaps -= 1
    swap(table, seat, then as Swap)
  } else {
    const trade = tradesOf(rules, table).find(({ id }) => id === which)!
    const coins = 'coin' in trade.pay ? trade.pay.coin : 0
    spend(table, seat, 'coin', coins)
    playerAt(table, seat).trades.push(which)
    table.say({ say: 'traded', seat, coins, effects: trade.gain }, { concerns: [seat] })
    run(table, seat, dueFor('trade', trade.gain))
  }
}

function takeOwedTile(rules: Rules, table: T, seat: Seat, tile: string) {
  playerAt(table, seat).owed -= 1
  takeTile(rules, table, seat, tile)
}

const isOwedTile = (rules: Rules, table: T, seat: Seat) =>
  playerAt(table, seat).owed > 0 && tilesFor(rules, table, seat).length > 0

const tradesOf = (rules: Rules, table: T) => rules.agenda[table.board.round - 1]!.trades

function openTrades(rules: Rules, table: T, player: Player): Agenda['trades'] {
  const trades = tradesOf(rules, table)
  if (trades.length === 0) return trades
  const made = (id: string) => player.trades.filter((each) => each === id).length
  return trades.filter(({ id, times }) => made(id) < (times ?? Number.POSITIVE_INFINITY))
}

// ── What can be done ────────────────────────────────────────────────────────────────────────────────────────────

/** A space of a player's board that can be filled. */
type Space =
  | { readonly group: 'region'; readonly name: Region }
  | { readonly group: 'treasury' | 'project'; readonly name: string }

/** Every space not filled yet with its price, until `visit` has seen enough. */
function someSpace(rules: Rules, player: Player, visit: (space: Space, cost: Cost) => boolean): boolean {
  for (const name of REGIONS)
    if (!player.regions.includes(name) && visit({ group: 'region', name }, regionCost(rules, player, name))) return true
  for (const name in rules.treasuryInvestments)
    if (!player.investments.includes(name) && visit({ group: 'treasury', name }, treasuryCost(rules, name))) return true
  for (const name in rules.projects)
    if (!player.projects.includes(name) && visit({ group: 'project', name }, projectCost(rules, player, name))) return true
  return false
}

/** Coins are hidden, so whoever might do something with them is asked. */
const mayGrow = (rules: Rules, table: T, seat: Seat): boolean => {
  const player = playerAt(table, seat)
  if (player.swaps > 0 || openTrades(rules, table, player).length > 0) return true
  if (isOwedTile(rules, table, seat) && !earlierBusy(table, seat)) return true
  return someSpace(rules, player, (_space, cost) => affordable(player, cost))
}

function growthOptions(rules: Rules, table: T, seat: Seat): Choice<string, Answer['then']>[] {
  const player = playerAt(table, seat)
  const options: Choice<string, Answer['then']>[] = []
  someSpace(rules, player, (space, cost) => {
    options.push(spaceOption(rules, player, space, cost))
    return false
  })
  if (isOwedTile(rules, table, seat) && !earlierBusy(table, seat))
    options.push({
      id: 'tile',
      label: { say: 'grow.tile' },
      means: { say: 'means.grow.tile' },
      ...TRADES,
      then: tileInput(rules, table, seat),
    })
  if (player.swaps > 0) options.push({ id: 'swap', ...TRADES, ...swapOption(table, seat, player.swaps) })
  for (const trade of openTrades(rules, table, player)) {
    const coin = 'coin' in trade.pay ? trade.pay.coin : 0
    const useless = !trade.gain.some((effect) => isUseful(table, player, effect))
    options.push({
      id: `trade:${trade.id}`,
      label: { say: 'grow.trade', effects: trade.gain },
      means: { say: 'means.grow.trade', left: player.coins - coin },
      ...TRADES,
      ...(useless && { blocked: { say: 'trade.useless' } }),
      ...priced(coin, player.coins),
    })
  }
  const last = table.board.round === rules.agenda.length
  options.push({ id: 'done', label: { say: 'grow.done' }, means: { say: 'means.grow.done', last }, leads: 'end' })
  return options
}

/** What it takes stands in its meaning: a price would name only one of the goods. */
function spaceOption(rules: Rules, player: Player, space: Space, cost: Cost): Choice<string, undefined> {
  const { group, name } = space
  const option = {
    id: `${group}:${name}`,
    ...spaceWords(rules, player, space, cost),
    group: GROUPS[group],
    rule: GROWTH_RULES[group],
  }
  return affordable(player, cost) ? option : { ...option, blocked: shortOf(player, cost) }
}

type Words = { readonly label: SocietiesText; readonly means: SocietiesText }

function spaceWords(rules: Rules, player: Player, { group, name }: Space, { land, industry, population }: Cost): Words {
  const cost = { land, industry, population }
  if (group === 'region') {
    const cards = cardsIn(player, name)
    const power = rules.regionInvestment.power * cards
    return { label: { say: 'grow.region', name }, means: { say: 'means.grow.region', cards, power, ...cost } }
  }
  if (group === 'treasury') {
    const links = rules.linksAt[name]!.filter((link) => completes(player, link, name))
    const power = links.reduce((sum, link) => sum + link.power, rules.treasuryInvestments[name]!.power)
    const more = links.flatMap(({ reward }) => reward)
    const steps = more.reduce((sum, effect) => sum + (effect.fx === 'treasury' ? effect.n : 0), 1)
    const effects = more.filter(({ fx }) => fx !== 'treasury')
    const { treasury } = player
    const brings = { treasury, steps, effects, power }
    return { label: { say: 'grow.treasury', name }, means: { say: 'means.grow.treasury', ...brings, ...cost } }
  }
  const { power, tile } = rules.projects[name]!
  const lying = tile === 'immediate' || tile === 'scoring' ? player.tiles[tile] : null
  const what = { name, society: player.society }
  return { label: { say: 'grow.project', ...what }, means: { say: 'means.grow.project', ...what, power, tile: lying, ...cost } }
}

const TRADES = { group: { say: 'group.trade' } } as const
const GROUPS = {
  region: { say: 'group.region' },
  treasury: { say: 'group.treasury' },
  project: { say: 'group.project' },
} as const
const GROWTH_RULES = { region: 'Region Investments', treasury: 'Treasury Investments', project: 'Start Projects' } as const

/** Would the trade bring anything at all? */
const isUseful = (table: T, player: Player, effect: Parameters<typeof possible>[2]): boolean =>
  effect.fx === 'choice'
    ? effect.of.some((option) => option.every((each) => possible(table.board, player, each)))
    : possible(table.board, player, effect)

const shortOf = (player: Player, cost: Cost) => ({
  say: 'short.goods' as const,
  land: Math.max(0, cost.land - player.land),
  industry: Math.max(0, cost.industry - player.industry),
  population: Math.max(0, cost.population - player.population),
})

// ── Swaps, here and in the Round 5 Event ────────────────────────────────────────────────────────────────────────

/** One unit becomes another kind. */
export function swapOption(table: T, seat: Seat, left: number) {
  const held = KINDS.filter((kind) => holds(table, seat, kind) > 0)
  const into = (from: Kind) => pick(KINDS.filter((kind) => kind !== from).map((kind) => kindOption(table, seat, kind)))
  return {
    label: { say: 'swap' as const, left },
    means: { say: 'means.swap' as const, left },
    then: pick(
      held.map((kind) => ({
        id: kind,
        label: { say: 'kind.held', kind, n: holds(table, seat, kind) },
        means: { say: 'means.give', left: holds(table, seat, kind) - 1 },
        then: into(kind),
      })),
    ),
    ...(held.length === 0 && { blocked: { say: 'swap.nothing' as const } }),
  }
}

export function swap(table: T, seat: Seat, { pick: from, then: { pick: to } }: Swap) {
  spend(table, seat, from, 1)
  receive(table, seat, to, 1)
  table.say({ say: 'swapped', seat, from, to }, { weight: 'detail' })
}
