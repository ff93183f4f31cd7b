/** Dealing the cards. */
import { roomFor } from '../../tables/limits.ts'
import { start as deal } from '../../tables/lobby.ts'
import { mentioned } from '../../tables/muster.ts'
import { inPublic } from '../../words/words.ts'
import { type Answer, act } from './act.ts'
import { choice, text } from './fields.ts'
import { lobbyAnswer } from './lobby-answer.ts'

const LONGEST_WORD = 60
/** What becomes of the seats of those who do not answer. */
const SILENT = ['free', 'computers'] as const

export const start = act({
  name: 'start',
  at: 'table',
  fields: {
    word: text('start.word', { max: LONGEST_WORD }),
    silent: choice('start.silent', () => SILENT.map((value) => ({ name: inPublic(`settings.silent.${value}`), value }))),
  },
  reads: ({ arg }) => ({ silent: arg || undefined }),
  async do(doing): Promise<Answer> {
    const { house, table, me, given } = doing
    const { server } = table
    const people = table.seats.filter(({ person }) => person !== null)
    await roomFor(
      house,
      { server, person: people.length > 1 ? me.id : table.owner },
      people.length > 1 ? ['games'] : ['quick', 'games'],
    )
    const missing = await deal(house, table.id, me.id, given.word ? [given.word] : [], given.silent ?? undefined)
    if (missing.length > 0) return { say: 'start.missing', people: mentioned(missing), opener: table.owner }
    return lobbyAnswer(doing, { say: 'start.done' })
  },
})
