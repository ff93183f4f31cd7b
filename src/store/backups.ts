/**
 * Copies of everything, made while people play. Each is opened and read through before it counts: until then it has another name, and
 * if it is not sound it is thrown away. Of those that were made by night seven are kept, and of the weeks before one each, four weeks
 * long; none is kept for longer than that, whoever asked for it and whether or not newer ones can be made. Only the very last one stays.
 */

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database } from '../sqlite.mjs'
import { explained } from './trouble.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const NIGHTS = 7
const WEEKS = 4

/** How long any copy is kept at most. */
const KEPT_FOR = NIGHTS * DAY + WEEKS * WEEK

/** Room that a copy has to leave for those who play. */
const SPARE = 64 * 2 ** 20

/** A copy that was not made, and why: the message says what to do. */
export class NoBackup extends Error {
  override readonly name = 'NoBackup'
}

/** What is wrong with a database file; nothing if it is sound. It has no other files beside it afterwards. */
export const wrongWith = (path: string): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./check-file.mjs', import.meta.url), { workerData: path })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

const bytesOf = (file: Database): number =>
  Number(file.pragma('page_count', { simple: true })) * Number(file.pragma('page_size', { simple: true }))

export const copyTo = (file: Database, target: string): Promise<void> =>
  copySafely(target, bytesOf(file), (part) => file.backup(part).then(() => {}))

/** Written under another name, by `write`, and checked; `size` is how much room it takes at most. */
export async function copySafely(target: string, size: number, write: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) throw new NoBackup(`${target} is already there; backups never overwrite`)
  const part = `${target}.part`
  const remove = () => {
    for (const beside of ['', '-wal', '-shm']) rmSync(part + beside, { force: true })
  }
  try {
    mkdirSync(dirname(target), { recursive: true })
    remove()
    refuseIfTight(size, dirname(target))
    await write(part)
    const wrong = await wrongWith(part)
    if (wrong.length > 0)
      throw new NoBackup(
        `The copy ${target} is not sound, so it was thrown away (${wrong[0]}). What it was made from may be damaged: keep the backups you have, and see README, "Backups".`,
      )
    renameSync(part, target)
  } catch (error) {
    remove()
    throw explained(error, target)
  }
}

/** A copy must not be what fills the disk. */
function refuseIfTight(size: number, folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= size + SPARE) return
  const mb = (bytes: number) => `${Math.ceil(bytes / 2 ** 20)} MB`
  throw new NoBackup(
    `There is no room for a backup in ${folder}: it takes ${mb(size)} and leaves ${mb(SPARE)}, and ${mb(free)} are free.`,
  )
}

const NAMED = /^(archon|nightly)-(\d{4}-\d\d-\d\d)(?:T(\d\d))?\.sqlite$/

type Copy = { readonly name: string; readonly isNightly: boolean; readonly at: number }

const copyOf = (name: string): Copy | null => {
  const [, kind, day, hour = '00'] = NAMED.exec(name) ?? []
  return day ? { name, isNightly: kind === 'nightly', at: Date.parse(`${day}T${hour}:00:00Z`) } : null
}

/** When a copy was made, by its name; null if it is none of ours. */
export const madeAt = (name: string): number | null => copyOf(name)?.at ?? null

/** Asked for by somebody: one an hour, or whoever looks after some server could fill the disk of all. */
export const byHand = (folder: string, now: number): string =>
  join(folder, `archon-${new Date(now).toISOString().slice(0, 13)}.sqlite`)

const byNight = (folder: string, now: number): string =>
  join(folder, `nightly-${new Date(now).toISOString().slice(0, 10)}.sqlite`)

/** Of these names, the ones whose time is over. The newest is all that is left where no other can be made: it waits for the next one. */
export function expired(names: readonly string[], now: number): string[] {
  const copies = names.flatMap((name) => copyOf(name) ?? []).sort((a, b) => b.at - a.at)
  const nightly = copies.filter(({ isNightly }) => isNightly)
  const older = nightly.slice(NIGHTS)
  const weekOf = ({ at }: Copy) => Math.floor(at / WEEK)
  const weekly = older.filter((copy, i) => i === 0 || weekOf(copy) !== weekOf(older[i - 1]!)).slice(0, WEEKS)
  const kept = new Set([...nightly.slice(0, NIGHTS), ...weekly])
  return copies.slice(1).flatMap((copy) => {
    const isOver = now - copy.at > KEPT_FOR || (copy.isNightly && !kept.has(copy))
    return isOver ? [copy.name] : []
  })
}

/** When it is quiet. */
const NIGHT = 3 * HOUR
const AFTER_A_FAILURE = HOUR

/** Tonight's copy, if it is time and there is none; those whose time is over go, whether or not it can be made. Says when to come again. */
export async function keepNightly(
  { backup }: { backup(path: string): Promise<void> },
  folder: string,
  now: number,
  failed: (error: unknown) => void,
): Promise<number> {
  const begun = Math.floor((now - NIGHT) / DAY) * DAY
  const path = byNight(folder, begun)
  if (existsSync(path)) return begun + DAY + NIGHT
  const isMade = await backup(path).then(
    () => true,
    (error) => {
      failed(error)
      return false
    },
  )
  if (existsSync(folder)) for (const name of expired(readdirSync(folder), now)) rmSync(join(folder, name), { force: true })
  return isMade ? begun + DAY + NIGHT : now + AFTER_A_FAILURE
}

/** The newest copy there is, for whoever has to go back to one. */
export function newestIn(folder: string): string | null {
  try {
    const [newest] = readdirSync(folder)
      .flatMap((name) => copyOf(name) ?? [])
      .map(({ name }) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
      .sort((a, b) => b.at - a.at)
    return newest ? join(folder, newest.name) : null
  } catch {
    return null
  }
}
