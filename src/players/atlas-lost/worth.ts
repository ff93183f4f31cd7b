/** What all that a player has is worth to them, with so many turns to go. */
import type { Token, Tree } from '../../games/atlas-lost/data/language.ts'
import type { View } from '../../games/atlas-lost/view.ts'
import { type Ledger, meOf } from './ledger.ts'
import { threatens, turnsLeft } from './outlook.ts'

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

/** What one of a kind is worth, at once and for every turn that is left. */
const W = {
  token: 1.6,
  tokenTurn: 0.24,
  team: 1,
  teamTurn: 0.3,
  point: 1.8,
  pointNear: 1.8,
  military: 3.2,
  fighting: 1.5,
  early: 0.46,
  late: 0.76,
  tile: 5,
  spend: 4,
}

export function worthOf(view: View, ledger: Ledger): number {
  const left = turnsLeft(view)
  const { R, D, C, M, TP, economy, culture, religion, teams, cards, position, other } = ledger
  const me = meOf(view)
  const points = TP + me.points.tiles + me.points.passives + (me.values ?? []).reduce((sum, value) => sum + value, 0)
  const tokens = steps(economy, [4, 1], [9, 0.6]) + steps(culture, [4, 1], [9, 0.6]) + 0.9 * steps(religion, [4, 1], [9, 0.5])
  // What cannot be spent any more is worth next to nothing.
  const spending = Math.min(1, (left + 0.1) / W.spend)
  return (
    spending *
      (steps(R, [6, 1.1], [10, 0.9], [14, 0.6], [19, 0.25]) +
        steps(D, [5, 1.4], [9, 1.05], [13, 0.6], [19, 0.25]) +
        steps(C, [3, 2], [6, 1]) +
        steps(cards, [3, 1.5], [5, 1], [9, 0.2])) +
    power(view, M, left) +
    tokens * (W.token * spending + W.tokenTurn * left) +
    teams * (W.team * spending + W.teamTurn * left) +
    technology(view, points, left) +
    influence(view, position, left) +
    initiative(view, ledger) +
    other
  )
}

const WIN = 1000

/** Military power is what the Techs of the third level are paid with: six have to be there, and three go. */
function power(view: View, M: number, left: number): number {
  const wars = view.trees.find(({ tree }) => tree === 'military')
  if (!wars) return 0
  const canFight = wars.techs.some(({ level, teams }) => level === 3 && teams.includes(view.seat!))
  const rate = W.military * (canFight ? W.fighting : 1) * Math.min(1, (left + 0.5) / 4)
  return steps(M, [3, rate * 0.8], [6, rate * 1.3], [9, rate])
}

/** Points count more the nearer the goal is, and count for everything with the last turn. */
function technology(view: View, points: number, left: number): number {
  if (points >= view.goal) return WIN
  return points * (W.point + W.pointNear * (points / view.goal) + (left === 0 ? 4 : 0))
}

/** A space is worth about what it costs: worth going for once there is more than the engine needs. */
function influence(view: View, position: number, left: number): number {
  const { spaces } = view.influence
  if (position >= spaces.length) return WIN
  // Early on, teams and tokens pay back more.
  const scale = left > 10 ? W.early : W.late
  let worth = 0
  for (let i = 1; i < position; i++) {
    const { R = 0, D = 0, TP = 0, asset = 0 } = spaces[i]!.costs.at(-1)!
    worth += scale * (R + D + 2 * TP + 2.2 * asset) * (1 + 0.05 * i)
  }
  return worth
}

/** Tiles one holds or could hold, and with three of them the resources to go with it; or one that somebody else is about to win with. */
function initiative(view: View, ledger: Ledger): number {
  const me = view.seat!
  let worth = 0
  const held: View['initiative'][number][] = []
  for (const tile of view.initiative) {
    const standing = standingOf(view, ledger, tile.id)
    let rival = 0
    for (const who in tile.standings) if (who !== me) rival = Math.max(rival, tile.standings[who]!)
    const holds = standing >= tile.min && (tile.owner === me ? standing >= rival : standing > rival)
    if (holds) held.push(tile)
    worth += holds ? W.tile + 0.3 * Math.min(2, standing - rival) : 2.5 * Math.min(1, standing / Math.max(tile.min, rival + 1))
    if (holds && tile.owner && threatens(view, tile.owner, 'initiative')) worth += 25
  }
  if (held.length < view.tilesToWin) return worth
  const need = (res: 'R' | 'D' | 'C') => held.slice(0, view.tilesToWin).reduce((sum, { needs }) => sum + needs[res], 0)
  const missing = (['R', 'D', 'C'] as const).map((res) => Math.max(0, need(res) - ledger[res]))
  const short = missing[0]! + missing[1]! + 2 * missing[2]!
  return short === 0 ? WIN : worth + Math.max(0, 24 - 1.5 * short)
}

function standingOf(view: View, ledger: Ledger, tile: string): number {
  if (tile === 'influence') return ledger.position
  const installed = ledger.installed[tile as Tree] ?? 0
  if (tile === 'science') return ledger.teams + installed
  if (tile === 'military') return ledger.M + installed
  return (view.trees.some(({ tree }) => tree === tile) ? ledger[tile as Token] : 0) + installed
}
