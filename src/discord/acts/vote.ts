/** What everybody at a table has to agree to: asking for it, and answering. */

import type { Vote } from '../../store/store.ts'
import { propose, agree as vote } from '../../tables/consent.ts'
import type { BotText } from '../../words/words.ts'
import { act, type Doing } from './act.ts'
import { pressed } from './fields.ts'
import { seated } from './may.ts'

/** The answer says which phrase it is: the union of all of them takes the compiler too long wherever it meets another. Whoever asks agrees; where nobody else plays, that is enough. */
export async function askEverybody(
  { house, table, me }: Doing<'table', Record<never, never>>,
  kind: Vote['kind'],
  span?: Vote['span'],
): Promise<Extract<BotText, { readonly say: 'vote.asked' }>> {
  const verdict = await propose(house, table.id, me.id, kind, span)
  return { say: 'vote.asked', kind, isSettled: verdict === 'agreed' }
}

/** Which message was pressed: an old one no longer answers anything. */
const fields = { post: pressed() }

export const agree = act({
  name: 'agree',
  at: 'table',
  may: seated,
  fields,
  async do({ house, table, me, given }) {
    await vote(house, table.id, me.id, true, given.post ?? '')
    return { say: 'vote.agreed' }
  },
})

export const decline = act({
  name: 'decline',
  at: 'table',
  may: seated,
  fields,
  async do({ house, table, me, given }) {
    await vote(house, table.id, me.id, false, given.post ?? '')
    return { say: 'vote.no' }
  },
})
