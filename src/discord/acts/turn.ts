/** Taking one's turn: the panel of everything that is asked, or a choice that was typed. */

import { onlyLooks, preparedBy } from '../../tables/eyes.ts'
import { positionAt } from '../../tables/position.ts'
import { act } from './act.ts'
import { choose, panelIn, turnPanel } from './answer.ts'
import { guestPanel } from './eyes.ts'
import { text } from './fields.ts'
import { seeing } from './may.ts'
import { chosenBy, suggestChoices } from './typed-choices.ts'

export const turn = act({
  name: 'turn',
  at: 'table',
  may: seeing,
  fields: { choice: text('turn.choice', { suggest: suggestChoices }) },
  async do(doing) {
    const { bot, table, me, given, locale, ours } = doing
    if (onlyLooks(table, me.id)) return guestPanel(doing)
    if (given.choice === null) return turnPanel(bot, doing, table.id)
    const at = await positionAt(bot.house, table.id)
    const asked = chosenBy(at, preparedBy(table, me.id).seat, given.choice, locale)
    if (asked) return choose(bot, doing, { table: table.id, decision: asked.decision }, asked.move, { at })
    return panelIn(bot, doing, at, { notice: ours('turn.unknown', { typed: given.choice }) })
  },
})
