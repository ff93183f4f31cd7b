/** What a table says besides its game: notices, reminders, calls, and private notes to those who are asked. */
import type { Seat } from '../../kernel/contract.ts'
import type { Aside, PostBody, Seated, Standing, Vote } from '../../store/store.ts'
import { recap } from '../../tables/history.ts'
import { hostedAt } from '../../tables/house.ts'
import { owing, type Position, positionIn } from '../../tables/position.ts'
import { isComputer } from '../../tables/seating.ts'
import { type Ours, inPublic as ours, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { leagueButtons } from './league/table-buttons.ts'
import { calling, type Message, silent } from './message.ts'
import { noticeRows } from './open-seats.ts'
import { container, openDecision, type Place, panelFor, sayAt } from './panel.ts'
import { hung, pictures } from './pictures.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { askOf } from './vote-card.ts'

export async function notice(
  bot: Bot,
  table: Seated,
  body: Extract<PostBody, { kind: 'notice' }>,
  above: readonly string[] = [],
): Promise<Message> {
  const text = sayAt({ table, hosted: hostedAt(bot.house, table.game, table.pack) }, PUBLIC)(body.text)
  return calling(silent([container([...above, text], await rowsUnder(bot, table, body))]), body.ping ?? [])
}

/** Somebody is called to what stands above, because it did not reach them otherwise. */
export const pinged = (person: string): Message => calling(silent([container([ours('call.above', { person })], [])]), [person])

const takeTurn = ({ id }: Seated, inTheirs: Ours = ours) =>
  buttonRows([button(idFor('turn', id), inTheirs('button.take-turn'), 'main')])

const lookOn = ({ id, status }: Seated): Row[] =>
  status === 'playing' ? buttonRows([button(idFor('look-on', id), ours('act.look-on.label'), 'main')]) : []

const areYouHere = ({ id, status }: Seated): Row[] =>
  status !== 'lobby'
    ? []
    : buttonRows([
        button(idFor('here', id), ours('button.here'), 'main'),
        button(idFor('pass', id), ours('button.not-this-time')),
      ])

/** Notices that ask for something, and the press that does it. */
const LEADING_ON: Readonly<Record<string, (table: Seated) => Row[]>> = {
  'eyes.guest': (table) => lookOn(table),
  'eyes.mentor': (table) => lookOn(table),
  'clock.paused': ({ id }) => buttonRows([button(idFor('resume', id), ours('button.go-on'), 'main')]),
  'clock.forgiven': (table) => takeTurn(table),
  'sitting.begins': (table) => takeTurn(table),
  'table.still-here': (table) => areYouHere(table),
  'table.muster': (table) => areYouHere(table),
  'table.invitation': ({ id, status }) =>
    status !== 'lobby'
      ? []
      : buttonRows([
          button(idFor('join', id), ours('button.join'), 'main'),
          button(idFor('pass', id), ours('button.not-this-time')),
        ]),
  'table.soon': (table) => areYouHere(table),
  'table.unjoined': ({ id, status }) =>
    status !== 'lobby'
      ? []
      : buttonRows([
          button(idFor('wait-on', id), ours('button.wait-on'), 'main'),
          button(idFor('end', id), ours('button.close-table')),
        ]),
}

/** What its league says at a table leads to the league. */
async function rowsUnder(bot: Bot, table: Seated, { text, open }: Extract<PostBody, { kind: 'notice' }>): Promise<Row[]> {
  if (text.say.startsWith('league.')) return buttonRows(await leagueButtons(bot, table))
  return LEADING_ON[text.say]?.(table) ?? noticeRows(table, open)
}

/** Null once the question it was about has been answered. In private it says which table it is about, and what nobody else may know. */
export function reminder(
  table: Seated,
  body: Extract<PostBody, { kind: 'remind' }>,
  privately?: { readonly isDrafted: boolean; readonly locale: string },
): Message | null {
  const { person, seat, asked, last } = body
  const row = table.seats.find((each) => each.seat === seat)
  if (row?.person !== person || row.askedAt !== asked || row.dueAt === null) return null
  const { channel } = table
  const { dueAt } = row
  const theirs = privately ? oursIn(privately.locale) : ours
  const lines = [
    privately
      ? theirs(last ? 'remind.last-at' : 'remind.half-at', { channel, dueAt })
      : theirs(last ? 'remind.last' : 'remind.half', { person, dueAt }),
    ...(privately?.isDrafted ? [theirs('remind.drafted')] : []),
  ]
  return calling(silent([container(lines, takeTurn(table, theirs))]), [person])
}

/** Null once it has been answered. */
export function morningCall(bot: Bot, standing: Standing, body: Extract<PostBody, { kind: 'call' }>): Message | null {
  const { person, seat } = body
  const { table } = standing
  if (body.about === 'end') return calling(silent([container([ours('call.ended', { person })], [])]), [person])
  const row = table.seats.find((each) => each.seat === seat && each.person === person && !isComputer(each))
  if (!row || table.status !== 'playing' || !isStillToCome(positionIn(bot.house, standing), seat, body.fence)) return null
  const lines = [ours('call.asked', { person, dueAt: row.dueAt })]
  return calling(silent([container(lines, takeTurn(table))]), [person])
}

/** Whoever has answered meanwhile needs no call, and neither does whoever is asked on in the panel they answered in. */
export function isStillToCome(position: Position, seat: Seat, fence?: number): boolean {
  const row = position.table.seats.find((each) => each.seat === seat)
  return owing(position).includes(seat) && (fence === undefined || (row?.actedAt ?? 0) <= fence)
}

type AsideBody = Extract<PostBody, { kind: 'direct' }> & { readonly about: Aside }

/** What somebody wished to hear of besides being asked. Null once it is not so any more. */
export function asideNote(position: Position, body: AsideBody, locale: string): Message | null {
  const { table, hosted } = position
  const { about, seat, events = [] } = body
  const theirs = oursIn(locale)
  const owed = owing(position)
  if (about === 'next' ? owed.includes(seat) : about === 'alone' && !(owed.length === 1 && owed[0] === seat)) return null
  const lines = [
    theirs('direct.where', { title: hosted.title, id: table.id, channel: table.channel }),
    theirs(`aside.${about}`),
    ...events.map((text) => `- ${sayAt(position, locale)(text)}`),
  ]
  return silent([container(lines, owed.includes(seat) ? takeTurn(table, theirs) : [])])
}

/** A private note to somebody who is asked: the panel itself, with what happened since they last acted. */
export async function turnCard(bot: Bot, position: Position, seat: Seat, locale: string): Promise<Message> {
  const { table } = position
  const notice = oursIn(locale)('direct.asked', { channel: table.channel })
  const events = await recap(bot.house, table, seat, 'acted')
  return askedHere(bot, position, seat, { recap: events, notice, locale })
}

/** A panel that can be answered where it stands, with the picture of what it asks about. */
export async function askedHere(bot: Bot, position: Position, seat: Seat, place: Place & { locale: string }): Promise<Message> {
  const about = openDecision(position, seat)?.about
  const files = about === undefined ? [] : await pictures(bot, position, seat, [{ kind: 'place', about }], place.locale)
  return silent(hung(panelFor(position, seat, { ...place, isAway: true }), files), files)
}

/** Somebody asks for everybody's agreement: the question, what silence means, and the buttons that answer. */
export function voteNote(bot: Bot, table: Seated, vote: Vote, seat: Seat, locale: string): Message {
  const { post, kind, yes } = vote
  const theirs = oursIn(locale)
  const { title } = hostedAt(bot.house, table.game, table.pack)
  const lines = [
    theirs('direct.where', { title, id: table.id, channel: table.channel }),
    `**${theirs('vote.asks', askOf(table, vote))}**`,
  ]
  if (yes.includes(seat)) return silent([container([...lines, theirs('vote.agreed')], [])])
  const rows = buttonRows([
    button(idFor('agree', table.id, '', post), theirs('button.agree'), 'good'),
    button(idFor('decline', table.id, '', post), theirs('button.decline'), 'bad'),
  ])
  return silent([container([...lines, theirs('vote.yours', { kind })], rows)])
}
