/** Going back: alone, as long as nobody else has learnt anything; else if everybody agrees. */
import { takeBack } from '../../tables/play.ts'
import { type Answer, act, type Sure } from './act.ts'
import { panelIn } from './answer.ts'
import { yesOrNo } from './fields.ts'
import { preparing, seated } from './may.ts'
import { askEverybody } from './vote.ts'

const ASKING: Sure = { ask: { say: 'back.sure' }, yes: { say: 'vote.ask' }, look: 'main' }

/** Asks everybody. */
export const goBack = act({
  name: 'back',
  at: 'table',
  may: seated,
  sure: () => ASKING,
  do: (doing) => askEverybody(doing, 'undo'),
})

export const undo = act({
  name: 'undo',
  at: 'table',
  may: preparing,
  fields: { ask: yesOrNo('undo.ask') },
  async do(doing): Promise<Answer> {
    const { bot, house, table, me, given, ours } = doing
    if (given.ask) return askEverybody(doing, 'undo')
    return panelIn(bot, doing, await takeBack(house, table.id, me.id), { notice: ours('undo.done') })
  },
})
