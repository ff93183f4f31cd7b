/**
 * A table that rests: clocks stand still until somebody wants to go on, or the longest pause is over. Cards print deadlines, so they
 * follow whenever a clock changes.
 */
import type { PersonSettings } from '../store/store.ts'
import { clockKeys, clocksAfter, isSitting, resetClock, settingsAt } from './clock.ts'
import { commitAt, type House, refuse } from './house.ts'
import { atTable, awaitedAt, seatOf } from './position.ts'
import { noticeAt, refresh, refreshVote } from './posts.ts'
import { sittingOnCalendar } from './set-timers.ts'
import { afterSitting } from './sitting.ts'

const DAY = 24 * 60 * 60_000
const LONGEST = 14 * DAY
/** Others wait for this game to end, because theirs begin then. */
const LONGEST_IN_A_LEAGUE = 3 * DAY
const MOST_EXTENSION = 7 * DAY

/** `longest`: unless somebody wants to go on before. */
export const pause = (house: House, id: string, longest?: number): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status !== 'playing' || table.pausedAt !== null) refuse('clock.paused-already')
    const isInLeague = (await house.store.league.seasonOfTable(id)) !== null
    const until = house.now() + (longest ?? (isInLeague ? LONGEST_IN_A_LEAGUE : LONGEST))
    // As if nobody were asked: every clock stops and keeps what is left. Nobody sits at a table that rests.
    const { seats, terms } = afterSitting(house, table, await settingsAt(house, table))
    await commitAt(house, table, {
      seats,
      change: { pausedAt: house.now(), vote: null, terms },
      timers: [{ key: 'resume', dueAt: until }, ...(isSitting(table) ? sittingOnCalendar(house, table) : [])],
      clear: ['vote', 'sitting-over', ...table.seats.flatMap(({ seat }) => clockKeys(seat))],
      posts: [
        noticeAt(house, table, { text: { say: 'clock.paused', until } }),
        ...refreshVote(house, table),
        ...refresh(house, table),
      ],
    })
  })

export const resume = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.pausedAt === null || table.status !== 'playing') return
    const settings = await settingsAt(house, table)
    const { seats, timers } = clocksAfter(house, { ...table, pausedAt: null }, awaitedAt(house, table), null, settings)
    await commitAt(house, table, {
      seats,
      change: { pausedAt: null },
      timers,
      clear: ['resume'],
      posts: [noticeAt(house, table, { text: { say: 'clock.resumed' } }), ...refresh(house, table)],
    })
  })

/** A gift of time to whoever is asked, by somebody else at the table. */
export const extend = (house: House, id: string, giver: string, receiver: string, time: number): Promise<void> =>
  atTable(house, id, async (table) => {
    const from = seatOf(table, giver) ?? refuse('table.no-seat')
    const to = seatOf(table, receiver) ?? refuse('table.not-there')
    if (from.seat === to.seat) refuse('clock.not-oneself')
    if (time <= 0 || time > MOST_EXTENSION) refuse('clock.too-much')
    if (to.askedAt === null) refuse('clock.not-asked')
    const hours = Math.round(time / 3_600_000)
    const notice = noticeAt(house, table, { text: { say: 'clock.extended', from: from.name, to: to.name, hours } })
    await resetClock(house, table, to, { gift: time, posts: [notice, ...refresh(house, table)] })
  })

/** Somebody changed their hours or vacation: their clocks everywhere follow. */
export async function followSettings(house: House, person: string, before: PersonSettings): Promise<void> {
  for (const { id } of await house.store.tablesOf(person))
    await atTable(house, id, async (table) => {
      const row = seatOf(table, person)
      if (row && table.status === 'playing') await resetClock(house, table, row, { before, posts: refresh(house, table) })
    })
}
