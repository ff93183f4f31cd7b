/**
 * Tells Discord our signs: each is an emoji of the application, drawn by its game's painter. The name ends with a digest of the
 * picture, so what is there already is kept, and what looks different by now is replaced. Play never waits for it.
 */
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { DiscordAPIError } from 'discord.js'
import { PUBLIC } from '../../words/words.ts'
import type { Bot } from '../bot.ts'

const LETTERS = 6
const AGAIN_AFTER = 60_000
const MOST_TRIES = 5
/** Discord's names have 32 characters at most. */
const LONGEST = 32

type Sign = { readonly game: string; readonly sign: string; readonly name: string; readonly bytes: Buffer }

/** By the first word of the game: short, and none shares it with another. */
const prefixOf = (game: string) => game.split('-')[0]!

const nameOf = (game: string, sign: string, bytes: Buffer): string => {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, LETTERS)
  return `${`${prefixOf(game)}_${sign}`.slice(0, LONGEST - LETTERS - 1)}_${digest}`
}

/** Is the emoji one that this bot has made? Of anybody else's, and those made by hand, nothing is touched. */
const isOurs = (bot: Bot, { name, author }: { name: string | null; author: { id: string } | null }) => {
  const prefixes = [...bot.house.games.keys()].map(prefixOf)
  return (
    author?.id === bot.client.user.id &&
    prefixes.some((prefix) => new RegExp(`^${prefix}_\\w+_[0-9a-f]{${LETTERS}}$`).test(name ?? ''))
  )
}

async function drawnSigns({ house, studio }: Bot): Promise<Sign[]> {
  const signs: Sign[] = []
  for (const [game, hosted] of house.games)
    for (const { id } of hosted.signs?.(PUBLIC) ?? []) {
      const picture = await studio.sign?.(game, id)
      if (!picture) continue
      const bytes = Buffer.from(picture.bytes)
      signs.push({ game, sign: id, name: nameOf(game, id, bytes), bytes })
    }
  return signs
}

/** Brings Discord's list in line with ours. */
async function bringUp(bot: Bot, signal: AbortSignal): Promise<void> {
  const signs = await drawnSigns(bot)
  if (signs.length === 0 || signal.aborted) return
  const { emojis } = bot.client.application
  const there = await emojis.fetch(undefined, { force: true })
  const byName = new Map([...there.values()].map((emoji) => [emoji.name, emoji.id]))
  let made = 0
  for (const { game, sign, name, bytes } of signs) {
    if (signal.aborted) return
    const id = byName.get(name) ?? (await emojis.create({ attachment: bytes, name })).id
    if (!byName.has(name)) made++
    byName.set(name, id)
    const known = bot.emojis.get(game) ?? new Map()
    bot.emojis.set(game, known.set(sign, { id, name }))
  }
  const wanted = new Set(signs.map(({ name }) => name))
  const outdated = [...there.values()].filter((emoji) => isOurs(bot, emoji) && !wanted.has(emoji.name ?? ''))
  for (const { id } of outdated) if (!signal.aborted) await emojis.delete(id)
  if (made + outdated.length > 0) bot.log.info({ made, deleted: outdated.length }, 'told Discord our signs')
}

/** Not ours to change, or no room left: asking again would not help. */
const isHopeless = (error: unknown) => error instanceof DiscordAPIError && error.status >= 400 && error.status < 500

/** In the background, as often as it takes; until it is done, words stand alone. */
export async function raiseEmojis(bot: Bot, signal: AbortSignal): Promise<void> {
  for (let tries = 1; tries <= MOST_TRIES && !signal.aborted; tries++)
    try {
      return await bot.house.store.alone('emojis', () => bringUp(bot, signal))
    } catch (error) {
      if (signal.aborted) return
      const isLast = isHopeless(error) || tries === MOST_TRIES
      bot.log.warn({ err: error }, isLast ? 'signs could not be told to Discord; words do' : 'signs are told again in a moment')
      if (isLast) return
      await wait(AGAIN_AFTER * tries, undefined, { signal, ref: false }).catch(() => {})
    }
}
