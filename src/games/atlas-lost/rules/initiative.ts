/** 13, initiative tiles: they change hands the moment somebody exceeds the owner, or the owner falls below the minimum. */
import type { Telling } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components, TileId } from '../data/components.ts'
import { COALITION, type Faction } from '../data/components.ts'
import type { AtTable } from './book.ts'
import { count, playersAmong } from './counting.ts'
import { note } from './holdings.ts'

export const contenders = (board: Board): Faction[] => (board.rivals ? [...board.order, COALITION] : board.order)

export function standing(data: Components, board: Board, tile: TileId, who: Faction): number {
  if (who === COALITION) return tile === 'influence' ? board.rivals!.marker : board.rivals!.tally[tile]!
  let sum = 0
  for (const counter of data.tiles[tile].count) sum += count(data, board, who, counter)
  return sum
}

/** Runs after all that can change what counts: whatever a deed does by itself, every payment and every effect. */
export function settleTiles(table: AtTable, data: Components): void {
  const { board } = table
  for (const tile of Object.keys(board.initiative) as TileId[]) {
    const owner = board.initiative[tile] ?? null
    const now = ownerOf(data, board, tile, owner)
    if (now === owner) continue
    board.initiative[tile] = now
    note(board, 'tile', tile, now)
    const telling: Telling = { weight: 'headline', concerns: playersAmong(board, now, owner) }
    if (now) table.say({ say: 'tile.taken', tile, seat: now }, telling)
    else if (owner) table.say({ say: 'tile.free', tile, seat: owner }, telling)
  }
}

/** A tie keeps the owner; without an owner who holds it, only a single leader gets it. */
function ownerOf(data: Components, board: Board, tile: TileId, owner: Faction | null): Faction | null {
  const { min } = data.tiles[tile]
  let best = 0
  let leader: Faction | null = null
  let ownerHas = 0
  for (const who of contenders(board)) {
    const has = standing(data, board, tile, who)
    if (who === owner) ownerHas = has
    if (has > best) {
      best = has
      leader = who
    } else if (has === best) leader = null
  }
  if (owner && ownerHas >= min && ownerHas >= best) return owner
  return best >= min ? leader : null
}
