/** What costs and effects do to a ledger, roughly: enough to compare actions. */

import type { Face } from '../../games/atlas-lost/data/faces.ts'
import type { Amount, Condition, Cost, Op, OpOf, Resource, Rule } from '../../games/atlas-lost/data/language.ts'
import type { View } from '../../games/atlas-lost/view.ts'
import { canPay, lessened, pay } from './costs.ts'
import { counted, type Ledger, TOKENS_EACH, techsOf, turnsLeft, worthOf } from './ledger.ts'

export const copied = (ledger: Ledger): Ledger => ({ ...ledger, installed: { ...ledger.installed } })

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
      ledger[op.token] += Math.min(op.n, roomFor(view, ledger, op))
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
      useBest(view, ledger, op)
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

/** How many more tokens of that kind can be put down there. */
function roomFor(view: View, ledger: Ledger, { token, at }: OpOf<'place'>): number {
  const me = view.seat!
  const stock = view.trees.some(({ tree }) => tree === token) ? TOKENS_EACH - ledger[token] : 0
  if (token === 'religion') return stock
  // Every team carries one at most; three of them have been on Lv.1 from the beginning.
  if (token === 'economy') return Math.min(stock, view.trees.length + ledger.teams - ledger.economy)
  const free = techsOf(view).filter(({ culture, teams }) => {
    if (culture !== null) return false
    if (at === 'ownTeam') return teams.includes(me)
    if (at === 'otherTeam') return teams.some((who) => who !== me)
    return at !== 'noTeam' || teams.length === 0
  })
  return Math.min(stock, free.length)
}

/** Uses the best Techs that can be paid for, one after another. Those that use others in turn are left out of account. */
function useBest(view: View, ledger: Ledger, { levels, access, count, reduce = {} }: OpOf<'useTech'>): void {
  const allies = view.players.filter(({ ally }) => ally === view.seat).map(({ seat }) => seat)
  const open = techsOf(view).filter(
    ({ id, level, teams }) =>
      levels.includes(level) &&
      view.faces[id]!.type === 'active' &&
      view.faces[id]!.effect.every(({ op }) => op !== 'useTech') &&
      (access === 'any' || teams.some((who) => allies.includes(who))),
  )
  for (let i = 0; i < count; i++) {
    let best = { gain: 0, at: -1, cost: {} as Cost }
    for (const [at, { id }] of open.entries()) {
      const { cost, condition, effect } = view.faces[id]!
      const due = lessened(cost ?? {}, reduce)
      if (!canPay(view, ledger, due) || !holds(view, ledger, condition)) continue
      const gain = gainOf(view, ledger, due, effect)
      if (gain > best.gain) best = { gain, at, cost: due }
    }
    const [chosen] = best.at < 0 ? [] : open.splice(best.at, 1)
    if (!chosen) return
    pay(ledger, best.cost)
    resolve(view, ledger, view.faces[chosen.id]!.effect)
  }
}

function holds(view: View, ledger: Ledger, condition: Condition | null): boolean {
  if (!condition) return true
  return 'gte' in condition
    ? counted(view, ledger, condition.gte[0]) >= condition.gte[1]
    : counted(view, ledger, condition.gt[0]) > counted(view, ledger, condition.gt[1])
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
