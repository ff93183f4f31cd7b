/** The league's storage on SQLite, in the same file and the same transactions as tables, posts and timers. */
import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import { howFastPeopleAre, howLongGamesTook, type WaitingRow, waitingFrom, whoCouldBegin, whoIsBusy } from './league-looks.ts'
import { entries, expeditions, gameSeats, games, incidents, leagues, ratingSteps, ratings, seasons } from './league-schema.ts'
import type { Fixture, GameSeat, LeagueCommit, LeagueStore, Tempo } from './league-store.ts'
import { results } from './schema.ts'
import type { Statements } from './statements.ts'
import type { Commit, NewPost } from './store.ts'

/** What the store of tables lends: its transaction and its promises. */
export type Ground = {
  readonly db: BetterSQLite3Database
  readonly statements: Statements
  transact(run: () => boolean): Promise<boolean>
  addPosts(subject: string, posts: readonly NewPost[]): void
  changeTimers(subject: string, change: Pick<Commit, 'timers' | 'clear' | 'delay'>): boolean
  restTimers(subject: string): void
}

export function leagueOn({ db, statements, transact, addPosts, changeTimers, restTimers }: Ground): LeagueStore {
  const { look, rows, run, put } = statements
  const seasonWith = rows(seasons, 'where id = ?')
  const leagueWith = rows(leagues, 'where id = ?')
  const entriesIn = rows(entries, 'where season = ? order by joined_at, person')
  const gamesIn = rows(games, 'where season = ? order by tier, division, n')
  const seatsIn = rows(gameSeats, 'where game in (select id from league_games where season = ?) order by seat')
  const gameWith = rows(games, 'where id = ?')
  const seatsOf = rows(gameSeats, 'where game = ? order by seat')
  const playersOf = rows(entries, 'where season = ? and person in (select player from league_seats where game = ?)')
  const inPlay = look<{ id: string }>(
    "select id from seasons where phase = 'playing' and id in (select season from league_games where status = 'waiting') order by id",
  )
  const raise = run('update seasons set seq = seq + 1 where id = ? and seq = ?')
  const saveEntry = put(entries, 'season, person')
  const saveGame = put(games, 'id')
  const saveSeat = put(gameSeats, 'game, seat')
  const withLeague = (id: string): Fixture['season'] | null => {
    const row = seasonWith.get(id)
    const league = row && leagueWith.get(row.league)
    return row && league && { ...row, league }
  }
  const setAll = (list: LeagueCommit['timers'] = []) => {
    for (const { subject, key, dueAt } of list) changeTimers(subject, { timers: [{ key, dueAt }] })
  }
  const write = (commit: LeagueCommit): boolean => {
    const { season, seq } = commit
    if (raise(season, seq) !== 1) return false
    if (commit.change) db.update(seasons).set(commit.change).where(eq(seasons.id, season)).run()
    if (commit.leave?.length)
      db.delete(entries)
        .where(and(eq(entries.season, season), inArray(entries.person, [...commit.leave])))
        .run()
    for (const entry of commit.entries ?? []) saveEntry(entry)
    for (const { seats, ...game } of commit.games ?? []) {
      saveGame(game)
      for (const seat of seats) saveSeat(seat)
    }
    for (const incident of commit.incidents ?? []) db.insert(incidents).values(incident).onConflictDoNothing().run()
    addPosts(season, commit.posts ?? [])
    const { clear = [], delay } = commit
    changeTimers(season, { clear, ...(delay && { delay }) })
    setAll(commit.timers)
    if (commit.change?.heldAt !== undefined) restTimers(season)
    if (commit.change?.phase === 'over') {
      const gone = db
        .select()
        .from(entries)
        .where(and(eq(entries.season, season), eq(entries.isForgotten, true)))
        .all()
      for (const { person } of gone) anonymise(db, season, person)
    }
    return true
  }

  return {
    async saveLeague(league) {
      const saved = db.insert(leagues).values(league).onConflictDoUpdate({ target: leagues.id, set: league })
      await transact(() => saved.run().changes > 0)
    },
    async removeLeague(id) {
      await transact(() => db.delete(leagues).where(eq(leagues.id, id)).run().changes > 0)
    },
    async league(id) {
      return db.select().from(leagues).where(eq(leagues.id, id)).get() ?? null
    },
    async leaguesOn(server) {
      return db.select().from(leagues).where(eq(leagues.server, server)).orderBy(asc(leagues.createdAt)).all()
    },

    async open(season, posts, list) {
      return transact(() => {
        const { changes } = db.insert(seasons).values(season).onConflictDoNothing().run()
        if (changes !== 1) return false
        addPosts(season.id, posts)
        setAll(list)
        return true
      })
    },
    async commit(commit) {
      return transact(() => write(commit))
    },
    async season(id) {
      const season = withLeague(id)
      if (!season) return null
      const seats = new Map<string, GameSeat[]>()
      for (const seat of seatsIn.all(id)) seats.set(seat.game, [...(seats.get(seat.game) ?? []), seat])
      const played = gamesIn.all(id).map((game) => ({ ...game, seats: seats.get(game.id) ?? [] }))
      return { ...season, entries: entriesIn.all(id), games: played }
    },
    async fixture(id) {
      const game = gameWith.get(id)
      const season = game && withLeague(game.season)
      return season && { season, game: { ...game, seats: seatsOf.all(id) }, entries: playersOf.all(game.season, id) }
    },
    async seasonsOf(league) {
      return db.select().from(seasons).where(eq(seasons.league, league)).orderBy(desc(seasons.number)).all()
    },
    async seasonsUnderWay(server) {
      const isThere = server === undefined ? undefined : eq(leagues.server, server)
      return db
        .select({ id: seasons.id, heldAt: seasons.heldAt, server: leagues.server, channel: leagues.channel })
        .from(seasons)
        .innerJoin(leagues, eq(seasons.league, leagues.id))
        .where(and(ne(seasons.phase, 'over'), isThere))
        .orderBy(asc(seasons.id))
        .all()
    },
    async seasonsWith(person) {
      return seasonsWith(db, person)
    },
    async seasonsInPlay() {
      return inPlay.all().flatMap(({ id }) => withLeague(id) ?? [])
    },
    async couldBegin(season, atOnce, most) {
      return waitingFrom(db.all<WaitingRow>(whoCouldBegin(season, atOnce, most)))
    },
    async played(those) {
      return those.length > 0 ? db.all<{ took: number }>(howLongGamesTook(those)).map(({ took }) => took) : []
    },
    async tempo(server, pace, most) {
      return db.all<Tempo>(howFastPeopleAre(server, pace, most))
    },
    async busy() {
      return new Map(db.all<{ person: string; load: number }>(whoIsBusy()).map(({ person, load }) => [person, load]))
    },
    async gameIn(thread) {
      return db.select({ id: games.id }).from(games).where(eq(games.thread, thread)).get()?.id ?? null
    },
    async seasonOfGame(game) {
      return db.select({ season: games.season }).from(games).where(eq(games.id, game)).get()?.season ?? null
    },
    async seasonOfTable(table) {
      return db.select({ season: games.season }).from(games).where(eq(games.table, table)).get()?.season ?? null
    },

    async note(incident) {
      return transact(() => db.insert(incidents).values(incident).onConflictDoNothing().run().changes === 1)
    },
    async excuse(ids, excuse) {
      const excused = inArray(incidents.id, [...ids])
      if (ids.length > 0) await transact(() => db.update(incidents).set({ excuse }).where(excused).run().changes > 0)
    },
    async incidentsOf(person) {
      return db.select().from(incidents).where(eq(incidents.person, person)).orderBy(desc(incidents.at)).all()
    },
    async incidentsIn(season) {
      return db.select().from(incidents).where(eq(incidents.season, season)).orderBy(asc(incidents.at)).all()
    },
    async incidentsAt(table) {
      return db.select().from(incidents).where(eq(incidents.table, table)).orderBy(asc(incidents.at)).all()
    },

    async ratingsIn(game, size, people) {
      if (people.length === 0) return []
      const theirs = and(eq(ratings.game, game), eq(ratings.size, size), inArray(ratings.person, [...people]))
      return db.select().from(ratings).where(theirs).all()
    },
    async ratingsOf(person) {
      return db.select().from(ratings).where(eq(ratings.person, person)).orderBy(asc(ratings.game), asc(ratings.size)).all()
    },
    async rate(table, rows, steps) {
      return transact(() => {
        if (db.select({ table: ratingSteps.table }).from(ratingSteps).where(eq(ratingSteps.table, table)).get()) return false
        for (const rating of rows)
          db.insert(ratings)
            .values(rating)
            .onConflictDoUpdate({ target: [ratings.person, ratings.game, ratings.size], set: rating })
            .run()
        for (const step of steps) db.insert(ratingSteps).values(step).run()
        return true
      })
    },
    async stepsOf(person) {
      // Two games may end in the same moment: then the one entered later is the newer one.
      const newest = [desc(ratingSteps.at), desc(sql`rowid`)]
      return db
        .select()
        .from(ratingSteps)
        .where(eq(ratingSteps.person, person))
        .orderBy(...newest)
        .all()
    },

    async stepsIn(game, size) {
      const those = and(eq(ratingSteps.game, game), eq(ratingSteps.size, size))
      return db.select().from(ratingSteps).where(those).orderBy(asc(sql`rowid`)).all()
    },
    async correctRatings({ table, isStruck, steps, ratings: rows }) {
      await transact(() => {
        if (isStruck) db.delete(ratingSteps).where(eq(ratingSteps.table, table)).run()
        for (const { table: at, person, place, mu, sigma } of steps)
          db.update(ratingSteps)
            .set({ place, mu, sigma })
            .where(and(eq(ratingSteps.table, at), eq(ratingSteps.person, person)))
            .run()
        for (const rating of rows) {
          const { person, game, size } = rating
          const its = and(eq(ratings.person, person), eq(ratings.game, game), eq(ratings.size, size))
          if (rating.played > 0) db.update(ratings).set(rating).where(its).run()
          else db.delete(ratings).where(its).run()
        }
        return true
      })
    },
    async correctResults(table, rows) {
      await transact(() => {
        db.delete(results).where(eq(results.table, table)).run()
        if (rows?.length)
          db.insert(results)
            .values([...rows])
            .run()
        return true
      })
    },

    async saveExpedition(expedition) {
      await transact(() => db.insert(expeditions).values(expedition).onConflictDoNothing().run().changes > 0)
    },
    async expeditionsOf(person) {
      return db
        .select(getTableColumns(expeditions))
        .from(expeditions)
        .innerJoin(results, eq(results.table, expeditions.table))
        .where(eq(results.person, person))
        .orderBy(asc(expeditions.at))
        .all()
    },
    async expeditionsOn(server) {
      return db.select().from(expeditions).where(eq(expeditions.server, server)).orderBy(asc(expeditions.at)).all()
    },
  }
}

