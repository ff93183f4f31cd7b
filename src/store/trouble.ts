/** What can be wrong with the file, or the database, everything is kept in. Whoever runs Archon is told in a sentence what to do. */
import { rmSync, writeFileSync } from 'node:fs'

export type Trouble =
  | 'full'
  | 'readonly'
  | 'damaged'
  | 'held'
  | 'failing'
  | 'newer'
  | 'behind'
  | 'gone'
  // Of PostgreSQL alone.
  | 'away'
  | 'nowhere'
  | 'refused'
  | 'no-database'
  | 'forbidden'
  | 'old'

/** The file or the database cannot be used as it is. The message says which, why, and what to do; nothing was changed. */
export class Unusable extends Error {
  override readonly name = 'Unusable'
  readonly trouble: Trouble
  constructor(trouble: Trouble, path: string, cause?: unknown) {
    super(SENTENCES[trouble](path), { cause })
    this.trouble = trouble
  }
}

const GO_BACK =
  'Go back to a backup with `npm run restore -- <file>` (they are in backups/ beside it, or where ARCHON_BACKUPS says)'

const SENTENCES: Readonly<Record<Trouble, (path: string) => string>> = {
  full: (path) => `The disk that holds ${path} is full. Make room and start again; nothing that was acknowledged is lost.`,
  readonly: (path) =>
    `${path} cannot be opened for writing. The file, those named like it and their folder must belong to the user that runs Archon; put that right and start again.`,
  damaged: (path) => `${path} is damaged, or is no database. Nothing was changed. ${GO_BACK}; the damaged one is kept.`,
  held: (path) => `Another program is writing to ${path}. Close it and start again.`,
  failing: (path) => `The disk that holds ${path} does not do what it is told. Look at the disk before you start again.`,
  newer: (path) =>
    `${path} was written by a newer version of Archon. Start that version again. ${GO_BACK} if you want to stay with this one.`,
  behind: (path) =>
    `${path} is older than what was last stored in it: ${path}-wal beside it, which held the newest answers, is missing or is not the same any more. Put it back and start again. ${GO_BACK}; or play on from what there is: npm run restore -- ${path}`,
  gone: (path) =>
    `${path} is missing, although something was stored in it. Put it back and start again. ${GO_BACK}; or, to begin with nothing, take ${path}-seen away.`,
  away: (where) =>
    `PostgreSQL does not answer at ${where}. Is it running, and may this machine reach it? Nothing that was acknowledged is lost; start again when it is there.`,
  nowhere: (where) => `There is no machine by the name in ${where}. Check the address in ARCHON_DATABASE.`,
  refused: (where) => `PostgreSQL does not let Archon in at ${where}: check the user and the password in ARCHON_DATABASE.`,
  'no-database': (where) =>
    `PostgreSQL has no database by the name in ${where}. Make it first (\`createdb\`), or check the name in ARCHON_DATABASE.`,
  forbidden: (where) =>
    `The user in ${where} may not do what Archon needs there. Make it the owner of the database (\`alter database … owner to …\`).`,
  old: (where) =>
    `Archon needs PostgreSQL 15 or newer; the one at ${where} is older. Update it, or name another in ARCHON_DATABASE.`,
}

/** What SQLite and the system call it, by the beginning of the code. */
const CODES: readonly (readonly [RegExp, Trouble])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, 'full'],
  [/^(SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|SQLITE_AUTH|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)/, 'readonly'],
  [/^(SQLITE_CORRUPT|SQLITE_NOTADB)/, 'damaged'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'held'],
  [/^(SQLITE_IOERR|EIO)/, 'failing'],
]

/** What an error of the store comes from; null if it is not the file's fault. */
export function troubleOf(error: unknown): Trouble | null {
  if (error instanceof Unusable) return error.trouble
  if (error instanceof Unreadable) return 'damaged'
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  const found = CODES.find(([pattern]) => pattern.test(String(code ?? '')))
  return found?.[1] ?? (cause ? troubleOf(cause) : null)
}

/** The same error, in a sentence for whoever runs Archon, if it is the file's fault. */
export function explained(error: unknown, path: string): unknown {
  const trouble = troubleOf(error)
  if (trouble === null || error instanceof Unusable) return error
  return new Unusable(trouble === 'failing' && !hasRoomBeside(path) ? 'full' : trouble, path, error)
}

/** SQLite takes a disk for a failing one where the room, or what is granted of it, ends in certain moments: a few pages are tried out. */
function hasRoomBeside(path: string): boolean {
  const trial = `${path}-room`
  try {
    writeFileSync(trial, Buffer.alloc(SOME_PAGES))
    return true
  } catch (error) {
    return troubleOf(error) !== 'full'
  } finally {
    rmSync(trial, { force: true })
  }
}
const SOME_PAGES = 128 * 1024

/** Something that was stored cannot be read any more. It concerns one row: others go on. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}
