/** Asking what a computer would do in one's place. The panel is there at once; the hint comes a moment later. */
import type { Decision } from '../../kernel/contract.ts'
import { hintAt, stillAsked, type Tried } from '../../tables/hints.ts'
import { mySeat, type Position, positionAt } from '../../tables/position.ts'
import { openDecision, voiceAt } from '../show/panel.ts'
import { answerText } from '../show/present/complete-answers.ts'
import type { Reply } from '../show/reply.ts'
import { act, type Person } from './act.ts'
import { panelIn } from './answer.ts'
import { hintsAllowed } from './may.ts'

export const hint = act({
  name: 'hint',
  at: 'table',
  may: hintsAllowed,
  async do(doing): Promise<Reply> {
    const { bot, house, table, me, ours } = doing
    const position = await positionAt(house, table.id)
    const decision = openDecision(position, mySeat(position.table, me.id).seat)
    if (!decision || decision.offer) return panelIn(bot, doing, position, { notice: ours('hint.nothing') })
    const place = { decision: decision.id }
    const waiting = await panelIn(bot, doing, position, { ...place, notice: ours('hint.thinking') })
    return {
      ...waiting,
      async shown(message, edit) {
        await waiting.shown?.(message, edit)
        const notice = await hintText(doing, position, decision, await hintAt(house, position, decision))
        const now = await stillAsked(house, table.id, decision)
        if (!now || !bot.panels.isShown(table.id, me.id, { message, edit })) return
        const { components, files } = await panelIn(bot, doing, now, { ...place, notice })
        await bot.panels.change({ message, edit }, { components, ...(files && { files }) })
      },
    }
  },
})

/** What, and why: how it went in the games that were played on in thought, beside the best of the others. */
function hintText({ ours, locale }: Person, position: Position, { input }: Decision, hint: Awaited<ReturnType<typeof hintAt>>) {
  const said = ({ answer, won, worlds }: Tried) => ({
    answer: answerText(voiceAt(position, locale), input, answer),
    won: Math.round(won),
    worlds,
  })
  const { best, next } = hint
  if (best.worlds === 0) return ours('hint.plain', said(best))
  return ours('hint.tried', { ...said(best), next: next ? said(next) : null })
}
