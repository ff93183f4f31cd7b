/** What a player has, as far as it counts. Everything is read off the player's own view. */
import { allyOf, countOf } from '../../games/atlas-lost/data/allies.ts'
import type { Condition, Counter, Token, Tree } from '../../games/atlas-lost/data/language.ts'
import type { PlayerView, TechView, View } from '../../games/atlas-lost/view.ts'
import type { Seat } from '../../kernel/contract.ts'

export type Ledger = {
  readonly me: Seat
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
  /** The Techs with one's culture tokens, and everybody's tracks: which token is given up or put down may decide what comes of it. */
  spots: readonly string[]
  tracks: Readonly<Record<string, readonly Seat[]>>
  /** What an effect refers to: whom it was aimed at, and the Tech that was just given a culture token. */
  target: string | null
  placed: string | null
  /** Good that does not show in numbers: a passive in force, harm done to rivals. */
  other: number
}

/** Of each kind, for every player. */
export const TOKENS_EACH = 9

export const meOf = (view: View): PlayerView => view.players.find(({ seat }) => seat === view.seat)!
export const techsOf = (view: View): TechView[] => view.trees.flatMap(({ techs }) => techs)

/** Everybody with a track but the player. */
export const factionsOf = (view: View): string[] => [
  ...view.players.flatMap(({ seat }) => (seat === view.seat ? [] : [seat])),
  ...view.npcs.map(({ id }) => id),
]

export const copied = (ledger: Ledger): Ledger => ({ ...ledger, installed: { ...ledger.installed } })

export function ledgerOf(view: View): Ledger {
  const me = meOf(view)
  const placed = (token: Token) => (me.stock[token] === undefined ? 0 : TOKENS_EACH - me.stock[token])
  const installed: Ledger['installed'] = {}
  for (const { card } of me.installed) {
    const { tree } = view.faces[card]!
    if (tree) installed[tree] = (installed[tree] ?? 0) + 1
  }
  return {
    me: me.seat,
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
    spots: techsOf(view).flatMap(({ id, culture }) => (culture === me.seat ? [id] : [])),
    tracks: Object.fromEntries([
      ...view.players.flatMap(({ seat, track }) => (seat === me.seat ? [] : [[seat, track]])),
      ...view.npcs.map(({ id, track }) => [id, track]),
    ]),
    target: null,
    placed: null,
    other: 0,
  }
}

export const alliesIn = (view: View, { tracks }: Ledger): string[] =>
  Object.keys(tracks).filter((faction) => allyOf(tracks[faction]!) === view.seat)

/** Own culture tokens and the most of anybody else's, on the Techs of a Tree. */
function cultureIn(techs: readonly TechView[], { spots }: Ledger, me: Seat): { own: number; best: number } {
  const others = techs.flatMap(({ culture }) => (culture === null || culture === me ? [] : [culture]))
  return {
    own: techs.filter(({ id }) => spots.includes(id)).length,
    best: Math.max(0, ...others.map((owner) => countOf(others, owner))),
  }
}

/** The counters of the effect language. */
export function counted(view: View, ledger: Ledger, counter: Counter): number {
  const me = view.seat!
  const { target } = ledger
  const spots = () => techsOf(view).filter(({ id }) => ledger.spots.includes(id))
  const aimedAt = view.players.find(({ seat }) => seat === target) ?? view.npcs.find(({ id }) => id === target)
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
      return alliesIn(view, ledger).length
    case 'initiatives':
      return meOf(view).tiles.length
    case 'culture.ownTeam':
      return spots().filter(({ teams }) => teams.includes(me)).length
    case 'culture.noTeam':
      return spots().filter(({ teams }) => teams.length === 0).length
    case 'teams.3':
      return techsOf(view).filter(({ level, teams }) => level === 3 && teams.includes(me)).length
    case 'trees':
      return view.trees.filter(({ techs }) => techs.some(({ level, teams }) => level > 1 && teams.includes(me))).length
    case 'culture.trees':
      return view.trees.filter(({ techs }) => cultureIn(techs, ledger, me).own > 0).length
    case 'culture.majorityTrees':
      return view.trees.filter(({ techs }) => {
        const { own, best } = cultureIn(techs, ledger, me)
        return own > best
      }).length
    case 'culture.sameTree': {
      const tree = view.trees.find(({ techs }) => techs.some(({ id }) => id === ledger.placed))
      return tree ? cultureIn(tree.techs, ledger, me).own : 0
    }
    case 'weakerOthers':
      return [...view.players, ...view.npcs].filter((each) => !('seat' in each && each.seat === me) && each.M < ledger.M).length
    case 'target.tpHalf':
      return Math.floor((aimedAt?.TP ?? 0) / 2)
    case 'target.initiatives':
      return view.initiative.filter(({ owner }) => owner !== null && owner === target).length
    case 'target.military':
      return aimedAt?.M ?? 0
    default:
      return ledger.installed[counter.slice('installed.'.length) as Tree] ?? 0
  }
}

export function holds(view: View, ledger: Ledger, condition: Condition | null): boolean {
  if (!condition) return true
  return 'gte' in condition
    ? counted(view, ledger, condition.gte[0]) >= condition.gte[1]
    : counted(view, ledger, condition.gt[0]) > counted(view, ledger, condition.gt[1])
}
