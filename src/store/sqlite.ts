/** The store on SQLite: one file, WAL, fully synchronous, so that an answer that was acknowledged survives a power cut. */
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { copyTo } from './backups.ts'
import { deedNow, noteStored } from './deed.ts'
import { deedsOn } from './deeds-sqlite.ts'
import { openFile } from './file.ts'
import { forgettingOn } from './forget-sqlite.ts'
import { newGroup } from './group.ts'
import { leagueOn } from './league-sqlite.ts'
import { lessonStepsIn } from './lesson-steps-sqlite.ts'
import { lettersFrom, lookingOnce } from './letters.ts'
import { mailIn } from './mail-sqlite.ts'
import { oversightIn } from './oversight-sqlite.ts'
import { peopleIn } from './people-sqlite.ts'
import { placesIn } from './places-sqlite.ts'
import { postsIn } from './posts-sqlite.ts'
import { newQueue } from './queue.ts'
import { reportsIn } from './reports-sqlite.ts'
import { statementsOn } from './statements.ts'
import type { Commit, Store } from './store.ts'
import { tablesIn, writingTables } from './tables-sqlite.ts'
import { tallyOn } from './tally-sqlite.ts'
import { timersIn } from './timers-sqlite.ts'

export function openStore(path: string): Store {
  const { file, transact: inOneGo, close } = openFile(path)
  const db = drizzle(file)
  const statements = statementsOn(file)
  const deeds = deedsOn(statements)
  const group = newGroup((run) =>
    inOneGo(() => {
      deeds.begin()
      return run()
    }),
  )
  /** The keeping of promises is nobody's deed. */
  const aside = (write: () => void) =>
    group.add({
      write() {
        write()
        return false
      },
    })
  /** Everything else is somebody's, or may be. Says whether anything was written. */
  const transact = (run: () => boolean, table: string | null = null): Promise<boolean> => {
    const deed = deedNow()
    return group.add({
      write() {
        const isWritten = run()
        if (isWritten) deeds.note(deed, table)
        return isWritten
      },
      stored: () => noteStored(table, true, deed),
    })
  }

  const { kept: timers, changeTimers, restTimers, restAll } = timersIn(statements, aside)
  const { kept: posts, addPosts, postWith, take } = postsIn(statements, aside)
  const { movePosts, kept: places } = placesIn(db, transact)
  const { reading, standingOf, snapshotAt, eventsFrom, isTaken } = tablesIn(statements)
  const tables = writingTables(statements, { addPosts, movePosts, changeTimers, restTimers })
  const looking = { postWith, standingOf, snapshotAt, eventsFrom }
  inOneGo(() => {
    restAll()
    return false
  })
  const commit = (step: Commit) => transact(() => tables.step(step), step.table)
  const counted = (those: string) => statements.value<number>(`select count(*) from ${those}`)
  const counts = {
    tables: counted('tables'),
    playing: counted("tables where status = 'playing'"),
    posts: counted('posts where sent_at is null'),
    timers: counted('timers'),
  }

  return {
    open: (table, list, first, set = []) =>
      transact(() => {
        if (isTaken(table.channel)) return false
        tables.open(table, list, first, set)
        return true
      }, table.id),
    commit,
    async commitEach(commits) {
      const taken = await Promise.all(commits.map(commit))
      return commits.filter((_, i) => !taken[i])
    },
    ...reading,
    ...places,
    ...timers,
    ...posts,
    async promise(subject, set, clear = []) {
      await transact(() => changeTimers(subject, { timers: set, clear }))
    },
    async takePosts(now, most, except) {
      const { due, next } = await take(now, most, except)
      return { letters: due.map(lettersFrom(lookingOnce(looking))), next }
    },
    async letter(id) {
      const post = postWith(id)
      return post && lettersFrom(looking)(post)
    },
    ...peopleIn(statements, transact),
    ...mailIn(statements, { transact, addPosts }),
    ...lessonStepsIn(statements, transact),
    ...reportsIn(statements, { transact, addPosts }),
    ...oversightIn(statements, transact),
    ...forgettingOn({ db, transact, checkpoint: () => file.pragma('wal_checkpoint(TRUNCATE)') }),

    league: leagueOn({ db, statements, transact, addPosts, changeTimers, restTimers }),

    ...tallyOn(db),
    done: deeds.done,
    async counts() {
      const { tables: all, playing, posts: owed, timers: set } = counts
      return { tables: all()!, playing: playing()!, posts: owed()!, timers: set()! }
    },
    async backup(target) {
      await copyTo(file, target)
      noteStored()
    },
    alone: newQueue().run,
    company: null,
    close() {
      group.flush()
      close()
    },
  }
}
