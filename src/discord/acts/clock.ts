/** How much time everybody has, and a gift of time. */
import type { Seated } from '../../store/store.ts'
import { extend as giveTime } from '../../tables/pause.ts'
import type { Ours } from '../../words/words.ts'
import { clockLines } from '../show/clock-lines.ts'
import { container } from '../show/panel.ts'
import { buttonRows, type Row } from '../show/present/rows.ts'
import { act } from './act.ts'
import { person, whole } from './fields.ts'
import { seated } from './may.ts'
import { pause, resume } from './pause.ts'
import { press } from './press.ts'

const HOUR = 3_600_000
const MOST_HOURS = 168

export const clock = act({
  name: 'clock',
  at: 'table',
  do: ({ table, locale, ours }) => ({ components: [container(clockLines(table, locale), pauseRow(table, ours))] }),
})

const pauseRow = ({ id, status, pausedAt }: Seated, ours: Ours): Row[] =>
  status !== 'playing' ? [] : buttonRows([pausedAt === null ? press(pause, id, ours) : press(resume, id, ours, 'main')])

export const extend = act({
  name: 'extend',
  at: 'table',
  may: seated,
  fields: {
    player: person('extend.player', { required: true }),
    hours: whole('extend.hours', { required: true, min: 1, max: MOST_HOURS }),
  },
  async do({ house, table, me, given }) {
    await giveTime(house, table.id, me.id, given.player.id, given.hours * HOUR)
    return { say: 'extend.done' }
  },
})
