/** What happened, since one last acted or from the start; and the whole game once more after its end. */
import { isSince } from '../../tables/history.ts'
import { positionOf, seatOf } from '../../tables/position.ts'
import { inPublic } from '../../words/words.ts'
import { recapReply } from '../show/recap.ts'
import { pageOf, replayReply } from '../show/replay.ts'
import { act, type Doing } from './act.ts'
import { choice, pressed } from './fields.ts'

/** As commands are registered: in the first language. */
const SINCE = ['acted', 'day', 'start'] as const
const choices = () => SINCE.map((since) => ({ name: inPublic(`recap.${since}`), value: since }))

const look = async ({ bot, house, table, me, locale }: Doing<'table', Record<never, never>>, since: string, page?: number) => {
  const seat = seatOf(table, me.id)?.seat ?? null
  const at = { locale, ...(page !== undefined && { page }) }
  return recapReply(bot, await positionOf(house, table), seat, isSince(since) ? since : 'acted', at)
}

export const recap = act({
  name: 'recap',
  at: 'table',
  fields: { since: choice('recap.since', choices), page: pressed() },
  reads({ arg }) {
    const [since, page] = arg.split('.')
    return { since: isSince(since ?? '') ? since : null, page }
  },
  answers: ({ isInPanel }) => (isInPanel ? 'in-place' : 'later'),
  do: (doing) => look(doing, doing.given.since ?? 'acted', doing.given.page === null ? undefined : Number(doing.given.page)),
})

/** Everything, from the start. */
export const log = act({ name: 'log', at: 'table', do: (doing) => look(doing, 'start') })

export const replay = act({
  name: 'replay',
  at: 'table',
  fields: { page: pressed() },
  answers: ({ isInPanel }) => (isInPanel ? 'in-place' : 'later'),
  do: async ({ bot, house, table, given, locale }) =>
    replayReply(bot, await positionOf(house, table), pageOf(given.page ?? ''), locale),
})
