/**
 * Step 17, 21 and c.7: what those who rolled are asked. Too low: add energy, turn a die, or let it be. Won: what to take,
 * or who gets the follower, the starting player deciding where two players do not agree.
 */

import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Roll } from '../board.ts'
import type { Data } from '../data/data.ts'
import { BASICS, type Basic } from '../data/language.ts'
import { freeEnergy, inSupply, narrate } from '../goods.ts'
import type { Chosen, Question, Rising } from '../terms.ts'
import { amended, amount, type Choice, pick, type RisingText } from '../words/says.ts'
import { discard } from './library.ts'
import {
  giveFollower,
  giveGoods,
  leastOwned,
  lowestOf,
  missing,
  ownersOf,
  settle,
  totalOf,
  turnDie,
  turnedTotal,
  turnsTo,
} from './rolls.ts'
import { reservesOf, showGate, showSetAside } from './shows.ts'

/** One that is still to be decided. */
type Open = Roll & { stage: Exclude<Roll['stage'], 'missed'> }

export const rollOf = (board: Board, seat: Seat) =>
  board.rolls.find((roll): roll is Open => roll.stage !== 'missed' && roll.waiting.includes(seat))

export function rollAsk(data: Data, table: Rising, seat: Seat): Question<Chosen> {
  const { board } = table
  const roll = rollOf(board, seat)!
  const facts = { place: roll.place, seat: roll.by, total: totalOf(roll), target: roll.target, kind: roll.kind ?? null }
  const about = roll.place
  switch (roll.stage) {
    case 'short':
      return {
        prompt: { say: 'roll.short', ...facts },
        shows: () => whatHelps(data, board, roll, seat),
        topic: roll.op === 'gather' ? 'gathering' : 'recruiting',
        about,
        input: pick(waysToSave(data, board, roll, seat)),
      }
    case 'kind':
      return {
        prompt: { say: 'roll.kind', ...facts },
        shows: () => [...showSetAside(board, seat), showGate(data, board)],
        topic: 'gathering',
        about,
        input: pick(
          BASICS.filter((kind) => inSupply(table, kind) > 0).map(
            (kind): Choice => ({
              id: kind,
              label: { say: 'good', kind },
              means: { say: 'means.good', kind, have: board.players[seat]!.goods[kind] },
            }),
          ),
        ),
      }
    case 'consent':
      return {
        prompt: { say: 'recruit.consent', ...facts },
        shows: () => [{ say: 'shows.follower', reserves: reservesOf(board, ownersOf(roll)) }],
        topic: 'recruiting',
        about,
        input: pick([
          { id: 'yes', label: { say: 'recruit.yes', seat: roll.by }, means: { say: 'means.consent', seat: roll.by }, rule: '21' },
          { id: 'no', label: { say: 'recruit.no' }, means: { say: 'means.object' }, leads: 'on', rule: '21' },
        ]),
      }
    case 'verdict':
      return {
        prompt: { say: 'recruit.verdict', ...facts },
        shows: () => [{ say: 'shows.follower', reserves: reservesOf(board, ownersOf(roll)) }, { say: 'shows.verdict' }],
        topic: 'recruiting',
        about,
        input: pick(
          ownersOf(roll).map(
            (owner): Choice => ({
              id: owner,
              label: { say: 'seat', seat: owner },
              means: { say: 'means.newcomer', seat: owner, reserve: board.players[owner]!.reserve },
              rule: '21',
            }),
          ),
        ),
      }
  }
}

