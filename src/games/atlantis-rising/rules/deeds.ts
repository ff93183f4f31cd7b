/** Steps 16 to 31: what one Atlantean does where it stands. Each acts once and is laid down (step 14). */

import type { Input, Seat } from '../../../kernel/contract.ts'
import { cardsDrawn, extraOf, gatherBonus, sharedEnergy, sharing } from '../abilities.ts'
import type { Board, Piece } from '../board.ts'
import type { Data } from '../data/data.ts'
import { type Action, BASICS, type Basic } from '../data/language.ts'
import type { Place } from '../data/things.ts'
import { freeEnergy, gain, inSupply, narrate, pay, remember } from '../goods.ts'
import { isStanding, piecesAt, spaceOf } from '../island.ts'
import { announce } from '../telling.ts'
import type { Chosen, Rising } from '../terms.ts'
import { amended, amount, type Choice, pick, type RisingText, type Sharer, split, type TextAt } from '../words/says.ts'
import { grantBoon } from './boons.ts'
import { cardsLeft, deal, isLibraryInUse } from './library.ts'
import { followerBonus, leastOwned, rollForFollower, rollForGoods } from './rolls.ts'

/** The option for one standing piece: what it can do, what has to be said with it, or why it cannot. */
export function deedOption(data: Data, table: Rising, piece: Piece): Choice {
  const place = data.places[piece.at]!
  const action = place.action!
  const option: Choice = {
    id: piece.id,
    label: { say: 'deed', kind: piece.kind, place: place.id },
    means: () => ({ say: 'means.deed', deed: deedFacts(data, table, piece, place, action) }),
    rule: RULES[action.op],
  }
  const blocked = whyNoDeed(table, piece, place, action)
  if (blocked) return amended(option, { blocked })
  if (action.op === 'forge') return forgeOption(table, piece, option, action.atlantium)
  const then = deedInput(data, table, piece, action)
  return then ? amended(option, { then }) : option
}

/** Shows the ore it costs, and warns where the supply cannot give all. */
function forgeOption(table: Rising, { owner, kind, at }: Piece, option: Choice, printed: number): Choice {
  const price = { of: 'ore', cost: 1, left: table.board.players[owner]!.goods.ore - 1 }
  const there = inSupply(table, 'atlantium')
  if (there >= printed) return amended(option, { price })
  const label: RisingText = { say: 'deed.scarce', kind, place: at, there }
  return amended(option, { price, label })
}

const RULES: Readonly<Record<Action['op'], string>> = {
  gather: '16',
  recruit: '18',
  study: '22',
  forge: '28',
  channel: '30',
  exchange: '42',
  distil: '42',
}

function whyNoDeed(table: Rising, piece: Piece, place: Place, action: Action): RisingText | null {
  const { board } = table
  const waitsFor = board.waits[piece.id]
  if (waitsFor !== undefined) return { say: 'not.waits', seat: waitsFor }
  if (board.now.closed.some((op) => op === action.op)) return { say: 'not.closed' }
  const { goods } = board.players[piece.owner]!
  switch (action.op) {
    case 'gather':
      return action.kind !== 'choice' && isClaimed(table, action.kind, piece.owner)
        ? { say: 'not.claimed', kind: action.kind }
        : null
    case 'recruit':
      return partners(board, place, piece).length < place.seatsPerSpace ? { say: 'not.alone' } : null
    case 'study':
      if (isLibraryInUse(board, piece.owner)) return { say: 'not.library' }
      return cardsLeft(board) === 0 ? { say: 'not.cards' } : null
    case 'forge':
      if (goods.ore === 0) return { say: 'not.ore' }
      return inSupply(table, 'atlantium') === 0 ? { say: 'not.supply', kind: 'atlantium' } : null
    case 'channel':
      return inSupply(table, 'energy') === 0 ? { say: 'not.supply', kind: 'energy' } : null
    case 'exchange':
      return goods.ore + goods.gold + goods.crystal + goods.atlantium === 0 ? { say: 'not.goods' } : null
    case 'distil':
      if (freeEnergy(board, piece.owner) === 0) return { say: 'not.energy', free: 0 }
      return inSupply(table, 'atlantium') === 0 ? { say: 'not.supply', kind: 'atlantium' } : null
  }
}

