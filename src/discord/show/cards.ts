/** The public messages of a table, made from what everybody may see. A stored post says which; this makes the message. */
import type { APIMessageTopLevelComponent, AttachmentBuilder, MessageMentionOptions } from 'discord.js'
import type { Event, Outcome, Text } from '../../kernel/contract.ts'
import type { PostBody, PostRow, Seated } from '../../store/store.ts'
import { callableAt, settingsAt } from '../../tables/clock.ts'
import { eventsFrom, momentAt } from '../../tables/history.ts'
import { hostedAt } from '../../tables/house.ts'
import { awaitedAt, type Moment, namesAt, type Open, positionOf, speakerAt } from '../../tables/position.ts'
import { isComputer } from '../../tables/seating.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { byText, dueText, momentText } from './clock-lines.ts'
import { leagueButtons } from './league/table-buttons.ts'
import { lobbyCard } from './lobby-card.ts'
import { noticeRows } from './open-seats.ts'
import { container, sayAt } from './panel.ts'
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

/** The message a post stands for, as things are now; null if there is nothing to say any more. */
export async function messageFor(bot: Bot, post: PostRow, table: Seated): Promise<Message | null> {
  const { body } = post
  switch (body.kind) {
    case 'lobby':
      return { ...silent([lobbyCard(bot, table)]), allowedMentions: { users: [...(body.ping ?? [])] } }
    case 'card':
    case 'end':
      return cardFor(bot, post.id, body, table)
    case 'notice':
      return {
        ...silent([container([noticeText(bot, table, body.text)], await rowsUnder(bot, table, body))]),
        allowedMentions: { users: [...(body.ping ?? [])] },
      }
    case 'remind':
      return reminder(table, body)
    case 'call':
      return morningCall(bot, table, body)
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

const takeTurn = ({ id }: Seated) => buttonRows([button(idFor('turn', id), 'Take my turn', 'main')])

/** Notices that ask for something, and the press that does it. */
const LEADING_ON: Readonly<Record<string, (table: Seated) => Row[]>> = {
  'clock.paused': ({ id }) => buttonRows([button(idFor('resume', id), 'Go on', 'main')]),
  'clock.forgiven': takeTurn,
  'table.still-here': ({ id }) =>
    buttonRows([button(idFor('here', id), 'I am here', 'main'), button(idFor('pass', id), 'Not this time')]),
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
  { isPrivate = false, isDrafted = false } = {},
): Message | null {
  const { person, seat, asked, last } = body
  const row = table.seats.find((each) => each.seat === seat)
  if (!row || row.askedAt !== asked || row.dueAt === null) return null
  const where = isPrivate ? `At <#${table.channel}> ` : `<@${person}>, `
  const lines = [
    `${where}${last ? 'your time is running out' : 'half of your time is gone'}: ${dueText(row.dueAt)}.`,
    ...(isDrafted ? ['You have begun your answer, but it counts only once it is finished.'] : []),
  ]
  return {
    components: [container(lines, takeTurn(table))],
    files: [],
    allowedMentions: { users: [person] },
  }
}

/** Null once it has been answered. */
function morningCall(bot: Bot, table: Seated, { person, seat }: Extract<PostBody, { kind: 'call' }>): Message | null {
  const row = table.seats.find((each) => each.seat === seat && each.person === person && !isComputer(each))
  if (!row || table.status !== 'playing' || !awaitedAt(bot.house, table).includes(seat)) return null
  const lines = [`<@${person}>, you are asked for something here${row.dueAt ? ` ${dueText(row.dueAt)}` : ''}.`]
  return { ...silent([container(lines, takeTurn(table))]), allowedMentions: { users: [person] } }
}

function noticeText(bot: Bot, table: Seated, text: Text): string {
  return sayAt({ table, hosted: hostedAt(bot.house, table.game, table.pack) })(text)
}

// ── The game ────────────────────────────────────────────────────────────────────────────────────────────────────

type CardBody = Extract<PostBody, { kind: 'card' | 'end' }>

async function cardFor(bot: Bot, id: string, body: CardBody, table: Seated): Promise<Message | null> {
  const moment = await momentAt(bot.house, table, body.fence)
  if (!moment) return null
  const { told, awaited: asked } = moment.seen(null)
  const events = (await eventsFrom(bot.house, table.id, body.since)).filter(({ n }) => n < told)
  if (body.kind === 'end') return endCard(bot, moment, events)
  const isCurrent = table.card.post === id && table.status === 'playing'
  const files = await pictures(bot, moment, null, shotsFor(moment))
  // Only those are pinged who still owe something when it is sent, who are there, and whom it does not wake.
  const owed = isCurrent ? awaitedAt(bot.house, table) : []
  const settings = await settingsAt(bot.house, table)
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
    ...(body.rewound ? ['*Everybody agreed to go one step back.*'] : []),
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
export async function refreshed(bot: Bot, post: PostRow, table: Seated): Promise<Message | null> {
  const { body } = post
  if (body.kind === 'lobby') return silent([lobbyCard(bot, table)])
  if (body.kind === 'vote') return silent([voteCard(table, body.vote, post.id)])
  if (body.kind !== 'card') return null
  const isCurrent = table.card.post === post.id && table.status === 'playing'
  if (!isCurrent) return shrunk(bot, body, table)
  const position = await positionOf(bot.house, table)
  const { told } = position.seen(null)
  const events = (await eventsFrom(bot.house, table.id, body.since)).filter(({ n }) => n < told)
  const files = await pictures(bot, position, null, shotsFor(position))
  const lines = [headline(position), ...eventLines(position, events), ...askedLines(position)]
  const sealed = isSealed(position)
  return silent([frame(lines, files, cardButtons(table, sealed), sealed ? GOLD : CALM)], files)
}

async function shrunk(bot: Bot, body: Extract<PostBody, { kind: 'card' }>, table: Seated): Promise<Message> {
  const { title } = hostedAt(bot.house, table.game, table.pack)
  const moment = await momentAt(bot.house, table, body.fence)
  if (!moment) return silent([container([`**${title}** · this was taken back.`], [])])
  const { told } = moment.seen(null)
  const events = (await eventsFrom(bot.house, table.id, body.since)).filter(({ n }) => n < told)
  return silent([container([headline(moment), ...eventLines(moment, events, '')], [])])
}

const headline = ({ table, hosted, seen }: Moment) =>
  `**${hosted.title}** · ${hosted.headline(seen(null).view, speakerAt(table))}`

function eventLines(moment: Moment, events: readonly Event[], more = ': press Recap'): string[] {
  const say = sayAt(moment)
  const told = events.slice(-EVENTS_ON_A_CARD).map(({ text }) => `- ${say(text)}`)
  const earlier = events.length - told.length
  return [...(earlier > 0 ? [`-# … and ${earlier} earlier${more}`] : []), ...told, ...(told.length > 0 ? [''] : [])]
}

/**
 * Who is asked for what, until when, and what happens otherwise. Counts of sealed answers, never their authors' haste; and of
 * defaults only those that tell nothing hidden: the first card of somebody's hand is a default, too.
 */
export function askedLines(moment: Moment): string[] {
  const { table } = moment
  const { open, awaited: asked } = moment.seen(null)
  const sealed = open.filter(({ sealed }) => sealed)
  const say = sayAt(moment)
  const promptsOf = (questions: readonly Open[]) => new Set(questions.map(({ prompt }) => say(prompt)))
  if (sealed.length > 0) {
    const done = sealed.filter(({ isAnswered }) => isAnswered).length
    const prompts = promptsOf(open)
    return [
      ...(prompts.size === 1 ? prompts : []),
      `**Sealed: ${done} of ${sealed.length}.** ${
        done < sealed.length
          ? `Asked: ${mentions(
              table,
              sealed.map(({ seat }) => seat),
            )}`
          : `All will be opened ${openingAt(table)}; until then everybody may still change.`
      }`,
    ]
  }
  const clocks = table.seats.flatMap(({ seat, dueAt }) => (dueAt && asked.includes(seat) ? [dueAt] : []))
  // Who has answered already may still change it, but is asked no more.
  const due = open.filter(({ seat, isAnswered }) => !isAnswered && asked.includes(seat))
  const prompts = promptsOf(due)
  const [single] = due
  if (!single || asked.length !== 1)
    return [
      prompts.size === 1 ? `${mentions(table, asked)}: ${[...prompts][0]}` : `Asked: ${mentions(table, asked)}`,
      ...(clocks.length > 0 ? [`-# Time at least ${dueText(Math.min(...clocks))}`] : []),
    ]
  const lines = [`${mentions(table, asked)}: ${say(single.prompt)}`]
  const [dueAt] = clocks
  if (!dueAt) return lines
  return [
    ...lines,
    single.idle
      ? `-# If there is no answer ${byText(dueAt)}: ${answerText({ say }, single.idle.input, single.idle.idle)}`
      : `-# If there is no answer ${byText(dueAt)}, their default is played.`,
  ]
}

const openingAt = ({ card }: Seated): string => (card.cooling ? momentText(card.cooling.dueAt) : 'shortly')

const mentions = (table: Seated, seats: readonly string[]) =>
  seats
    .map((seat) => table.seats.find((row) => row.seat === seat))
    .map((row) => (row?.person ? `<@${row.person}>` : `**${row?.name ?? '?'}**`))
    .join(', ')

const isSealed = ({ seen }: Moment) => seen(null).open.some(({ sealed }) => sealed)

function shotsFor({ seen }: Moment): Shot[] {
  const { open, awaited } = seen(null)
  const about = open.find(({ seat, sealed }) => sealed && awaited.includes(seat))?.about
  return [{ kind: 'overview' }, ...(about ? [{ kind: 'place', about } as const] : [{ kind: 'reveal' } as const])]
}

function cardButtons(table: Seated, sealed: boolean): Row[] {
  return buttonRows([
    button(idFor('turn', table.id), sealed ? 'Seal my answer' : 'Take my turn', 'main'),
    button(idFor('recap', table.id), 'Recap'),
    button(idFor('hand', table.id), 'My hand'),
    button(idFor('board', table.id), 'Board'),
    button(idFor('more', table.id), 'More'),
  ])
}

async function endCard(bot: Bot, moment: Moment, events: readonly Event[]): Promise<Message> {
  const { table, hosted } = moment
  const keepsake: Shot[] = hosted.keepsake ? [{ kind: 'place', about: hosted.keepsake }] : []
  const shots: Shot[] = [{ kind: 'score' }, { kind: 'reveal' }, { kind: 'overview' }, ...keepsake]
  const files = await pictures(bot, moment, null, shots)
  const lines = [
    `## ${hosted.title}: the end`,
    ...standings(table, moment.seen(null).outcome!),
    '',
    ...eventLines(moment, events),
  ]
  const proof = ['-# The secret behind every shuffle is open now; `/verify` replays the whole game.']
  // In a league the next game comes by itself; one wants to know what this one was worth.
  const league = await leagueButtons(bot, table, 'main')
  const rows = [
    ...buttonRows(league),
    ...buttonRows([
      ...(league.length > 0 ? [] : [button(idFor('rematch', table.id), 'Rematch', 'main')]),
      button(idFor('replay', table.id, '', '0'), 'Open book'),
      button(idFor('recap', table.id), 'Recap'),
      button(idFor('board', table.id), 'Board'),
      button(idFor('verify', table.id), 'Verify'),
    ]),
  ]
  return silent([frame([...lines, ...proof], files, rows, GOLD)], files)
}

function standings(table: Seated, { ranking, scores, together }: Outcome): string[] {
  if (together) return [together === 'won' ? '**Won, together.**' : '**Lost, together.**']
  const total = (seat: string) => (scores[seat] ?? []).reduce((sum, { points }) => sum + points, 0)
  return ranking.map(
    (group, i) =>
      `${i + 1}. ${group.map((seat) => `**${namesAt(table)(seat)}** (${`${total(seat)}`.replace('.5', '½')})`).join(', ')}`,
  )
}

/** A private note to somebody who is asked: it names the table and leads there, and can be answered on the spot. */
export function directCard(moment: Moment): Message {
  const { table } = moment
  const lines = [headline(moment), `You are asked for something at <#${table.channel}>.`]
  return silent([
    container(
      lines,
      buttonRows([button(idFor('turn', table.id), 'Answer here', 'main'), button(idFor('recap', table.id), 'Recap')]),
    ),
  ])
}
