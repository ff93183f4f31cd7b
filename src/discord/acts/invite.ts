/** Asking somebody to play: a seat is kept for them until they join or decline. */
import { refuse } from '../../tables/house.ts'
import { invite as keepSeatFor } from '../../tables/lobby.ts'
import { said } from '../show/reply.ts'
import { act } from './act.ts'
import { person } from './fields.ts'

export const invite = act({
  name: 'invite',
  at: 'table',
  may: ({ table }) => table.status === 'lobby' || refuse('table.started'),
  fields: { who: person('invite.who', { required: true }) },
  asks: ({ ours }) => said(ours('invite.ask')),
  async do({ house, table, me, given: { who } }) {
    if (who.isBot) refuse('table.no-bots')
    await keepSeatFor(house, table.id, me.id, [who])
    return { say: 'invite.done', who: who.id }
  },
})
