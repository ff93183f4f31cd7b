/**
 * Time in which nobody could answer counts for nobody. What gives it back to a table, as part of a commit: clocks go on with what was
 * left of them, whatever else runs out is put off, and people are told.
 */
import type { Commit, NewPost, Outside } from '../store/store.ts'
import { clockAnew, type Settings } from './clock.ts'
import type { House } from './house.ts'
import { noticeAt, refresh, refreshVote } from './posts.ts'

/** Nobody misses a moment, and nobody is told of it. */
export const SHORTEST = 10 * 60_000

/** What runs out at a table besides the clocks of its seats. */
const ENDS = ['vote', 'resume', 'stalled', 'abandoned', 'leavers']

type Step = Omit<Commit, 'table' | 'seq' | 'at'>

/** `from` is when the silence began; what was given back before is not given back again. */
export function givenBack(house: House, table: Outside, settings: Settings, from: number): Step {
  const now = house.now()
  const since = Math.max(from, table.givenBackAt, table.startedAt ?? 0)
  const lost = Math.max(0, now - since)
  const silences = [{ from: since, to: now }]
  const clocks = table.seats
    .filter(({ dueAt }) => dueAt !== null)
    .map((row) => clockAnew(house, table, row, settings.get(row.person ?? ''), { silences }))
  const { card } = table
  return {
    change: {
      givenBackAt: now,
      // Patience begins no earlier for those who wait.
      ...(card.since !== undefined && { card: { ...card, since: Math.min(now, card.since + lost) } }),
    },
    seats: clocks.flatMap(({ seats }) => seats),
    timers: clocks.flatMap(({ timers }) => timers),
    clear: clocks.flatMap(({ clear }) => clear),
    delay: { keys: ENDS, by: lost },
    posts: told(
      house,
      table,
      lost,
      clocks.some(({ seats }) => seats.length > 0),
    ),
  }
}

/** Those who wait for a deadline hear that it has moved. */
function told(house: House, table: Outside, lost: number, hasMoved: boolean): NewPost[] {
  if (!hasMoved && table.vote === null) return []
  const notice = lost < SHORTEST ? [] : [noticeAt(house, table, { text: { say: 'clock.given-back', time: lost } })]
  return [...notice, ...refresh(house, table), ...refreshVote(house, table)]
}
