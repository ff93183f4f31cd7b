/** Before a game begins: is everybody still here, and is it still waited for? */
import { waitOn } from '../../tables/idle-lobbies.ts'
import { leaveOut, sayHere } from '../../tables/lobby.ts'
import { act } from './act.ts'
import { lobbyAnswer } from './lobby-answer.ts'

/** Said under a notice as well, where the card that shows it may be far away. */
export const here = act({
  name: 'here',
  at: 'table',
  async do({ house, table, me }) {
    const { status } = await sayHere(house, table.id, me.id)
    return { say: status === 'playing' ? 'start.done' : 'here.done' }
  },
})

export const stay = act({
  name: 'wait-on',
  at: 'table',
  async do({ house, table, me }) {
    await waitOn(house, table.id, me.id)
    return { say: 'wait-on.done' }
  },
})

export const without = act({
  name: 'without',
  at: 'table',
  async do(doing) {
    await leaveOut(doing.house, doing.table.id, doing.me.id)
    return lobbyAnswer(doing, { say: 'without.done' })
  },
})
