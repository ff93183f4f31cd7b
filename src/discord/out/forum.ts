/**
 * Where a server has a forum for its tables, each is a post there, and its tag says how it stands: open, running, finished. Tags are made where we may; where
 * there are none the posts do without. They follow within a minute, whatever happened in between.
 */
import {
  type Channel,
  ChannelType,
  DiscordAPIError,
  type ForumChannel,
  MessageFlags,
  PermissionFlagsBits,
  type Snowflake,
} from 'discord.js'
import type { TableRow } from '../../store/store.ts'
import { inPublic as ours } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import { container } from '../show/panel.ts'
import { madeOnce } from './made-once.ts'

const A_WEEK = 10_080
const POSTING = [PermissionFlagsBits.ViewChannel, PermissionFlagsBits.SendMessages, PermissionFlagsBits.SendMessagesInThreads]

const STATES = ['open', 'running', 'finished'] as const
type State = (typeof STATES)[number]
type Tags = Partial<Readonly<Record<State, Snowflake>>>

const SIGNS: Readonly<Record<State, string>> = { open: '🪑', running: '🎲', finished: '🏁' }
/** So many Discord allows in a forum, and on a post. */
const MOST_TAGS = 20
const MOST_ON_A_POST = 5

export const isForum = (channel: Channel | null | undefined): channel is ForumChannel => channel?.type === ChannelType.GuildForum

/** Those that are there, by their names, whoever made them. */
const tagsOf = ({ availableTags }: ForumChannel): Tags =>
  Object.fromEntries(
    STATES.flatMap((state) => {
      const name = ours(`forum.${state}`).toLowerCase()
      const tag = availableTags.find((each) => each.name.toLowerCase() === name)
      return tag ? [[state, tag.id]] : []
    }),
  )

const mayMakeTags = (forum: ForumChannel): boolean =>
  forum.permissionsFor(forum.client.user)?.has(PermissionFlagsBits.ManageChannels) ?? false

/** Whether posts there can show how their tables stand. */
export const hasTags = (forum: ForumChannel): boolean => mayMakeTags(forum) || Object.keys(tagsOf(forum)).length === STATES.length

/** The same, made where they are missing and may be made. */
async function tagsIn(forum: ForumChannel): Promise<Tags> {
  const known = tagsOf(forum)
  const missing = STATES.filter((state) => known[state] === undefined)
  if (missing.length === 0 || !mayMakeTags(forum) || forum.availableTags.length + missing.length > MOST_TAGS) return known
  const made = missing.map((state) => ({ name: ours(`forum.${state}`), emoji: { id: null, name: SIGNS[state] } }))
  return tagsOf(await forum.setAvailableTags([...forum.availableTags, ...made]))
}

/** A new post there, which is a thread; null where none can be had. */
export async function postIn(bot: Bot, forum: ForumChannel, title: string): Promise<string | null> {
  if (!forum.permissionsFor(forum.client.user)?.has(POSTING)) return null
  try {
    const { open } = await tagsIn(forum)
    const name = title.slice(0, 100)
    return await madeOnce(bot, forum, name, () =>
      forum.threads.create({
        name,
        autoArchiveDuration: A_WEEK,
        ...(open !== undefined && { appliedTags: [open] }),
        message: { components: [container([ours('forum.first', { title })], [])], flags: MessageFlags.IsComponentsV2 },
      }),
    )
  } catch (error) {
    // It wants a tag that we cannot give, say, or has as many posts as it can have.
    if (error instanceof DiscordAPIError) return null
    throw error
  }
}

/** Where that server wants its tables; null if it has no forum for them, or we may not post there. */
export async function placeInForum(bot: Bot, server: string, title: string): Promise<string | null> {
  const { forum: id } = await bot.house.store.server(server)
  const forum = id ? bot.client.channels.cache.get(id) : null
  return isForum(forum) ? postIn(bot, forum, title) : null
}

const stateOf = (status: TableRow['status'] | undefined): State =>
  status === 'lobby' ? 'open' : status === 'playing' ? 'running' : 'finished'

/** Every post says how its table stands now; tags that others have put there stay. */
export async function keepForum({ client, house }: Bot, server: string): Promise<void> {
  const { forum: id } = await house.store.server(server)
  const forum = id ? client.channels.cache.get(id) : null
  if (!isForum(forum)) return
  const posts = forum.threads.cache.filter(({ ownerId, archived }) => ownerId === client.user.id && !archived)
  if (posts.size === 0) return
  const tags = await tagsIn(forum)
  const live = new Map((await house.store.tablesOn(server)).map(({ channel, status }) => [channel, status]))
  const known = new Set<string>(Object.values(tags))
  for (const post of posts.values()) {
    const now = post.appliedTags.filter((tag) => known.has(tag))
    const wanted = tags[stateOf(live.get(post.id))]
    // A post that never said how a table stands need not say that there is none.
    const isSettled = !live.has(post.id) && now.length === 0
    if (wanted === undefined || isSettled || (now.length === 1 && now[0] === wanted)) continue
    const others = post.appliedTags.filter((tag) => !known.has(tag))
    await post.setAppliedTags([wanted, ...others].slice(0, MOST_ON_A_POST))
  }
}
