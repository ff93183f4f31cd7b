/** A copy of everything. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { act } from '../act.ts'

export const backup = act({
  name: 'backup',
  at: 'anywhere',
  answers: 'later',
  async do({ bot, house }) {
    // One an hour: whoever looks after some server must not be able to fill the disk of all.
    const hour = new Date(house.now()).toISOString().slice(0, 13)
    const path = join(bot.dataFolder, 'backups', `archon-${hour}.sqlite`)
    if (existsSync(path)) return { say: 'backup.already', path }
    await house.store.backup(path)
    return { say: 'backup.done', path }
  },
})
