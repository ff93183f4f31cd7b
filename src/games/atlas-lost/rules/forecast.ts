/** What an effect would bring once its cost is paid: said beforehand, so that nobody pays for nothing unawares. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Player } from '../board.ts'
import type { Components, Faction } from '../data/components.ts'
import { type Cost, type Op, type OpOf, RESOURCES, type Resource, TOKENS, type Token } from '../data/language.ts'
import { amountOf, playerOf, type Scene } from './counting.ts'
import { spotsFor } from './effects/tokens.ts'
import { isFutile } from './futile.ts'

export type Forecast = { readonly isFutile: boolean; readonly most: { readonly n: number; readonly res: Resource } | null }

type Scaled = OpOf<'gain'>
const isScaled = (op: Op): op is Scaled => op.op === 'gain' && op.who === undefined && typeof op.n !== 'number'

export function forecast(data: Components, board: Board, seat: Seat, cost: Cost, effect: readonly Op[]): Forecast {
  const scaled = effect.find(isScaled)
  const ways = paidWays(board, seat, cost)
  const isVain = ways.every((paid) => isFutile(data, paid, seat, effect))
  if (isVain || !scaled) return { isFutile: isVain, most: null }
  return {
    isFutile: false,
    most: { n: Math.max(...ways.map((paid) => gained(data, paid, seat, effect, scaled))), res: scaled.res },
  }
}

/** All that is gained of what grows, with the token that is placed before it where it counts most. */
function gained(data: Components, board: Board, seat: Seat, effect: readonly Op[], { res }: Scaled): number {
  const sum = (now: Board, scene?: Scene) =>
    effect.reduce(
      (all, op) =>
        op.op === 'gain' && op.who === undefined && op.res === res ? all + amountOf(data, now, seat, op.n, scene) : all,
      0,
    )
  const place = effect.find((op): op is OpOf<'place'> => op.op === 'place')
  if (!place) return sum(board)
  const spots = spotsFor(data, board, { seat, spots: [], emptied: null }, place)
  return Math.max(
    sum(board),
    ...spots.map((at) =>
      sum(withToken(board, seat, place.token, at), { target: null, placed: place.token === 'culture' ? at : null }),
    ),
  )
}

const withPlayer = (board: Board, seat: Seat, change: Partial<Player>): Board => ({
  ...board,
  players: { ...board.players, [seat]: { ...playerOf(board, seat), ...change } },
})

const withTrack = (board: Board, at: Faction, track: Seat[]): Board =>
  at in board.players
    ? withPlayer(board, at, { track })
    : { ...board, npcs: { ...board.npcs, [at]: { ...board.npcs[at]!, track } } }

const trackAt = (board: Board, at: Faction): Seat[] => (board.players[at] ?? board.npcs[at])!.track

const withToken = (board: Board, seat: Seat, token: Token, at: string): Board =>
  token === 'religion'
    ? withTrack(board, at, [...trackAt(board, at), seat])
    : withPlayer(board, seat, { [token]: [...playerOf(board, seat)[token], at] })

/** The board after paying, once for each choice of tokens. */
function paidWays(board: Board, seat: Seat, cost: Cost): Board[] {
  const player = playerOf(board, seat)
  const left: Partial<Record<Resource, number>> = {}
  for (const res of RESOURCES) if (cost[res]) left[res] = player[res] - cost[res]
  let ways = [withPlayer(board, seat, left)]
  for (const token of TOKENS)
    for (let due = cost[token] ?? 0; due > 0; due--) ways = distinct(ways.flatMap((paid) => withoutOne(paid, seat, token)))
  return ways
}

function withoutOne(board: Board, seat: Seat, token: Token): Board[] {
  if (token !== 'religion') {
    const placed = playerOf(board, seat)[token]
    return placed.map((at) => withPlayer(board, seat, { [token]: placed.filter((each) => each !== at) }))
  }
  return [...board.order, ...Object.keys(board.npcs)].flatMap((at) =>
    trackAt(board, at).flatMap((owner, i) => (owner === seat ? [withTrack(board, at, trackAt(board, at).toSpliced(i, 1))] : [])),
  )
}

/** In whatever order tokens are taken back, what remains is the same. */
function distinct(ways: readonly Board[]): Board[] {
  const seen = new Map<string, Board>()
  for (const way of ways) {
    const factions = [...Object.values(way.players), ...Object.values(way.npcs)]
    seen.set(JSON.stringify(factions.map((each) => ['culture' in each ? each.culture : [], each.track])), way)
  }
  return [...seen.values()]
}