/**
 * Ratings and the record go at once. Seasons that are over keep their results without the person; one being signed up for
 * loses the entry; one being played keeps it, with its misses, until it is over.
 */
export function forgetInLeagues(db: BetterSQLite3Database, person: string): void {
  db.delete(ratings).where(eq(ratings.person, person)).run()
  db.delete(ratingSteps).where(eq(ratingSteps.person, person)).run()
  const underWay: string[] = []
  for (const { season, phase } of seasonsWith(db, person)) {
    const entry = and(eq(entries.person, person), eq(entries.season, season))
    if (phase === 'signup') db.delete(entries).where(entry).run()
    else if (phase === 'over') anonymise(db, season, person)
    else {
      db.update(entries).set({ isForgotten: true }).where(entry).run()
      underWay.push(season)
    }
  }
  const isNeeded = underWay.length > 0 ? inArray(incidents.season, underWay) : sql`false`
  db.delete(incidents)
    .where(and(eq(incidents.person, person), or(isNull(incidents.season), not(isNeeded))))
    .run()
  // What they did as an organiser stays, without them.
  db.update(leagues).set({ organiser: '' }).where(eq(leagues.organiser, person)).run()
  db.update(incidents)
    .set({ excuse: sql`json_set(${incidents.excuse}, '$.by', '')` })
    .where(sql`json_extract(${incidents.excuse}, '$.by') = ${person}`)
    .run()
}

