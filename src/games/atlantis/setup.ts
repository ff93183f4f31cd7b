/** The table before anybody has chosen anything: the printed map, the tracks, the players' pieces, the counters (5). */
import { extended } from '../../kernel/json.ts'
import type { Area, Board } from './board.ts'
import type { Rules } from './rules/customs.ts'
import { raise, replace } from './rules/pieces.ts'
import type { Table } from './rules/tools.ts'
import type { AreaId, CounterId, Players } from './terms.ts'

export const playersIn = ({ order }: Pick<Board, 'order'>) => `${order.length}` as Players

/** `start`: the resource in turn order. Where societies have powers they are chosen; otherwise they are but colours. */
export function bareTable({ world, pack }: Rules, table: Table, start: readonly number[], powers: boolean): Board {
  const { seats } = table
  const players = `${seats.length}` as Players
  const first = table.random(seats.length)
  const order = seats.map((_, i) => seats[(first + i) % seats.length]!)
  const societies = table.shuffle(Object.keys(world.societies))
  return {
    phase: 'setup',
    order,
    turn: 0,
    round: 1,
    doom: pack.track.doom[players],
    end: pack.track.end[players],
    flipped: false,
    areas: Object.fromEntries(world.areaIds.map((id) => [id, printed(world.areas[id]!.kind, id)])),
    nations: Object.fromEntries(world.nationIds.map((id) => [id, { controllers: [], passive: false, loot: [] }])),
    players: Object.fromEntries(
      order.map((seat, i) => [
        seat,
        {
          society: powers ? null : societies[i]!,
          resource: start[i]!,
          agents: [...pack.agents.values],
          archons: [null, null],
          hand: [],
        },
      ]),
    ),
    specials: {},
    deck: [],
    notes: [],
    contest: null,
    march: null,
    changed: [],
    final: null,
  }
}

const printed = (kind: Area['kind'], id: AreaId): Area => ({
  kind,
  counter: null,
  owner: kind === 'home' ? id : null,
  units: {},
  agents: {},
  buildings: [],
})

/** The area is wilderness in this game; a major nation that lived there is out of it. */
export function turnWild(board: Board, area: AreaId) {
  const { [area]: _, ...others } = board.nations // not `delete`: what has lost a key is slow to look things up in ever after
  board.nations = others
  replace(board, area, printed('wilderness', area))
}

/** Every minor nation in play draws a counter from the bag, with the building and the special action shown on it. */
export function dealCounters({ world }: Rules, board: Board, bag: CounterId[], withSpecials: boolean) {
  for (const id of world.areaIds) {
    if (board.areas[id]!.kind !== 'minor') continue
    const counter = bag.pop()!
    replace(board, id, { counter })
    const { building, special } = world.counters[counter]!
    if (building) raise(board, id, building)
    if (special && withSpecials) board.specials = extended(board.specials, { [special]: id })
  }
}

/** Every major nation in play draws a counter and places the units shown on it. */
export function dealHomeCounters({ world }: Rules, table: Table) {
  const { board } = table
  const bag = table.shuffle([...world.home])
  for (const nation in board.nations) {
    const counter = bag.pop()!
    replace(board, nation, { counter, units: { [nation]: world.counters[counter]!.units } })
  }
}

/** So many cards from the top of the deck for everybody. */
export function dealHands(table: Table, count: number) {
  const { board } = table
  for (const seat of board.order) {
    const { hand } = board.players[seat]!
    hand.push(...board.deck.splice(0, count))
    table.tell(seat, { say: 'setup.dealt', cards: hand })
  }
}
