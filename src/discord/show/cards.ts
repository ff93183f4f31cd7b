/**
 * The messages of a table that nobody asked for, made from what everybody may see. A stored post says which; this makes the message:
 * for a channel in the first language, for one person in theirs.
 */
import type { APIMessageTopLevelComponent, AttachmentBuilder, MessageMentionOptions } from 'discord.js'
import type { Event, Outcome, Text } from '../../kernel/contract.ts'
import type { Letter, PostBody, Seated, Standing } from '../../store/store.ts'
import { callableAt, settingsOf } from '../../tables/clock.ts'
import { momentIn } from '../../tables/history.ts'
import { hostedAt } from '../../tables/house.ts'
import { type Moment, namesAt, type Open, owing, positionIn, speakerAt } from '../../tables/position.ts'
import { isComputer } from '../../tables/seating.ts'
import { type Ours, inPublic as ours, oursIn, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { eventText, worthTelling } from './event-text.ts'
import { leagueButtons } from './league/table-buttons.ts'
import { lobbyCard } from './lobby-card.ts'
import { noticeRows } from './open-seats.ts'
import { container, sayAt, voiceAt } from './panel.ts'
import { frame, pictures, type Shot } from './pictures.ts'
import { answerText } from './present/complete-answers.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { silentVoters, voteCard } from './vote-card.ts'

export type Message = {
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly files: readonly AttachmentBuilder[]
  readonly allowedMentions: MessageMentionOptions
}

const GOLD = 0xc9a24b
const CALM = 0x3d6b7d
const EVENTS_ON_A_CARD = 6

const silent = (components: readonly APIMessageTopLevelComponent[], files: readonly AttachmentBuilder[] = []): Message => ({
  components,
  files,
  allowedMentions: { parse: [] },
})

/** A letter about a table. */
export type Settled = Letter & { readonly standing: Standing }

/** The message a post stands for, as things are now; null if there is nothing to say any more. */
export async function messageFor(bot: Bot, letter: Settled): Promise<Message | null> {
  const { post, standing } = letter
  const { body } = post
  const { table } = standing
  switch (body.kind) {
    case 'lobby':
      return { ...silent([lobbyCard(bot, table)]), allowedMentions: { users: [...(body.ping ?? [])] } }
    case 'card':
    case 'end':
      return cardFor(bot, letter, body)
    case 'notice':
      return {
        ...silent([container([noticeText(bot, table, body.text)], await rowsUnder(bot, table, body))]),
        allowedMentions: { users: [...(body.ping ?? [])] },
      }
    case 'remind':
      return reminder(table, body)
    case 'call':
      return morningCall(bot, standing, body)
    case 'vote':
      return table.vote?.post === post.id
        ? { ...silent([voteCard(table, table.vote, post.id)]), allowedMentions: { users: silentVoters(table, table.vote) } }
        : null
    case 'edit':
    case 'league':
    case 'direct':
      return null // brought up to date, and sent privately, elsewhere
  }
}

const takeTurn = ({ id }: Seated, inTheirs: Ours = ours) =>
  buttonRows([button(idFor('turn', id), inTheirs('button.take-turn'), 'main')])

/** Notices that ask for something, and the press that does it. */
const LEADING_ON: Readonly<Record<string, (table: Seated) => Row[]>> = {
  'clock.paused': ({ id }) => buttonRows([button(idFor('resume', id), ours('button.go-on'), 'main')]),
  'clock.forgiven': (table) => takeTurn(table),
  'table.still-here': ({ id }) =>
    buttonRows([button(idFor('here', id), ours('button.here'), 'main'), button(idFor('pass', id), ours('button.not-this-time'))]),
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
  return {
    components: [container(lines, takeTurn(table, theirs))],
    files: [],
    allowedMentions: { users: [person] },
  }
}

/** Null once it has been answered. */
function morningCall(bot: Bot, standing: Standing, { person, seat }: Extract<PostBody, { kind: 'call' }>): Message | null {
  const { table } = standing
  const row = table.seats.find((each) => each.seat === seat && each.person === person && !isComputer(each))
  if (!row || table.status !== 'playing' || !owing(positionIn(bot.house, standing)).includes(seat)) return null
  const lines = [ours('call.asked', { person, dueAt: row.dueAt })]
  return { ...silent([container(lines, takeTurn(table))]), allowedMentions: { users: [person] } }
}

function noticeText(bot: Bot, table: Seated, text: Text): string {
  return sayAt({ table, hosted: hostedAt(bot.house, table.game, table.pack) }, PUBLIC)(text)
}

// ── The game ────────────────────────────────────────────────────────────────────────────────────────────────────

type CardBody = Extract<PostBody, { kind: 'card' | 'end' }>

/** What everybody was told up to a moment. */
const toldBy = ({ seen }: Moment, { events }: Letter): Event[] =>
  events.filter(({ n, to }) => to === 'all' && n < seen(null).told)

async function cardFor(bot: Bot, letter: Settled, body: CardBody): Promise<Message | null> {
  const { post, standing } = letter
  const { table } = standing
  const moment = momentIn(bot.house, letter, body.fence)
  if (!moment) return null
  const { awaited: asked } = moment.seen(null)
  const events = toldBy(moment, letter)
  if (body.kind === 'end') return endCard(bot, moment, events)
  const isCurrent = table.card.post === post.id && table.status === 'playing'
  const files = await pictures(bot, moment, null, shotsFor(moment), PUBLIC)
  // Only those are pinged who still owe something when it is sent, who are there, and whom it does not wake.
  const owed = isCurrent ? owing(positionIn(bot.house, standing)) : []
  const settings = settingsOf(standing.people)
  const isAwake = (person: string) => callableAt(table, bot.house.now(), settings.get(person)) <= bot.house.now()
  const people = table.seats.flatMap((row) =>
    row.person &&
    !isComputer(row) &&
    owed.includes(row.seat) &&
    asked.includes(row.seat) &&
    row.seat !== body.acted &&
    isAwake(row.person)
      ? [row.person]
      : [],
  )
  const lines = [
    headline(moment),
    ...(body.fence === 0 ? (moment.hosted.about(PUBLIC).goal ?? []) : []),
    ...(body.rewound ? [ours('card.stepped-back')] : []),
    ...eventLines(moment, events),
    ...askedLines(moment),
  ]
  return {
    components: [frame(lines, files, isCurrent ? cardButtons(table, isSealed(moment)) : [], isSealed(moment) ? GOLD : CALM)],
    files,
    allowedMentions: { users: people },
  }
}

/** The card as it should look now: the present one is kept up to date, earlier ones shrink to what happened. */
export async function refreshed(bot: Bot, letter: Settled): Promise<Message | null> {
  const { target: post, standing } = letter
  if (!post) return null
  const { table } = standing
  const { body } = post
  if (body.kind === 'lobby') return silent([lobbyCard(bot, table)])
  if (body.kind === 'vote') return silent([voteCard(table, body.vote, post.id)])
  if (body.kind !== 'card') return null
  const isCurrent = table.card.post === post.id && table.status === 'playing'
  if (!isCurrent) return shrunk(bot, letter, body)
  const position = positionIn(bot.house, standing)
  const events = toldBy(position, letter)
  const files = await pictures(bot, position, null, shotsFor(position), PUBLIC)
  const lines = [headline(position), ...eventLines(position, events), ...askedLines(position)]
  const sealed = isSealed(position)
  return silent([frame(lines, files, cardButtons(table, sealed), sealed ? GOLD : CALM)], files)
}

function shrunk(bot: Bot, letter: Settled, body: Extract<PostBody, { kind: 'card' }>): Message {
  const { table } = letter.standing
  const { title } = hostedAt(bot.house, table.game, table.pack)
  const moment = momentIn(bot.house, letter, body.fence)
  if (!moment) return silent([container([ours('card.taken-back', { title })], [])])
  return silent([container([headline(moment), ...eventLines(moment, toldBy(moment, letter), 'card.earlier')], [])])
}

const headline = ({ table, hosted, seen }: Moment, locale = PUBLIC) =>
  oursIn(locale)('panel.headline', {
    title: hosted.title,
    headline: hosted.headline(seen(null).view, speakerAt(table, locale)),
  })

function eventLines(
  moment: Moment,
  events: readonly Event[],
  more: 'card.earlier' | 'card.earlier-recap' = 'card.earlier-recap',
): string[] {
  const voice = voiceAt(moment, PUBLIC)
  const told = worthTelling(events, EVENTS_ON_A_CARD).map((event) => `- ${eventText(voice, event)}`)
  const earlier = events.length - told.length
  return [...(earlier > 0 ? [ours(more, { earlier })] : []), ...told, ...(told.length > 0 ? [''] : [])]
}

/**
 * Who is asked for what, until when, and what happens otherwise. Counts of sealed answers, never their authors' haste; and of
 * defaults only those that tell nothing hidden: the first card of somebody's hand is a default, too.
 */
export function askedLines(moment: Moment): string[] {
  const { table } = moment
  const { open, awaited: asked } = moment.seen(null)
  const sealed = open.filter(({ sealed }) => sealed)
  const voice = voiceAt(moment, PUBLIC)
  const { say } = voice
  const promptsOf = (questions: readonly Open[]) => new Set(questions.map(({ prompt }) => say(prompt)))
  if (sealed.length > 0) {
    const done = sealed.filter(({ isAnswered }) => isAnswered).length
    const prompts = promptsOf(open)
    const people = mentions(
      table,
      sealed.map(({ seat }) => seat),
    )
    const opensAt = table.card.cooling?.dueAt ?? null
    return [
      ...(prompts.size === 1 ? prompts : []),
      done < sealed.length
        ? ours('card.sealed', { done, of: sealed.length, people })
        : ours('card.all-sealed', { of: done, opensAt }),
    ]
  }
  const clocks = table.seats.flatMap(({ seat, dueAt }) => (dueAt && asked.includes(seat) ? [dueAt] : []))
  // Who has answered already may still change it, but is asked no more.
  const due = open.filter(({ seat, isAnswered }) => !isAnswered && asked.includes(seat))
  const [question, ...others] = promptsOf(due)
  const [single] = due
  const people = mentions(table, asked)
  if (!single || asked.length !== 1)
    return [
      question !== undefined && others.length === 0
        ? ours('card.asked-this', { people, question })
        : ours('card.asked', { people }),
      ...(clocks.length > 0 ? [ours('card.least-time', { dueAt: Math.min(...clocks) })] : []),
    ]
  const lines = [ours('card.asked-this', { people, question: say(single.prompt) })]
  const [dueAt] = clocks
  if (!dueAt) return lines
  return [
    ...lines,
    single.idle
      ? ours('card.otherwise', { dueAt, answer: answerText(voice, single.idle.input, single.idle.idle) })
      : ours('card.otherwise-default', { dueAt }),
  ]
}

const mentions = (table: Seated, seats: readonly string[]): string[] =>
  seats
    .map((seat) => table.seats.find((row) => row.seat === seat))
    .map((row) => (row?.person ? `<@${row.person}>` : `**${row?.name ?? '?'}**`))

const isSealed = ({ seen }: Moment) => seen(null).open.some(({ sealed }) => sealed)

function shotsFor({ seen }: Moment): Shot[] {
  const { open, awaited } = seen(null)
  const about = open.find(({ seat, sealed }) => sealed && awaited.includes(seat))?.about
  return [{ kind: 'overview' }, ...(about ? [{ kind: 'place', about } as const] : [{ kind: 'reveal' } as const])]
}

function cardButtons(table: Seated, sealed: boolean): Row[] {
  return buttonRows([
    button(idFor('turn', table.id), ours(sealed ? 'button.seal' : 'button.take-turn'), 'main'),
    button(idFor('recap', table.id), ours('button.recap')),
    button(idFor('hand', table.id), ours('button.hand')),
    button(idFor('board', table.id), ours('button.board')),
    button(idFor('more', table.id), ours('button.more')),
  ])
}

async function endCard(bot: Bot, moment: Moment, events: readonly Event[]): Promise<Message> {
  const { table, hosted } = moment
  const keepsake: Shot[] = hosted.keepsake ? [{ kind: 'place', about: hosted.keepsake }] : []
  const shots: Shot[] = [{ kind: 'score' }, { kind: 'reveal' }, { kind: 'overview' }, ...keepsake]
  const files = await pictures(bot, moment, null, shots, PUBLIC)
  const lines = [
    ours('end.title', { title: hosted.title }),
    ...standings(table, moment.seen(null).outcome!),
    '',
    ...eventLines(moment, events),
  ]
  // In a league the next game comes by itself; one wants to know what this one was worth.
  const league = await leagueButtons(bot, table, 'main')
  const rows = [
    ...buttonRows(league),
    ...buttonRows([
      ...(league.length > 0 ? [] : [button(idFor('rematch', table.id), ours('button.rematch'), 'main')]),
      button(idFor('replay', table.id, '', '0'), ours('button.open-book')),
      button(idFor('recap', table.id), ours('button.recap')),
      button(idFor('board', table.id), ours('button.board')),
      button(idFor('verify', table.id), ours('button.verify')),
    ]),
  ]
  return silent([frame([...lines, ours('end.proof')], files, rows, GOLD)], files)
}

function standings(table: Seated, { ranking, scores, together }: Outcome): string[] {
  if (together) return [ours(together === 'won' ? 'end.won' : 'end.lost')]
  const total = (seat: string) => (scores[seat] ?? []).reduce((sum, { points }) => sum + points, 0)
  return ranking.map((group, i) =>
    ours('end.place', { place: i + 1, people: group.map((seat) => ({ name: namesAt(table)(seat), points: total(seat) })) }),
  )
}

/** A private note to somebody who is asked: it names the table and leads there, and can be answered on the spot. */
export function directCard(moment: Moment, locale: string): Message {
  const { table } = moment
  const theirs = oursIn(locale)
  const lines = [headline(moment, locale), theirs('direct.asked', { channel: table.channel })]
  return silent([
    container(
      lines,
      buttonRows([
        button(idFor('turn', table.id), theirs('button.answer-here'), 'main'),
        button(idFor('recap', table.id), theirs('button.recap')),
      ]),
    ),
  ])
}
