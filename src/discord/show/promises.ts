/** Promises as those see them who may: those two while the game is played, everybody after its end, with what became of them. */
import type { Seated } from '../../store/store.ts'
import { addresseesOf } from '../../tables/letters.ts'
import { namesAt } from '../../tables/position.ts'
import { kindsAt, type PromiseRow, promisesFor, type Verdict, verdictOn } from '../../tables/promises.ts'
import { inPublic, type Ours } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { clip } from './limits.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row, selectRow, wordRow } from './present/rows.ts'
import { quoted } from './quoted.ts'
import type { Reply } from './reply.ts'

const SHORT = 300
const MOST_SHOWN = 6

const twoOf = (table: Seated, { from, to }: PromiseRow) => ({
  from: namesAt(table)(from),
  to: namesAt(table)(to[0]?.seat ?? ''),
})

/** What was promised: peace in our words, and whatever was added in theirs. */
export const promisedLines = ({ promise: { kind }, words }: PromiseRow, ours: Ours): string[] => [
  ...(kind === 'peace' ? [ours('promise.peace')] : []),
  ...(words ? [quoted(clip(words, SHORT))] : []),
]

function verdictText(verdict: Verdict, ours: Ours): string {
  if (verdict === null) return ours('promise.open')
  if (verdict === 'contested') return ours('promise.contested')
  const { kept, by } = verdict
  return by === 'rules' ? ours('promise.ruled', { kept }) : ours('promise.said', { kept, isBoth: by === 'both' })
}

/** What one may read, to whom one may promise something, and what those two are asked after the end. */
export async function promiseList(bot: Bot, table: Seated, me: string, mayPromise: boolean, ours: Ours): Promise<Reply> {
  const rows = await promisesFor(bot.house, table, me)
  const isOver = table.status === 'finished'
  const events = isOver && rows.length > 0 ? await bot.house.store.events(table.id, 0) : []
  const parts = rows.slice(-MOST_SHOWN).flatMap((row): Row[] => {
    const verdict = isOver ? verdictOn(bot.house, table, row, events) : null
    const { salt, receipt } = row.promise
    const lines = [
      ours('promise.head', { ...twoOf(table, row), at: row.at }),
      ...promisedLines(row, ours),
      ...(isOver ? [verdictText(verdict, ours), ours('promise.seal', { salt, receipt })] : [ours('promise.waits')]),
    ]
    const isMine = row.by === me || row.to.some(({ person }) => person === me)
    const isJudged = verdict !== null && verdict !== 'contested' && verdict.by === 'rules'
    return [wordRow(lines.join('\n')), ...(isOver && isMine && !isJudged ? judging(table, row, ours) : [])]
  })
  const none = ours(isOver ? 'promise.opened-none' : 'promise.none')
  const lines = [ours('promise.title'), ...(rows.length === 0 ? [none] : []), ...(mayPromise ? [ours('promise.explain')] : [])]
  return { components: [container(lines, [...parts, ...(mayPromise ? [takers(bot, table, me, ours)] : [])])] }
}

const judging = ({ id }: Seated, row: PromiseRow, ours: Ours): Row[] =>
  buttonRows([
    button(idFor('judge', id, '', `kept.${row.id}`), ours('promise.kept'), 'good'),
    button(idFor('judge', id, '', `broken.${row.id}`), ours('promise.broken'), 'bad'),
  ])

function takers(bot: Bot, table: Seated, me: string, ours: Ours): Row {
  const kinds = kindsAt(bot.house, table)
  const choices = addresseesOf(table, me).flatMap(({ seat }) =>
    kinds.map((kind) => ({
      value: `${seat}+${kind}`,
      label: ours('promise.choice', { to: namesAt(table)(seat), label: ours(`promise.${kind}.label`) }),
    })),
  )
  return selectRow(idFor('promise', table.id), ours('promise.to-whom'), choices)
}

/** At the end everybody reads what was promised, and what became of it. */
export async function finalePromises(bot: Bot, table: Seated): Promise<string[]> {
  const rows = await promisesFor(bot.house, table, null)
  if (rows.length === 0) return []
  const events = await bot.house.store.events(table.id, 0)
  const line = (row: PromiseRow) =>
    inPublic('promise.line', {
      ...twoOf(table, row),
      words: promisedLines({ ...row, words: clip(row.words.replaceAll(/\s+/g, ' '), 120) }, inPublic)
        .map((each) => each.replace(/^> (.*)$/, '“$1”'))
        .join(' '),
      verdict: verdictText(verdictOn(bot.house, table, row, events), inPublic),
    })
  return [inPublic('promise.finale'), ...rows.slice(0, MOST_SHOWN).map(line)]
}

/** To whom it was made, in private. */
export const promiseNote = (table: Seated, row: PromiseRow, ours: Ours) => ({
  lines: [ours('promise.to-you', { from: namesAt(table)(row.from) }), ...promisedLines(row, ours), ours('promise.waits')],
  rows: buttonRows([button(idFor('promises', table.id), ours('act.promises.label'), 'main')]),
})
