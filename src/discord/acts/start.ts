/** Dealing the cards. */
import { start as deal } from '../../tables/lobby.ts'
import { act } from './act.ts'
import { text } from './fields.ts'
import { lobbyAnswer } from './lobby-answer.ts'

const LONGEST_WORD = 60

export const start = act({
  name: 'start',
  at: 'table',
  fields: { word: text('start.word', { max: LONGEST_WORD }) },
  async do(doing) {
    const { house, table, me, given } = doing
    await deal(house, table.id, me.id, given.word ? [given.word] : [])
    return lobbyAnswer(doing, { say: 'start.done' })
  },
})
