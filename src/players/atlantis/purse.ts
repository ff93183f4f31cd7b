/** What points of the resource are worth: most while there are few, least where more would be lost over the cap. */
import type { Judge } from './judgement.ts'
import { SCORED } from './outlook.ts'

const CAP = 22

/** So many of them at so much each. */
const STEPS = [
  [6, 0.44],
  [15, 0.22],
  [CAP, 0.1],
] as const

function purse({ outlook }: Judge, amount: number): number {
  const held = Math.max(0, Math.min(CAP, amount))
  if (outlook.isLast) return SCORED * held
  let worth = 0
  let from = 0
  for (const [upTo, each] of STEPS) {
    worth += Math.max(0, Math.min(held, upTo) - from) * each
    from = upTo
  }
  return worth
}

export const income = (judge: Judge, amount: number): number =>
  purse(judge, judge.me.resource + amount) - purse(judge, judge.me.resource)

/** What paying so much takes away; nobody can pay what is not there. */
export const price = (judge: Judge, amount: number): number =>
  amount > judge.me.resource ? 99 : purse(judge, judge.me.resource) - purse(judge, judge.me.resource - amount)