/** Step 17: only those who rolled may add energy, one for one. */
function waysToSave(data: Data, board: Board, roll: Roll, seat: Seat): Choice[] {
  const free = freeEnergy(board, seat)
  const short = missing(roll)
  const ways: Choice[] = [{ id: 'leave', label: { say: 'roll.leave' }, means: { say: 'means.leave' } }]
  if (free > 0) {
    const whole: Choice = {
      id: 'boost',
      label: { say: 'roll.boost', n: short },
      means: { say: 'means.boost', n: short, kind: roll.kind ?? null },
      rule: '17',
    }
    const price = { of: 'energy', cost: short, left: free - short }
    const tooLittle: RisingText = { say: 'not.energy', free }
    if (free >= short)
      ways.push(amended(whole, { price }), {
        id: 'always',
        label: { say: 'roll.always', n: short },
        means: { say: 'means.always', n: short },
        rule: '17',
        price,
      })
    else ways.push(amended(whole, { blocked: tooLittle }))
    const isShared = roll.waiting.some((other) => other !== seat)
    if (isShared && short > 1)
      ways.push({
        id: 'part',
        label: { say: 'roll.part' },
        means: { say: 'means.part' },
        rule: '17',
        then: amount(1, Math.min(free, short - 1), { of: 'energy', cost: 1, left: free }),
      })
  }
  for (const card of new Set(board.players[seat]!.hand)) {
    const value = turnsTo(data, card)
    if (value === null || value <= lowestOf(roll, seat).value) continue
    const means: RisingText = { say: 'means.turn', value, total: turnedTotal(roll, seat, value), target: roll.target }
    ways.push({ id: `card.${card}`, label: { say: 'scroll.play', card }, means, rule: '26' })
  }
  ways.push({ id: 'never', label: { say: 'roll.never' }, means: { say: 'means.never-rolls' } })
  return ways
}

/** One's own energy, and that of a partner who may still add some. */
function whatHelps(data: Data, board: Board, roll: Roll, seat: Seat): RisingText[] {
  const partners = roll.waiting.filter((other) => other !== seat)
  return [
    { say: 'shows.energy', free: freeEnergy(board, seat) },
    ...partners.map((other): RisingText => ({ say: 'shows.partner', seat: other, free: freeEnergy(board, other) })),
    showGate(data, board),
  ]
}

export function rollIdle(table: Rising, seat: Seat): Chosen {
  const { board } = table
  const roll = rollOf(board, seat)!
  const answer = (id: string) => ({ pick: id, then: undefined })
  if (roll.stage === 'short') return answer('leave')
  if (roll.stage === 'kind') return answer(leastOwned(table, seat))
  return answer(roll.stage === 'consent' ? 'yes' : roll.by)
}

export function takeRoll(data: Data, table: Rising, seat: Seat, { pick: id, then }: Chosen) {
  const { board } = table
  const roll = rollOf(board, seat)!
  switch (roll.stage) {
    case 'short':
      return save(data, table, roll, seat, id, then as number | undefined)
    case 'kind': {
      const kind = id as Basic
      narrate(table, { say: 'gained', seat: roll.by, kind, n: giveGoods(table, roll, kind).n, by: roll.place })
      return
    }
    case 'consent':
      if (id === 'yes') return handOver(table, roll, roll.to!)
      // The starting player's objection is the decision (steps 12 and 21).
      if (seat === board.starting) return handOver(table, roll, seat)
      narrate(table, { say: 'recruit.objected', seat })
      roll.stage = 'verdict'
      roll.waiting = [board.starting]
      return
    case 'verdict':
      return handOver(table, roll, id)
  }
}

function handOver(table: Rising, roll: Roll, seat: Seat) {
  const { to } = giveFollower(table.board, roll, seat)
  narrate(table, to === undefined ? { say: 'recruit.nobody', place: roll.place } : { say: 'recruited', seat: to, by: roll.place })
}

function save(data: Data, table: Rising, roll: Roll, seat: Seat, id: string, part: number | undefined) {
  const { board } = table
  if (id.startsWith('card.')) {
    const card = id.slice('card.'.length)
    table.uncover()
    discard(board, seat, card)
    return turnDie(data, table, roll, seat, card, turnsTo(data, card)!)
  }
  roll.waiting = roll.waiting.filter((other) => other !== seat)
  const isWhole = id === 'boost' || id === 'always'
  const n = isWhole ? missing(roll) : (part ?? 0)
  // c.7: a wish for all rolls to come.
  if (id === 'always' || id === 'never') board.players[seat]!.boost = n
  if (n > 0) roll.boosts[seat] = n
  const came = settle(data, table, roll)
  if (n > 0 && came?.n !== 0) narrate(table, { say: 'roll.boosted', seat, n, place: roll.place, came })
  else if (came) narrate(table, { say: 'roll.failed', seat: roll.by, place: roll.place })
}

/** Holds at all times: what has been spent elsewhere may have been all that could have saved a roll. */
export function closeHopelessRolls(data: Data, table: Rising) {
  for (const roll of [...table.board.rolls])
    if (roll.stage === 'short' && settle(data, table, roll))
      narrate(table, { say: 'roll.failed', seat: roll.by, place: roll.place })
}
