/**
 * For organisers only: who helped and who harmed whom in a division, and who does better when whom is at the table. All of it
 * comes from what everybody could see. These are numbers, not verdicts.
 */
import type { Dealing } from '../games/hosted.ts'
import type { LeagueGame } from '../store/league-store.ts'
import { type House, hostedAt } from '../tables/house.ts'
import type { Division } from './divisions.ts'
import { POINT, pointsFor } from './points.ts'

/** What one person did about another, over all games of the division that have begun. */
export type Pair = {
  readonly by: string
  readonly to: string
  readonly helped: number
  readonly harmed: number
  readonly stayedOut: number
  /** How often help would have been given at the rate that is usual in this division. */
  readonly usual: number
  /** Points a game of whoever was helped: with the other at the table, and without; null where there were too few such games. */
  readonly points: { readonly together: number | null; readonly apart: number | null }
}

/** Less than this may always happen. */
const LEAST_HELP = 2
const LEAST_SWING = 3
/** A mean of fewer games tells nothing of anybody. */
const LEAST_GAMES = 2

/** What stands out, most of all first: help that is not usual, given more than once or worth a lot. Weak opponents alone are no help. */
export async function standingOut(house: House, division: Division): Promise<Pair[]> {
  const pairs = pairsIn(division, await dealingsIn(house, division.games))
  return pairs
    .filter((pair) => pair.helped > pair.usual && (pair.helped >= LEAST_HELP || swingOf(pair) >= LEAST_SWING))
    .sort((a, b) => b.helped - b.usual - (a.helped - a.usual) || swingOf(b) - swingOf(a))
}

const swingOf = ({ points: { together, apart } }: Pair) => (together === null || apart === null ? 0 : together - apart)

type Deal = { readonly by: string; readonly to: string; readonly deed: Dealing['deed'] }

async function dealingsIn(house: House, games: readonly LeagueGame[]): Promise<Deal[]> {
  const found: Deal[] = []
  for (const { table: id, seats } of games) {
    const table = id ? await house.store.table(id) : null
    if (!table) continue
    const told = (await house.store.events(table.id, 0)).filter(({ to }) => to === 'all').map(({ text }) => text)
    const personAt = (seat: string) => seats.find((each) => each.seat === seat)?.player ?? null
    for (const { by, to, deed } of hostedAt(house, table.game, table.pack).dealings?.(told) ?? []) {
      const [doer, other] = [personAt(by), personAt(to)]
      if (doer && other) found.push({ by: doer, to: other, deed })
    }
  }
  return found
}

function pairsIn({ lines, games }: Division, deals: readonly Deal[]): Pair[] {
  const helpful = deals.filter(({ deed }) => deed === 'help').length / Math.max(1, deals.length)
  const people = lines.map(({ person }) => person)
  return people.flatMap((by) =>
    people.flatMap((to): Pair[] => {
      if (by === to) return []
      const mine = deals.filter((deal) => deal.by === by && deal.to === to)
      const count = (deed: Dealing['deed']) => mine.filter((deal) => deal.deed === deed).length
      return [
        {
          by,
          to,
          helped: count('help'),
          harmed: count('harm'),
          stayedOut: count('out'),
          usual: mine.length * helpful,
          points: {
            together: meanPoints(games, to, (game) => sits(game, by)),
            apart: meanPoints(games, to, (game) => !sits(game, by)),
          },
        },
      ]
    }),
  )
}

const sits = ({ seats }: LeagueGame, person: string) => seats.some(({ player }) => player === person)

function meanPoints(games: readonly LeagueGame[], person: string, isMeant: (game: LeagueGame) => boolean): number | null {
  const points = games.flatMap((game) => {
    const at = game.seats.findIndex(({ player }) => player === person)
    if (game.status !== 'scored' || at < 0 || !isMeant(game)) return []
    return [pointsFor(game.seats.map(({ place }) => place ?? game.seats.length))[at]! / POINT]
  })
  return points.length >= LEAST_GAMES ? points.reduce((sum, each) => sum + each, 0) / points.length : null
}
