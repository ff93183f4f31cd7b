/** Letters as those see them who may: in a list, in their panel, and as a private message. */
import type { MailRow, PostBody, Seated } from '../../store/store.ts'
import { hostedAt } from '../../tables/house.ts'
import { addresseesOf } from '../../tables/letters.ts'
import { namesAt, seatOf } from '../../tables/position.ts'
import { isPromise } from '../../tables/promises.ts'
import { type Ours, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import type { Settled } from './cards.ts'
import { clip } from './limits.ts'
import { type Message, silent } from './message.ts'
import { container } from './panel.ts'
import { button, buttonRows, type Row, selectRow } from './present/rows.ts'
import { promisedLines, promiseNote } from './promises.ts'
import { quoted } from './quoted.ts'
import type { Reply } from './reply.ts'

/** The newest of them; the list says that there were others. */
const MOST_SHOWN = 8
const SHORT = 400

function letterLines(table: Seated, letter: MailRow, ours: Ours, me: string): string[] {
  const { from, by, to, words, at } = letter
  if (isPromise(letter)) return [ours('promise.to-you', { from: namesAt(table)(from) }), ...promisedLines(letter, ours)]
  const name = namesAt(table)
  const names = to.map(({ seat, person }) => (person === me ? ours('letter.you') : name(seat)))
  return [
    ours('letter.head', { from: by === me ? ours('letter.from-you') : name(from), to: names, at }),
    quoted(clip(words, SHORT)),
  ]
}

/** What one may read, and to whom one may write. */
export function letterList(table: Seated, letters: readonly MailRow[], me: string, mayWrite: boolean, ours: Ours): Reply {
  const shown = letters.slice(-MOST_SHOWN)
  const lines = [
    ours('letter.title'),
    ...(letters.length > shown.length ? [ours('letter.earlier', { earlier: letters.length - shown.length })] : []),
    ...(letters.length === 0 ? [ours('letter.none')] : shown.flatMap((letter) => letterLines(table, letter, ours, me))),
    ...(mayWrite ? ['', ours(table.terms.talk === 'opened' ? 'letter.opened-later' : 'letter.between')] : []),
  ]
  return { components: [container(lines, mayWrite ? [recipients(table, me, ours)] : [])] }
}

function recipients(table: Seated, me: string, ours: Ours): Row {
  const people = addresseesOf(table, me)
  const choices = people.map(({ seat }) => ({ value: seat, label: namesAt(table)(seat) }))
  return selectRow(idFor('write', table.id), ours('letter.to-whom'), choices, 1, choices.length)
}

/** Above the recap of the panel: what came since one last acted. */
export const newLetterLines = (table: Seated, letters: readonly MailRow[], me: string, ours: Ours): string[] =>
  letters.length === 0
    ? []
    : [
        ours('letter.new', { letters: letters.length }),
        ...letters.slice(-3).flatMap((letter) => letterLines(table, letter, ours, me)),
      ]

/** To one of those it is for; null if they have left that seat. */
export async function letterNote(
  bot: Bot,
  { standing }: Settled,
  body: Extract<PostBody, { kind: 'mail' }>,
): Promise<Message | null> {
  const { table, people } = standing
  const letter = (await bot.house.store.mailAt(table.id)).find(({ id }) => id === body.mail)
  if (!letter || !seatOf(table, body.person)) return null
  const ours = oursIn(people.find(({ id }) => id === body.person)?.locale ?? PUBLIC)
  const { title } = hostedAt(bot.house, table.game, table.pack)
  const where = ours('direct.where', { title, id: table.id, channel: table.channel })
  if (isPromise(letter)) {
    const { lines, rows } = promiseNote(table, letter, ours)
    return silent([container([where, ...lines], rows)])
  }
  const lines = [where, ...letterLines(table, letter, ours, body.person).slice(0, 1), quoted(letter.words)]
  const rows = buttonRows([
    button(idFor('write', table.id, letter.from), ours('letter.answer'), 'main'),
    button(idFor('letters', table.id), ours('act.letters.label')),
  ])
  return silent([container(lines, table.status === 'playing' ? rows : [])])
}
