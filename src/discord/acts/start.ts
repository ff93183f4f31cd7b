/** Dealing the cards. */
import { roomFor } from '../../tables/limits.ts'
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
    const { server } = table
    const people = table.seats.filter(({ person }) => person !== null)
    await roomFor(
      house,
      { server, person: people.length > 1 ? me.id : table.owner },
      people.length > 1 ? ['games'] : ['quick', 'games'],
    )
    await deal(house, table.id, me.id, given.word ? [given.word] : [])
    return lobbyAnswer(doing, { say: 'start.done' })
  },
})
