/**
 * Keeps the promises made to channels. What was committed is sent, in order per channel, as often as it takes, never twice:
 * a nonce guards quick retries, and after a restart the channel is searched for the post's mark before it is sent again.
 */
import { DiscordAPIError, type SendableChannels } from 'discord.js'
import { Fault } from '../../kernel/engine.ts'
import { replaceCard } from '../../league/steps.ts'
import type { Letter, PostBody, PostRow, Sent } from '../../store/store.ts'
import { Refused } from '../../tables/house.ts'
import { positionIn } from '../../tables/position.ts'
import { lostPlace, repost } from '../../tables/repair.ts'
import { soonest } from '../../tables/ticker.ts'
import { openWatch } from '../../tables/watch.ts'
import type { Bot } from '../bot.ts'
import { messageFor, refreshed, type Settled } from '../show/cards.ts'
import { leagueMessage } from '../show/league/card.ts'
import type { Message } from '../show/message.ts'
import { withSigns } from '../show/signs.ts'
import { bodyOf, channelOf, deliver, marked } from './deliver.ts'
import { isPrivateFor, rememberClosed, remindDirect, sendDirect } from './private-messages.ts'

const BATCH = 40
const LONGEST_WAIT = 10 * 60_000
const AFTER_A_STUMBLE = 2_000

/** Codes that mean: there is nothing to be sent to any more. Trying again would only cost goodwill. */
const GONE = new Set([10003, 10004, 10008, 50001, 50007, 50278])
const CLOSED_DM = new Set([50007, 50278])
/** Codes that mean: such a message is not to be had. */
const HOPELESS = new Set([50006, 50035, 40005])

export type Outbox = {
  /** Something was committed: with these posts, or nobody says with which. */
  heed(posts?: readonly { readonly dueAt: number }[]): void
  wake(): void
  idle(): Promise<void>
  close(): void
}

export function openOutbox(bot: Bot): Outbox {
  const { house } = bot
  /** Channels that are being written to: a slow one keeps nobody else waiting. */
  const writing = new Map<string, Promise<void>>()
  /** Those of them that were passed over meanwhile. */
  const passedOver = new Set<string>()
  /** Raised by every commit: letters that were read before say how things were. */
  let commits = 0
  let isClosing = false

  const write = async (channel: string, letters: readonly Letter[]) => {
    const readAt = commits
    const again = await sendAll(
      bot,
      letters,
      () => commits !== readAt,
      () => isClosing,
    ).catch((error) => {
      bot.log.error({ channel, err: error }, 'the outbox stumbled; it goes on in a moment')
      return house.now() + AFTER_A_STUMBLE
    })
    writing.delete(channel)
    if (passedOver.delete(channel)) watch.wake()
    if (again !== null) watch.wake(again)
  }

  const round = async () => {
    for (const channel of writing.keys()) passedOver.add(channel)
    const { letters, next } = await house.store.takePosts(house.now(), BATCH, [...writing.keys()])
    for (const [channel, group] of byChannel(letters)) writing.set(channel, write(channel, group))
    return letters.length === BATCH ? house.now() : next
  }

  const watch = openWatch({
    now: house.now,
    round,
    stumbled: (error) => bot.log.error({ err: error }, 'the outbox could not be read; it is tried again in a moment'),
  })

  return {
    heed(posts) {
      commits++
      watch.wake(posts && soonest(posts))
    },
    wake: () => watch.wake(),
    async idle() {
      while (watch.isBusy() || writing.size > 0) await Promise.all([watch.idle(), ...writing.values()])
    },
    /** What is on its way is sent; what waits behind it waits for the next process. */
    close() {
      isClosing = true
      watch.close()
    },
  }
}

function byChannel(letters: readonly Letter[]): Map<string, Letter[]> {
  const groups = new Map<string, Letter[]>()
  for (const letter of letters) groups.set(letter.post.channel, [...(groups.get(letter.post.channel) ?? []), letter])
  return groups
}

/**
 * One channel's letters, in order: when one fails, the later ones wait with it, and it is said when to come again. What is out is noted
 * in one go at the end: if the process dies before, messages are found in the channel, and an edit can be made twice.
 */
