/** Timers named `league:…` come in here: what happened at tables, and the turning points of seasons. All of it can be done twice. */
import type { House } from '../tables/house.ts'
import { bringBack, noteLeft, vacate } from './absence.ts'
import { openGame, type Threads } from './games.ts'
import { enter } from './rating-book.ts'
import { afterVerdict, cancelEnded, scoreFinished } from './scoring.ts'
import { begin, closeCheckin, finish, freeze, remind } from './turning.ts'

export const chronicle =
  (house: House, threads: Threads) =>
  async (subject: string, what: string): Promise<void> => {
    const [kind, first = '', second = ''] = what.split(':')
    switch (kind) {
      case 'finished':
        return atTable(house, subject, () => finished(house, subject))
      case 'ended':
        return cancelEnded(house, subject)
      case 'left':
        return atTable(house, subject, () => noteLeft(house, subject, first, second))
      case 'begin':
        return begin(house, subject)
      case 'remind':
        return remind(house, subject)
      case 'draw':
        return closeCheckin(house, subject)
      case 'freeze':
        return freeze(house, subject)
      case 'score':
        return finish(house, subject)
      case 'open':
        return openGame(house, threads, subject)
      case 'decided':
        return afterVerdict(house, subject)
      case 'vacate':
        return vacate(house, subject, first)
      case 'return':
        return bringBack(house, subject, first)
      default:
        throw new Error(`the league knows no timer "${what}"`)
    }
  }

/** What happened at one table is entered in the order it happened. */
const atTable = (house: House, table: string, work: () => Promise<void>) => house.queue.run(`chronicle ${table}`, work)

async function finished(house: House, id: string): Promise<void> {
  const table = await house.store.table(id)
  if (table?.status !== 'finished') return
  await enter(house, table)
  await scoreFinished(house, table)
}
