/** A title for each of the others, chosen from a few kind ones. */
import { refuse } from '../../tables/house.ts'
import { givenBy, giveTitle, isTitle } from '../../tables/titles.ts'
import { titlesReply } from '../show/remembering.ts'
import { act } from './act.ts'
import { pressed } from './fields.ts'

export const titles = act({
  name: 'titles',
  at: 'table',
  fields: { seat: pressed(), title: pressed() },
  reads: ({ arg, value }) => ({ seat: arg || null, title: value ?? null }),
  async do({ house, table, me, given: { seat, title }, ours }) {
    if (seat !== null && title !== null)
      await giveTitle(house, table.id, me.id, seat, isTitle(title) ? title : refuse('press.foreign'))
    return titlesReply(table, await givenBy(house, table, me.id), ours)
  },
})
