/** What costs and effects do to a ledger, roughly: enough to compare actions. */
import type { Amount, Cost, Op, Resource, Rule } from '../../games/atlas-lost/data/language.ts'
import type { View } from '../../games/atlas-lost/view.ts'
import type { Face } from '../../games/atlas-lost/words/faces.ts'
import { counted, type Ledger, turnsLeft, worthOf } from './ledger.ts'

export const copied = (ledger: Ledger): Ledger => ({ ...ledger, installed: { ...ledger.installed } })

export function pay(ledger: Ledger, cost: Cost): void {
  for (const res of ['R', 'D', 'C', 'M', 'TP', 'economy', 'culture', 'religion'] as const) ledger[res] -= cost[res] ?? 0
  ledger.cards -= cost.discard ?? 0
  ledger.teams -= cost.team3 ?? 0
  for (let due = cost.asset ?? 0; due > 0; due--) {
    const [most] = (['M', 'economy', 'culture', 'religion'] as const).toSorted((a, b) => ledger[b] - ledger[a])
    ledger[most!]--
  }
}

function amountOf(view: View, ledger: Ledger, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { per, each = 1, every = 1, plus = 0, max = 99 } = amount
  return Math.min(max, plus + each * Math.floor(counted(view, ledger, per) / every))
}

export function resolve(view: View, ledger: Ledger, effect: readonly Op[]): void {
  for (const op of effect) apply(view, ledger, op)
}

const raise = (view: View, ledger: Ledger, res: Resource, n: number): void => {
  ledger[res] = res === 'TP' ? ledger.TP + n : Math.min(view.caps[res], ledger[res] + n)
}

function apply(view: View, ledger: Ledger, op: Op): void {
  const rivals = view.players.length - 1
  switch (op.op) {
    case 'gain': {
      const n = amountOf(view, ledger, op.n)
      if (op.who) ledger.other -= 0.2 * n * (op.who === 'others' ? rivals : 1)
      else raise(view, ledger, op.res, n)
      return
    }
    case 'lose':
      ledger.other += 0.3 * amountOf(view, ledger, op.n)
      return
    case 'steal': {
      const n = amountOf(view, ledger, op.n) * (op.from === 'eachOther' ? rivals + view.npcs.length : 1)
      raise(view, ledger, op.res, n)
      return
    }
    case 'draw':
      ledger.cards += op.keep ?? op.n
      return
    case 'place': {
      const isInPlay = view.trees.some(({ tree }) => tree === op.token)
      if (isInPlay) ledger[op.token] = Math.min(9, ledger[op.token] + op.n)
      return
    }
    case 'return':
      ledger.other += 1.5
      return
    case 'placeTeam':
      ledger.other += ledger.R >= 2 ? 3 : 0
      return
    case 'install':
      ledger.other += ledger.cards > 0 ? 1.5 : 0
      return
    case 'useTech':
      ledger.other += (ledger.R >= 3 ? 2.5 : 0) * op.count
      return
    case 'influence':
      ledger.other += op.steps < 0 ? 1 : 2
      return
    case 'takeCard':
    case 'recover':
      ledger.cards += op.n
      return
    case 'discardInstalled':
      ledger.other += 1.5
      return
    case 'grant':
      ledger.other += ledger.cards > 0 ? 1.5 : 0
      return
    case 'if':
      resolve(view, ledger, op.then.length > 1 && op.else ? op.else : op.then)
      return
    case 'choose':
      resolve(view, ledger, op.options.at(-1)!)
      return
    case 'may':
    case 'target':
      resolve(view, ledger, op.do)
      return
    case 'forEach':
      for (let i = counted(view, ledger, 'allies'); i > 0; i--) resolve(view, ledger, op.do)
      return
    case 'moveTeam':
      return
  }
}

/** By how much something changes what one has is worth. */
export function gainOf(view: View, before: Ledger, cost: Cost, effect: readonly Op[]): number {
  const after = copied(before)
  pay(after, cost)
  resolve(view, after, effect)
  return worthOf(view, after) - worthOf(view, before)
}

/** What it is worth to have a piece from now on: an active one is used now and then, a passive one works by itself. */
export function lastingWorth(view: View, ledger: Ledger, { type, cost, effect, rules }: Face): number {
  const left = turnsLeft(view)
  if (type === 'active') {
    // Judged with full pockets: it will be used when it can be paid for.
    const rich = { ...copied(ledger), R: Math.max(ledger.R, 9), D: Math.max(ledger.D, 7), C: Math.max(ledger.C, 2) }
    return Math.max(0, gainOf(view, rich, cost ?? {}, effect)) * Math.min(3, 0.28 * left)
  }
  return rules.reduce((sum, rule) => sum + ruleWorth(view, ledger, rule, left), 0)
}

const OFTEN: Readonly<Record<string, number>> = {
  turnStart: 0.9,
  replenish: 0.35,
  collect: 0.3,
  placeTeam: 0.25,
  install: 0.3,
  startup: 0.2,
}

function ruleWorth(view: View, ledger: Ledger, rule: Rule, left: number): number {
  switch (rule.rule) {
    case 'trigger': {
      const rate = rule.on.reduce((sum, event) => sum + (OFTEN[event] ?? 0.25), 0) * (rule.by === 'self' ? 1 : 0.6)
      return Math.max(0, gainOf(view, ledger, {}, rule.do)) * rate * left
    }
    case 'reduce':
      return 0.3 * left
    case 'tp':
      return 2.6 * Math.max(1, amountOf(view, ledger, rule.n))
    case 'guard':
    case 'limit':
      return 0.7
  }
}
