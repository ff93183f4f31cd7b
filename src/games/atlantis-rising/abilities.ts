/**
 * The interpreter of lasting effects (step 13 and artifacts). A Leader's ability works for all Atlanteans on its tile, on
 * the Gate for its build space (D57), whether it stands or is laid down, but not when it was washed away (D58).
 */
import type { Seat } from '../../kernel/contract.ts'
import { NONE } from '../common/same-items.ts'
import type { Board, Piece } from './board.ts'
import type { Data } from './data/data.ts'
import type { Basic, Lasting, PieceKind } from './data/language.ts'
import type { Place } from './data/things.ts'
import { spaceOf } from './island.ts'

type Op = Lasting['op']
type EffectOf<O extends Op> = Extract<Lasting, { op: O }>

/** What a piece brings with it: Leaders and the Hologram only. */
function abilityOf(data: Data, board: Board, piece: Piece): readonly Lasting[] {
  if (piece.kind === 'leader') return data.councilors[board.players[piece.owner]!.councilor ?? '']?.effects ?? NONE
  if (piece.kind === 'hologram') return data.councilors[board.hologram?.active ?? '']?.effects ?? NONE
  return NONE
}

/** Abilities of one sort that work at a place. */
function abilitiesAt<O extends Op>(data: Data, board: Board, at: string, op: O): readonly [EffectOf<O>, Piece][] {
  let found: [EffectOf<O>, Piece][] | undefined
  for (const piece of board.pieces) {
    if (piece.at !== at) continue
    for (const effect of abilityOf(data, board, piece)) {
      if (effect.op !== op) continue
      found ??= []
      found.push([effect as EffectOf<O>, piece])
    }
  }
  return found ?? NONE
}

export const hasAbilityAt = (data: Data, board: Board, at: string, op: Op) => abilitiesAt(data, board, at, op).length > 0

export function artifactsOf<O extends Op>(data: Data, board: Board, seat: Seat, op: O): readonly [EffectOf<O>, string][] {
  let found: [EffectOf<O>, string][] | undefined
  for (const id of board.players[seat]!.artifacts) {
    const card = data.cards[id]!
    if (card.type !== 'artifact') continue
    for (const effect of card.effects) {
      if (effect.op !== op) continue
      found ??= []
      found.push([effect as EffectOf<O>, id])
    }
  }
  return found ?? NONE
}

// ── Rolls ───────────────────────────────────────────────────────────────────────────────────────────────────────

export function gatherBonus(data: Data, board: Board, piece: Piece, kind: Basic): number {
  let bonus = board.now.gather + automatonBonus(data, board, [piece])
  for (const [effect] of abilitiesAt(data, board, piece.at, 'roll'))
    if (effect.on === 'gather' && (!effect.kind || effect.kind === kind)) bonus += effect.delta
  for (const [effect] of artifactsOf(data, board, piece.owner, 'roll'))
    if (effect.on === 'gather' && (!effect.kind || effect.kind === kind)) bonus += effect.delta
  return bonus
}

/** A councilor helps the double space the Leader stands on; an artifact each space where its owner takes part. */
export function recruitBonus(data: Data, board: Board, place: Place, pieces: readonly Piece[]): number {
  let bonus = automatonBonus(data, board, pieces)
  for (const [effect, leader] of abilitiesAt(data, board, place.id, 'roll'))
    if (effect.on === 'recruit' && spaceOf(place, leader) === spaceOf(place, pieces[0]!)) bonus += effect.delta
  for (const owner of new Set(pieces.map((piece) => piece.owner)))
    for (const [effect] of artifactsOf(data, board, owner, 'roll')) if (effect.on === 'recruit') bonus += effect.delta
  return bonus
}

const automatonBonus = (data: Data, board: Board, pieces: readonly Piece[]) =>
  pieces.some((piece) => piece.id === board.automaton) ? data.pack.limits.automatonBonus : 0

// ── Other actions ───────────────────────────────────────────────────────────────────────────────────────────────

export function cardsDrawn(data: Data, board: Board, piece: Piece, printed: number): number {
  let cards = printed
  for (const [effect] of abilitiesAt(data, board, piece.at, 'draw')) cards += effect.delta
  for (const [effect] of artifactsOf(data, board, piece.owner, 'draw')) cards += effect.delta
  return cards
}

/** What a forging or channeling gives beyond what is printed. Once-a-round benefits are marked as used. */
export function extraOf(data: Data, board: Board, piece: Piece, op: 'forge' | 'channel'): number {
  let extra = 0
  for (const [effect] of abilitiesAt(data, board, piece.at, op)) extra += effect.delta
  for (const [effect, card] of artifactsOf(data, board, piece.owner, op)) {
    if (effect.once && !useOnce(board, card)) continue
    extra += effect.delta
  }
  return extra
}

/** True the first time in a round. */
function useOnce(board: Board, what: string): boolean {
  if (board.now.used.includes(what)) return false
  board.now.used.push(what)
  return true
}

/** Energy shared out when a Leader channels, if it has not been this round. */
export function sharedEnergy(data: Data, board: Board, piece: Piece): number {
  if (board.now.used.includes(sharing(piece))) return 0
  return abilityOf(data, board, piece).reduce((sum, effect) => sum + (effect.op === 'shareEnergy' ? effect.n : 0), 0)
}
export const sharing = (piece: Piece) => `share.${piece.id}`

export function handLimit(data: Data, board: Board, seat: Seat): number {
  let limit = data.pack.limits.hand
  for (const [effect] of artifactsOf(data, board, seat, 'handLimit')) limit = Math.max(limit, effect.value)
  return limit
}

/** A Leader who makes barriers or unfloodings cheaper on the peninsula it stands on. */
export type Discount = {
  readonly of: 'barrier' | 'unflood'
  readonly peninsula: string
  readonly delta: number
  readonly leader: Piece
}

export function discountsIn(data: Data, board: Board): readonly Discount[] {
  const found: Discount[] = []
  for (const leader of board.pieces) {
    for (const effect of abilityOf(data, board, leader)) {
      const peninsula = effect.op === 'price' ? data.places[leader.at]?.peninsula : undefined
      if (effect.op === 'price' && peninsula) found.push({ of: effect.of, peninsula, delta: effect.delta, leader })
    }
  }
  return found
}

/** Which of a seat's own pieces may be held back until the misfortunes are over: those who can, and a few followers with them. */
export function holdableKinds(data: Data, board: Board, own: readonly Piece[]): PieceKind[] {
  const kinds: PieceKind[] = []
  let followers = 0
  for (const piece of own) {
    for (const effect of abilityOf(data, board, piece)) {
      if (effect.op !== 'late') continue
      followers += effect.followers
      if (piece.at === 'pool') kinds.push(piece.kind)
    }
  }
  if (followers === 0) return kinds
  for (const { kind, at } of own) if (kind === 'follower' && at === 'held') followers--
  if (followers > 0 && own.some(({ kind, at }) => kind === 'follower' && at === 'pool')) kinds.push('follower')
  return kinds
}
