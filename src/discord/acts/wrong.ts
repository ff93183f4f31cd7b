/** Something is wrong here: a form on the error panel and under *More*, who reads it, and what became of it. */
import { PermissionFlagsBits as May } from 'discord.js'
import { refuse } from '../../tables/house.ts'
import { answerReport, report } from '../../tables/reports.ts'
import { idFor } from '../ids.ts'
import { container } from '../show/panel.ts'
import { button, buttonRows } from '../show/present/rows.ts'
import { reportList } from '../show/report-card.ts'
import { act } from './act.ts'
import { pressed, text } from './fields.ts'

const LONGEST = 1_500

export const wrong = act({
  name: 'wrong',
  at: 'table-unread',
  fields: { text: text('wrong.text', { max: LONGEST }) },
  form: { title: 'act.wrong.label', label: 'wrong.text', held: () => '' },
  async do({ bot, house, tableId, me, where, given, ours }) {
    if (given.text === null) {
      const write = button(idFor('wrong', tableId ?? ''), ours('wrong.write'), 'main')
      return { components: [container([ours('wrong.about')], buttonRows([write]))] }
    }
    if (given.text.trim() === '') return refuse('wrong.empty')
    const fault = bot.faults.get(me.id)
    const told = { person: me.id, words: given.text.trim(), server: where.guildId, served: house, table: tableId, fault }
    const { isRead } = await report(bot.home, told)
    bot.faults.drop(me.id)
    return { say: 'wrong.done', isRead }
  },
})

type Where = { readonly guildId: string | null; readonly memberPermissions: { has(what: bigint): boolean } | null }

/** Those who look after a server, or after the channel that reports go to. */
const looksAfter = ({ where }: { where: Where }) =>
  where.memberPermissions?.has(May.ManageGuild) || where.memberPermissions?.has(May.ManageMessages) || refuse('wrong.not-yours')

export const answerWrong = act({
  name: 'wrong-answer',
  at: 'anywhere',
  may: looksAfter,
  fields: { text: text('wrong.answer-text', { max: LONGEST }), report: pressed() },
  reads: ({ decision }) => ({ report: decision }),
  form: { title: 'wrong.answer-title', label: 'wrong.answer-text', held: () => '' },
  async do({ bot, where, given }) {
    const words = given.text?.trim() || refuse('wrong.empty')
    await answerReport(bot.home, given.report ?? '', { server: where.guildId ?? '', words })
    return { say: 'wrong.answered' }
  },
})

/** All that wait for an answer here, also where no channel was chosen for them. */
export const wrongs = act({
  name: 'wrongs',
  at: 'anywhere',
  may: looksAfter,
  do: async ({ bot, where, ours }) => reportList(bot, await bot.home.store.reportsOn(where.guildId ?? ''), ours),
})
