/** Taking one's turn: the panel of everything that is asked, or a choice that was typed. */

import { mySeat, positionAt } from '../../tables/position.ts'
import { act } from './act.ts'
import { choose, panelIn, turnPanel } from './answer.ts'
import { text } from './fields.ts'
import { seated } from './may.ts'
import { chosenBy, suggestChoices } from './typed-choices.ts'

export const turn = act({
  name: 'turn',
  at: 'table',
  may: seated,
  fields: { choice: text('turn.choice', { suggest: suggestChoices }) },
  async do(doing) {
    const { bot, table, me, given, locale, ours } = doing
    if (given.choice === null) return turnPanel(bot, doing, table.id)
    const at = await positionAt(bot.house, table.id)
    const asked = chosenBy(at, mySeat(table, me.id).seat, given.choice, locale)
    if (asked) return choose(bot, doing, { table: table.id, decision: asked.decision }, asked.move, { at })
    return panelIn(bot, doing, at, { notice: ours('turn.unknown', { typed: given.choice }) })
  },
})
