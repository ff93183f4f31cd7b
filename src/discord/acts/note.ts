/** A note that only its writer sees, beside the hand. */
import { setNote } from '../../tables/history.ts'
import { mySeat } from '../../tables/position.ts'
import { idFor } from '../ids.ts'
import { container } from '../show/panel.ts'
import { button, buttonRows } from '../show/present/rows.ts'
import { act } from './act.ts'
import { text } from './fields.ts'
import { seated } from './may.ts'

const LONGEST_NOTE = 1_000

export const note = act({
  name: 'note',
  at: 'table',
  may: seated,
  fields: { text: text('note.text', { max: LONGEST_NOTE }) },
  form: { title: 'act.note.label', label: 'note.only-you', held: ({ table, me }) => mySeat(table, me.id).note },
  async do({ house, table, me, given, ours }) {
    if (given.text !== null) {
      await setNote(house, table, me.id, given.text)
      return { say: 'note.done' }
    }
    const words = mySeat(table, me.id).note || ours('note.none')
    return { components: [container([words], buttonRows([button(idFor('note', table.id), ours('note.write'), 'main')]))] }
  },
})
