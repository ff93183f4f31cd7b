/** The island: what is dry, what is under water, where an Atlantean may stand. */
import type { Board, Piece } from './board.ts'
import type { Data } from './data/data.ts'
import type { Place } from './data/things.ts'
import type { RisingText } from './words/says.ts'

export const dryTiles = (data: Data, board: Board, peninsula: string) => data.tiles[peninsula]!.length - board.flooded[peninsula]!

export const dryPeninsulas = (data: Data, board: Board) =>
  data.peninsulas.filter((peninsula) => dryTiles(data, board, peninsula) > 0)

export function dryInAll(data: Data, { flooded }: Board): number {
  let dry = data.tilesInAll
  for (const peninsula in flooded) dry -= flooded[peninsula]!
  return dry
}

/** The unflooded tile farthest from the centre: the next one the sea takes. */
export const shoreOf = (data: Data, board: Board, peninsula: string): Place | null =>
  data.tiles[peninsula]![dryTiles(data, board, peninsula) - 1] ?? null

const isUnderWater = (data: Data, board: Board, { peninsula, depth }: Place) =>
  peninsula !== null && depth > dryTiles(data, board, peninsula)

export const wrathValue = (data: Data, board: Board) => data.pack.wrath.values[board.wrath]!

/** Tiles the gods take at the end of this round, as things stand. */
export const wrathFloods = (data: Data, board: Board) => Math.max(0, wrathValue(data, board) + board.now.floods)

// ── Pieces ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const pieceOf = (board: Board, id: string): Piece => board.pieces.find((piece) => piece.id === id)!

export const piecesAt = (board: Board, at: string) => board.pieces.filter((piece) => piece.at === at)

export const isOnBoard = ({ at }: Piece) => at !== 'pool' && at !== 'held' && at !== 'out'
export const isStanding = (piece: Piece) => !piece.down && isOnBoard(piece)

/** One of each: pieces of one player that stand alike are not offered twice. */
export function unlike(board: Board, pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = []
  for (const piece of pieces) if (!found.some((other) => isAlike(board, piece, other))) found.push(piece)
  return found
}

const isAlike = ({ automaton, waits }: Board, a: Piece, b: Piece) =>
  a === b ||
  (a.owner === b.owner &&
    a.kind === b.kind &&
    a.at === b.at &&
    a.down === b.down &&
    (a.id === automaton) === (b.id === automaton) &&
    waits[a.id] === waits[b.id])

/** The lowest empty seat of a place, or null. */
function emptySlot(board: Board, { id, capacity }: Place): number | null {
  const taken = new Set<number>()
  for (const piece of board.pieces) if (piece.at === id) taken.add(piece.slot)
  let slot = 0
  while (taken.has(slot)) slot++
  return capacity === null || slot < capacity ? slot : null
}

export const spaceOf = ({ seatsPerSpace }: Place, { slot }: Piece) => Math.floor(slot / seatsPerSpace)

/** Steps 1 to 3: why nobody may be placed here now, or null. */
export function whyNotHere(data: Data, board: Board, place: Place): RisingText | null {
  switch (place.sort) {
    case 'centre':
      return null
    case 'build':
      return null
    case 'component':
      if (!board.built.includes(place.id)) return { say: 'not.built', component: place.id }
      break
    case 'tile':
      if (isUnderWater(data, board, place)) return { say: 'not.flooded' }
  }
  return emptySlot(board, place) === null ? { say: 'not.taken' } : null
}

/** Puts a piece somewhere; the caller has made sure that it may stand there. */
export function stand(data: Data, board: Board, piece: Piece, at: string) {
  piece.slot = 0
  piece.at = 'pool'
  piece.slot = emptySlot(board, data.places[at]!) ?? 0
  piece.at = at
}

/** Takes a piece off the board; the Automaton does not stay behind alone. */
export function lift(board: Board, piece: Piece, to: 'pool' | 'held' | 'out') {
  piece.at = to
  piece.slot = 0
  piece.down = false
  if (board.automaton === piece.id && to !== 'out') board.automaton = null
  delete board.waits[piece.id]
}
