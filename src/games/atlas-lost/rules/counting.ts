/** Reading the board: who stands where, who is whose ally, and the counters of the effect language. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Player } from '../board.ts'
import { allyOf, countOf } from '../data/allies.ts'
import type { Components, Faction, Passive, TechCode } from '../data/components.ts'
import { type Amount, type Condition, type Counter, type OpOf, TREES, type Tree } from '../data/language.ts'

export const playerOf = (board: Board, seat: Seat): Player => board.players[seat]!
export const isPlayer = (board: Board, faction: Faction): boolean => faction in board.players
/** Those of them that are players, as far as there are any. */
export const playersAmong = (board: Board, ...factions: readonly (Faction | null)[]): Seat[] =>
  factions.filter((faction): faction is Seat => faction !== null && isPlayer(board, faction))
export const layoutOf = (board: Board, tree: Tree): readonly TechCode[] => board.layout[tree]!
export const isInPlay = (board: Board, tree: Tree): boolean => tree in board.layout

/** All seats clockwise, `from` first. */
export function clockwise(board: Board, from: Seat): Seat[] {
  const start = board.order.indexOf(from)
  return board.order.map((_, i) => board.order[(start + i) % board.order.length]!)
}
export const otherPlayers = (board: Board, seat: Seat): Seat[] => clockwise(board, seat).slice(1)
/** Other players clockwise, then the NPCs. */
export const otherFactions = (board: Board, seat: Seat): Faction[] => [...otherPlayers(board, seat), ...Object.keys(board.npcs)]

/** Whom an effect may choose. NPCs can be chosen wherever another player or an ally is meant (04, 08, 10). */
export const candidates = (board: Board, seat: Seat, who: OpOf<'target'>['who']): Faction[] =>
  who === 'ally' ? alliesOf(board, seat) : otherFactions(board, seat)

// ── Religion (09) ───────────────────────────────────────────────────────────────────────────────────────────────

export const trackOf = (board: Board, faction: Faction): Seat[] => (board.players[faction] ?? board.npcs[faction])!.track

export const alliesOf = (board: Board, seat: Seat): Faction[] =>
  otherFactions(board, seat).filter((faction) => allyOf(trackOf(board, faction)) === seat)

function religionPlaced(board: Board, seat: Seat): number {
  let count = 0
  for (const other of board.order) if (other !== seat) count += countOf(board.players[other]!.track, seat)
  for (const npc in board.npcs) count += countOf(board.npcs[npc]!.track, seat)
  return count
}

export function placedTokens(board: Board, seat: Seat, token: 'economy' | 'culture' | 'religion'): number {
  return token === 'religion' ? religionPlaced(board, seat) : playerOf(board, seat)[token].length
}

// ── Teams (07) ──────────────────────────────────────────────────────────────────────────────────────────────────

const hasTeam = (board: Board, seat: Seat, tech: TechCode): boolean => playerOf(board, seat).teams.includes(tech)
/** Another player's team, or one of the coalition. */
export const hasOtherTeam = (board: Board, seat: Seat, tech: TechCode): boolean =>
  board.order.some((other) => other !== seat && hasTeam(board, other, tech)) || (board.rivals?.teams.includes(tech) ?? false)
export function cultureOn(board: Board, tech: TechCode): Seat | null {
  for (const seat of board.order) if (playerOf(board, seat).culture.includes(tech)) return seat
  return null
}

// ── Counters ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What an effect refers to besides its owner: the chosen faction, and the Tech that was just given a culture token. */
export type Scene = { readonly target: Faction | null; readonly placed: TechCode | null }
const NO_SCENE: Scene = { target: null, placed: null }

type Counting = (player: Player, board: Board, data: Components, seat: Seat, scene: Scene) => number

