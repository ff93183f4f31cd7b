/** A thread is made once: where the answer was lost nobody knows whether it was made, so it is looked for before it is asked for again. */
import { DiscordAPIError, type ForumChannel, type TextChannel } from 'discord.js'
import type { Bot } from '../bot.ts'

type Parent = Pick<TextChannel | ForumChannel, 'id'> & {
  readonly threads: { fetchActive(): ReturnType<TextChannel['threads']['fetchActive']> }
}

/** One of ours, open, of that name, at which no table is. */
export async function unusedThread({ client, house }: Bot, parent: Parent, name: string): Promise<string | null> {
  const { threads } = await parent.threads.fetchActive()
  const alike = threads.filter(
    (thread) => thread.name === name && thread.ownerId === client.user.id && !thread.locked && thread.parentId === parent.id,
  )
  for (const { id } of alike.values()) if ((await house.store.tableIn(id)) === null) return id
  return null
}

/** Refused is refused: then there is none. */
export async function madeOnce(
  bot: Bot,
  parent: Parent,
  name: string,
  make: () => Promise<{ readonly id: string }>,
): Promise<string> {
  try {
    return (await make()).id
  } catch (error) {
    if (error instanceof DiscordAPIError) throw error
    return (await unusedThread(bot, parent, name)) ?? (await make()).id
  }
}
