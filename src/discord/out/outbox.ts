/**
 * Keeps the promises made to channels. What was committed is sent, in order per channel, as often as it takes, never twice:
 * a nonce guards quick retries, and after a restart the channel is searched for the post's mark before it is sent again.
 */
import { RESTJSONErrorCodes } from 'discord.js'
import { replaceCard } from '../../league/steps.ts'
import type { Hold, Letter, PostRow, Sent } from '../../store/store.ts'
import type { House } from '../../tables/house.ts'
import { positionIn } from '../../tables/position.ts'
import { askForPlace, lostPlace, repost } from '../../tables/repair.ts'
import { soonest } from '../../tables/ticker.ts'
import { openWatch } from '../../tables/watch.ts'
import type { Bot } from '../bot.ts'
import { isOurs } from '../shards.ts'
import { composed, type Parcel, plainParcel } from './compose.ts'
import { change, channelOf, deliver, privatelyTo } from './deliver.ts'
import { rememberClosed, rememberOpen } from './private-messages.ts'
import { keepPrivate } from './private-threads.ts'
import { newProgress, type Progress } from './progress.ts'
import { lastVerdict, pauseAfter, Shut, type Verdict, verdictOn } from './refusals.ts'
import { look } from './sight.ts'

/** Taken in one look, so that it takes no longer than a moment, and sent to so many channels at once: Discord takes no more anyway. */
const BATCH = 10
const AT_ONCE = 40
const AFTER_A_STUMBLE = 2_000

export type Outbox = {
  /** Something was committed: with these posts, or nobody says with which. */
  heed(posts?: readonly { readonly dueAt: number }[]): void
  wake(): void
  idle(): Promise<void>
  close(): void
  readonly progress: Progress
}

/** What those who send have to know. */
type Circumstances = { isStale(): boolean; isClosing(): boolean; readonly progress: Progress }

