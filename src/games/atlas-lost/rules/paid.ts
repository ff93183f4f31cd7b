/** The board as it would be once a cost is paid, once for each choice of what to give up. Looked at, never played on. */

import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board, Player } from '../board.ts'
import type { Components, Faction } from '../data/components.ts'
import { type Cost, RESOURCES, type Resource, TOKENS, type Token } from '../data/language.ts'
import { playerOf, trackOf } from './counting.ts'

const withPlayer = (board: Board, seat: Seat, change: Partial<Player>): Board =>
  extended(board, { players: extended(board.players, { [seat]: extended(playerOf(board, seat), change) }) })

const withTrack = (board: Board, at: Faction, track: Seat[]): Board =>
  at in board.players
    ? withPlayer(board, at, { track })
    : extended(board, { npcs: extended(board.npcs, { [at]: extended(board.npcs[at]!, { track }) }) })

export const withToken = (board: Board, seat: Seat, token: Token, at: string): Board =>
  token === 'religion'
    ? withTrack(board, at, [...trackOf(board, at), seat])
    : withPlayer(board, seat, { [token]: [...playerOf(board, seat)[token], at] })

type Without = (board: Board) => Board[]

export function paidWays({ techs }: Components, board: Board, seat: Seat, cost: Cost): Board[] {
  const player = playerOf(board, seat)
  const left: Partial<Record<Resource, number>> = {}
  for (const res of RESOURCES) if (cost[res]) left[res] = player[res] - cost[res]
  const token =
    (kind: Token): Without =>
    (paid) =>
      withoutToken(paid, seat, kind)
  const parts: readonly (readonly [number | undefined, Without])[] = [
    ...TOKENS.map((kind) => [cost[kind], token(kind)] as const),
    [cost.asset, (paid) => [...TOKENS.flatMap((kind) => withoutToken(paid, seat, kind)), ...withoutPower(paid, seat)]],
    [cost.team3, (paid) => withoutTeam(paid, seat, (tech) => techs[tech]!.level === 3)],
    [cost.discard, (paid) => withoutCard(paid, seat)],
  ]
  let ways = [withPlayer(board, seat, left)]
  for (const [due = 0, without] of parts) for (let i = 0; i < due; i++) ways = distinct(ways.flatMap(without))
  return ways
}

function withoutToken(board: Board, seat: Seat, token: Token): Board[] {
  if (token !== 'religion') {
    const placed = playerOf(board, seat)[token]
    return placed.map((at) => withPlayer(board, seat, { [token]: placed.filter((each) => each !== at) }))
  }
  return [...board.order, ...Object.keys(board.npcs)].flatMap((at) =>
    trackOf(board, at).flatMap((owner, i) => (owner === seat ? [withTrack(board, at, trackOf(board, at).toSpliced(i, 1))] : [])),
  )
}

function withoutPower(board: Board, seat: Seat): Board[] {
  const { M } = playerOf(board, seat)
  return M > 0 ? [withPlayer(board, seat, { M: M - 1 })] : []
}

/** It goes home, and the economy token on it to the stock. */
function withoutTeam(board: Board, seat: Seat, isMeant: (tech: string) => boolean): Board[] {
  const { teams, economy } = playerOf(board, seat)
  const rest = (all: readonly string[], gone: string) => all.filter((tech) => tech !== gone)
  return teams.filter(isMeant).map((gone) => withPlayer(board, seat, { teams: rest(teams, gone), economy: rest(economy, gone) }))
}

const withoutCard = (board: Board, seat: Seat): Board[] =>
  playerOf(board, seat).hand.map((_, i, hand) => withPlayer(board, seat, { hand: hand.toSpliced(i, 1) }))

/** In whatever order things are given up, what remains is the same. */
function distinct(ways: readonly Board[]): Board[] {
  const seen = new Map<string, Board>()
  for (const way of ways) {
    const players = Object.values(way.players).map(({ culture, economy, M, teams, hand }) => [culture, economy, M, teams, hand])
    const tracks = [...Object.values(way.players), ...Object.values(way.npcs)].map(({ track }) => track)
    seen.set(JSON.stringify([players, tracks]), way)
  }
  return [...seen.values()]
}
