/** A note that only its writer sees, beside the hand. */
import type { Seated } from '../../store/store.ts'
import { passNoteOn, setNote } from '../../tables/history.ts'
import { mySeat, tableById } from '../../tables/position.ts'
import type { Ours } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { container } from '../show/panel.ts'
import { button, buttonRows } from '../show/present/rows.ts'
import type { Reply } from '../show/reply.ts'
import { act, type Doing } from './act.ts'
import { text } from './fields.ts'
import { seated } from './may.ts'
import { press } from './press.ts'

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
    return notePage(table, me.id, ours)
  },
})

function notePage(table: Seated, me: string, ours: Ours): Reply {
  const { seat, note: words } = mySeat(table, me)
  const isPassed = table.terms.passing?.includes(seat) === true
  const buttons = [
    button(idFor('note', table.id), ours('note.write'), 'main'),
    ...(words ? [press(isPassed ? keepNote : passNote, table.id, ours)] : []),
  ]
  const lines = [words || ours('note.none'), ...(words && isPassed ? [ours('note.passed')] : [])]
  return { components: [container(lines, buttonRows(buttons))] }
}

/** It goes with the seat, to whoever plays on there; nobody else ever sees it. */
export const passNote = act({ name: 'note-pass', at: 'table', may: seated, do: (doing) => passing(doing, true) })
export const keepNote = act({ name: 'note-keep', at: 'table', may: seated, do: (doing) => passing(doing, false) })

async function passing({ house, table, me, ours }: Doing<'table', Record<never, never>>, isPassed: boolean): Promise<Reply> {
  await passNoteOn(house, table, me.id, isPassed)
  return notePage(await tableById(house, table.id), me.id, ours)
}
