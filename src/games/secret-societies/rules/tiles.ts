/** Project Tiles: which lie there for whom, who chooses first, and what taking one does. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { type Player, turnOrder } from '../board.ts'
import type { Rules } from '../data/rules.ts'
import { projectCost } from '../holdings/costs.ts'
import { otherTiles } from './absent.ts'
import { dueFor } from './due.ts'
import { run } from './effects.ts'
import { pick, playerAt, type Question, type T } from './table.ts'

export const openTypes = (player: Player) => (['immediate', 'scoring'] as const).filter((type) => player.tiles[type] === null)

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
export const HOUSE = 'house'

export const tileQuestion = (rules: Rules, table: T, seat: Seat): Question<Picked> => ({
  small: true,
  prompt: { say: 'tile.which' },
  shows: [{ say: 'shows.tileSpaces' }],
  absent: () => otherTiles(rules, table, seat),
  topic: 'project-tiles',
  about: HOUSE,
  input: tileInput(rules, table, seat),
})

export const tileInput = (rules: Rules, table: T, seat: Seat) =>
  pick(
    tilesFor(rules, table, seat).map((id) => ({
      id,
      label: { say: 'tile', tile: id },
      means: () => tileMeans(rules, playerAt(table, seat), id),
      group: { say: `tile.${rules.tiles[id]!.type}` },
    })),
  )

function tileMeans(rules: Rules, player: Player, tile: string) {
  const space = Object.values(rules.projects).find((project) => project.tile === rules.tiles[tile]!.type)!
  const { land, industry, population } = projectCost(rules, player, space.id)
  return { say: 'means.tile' as const, tile, started: player.projects.includes(space.id), cost: { land, industry, population } }
}

/** It lies on its space; if the Project there has been started already, it works at once. */
export function takeTile(rules: Rules, table: T, seat: Seat, id: string) {
  const player = playerAt(table, seat)
  const { type, now } = rules.tiles[id]!
  table.board.market = table.board.market.filter((each) => each !== id)
  player.tiles[type] = id
  table.say({ say: 'tile.taken', seat, tile: id })
  if (player.projects.some((project) => rules.projects[project]!.tile === type)) run(table, seat, dueFor('tile', now))
}
