/** Timers named `league:…` come in here: what happened at tables, and the turning points of seasons. All of it can be done twice. */
import { commitAt, type House } from '../tables/house.ts'
import { atTable as tableAlone } from '../tables/position.ts'
import { refresh } from '../tables/posts.ts'
import { showSitting } from '../tables/sitting.ts'
import { noteLeft, stillAway, vacate } from './absence.ts'
import { bringBack } from './coming-back.ts'
import { forgetRest } from './forget-me.ts'
import { openGame } from './games.ts'
import { letGo, lookForGone } from './leavers.ts'
import { rehouse } from './lost-threads.ts'
import { beginNext, type Threads } from './next-games.ts'
import { showOnCalendar } from './on-calendar.ts'
import { enter, ratingChanges, strike } from './rating-book.ts'
import { succeed } from './roster.ts'
import { afterVerdict, cancelEnded, scoreFinished } from './scoring.ts'
import { begin, closeCheckin, endStage, finish, freeze, remind } from './season-phases.ts'
import { tellCharge, tellResult } from './table-notices.ts'

/** What each kind of timer promises, about a table, a season, a game or somebody; `first` and `second` are what stands behind its name. */
type Keep = (house: House, subject: string, first: string, second: string, threads: Threads) => Promise<void>
const PROMISES: Readonly<Record<string, Keep>> = {
  finished: (house, table) => atTable(house, table, () => finished(house, table)),
  ended: cancelEnded,
  left: (house, table, seat, person) => atTable(house, table, () => noteLeft(house, table, seat, person, true)),
  unseen: (house, table, seat, person) => atTable(house, table, () => noteLeft(house, table, seat, person, false)),
  charged: tellCharge,
  away: stillAway,
  lost: (house, table, _first, _second, threads) => rehouse(house, table, threads),
  begin,
  remind,
  draw: closeCheckin,
  stage: endStage,
  freeze,
  score: finish,
  next: (house, season, _first, _second, threads) => beginNext(house, season, threads),
  open: (house, game, _first, _second, threads) => openGame(house, game, threads),
  decided: afterVerdict,
  struck: strike,
  worth: tellResult,
  vacate,
  succeed,
  return: bringBack,
  members: lookForGone,
  gone: letGo,
  forget: forgetRest,
  calendar: showOnCalendar,
  sitting: showSitting,
}

export const chronicle =
  (house: House, threads: Threads) =>
  async (subject: string, what: string): Promise<void> => {
    const [kind = '', first = '', second = ''] = what.split(':')
    const keep = Object.hasOwn(PROMISES, kind) ? PROMISES[kind] : undefined
    if (!keep) throw new Error(`the league knows no timer "${what}"`)
    await keep(house, subject, first, second, threads)
  }

/** What happened at one table is entered in the order it happened. */
const atTable = (house: House, table: string, work: () => Promise<void>) => house.queue.run(`chronicle:${table}`, work)

async function finished(house: House, id: string): Promise<void> {
  const table = await house.store.table(id)
  if (table?.status !== 'finished') return
  await enter(house, table)
  await scoreFinished(house, table)
  // What it did to ratings is known only now: the card of the end tells it.
  if ((await ratingChanges(house, table)).length > 0)
    await tableAlone(house, id, (now) => commitAt(house, now, { posts: refresh(house, now) }))
}
