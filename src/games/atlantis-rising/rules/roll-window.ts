/**
 * Step 17, 21 and c.7: what those who rolled are asked. Too low: add energy, play a card, or let it be. Won: what to take,
 * or who gets the follower, the starting player deciding where two players do not agree.
 */

import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board, Roll } from '../board.ts'
import type { Data } from '../data/data.ts'
import { BASICS, type Basic } from '../data/language.ts'
import { freeEnergy, inSupply, narrate } from '../goods.ts'
import type { Chosen, Question, Rising } from '../terms.ts'
import { amount, type Choice, pick, type RisingText } from '../words/says.ts'
import { discard } from './library.ts'
import { giveFollower, giveGoods, leastOwned, missing, ownersOf, settle, totalOf } from './rolls.ts'

export const rollOf = (board: Board, seat: Seat) => board.rolls.find(({ waiting }) => waiting.includes(seat))

export function rollAsk(data: Data, table: Rising, seat: Seat): Question<Chosen> {
  const { board } = table
  const roll = rollOf(board, seat)!
  const facts = { place: roll.place, seat: roll.by, total: totalOf(roll), target: roll.target, kind: roll.kind ?? null }
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
          { id: 'no', label: { say: 'recruit.no' }, leads: 'on', rule: '21' },
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
function waysToSave(data: Data, board: Board, roll: Roll, seat: Seat): Choice[] {
  const free = freeEnergy(board, seat)
  const short = missing(roll)
  const ways: Choice[] = [{ id: 'leave', label: { say: 'roll.leave' } }]
  if (free > 0) {
    const whole: Choice = { id: 'boost', label: { say: 'roll.boost', n: short }, rule: '17' }
    const price = { of: 'energy', cost: short, left: free - short }
    const tooLittle: RisingText = { say: 'not.energy', free }
    if (free >= short)
      ways.push(extended(whole, { price }), { id: 'always', label: { say: 'roll.always', n: short }, rule: '17', price })
    else ways.push(extended(whole, { blocked: tooLittle }))
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
  ways.push({ id: 'never', label: { say: 'roll.never' } })
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
    const isWhole = id === 'boost' || id === 'always'
    const n = isWhole ? missing(roll) : (part ?? 0)
    // c.7: a wish for all rolls to come.
    if (id === 'always' || id === 'never') board.players[seat]!.boost = n
    if (n > 0) {
      roll.boosts[seat] = n
      narrate(table, { say: 'roll.boosted', seat, n })
    }
  }
  settle(data, table, roll)
}
