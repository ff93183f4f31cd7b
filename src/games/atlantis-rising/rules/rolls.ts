/**
 * Steps 16 to 21: dice for resources and for new followers. A roll that succeeds is settled at once, and so is one nobody
 * can save; otherwise it waits for those who rolled (see roll-window.ts). The dice fall when the action is taken.
 */

import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { gatherBonus, hasAbilityAt, recruitBonus } from '../abilities.ts'
import type { Board, Piece, Roll } from '../board.ts'
import type { Data } from '../data/data.ts'
import { BASICS, type Basic } from '../data/language.ts'
import type { Place } from '../data/things.ts'
import { freeEnergy, gain, inSupply, narrate, pay } from '../goods.ts'
import { wrathValue } from '../island.ts'
import type { Rising } from '../terms.ts'
import { addFollower } from './boons.ts'
import { reachOf } from './rescue.ts'

const FACES = 6
export const ownersOf = ({ dice }: Roll) => [...new Set(dice.map(({ owner }) => owner))]
const boosted = ({ boosts }: Roll) => Object.values(boosts).reduce((sum, n) => sum + n, 0)
export const totalOf = (roll: Roll) => roll.dice.reduce((sum, { value }) => sum + value, roll.bonus) + boosted(roll)
export const missing = (roll: Roll) => roll.target - totalOf(roll)

// ── Rolling ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Step 16: one die for the Atlantean; the space's number or more gives one resource. */
export function rollForGoods(data: Data, table: Rising, piece: Piece, place: Place, kind: Basic, target: number) {
  begin(data, table, [piece], {
    op: 'gather',
    place: place.id,
    bonus: gatherBonus(data, table.board, piece, kind),
    target,
    kind,
    by: piece.owner,
  })
}

/** What is added to the dice for a follower: the wrath of the gods, and whoever helps. */
export const followerBonus = (data: Data, board: Board, place: Place, pieces: readonly Piece[]): number =>
  wrathValue(data, board) + (pieces.length > 0 ? recruitBonus(data, board, place, pieces) : 0)

/** Steps 18 and 19: a die for each Atlantean on the space, and the wrath of the gods. */
export function rollForFollower(
  data: Data,
  table: Rising,
  by: Seat,
  pieces: readonly Piece[],
  place: Place,
  target: number,
  to: Seat,
) {
  const bonus = followerBonus(data, table.board, place, pieces)
  begin(data, table, pieces, { op: 'recruit', place: place.id, bonus, target, by, to })
}

function begin(
  data: Data,
  table: Rising,
  pieces: readonly Piece[],
  about: Pick<Roll, 'op' | 'place' | 'bonus' | 'target' | 'by' | 'kind' | 'to'>,
) {
  const { board } = table
  const dice = pieces.map(({ id, owner }) => ({ piece: id, owner, value: table.random(FACES) + 1 }))
  const roll: Roll = extended(about, { id: board.serial++, dice, boosts: {}, stage: 'short' as const, waiting: [] })
  for (const piece of pieces) piece.down = true
  board.rolls.push(roll)
  narrate(table, {
    say: `roll.${roll.op}`,
    seat: roll.by,
    place: roll.place,
    dice: dice.map(({ value }) => value),
    bonus: roll.bonus,
    total: totalOf(roll),
    target: roll.target,
  })
  for (const seat of ownersOf(roll)) {
    const { boost } = board.players[seat]!
    if (boost === undefined) roll.waiting.push(seat)
    else if (missing(roll) > 0) roll.boosts[seat] = Math.min(boost, freeEnergy(board, seat), missing(roll))
  }
  settle(data, table, roll)
}

/** Success, or nobody left who could bring it about: the roll is decided. */
export function settle(data: Data, table: Rising, roll: Roll) {
  const { board } = table
  if (missing(roll) <= 0) return succeed(data, table, roll)
  roll.waiting = roll.waiting.filter((seat) => reachOf(data, board, roll, seat) > 0)
  const inReach = roll.waiting.reduce((sum, seat) => sum + reachOf(data, board, roll, seat), 0)
  if (inReach < missing(roll) || !isWorthSaving(data, table, roll)) {
    remove(board, roll)
    narrate(table, { say: 'roll.failed', seat: roll.by, place: roll.place })
  }
}

/** Nobody is asked to pay for a success that would bring nothing (D34, D47). */
function isWorthSaving(data: Data, table: Rising, roll: Roll): boolean {
  if (roll.op === 'recruit') return takersOf(table.board, roll).length > 0
  const mayChoose = hasAbilityAt(data, table.board, roll.place, 'chooseKind')
  return mayChoose ? BASICS.some((kind) => inSupply(table, kind) > 0) : inSupply(table, roll.kind!) > 0
}

const remove = (board: Board, roll: Roll) => {
  board.rolls = board.rolls.filter((each) => each !== roll)
}

function succeed(data: Data, table: Rising, roll: Roll) {
  const { board } = table
  for (const [seat, n] of Object.entries(roll.boosts)) {
    if (n > 0) pay(board, seat, 'energy', n)
  }
  roll.bonus += boosted(roll)
  roll.boosts = {}
  if (roll.op === 'gather') {
    const kinds = BASICS.filter((kind) => inSupply(table, kind) > 0)
    const [first] = kinds
    if (first === undefined || !hasAbilityAt(data, board, roll.place, 'chooseKind')) return giveGoods(table, roll, roll.kind!)
    if (kinds.length === 1) return giveGoods(table, roll, first)
    roll.stage = 'kind'
    roll.waiting = [roll.by]
    return
  }
  const takers = takersOf(board, roll)
  if (takers.length < 2) return giveFollower(table, roll, roll.to!)
  // Step 21: they agree who gets the follower; taking it oneself needs the other's consent.
  if (roll.to !== roll.by) return giveFollower(table, roll, roll.to!)
  roll.stage = 'consent'
  roll.waiting = takers.filter((seat) => seat !== roll.by)
}

export function giveGoods(table: Rising, roll: Roll, kind: Basic) {
  remove(table.board, roll)
  narrate(table, { say: 'gained', seat: roll.by, kind, n: gain(table, roll.by, kind, 1), by: roll.place })
}

/** Those who rolled and have followers left to call. */
const takersOf = (board: Board, roll: Roll) => ownersOf(roll).filter((seat) => board.players[seat]!.reserve > 0)

/** Who has nobody left in reserve (another roll may have been quicker) leaves the follower to the partner, if there is one. */
export function giveFollower(table: Rising, roll: Roll, seat: Seat) {
  const { board } = table
  const takers = takersOf(board, roll)
  const taker = takers.includes(seat) ? seat : takers[0]
  remove(board, roll)
  if (taker === undefined) return narrate(table, { say: 'recruit.nobody', place: roll.place })
  addFollower(board, taker)
  narrate(table, { say: 'recruited', seat: taker })
}

/** The basic resource a seat owns least of, among those that can be had. */
export function leastOwned(table: Rising, seat: Seat): Basic {
  const { goods } = table.board.players[seat]!
  const kinds = BASICS.filter((kind) => inSupply(table, kind) > 0)
  return [...(kinds.length > 0 ? kinds : BASICS)].sort((a, b) => goods[a] - goods[b])[0]!
}
