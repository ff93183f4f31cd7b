/** What leaves the game: built up from nothing, for one seat or for the channel (`null`). */
import type { ScoreLine, Seat } from '../../kernel/contract.ts'
import { NONE, sameItems } from '../common/same-items.ts'
import type { Board, Change, Row } from './board.ts'
import { allyOf } from './data/allies.ts'
import type { CardId, Components, Faction, Npc, TechCode, TileId } from './data/components.ts'
import { type Face, facesOf } from './data/faces.ts'
import { type Cost, type Op, type Resource, TOKENS, type Token, type Tree } from './data/language.ts'
import { handLimit, placedTokens, playerOf } from './rules/counting.ts'
import { contenders, standing } from './rules/initiative.ts'
import { incomeOf } from './rules/main.ts'
import { openPoints, runnerPoints, scoreLines, tilesOf } from './score.ts'
import type { AtlasText } from './words/says.ts'

export type TechView = {
  readonly id: TechCode
  readonly level: 1 | 2 | 3
  /** Players with a team here, and in the game alone the coalition. */
  readonly teams: readonly Faction[]
  /** Those of them whose team carries an economy token. */
  readonly economy: readonly Seat[]
  readonly culture: Seat | null
  /** A front runner token still lies here. */
  readonly runner: boolean
}
export type TreeView = {
  readonly position: 'A' | 'B' | 'C'
  readonly tree: Tree
  readonly company: string
  readonly color: string
  /** Lv.1, two of Lv.2, three of Lv.3, each from the left. */
  readonly techs: readonly TechView[]
  readonly deck: number
  /** Oldest first. */
  readonly discards: readonly CardId[]
}
export type PlayerView = {
  readonly seat: Seat
  readonly R: number
  readonly D: number
  readonly C: number
  readonly M: number
  readonly TP: number
  /** What the present turn has changed so far; the last one, as long as nothing was done. */
  readonly changed: Readonly<Record<Resource, number>>
  readonly waiting: Readonly<Record<Row, number>>
  readonly income: { readonly replenish: number; readonly collect: number }
  /** Tokens not placed, of the Trees in play. */
  readonly stock: { readonly [token in Token]?: number }
  readonly track: readonly Seat[]
  /** Whose religious ally this player is. */
  readonly ally: Seat | null
  readonly position: number
  readonly hand: number
  readonly handLimit: number
  /** The cards of that hand this viewer knows: all of one's own. */
  readonly cards: readonly CardId[]
  readonly looking: readonly CardId[]
  readonly returned: CardId | null
  readonly installed: readonly { readonly card: CardId; readonly used: boolean }[]
  readonly runners: number
  /** Their values, for their owner and after the end. */
  readonly values: readonly number[] | null
  readonly tiles: readonly TileId[]
  readonly points: {
    readonly tokens: number
    readonly tiles: number
    readonly passives: number
    /** Between these two, as far as this viewer can tell. */
    readonly least: number
    readonly most: number
  }
}
export type TileView = {
  readonly id: TileId
  readonly owner: Faction | null
  readonly min: number
  readonly tp: number
  readonly needs: { readonly R: number; readonly D: number; readonly C: number }
  readonly standings: Readonly<Record<Faction, number>>
}
export type SpaceView = { readonly costs: readonly Cost[]; readonly bonus: readonly Op[] }
export type RewardView = { readonly tree: Tree; readonly effect: readonly Op[] }
export type View = {
  readonly seat: Seat | null
  readonly phase: Board['turn']['phase']
  readonly turn: Seat
  readonly round: number
  /** The last round, if the table has one. */
  readonly last: number | null
  readonly left: { readonly main: boolean; readonly command: boolean; readonly cards: number }
  readonly order: readonly Seat[]
  readonly trees: readonly TreeView[]
  readonly influence: {
    readonly spaces: readonly SpaceView[]
    /** Space number → Tree whose reward tile lies above it. */
    readonly rewards: Readonly<Record<number, RewardView>>
    readonly markers: Readonly<Record<Faction, number>>
  }
  readonly players: readonly PlayerView[]
  readonly npcs: readonly (Pick<Npc, 'id' | 'name' | 'R' | 'D' | 'C' | 'M'> & {
    readonly TP: number
    readonly track: readonly Seat[]
    readonly ally: Seat | null
  })[]
  readonly initiative: readonly TileView[]
  readonly rivals: {
    readonly marker: number
    readonly tally: Readonly<Record<string, number>>
    readonly turn: number
    readonly limit: number
  } | null
  readonly caps: Readonly<Record<'R' | 'D' | 'C' | 'M', number>>
  /** Technology points, or initiative tiles with their resources, that win. */
  readonly goal: number
  readonly tilesToWin: number
  /** What a hidden front runner token can be worth. */
  readonly runners: { readonly least: number; readonly most: number }
  /** What is under way, outermost first: a Tech being used, a card being played. */
  readonly deeds: readonly { readonly kind: string; readonly by: Faction; readonly of: string }[]
  readonly changes: readonly Change[]
  readonly spent: readonly CardId[]
  /** What is printed on every Tech in play and every card this viewer can see. */
  readonly faces: Readonly<Record<string, Face>>
  readonly result:
    | (NonNullable<Board['result']> & { readonly scores: Readonly<Record<Seat, readonly ScoreLine<AtlasText>[]>> })
    | null
}

