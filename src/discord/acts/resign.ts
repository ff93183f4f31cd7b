/** Leaving a running game: a computer plays on until somebody takes the seat. */
import { resign as leaveGame } from '../../tables/leaving.ts'
import { act } from './act.ts'
import { seated } from './may.ts'

export const resign = act({
  name: 'resign',
  at: 'table',
  may: seated,
  async sure({ house, table }) {
    const isInLeague = (await house.store.league.seasonOfTable(table.id)) !== null
    return { ask: { say: 'resign.sure', isInLeague }, yes: { say: 'act.resign.label' } }
  },
  async do({ house, table, me }) {
    await leaveGame(house, table.id, me.id)
    return { say: 'resign.done' }
  },
})