async function sendAll(
  bot: Bot,
  letters: readonly Letter[],
  isStale: () => boolean,
  isClosing: () => boolean,
): Promise<number | null> {
  const { house } = bot
  const out: Sent[] = []
  const note = async () => {
    if (out.length > 0) await house.store.sent(out.splice(0), house.now())
  }
  let again: number | null = null
  for (const read of letters) {
    if (isClosing()) break
    const follows = out.some(({ id }) => id === read.target?.id)
    if (follows) await note()
    const letter = follows || isStale() ? await house.store.letter(read.post.id) : read
    // Another post took its place.
    if (!letter) continue
    const { post } = letter
    try {
      out.push({ id: post.id, message: await send(bot, { ...letter, post: read.post }) })
    } catch (error) {
      if (error instanceof DiscordAPIError && GONE.has(Number(error.code))) {
        if (await isWorthAPing(bot, post, error)) {
          await house.store.postpone(post.id, house.now())
          again = house.now()
        } else out.push({ id: post.id, message: null })
        continue
      }
      if (isHopeless(error)) {
        bot.log.error({ table: post.table, post: post.id, err: error }, 'this can never be posted; dropped')
        out.push({ id: post.id, message: null })
        continue
      }
      const pause = Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(read.post.attempts, 10))
      bot.log.warn(
        { table: post.table, post: post.id, attempts: read.post.attempts, err: error },
        `could not post; again in ${Math.round(pause / 1000)} s`,
      )
      again = house.now() + pause
      await house.store.postpone(post.id, again)
      break
    }
  }
  await note()
  // What changes a card may have answered somebody's question, or asked them something: panels that live follow it.
  const standings = new Map(letters.flatMap(({ standing }) => (standing?.table.state ? [[standing.table.id, standing]] : [])))
  for (const standing of standings.values()) await bot.panels.refresh(positionIn(house, standing))
  return again
}

/**
 * There is nowhere to post it; whoever has to know is told. A reminder that cannot be private comes as a ping after all; the notice of a new
 * question has its ping in the channel already.
 */
async function isWorthAPing(bot: Bot, post: PostRow, { code }: DiscordAPIError): Promise<boolean> {
  bot.log.warn({ table: post.table, post: post.id, code }, 'there is nowhere to post this; dropped')
  const isClosed = CLOSED_DM.has(Number(code))
  if (isClosed && 'person' in post.body) await rememberClosed(bot, post.body.person)
  if (code === 10008) await rebuild(bot, post)
  if (code === 10003) await noteLoss(bot, post)
  return isClosed && post.body.kind === 'remind' && post.body.last
}

/** What Discord does not accept today it will not accept tomorrow, and what cannot be made now cannot be made then. */
const isHopeless = (error: unknown) =>
  error instanceof Refused ||
  error instanceof Fault ||
  (error instanceof DiscordAPIError && (error.status === 413 || HOPELESS.has(Number(error.code))))

/** Its channel went while nobody was there to hear of it. */
async function noteLoss({ house }: Bot, { table: id, channel }: PostRow): Promise<void> {
  const table = await house.store.table(id)
  if (table?.channel === channel) await lostPlace(house, id)
}

/** Somebody deleted the card: the table, or the season, gets a new one. */
async function rebuild(bot: Bot, post: PostRow): Promise<void> {
  if (post.body.kind === 'league' && post.body.edits) return replaceCard(bot.house, post.table, post.body.edits)
  const table = await bot.house.store.table(post.table)
  const isCard = post.body.kind === 'edit' && table?.card.post === post.body.target
  if (isCard && (table.status === 'playing' || table.status === 'lobby')) await repost(bot.house, table.id)
}

/** The message it became; null if there was nothing to say any more. */
async function send(bot: Bot, letter: Letter): Promise<string | null> {
  const { post, standing } = letter
  if (post.body.kind === 'league') return sendLeague(bot, letter, post.body)
  return standing && sendAt(bot, { ...letter, standing })
}

async function sendAt(bot: Bot, letter: Settled): Promise<string | null> {
  const { post } = letter
  const { body } = post
  if (body.kind === 'direct') return sendDirect(bot, letter, body)
  if (body.kind === 'remind' && isPrivateFor(letter, body.person)) return remindDirect(bot, letter, body)
  // The private notice has told them.
  if (body.kind === 'call' && isPrivateFor(letter, body.person)) return null
  // A ping at half time would only annoy those who did not ask for private reminders.
  if (body.kind === 'remind' && !body.last) return null
  const channel = await channelOf(bot, post.channel)
  const message = await (body.kind === 'edit' ? refreshed(bot, letter) : messageFor(bot, letter))
  const signed = message && { ...message, components: withSigns(bot, letter.standing.table.game, message.components) }
  return body.kind === 'edit' ? edit(channel, letter, signed) : deliver(bot, post, channel, signed)
}

async function edit(channel: SendableChannels, { target }: Letter, message: Message | null): Promise<string | null> {
  if (!target?.message || !message) return null
  await channel.messages.edit(target.message, { ...bodyOf(marked(message, target)), attachments: [] })
  return target.message
}

async function sendLeague(bot: Bot, letter: Letter, body: Extract<PostBody, { kind: 'league' }>): Promise<string | null> {
  const { post, target } = letter
  const channel = await channelOf(bot, post.channel)
  if (!body.edits) return deliver(bot, post, channel, await leagueMessage(bot, post.id, body))
  const message = target?.body.kind === 'league' ? await leagueMessage(bot, target.id, { ...target.body, ping: [] }) : null
  return edit(channel, letter, message)
}