export function openOutbox(bot: Bot): Outbox {
  const { house } = bot
  /** Channels that are being written to: a slow one keeps nobody else waiting. */
  const writing = new Map<string, Promise<void>>()
  /** Those of them that were passed over meanwhile. */
  const passedOver = new Set<string>()
  /** Raised by every commit: letters that were read before say how things were. */
  let commits = 0
  let isClosing = false
  const progress = newProgress()
  progress.heedLimits(bot.client.rest)

  const write = async (channel: string, letters: readonly Letter[], readAt: number) => {
    const circumstances = { isStale: () => commits !== readAt, isClosing: () => isClosing, progress }
    const again = await sendAll(bot, letters, circumstances).catch((error) => {
      progress.stumbled(error)
      bot.log.error({ channel, err: error }, 'the outbox stumbled; it goes on in a moment')
      return house.now() + AFTER_A_STUMBLE
    })
    await house.store.company?.leave(channel).catch((error) => {
      bot.log.warn({ channel, err: error }, 'a channel could not be left to other processes; it is with the next look')
    })
    writing.delete(channel)
    if (passedOver.delete(channel)) watch.wake()
    if (again !== null) watch.wake(again)
  }

  const round = async () => {
    for (const channel of writing.keys()) passedOver.add(channel)
    const room = Math.min(BATCH, AT_ONCE - writing.size)
    // Each of those that are being written to looks again when it is done.
    if (room <= 0) return null
    const { letters, next } = await house.store.takePosts(house.now(), room, [...writing.keys()])
    const readAt = commits
    const isMore = letters.length === room
    for (const [channel, group] of byChannel(letters)) {
      writing.set(channel, write(channel, group, readAt))
      // Making a message takes milliseconds: where many wait, others are served between any two channels.
      if (isMore) await new Promise((resolve) => setImmediate(resolve))
    }
    return isMore ? house.now() : next
  }

  const watch = openWatch({
    now: house.now,
    round,
    stumbled: (error) => {
      progress.stumbled(error)
      bot.log.error({ err: error }, 'the outbox could not be read; it is tried again in a moment')
    },
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
    progress,
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
async function sendAll(bot: Bot, letters: readonly Letter[], circumstances: Circumstances): Promise<number | null> {
  const { house } = bot
  const { isStale, isClosing, progress } = circumstances
  const out: Sent[] = []
  const note = async () => {
    if (out.length > 0) await house.store.sent(out.splice(0), house.now())
  }
  let again: number | null = null
  for (const read of letters) {
    if (isClosing()) break
    const follows = out.some(({ id }) => id === read.target?.id)
    if (follows) await note()
    const current = follows || isStale() ? await house.store.letter(read.post.id) : read
    // Another post took its place.
    if (!current) continue
    const letter = { ...current, post: read.post }
    const pause = await sendOne(bot, letter, out, progress)
    if (pause === null) continue
    again = Math.min(again ?? Number.POSITIVE_INFINITY, house.now() + pause)
    await house.store.postpone(letter.post.id, house.now() + pause)
    // Nobody waits for an edit, or for somebody who is called in another way.
    if (pause > 0 && letter.post.slot === null) break
  }
  await note()
  await refreshPanels(bot, letters)
  return again
}

/** What changes a card may have answered somebody's question, or asked them something: panels that live follow it. */
async function refreshPanels(bot: Bot, letters: readonly Letter[]): Promise<void> {
  const standings = new Map(letters.flatMap(({ standing }) => (standing?.table.state ? [[standing.table.id, standing]] : [])))
  for (const [table, standing] of standings) {
    try {
      const told = letters.flatMap(({ post, events }) => (post.table === table ? events : []))
      await bot.panels.refresh(positionIn(bot.house, standing), told)
    } catch (error) {
      bot.log.error({ table, err: error }, 'the panels of this table could not be brought up to date')
    }
  }
}

/** Out, or given up: then that is noted. Else it is said how long to wait before it is tried again. */
async function sendOne(bot: Bot, letter: Letter, out: Sent[], progress: Progress): Promise<number | null> {
  const { post } = letter
  let isPrivate = 'person' in post.body && post.channel.startsWith('dm:')
  // What calls its reader in a channel, because it did not arrive in private, waits for that channel like anything else there.
  const addressed = ({ into }: Parcel) => {
    isPrivate &&= into === undefined
  }
  try {
    out.push(await progress.attempt(send(bot, letter, addressed)))
    return null
  } catch (error) {
    const isAnybodyAnswered = (bot.house.silences ?? []).length === 0
    const verdict = isAnybodyAnswered ? lastVerdict(verdictOn(error), post.attempts, isPrivate) : verdictOn(error)
    const { code } = error as { code?: number }
    if (verdict === 'gone' || verdict === 'closed') {
      bot.log.warn({ table: post.table, post: post.id, code }, 'there is nowhere to post this; dropped')
      if (await isWorthAPing(bot, post, verdict)) return 0
      await mourn(bot, letter, Number(code))
      out.push({ id: post.id, message: null })
      return null
    }
    if (verdict === 'hopeless') {
      bot.log.error({ table: post.table, post: post.id, err: error }, 'this can never be posted; dropped')
      out.push({ id: post.id, message: null })
      return null
    }
    const pause = pauseAfter(verdict, post.attempts)
    const about = { table: post.table, post: post.id, attempts: post.attempts, err: error, seconds: Math.round(pause / 1000) }
    if (verdict === 'shut') {
      bot.log.warn(about, 'not let in where this belongs; it waits for that')
      await noteShut(bot, letter)
    } else bot.log.warn(about, 'could not post; it is tried again')
    return pause
  }
}

/** Discord is asked how the place is: what shut us out may be a message alone. */
async function noteShut(bot: Bot, { post, standing }: Letter): Promise<void> {
  if (!standing || standing.table.heldAt !== null || post.channel !== standing.table.channel) return
  const sight = await look(bot, standing.table).catch(() => null)
  if (sight !== null) await noteLoss(bot.house, post.table, post.channel, sight)
}

/** What cannot be private comes as a ping after all. */
async function isWorthAPing(bot: Bot, { body }: PostRow, verdict: Verdict): Promise<boolean> {
  if (verdict !== 'closed') return false
  if ('person' in body && body.person !== undefined) await rememberClosed(bot, body.person)
  if (body.kind === 'league') return body.person !== undefined && body.ping.includes(body.person)
  return body.kind === 'direct' || body.kind === 'whisper' || (body.kind === 'remind' && body.last)
}

/** What follows from something being gone: a card is made anew, a table looks for another place, or asks the next one for one. */
async function mourn(bot: Bot, { post, target }: Letter, code: number): Promise<void> {
  const { house } = bot
  const { body } = post
  if (body.kind === 'place' && body.about === 'lost') return askForPlace(house, post.table, [...body.tried, body.person])
  if (code === RESTJSONErrorCodes.UnknownMessage) await rebuild(bot, post)
  if (code === RESTJSONErrorCodes.UnknownChannel) await noteLoss(house, post.table, target?.channel ?? post.channel, 'gone')
}

/** Its channel went, or was closed to us, while nobody was there to hear of it. */
async function noteLoss(house: House, id: string, channel: string, why: Hold): Promise<void> {
  const table = await house.store.table(id)
  if (table?.channel === channel) await lostPlace(house, table, why)
}

/** Somebody deleted the card: the table, or the season, gets a new one. */
async function rebuild(bot: Bot, post: PostRow): Promise<void> {
  if (post.body.kind === 'league' && post.body.edits) return replaceCard(bot.house, post.table, post.body.edits)
  const table = await bot.house.store.table(post.table)
  const isCard = post.body.kind === 'edit' && table?.card.post === post.body.target
  if (isCard && (table.status === 'playing' || table.status === 'lobby')) await repost(bot.house, table.id)
}

/** What is too much for Discord, or nothing it knows, is replaced like what cannot be made. */
async function send(bot: Bot, letter: Letter, made: (parcel: Parcel) => void): Promise<Sent> {
  const parcel = await composed(bot, letter)
  if (!parcel) return { id: letter.post.id, message: null }
  made(parcel)
  try {
    return await ship(bot, letter, parcel)
  } catch (error) {
    const instead = verdictOn(error) === 'hopeless' && !parcel.isPlain ? await plainParcel(bot, letter) : null
    if (!instead) throw error
    const { table, id } = letter.post
    bot.log.error(
      { table, post: id, err: error },
      'Discord does not take this message of the table; a plain card stands in for it',
    )
    return ship(bot, letter, instead)
  }
}

async function ship(bot: Bot, letter: Letter, { message, person, into, edits, isPlain = false }: Parcel): Promise<Sent> {
  const { post, standing } = letter
  const server = standing?.table.server
  // Whoever sent us away is not asked again and again: we hear it when they have us back.
  if (server && !bot.client.guilds.cache.has(server) && isOurs(bot.client, server)) throw new Shut()
  const channel = await (person ? privatelyTo(bot, person) : channelOf(bot, edits?.channel ?? into ?? post.channel))
  const home = 'parentId' in channel && channel.isThread() ? channel.parentId : null
  if (standing && home !== null && channel.id === standing.table.channel && home !== standing.table.home)
    await bot.house.store.noteHome(standing.table.id, home)
  // A panel of a private message would come back.
  if (edits?.message) await bot.panels.replaced(edits.message)
  const sent = edits ? await change(edits, channel, message) : await deliver(bot, post, channel, message)
  if (person) await rememberOpen(bot, letter, person)
  else if (standing && channel.id === standing.table.channel) await keepPrivate(bot, standing.table, channel)
  const wasPlain = edits !== undefined && 'isPlain' in edits.body
  return { id: post.id, message: sent, ...((isPlain || wasPlain) && { shows: { id: edits?.id ?? post.id, isPlain } }) }
}
