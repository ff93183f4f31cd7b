/** Asking the coach why: the reasons for its line, in the same panel. */
import { mySeat, positionAt } from '../../tables/position.ts'
import { adviceKnown, coachReasons, isWorthACoach } from '../show/coach.ts'
import { openDecision } from '../show/panel.ts'
import type { Reply } from '../show/reply.ts'
import { act } from './act.ts'
import { panelIn } from './answer.ts'
import { hintsAllowed } from './may.ts'

export const coach = act({
  name: 'coach',
  at: 'table',
  may: hintsAllowed,
  async do(doing): Promise<Reply> {
    const { bot, house, table, me, ours, locale } = doing
    const position = await positionAt(house, table.id)
    const decision = openDecision(position, mySeat(position.table, me.id).seat)
    if (!isWorthACoach(decision)) return panelIn(bot, doing, position, { notice: ours('hint.nothing') })
    const advice = adviceKnown(bot, position, decision) ?? []
    return panelIn(bot, doing, position, { decision: decision.id, coach: coachReasons(position, decision, advice, locale) })
  },
})