const COUNTS: Readonly<Record<Counter, Counting>> = {
  economy: ({ economy }) => economy.length,
  culture: ({ culture }) => culture.length,
  religion: (_, board, _data, seat) => religionPlaced(board, seat),
  military: ({ M }) => M,
  allies: (_, board, _data, seat) => alliesOf(board, seat).length,
  // Lv.1 teams stay where they are for ever: one in each Tree.
  teams: ({ teams }, { trees }) => teams.length - trees.length,
  'teams.3': ({ teams }, _, { techs }) => teams.filter((tech) => techs[tech]!.level === 3).length,
  trees: ({ teams }, board, { techs }) =>
    board.trees.filter((tree) => teams.some((tech) => techs[tech]!.tree === tree && techs[tech]!.level > 1)).length,
  position: ({ position }) => position,
  initiatives: (_, board, _data, seat) => initiativesOf(board, seat),
  'culture.ownTeam': ({ culture, teams }) => culture.filter((tech) => teams.includes(tech)).length,
  'culture.noTeam': ({ culture, teams }, board, _, seat) =>
    culture.filter((tech) => !teams.includes(tech) && !hasOtherTeam(board, seat, tech)).length,
  'culture.trees': (player, { trees }, data) => trees.filter((tree) => cultureIn(data, player, tree) > 0).length,
  'culture.sameTree': (player, _, data, _seat, { placed }) =>
    placed === null ? 0 : cultureIn(data, player, data.techs[placed]!.tree),
  'culture.majorityTrees': (_, board, data, seat) => board.trees.filter((tree) => leadsCulture(data, board, seat, tree)).length,
  weakerOthers: ({ M }, board, data, seat) =>
    otherFactions(board, seat).filter((other) => militaryOf(data, board, other) < M).length,
  'target.tpHalf': (_, { players, npcs }, _data, _seat, { target }) =>
    target === null ? 0 : Math.floor((players[target] ?? npcs[target])!.TP / 2),
  'target.initiatives': (_, board, _data, _seat, { target }) => (target === null ? 0 : initiativesOf(board, target)),
  'target.military': (_, board, data, _seat, { target }) => (target === null ? 0 : militaryOf(data, board, target)),
  ...(Object.fromEntries(TREES.map((tree) => [`installed.${tree}`, installedOf(tree)])) as Record<`installed.${Tree}`, Counting>),
}

export const count = (data: Components, board: Board, seat: Seat, counter: Counter, scene: Scene = NO_SCENE): number =>
  COUNTS[counter](playerOf(board, seat), board, data, seat, scene)

const cultureIn = (data: Components, player: Player, tree: Tree) =>
  player.culture.filter((tech) => data.techs[tech]!.tree === tree).length

/** Strictly more culture tokens there than any other player, and at least one. */
function leadsCulture(data: Components, board: Board, seat: Seat, tree: Tree): boolean {
  const own = cultureIn(data, playerOf(board, seat), tree)
  return own > 0 && board.order.every((other) => other === seat || cultureIn(data, playerOf(board, other), tree) < own)
}

/** NPCs show a printed military power. */
const militaryOf = (data: Components, board: Board, faction: Faction): number =>
  board.players[faction]?.M ?? data.npcs[faction]!.M

function initiativesOf(board: Board, faction: Faction): number {
  let owned = 0
  for (const tile in board.initiative) if (board.initiative[tile as Tree] === faction) owned++
  return owned
}

/** Initial cards belong to no Tree and never count. */
function installedOf(tree: Tree): Counting {
  return ({ installed }, _, { cards }) => {
    let count = 0
    for (const { card } of installed) if (cards[card]!.tree === tree) count++
    return count
  }
}

export function amountOf(data: Components, board: Board, seat: Seat, amount: Amount, scene: Scene = NO_SCENE): number {
  if (typeof amount === 'number') return amount
  const { per, each = 1, every = 1, plus = 0, max = Number.POSITIVE_INFINITY } = amount
  return Math.min(max, plus + each * Math.floor(count(data, board, seat, per, scene) / every))
}

export function holds(data: Components, board: Board, seat: Seat, condition: Condition | null, scene: Scene = NO_SCENE): boolean {
  if (!condition) return true
  if ('gte' in condition) return count(data, board, seat, condition.gte[0], scene) >= condition.gte[1]
  return count(data, board, seat, condition.gt[0], scene) > count(data, board, seat, condition.gt[1], scene)
}

// ── Passives in force ───────────────────────────────────────────────────────────────────────────────────────────

/** Calls `look` for every passive Tech and card in force for that seat, in no particular order. */
export function eachPassive(data: Components, board: Board, seat: Seat, look: (passive: Passive) => void): void {
  const player = playerOf(board, seat)
  for (const code of player.teams) {
    const tech = data.techs[code]!
    if (tech.kind === 'passive') look(tech.passive)
  }
  for (const installed of player.installed) {
    const card = data.cards[installed.card]!
    if (card.type === 'passive') look(card.passive)
  }
}

/** How strongly a player is protected: `null` not at all, else by how much. */
export function guardOf(
  data: Components,
  board: Board,
  seat: Seat,
  of: 'steal' | 'retreat' | 'tokens' | 'installed',
): number | null {
  let guarded: number | null = null
  eachPassive(data, board, seat, ({ guards }) => {
    for (const guard of guards) if (guard.of === of) guarded = (guarded ?? 0) + (guard.by ?? 0)
  })
  return guarded
}

/** Who has to part with installed cards, clockwise. */
export const exposedTo = (data: Components, board: Board, seat: Seat): Seat[] =>
  otherPlayers(board, seat).filter(
    (other) => playerOf(board, other).installed.length > 0 && guardOf(data, board, other, 'installed') === null,
  )

export function handLimit(data: Components, board: Board, seat: Seat): number {
  let limit = data.pack.limits.hand
  eachPassive(data, board, seat, ({ hand }) => {
    limit += hand
  })
  return limit
}
