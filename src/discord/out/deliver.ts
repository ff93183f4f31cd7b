/** One message into one channel, never twice: a nonce guards quick retries, a mark is looked for after a crash. */
import { type Message as DiscordMessage, MessageFlags, type SendableChannels } from 'discord.js'
import type { PostRow } from '../../store/store.ts'
import type { Bot } from '../bot.ts'
import type { Message } from '../show/message.ts'
import { Shut } from './refusals.ts'

/** As many as Discord gives at once, and so many times. */
const PAGE = 100
const MOST_PAGES = 20

export async function deliver(bot: Bot, post: PostRow, channel: SendableChannels, message: Message): Promise<string> {
  const already = post.attempts > 0 ? await alreadySent(channel, bot.client.user.id, post) : null
  if (already) return already.id
  const body = bodyOf(marked(message, post))
  const flags = message.isQuiet ? ([body.flags, MessageFlags.SuppressNotifications] as const) : body.flags
  const sent = await channel.send({ ...body, flags, nonce: nonceOf(post), enforceNonce: true })
  return sent.id
}

/** Brings a message up to date; null where it was never sent. */
export async function change(target: PostRow, channel: SendableChannels, message: Message): Promise<string | null> {
  if (!target.message) return null
  await channel.messages.edit(target.message, { ...bodyOf(marked(message, target)), attachments: [] })
  return target.message
}

const bodyOf = ({ components, files, allowedMentions }: Message) => ({
  components: [...components],
  files: [...files],
  allowedMentions,
  flags: MessageFlags.IsComponentsV2 as const,
})

const nonceOf = (post: PostRow) => post.id.slice(-25)

export async function channelOf(bot: Bot, id: string): Promise<SendableChannels> {
  const channel = await bot.client.channels.fetch(id)
  if (!channel?.isSendable()) throw new Shut()
  if (channel.isThread() && channel.archived) await channel.setArchived(false)
  return channel
}

export const privatelyTo = async ({ client }: Bot, person: string): Promise<SendableChannels> =>
  (await client.users.fetch(person)).createDM()

/**
 * Was it sent before the process died? The first component's number says which post a message is. People may have said much since: it is
 * looked for as far back as something that was promised before it.
 */
async function alreadySent(channel: SendableChannels, me: string, post: PostRow): Promise<DiscordMessage | undefined> {
  let before: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const messages = await channel.messages.fetch({ limit: PAGE, ...(before !== undefined && { before }) })
    const ours = messages.filter((message) => message.author.id === me)
    const found = ours.find((message) => message.components[0]?.id === markOf(post))
    const isEarlier = ({ components: [first] }: DiscordMessage) => {
      const { id = 0 } = first ?? {}
      return id >= FIRST_MARK && id < markOf(post)
    }
    if (found || messages.size < PAGE || ours.some(isEarlier)) return found
    before = messages.lastKey()
  }
  return undefined
}

/** Far above the numbers Discord gives components by itself. */
const FIRST_MARK = 1_000_000
const markOf = (post: PostRow) => FIRST_MARK + post.n

const marked = (message: Message, post: PostRow): Message => ({
  ...message,
  components: message.components.map((part, i) => (i === 0 ? { ...part, id: markOf(post) } : part)),
})