/** c.13: the last units of a kind belong to those whose rolls for them are still open. */
function isClaimed(table: Rising, kind: Basic, seat: Seat): boolean {
  if (!table.board.limited) return false
  const claims = table.board.rolls.filter(
    ({ op, by, stage, kind: wanted }) => op === 'gather' && wanted === kind && by !== seat && stage !== 'missed',
  ).length
  return claims > 0 && table.board.supply[kind] <= claims
}

function deedInput(data: Data, table: Rising, piece: Piece, action: Action): Input | null {
  const { board } = table
  switch (action.op) {
    case 'gather':
      return action.kind === 'choice'
        ? pick(
            BASICS.map(
              (kind): Choice => ({
                id: kind,
                label: { say: 'good', kind },
                means: { say: 'means.try', kind, have: board.players[piece.owner]!.goods[kind] },
              }),
            ),
          )
        : null
    case 'recruit': {
      const takers = takersAmong(board, partners(board, data.places[piece.at]!, piece))
      return takers.length > 1
        ? pick(
            takers.map(
              (seat): Choice => ({
                id: seat,
                label: { say: 'recruit.for', seat },
                means: { say: 'means.newcomer', seat, reserve: board.players[seat]!.reserve },
                rule: '21',
              }),
            ),
          )
        : null
    }
    case 'channel': {
      const owners = ownersAt(board, piece.at)
      const shared = Math.min(sharedEnergy(data, board, piece), inSupply(table, 'energy') - action.energy)
      if (shared < 1 || owners.length < 2) return null
      return split(
        owners.map(
          (seat): Sharer => ({
            id: seat,
            label: { say: 'seat', seat },
            means: { say: 'means.share', have: board.players[seat]!.goods.energy },
            max: shared,
          }),
        ),
        shared,
        shared,
      )
    }
    case 'distil': {
      const free = freeEnergy(board, piece.owner)
      return amount(1, Math.min(action.max, free, inSupply(table, 'atlantium')), { of: 'energy', cost: 1, left: free })
    }
    default:
      return null
  }
}

/** What the action would bring, with all that helps this piece now. Once-a-round extras are not counted before they are used. */
function deedFacts(data: Data, table: Rising, piece: Piece, place: Place, action: Action): TextAt<'means.deed'>['deed'] {
  const { board } = table
  switch (action.op) {
    case 'gather': {
      const { op, kind, target } = action
      return { op, kind, target, bonus: gatherBonus(data, board, piece, kind === 'choice' ? 'ore' : kind) }
    }
    case 'recruit':
      return { op: action.op, target: action.target, bonus: followerBonus(data, board, place, partners(board, place, piece)) }
    case 'study': {
      const draw = cardsDrawn(data, board, piece, action.draw)
      return { op: action.op, draw, keep: action.keep, price: data.pack.prices.extraCard }
    }
    case 'forge':
      return { op: action.op, n: Math.min(action.atlantium, inSupply(table, 'atlantium')) }
    case 'channel':
      return { op: action.op, n: Math.min(action.energy, inSupply(table, 'energy')) }
    default:
      return { op: action.op, n: action.max }
  }
}

const ownersAt = (board: Board, at: string): Seat[] => [...new Set(piecesAt(board, at).map(({ owner }) => owner))]
const takersAmong = (board: Board, pieces: readonly Piece[]): Seat[] =>
  [...new Set(pieces.map(({ owner }) => owner))].filter((seat) => board.players[seat]!.reserve > 0)

/** Step 18: all seats of the double space have to be filled by Atlanteans that can still act. */
const partners = (board: Board, place: Place, piece: Piece) =>
  piecesAt(board, place.id).filter((other) => isStanding(other) && spaceOf(place, other) === spaceOf(place, piece))

/** Several who channel at once are one sentence; the board remembers each. */
export const tellEnergy = (table: Rising, seat: Seat) => (n: number) => announce(table, { say: 'channeled', seat, n })

