/**
 * Step 4: who gets a seat that two players want. The first to place has it; another may ask for it, the owner may give way,
 * and if they do not agree the starting player decides.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Request } from '../board.ts'
import type { Data } from '../data/data.ts'
import type { PieceKind } from '../data/language.ts'
import { lift, pieceOf, stand, unlike } from '../island.ts'
import { announce } from '../telling.ts'
import type { Chosen, Rising } from '../terms.ts'
import { amended, type Choice, pick, type RisingText } from '../words/says.ts'
import { kindInput } from './places.ts'

const NOTHING: readonly Choice[] = []

/** Seats of others that one could ask for. */
export function requestOptions(
  data: Data,
  board: Board,
  seat: Seat,
  kinds: readonly PieceKind[],
  full: ReadonlySet<string>,
): readonly Choice[] {
  if (full.size === 0) return NOTHING
  const { fixed, requests, pieces } = board
  const isAskedFor = (id: string) => requests.some((request) => request.piece === id && request.by === seat)
  const wanted = pieces.filter(({ id, owner, at }) => owner !== seat && full.has(at) && !fixed.includes(id) && !isAskedFor(id))
  if (wanted.length === 0) return NOTHING
  const then = kindInput(data, kinds)
  const options = unlike(board, wanted).map(({ id, owner, kind, at }): Choice => {
    const label: RisingText = { say: 'request.option', seat: owner, kind, place: at }
    const group = data.options.regions[data.places[at]!.peninsula ?? 'components']!
    const option: Choice = { id, label, means: { say: 'means.request', seat: owner }, group, rule: '4' }
    return then ? amended(option, { then }) : option
  })
  return [{ id: 'request', label: { say: 'request.menu' }, means: { say: 'means.requests' }, rule: '4', then: pick(options) }]
}

export function takeRequest(table: Rising, seat: Seat, { pick: id, then }: Chosen) {
  const { board } = table
  const named = (then as Chosen | undefined)?.pick as PieceKind | undefined
  const kind = named ?? board.pieces.find((piece) => piece.owner === seat && piece.at === 'pool')!.kind
  const { owner, at } = pieceOf(board, id)
  board.requests.push({ id: board.serial++, by: seat, kind, piece: id, kept: false })
  announce(table, { say: 'request.made', seat, owner, place: at })
}

const mover = (board: Board, { by, kind }: Request) =>
  board.pieces.find((piece) => piece.owner === by && piece.kind === kind && piece.at === 'pool')

/** Giving way puts the owner's piece back into the pool, so its owner is no longer ready. */
export function grant(data: Data, table: Rising, request: Request) {
  const { board } = table
  const piece = pieceOf(board, request.piece)
  const successor = mover(board, request)
  board.requests = board.requests.filter((each) => each !== request)
  if (!successor) return
  const place = piece.at
  lift(board, piece, 'pool')
  board.players[piece.owner]!.ready = false
  stand(data, board, successor, place)
  announce(table, { say: 'request.granted', seat: request.by, owner: piece.owner, place })
}

/** The owner keeps the seat: the starting player may still decide otherwise, unless that is the owner. */
export function keepSeat(table: Rising, request: Request) {
  const { board } = table
  const { owner, at } = pieceOf(board, request.piece)
  announce(table, { say: 'request.kept', seat: owner, place: at })
  if (owner === board.starting) dismissRequest(board, request)
  else request.kept = true
}

export const dismissRequest = (board: Board, request: Request) => {
  board.requests = board.requests.filter((each) => each !== request)
}

/** Holds at all times: a request ends when the seat is free, its piece has to stay, or nobody is left to take it. */
export function dropStaleRequests(board: Board) {
  if (board.requests.length === 0) return
  board.requests = board.requests.filter((request) => {
    const piece = board.pieces.find(({ id }) => id === request.piece)
    if (board.fixed.includes(request.piece)) return false
    return piece !== undefined && piece.at !== 'pool' && piece.at !== 'held' && mover(board, request) !== undefined
  })
}
