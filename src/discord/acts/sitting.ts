/** An hour at which all of a table play on together: asking for one, and not being able to come. */
import { zoneOf } from '../../tables/availability.ts'
import { peopleAt } from '../../tables/clock.ts'
import { hourGiven } from '../../tables/hour-given.ts'
import { type House, refuse } from '../../tables/house.ts'
import { leaveSitting, mayPropose, maySit, sharedHours, spanFrom } from '../../tables/sitting.ts'
import { container } from '../show/panel.ts'
import { buttonRows } from '../show/present/rows.ts'
import { hoursToChoose } from '../show/sitting.ts'
import { type Answer, act } from './act.ts'
import { text } from './fields.ts'
import { seated } from './may.ts'
import { press } from './press.ts'
import { askEverybody } from './vote.ts'

/** A press brings the instant itself; people type an hour of theirs. */
const PRESSED = /^\d{13}$/

async function hourOf(house: House, person: string, given: string): Promise<number> {
  if (!PRESSED.test(given)) return hourGiven(given, house.now(), await zoneOf(house, person)) ?? refuse('table.when')
  return Number(given) > house.now() ? Number(given) : refuse('table.when')
}

export const sittingOff = act({
  name: 'sitting-off',
  at: 'table',
  may: seated,
  async do({ house, table, me }) {
    await leaveSitting(house, table.id, me.id)
    return { say: 'sitting.done' }
  },
})

export const sitting = act({
  name: 'sitting',
  at: 'table',
  may(doing) {
    seated(doing)
    maySit(doing.table)
  },
  fields: { hour: text('sitting.hour', { max: 40 }) },
  async do(doing): Promise<Answer> {
    const { house, table, me, given, ours } = doing
    const { vote, terms } = table
    if (given.hour !== null) {
      mayPropose(table)
      const span = await spanFrom(house, table, await hourOf(house, me.id, given.hour))
      return askEverybody(doing, 'sitting', span)
    }
    if (terms.sitting) {
      const line = terms.sitting.begun ? ours('sitting.now', terms.sitting) : ours('sitting.when', terms.sitting)
      return { components: [container([line], buttonRows([press(sittingOff, table.id, ours, 'bad')]))] }
    }
    if (vote?.kind === 'sitting' && vote.span) return { components: [container([ours('sitting.waits', vote.span)], [])] }
    mayPropose(table)
    const known = new Map((await peopleAt(house, table)).map(({ id, settings }) => [id, settings]))
    const untold = table.seats.filter(({ person }) => person && !known.get(person)?.hours).map(({ name }) => name)
    return hoursToChoose(table, await sharedHours(house, table), untold, ours)
  },
})
