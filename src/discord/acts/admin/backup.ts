/** A copy of everything. */
import { existsSync } from 'node:fs'
import { byHand, NoBackup } from '../../../store/backups.ts'
import { Unusable } from '../../../store/trouble.ts'
import { act } from '../act.ts'

export const backup = act({
  name: 'backup',
  at: 'anywhere',
  isLogged: true,
  answers: 'later',
  async do({ bot, house }) {
    const path = byHand(bot.backups, house.now())
    if (existsSync(path)) return { say: 'backup.already', path }
    try {
      await house.store.backup(path)
    } catch (error) {
      if (!(error instanceof NoBackup || error instanceof Unusable)) throw error
      bot.log.error({ err: error }, 'no backup was made')
      return { say: 'backup.failed', why: error.message }
    }
    return { say: 'backup.done', path }
  },
})
