/** Everything else one may want at a table, behind one button: the acts one may do here, for those who never type. */

import { Refused } from '../../tables/house.ts'
import { seatOf, tableById } from '../../tables/position.ts'
import { oursIn } from '../../words/words.ts'
import type { Act, LabelledName } from '../acts/act.ts'
import { words } from '../acts/board.ts'
import { clock } from '../acts/clock.ts'
import { end } from '../acts/end.ts'
import { mentor, watchWith } from '../acts/eyes.ts'
import { film } from '../acts/film.ts'
import { handover } from '../acts/hand-over.ts'
import { inbox } from '../acts/inbox.ts'
import { leagueOfTable } from '../acts/league/look.ts'
import { letters } from '../acts/letters.ts'
import { note } from '../acts/note.ts'
import { wishes } from '../acts/notification-settings.ts'
import { orders } from '../acts/plan.ts'
import { labelOf } from '../acts/press.ts'
import { promises } from '../acts/promises.ts'
import { log } from '../acts/recap.ts'
import { resign } from '../acts/resign.ts'
import { line } from '../acts/round-lines.ts'
import { rules } from '../acts/rules.ts'
import { sitting } from '../acts/sitting.ts'
import { goBack } from '../acts/take-back.ts'
import { sit } from '../acts/take-seat.ts'
import { trial } from '../acts/trial.ts'
import { wrong } from '../acts/wrong.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { answerWith } from '../out/replies.ts'
import { container } from '../show/panel.ts'
import { button, buttonRows, selectRow } from '../show/present/rows.ts'
import type { Reply } from '../show/reply.ts'
import { type Pressed, values } from './chosen.ts'
import { type AnyDoing, type Brought, doingOf, outcome } from './perform.ts'
import type { Door } from './press.ts'

export const MORE: readonly Act<LabelledName>[] = [
  rules,
  log,
  film,
  words,
  clock,
  sitting,
  letters,
  promises,
  note,
  line,
  watchWith,
  mentor,
  trial,
  orders,
  goBack,
  handover,
  sit,
  resign,
  end,
  leagueOfTable,
  inbox,
  wishes,
  wrong,
]

const broughtTo = (table: string): Brought => ({ by: 'press', raw: {}, id: table })

/** The list, or what was chosen from it with the way back. */
export const more: Door = (bot, interaction, { table, arg }) =>
  answerWith(interaction, async () => {
    const what = values(bot, interaction)[0] ?? arg
    const chosen = MORE.find(({ name }) => name === what)
    const reply = chosen && (await outcome(bot, interaction, chosen, broughtTo(table)))
    if (!reply) return list(bot, interaction, table)
    const back = button(idFor('more', table), oursIn(interaction.locale)('more.back'))
    return { ...reply, components: [...reply.components, ...buttonRows([back])] }
  })

async function list(bot: Bot, interaction: Pressed, table: string): Promise<Reply> {
  const ours = oursIn(interaction.locale)
  // What they are about is the same for all of them.
  const doing = await doingOf(bot, interaction, clock, broughtTo(table))
  const choices = []
  for (const act of MORE)
    if (await mayDo(act, doing)) choices.push({ value: act.name, label: labelOf(act, ours), about: ours(`act.${act.name}`) })
  const row = selectRow(idFor('more', table, '', 'list'), ours('more.what'), choices)
  // It may stand where the question stood.
  const at = await tableById(bot.house, table)
  const isPlaying = at.status === 'playing' && seatOf(at, interaction.user.id) !== undefined
  const back = isPlaying ? buttonRows([button(idFor('turn', table), ours('panel.back-to-question'))]) : []
  return { components: [container([ours('more.title')], [row, ...back])] }
}

async function mayDo({ may }: Act, doing: AnyDoing): Promise<boolean> {
  try {
    await may?.(doing)
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}
