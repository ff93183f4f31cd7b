/** Going back to a backup. It is copied and checked first; the file that was there is kept beside it, whatever state it is in. */
import { copyFileSync, existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { openDatabase } from '../sqlite.mjs'
import { madeAt, wrongWith } from './backups.ts'
import { isFromLater, seenPath } from './file.ts'
import { openPulse } from './pulse.ts'
import { Unusable } from './trouble.ts'

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
  if (!existsSync(from)) throw new NotRestored(`There is no ${from}. Nothing was changed.`)
  // The same file once more: whoever runs Archon knows that something is missing in it, and plays on.
  const isPresent = existsSync(present) && realpathSync(from) === realpathSync(present)
  const fresh = `${present}.restoring`
  remove(fresh)
  copy(from, fresh)
  try {
    const found = await look(fresh, from)
    if (isPresent) {
      rmSync(seenPath(present), { force: true })
      return { kept: null, ...found }
    }
    renew(fresh)
    const kept = existsSync(present) ? join(folder, `archon-replaced-${stamp(now)}.sqlite`) : null
    if (kept) for (const part of ['', ...BESIDE]) if (existsSync(present + part)) renameSync(present + part, kept + part)
    remove(present)
    rmSync(seenPath(present), { force: true })
    renameSync(fresh, present)
    // Nobody could answer what was asked since then.
    const at = Math.max(madeAt(basename(from)) ?? 0, found.last ?? 0)
    if (at > 0) openPulse(folder, () => at).beat()
    return { kept, ...found }
  } finally {
    remove(fresh)
  }
}

const stamp = (now: number) => new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')

const remove = (path: string) => {
  for (const part of ['', ...BESIDE]) rmSync(path + part, { force: true })
}

const copy = (from: string, to: string) => {
  copyFileSync(from, to)
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`)
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
async function look(path: string, from: string): Promise<Pick<Restored, 'tables' | 'last'>> {
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
