/**
 * What the league looks up again and again without reading a season for it, however large that is. Both databases understand it as it
 * stands; their tables have the same names.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Waiting } from './league-store.ts'

/** How many league games everybody sits at, or is expected at; a table knows best who sits there. */
const BUSY = sql`busy as (
  select person, cast(count(*) as integer) as load from (
    select seats.person from league_games join seats on seats.table_id = league_games.table_id
      where league_games.status in ('opening', 'playing')
    union all
    select league_seats.player as person from league_games join league_seats on league_seats.game = league_games.id
      where league_games.status in ('opening', 'playing') and league_games.table_id is null
  ) as sitting where person is not null group by person)`

export const whoIsBusy = (): SQL => sql`with ${BUSY} select person, load from busy`

/**
 * A division's next game comes when the games before it have begun, so `turn` is the part of the division that will have begun by then:
 * a few rows from the top are those that follow each other, in whichever divisions.
 */
export const whoCouldBegin = (season: string, atOnce: number, most: number): SQL => sql`with ${BUSY},
  divisions as (
    select tier, division, cast(count(*) as integer) as games,
      cast(sum(case when status = 'waiting' then 0 else 1 end) as integer) as begun
    from league_games where season = ${season} group by tier, division),
  tiers as (
    select tier, cast(max(division) + 1 as integer) as divisions from league_entries where season = ${season} group by tier),
  free as (
    select id, tier, division, n, row_number() over (partition by tier, division order by n) - 1 as before
    from league_games where season = ${season} and status = 'waiting' and not exists (
      select 1 from league_seats join busy on busy.person = league_seats.player
      where league_seats.game = league_games.id and busy.load >= ${atOnce})),
  first as (
    select free.*, begun, games, coalesce(tiers.divisions, 1) as divisions, (begun + before) * 1.0 / games as turn
    from free join divisions on divisions.tier = free.tier and divisions.division = free.division
      left join tiers on tiers.tier = free.tier
    order by turn, free.tier, free.division, free.n limit ${most})
  select first.id, cast(first.tier as integer) as tier, cast(first.division as integer) as division, cast(first.n as integer) as n,
    begun, games, divisions, player, coalesce(load, 0) as load
  from first join league_seats on league_seats.game = first.id left join busy on busy.person = player
  order by turn, first.tier, first.division, first.n, league_seats.seat`

export type WaitingRow = Omit<Waiting, 'people'> & { readonly player: string | null; readonly load: number }

/** A row for every seat: together they are the games. */
export function waitingFrom(rows: readonly WaitingRow[]): Waiting[] {
  const found = new Map<string, Waiting & { people: { person: string; load: number }[] }>()
  for (const { player, load, ...game } of rows) {
    const waiting = found.get(game.id) ?? { ...game, people: [] }
    found.set(game.id, waiting)
    if (player !== null) waiting.people.push({ person: player, load })
  }
  return [...found.values()]
}

/** How long the games of some seasons took that came to an end of their own. */
export const howLongGamesTook = (seasons: readonly string[]): SQL => sql`
  select cast(tables.ended_at - tables.started_at as double precision) as took from league_games join tables on tables.id = league_games.table_id
  where league_games.season in ${[...seasons]} and league_games.status = 'scored' and league_games.verdict is null
    and tables.started_at > 0 and tables.ended_at > 0`

/** How long whole games on a server took, with how many people of how many seats; against a clock of one kind. */
export const howFastPeopleAre = (server: string, pace: string, most: number): SQL => sql`
  select tables.game, cast(tables.ended_at - tables.started_at as double precision) as took,
    cast(count(*) as integer) as size, cast(count(seats.person) as integer) as people
  from tables join seats on seats.table_id = tables.id
  where tables.server = ${server} and tables.status = 'finished' and tables.pace = ${pace}
    and tables.started_at > 0 and tables.ended_at > 0
  group by tables.id, tables.game, tables.ended_at, tables.started_at limit ${most}`
