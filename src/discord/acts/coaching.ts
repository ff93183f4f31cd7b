/** The coach at a question: its line at once if it is known already, else how it comes into the panel once it is. */
import type { Decision } from '../../kernel/contract.ts'
import { stillAsked } from '../../tables/hints.ts'
import type { Position } from '../../tables/position.ts'
import type { Bot } from '../bot.ts'
import type { Handle } from '../live-panels.ts'
import { adviceKnown, adviceOn, coachLine, isCoached, isWorthACoach } from '../show/coach.ts'
import type { Reply } from '../show/reply.ts'
import type { Person } from './act.ts'

type Coached = { readonly coach: readonly string[] }
type Coaching = {
  readonly known?: Coached
  /** Changes the panel, if it still shows that question by then. */
  later?(panel: Handle, anew: (position: Position, coached: Coached) => Promise<Reply>): Promise<void>
}

export async function coaching(
  bot: Bot,
  { me, locale }: Person,
  position: Position,
  decision: Decision | undefined,
): Promise<Coaching> {
  const table = position.table.id
  if (!isWorthACoach(decision) || !(await isCoached(bot, position, me.id))) return {}
  const known = adviceKnown(bot, position, decision)
  if (known) return { known: { coach: coachLine(position, decision, known, locale) } }
  return {
    async later(panel, anew) {
      const advice = await adviceOn(bot, position, decision)
      const now = advice.length > 0 && (await stillAsked(bot.house, table, decision))
      if (!now || !bot.panels.isShown(table, me.id, panel)) return
      const { components, files } = await anew(now, { coach: coachLine(now, decision, advice, locale) })
      await bot.panels.change(panel, { components, ...(files && { files }) })
    },
  }
}
