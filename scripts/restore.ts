/**
 * Goes back to a backup: checks it, puts it in the place of the present file, or of what is in ARCHON_DATABASE, and keeps that.
 *   npm run restore -- data/backups/nightly-2026-11-16.sqlite
 *   npm run restore                         says which backup is the newest
 */
import { join, resolve } from 'node:path'
import { BadConfig, readSettings } from '../src/config.ts'
import { holdAlone, InUse } from '../src/store/alone.ts'
import { newestIn } from '../src/store/backups.ts'
import { NotMoved } from '../src/store/move/house.ts'
import { NotRestored, restore, restoreInto } from '../src/store/restore.ts'
import { Unusable } from '../src/store/trouble.ts'
import { read, stop } from './arguments.ts'

const { positionals } = read({})
try {
  const { ARCHON_DATA: folder, ARCHON_BACKUPS: backups, ARCHON_DATABASE: url } = readSettings()
  const [given] = positionals
  if (!given) {
    const newest = newestIn(backups || join(folder, 'backups'))
    stop(`Which one? npm run restore -- <file>${newest ? `\nThe newest backup is ${newest}` : '\nThere are no backups yet.'}`)
  }
  const letGo = await holdAlone(folder, 0)
  const file = resolve(given)
  const { kept, tables, last } = await (url ? restoreInto(url, file, folder) : restore(file, folder))
  letGo()
  const when = last === null ? 'nobody has played in it' : `the last thing stored in it was on ${new Date(last).toISOString()}`
  console.log(`Restored: ${tables} tables; ${when}.`)
  if (kept) console.log(`What was there before is kept: ${kept}`)
  console.log('Start Archon again. Time since then is given back to everybody whose clock runs.')
} catch (error) {
  const isExplained = [BadConfig, InUse, NotMoved, NotRestored, Unusable].some((each) => error instanceof each)
  if (!isExplained) throw error
  stop((error as Error).message)
}
