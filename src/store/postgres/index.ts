/** The store on PostgreSQL, for any number of processes on any number of machines. */
import { randomBytes } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import type { Store } from '../store.ts'
import { aloneOn } from './alone.ts'
import { copyPostgres } from './backup.ts'
import { openCompany } from './company.ts'
import { connect, type Line } from './connection.ts'
import { deedsOn } from './deeds.ts'
import { forgettingOn } from './forget.ts'
import { leagueOn } from './league.ts'
import { lessonStepsOn } from './lesson-steps.ts'
import { mailOn } from './mail.ts'
import { bringUpToDate } from './migrate.ts'
import { oversightOn } from './oversight.ts'
import { peopleOn } from './people.ts'
import { placesIn } from './places.ts'
import { promisesOn } from './promises.ts'
import { reportsOn } from './reports.ts'
import { posts, tables, timers } from './schema.ts'
import { newShare } from './share.ts'
import { tablesOn } from './tables.ts'

/** How long a process may be out of sight before another keeps its promises. */
const LEASE = 30_000

export type Options = Partial<Line> & { readonly lease?: number }

const newName = (): string => `archon-${randomBytes(4).toString('hex')}`

export async function openPostgres(url: string, { name = newName(), lease = LEASE, ...line }: Options = {}): Promise<Store> {
  const connection = connect(url, { name, ...line })
  try {
    await bringUpToDate(connection, url)
  } catch (error) {
    await connection.close()
    throw error
  }
  const { db } = connection
  const share = newShare()
  const deeds = deedsOn(connection)
  const kept = tablesOn(connection, deeds, share)
  const company = openCompany(connection, share, name, lease)
  return {
    ...kept.kept,
    ...placesIn(connection),
    ...promisesOn(connection, deeds, share, kept, { name, lease }),
    ...peopleOn(connection, deeds),
    ...mailOn(connection, deeds),
    ...lessonStepsOn(connection, deeds),
    ...reportsOn(connection, deeds),
    ...oversightOn(connection, deeds),
    ...forgettingOn(connection, deeds, share),
    league: leagueOn(connection, deeds, share),
    done: deeds.done,
    ...aloneOn(connection),
    company,
    async counts() {
      const [all, playing, owed, set] = await Promise.all([
        db.$count(tables),
        db.$count(tables, eq(tables.status, 'playing')),
        db.$count(posts, isNull(posts.sentAt)),
        db.$count(timers),
      ])
      return { tables: all, playing, posts: owed, timers: set }
    },
    backup: (path) => copyPostgres(connection, path),
    async close() {
      await company.close()
      await connection.close()
    },
  }
}
