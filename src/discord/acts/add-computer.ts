/** Letting a computer take a free seat. */
import { addComputer } from '../../tables/lobby.ts'
import { act } from './act.ts'
import { lobbyAnswer } from './lobby-answer.ts'

export const computer = act({
  name: 'computer',
  at: 'table',
  async do(doing) {
    await addComputer(doing.house, doing.table.id, doing.me.id)
    return lobbyAnswer(doing, { say: 'computer.done' })
  },
})
