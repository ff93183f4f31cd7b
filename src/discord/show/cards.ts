/**
 * The messages of a table that nobody asked for, made from what everybody may see. A stored post says which; this makes the message:
 * for a channel in the first language, for one person in theirs.
 */
import type { Event } from '../../kernel/contract.ts'
import type { Letter, PostBody, Seated, Standing } from '../../store/store.ts'
import { callableAt, isSitting, settingsOf } from '../../tables/clock.ts'
import { hears, isPinged, type Kind } from '../../tables/hearing.ts'
import { momentBefore, momentIn } from '../../tables/history.ts'
import { hostedAt } from '../../tables/house.ts'
import { type Moment, owing, positionIn } from '../../tables/position.ts'
import { isComputer } from '../../tables/seating.ts'
import { inPublic as ours, PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { idFor } from '../ids.ts'
import { askedLines } from './asked.ts'
import { filmCard } from './film-of-table.ts'
import { finale } from './finale.ts'
import { lobbyCard } from './lobby-card.ts'
import { storyButton, storyLines, storyRows } from './log.ts'
import { CALM, calling, GOLD, type Message, silent } from './message.ts'
import { openingLines } from './opening.ts'
import { container } from './panel.ts'
import { frame, pictures, type Shot } from './pictures.ts'
import { button, buttonRows, type Row } from './present/rows.ts'
import { headlineAt, raceLines } from './race.ts'
import { morningCall, notice, reminder } from './reminders.ts'
import { sittingLines } from './sitting.ts'
import { silentVoters, voteCard } from './vote-card.ts'

/** A letter about a table. */
export type Settled = Letter & { readonly standing: Standing }

/** The message a post stands for, as things are now; null if there is nothing to say any more. */
export async function messageFor(bot: Bot, letter: Settled): Promise<Message | null> {
  const { post, standing } = letter
  const { body } = post
  const { table } = standing
  switch (body.kind) {
    case 'lobby':
      return calling(silent([lobbyCard(bot, table)]), pingedAmong(bot, standing, body.ping ?? []))
    case 'card':
      return newCard(bot, letter, body)
    case 'end':
      return endCard(bot, letter, post.id, body)
    case 'film':
      return filmCard(bot, table, post.id, body.attempt)
    case 'notice':
      return calling(await notice(bot, table, body), pingedAmong(bot, standing, body.ping ?? []))
    case 'remind':
      return reminder(table, body)
    case 'call':
      return morningCall(bot, standing, body)
    case 'vote':
      return table.vote?.post === post.id
        ? calling(
            silent([voteCard(table, table.vote, post.id)]),
            isSitting(table) ? [] : pingedAmong(bot, standing, silentVoters(table, table.vote), 'votes'),
          )
        : null
    case 'edit':
    case 'league':
    case 'report':
    case 'mail':
    case 'direct':
    case 'whisper':
    case 'place':
    case 'unreadable':
      return null // brought up to date, sent privately, or replaced elsewhere
  }
}

/** Those whom the channel rings for; the others hear of it in private. */
const pingedAmong = ({ house }: Bot, { people }: Standing, list: readonly string[], kind?: Kind): string[] => {
  const settings = settingsOf(people)
  const rings = (person: string) => kind === undefined || hears(settings.get(person), kind)
  return list.filter((person) => rings(person) && isPinged(settings.get(person), house.now()))
}

type CardBody = Extract<PostBody, { kind: 'card' }>
type EndBody = Extract<PostBody, { kind: 'end' }>

/** What everybody was told up to a moment. */
const toldBy = ({ seen }: Moment, { events }: Letter): Event[] =>
  events.filter(({ n, to }) => to === 'all' && n < seen(null).told)

async function newCard(bot: Bot, letter: Settled, body: CardBody): Promise<Message | null> {
  const { post, standing } = letter
  const { table } = standing
  const moment = momentIn(bot.house, letter, body.fence)
  if (!moment) return null
  const isCurrent = table.card.post === post.id && table.status === 'playing'
  const { awaited: asked } = moment.seen(null)
  // Only those are pinged who still owe something when it is sent, who are there, and whom it does not wake.
  const owed = isCurrent ? owing(positionIn(bot.house, standing)) : []
  const settings = settingsOf(standing.people)
  const now = bot.house.now()
  const isAwake = (person: string) => {
    const wishes = settings.get(person)
    return isPinged(wishes, now) && hears(wishes, 'asked') && callableAt(table, now, wishes) <= now
  }
  const people = table.seats.flatMap((row) =>
    row.person &&
    !isComputer(row) &&
    owed.includes(row.seat) &&
    asked.includes(row.seat) &&
    row.seat !== body.acted &&
    !body.there?.includes(row.seat) &&
    isAwake(row.person)
      ? [row.person]
      : [],
  )
  return calling(await card(bot, letter, { id: post.id, body, moment, isCurrent }), people)
}

type Shown = { readonly id: string; readonly body: CardBody; readonly moment: Moment; readonly isCurrent: boolean }

/** Where the game stands, what came to pass, who leads, and who is asked. */
async function card(bot: Bot, letter: Letter, { id, body, moment, isCurrent }: Shown): Promise<Message> {
  const { lately = 0 } = isCurrent ? moment.table.card : {}
  const events = toldBy(moment, letter).filter(({ n }) => n >= lately)
  // Where everybody is asked at once, the first card lives long: what it is all about stands there until each has done something.
  const isOpening = body.fence === 0 && moment.table.seats.some(({ person, hasActed }) => person && !hasActed)
  const files = await pictures(bot, moment, null, shotsFor(moment), PUBLIC, momentBefore(bot.house, letter))
  const lines = [
    headlineAt(moment, PUBLIC),
    ...(isCurrent ? sittingLines(moment.table, ours) : []),
    ...(isOpening ? openingLines(moment) : []),
    ...(body.rewound ? [ours('card.stepped-back')] : []),
    ...storyLines(moment, events),
    ...(isOpening ? [] : raceLines(moment, PUBLIC)),
    ...askedLines(moment),
  ]
  const sealed = isSealed(moment)
  const rows = isCurrent ? cardButtons(moment.table, sealed, events.length > 0 ? id : null) : storyRows(moment.table, id, events)
  return silent([frame(lines, files, rows, sealed ? GOLD : CALM)], files)
}

/** The card as it should look now: the present one is kept up to date, earlier ones shrink to what happened. */
export async function refreshed(bot: Bot, letter: Settled): Promise<Message | null> {
  const { target: post, standing } = letter
  if (!post) return null
  const { table } = standing
  const { body } = post
  if (body.kind === 'lobby') return silent([lobbyCard(bot, table)])
  if (body.kind === 'vote') return silent([voteCard(table, body.vote, post.id)])
  if (body.kind === 'end') return endCard(bot, letter, post.id, body)
  if (body.kind !== 'card') return null
  const isCurrent = table.card.post === post.id && table.status === 'playing'
  if (!isCurrent) return shrunk(bot, letter, post.id, body)
  const { rewound: _, ...present } = body
  return card(bot, letter, { id: post.id, body: present, moment: positionIn(bot.house, standing), isCurrent })
}

function shrunk(bot: Bot, letter: Settled, id: string, body: CardBody): Message {
  const { table } = letter.standing
  const { title } = hostedAt(bot.house, table.game, table.pack)
  const moment = momentIn(bot.house, letter, body.fence)
  if (!moment) return silent([container([ours('card.taken-back', { title })], [])])
  const events = toldBy(moment, letter)
  // Where computers go first, the first card is an earlier one before anybody has read it: what it is all about stays there.
  const opening = body.fence === 0 ? openingLines(moment) : []
  const lines = [headlineAt(moment, PUBLIC), ...opening, ...storyLines(moment, events)]
  return silent([container(lines, storyRows(table, id, events))])
}

async function endCard(bot: Bot, letter: Settled, id: string, { fence }: EndBody): Promise<Message | null> {
  const moment = momentIn(bot.house, letter, fence)
  return moment && finale(bot, id, moment, { events: toldBy(moment, letter), people: letter.standing.people })
}

const isSealed = ({ seen }: Moment) => seen(null).open.some(({ sealed }) => sealed)

function shotsFor({ seen }: Moment): Shot[] {
  const { open, awaited } = seen(null)
  const about = open.find(({ seat, sealed }) => sealed && awaited.includes(seat))?.about
  // While something is sealed, it is what they think about; otherwise what has just been opened, and what there is to be done.
  return about ? [{ kind: 'overview' }, { kind: 'place', about }] : [{ kind: 'overview' }, { kind: 'beside' }, { kind: 'reveal' }]
}

export function cardButtons(table: Seated, sealed: boolean, story: string | null): Row[] {
  return buttonRows([
    button(idFor('turn', table.id), ours(sealed ? 'button.seal' : 'button.take-turn'), 'main'),
    button(idFor('recap', table.id), ours('button.recap')),
    button(idFor('hand', table.id), ours('button.hand')),
    button(idFor('board', table.id), ours('button.board')),
    button(idFor('more', table.id), ours('button.more')),
    ...(story === null ? [] : [storyButton(table.id, story)]),
  ])
}
