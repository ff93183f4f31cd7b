/** Going back to a backup. It is copied and checked first; the file that was there is kept beside it, whatever state it is in. */
import { copyFileSync, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openDatabase } from '../sqlite.mjs'
import { madeAt, wrongWith } from './backups.ts'
import { isFromLater, seenPath } from './file.ts'
import { moveHouse } from './move/house.ts'
import { inPostgres } from './move/postgres.ts'
import { inFile } from './move/sqlite.ts'
import { openPulse } from './pulse.ts'
import { troubleOf, Unusable } from './trouble.ts'

/** Nothing was changed; the message says why. */
export class NotRestored extends Error {
  override readonly name = 'NotRestored'
}

export type Restored = {
  /** Where the file that was there is now; null if there was none, or if it is the one that was asked for. */
  readonly kept: string | null
  readonly tables: number
  /** When something was last stored in it; null if never. */
  readonly last: number | null
}

/** What belongs to a database file. */
const BESIDE = ['-wal', '-shm'] as const

/** More than happened since any backup. */
const AHEAD = 1_000_000

/** The folder must be held (`alone.ts`) while this goes on. */
export async function restore(from: string, folder: string, now = Date.now()): Promise<Restored> {
  const present = join(folder, 'archon.sqlite')
  return checked(from, folder, async (fresh, found) => {
    // The same file once more: whoever runs Archon knows that something is missing in it, and plays on.
    if (existsSync(present) && realpathSync(from) === realpathSync(present)) {
      rmSync(seenPath(present), { force: true })
      return null
    }
    renew(fresh)
    const kept = existsSync(present) ? replaced(folder, now) : null
    if (kept) for (const part of ['', ...BESIDE]) if (existsSync(present + part)) renameSync(present + part, kept + part)
    for (const part of BESIDE) rmSync(present + part, { force: true })
    renameSync(fresh, present)
    // Last: killed on the way, the next start says what is missing instead of beginning with an empty house.
    rmSync(seenPath(present), { force: true })
    const at = lastAt(from, found)
    if (at !== null) openPulse(folder, () => at).beat()
    return kept
  })
}

/** The same for a house in PostgreSQL, which nobody may be using: what stands there is kept as a file in the folder. */
export async function restoreInto(url: string, from: string, folder: string, now = Date.now()): Promise<Restored> {
  return checked(from, folder, async (fresh, found) => {
    renew(fresh)
    const present = await inPostgres(url, { ahead: AHEAD })
    const kept = replaced(folder, now)
    const [old, coming] = [inFile(kept), inFile(fresh)]
    let isEmpty = false
    try {
      const { key } = await present.besides()
      const sums = await moveHouse({ ...present, besides: async () => ({ key: null, beat: null }) }, old)
      // The house goes on signing as it did.
      await moveHouse({ ...coming, besides: async () => ({ key, beat: lastAt(from, found) }) }, present, { mayReplace: true })
      isEmpty = [...sums.values()].every(({ rows }) => rows === 0)
      return isEmpty ? null : kept
    } finally {
      old.close()
      coming.close()
      await present.close()
      if (isEmpty) remove(kept)
      else rmSync(seenPath(kept), { force: true })
    }
  })
}

/** A copy of the backup, looked at before anything is done with it. */
async function checked(
  from: string,
  folder: string,
  use: (fresh: string, found: Found) => Promise<string | null>,
): Promise<Restored> {
  const there = statSync(from, { throwIfNoEntry: false })
  if (!there?.isFile()) throw new NotRestored(`${there ? `${from} is no file` : `There is no ${from}`}. Nothing was changed.`)
  const fresh = join(folder, 'archon.sqlite.restoring')
  remove(fresh)
  try {
    copy(from, fresh)
    const found = await look(fresh, from)
    return { kept: await use(fresh, found), ...found }
  } finally {
    remove(fresh)
  }
}

type Found = Pick<Restored, 'tables' | 'last'>

/** Nobody could answer what was asked since then. */
function lastAt(from: string, { last }: Found): number | null {
  const at = Math.max(madeAt(basename(from)) ?? 0, last ?? 0)
  return at > 0 ? at : null
}

const replaced = (folder: string, now: number) => join(folder, `archon-replaced-${stamp(now)}.sqlite`)
const stamp = (now: number) => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')

const remove = (path: string) => {
  for (const part of [path, ...BESIDE.map((part) => path + part), seenPath(path)]) rmSync(part, { force: true })
}

function copy(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`)
  } catch (error) {
    if (troubleOf(error) === 'full') throw new Unusable('full', to, error)
    throw new NotRestored(`${from} cannot be copied to ${to} (${(error as NodeJS.ErrnoException).code}). Nothing was changed.`)
  }
}

/** Channels hold messages of what is forgotten now. What follows gets other numbers than those, and every table a new card. */
function renew(path: string): void {
  const file = openDatabase(path)
  file.exec(`
    update sqlite_sequence set seq = seq + ${AHEAD} where name = 'posts';
    update tables set seq = seq + ${AHEAD};
    update seasons set seq = seq + ${AHEAD};
    insert or ignore into timers (table_id, key, due_at) select id, 'repost', 0 from tables where status in ('lobby', 'playing');
  `)
  file.close()
}

/** Is it sound, is it ours, and can this version read it? */
async function look(path: string, from: string): Promise<Found> {
  const [wrong] = await wrongWith(path)
  if (wrong !== undefined) throw new NotRestored(`${from} is damaged (${wrong}). Nothing was changed; try an earlier backup.`)
  const file = openDatabase(path, { fileMustExist: true })
  try {
    const names = file.prepare("select name from sqlite_master where name in ('tables', 'log', '__drizzle_migrations')").all()
    if (names.length < 3) throw new NotRestored(`${from} holds no games of Archon. Nothing was changed.`)
    if (isFromLater(file)) throw new Unusable('newer', from)
    const last = 'select max(at) as at from (select max(at) as at from log union all select max(opened_at) from tables)'
    return {
      tables: (file.prepare('select count(*) as n from tables').get() as { n: number }).n,
      last: (file.prepare(last).get() as { at: number | null }).at,
    }
  } finally {
    file.close()
  }
}
