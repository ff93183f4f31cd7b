/** Growth: everybody at once, each at their own pace; in Round 7 with further trades. */
import type { Option, Picked, Seat, Text } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'
import { extended } from '../../../kernel/json.ts'
import { type Player, turnOrder } from '../board.ts'
import { KINDS, type Kind, REGIONS, type Region } from '../data/effect.ts'
import type { Agenda, Rules } from '../data/rules.ts'
import { affordable, type Cost, completes, projectCost, regionCost, treasuryCost } from '../holdings/costs.ts'
import { cardsIn } from '../holdings/holdings.ts'
import { earlierBusy, takeTile, tileInput, tileQuestion, tilesFor } from './choices.ts'
import { run } from './effects.ts'
import { investRegion, investTreasury, startProject, swapsOf } from './invest.ts'
import { possible } from './named.ts'
import { coinPrice, holds, receive, spend } from './purse.ts'
import { GROW, GROWTH } from './steps.ts'
import { playerAt, type Section, type T, write } from './table.ts'

export type Swap = Picked<Kind, Picked<Kind>>
type Choice = Picked<string, Swap | Picked<string> | undefined>

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
    what: one<Choice>({
      when: (table, { seat }) => mayGrow(rules, table, seat),
      one: (_, frame) => frame.seat,
      open: true,
      ask: (table, { seat }) => ({
        prompt: growthPrompt(rules, table, seat),
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
    end: (table, { seat }) => table.say({ say: 'growth.done', seat }),
  })),
]

/** With what there is to spend: the picture may be far up the channel. */
function growthPrompt(rules: Rules, table: T, seat: Seat): Text {
  const { land, industry, population } = playerAt(table, seat)
  return { say: 'growth', last: table.board.round === rules.agenda.length, land, industry, population }
}

/** Round 7 trades are the only things paid in Coins. */
function grow(rules: Rules, table: T, seat: Seat, choice: string, then: Choice['then']) {
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
    table.say({ say: 'traded', seat, coins })
    run(table, seat, trade.gain)
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

type Group = 'region' | 'treasury' | 'project'

/** Every space not filled yet with its price, until `visit` has seen enough. */
function someSpace(rules: Rules, player: Player, visit: (group: Group, name: string, cost: Cost) => boolean): boolean {
  for (const region of REGIONS)
    if (!player.regions.includes(region) && visit('region', region, regionCost(rules, player, region))) return true
  for (const id in rules.treasuryInvestments)
    if (!player.investments.includes(id) && visit('treasury', id, treasuryCost(rules, id))) return true
  for (const id in rules.projects)
    if (!player.projects.includes(id) && visit('project', id, projectCost(rules, player, id))) return true
  return false
}

/** Coins are hidden, so whoever might do something with them is asked. */
const mayGrow = (rules: Rules, table: T, seat: Seat): boolean => {
  const player = playerAt(table, seat)
  if (player.swaps > 0 || openTrades(rules, table, player).length > 0) return true
  if (isOwedTile(rules, table, seat) && !earlierBusy(table, seat)) return true
  return someSpace(rules, player, (_group, _name, cost) => affordable(player, cost))
}

function growthOptions(rules: Rules, table: T, seat: Seat): Option<string, Choice['then']>[] {
  const player = playerAt(table, seat)
  const options: Option<string, Choice['then']>[] = []
  someSpace(rules, player, (group, name, cost) => {
    options.push(spaceOption(rules, player, group, name, cost))
    return false
  })
  if (isOwedTile(rules, table, seat) && !earlierBusy(table, seat))
    options.push({ id: 'tile', label: { say: 'grow.tile' }, ...TRADES, then: tileInput(rules, table, seat) as never })
  if (player.swaps > 0) options.push({ id: 'swap', ...TRADES, ...swapOption(table, seat, player.swaps) })
  for (const trade of openTrades(rules, table, player)) {
    const coin = 'coin' in trade.pay ? trade.pay.coin : 0
    const useless = !trade.gain.some((effect) => isUseful(table, player, effect))
    options.push({
      id: `trade:${trade.id}`,
      label: { say: 'grow.trade', effects: trade.gain.map((effect) => JSON.stringify(effect)) },
      price: coinPrice(coin, player.coins),
      ...TRADES,
      ...(useless && { blocked: { say: 'trade.useless' } }),
      ...(player.coins < coin && { blocked: { say: 'short.coins', need: coin, have: player.coins } }),
    })
  }
  options.push({ id: 'done', label: { say: 'grow.done' }, leads: 'end' })
  return options
}

/** What it takes and what it brings stands in the label: a price would name only one of the goods. */
function spaceOption(rules: Rules, player: Player, group: Group, name: string, cost: Cost): Option<string, undefined> {
  const { land, industry, population } = cost
  const id = `${group}:${name}`
  let power = powerOf(rules, player, group, name)
  const links: string[] = []
  if (group === 'treasury')
    for (const link of rules.linksAt[name]!) {
      if (!completes(player, link, name)) continue
      power += link.power
      links.push(link.id)
    }
  const plain = { say: LABELS[group], name, society: player.society, land, industry, population, power, links }
  const tile = group === 'project' ? rules.projects[name]!.tile : null
  const label = tile === 'immediate' || tile === 'scoring' ? extended(plain, { tile: player.tiles[tile] }) : plain
  if (affordable(player, cost)) return { id, label, group: GROUPS[group], rule: GROWTH_RULES[group] }
  return { id, label, group: GROUPS[group], rule: GROWTH_RULES[group], blocked: shortOf(player, cost) }
}

function powerOf(rules: Rules, player: Player, group: Group, name: string): number {
  if (group === 'region') return rules.regionInvestment.power * cardsIn(player, name as Region)
  return group === 'treasury' ? rules.treasuryInvestments[name]!.power : rules.projects[name]!.power
}

const LABELS = { region: 'grow.region', treasury: 'grow.treasury', project: 'grow.project' } as const
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
  say: 'short.goods',
  land: Math.max(0, cost.land - player.land),
  industry: Math.max(0, cost.industry - player.industry),
  population: Math.max(0, cost.population - player.population),
})

// ── Swaps, here and in the Round 5 Event ────────────────────────────────────────────────────────────────────────

/** One unit becomes another kind. */
export function swapOption(table: T, seat: Seat, left: number) {
  const held = KINDS.filter((kind) => holds(table, seat, kind) > 0)
  const into = (from: Kind) =>
    pick(KINDS.filter((kind) => kind !== from).map((kind) => ({ id: kind, label: { say: 'kind', kind } })))
  return {
    label: { say: 'swap', left },
    then: pick(
      held.map((kind) => ({ id: kind, label: { say: 'kind.held', kind, n: holds(table, seat, kind) }, then: into(kind) })),
    ),
    ...(held.length === 0 && { blocked: { say: 'swap.nothing' } }),
  }
}

export function swap(table: T, seat: Seat, { pick: from, then: { pick: to } }: Swap) {
  spend(table, seat, from, 1)
  receive(table, seat, to, 1)
  table.say({ say: 'swapped', seat, from, to })
}
