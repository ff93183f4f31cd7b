/** Promises to act later. They live in the store, so a restart keeps them, and a jump of the clock only makes them due. */
import type { Lane, TimerRow } from '../store/store.ts'
import { endAbandoned, warnOfStall } from './abandoned-tables.ts'
import { remind } from './clock.ts'
import { think } from './computers.ts'
import { silenceIsYes } from './consent.ts'
import { digestDue } from './digest.ts'
import type { House } from './house.ts'
import { closeEmpty, warnOfEmptiness } from './idle-lobbies.ts'
import { beginOnTime, callForTime } from './its-hour.ts'
import { lookForLeavers } from './leavers.ts'
import { playDefaults, timeUp } from './missed-deadlines.ts'
import { muster } from './muster.ts'
import { follow } from './orders.ts'
import { resume } from './pause.ts'
import { open } from './play.ts'
import { atTable } from './position.ts'
import { closeHomeless, repost } from './repair.ts'
import { forgetServer } from './reports.ts'
import { arrive } from './sending.ts'
import { sittingDue, sittingOver } from './sitting.ts'
import { findTurningPoints } from './turning-points.ts'
import { turnOf } from './turns.ts'

const AT_ONCE = 50
const AFTER_A_FAULT = 60_000
/** A computer that thinks elsewhere should have answered long before; a killed process begins again then. */
const LOOK_AGAIN = 60_000
const WHILE_SILENT = 60_000

/**
 * Does what is due, and says when to come again. Faults are handed to `report` and tried again later: one broken table must not
 * stop the others.
 */
export async function runTimers(
  house: House,
  report: (table: string, error: unknown) => void,
  lane?: Lane,
): Promise<number | null> {
  const { due, next } = await house.store.dueTimers(house.now(), AT_ONCE, lane)
  if (due.length > 0 && (await house.isSilent?.())) return house.now() + WHILE_SILENT
  await Promise.all(
    // Those of one table one after the other: two seats that run out of time at the same moment must not collide.
    due.map((timer) =>
      house.queue.run(`timers:${timer.table}`, async () => {
        try {
          // However many are due: everybody else is heard between two of them.
          await turnOf(timer.table)
          const isLater = (await fire(house, timer)) === 'later'
          await (isLater ? house.store.delayTimer(timer.id, house.now() + LOOK_AGAIN) : house.store.clearTimer(timer.id))
        } catch (error) {
          report(timer.table, error)
          await house.store.delayTimer(timer.id, house.now() + AFTER_A_FAULT)
        }
      }),
    ),
  )
  return due.length > 0 ? house.now() : next
}

async function fire(house: House, { table, key }: TimerRow): Promise<unknown> {
  const [kind, seat = ''] = key.split(':')
  switch (kind) {
    case 'computer':
      return think(house, table, seat)
    case 'order':
      return follow(house, table, seat)
    case 'sent':
      return arrive(house, table, seat)
    case 'reveal':
      return open(house, table)
    case 'deadline':
      return timeUp(house, table, seat)
    case 'default':
      return playDefaults(house, table, seat)
    case 'half':
    case 'last':
      return atTable(house, table, (now) => remind(house, now, seat, kind === 'last'))
    case 'sitting':
      return sittingDue(house, table)
    case 'sitting-over':
      return sittingOver(house, table)
    case 'vote':
      return silenceIsYes(house, table)
    case 'resume':
      return resume(house, table)
    case 'leavers':
      return lookForLeavers(house, table)
    case 'stalled':
      return warnOfStall(house, table)
    case 'abandoned':
      return endAbandoned(house, table)
    case 'muster':
      return muster(house, table)
    case 'time-call':
      return callForTime(house, table)
    case 'time':
      return beginOnTime(house, table)
    case 'unjoined':
      return warnOfEmptiness(house, table)
    case 'lobby-end':
      return closeEmpty(house, table)
    case 'turning':
      return findTurningPoints(house, table, Number(seat))
    case 'film':
      return house.film?.(table, Number(seat))
    case 'place':
      return house.seekPlace?.(table)
    case 'digest':
      return digestDue(house, table)
    case 'homeless':
      return closeHomeless(house, table)
    case 'repost':
      return repost(house, table)
    // We have been away from a server for a month.
    case 'left':
      return forgetServer(house, table)
    case 'league':
      return house.league?.(table, key.slice('league:'.length))
    default:
      throw new Error(`no such timer: ${key}`)
  }
}