/** Takes the action; `told` is what had to be said with it, `channels` hears how much energy it brought. */
export function perform(data: Data, table: Rising, piece: Piece, told: unknown, channels = tellEnergy(table, piece.owner)) {
  const { board } = table
  const place = data.places[piece.at]!
  const action = place.action!
  const seat = piece.owner
  switch (action.op) {
    case 'gather':
      return rollForGoods(
        data,
        table,
        piece,
        place,
        action.kind === 'choice' ? ((told as Chosen).pick as Basic) : action.kind,
        action.target,
      )
    case 'recruit': {
      const pieces = partners(board, place, piece)
      const [only = seat] = takersAmong(board, pieces)
      return rollForFollower(data, table, seat, pieces, place, action.target, told ? (told as Chosen).pick : only)
    }
    case 'study':
      piece.down = true
      return deal(data, table, seat, cardsDrawn(data, board, piece, action.draw), action.keep, true)
    case 'forge': {
      piece.down = true
      pay(board, seat, 'ore', 1)
      const n = gain(table, seat, 'atlantium', action.atlantium + extraOf(data, board, piece, 'forge'))
      narrate(table, { say: 'forged', seat, n, by: place.id })
      return
    }
    case 'channel': {
      const shared = sharedEnergy(data, board, piece)
      const n = channel(data, table, piece, action.energy)
      remember(table, { say: 'channeled', seat, n })
      channels(n)
      return shareEnergy(table, piece, shared, told as Readonly<Record<Seat, number>> | undefined)
    }
    case 'exchange':
      piece.down = true
      return grantBoon(data, table, seat, { op: 'exchange', left: action.max, distinct: true, among: [seat], by: place.id })
    case 'distil': {
      piece.down = true
      pay(board, seat, 'energy', told as number)
      narrate(table, { say: 'gained', seat, kind: 'atlantium', n: gain(table, seat, 'atlantium', told as number), by: place.id })
    }
  }
}

/** Step 30. The Priest's extra energy comes with the Leader's own channeling, once a round. */
function channel(data: Data, table: Rising, piece: Piece, printed: number): number {
  piece.down = true
  return gain(table, piece.owner, 'energy', printed + extraOf(data, table.board, piece, 'channel'))
}

function shareEnergy(table: Rising, piece: Piece, shared: number, shares: Readonly<Record<Seat, number>> | undefined) {
  if (shared > 0) table.board.now.used.push(sharing(piece))
  for (const [seat, share] of Object.entries(shares ?? { [piece.owner]: shared }))
    if (share > 0) narrate(table, { say: 'gained', seat, kind: 'energy', n: gain(table, seat, 'energy', share), by: piece.at })
}

// ── Without asking ──────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The plain way to use a piece, for a player who is away: no energy is spent, and what would need goods is left. Who stands on a
 * build space stays standing (steps 39 and 48): the others may still build there, and the core needs every Leader.
 */
export function performPlainly(data: Data, table: Rising, piece: Piece, channels: (n: number) => void) {
  const { board } = table
  const { action } = data.places[piece.at]!
  if (!action) return
  delete board.waits[piece.id]
  const needsChoice = action.op === 'exchange' || action.op === 'distil'
  if (needsChoice || deedOption(data, table, piece).blocked) {
    piece.down = true
    return
  }
  const told = plainly(data, table, piece, action)
  perform(data, table, piece, told, channels)
}

function plainly(data: Data, table: Rising, piece: Piece, action: Action): unknown {
  if (action.op === 'gather' && action.kind === 'choice') return { pick: leastOwned(table, piece.owner) }
  if (action.op !== 'recruit' || !deedInput(data, table, piece, action)) return undefined
  const followers = (seat: Seat) => table.board.pieces.filter(({ owner, kind }) => owner === seat && kind === 'follower').length
  const takers = takersAmong(table.board, partners(table.board, data.places[piece.at]!, piece))
  return { pick: takers.sort((a, b) => followers(a) - followers(b) || table.seats.indexOf(a) - table.seats.indexOf(b))[0]! }
}
