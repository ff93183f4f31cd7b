/** Who won the seasons of a server that are over, the newest first: those in which something was played. */
import type { LeagueRow, Season, SeasonRow } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { type Division, divisionsOf, type Line } from './divisions.ts'
import { hasFinal } from './formats/knockout.ts'
import { seasonById } from './steps.ts'

export type Champions = {
  readonly season: string
  readonly league: string
  readonly number: number
  readonly endedAt: number
  readonly names: readonly string[]
  readonly points: number
  readonly played: number
}

/** Those who share the first place of the first division: nobody where nothing was played there, or a cup ended before its final. */
export function winnersOf(season: Season, [first, ...others]: readonly Division[]): Line[] {
  const { format } = season.settings
  const isCup = format === 'knockout' || (format === 'groups' && first?.tier === 0)
  const people = first?.lines.map(({ person }) => person) ?? []
  const isDecided = isCup ? hasFinal(season, people) : format !== 'groups' || others.length === 0
  return first?.wasPlayed && isDecided ? first.lines.filter(({ place }) => place === 1) : []
}

/** With its last game or the last verdict on one, but on its last day at the latest. */
const endOf = ({ endsAt, games }: Season): number => Math.min(endsAt, Math.max(...games.map(({ endedAt }) => endedAt ?? 0)))

export async function championsOn(house: House, server: string, most: number): Promise<Champions[]> {
  const leagues = await house.store.league.leaguesOn(server)
  const over: { league: LeagueRow; row: SeasonRow }[] = []
  for (const league of leagues)
    for (const row of await house.store.league.seasonsOf(league.id)) if (row.phase === 'over') over.push({ league, row })
  const newest = over.sort((a, b) => b.row.endsAt - a.row.endsAt)
  const champions: Champions[] = []
  for (const { league, row } of newest) {
    if (champions.length === most) break
    const season = await seasonById(house, row.id)
    const winners = winnersOf(season, await divisionsOf(house, season))
    const [one] = winners
    if (!one) continue
    const { points, played } = one
    const names = winners.map(({ name }) => name)
    champions.push({ season: row.id, league: league.name, number: row.number, endedAt: endOf(season), names, points, played })
  }
  return champions
}
