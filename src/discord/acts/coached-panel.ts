/** A panel with the coach's line below its question, where there is one: at once if it is known, else a moment later. */
import { stillAsked } from '../../tables/hints.ts'
import { mySeat, type Position } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { adviceKnown, adviceOn, coachLine, isCoached, isWorthACoach } from '../show/coach.ts'
import { openDecision, type Place } from '../show/panel.ts'
import type { Reply } from '../show/reply.ts'
import type { Person } from './act.ts'
import { livingPanel } from './living-panel.ts'

export async function coachedPanel(bot: Bot, person: Person, position: Position, place: Place): Promise<Reply> {
  const decision = openDecision(position, mySeat(position.table, person.me.id).seat, place.decision)
  const isAlone = place.coach !== undefined || !isWorthACoach(decision) || !(await isCoached(bot, position, person.me.id))
  if (isAlone) return livingPanel(bot, person, position, place)
  const known = adviceKnown(bot, position, decision)
  if (known) return livingPanel(bot, person, position, { ...place, coach: coachLine(position, decision, known, person.locale) })
  const reply = await livingPanel(bot, person, position, place)
  return {
    ...reply,
    async shown(message, edit) {
      await reply.shown?.(message, edit)
      const advice = await adviceOn(bot, position, decision)
      const now = advice.length > 0 && (await stillAsked(bot.house, position.table.id, decision))
      if (!now || !bot.panels.isShown(position.table.id, person.me.id, { message, edit })) return
      const coach = coachLine(now, decision, advice, person.locale)
      const { components, files } = await livingPanel(bot, person, now, { ...place, coach })
      await bot.panels.change({ message, edit }, { components, ...(files && { files }) })
    },
  }
}
