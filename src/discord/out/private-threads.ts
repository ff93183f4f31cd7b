/** Who sees the thread of a private table: those at it, from the first message on. */
import { type Channel, type Client, DiscordAPIError } from 'discord.js'
import type { Outside } from '../../store/store.ts'
import type { Bot } from '../bot.ts'

/** Whom this process has let in, by thread. Being let in twice does no harm, so a new process may begin with none. */
const letIn = new WeakMap<Client, Map<string, Set<string>>>()

/**
 * Whoever is mentioned there is in by that, and it rings once; the others are let in here, in silence as far as Discord allows. Before the game whoever gave
 * back a seat has no business there any more; later they may look on.
 */
export async function keepPrivate(
  bot: Bot,
  { terms, owner, seats, status }: Omit<Outside, 'id'>,
  channel: Channel,
): Promise<void> {
  if (!terms.isPrivate || !channel.isThread()) return
  const all = letIn.get(bot.client) ?? new Map<string, Set<string>>()
  letIn.set(bot.client, all)
  const inside = all.get(channel.id) ?? new Set<string>()
  all.set(channel.id, inside)
  const people = new Set([owner, ...seats.flatMap(({ person }) => person ?? []), ...Object.keys(terms.eyes ?? {})])
  for (const person of people) {
    if (inside.has(person)) continue
    await attempt(bot, () => channel.members.add(person))
    inside.add(person)
  }
  for (const person of status === 'lobby' ? [...inside] : []) {
    if (people.has(person)) continue
    await attempt(bot, () => channel.members.remove(person))
    inside.delete(person)
  }
}

/** Somebody who may not see the channel cannot be let in; that is no reason for the table to fall silent. */
async function attempt({ log }: Bot, change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error
    log.warn({ err: error }, 'who sees the thread of a private table could not be changed')
  }
}
