/** The league's storage on PostgreSQL, in the same steps as its posts and timers. */
import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import { howFastPeopleAre, howLongGamesTook, type WaitingRow, waitingFrom, whoCouldBegin, whoIsBusy } from '../league-looks.ts'
import type { LeagueCommit, LeagueStore, Tempo } from '../league-store.ts'
import { cells } from './cells.ts'
import type { Connection, Statement } from './connection.ts'
import type { Deeds } from './deeds.ts'
import { anonymise } from './forget.ts'
import { entries, expeditions, gameSeats, games, incidents, leagues, ratingSteps, ratings, seasons } from './league-schema.ts'
import { results } from './schema.ts'
import type { Share } from './share.ts'
import { postCells, timerCells } from './tables.ts'

const COMMIT: Statement = { name: 'commit-season', text: 'select archon_commit_season($1, $2) as done' }

const timersOf = (list: LeagueCommit['timers'] = []) =>
  timerCells(list).map((timer, i) => ({ ...timer, subject: list[i]!.subject }))

/** What a step says, as its function reads it. */
const stepOf = ({ change, entries: people, games: played, incidents: noted, posts, timers, ...step }: LeagueCommit): string =>
  JSON.stringify({
    ...step,
    ...(change && { change: cells(seasons, change) }),
    ...(people && { entries: people.map((entry) => cells(entries, entry)) }),
    ...(played && { games: played.map((game) => cells(games, game)) }),
    ...(played && { seats: played.flatMap(({ seats }) => seats.map((seat) => cells(gameSeats, seat))) }),
    ...(noted && { incidents: noted.map((incident) => cells(incidents, incident)) }),
    ...(posts && { posts: postCells(posts) }),
    ...(timers && { timers: timersOf(timers) }),
  })