const POSITIONS = ['A', 'B', 'C'] as const

export function viewer(data: Components): (board: Board, seat: Seat | null) => View {
  const faces = facesOf(data)
  const facesOn = gathering(faces)
  const techsIn = techsSeen(data)
  const spaces: readonly SpaceView[] = data.spaces.map(({ costs, bonus }) => ({ costs, bonus }))
  const treesById = Object.fromEntries(data.pack.trees.map((tree) => [tree.id, tree]))

  return (board, seat) => {
    const isOver = board.turn.phase === 'over'
    const shown: string[] = []
    const players = board.order.map((each) => playerView(data, board, each, seat, isOver))
    const techs = techsIn(board)
    for (const id of techs.keys()) shown.push(id)
    for (const { cards, looking, returned, installed } of players) {
      shown.push(...cards, ...looking)
      if (returned) shown.push(returned)
      for (const { card } of installed) shown.push(card)
    }
    shown.push(...board.spent)
    for (const { of } of board.deeds) if (of in faces && !techs.has(of)) shown.push(of)
    const markers: Record<Faction, number> = {}
    for (const each of players) markers[each.seat] = each.position
    const rewards: Record<number, RewardView> = {}
    data.spaces.forEach(({ reward }, i) => {
      if (reward === undefined) return
      const tree = board.trees[reward]!
      rewards[i + 1] = { tree, effect: data.rewards[tree] }
    })
    const trees = board.trees.map((tree, i): TreeView => {
      const discards = [...board.discards[tree]!]
      shown.push(...discards)
      return {
        position: POSITIONS[i]!,
        tree,
        company: treesById[tree]!.company,
        color: treesById[tree]!.color,
        techs: board.layout[tree]!.map((id) => techs.get(id)!),
        deck: board.decks[tree]!.length,
        discards,
      }
    })
    return {
      seat,
      phase: board.turn.phase,
      turn: board.turn.seat,
      round: board.turn.round,
      last: board.last,
      left: { main: board.turn.main, command: board.turn.command, cards: board.turn.cards },
      order: [...board.order],
      trees,
      influence: { spaces, rewards, markers },
      players,
      npcs: Object.keys(board.npcs).map((id) => {
        const { name, R, D, C, M } = data.npcs[id]!
        const { TP, track } = board.npcs[id]!
        return { id, name, R, D, C, M, TP, track: [...track], ally: allyOf(track) }
      }),
      initiative: (Object.keys(board.initiative) as TileId[]).map((id): TileView => {
        const { min, tp, needs } = data.tiles[id]
        const standings: Record<Faction, number> = {}
        for (const who of contenders(board)) standings[who] = standing(data, board, id, who)
        return { id, owner: board.initiative[id] ?? null, min, tp, needs, standings }
      }),
      rivals: board.rivals && {
        marker: board.rivals.marker,
        tally: { ...board.rivals.tally } as Record<string, number>,
        turn: board.rivals.acts + 1,
        limit: board.rivals.limit,
      },
      caps: data.pack.limits.caps,
      goal: data.pack.victory.tp,
      tilesToWin: data.pack.victory.tiles,
      runners: data.runners,
      deeds: board.deeds.map(({ kind, by, of }) => ({ kind, by, of })),
      changes: board.changes.map((change) => ({ ...change })),
      spent: [...board.spent],
      faces: facesOn(shown),
      result: board.result && {
        ...board.result,
        scores: Object.fromEntries(board.order.map((each) => [each, scoreLines(data, board, each)])),
      },
    }
  }
}

