/** A line for the chronicle, and the chronicle once the game is over. */
import { refuse } from '../../tables/house.ts'
import { chronicleLines, leaveLine, ownLine } from '../../tables/round-lines.ts'
import { chronicleReply, lineReply } from '../show/remembering.ts'
import { act } from './act.ts'
import { pressed, text } from './fields.ts'
import { seated } from './may.ts'

const LONGEST = 200

export const line = act({
  name: 'line',
  at: 'table',
  may: (at) => seated(at) && (at.table.status === 'playing' || refuse('line.not-playing')),
  fields: { text: text('line.label', { max: LONGEST }) },
  form: { title: 'line.form', label: 'line.label', held: () => '' },
  async do({ house, table, me, given, ours }) {
    if (given.text === null) return lineReply(table.id, await ownLine(house, table, me.id), ours)
    const words = given.text.replaceAll(/\s+/g, ' ').trim() || refuse('line.empty')
    return { say: 'line.done', round: await leaveLine(house, table.id, me.id, words) }
  },
})

export const chronicle = act({
  name: 'chronicle',
  at: 'table',
  fields: { page: pressed() },
  answers: ({ given, isInPanel }) => (given.page && isInPanel ? 'in-place' : 'beside'),
  do: async ({ house, table, given, ours }) =>
    chronicleReply(table, await chronicleLines(house, table), Number(given.page || 0), ours),
})
