/**
 * Steps 16 to 21: dice for resources and for new followers. A roll that succeeds is settled at once, and so is one no energy
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
import type { Came } from '../words/parameters.ts'
import type { RisingText } from '../words/says.ts'
import { addFollower } from './boons.ts'

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
  forgetMisses(board, ownersOf(roll))
  board.rolls.push(roll)
  const thrown = {
    seat: roll.by,
    place: roll.place,
    dice: dice.map(({ value }) => value),
    bonus: roll.bonus,
    total: totalOf(roll),
    target: roll.target,
  }
  askForEnergy(board, roll)
  const wished = Object.entries(roll.boosts).map(([seat, n]) => ({ seat, n }))
  const came = settle(data, table, roll)
  narrate(table, { say: `roll.${roll.op}`, ...thrown, came, by: came && came.n > 0 ? wished : [] })
}

/** c.7: who has a standing wish has answered already. */
function askForEnergy(board: Board, roll: Roll) {
  roll.waiting = []
  for (const seat of ownersOf(roll)) {
    const { boost } = board.players[seat]!
    const free = freeEnergy(board, seat)
    if (boost === undefined) roll.waiting.push(seat)
    else if (Math.min(boost, free, missing(roll)) > 0) roll.boosts[seat] = Math.min(boost, free, missing(roll))
  }
}

/**
 * Success, or nobody left who could bring it about: the roll is decided, and this is what came of it; undefined while somebody is
 * asked. Step 17: only where the energy of those who rolled suffices, which everybody can count.
 */
export function settle(data: Data, table: Rising, roll: Roll): Came | undefined {
  const { board } = table
  if (missing(roll) <= 0) return succeed(data, table, roll)
  roll.waiting = roll.waiting.filter((seat) => freeEnergy(board, seat) > 0)
  const inReach = roll.waiting.reduce((sum, seat) => sum + freeEnergy(board, seat), 0)
  if (inReach >= missing(roll) && whyNotWorth(data, table, roll) === null) return undefined
  miss(board, roll)
  return { n: 0 }
}

/** D34, D47: why a success would bring nothing, or null. Nobody is asked to pay for that. */
function whyNotWorth(data: Data, table: Rising, roll: Roll): RisingText | null {
  if (roll.op === 'recruit') return takersOf(table.board, roll).length > 0 ? null : { say: 'not.recruit' }
  const kinds = hasAbilityAt(data, table.board, roll.place, 'chooseKind') ? BASICS : [roll.kind!]
  return kinds.some((kind) => inSupply(table, kind) > 0) ? null : { say: 'not.supply', kind: roll.kind! }
}

// ── Turning a die ───────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Step 26: a scroll may still turn a die of a roll that came to nothing, until its owner rolls again. Nobody is asked about that:
 * a question would tell who holds such a scroll. It waits in the owner's own panel instead.
 */
function miss(board: Board, roll: Roll) {
  roll.stage = 'missed'
  roll.boosts = {}
  roll.waiting = ownersOf(roll).filter((seat) => board.players[seat]!.hand.length > 0)
  if (roll.waiting.length === 0) remove(board, roll)
}

function forgetMisses(board: Board, seats: readonly Seat[]) {
  for (const roll of board.rolls) if (roll.stage === 'missed') roll.waiting = roll.waiting.filter((seat) => !seats.includes(seat))
  board.rolls = board.rolls.filter(({ stage, waiting }) => stage !== 'missed' || waiting.length > 0)
}

export const missOf = (board: Board, seat: Seat) =>
  board.rolls.find(({ stage, waiting }) => stage === 'missed' && waiting.includes(seat))

/** What a card turns a die to; null if it is no such scroll. */
export function turnsTo(data: Data, card: string): number | null {
  const scroll = data.cards[card]!
  return scroll.type === 'scroll' && scroll.effect.op === 'setDie' ? scroll.effect.value : null
}

/** The own die that gains most from being turned. */
export const lowestOf = ({ dice }: Roll, seat: Seat) =>
  dice.filter(({ owner }) => owner === seat).sort((a, b) => a.value - b.value)[0]!

/** What the roll would come to with that die turned. */
export const turnedTotal = (roll: Roll, seat: Seat, value: number) => totalOf(roll) + value - lowestOf(roll, seat).value

/** Why turning a die would not save the roll, or null. */
export function whyNotTurn(data: Data, table: Rising, roll: Roll, seat: Seat, value: number): RisingText | null {
  const short = roll.target - turnedTotal(roll, seat, value)
  const energy = ownersOf(roll).reduce((sum, owner) => sum + freeEnergy(table.board, owner), 0)
  return short > energy ? { say: 'not.turned', value, target: roll.target } : whyNotWorth(data, table, roll)
}

export function turnDie(data: Data, table: Rising, roll: Roll, seat: Seat, card: string, value: number) {
  lowestOf(roll, seat).value = value
  if (roll.stage === 'missed') {
    roll.stage = 'short'
    askForEnergy(table.board, roll)
  }
  const facts = { seat, card, place: roll.place, value, total: totalOf(roll), target: roll.target }
  narrate(table, { say: 'roll.turned', ...facts, came: settle(data, table, roll) })
}

// ── What came of it ─────────────────────────────────────────────────────────────────────────────────────────────

const remove = (board: Board, roll: Roll) => {
  board.rolls = board.rolls.filter((each) => each !== roll)
}

function succeed(data: Data, table: Rising, roll: Roll): Came | undefined {
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
    return undefined
  }
  const takers = takersOf(board, roll)
  if (takers.length < 2) return giveFollower(board, roll, roll.to!)
  // Step 21: they agree who gets the follower; taking it oneself needs the other's consent.
  if (roll.to !== roll.by) return giveFollower(board, roll, roll.to!)
  roll.stage = 'consent'
  roll.waiting = takers.filter((seat) => seat !== roll.by)
  return undefined
}

export function giveGoods(table: Rising, roll: Roll, kind: Basic): Came {
  remove(table.board, roll)
  return { n: gain(table, roll.by, kind, 1), kind }
}

/** Those who rolled and have followers left to call. */
const takersOf = (board: Board, roll: Roll) => ownersOf(roll).filter((seat) => board.players[seat]!.reserve > 0)

/** Who has nobody left in reserve (another roll may have been quicker) leaves the follower to the partner, if there is one. */
export function giveFollower(board: Board, roll: Roll, seat: Seat): Came {
  const takers = takersOf(board, roll)
  const to = takers.includes(seat) ? seat : takers[0]
  remove(board, roll)
  if (to === undefined) return { n: 0 }
  addFollower(board, to)
  return { n: 1, to }
}

/** The basic resource a seat owns least of, among those that can be had. */
export function leastOwned(table: Rising, seat: Seat): Basic {
  const { goods } = table.board.players[seat]!
  const kinds = BASICS.filter((kind) => inSupply(table, kind) > 0)
  return [...(kinds.length > 0 ? kinds : BASICS)].sort((a, b) => goods[a] - goods[b])[0]!
}
