/** Reports of what is wrong, for those who look after them, and what became of them, for those who wrote them. */
import type { PostBody, ReportRow } from '../../store/store.ts'
import { inPublic, type Ours, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { clip } from './limits.ts'
import { CALM, type Message, silent } from './message.ts'
import { container } from './panel.ts'
import { button, buttonRows } from './present/rows.ts'
import { quoted } from './quoted.ts'
import type { Reply } from './reply.ts'

const MOST_LISTED = 5
const SHORT = 300

function aboutIt({ house }: Bot, { table, facts, at }: ReportRow, ours: Ours): string {
  const title = (facts.game && house.games.get(facts.game)?.title) ?? null
  return ours('wrong.what', { title, table, at })
}

function lines(bot: Bot, row: ReportRow, ours: Ours): string[] {
  const { id, person, words, facts, answer } = row
  if (person === null) return [ours('wrong.title'), ours('wrong.withdrawn')]
  return [
    ours('wrong.title'),
    `${aboutIt(bot, row, ours)} · <@${person}>`,
    quoted(words),
    ours('wrong.facts', { ...facts, file: id }),
    ...(answer === null ? [] : [ours('wrong.became'), quoted(answer)]),
  ]
}

const answerButton = (
  { id, answer }: ReportRow,
  ours: Ours,
  label = ours(answer === null ? 'wrong.answer' : 'wrong.answer-again'),
) => button(idFor('wrong-answer', '', id), label, answer === null ? 'main' : 'plain')

/** As it stands in the channel for it; or, to whoever wrote it, what became of it. Null where there is nothing to say any more. */
export async function reportMessage(bot: Bot, body: Extract<PostBody, { kind: 'report' }>): Promise<Message | null> {
  const row = await bot.house.store.report(body.report)
  if (!row) return null
  if (body.person !== undefined) return row.person === body.person ? becameNote(bot, row) : null
  const buttons = row.person === null ? [] : buttonRows([answerButton(row, inPublic)])
  return silent([container(lines(bot, row, inPublic), buttons, CALM)])
}

async function becameNote(bot: Bot, row: ReportRow): Promise<Message> {
  const ours = oursIn((await bot.house.store.person(row.person ?? ''))?.locale ?? PUBLIC)
  const { words, answer } = row
  const said = [
    ours('wrong.yours'),
    aboutIt(bot, row, ours),
    quoted(clip(words, SHORT)),
    ours('wrong.became'),
    quoted(answer ?? ''),
  ]
  return silent([container(said, [], CALM)])
}

/** Those that wait for an answer; the newest first. */
export function reportList(bot: Bot, rows: readonly ReportRow[], ours: Ours): Reply {
  const open = rows.filter(({ answer, person }) => answer === null && person !== null)
  if (open.length === 0) return { components: [container([ours('wrong.none')], [])] }
  const shown = open.slice(0, MOST_LISTED)
  const words = shown.flatMap((row, i) => [
    `**${i + 1}.** ${aboutIt(bot, row, ours)} · <@${row.person}>`,
    quoted(clip(row.words, SHORT)),
  ])
  const buttons = shown.map((row, i) => answerButton(row, ours, `${i + 1}. ${ours('wrong.answer')}`))
  return { components: [container([ours('wrong.list', { open: open.length }), ...words], buttonRows(buttons))] }
}

/** What of one's own reports is still of interest, for the inbox. */
export const reportLines = (bot: Bot, rows: readonly ReportRow[], ours: Ours): string[] =>
  rows.flatMap((row) => {
    const became =
      row.answer === null ? ours('wrong.open') : `${ours('wrong.became')} ${clip(row.answer.replaceAll('\n', ' '), SHORT)}`
    return [`${aboutIt(bot, row, ours)}: ${clip(row.words.replaceAll('\n', ' '), SHORT)}`, `-# ${became}`]
  })