const seasonsWith = (db: BetterSQLite3Database, person: string) =>
  db
    .select({ season: seasons.id, phase: seasons.phase, status: entries.status })
    .from(entries)
    .innerJoin(seasons, eq(entries.season, seasons.id))
    .where(eq(entries.person, person))
    .all()

/** The same stand-in in a person's entry, seats and misses, so that the old table still adds up. */
function anonymise(db: BetterSQLite3Database, season: string, person: string): void {
  const nobody = `gone-${randomBytes(6).toString('hex')}`
  db.update(entries)
    .set({ person: nobody, name: 'somebody', isForgotten: false })
    .where(and(eq(entries.person, person), eq(entries.season, season)))
    .run()
  const inSeason = inArray(gameSeats.game, db.select({ id: games.id }).from(games).where(eq(games.season, season)))
  db.update(gameSeats)
    .set({ owner: nobody })
    .where(and(eq(gameSeats.owner, person), inSeason))
    .run()
  db.update(gameSeats)
    .set({ player: nobody })
    .where(and(eq(gameSeats.player, person), inSeason))
    .run()
  // Some ids name the person, and reasons may tell more than one wants to be known for ever.
  db.update(incidents)
    .set({
      person: nobody,
      id: sql`replace(${incidents.id}, ${person}, ${nobody})`,
      excuse: sql`json_set(${incidents.excuse}, '$.reason', '')`,
    })
    .where(and(eq(incidents.person, person), eq(incidents.season, season)))
    .run()
}
