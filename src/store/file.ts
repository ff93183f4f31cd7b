/**
 * The file itself: opened for good, or refused in a sentence (`trouble.ts`). Fully synchronous, so that an answer that was acknowledged
 * survives a power cut; what is deleted is overwritten, so that what was forgotten is gone.
 */
import { closeSync, constants, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Database, openDatabase } from '../sqlite.mjs'
import { explained, Unusable } from './trouble.ts'

const MIGRATIONS = { migrationsFolder: join(import.meta.dirname, '..', '..', 'migrations') }

/** In the header of every file of ours. */
const OURS = 0x41726368

const HOLDS_STILL = 1_000

/** A step changes a dozen pages by a line or two each, and writes each whole. Older files have pages of twice that. */
const PAGE = 'page_size = 4096'

export type StoreFile = {
  readonly file: Database
  /** All or nothing; says whether anything was written. */
  transact(run: () => boolean): boolean
  close(): void
}

const MEMORY = ':memory:'

/** Before anything was stored; made once. Trials and lessons begin from it, and nobody waits for every migration there ever was. */
let untouched: Buffer | null = null
function inMemory(): Database {
  if (untouched === null) {
    const file = openDatabase(MEMORY)
    file.pragma(PAGE)
    bringUpToDate(file)
    claim(file, true)
    untouched = file.serialize()
    file.close()
  }
  return openDatabase(untouched)
}

export function openFile(path: string): StoreFile {
  const isKept = path !== MEMORY
  let file: Database | undefined
  try {
    if (!isKept) return counted(inMemory(), path, isKept)
    mkdirSync(dirname(path), { recursive: true })
    if (existsSync(path)) refuseIfStrange(path)
    else if (lastSeen(path) !== null) throw new Unusable('gone', path)
    file = openDatabase(path, { timeout: HOLDS_STILL })
    file.pragma(PAGE)
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('secure_delete = ON')
    file.pragma('cache_size = -65536')
    const isNew = file.prepare('select 1 from sqlite_master').get() === undefined
    bringUpToDate(file)
    if (file.pragma('application_id', { simple: true }) !== OURS) claim(file, isNew)
    return counted(file, path, isKept)
  } catch (error) {
    file?.close()
    throw explained(error, path)
  }
}

/** Looks without touching anything, so that what is left of a file can still be saved. */
function refuseIfStrange(path: string): void {
  const seen = lastSeen(path)
  const file = openDatabase(path, { readonly: true, timeout: HOLDS_STILL })
  try {
    if (isFromLater(file)) throw new Unusable('newer', path)
    if (seen !== null && isBehind(numberOf(file), seen)) throw new Unusable('behind', path)
  } finally {
    file.close()
  }
}

/** Whether a version after this one has brought it up to date: then nobody here knows what stands in it. */
export function isFromLater(file: Database): boolean {
  const isBegun = file.prepare("select 1 from sqlite_master where name = '__drizzle_migrations'").get() !== undefined
  if (!isBegun) return false
  const { at } = file.prepare('select max(created_at) as at from __drizzle_migrations').get() as { at: number | null }
  return readMigrationFiles(MIGRATIONS).every(({ folderMillis }) => folderMillis < Number(at))
}

/** All of it or nothing. The library's own way to do this hides why it failed wherever SQLite has taken everything back by itself. */
function bringUpToDate(file: Database): void {
  file.exec('create table if not exists __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)')
  const { at } = file.prepare('select max(created_at) as at from __drizzle_migrations').get() as { at: number | null }
  const note = file.prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
  const missing = readMigrationFiles(MIGRATIONS).filter(({ folderMillis }) => at === null || folderMillis > Number(at))
  file.transaction(() => {
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) file.exec(statement)
      note.run(hash, folderMillis)
    }
  })()
}

/** In files from before deleted things were overwritten, what was left of them between the rows goes once and for all. */
function claim(file: Database, isNew: boolean): void {
  if (!isNew) file.exec('vacuum')
  file.pragma(`application_id = ${OURS}`)
}

const MOST = 2 ** 31

/** How much was ever stored in it. Stands in the header, so every transaction raises it for good or not at all. */
const numberOf = (file: Database): number => Number(file.pragma('user_version', { simple: true }))

const isBehind = (number: number, seen: number): boolean => {
  const missing = (seen - number + MOST) % MOST
  return missing > 0 && missing < MOST / 2
}

/** The number that was last reached stands beside the file: if it cannot be found in it again, something stored is missing. */
export const seenPath = (path: string): string => `${path}-seen`

function lastSeen(path: string): number | null {
  try {
    const number = Number.parseInt(readFileSync(seenPath(path), 'utf8'), 10)
    return Number.isNaN(number) ? null : number
  } catch {
    return null
  }
}

function counted(file: Database, path: string, isKept: boolean): StoreFile {
  const note = isKept ? openSync(seenPath(path), constants.O_RDWR | constants.O_CREAT) : null
  let number = numberOf(file)
  const inOneGo = file.transaction((run: () => boolean) => {
    const isStored = run()
    if (isStored) file.exec(`pragma user_version = ${(number + 1) % MOST}`)
    return isStored
  })
  const transact = (run: () => boolean): boolean => {
    const isStored = inOneGo.immediate(run)
    if (!isStored) return false
    number = (number + 1) % MOST
    if (note !== null) tryTo(() => writeSync(note, `${number}`.padEnd(12), 0))
    return true
  }
  // A file that cannot be written to is found out now, and not by the first who answers.
  transact(() => true)
  return {
    file,
    transact,
    close() {
      if (!file.open) return
      file.close()
      if (note !== null) closeSync(note)
    },
  }
}

/** It is stored already: whoever can only not note it says nothing. */
function tryTo(work: () => void): void {
  try {
    work()
  } catch {
    // Told by everything else, if the disk is full or failing.
  }
}
