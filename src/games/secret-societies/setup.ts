/** Setup: what lies on the table before anybody has chosen anything. Societies bring their own pieces in rules/setup.ts. */
import type { Seat } from '../../kernel/contract.ts'
import type { Board, Player } from './board.ts'
import { REGIONS } from './data/effect.ts'
import type { Rules } from './data/rules.ts'
import { receive } from './rules/purse.ts'
import type { T } from './rules/table.ts'

export const setupBoard =
  (rules: Rules) =>
  (table: T): Board => {
    const { seats } = table
    const count = seats.length
    const hqs = table.shuffle(Object.keys(rules.hqs))
    const conferences = table.shuffle(Object.keys(rules.conferences)).slice(0, 2)
    const { perType } = rules.market[`${count}`]!
    const tiles = (type: string) =>
      table.shuffle(Object.keys(rules.tiles).filter((id) => rules.tiles[id]!.type === type)).slice(0, perType)
    const copies = rules.monuments.filter(({ players }) => players <= count).map(({ value }) => value)
    return {
      round: 1,
      phase: 'setup',
      gavel: seats[0]!,
      players: Object.fromEntries(seats.map((seat, i) => [seat, newPlayer(hqs[i]!)])),
      issued: 0,
      counted: {},
      deck: table.shuffle([...rules.deedIds]),
      sunk: [],
      drawn: null,
      seen: {},
      gone: [],
      row: [],
      bids: 0,
      turn: null,
      auction: null,
      conferences,
      market: [...tiles('immediate'), ...tiles('scoring')],
      monuments: { ...Object.fromEntries(REGIONS.map((region) => [region, [...copies]])), grey: Array(count).fill(0) },
      lowest: null,
      routes: { current: rules.routes[0]!.id, left: Object.fromEntries(rules.routes.map(({ id, count }) => [id, count])) },
      tokens: null,
      drone: null,
      cache: null,
      planets: null,
      supply: null,
      disguises: 0,
      charms: null,
      final: null,
    }
  }

/** An empty board with its HQ. */
const newPlayer = (hq: string): Player => ({
  society: null,
  hq,
  coins: 0,
  land: 0,
  industry: 0,
  population: 0,
  hand: [],
  aside: [],
  vault: [],
  dummies: [],
  satellite: 0,
  treasury: 0,
  stars: [],
  monuments: [],
  islands: 0,
  above: { black: [], purple: [], blue: [], yellow: [], red: [] },
  below: { black: [], purple: [], blue: [], yellow: [], red: [] },
  regions: [],
  investments: [],
  projects: [],
  tiles: { immediate: null, scoring: null },
  downs: 0,
  gained: 0,
  swaps: 0,
  owed: 0,
  trades: [],
})

/** The pieces of the societies in play, laid out once everybody knows who plays what. */
export function layOutSocieties(rules: Rules, table: T, seats: readonly Seat[]) {
  const { board } = table
  for (const [i, seat] of seats.entries()) {
    const player = board.players[seat]!
    const society = rules.societies[player.society!]!
    const coins = society.coins + rules.hqs[player.hq]!.coins
    board.counted[seat] = 0
    receive(table, seat, 'coin', coins)
    // Spaces passed on the way to the starting one pay nothing.
    player.treasury = society.treasury
    player.aside = society.cards.filter((card) => rules.bidCards[card]!.aside)
    player.hand = society.cards.filter((card) => !rules.bidCards[card]!.aside)
    if (seats.length === 2) player.dummies = rules.dummies[i]!.values.map(String)
    for (const ability of society.abilities) if ('power' in ability) layOut(rules, table, ability.power, seats.length, ability)
  }
  board.gavel = seats.reduce((first, seat) => (numberOf(rules, board, seat) < numberOf(rules, board, first) ? seat : first))
}

const numberOf = (rules: Rules, board: Board, seat: Seat) => rules.societies[board.players[seat]!.society!]!.number

/** What an ability needs on the table to work at all. */
function layOut(rules: Rules, table: T, power: string, count: number, ability: object) {
  const { board } = table
  if (power === 'endorse') board.tokens = { endorse: { side: 'A', lot: null }, cancel: { side: 'A', lot: null } }
  if (power === 'drone') board.drone = { flipped: false, coins: 0 }
  if (power === 'cache') board.cache = []
  if (power === 'planets') board.planets = { pile: table.shuffle([...rules.planetIds]), open: null }
  if (power === 'infiltrate') board.supply = []
  if ('start' in ability) board.charms = { fresh: (ability.start as Record<string, number>)[`${count}`] ?? 0, spent: 0, held: [] }
}