export function leagueOn({ db, ask }: Connection, deeds: Deeds, share: Share): LeagueStore {
  return {
    async saveLeague(league) {
      await deeds.transact(async (tx) => {
        await tx.insert(leagues).values(league).onConflictDoUpdate({ target: leagues.id, set: league })
        return true
      })
    },
    async removeLeague(id) {
      await deeds.transact(async (tx) => {
        const gone = await tx.delete(leagues).where(eq(leagues.id, id)).returning({ id: leagues.id })
        return gone.length > 0
      })
    },
    async league(id) {
      return (await db.select().from(leagues).where(eq(leagues.id, id)))[0] ?? null
    },
    async leaguesOn(server) {
      return db.select().from(leagues).where(eq(leagues.server, server)).orderBy(asc(leagues.createdAt))
    },

    open: (season, posts, timers) =>
      deeds.transact(async (tx) => {
        const opened = await tx.insert(seasons).values(season).onConflictDoNothing().returning({ id: seasons.id })
        if (opened.length === 0) return false
        const promised = JSON.stringify({ posts: postCells(posts), timers: timersOf(timers) })
        await tx.execute(sql`select archon_promise_for_season(${season.id}, archon_server_of(${season.id}), ${promised}::json)`)
        return true
      }),
    commit: (commit) => {
      const step = stepOf(commit)
      if (commit.change?.phase !== 'over')
        return deeds.storing(null, (deed, tries) => ask<{ done: boolean }>(COMMIT, [step, deed], tries))
      return deeds.transact(async (tx) => {
        const { rows } = await tx.execute<{ done: boolean }>(sql`select archon_commit_season(${step}::json, null) as done`)
        if (!rows[0]?.done) return false
        const gone = await tx
          .select()
          .from(entries)
          .where(and(eq(entries.season, commit.season), eq(entries.isForgotten, true)))
        for (const { person } of gone) await anonymise(tx, commit.season, person)
        return true
      })
    },
    async season(id) {
      const [[row], mine, seats, people] = await Promise.all([
        db.select().from(seasons).innerJoin(leagues, eq(seasons.league, leagues.id)).where(eq(seasons.id, id)),
        db.select().from(games).where(eq(games.season, id)).orderBy(asc(games.tier), asc(games.division), asc(games.n)),
        db
          .select(getTableColumns(gameSeats))
          .from(gameSeats)
          .innerJoin(games, eq(games.id, gameSeats.game))
          .where(eq(games.season, id))
          .orderBy(asc(gameSeats.seat)),
        db.select().from(entries).where(eq(entries.season, id)).orderBy(asc(entries.joinedAt), asc(entries.person)),
      ])
      if (!row) return null
      const byGame = grouped(seats)
      return {
        ...row.seasons,
        league: row.leagues,
        entries: people,
        games: mine.map((game) => ({ ...game, seats: byGame.get(game.id) ?? [] })),
      }
    },
    async fixture(id) {
      const [row] = await db
        .select()
        .from(games)
        .innerJoin(seasons, eq(seasons.id, games.season))
        .innerJoin(leagues, eq(leagues.id, seasons.league))
        .where(eq(games.id, id))
      if (!row) return null
      const { league_games: game, seasons: season, leagues: league } = row
      const [seats, people] = await Promise.all([
        db.select().from(gameSeats).where(eq(gameSeats.game, id)).orderBy(asc(gameSeats.seat)),
        db
          .select(getTableColumns(entries))
          .from(entries)
          .innerJoin(gameSeats, eq(gameSeats.player, entries.person))
          .where(and(eq(gameSeats.game, id), eq(entries.season, season.id))),
      ])
      return { season: { ...season, league }, game: { ...game, seats }, entries: people }
    },
    async seasonsOf(league) {
      return db.select().from(seasons).where(eq(seasons.league, league)).orderBy(desc(seasons.number))
    },
    async seasonsUnderWay(server) {
      const isThere = server === undefined ? share.isOurs(leagues.server) : eq(leagues.server, server)
      return db
        .select({ id: seasons.id, heldAt: seasons.heldAt, server: leagues.server, channel: leagues.channel })
        .from(seasons)
        .innerJoin(leagues, eq(seasons.league, leagues.id))
        .where(and(ne(seasons.phase, 'over'), isThere))
        .orderBy(asc(seasons.id))
    },
    async seasonsWith(person) {
      return db
        .select({ season: seasons.id, phase: seasons.phase, status: entries.status })
        .from(entries)
        .innerJoin(seasons, eq(entries.season, seasons.id))
        .where(eq(entries.person, person))
    },
    async seasonsInPlay() {
      const waits = db.select({ season: games.season }).from(games).where(eq(games.status, 'waiting'))
      const those = await db
        .select()
        .from(seasons)
        .innerJoin(leagues, eq(leagues.id, seasons.league))
        .where(and(eq(seasons.phase, 'playing'), inArray(seasons.id, waits), share.isOurs(leagues.server)))
        .orderBy(asc(seasons.id))
      return those.map(({ seasons: season, leagues: league }) => ({ ...season, league }))
    },
    async couldBegin(season, atOnce, most) {
      return waitingFrom((await db.execute<WaitingRow>(whoCouldBegin(season, atOnce, most))).rows)
    },
    async played(those) {
      return those.length > 0 ? (await db.execute<{ took: number }>(howLongGamesTook(those))).rows.map(({ took }) => took) : []
    },
    async tempo(server, pace, most) {
      return (await db.execute<Tempo>(howFastPeopleAre(server, pace, most))).rows
    },
    async busy() {
      const { rows } = await db.execute<{ person: string; load: number }>(whoIsBusy())
      return new Map(rows.map(({ person, load }) => [person, load]))
    },
    async gameIn(thread) {
      return (await db.select({ id: games.id }).from(games).where(eq(games.thread, thread)))[0]?.id ?? null
    },
    async seasonOfGame(game) {
      return (await db.select({ season: games.season }).from(games).where(eq(games.id, game)))[0]?.season ?? null
    },
    async seasonOfTable(table) {
      return (await db.select({ season: games.season }).from(games).where(eq(games.table, table)))[0]?.season ?? null
    },

    note: (incident) =>
      deeds.transact(async (tx) => {
        const noted = await tx.insert(incidents).values(incident).onConflictDoNothing().returning({ id: incidents.id })
        return noted.length === 1
      }),
    async excuse(ids, excuse) {
      if (ids.length === 0) return
      await deeds.transact(async (tx) => {
        const excused = inArray(incidents.id, [...ids])
        return (await tx.update(incidents).set({ excuse }).where(excused).returning({ id: incidents.id })).length > 0
      })
    },
    async incidentsOf(person) {
      return db.select().from(incidents).where(eq(incidents.person, person)).orderBy(desc(incidents.at))
    },
    async incidentsIn(season) {
      return db.select().from(incidents).where(eq(incidents.season, season)).orderBy(asc(incidents.at))
    },
    async incidentsAt(table) {
      return db.select().from(incidents).where(eq(incidents.table, table)).orderBy(asc(incidents.at))
    },

    async ratingsIn(game, size, people) {
      if (people.length === 0) return []
      const theirs = and(eq(ratings.game, game), eq(ratings.size, size), inArray(ratings.person, [...people]))
      return db.select().from(ratings).where(theirs)
    },
    async ratingsOf(person) {
      return db.select().from(ratings).where(eq(ratings.person, person)).orderBy(asc(ratings.game), asc(ratings.size))
    },
    rate: (table, rows, steps) =>
      deeds.transact(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rating ${table}`}, 0))`)
        const rated = await tx.select({ table: ratingSteps.table }).from(ratingSteps).where(eq(ratingSteps.table, table)).limit(1)
        if (rated.length > 0) return false
        for (const rating of rows)
          await tx
            .insert(ratings)
            .values(rating)
            .onConflictDoUpdate({ target: [ratings.person, ratings.game, ratings.size], set: rating })
        if (steps.length > 0) await tx.insert(ratingSteps).values([...steps])
        return true
      }),
    async stepsOf(person) {
      const { n, ...step } = getTableColumns(ratingSteps)
      // Two games may end in the same moment: then the one entered later is the newer one.
      return db.select(step).from(ratingSteps).where(eq(ratingSteps.person, person)).orderBy(desc(ratingSteps.at), desc(n))
    },

    async stepsIn(game, size) {
      const { n, ...step } = getTableColumns(ratingSteps)
      const those = and(eq(ratingSteps.game, game), eq(ratingSteps.size, size))
      return db.select(step).from(ratingSteps).where(those).orderBy(asc(n))
    },
    async correctRatings({ table, isStruck, steps, ratings: rows }) {
      await deeds.transact(async (tx) => {
        if (isStruck) await tx.delete(ratingSteps).where(eq(ratingSteps.table, table))
        for (const { table: at, person, place, mu, sigma } of steps)
          await tx
            .update(ratingSteps)
            .set({ place, mu, sigma })
            .where(and(eq(ratingSteps.table, at), eq(ratingSteps.person, person)))
        for (const rating of rows) {
          const { person, game, size } = rating
          const its = and(eq(ratings.person, person), eq(ratings.game, game), eq(ratings.size, size))
          if (rating.played > 0) await tx.update(ratings).set(rating).where(its)
          else await tx.delete(ratings).where(its)
        }
        return true
      })
    },
    async correctResults(table, rows) {
      await deeds.transact(async (tx) => {
        await tx.delete(results).where(eq(results.table, table))
        if (rows?.length) await tx.insert(results).values([...rows])
        return true
      })
    },

    async saveExpedition(expedition) {
      await deeds.transact(async (tx) => {
        const saved = await tx
          .insert(expeditions)
          .values(expedition)
          .onConflictDoNothing()
          .returning({ table: expeditions.table })
        return saved.length > 0
      })
    },
    async expeditionsOf(person) {
      return db
        .select(getTableColumns(expeditions))
        .from(expeditions)
        .innerJoin(results, eq(results.table, expeditions.table))
        .where(eq(results.person, person))
        .orderBy(asc(expeditions.at))
    },
    async expeditionsOn(server) {
      return db.select().from(expeditions).where(eq(expeditions.server, server)).orderBy(asc(expeditions.at))
    },
  }
}

function grouped<Seat extends { readonly game: string }>(seats: readonly Seat[]): Map<string, Seat[]> {
  const groups = new Map<string, Seat[]>()
  for (const seat of seats) {
    const group = groups.get(seat.game)
    if (group) group.push(seat)
    else groups.set(seat.game, [seat])
  }
  return groups
}
