/** 14, victory: what a player's technology points are made of, and which of the three conditions hold. */
import type { ScoreLine, Seat } from '../../kernel/contract.ts'
import { rankedBy } from '../common/score.ts'
import type { Board } from './board.ts'
import type { Components, TileId } from './data/components.ts'
import type { Victory } from './data/endings.ts'
import { amountOf, eachPassive, playerOf } from './rules/counting.ts'
import type { AtlasText } from './words/says.ts'

export function tilesOf({ initiative }: Board, faction: string): TileId[] {
  const tiles: TileId[] = []
  for (const tile in initiative) if (initiative[tile as TileId] === faction) tiles.push(tile as TileId)
  return tiles
}

/** Everything but the front runner tokens, whose values only their owner knows. */
export function openPoints(data: Components, board: Board, seat: Seat): { tokens: number; tiles: number; passives: number } {
  let passives = 0
  eachPassive(data, board, seat, ({ tp }) => {
    for (const amount of tp) passives += amountOf(data, board, seat, amount)
  })
  let tiles = 0
  for (const tile in board.initiative) if (board.initiative[tile as TileId] === seat) tiles += data.tiles[tile as TileId].tp
  return { tokens: playerOf(board, seat).TP, tiles, passives }
}

export const runnerPoints = (board: Board, seat: Seat): number =>
  playerOf(board, seat).runners.reduce((sum, value) => sum + value, 0)

function totalPoints(data: Components, board: Board, seat: Seat): number {
  const { tokens, tiles, passives } = openPoints(data, board, seat)
  return tokens + tiles + passives + runnerPoints(board, seat)
}

/** What others can tell of a player's total: between these two. */
export function pointsRange(data: Components, board: Board, seat: Seat): { least: number; most: number } {
  const { tokens, tiles, passives } = openPoints(data, board, seat)
  const { length } = playerOf(board, seat).runners
  const open = tokens + tiles + passives
  return { least: open + length * data.runners.least, most: open + length * data.runners.most }
}

export function conditionsMet(data: Components, board: Board, seat: Seat): Victory[] {
  const met: Victory[] = []
  if (totalPoints(data, board, seat) >= data.pack.victory.tp) met.push('technology')
  if (playerOf(board, seat).position >= data.spaces.length) met.push('influence')
  if (hasInitiative(data, board, seat)) met.push('initiative')
  return met
}

/** Owning three tiles is not enough: the resources shown on three of them, added up, must be there too. Nothing is paid. */
function hasInitiative(data: Components, board: Board, seat: Seat): boolean {
  const { R, D, C } = playerOf(board, seat)
  const owned = tilesOf(board, seat)
  if (owned.length < data.pack.victory.tiles) return false
  return choices(owned, data.pack.victory.tiles).some((tiles) => {
    const need = (res: 'R' | 'D' | 'C') => tiles.reduce((sum, tile) => sum + data.tiles[tile].needs[res], 0)
    return R >= need('R') && D >= need('D') && C >= need('C')
  })
}

function choices<T>(items: readonly T[], n: number): T[][] {
  if (n === 0) return [[]]
  return items.flatMap((item, i) => choices(items.slice(i + 1), n - 1).map((rest) => [item, ...rest]))
}

export function scoreLines(data: Components, board: Board, seat: Seat): ScoreLine<AtlasText>[] {
  const { tokens, tiles, passives } = openPoints(data, board, seat)
  return [
    { label: { say: 'score.tokens' }, points: tokens },
    { label: { say: 'score.runners' }, points: runnerPoints(board, seat) },
    { label: { say: 'score.tiles' }, points: tiles },
    { label: { say: 'score.passives' }, points: passives },
  ]
}

/** What the three victories are measured by, and what breaks a tie after them. */
export const measuresOf = (data: Components, board: Board, seat: Seat) => ({
  technology: totalPoints(data, board, seat),
  influence: playerOf(board, seat).position,
  initiative: tilesOf(board, seat).length,
  resources: resourcesOf(board, seat),
})

/** Best first: points, then the influence track, tiles, resources, and the later seat. Never a tie. */
export const ranked = (data: Components, board: Board): Seat[] =>
  rankedBy(
    board.order,
    (seat) => measuresOf(data, board, seat).technology,
    (seat) => measuresOf(data, board, seat).influence,
    (seat) => measuresOf(data, board, seat).initiative,
    (seat) => measuresOf(data, board, seat).resources,
    (seat) => board.order.indexOf(seat),
  ).flat()

function resourcesOf(board: Board, seat: Seat): number {
  const { R, D, C } = playerOf(board, seat)
  return R + D + C
}
