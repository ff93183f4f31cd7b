/** Settling how a game is played, before it begins: done by whoever opened the table. */
import { FOR_WHOM } from '../../tables/admission.ts'
import { refuse } from '../../tables/house.ts'
import { TALKS } from '../../tables/letters.ts'
import { type Arrangement, arrange } from '../../tables/lobby.ts'
import { tableById } from '../../tables/position.ts'
import { CLOCK, COMPUTERS, FOR, HINTS, PROMISES, SEATS, SILENT, settingsReply, TALK } from '../show/game-settings.ts'
import { act, type Doing } from './act.ts'
import { pressed } from './fields.ts'
import { opener } from './may.ts'

function mayArrange(doing: Doing<'table', Record<never, never>>): void {
  if (doing.table.status !== 'lobby') refuse('table.started')
  opener(doing)
}

export const settings = act({
  name: 'settings',
  at: 'table',
  may: mayArrange,
  do: ({ bot, table, locale }) => settingsReply(bot, table, locale),
})

function changeOf(which: string, value: string): Arrangement {
  if (which === SEATS) return { size: Number(value) }
  if (which === CLOCK) return { pace: value }
  if (which === SILENT) return { terms: { silent: value === 'computers' ? 'computers' : 'free' } }
  if (which === COMPUTERS) return { terms: { computers: value === 'open' ? 'open' : 'stay' } }
  if (which === TALK) return { terms: { talk: TALKS.find((talk) => talk === value) ?? refuse('press.foreign') } }
  if (which === FOR) return { terms: { forWhom: FOR_WHOM.find((who) => who === value) ?? refuse('press.foreign') } }
  if (which === PROMISES) return { terms: { promises: value === 'on' } }
  if (which === HINTS) return { terms: { hints: value === 'on' } }
  return { options: { [which]: value } }
}

/** Every choice holds at once. */
export const set = act({
  name: 'set',
  at: 'table',
  may: mayArrange,
  fields: { which: pressed(), value: pressed() },
  reads: ({ arg, value }) => ({ which: arg, value }),
  async do({ bot, house, table, me, locale, given: { which, value } }) {
    if (which === null || value === null) return refuse('press.foreign')
    await arrange(house, table.id, me.id, changeOf(which, value))
    return settingsReply(bot, await tableById(house, table.id), locale)
  },
})
