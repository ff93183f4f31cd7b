/**
 * Keeps the promises made to channels. What was committed is sent, in order per channel, as often as it takes, never twice:
 * a nonce guards quick retries, and after a restart the channel is searched for the post's mark before it is sent again.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { DiscordAPIError, type SendableChannels } from 'discord.js'
import { Fault } from '../../kernel/engine.ts'
import { replaceCard } from '../../league/steps.ts'
import type { PostBody, PostRow, Seated } from '../../store/store.ts'
import { Refused } from '../../tables/house.ts'
import { lostPlace, repost } from '../../tables/repair.ts'
import type { Bot } from '../bot.ts'
import { type Message, messageFor, refreshed } from '../show/cards.ts'
import { leagueMessage } from '../show/league/card.ts'
import { withSigns } from '../show/signs.ts'
import { bodyOf, channelOf, deliver, marked } from './deliver.ts'
import { rememberClosed, remindDirect, sendDirect, wantsPrivate } from './private-messages.ts'

const BATCH = 40
const LONGEST_WAIT = 10 * 60_000
const AFTER_A_STUMBLE = 2_000

/** Codes that mean: there is nothing to be sent to any more. Trying again would only cost goodwill. */
const GONE = new Set([10003, 10004, 10008, 50001, 50007, 50278])
const CLOSED_DM = new Set([50007, 50278])
/** Codes that mean: such a message is not to be had. */
const HOPELESS = new Set([50006, 50035, 40005])

export type Outbox = { wake(): void; idle(): Promise<void>; close(): void }

export function openOutbox(bot: Bot): Outbox {
  const { store } = bot.house
  /** Channels that are being written to: a slow one keeps nobody else waiting. */
  const writing = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let isAskedAgain = false
  let isClosed = false

  const look = async () => {
    do {
      isAskedAgain = false
      const due = await store.duePosts(bot.house.now(), BATCH, [...writing.keys()])
      for (const [channel, posts] of byChannel(due)) {
        const done = sendAll(bot, posts)
          .catch((error) => {
            bot.log.error({ channel, err: error }, 'the outbox stumbled; it goes on in a moment')
            return wait(AFTER_A_STUMBLE)
          })
          .then(() => {
            writing.delete(channel)
            wake()
          })
        writing.set(channel, done)
      }
      if (due.length === BATCH) isAskedAgain = true
    } while (isAskedAgain && !isClosed)
    const next = isClosed ? null : await store.nextPostAfter(bot.house.now())
    if (next !== null) timer = setTimeout(wake, Math.max(0, Math.min(next - bot.house.now(), 60_000)))
  }

  const wake = () => {
    if (isClosed) return
    if (looking) {
      isAskedAgain = true
      return
    }
    clearTimeout(timer)
    looking = look()
      .catch((error) => {
        bot.log.error({ err: error }, 'the outbox could not be read; it is tried again in a moment')
        timer = setTimeout(wake, AFTER_A_STUMBLE)
      })
      .then(() => {
        looking = null
        // Somebody may have come between the last look and here.
        if (isAskedAgain) wake()
      })
  }

  return {
    wake,
    async idle() {
      while (looking || writing.size > 0) await Promise.all([looking, ...writing.values()])
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

function byChannel(posts: readonly PostRow[]): Map<string, PostRow[]> {
  const groups = new Map<string, PostRow[]>()
  for (const post of posts) groups.set(post.channel, [...(groups.get(post.channel) ?? []), post])
  return groups
}

/** One channel's posts, in order: when one fails, the later ones wait with it. */
async function sendAll(bot: Bot, posts: readonly PostRow[]): Promise<void> {
  for (const post of posts) {
    try {
      const table = await bot.house.store.table(post.table)
      const message =
        post.body.kind === 'league' ? await sendLeague(bot, post, post.body) : table && (await send(bot, post, table))
      await bot.house.store.sent(post.id, message, bot.house.now())
    } catch (error) {
      if (error instanceof DiscordAPIError && GONE.has(Number(error.code))) {
        bot.log.warn({ table: post.table, post: post.id, code: error.code }, 'there is nowhere to post this; dropped')
        if (CLOSED_DM.has(Number(error.code)) && 'person' in post.body) await rememberClosed(bot, post.body.person)
        if (error.code === 10008) await rebuild(bot, post)
        if (error.code === 10003) await noteLoss(bot, post)
        // A reminder that cannot be private comes as a ping after all; the notice of a new question has its ping in the channel already.
        if (post.body.kind === 'remind' && post.body.last && CLOSED_DM.has(Number(error.code))) {
          await bot.house.store.postpone(post.id, bot.house.now())
          continue
        }
        await bot.house.store.sent(post.id, null, bot.house.now())
        continue
      }
      if (isHopeless(error)) {
        bot.log.error({ table: post.table, post: post.id, err: error }, 'this can never be posted; dropped')
        await bot.house.store.sent(post.id, null, bot.house.now())
        continue
      }
      const pause = Math.min(LONGEST_WAIT, 1_000 * 2 ** Math.min(post.attempts, 10))
      bot.log.warn(
        { table: post.table, post: post.id, attempts: post.attempts, err: error },
        `could not post; again in ${Math.round(pause / 1000)} s`,
      )
      await bot.house.store.postpone(post.id, bot.house.now() + pause)
      return
    }
  }
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

async function send(bot: Bot, post: PostRow, table: Seated): Promise<string | null> {
  if (post.body.kind === 'direct') return sendDirect(bot, post, table)
  if (post.body.kind === 'remind' && (await wantsPrivate(bot, post.body.person))) return remindDirect(bot, post, table)
  // The private notice has told them.
  if (post.body.kind === 'call' && (await wantsPrivate(bot, post.body.person))) return null
  // A ping at half time would only annoy those who did not ask for private reminders.
  if (post.body.kind === 'remind' && !post.body.last) return null
  const channel = await channelOf(bot, post.channel)
  if (post.body.kind === 'edit') return edit(bot, channel, post.body.target, table)
  const message = await messageFor(bot, post, table)
  return deliver(bot, post, channel, message && signed(bot, table, message))
}

const signed = (bot: Bot, { game }: Seated, message: Message): Message => ({
  ...message,
  components: withSigns(bot, game, message.components),
})

async function edit(bot: Bot, channel: SendableChannels, target: string, table: Seated): Promise<string | null> {
  const post = await bot.house.store.post(target)
  if (!post?.message) return null
  const message = await refreshed(bot, post, table)
  if (!message) return null
  await channel.messages.edit(post.message, { ...bodyOf(marked(signed(bot, table, message), post)), attachments: [] })
  return post.message
}

async function sendLeague(bot: Bot, post: PostRow, body: Extract<PostBody, { kind: 'league' }>): Promise<string | null> {
  const channel = await channelOf(bot, post.channel)
  if (!body.edits) return deliver(bot, post, channel, await leagueMessage(bot, post.id, body))
  const target = await bot.house.store.post(body.edits)
  const message = target?.body.kind === 'league' ? await leagueMessage(bot, target.id, { ...target.body, ping: [] }) : null
  if (!target?.message || !message) return null
  await channel.messages.edit(target.message, { ...bodyOf(marked(message, target)), attachments: [] })
  return target.message
}
