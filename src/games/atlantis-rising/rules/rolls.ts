/**
 * Steps 16 to 21: dice for resources and for new followers. A roll that succeeds is settled at once, and so is one nobody
 * can save; otherwise those who rolled may add energy or play a card (c.7). The dice fall when the action is taken.
 */
import type { Ask, Option, Seat } from '../../../kernel/contract.ts'
import { amount, pick } from '../../../kernel/input.ts'
import { gatherBonus, hasAbilityAt, recruitBonus } from '../abilities.ts'
import type { Board, Chosen, Piece, Rising, Roll } from '../board.ts'
import type { Data, Place } from '../data/data.ts'
import { BASICS, type Basic } from '../data/language.ts'
import { freeEnergy, gain, inSupply, narrate, pay } from '../goods.ts'
import { wrathValue } from '../island.ts'
import { addFollower } from './boons.ts'
import { discard } from './library.ts'

const FACES = 6
const ownersOf = ({ dice }: Roll) => [...new Set(dice.map(({ owner }) => owner))]
const boosted = ({ boosts }: Roll) => Object.values(boosts).reduce((sum, n) => sum + n, 0)
export const totalOf = (roll: Roll) => roll.dice.reduce((sum, { value }) => sum + value, roll.bonus) + boosted(roll)
const missing = (roll: Roll) => roll.target - totalOf(roll)

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
  const bonus = wrathValue(data, table.board) + recruitBonus(data, table.board, place, pieces)
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
  const roll: Roll = { ...about, id: board.serial++, dice, boosts: {}, stage: 'short', waiting: [] }
  for (const piece of pieces) piece.down = true
  board.rolls.push(roll)
  narrate(table, {
    say: `roll.${roll.op}`,
    seat: roll.by,
    place: roll.place,
    dice: dice.map(({ value }) => `${value}`),
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
function settle(data: Data, table: Rising, roll: Roll) {
  const { board } = table
  if (missing(roll) <= 0) return succeed(data, table, roll)
  roll.waiting = roll.waiting.filter((seat) => freeEnergy(board, seat) > 0 || board.players[seat]!.hand.length > 0)
  const energy = roll.waiting.reduce((sum, seat) => sum + freeEnergy(board, seat), 0)
  const mayHaveCards = roll.waiting.some((seat) => board.players[seat]!.hand.length > 0)
  if (energy < missing(roll) && !mayHaveCards) {
    remove(board, roll)
    narrate(table, { say: 'roll.failed', seat: roll.by, place: roll.place })
  }
}

const remove = (board: Board, roll: Roll) => {
  board.rolls = board.rolls.filter((each) => each !== roll)
}

function succeed(data: Data, table: Rising, roll: Roll) {
  const { board } = table
  for (const [seat, n] of Object.entries(roll.boosts)) {
    if (n > 0) pay(board, seat, 'energy', n)
  }
  roll.boosts = {}
  roll.bonus = roll.target - roll.dice.reduce((sum, { value }) => sum + value, 0)
  if (roll.op === 'gather') {
    const kinds = BASICS.filter((kind) => inSupply(table, kind) > 0)
    if (!hasAbilityAt(data, board, roll.place, 'chooseKind') || kinds.length < 2) return giveGoods(table, roll, roll.kind!)
    roll.stage = 'kind'
    roll.waiting = [roll.by]
    return
  }
  const takers = ownersOf(roll).filter((seat) => board.players[seat]!.reserve > 0)
  const [only] = takers
  if (only === undefined) {
    remove(board, roll)
    narrate(table, { say: 'recruit.nobody', place: roll.place })
    return
  }
  if (takers.length === 1) return giveFollower(table, roll, only)
  // Step 21: they agree who gets the follower; taking it oneself needs the other's consent.
  if (roll.to !== roll.by) return giveFollower(table, roll, roll.to!)
  roll.stage = 'consent'
  roll.waiting = takers.filter((seat) => seat !== roll.by)
}

function giveGoods(table: Rising, roll: Roll, kind: Basic) {
  remove(table.board, roll)
  narrate(table, { say: 'gained', seat: roll.by, kind, n: gain(table, roll.by, kind, 1) })
}

function giveFollower(table: Rising, roll: Roll, seat: Seat) {
  remove(table.board, roll)
  addFollower(table.board, seat)
  narrate(table, { say: 'recruited', seat })
}

// ── What those concerned are asked ──────────────────────────────────────────────────────────────────────────────

export const rollOf = (board: Board, seat: Seat) => board.rolls.find(({ waiting }) => waiting.includes(seat))

export function rollAsk(data: Data, table: Rising, seat: Seat): Ask<Chosen> {
  const { board } = table
  const roll = rollOf(board, seat)!
  const facts = { place: roll.place, seat: roll.by, total: totalOf(roll), target: roll.target }
  const about = roll.place
  switch (roll.stage) {
    case 'short':
      return { prompt: { say: 'roll.short', ...facts }, about, input: pick(waysToSave(data, board, roll, seat)) }
    case 'kind':
      return {
        prompt: { say: 'roll.kind', ...facts },
        about,
        input: pick(
          BASICS.filter((kind) => inSupply(table, kind) > 0).map((kind) => ({ id: kind, label: { say: 'good', kind } })),
        ),
      }
    case 'consent':
      return {
        prompt: { say: 'recruit.consent', ...facts },
        about,
        input: pick([
          { id: 'yes', label: { say: 'recruit.yes', seat: roll.by }, rule: '21' },
          { id: 'no', label: { say: 'recruit.no' }, rule: '21' },
        ]),
      }
    case 'verdict':
      return {
        prompt: { say: 'recruit.verdict', ...facts },
        about,
        input: pick(ownersOf(roll).map((owner) => ({ id: owner, label: { say: 'seat', seat: owner }, rule: '21' }))),
      }
  }
}

/** Step 17: only those who rolled may add energy, one for one. */
function waysToSave(data: Data, board: Board, roll: Roll, seat: Seat): Option[] {
  const free = freeEnergy(board, seat)
  const short = missing(roll)
  const ways: Option[] = [{ id: 'leave', label: { say: 'roll.leave' } }]
  if (free > 0) {
    const whole = { id: 'boost', label: { say: 'roll.boost', n: short }, rule: '17' }
    if (free >= short) ways.push({ ...whole, price: { of: 'energy', cost: short, left: free - short } })
    else ways.push({ ...whole, blocked: { say: 'not.energy', free } })
    const isShared = roll.waiting.some((other) => other !== seat)
    if (isShared && short > 1)
      ways.push({
        id: 'part',
        label: { say: 'roll.part' },
        rule: '17',
        then: amount(1, Math.min(free, short - 1), { of: 'energy', cost: 1, left: free }),
      })
  }
  const ownDice = roll.dice.filter(({ owner }) => owner === seat).map(({ value }) => value)
  for (const card of new Set(board.players[seat]!.hand)) {
    const scroll = data.cards[card]!
    if (scroll.type !== 'scroll' || scroll.effect.op !== 'setDie') continue
    const { value } = scroll.effect
    if (ownDice.some((die) => die < value)) ways.push({ id: `card.${card}`, label: { say: 'scroll.play', card }, rule: '26' })
  }
  return ways
}

export function rollIdle(table: Rising, seat: Seat): Chosen {
  const { board } = table
  const roll = rollOf(board, seat)!
  const answer = (id: string) => ({ pick: id, then: undefined })
  if (roll.stage === 'short') return answer('leave')
  if (roll.stage === 'kind') return answer(leastOwned(table, seat))
  return answer(roll.stage === 'consent' ? 'yes' : roll.by)
}

/** The basic resource a seat owns least of, among those that can be had. */
export function leastOwned(table: Rising, seat: Seat): Basic {
  const { goods } = table.board.players[seat]!
  const kinds = BASICS.filter((kind) => inSupply(table, kind) > 0)
  return [...(kinds.length > 0 ? kinds : BASICS)].sort((a, b) => goods[a] - goods[b])[0]!
}

export function takeRoll(data: Data, table: Rising, seat: Seat, { pick: id, then }: Chosen) {
  const { board } = table
  const roll = rollOf(board, seat)!
  switch (roll.stage) {
    case 'short':
      return save(data, table, roll, seat, id, then as number | undefined)
    case 'kind':
      return giveGoods(table, roll, id as Basic)
    case 'consent':
      if (id === 'yes') return giveFollower(table, roll, roll.to!)
      // The starting player's objection is the decision (steps 12 and 21).
      if (seat === board.starting) return giveFollower(table, roll, seat)
      narrate(table, { say: 'recruit.objected', seat })
      roll.stage = 'verdict'
      roll.waiting = [board.starting]
      return
    case 'verdict':
      return giveFollower(table, roll, id)
  }
}

function save(data: Data, table: Rising, roll: Roll, seat: Seat, id: string, part: number | undefined) {
  const { board } = table
  if (id.startsWith('card.')) {
    const card = id.slice('card.'.length)
    const scroll = data.cards[card]!
    table.uncover()
    discard(board, seat, card)
    narrate(table, { say: 'scroll.played', seat, card })
    const [lowest] = roll.dice.filter(({ owner }) => owner === seat).sort((a, b) => a.value - b.value)
    if (scroll.type === 'scroll' && scroll.effect.op === 'setDie' && lowest) lowest.value = scroll.effect.value
  } else {
    roll.waiting = roll.waiting.filter((other) => other !== seat)
    const n = id === 'boost' ? missing(roll) : (part ?? 0)
    if (n > 0) {
      roll.boosts[seat] = n
      narrate(table, { say: 'roll.boosted', seat, n })
    }
  }
  settle(data, table, roll)
}
