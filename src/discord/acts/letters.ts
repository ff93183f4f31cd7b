/** Writing to others at the table, and reading what one may. */
import { refuse } from '../../tables/house.ts'
import { lettersFor, mayWrite, write as send, whyNoLetters } from '../../tables/letters.ts'
import { letterList } from '../show/letters.ts'
import { act } from './act.ts'
import { pressed, text } from './fields.ts'

const LONGEST = 1_500

/** Those who cannot write and have nothing to read are told why not. */
export const letters = act({
  name: 'letters',
  at: 'table',
  async may({ house, table, me }) {
    if ((await lettersFor(house, table, me.id)).length === 0) mayWrite(house, table, me.id)
  },
  do: async ({ house, table, me, ours }) =>
    letterList(table, await lettersFor(house, table, me.id), me.id, whyNoLetters(house, table, me.id) === null, ours),
})

/** Whom it is for stands in the id of the form, which only its writer ever sees. */
export const write = act({
  name: 'write',
  at: 'table',
  may: ({ house, table, me }) => mayWrite(house, table, me.id),
  fields: { text: text('letter.text', { max: LONGEST }), to: pressed() },
  reads: ({ decision }) => ({ to: decision }),
  form: { title: 'letter.form', label: 'letter.text', held: () => '', about: (chosen) => chosen.join('+') },
  async do({ house, table, me, given }) {
    const words = given.text?.trim() || refuse('letter.empty')
    await send(house, table, { person: me.id, to: (given.to ?? '').split('+'), words })
    return { say: 'letter.sent' }
  },
})
