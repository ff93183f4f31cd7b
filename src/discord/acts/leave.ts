/** Giving a seat back before the game begins, or not taking the one that was kept. */
import { leave as getUp } from '../../tables/lobby.ts'
import { act } from './act.ts'
import { lobbyAnswer } from './lobby-answer.ts'

export const leave = act({
  name: 'leave',
  at: 'table',
  async do(doing) {
    await getUp(doing.house, doing.table.id, doing.me.id)
    return lobbyAnswer(doing, { say: 'leave.done' })
  },
})

/** The answer of somebody who was invited. */
export const pass = act({
  name: 'pass',
  at: 'table',
  async do({ house, table, me }) {
    await getUp(house, table.id, me.id)
    return { say: 'pass.done' }
  },
})
