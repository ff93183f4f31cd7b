/** A panel with the coach's line below its question, where there is one: at once if it is known, else a moment later. */
import { preparedBy } from '../../tables/eyes.ts'
import type { Position } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import { openDecision, type Place } from '../show/panel.ts'
import type { Reply } from '../show/reply.ts'
import type { Person } from './act.ts'
import { coaching } from './coaching.ts'
import { livingPanel } from './living-panel.ts'

export async function coachedPanel(bot: Bot, person: Person, position: Position, place: Place): Promise<Reply> {
  if (place.coach !== undefined) return livingPanel(bot, person, position, place)
  const decision = openDecision(position, preparedBy(position.table, person.me.id).seat, place.decision)
  const { known, later } = await coaching(bot, person, position, decision)
  const reply = await livingPanel(bot, person, position, { ...place, ...known })
  if (!later) return reply
  return {
    ...reply,
    async shown(message, edit) {
      await reply.shown?.(message, edit)
      await later({ message, edit }, (now, coached) => livingPanel(bot, person, now, { ...place, ...coached }))
    },
  }
}