/** Few of the cards in sight change between two looks: one who sees the same ones gets the same faces, and nothing else decides which. */
function gathering(faces: Readonly<Record<string, Face>>): (ids: readonly string[]) => View['faces'] {
  let recent: { readonly ids: readonly string[]; readonly gathered: View['faces'] }[] = []
  return (ids) => {
    const found = recent.find((each) => each.ids.length === ids.length && each.ids.every((id, i) => id === ids[i]))
    if (found) return found.gathered
    const gathered: Record<string, Face> = {}
    for (const id of ids) gathered[id] = faces[id]!
    recent = [{ ids, gathered }, ...recent.slice(0, RECENT - 1)]
    return gathered
  }
}

/** As many as look at one table. */
const RECENT = 6

function playerView(data: Components, board: Board, seat: Seat, by: Seat | null, isOver: boolean): PlayerView {
  const { R, D, C, M, TP, waiting, track, position, hand, looking, returned, installed, runners } = playerOf(board, seat)
  const isOpen = isOver || seat === by
  const before = board.before[seat] ?? { R, D, C, M, TP }
  const { tokens, tiles, passives } = openPoints(data, board, seat)
  const open = tokens + tiles + passives
  const own = open + runnerPoints(board, seat)
  const stock: { [token in Token]?: number } = {}
  for (const token of TOKENS) if (token in board.layout) stock[token] = data.pack.limits.tokens - placedTokens(board, seat, token)
  return {
    seat,
    R,
    D,
    C,
    M,
    TP,
    changed: { R: R - before.R, D: D - before.D, C: C - before.C, M: M - before.M, TP: TP - before.TP },
    waiting: { ...waiting },
    income: { replenish: incomeOf(data, board, seat, 'replenish'), collect: incomeOf(data, board, seat, 'collect') },
    stock,
    track: [...track],
    ally: allyOf(track),
    position,
    hand: hand.length,
    handLimit: handLimit(data, board, seat),
    cards: isOpen ? [...hand] : hand.filter((card) => isKnown(board, card, by)),
    looking: isOpen ? [...looking] : [],
    returned: isOpen ? returned : null,
    installed: installed.map((each) => ({ ...each })),
    runners: runners.length,
    values: isOpen ? [...runners] : null,
    tiles: tilesOf(board, seat),
    points: {
      tokens,
      tiles,
      passives,
      least: isOpen ? own : open + runners.length * data.runners.least,
      most: isOpen ? own : open + runners.length * data.runners.most,
    },
  }
}

/** Has that viewer seen this card in another's hand? */
export const isKnown = (board: Board, card: CardId, by: Seat | null): boolean => {
  const knowing = board.known[card]
  return knowing !== undefined && (knowing.includes('all') || (by !== null && knowing.includes(by)))
}

/** While nothing on them has moved since somebody looked last, here or at another table, they are not described anew. */
function techsSeen(data: Components): (board: Board) => ReadonlyMap<TechCode, TechView> {
  let lying: readonly (readonly string[])[] = []
  let seen: ReadonlyMap<TechCode, TechView> = new Map()
  return (board) => {
    const now = lyingOnTechs(board)
    if (lying.length === now.length && lying.every((list, i) => sameItems(list, now[i]!))) return seen
    lying = now.map((list) => [...list])
    seen = techViews(data, board)
    return seen
  }
}

/** All that is seen of Techs follows from these. */
function lyingOnTechs({ trees, layout, order, players, runners, rivals }: Board): (readonly string[])[] {
  const lists: (readonly string[])[] = [trees, order, Object.keys(runners), rivals?.teams ?? NONE]
  for (const tree of trees) lists.push(layout[tree]!)
  for (const seat of order) {
    const { teams, economy, culture } = players[seat]!
    lists.push(teams, economy, culture)
  }
  return lists
}

type Draft = { readonly teams: Faction[]; readonly economy: Seat[]; culture: Seat | null }

function techViews(data: Components, board: Board): ReadonlyMap<TechCode, TechView> {
  const techs = new Map<TechCode, TechView & Draft>()
  for (const tree of board.trees)
    for (const id of board.layout[tree]!)
      techs.set(id, { id, level: data.techs[id]!.level, teams: [], economy: [], culture: null, runner: id in board.runners })
  for (const seat of board.order) {
    const { teams, economy, culture } = playerOf(board, seat)
    for (const id of teams) techs.get(id)!.teams.push(seat)
    for (const id of economy) techs.get(id)!.economy.push(seat)
    for (const id of culture) techs.get(id)!.culture = seat
  }
  for (const id of board.rivals?.teams ?? []) techs.get(id)!.teams.push('coalition')
  return techs
}
