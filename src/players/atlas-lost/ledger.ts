/** What a player has, as far as it counts, and what that is worth. Everything is read off the player's own view. */
import type { Counter, Token, Tree } from '../../games/atlas-lost/data/language.ts'
import type { PlayerView, TechView, View } from '../../games/atlas-lost/view.ts'
import type { Seat } from '../../kernel/contract.ts'

export type Ledger = {
  R: number
  D: number
  C: number
  M: number
  TP: number
  economy: number
  culture: number
  religion: number
  teams: number
  cards: number
  position: number
  /** Installed cards by Tree. */
  installed: Partial<Record<Tree, number>>
  /** Good that does not show in numbers: a passive in force, harm done to rivals. */
  other: number
}

/** Of each kind, for every player. */
export const TOKENS_EACH = 9

export const meOf = (view: View): PlayerView => view.players.find(({ seat }) => seat === view.seat)!
export const techsOf = (view: View): TechView[] => view.trees.flatMap(({ techs }) => techs)
const hasTree = (view: View, tree: Tree) => view.trees.some((each) => each.tree === tree)

export function ledgerOf(view: View): Ledger {
  const me = meOf(view)
  const placed = (token: Token) => (me.stock[token] === undefined ? 0 : TOKENS_EACH - me.stock[token])
  const installed: Ledger['installed'] = {}
  for (const { card } of me.installed) {
    const { tree } = view.faces[card]!
    if (tree) installed[tree] = (installed[tree] ?? 0) + 1
  }
  return {
    R: me.R,
    D: me.D,
    C: me.C,
    M: me.M,
    TP: me.TP,
    economy: placed('economy'),
    culture: placed('culture'),
    religion: placed('religion'),
    teams: 6 - me.waiting.research - me.waiting.data,
    cards: me.hand,
    position: me.position,
    installed,
    other: 0,
  }
}

const alliesOf = (view: View, seat: Seat): number => [...view.players, ...view.npcs].filter(({ ally }) => ally === seat).length

/** The counters of the effect language, as far as a rough judgement needs them. */
export function counted(view: View, ledger: Ledger, counter: Counter): number {
  const me = view.seat!
  const own = techsOf(view).filter(({ culture }) => culture === me)
  switch (counter) {
    case 'economy':
    case 'culture':
    case 'religion':
    case 'teams':
    case 'position':
      return ledger[counter]
    case 'military':
      return ledger.M
    case 'allies':
      return alliesOf(view, me)
    case 'initiatives':
      return meOf(view).tiles.length
    case 'culture.ownTeam':
      return own.filter(({ teams }) => teams.includes(me)).length
    case 'culture.noTeam':
      return own.filter(({ teams }) => teams.length === 0).length
    case 'teams.3':
      return techsOf(view).filter(({ level, teams }) => level === 3 && teams.includes(me)).length
    case 'trees':
    case 'culture.trees':
    case 'culture.majorityTrees':
      return Math.min(2, Math.ceil(own.length / 2))
    case 'target.tpHalf':
      return 5
    case 'culture.sameTree':
    case 'weakerOthers':
    case 'target.initiatives':
    case 'target.military':
      return 1
    default:
      return ledger.installed[counter.slice('installed.'.length) as Tree] ?? 0
  }
}

// ── What it is worth ────────────────────────────────────────────────────────────────────────────────────────────

/** The more there is of something, the less one more of it is worth: hoards want to be spent. */
const steps = (n: number, ...rates: readonly (readonly [upTo: number, rate: number])[]): number => {
  let worth = 0
  let from = 0
  for (const [upTo, rate] of rates) {
    worth += Math.max(0, Math.min(n, upTo) - from) * rate
    from = upTo
  }
  return worth
}

/** How many turns a game usually lasts. */
const LAST_TURN = 18

export const turnsLeft = (view: View): number =>
  Math.max(3, (view.rivals ? view.rivals.limit : LAST_TURN) - (view.rivals?.turn ?? view.round))

export function worthOf(view: View, ledger: Ledger): number {
  const left = turnsLeft(view)
  const { R, D, C, M, TP, economy, culture, religion, teams, cards, position, other } = ledger
  const me = meOf(view)
  const points = TP + me.points.tiles + me.points.passives + (me.values ?? []).reduce((sum, value) => sum + value, 0)
  const tokens = steps(economy, [4, 1], [9, 0.6]) + steps(culture, [4, 1], [9, 0.6]) + 0.9 * steps(religion, [4, 1], [9, 0.5])
  return (
    steps(R, [6, 1.1], [10, 0.9], [14, 0.6], [19, 0.25]) +
    steps(D, [5, 1.4], [9, 1.05], [13, 0.6], [19, 0.25]) +
    steps(C, [3, 2], [6, 1]) +
    steps(M, [9, 1.6]) +
    steps(cards, [3, 1.5], [5, 1], [9, 0.2]) +
    tokens * (1.6 + 0.24 * left) +
    teams * (1 + 0.3 * left) +
    technology(view, points) +
    influence(view, position) +
    initiative(view, ledger) +
    other
  )
}

const WIN = 1000

/** Points count more the nearer the goal is. */
function technology(view: View, points: number): number {
  if (points >= view.goal) return WIN
  return points * (1.8 + 1.8 * (points / view.goal))
}

/** A space is worth about what it costs: worth going for once there is more than the engine needs. */
function influence(view: View, position: number): number {
  const { spaces } = view.influence
  if (position >= spaces.length) return WIN
  // Early on, teams and tokens pay back more.
  const scale = turnsLeft(view) > 10 ? 0.46 : 0.76
  let worth = 0
  for (let i = 1; i < position; i++) {
    const { R = 0, D = 0, TP = 0, asset = 0 } = spaces[i]!.costs.at(-1)!
    worth += scale * (R + D + 2 * TP + 2.2 * asset) * (1 + 0.05 * i)
  }
  return worth
}

/** Tiles one holds or could hold, and with three of them the resources to go with it. */
function initiative(view: View, ledger: Ledger): number {
  const me = view.seat!
  let worth = 0
  const held: View['initiative'][number][] = []
  for (const tile of view.initiative) {
    const standing = standingOf(view, ledger, tile.id)
    const rival = Math.max(0, ...Object.entries(tile.standings).flatMap(([who, n]) => (who === me ? [] : [n])))
    const holds = standing >= tile.min && (tile.owner === me ? standing >= rival : standing > rival)
    if (holds) held.push(tile)
    worth += holds ? 5 + 0.3 * Math.min(2, standing - rival) : 2.5 * Math.min(1, standing / Math.max(tile.min, rival + 1))
  }
  if (held.length < 3) return worth
  const need = (res: 'R' | 'D' | 'C') => held.slice(0, 3).reduce((sum, { needs }) => sum + needs[res], 0)
  const missing = (['R', 'D', 'C'] as const).map((res) => Math.max(0, need(res) - ledger[res]))
  const short = missing[0]! + missing[1]! + 2 * missing[2]!
  return short === 0 ? WIN : worth + Math.max(0, 24 - 1.5 * short)
}

function standingOf(view: View, ledger: Ledger, tile: string): number {
  if (tile === 'influence') return ledger.position
  const installed = ledger.installed[tile as Tree] ?? 0
  if (tile === 'science') return ledger.teams + installed
  if (tile === 'military') return ledger.M + installed
  return (hasTree(view, tile as Tree) ? ledger[tile as Token] : 0) + installed
}
