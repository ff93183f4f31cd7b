/** What effects do to a ledger, roughly: enough to compare actions. */
import { allyOf, countOf } from '../../games/atlas-lost/data/allies.ts'
import type { Face } from '../../games/atlas-lost/data/faces.ts'
import type { Amount, Cost, Op, OpOf, Resource, Rule } from '../../games/atlas-lost/data/language.ts'
import type { TechView, View } from '../../games/atlas-lost/view.ts'
import type { Seat } from '../../kernel/contract.ts'
import { canPay, type Judge, lessened, pay } from './costs.ts'
import { alliesIn, copied, counted, factionsOf, holds, type Ledger, meOf, TOKENS_EACH, techsOf } from './ledger.ts'
import { threatens, turnsLeft, weightOf } from './outlook.ts'
import { worthOf } from './worth.ts'

function amountOf(view: View, ledger: Ledger, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { per, each = 1, every = 1, plus = 0, max = 99 } = amount
  return Math.min(max, plus + each * Math.floor(counted(view, ledger, per) / every))
}

export function resolve(view: View, ledger: Ledger, effect: readonly Op[]): void {
  for (const op of effect) apply(view, ledger, op)
}

/** What is worth most once that effect has come. */
export const judging =
  (view: View, effect: readonly Op[]): Judge =>
  (ledger) => {
    const after = copied(ledger)
    resolve(view, after, effect)
    return worthOf(view, after)
  }

/** The effect is what it is paid for. */
export const spend = (view: View, ledger: Ledger, cost: Cost, effect: readonly Op[] = []): void =>
  pay(ledger, cost, judging(view, effect))

/** What one of it is worth to anybody. */
const RATE: Readonly<Record<Resource, number>> = { R: 1, D: 1.2, C: 1.6, M: 2, TP: 2.2 }

/** Somebody else has so much less of it, or more. Before their last step it is what they need for it that counts. */
function harmTo(view: View, faction: string, res: Resource, n: number): number {
  const isNeeded = res === 'TP' ? threatens(view, faction, 'technology') : res !== 'M' && threatens(view, faction, 'initiative')
  return n * RATE[res] * weightOf(view, faction) * (isNeeded ? 2.5 : 1)
}

function apply(view: View, ledger: Ledger, op: Op): void {
  const { target } = ledger
  const others = () => view.players.flatMap(({ seat }) => (seat === view.seat ? [] : [seat]))
  const raise = (res: Resource, n: number) => {
    ledger[res] = res === 'TP' ? ledger.TP + n : Math.min(view.caps[res], ledger[res] + n)
  }
  switch (op.op) {
    case 'gain': {
      const n = amountOf(view, ledger, op.n)
      if (!op.who) raise(op.res, n)
      else for (const seat of op.who === 'others' ? others() : [target!]) ledger.other -= harmTo(view, seat, op.res, n)
      return
    }
    case 'lose': {
      const n = amountOf(view, ledger, op.n)
      for (const seat of op.who === 'others' ? others() : [target!])
        ledger.other += harmTo(view, seat, op.res, Math.min(n, holdingOf(view, seat, op.res)))
      return
    }
    case 'steal': {
      const n = amountOf(view, ledger, op.n)
      for (const faction of op.from === 'eachOther' ? factionsOf(view) : [target!]) {
        const taken = Math.min(n, holdingOf(view, faction, op.res))
        raise(op.res, taken)
        ledger.other += harmTo(view, faction, op.res, taken)
      }
      return
    }
    case 'draw':
      ledger.cards += op.keep ?? op.n
      return
    case 'place':
      for (let i = 0; i < op.n; i++) put(view, ledger, op)
      return
    case 'return':
      ledger.other += 1 + 2 * Math.max(0, ...others().map((seat) => weightOf(view, seat)))
      return
    case 'placeTeam': {
      const { waiting } = meOf(view)
      ledger.other += ledger.R + (op.reduce?.R ?? 0) >= 3 && waiting.research + waiting.data > 0 ? 3 : 0
      return
    }
    case 'install':
    case 'grant':
      ledger.other += ledger.cards > 0 ? 1.5 : 0
      return
    case 'useTech':
      useBest(view, ledger, op)
      return
    case 'influence':
      ledger.other += op.steps > 0 ? 2 : pushedBack(view, target!, -op.steps)
      return
    case 'takeCard': {
      const hand = view.players.find(({ seat }) => seat === target)?.hand ?? 0
      ledger.cards += Math.min(op.n, hand)
      ledger.other += Math.min(op.n, hand) * weightOf(view, target!)
      return
    }
    case 'recover':
      ledger.cards += op.n
      return
    case 'discardInstalled':
      for (const { seat, installed } of view.players)
        if (seat !== view.seat && installed.length > 0) ledger.other += 2.5 * weightOf(view, seat)
      return
    case 'if':
      resolve(view, ledger, holds(view, ledger, op.cond) ? op.then : (op.else ?? []))
      return
    case 'choose':
      resolve(view, ledger, bestOf(op.options, (list) => gainOf(view, ledger, {}, list)) ?? [])
      return
    case 'may':
      if (!canPay(view, ledger, op.cost) || gainOf(view, ledger, op.cost, op.do) <= 0) return
      spend(view, ledger, op.cost, op.do)
      resolve(view, ledger, op.do)
      return
    case 'target': {
      const among = op.who === 'ally' ? alliesIn(view, ledger) : factionsOf(view)
      ledger.target = bestOf(among, (faction) => gainOf(view, { ...ledger, target: faction }, {}, op.do)) ?? null
      if (ledger.target !== null) resolve(view, ledger, op.do)
      return
    }
    case 'forEach':
      for (const ally of alliesIn(view, ledger)) {
        ledger.target = ally
        resolve(view, ledger, op.do)
      }
      return
    case 'moveTeam':
      ledger.other += Math.max(0, ...view.trees.flatMap(({ techs }) => techs.map((tech) => arrival(tech, techs, ledger.me))))
      return
  }
}

/** What it brings to move a team there, if one stands on another Tech of that level. */
const arrival = ({ level, runner, teams }: TechView, techs: readonly TechView[], me: Seat): number => {
  const isOpen = runner && !teams.includes(me) && techs.some((from) => from.level === level && from.teams.includes(me))
  return isOpen ? (level === 3 ? 3 : 1.4) : 0
}

function bestOf<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let best: { item: T; worth: number } | undefined
  for (const item of items) {
    const own = worth(item)
    if (!best || own > best.worth) best = { item, worth: own }
  }
  return best?.item
}

/** What can be taken from somebody: of an NPC what it shows. */
const holdingOf = (view: View, faction: string, res: Resource): number =>
  (view.players.find(({ seat }) => seat === faction) ?? view.npcs.find(({ id }) => id === faction))?.[res] ?? 0

function pushedBack(view: View, faction: string, steps: number): number {
  const player = view.players.find(({ seat }) => seat === faction)
  if (!player || player.position === 1) return 0
  return Math.min(steps, player.position - 1) * 2.5 * weightOf(view, faction) + (threatens(view, faction, 'influence') ? 20 : 0)
}

/** One more token where it does most, if there is a place for it. */
function put(view: View, ledger: Ledger, { token, at }: OpOf<'place'>): void {
  if (!view.trees.some(({ tree }) => tree === token) || ledger[token] >= TOKENS_EACH) return
  if (token === 'economy') {
    // Every team carries one at most; one stands on Lv.1 of each Tree from the beginning.
    if (ledger.economy < view.trees.length + ledger.teams) ledger.economy++
    return
  }
  if (token === 'culture') {
    const spot = bestOf(freeSpots(view, ledger, at), (tech) => spotWorth(view, ledger, tech))
    if (spot === undefined) return
    withCulture(ledger, spot)
    return
  }
  const among = at === 'ally' ? alliesIn(view, ledger) : factionsOf(view)
  const faction = bestOf(among, (each) => faithWorth(view, ledger, each))
  if (faction === undefined) return
  ledger.religion++
  ledger.tracks = { ...ledger.tracks, [faction]: [...ledger.tracks[faction]!, ledger.me] }
}

export function withCulture(ledger: Ledger, tech: string): void {
  ledger.culture++
  ledger.spots = [...ledger.spots, tech]
  ledger.placed = tech
}

const freeSpots = (view: View, { spots, me }: Ledger, at: OpOf<'place'>['at']): string[] =>
  techsOf(view).flatMap(({ id, culture, teams }) => {
    if (culture !== null || spots.includes(id)) return []
    const isThere =
      at === 'ownTeam'
        ? teams.includes(me)
        : at === 'otherTeam'
          ? teams.some((who) => who !== me)
          : at !== 'noTeam' || teams.length === 0
    return isThere ? [id] : []
  })

/** Where one is ahead or on the way to it; beside one's own team, as most that counts them counts them there. */
function spotWorth(view: View, { spots, me }: Ledger, tech: string): number {
  const { techs } = view.trees.find((tree) => tree.techs.some(({ id }) => id === tech))!
  const own = techs.filter(({ id }) => spots.includes(id)).length
  return own + (techs.find(({ id }) => id === tech)!.teams.includes(me) ? 0.5 : 0)
}

/** A new ally first, then making sure of one; tracks nobody else has touched are cheapest. */
export function faithWorth(view: View, { tracks, me }: Ledger, faction: string): number {
  const track = tracks[faction]!
  const own = countOf(track, me)
  const best = Math.max(0, ...track.map((owner) => (owner === me ? 0 : countOf(track, owner))))
  if (allyOf(track) !== me) return allyOf([...track, me]) === me ? 3 - best * 0.3 : 0
  return own - best < 2 && turnsLeft(view) > 3 ? 1 : 0.5
}

/** Uses the best Techs that can be paid for, one after another. Those that use others in turn are left out of account. */
function useBest(view: View, ledger: Ledger, { levels, access, count, reduce = {} }: OpOf<'useTech'>): void {
  const allies = alliesIn(view, ledger)
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
    const { effect } = view.faces[chosen.id]!
    spend(view, ledger, best.cost, effect)
    resolve(view, ledger, effect)
  }
}

/** By how much something changes what one has is worth. */
export function gainOf(view: View, before: Ledger, cost: Cost, effect: readonly Op[]): number {
  const after = copied(before)
  spend(view, after, cost, effect)
  resolve(view, after, effect)
  return worthOf(view, after) - worthOf(view, before)
}

/** What it is worth to have a piece from now on: an active one is used now and then, a passive one works by itself. */
export function lastingWorth(view: View, ledger: Ledger, { type, cost, condition, effect, rules }: Face): number {
  const left = turnsLeft(view)
  if (type === 'active') {
    // Judged with full pockets: it will be used when it can be paid for.
    const rich = { ...copied(ledger), R: Math.max(ledger.R, 9), D: Math.max(ledger.D, 7), C: Math.max(ledger.C, 2) }
    if (left > 4 && view.trees.some(({ tree }) => tree === 'military')) rich.M = Math.max(ledger.M, 6)
    if (!holds(view, rich, condition)) return 0
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
