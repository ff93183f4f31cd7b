// The small lines around messages: what it answers, which command it came from, and what the server itself has to say.
import type { WireMessage } from '../../wire.ts'
import { Avatar } from '../components/avatar.tsx'
import { Icon, type IconName } from '../components/icon.tsx'
import { Kind } from '../kinds.ts'
import { parseMarkdown } from '../markdown.ts'
import { useGo, useMessage } from '../place.ts'
import { plainText } from '../plain-text.ts'
import { useWorld } from '../session.ts'
import { formatTime } from '../time.ts'
import type { World } from '../world.ts'

/** A message in a few plain words, for reply lines, pins and screen readers. */
export function excerpt(
  message: Pick<WireMessage, 'content' | 'embeds' | 'attachments' | 'components'>,
  world: World,
  length = 140,
): string {
  const words = plainText(parseMarkdown(message.content || textOf(message.components)), (kind, id) => {
    if (kind === 'role') return world.guild.value.roles.find((role) => role.id === id)?.name ?? 'a role'
    if (kind === 'channel') return world.channels.value.get(id)?.name ?? 'unknown'
    return world.member(id)?.name ?? 'someone'
  })
    .replaceAll(/\s+/g, ' ')
    .trim()
  const text =
    words ||
    message.embeds[0]?.title ||
    message.embeds[0]?.description ||
    (message.attachments.length > 0 ? 'A file' : 'A message')
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/** All text displays of a tree of components, wherever they sit. */
function textOf(components: unknown): string {
  if (Array.isArray(components)) return components.map(textOf).filter(Boolean).join('\n')
  if (typeof components !== 'object' || components === null) return ''
  if ('content' in components && typeof components.content === 'string') return components.content
  return 'components' in components ? textOf(components.components) : ''
}

/** What is answered, as far as it still exists. */
export function ReplyLine() {
  const world = useWorld()
  const message = useMessage()
  const go = useGo()
  if (message.type !== Kind.reply || !message.message_reference) return null
  const original = message.referenced_message
  if (!original) {
    return (
      <p class="reply-line">
        <Icon name="reply" /> The message this answers is gone.
      </p>
    )
  }
  return (
    <p class="reply-line">
      <Icon name="reply" />
      <button type="button" class="quiet-link" onClick={() => go({ channel: message.channel_id, message: original.id })}>
        <b>{world.nameOf(original.author)}</b> {excerpt(original as WireMessage, world)}
      </button>
    </p>
  )
}

/** Who asked for what the bot says below. */
export function UsedLine() {
  const world = useWorld()
  const { heading } = useMessage().wire
  if (!heading) return null
  const name = world.nameOf(heading.user)
  return (
    <p class="reply-line">
      <Avatar url={world.member(heading.user.id)?.avatar_url} name={name} size={18} />
      <span>
        <b>{name}</b> used <b class="command-name">{heading.command}</b>
      </span>
    </p>
  )
}

// What the server tells of in one line, by kind of message.
const SYSTEM: Partial<Record<number, [IconName, (name: string, message: WireMessage) => string]>> = {
  [Kind.joinedThread]: [
    'right',
    (name, { mentions }) => `${name} added ${mentions[0]?.global_name ?? mentions[0]?.username ?? 'someone'}.`,
  ],
  [Kind.leftThread]: [
    'left',
    (name, { mentions }) => `${name} removed ${mentions[0]?.global_name ?? mentions[0]?.username ?? 'someone'}.`,
  ],
  [Kind.renamed]: ['edit', (name, { content }) => `${name} changed the name to ${content}.`],
  [Kind.pinned]: ['pin', (name) => `${name} pinned a message.`],
  [Kind.joined]: ['right', (name) => `${name} has come in.`],
  [Kind.threadOpened]: ['thread', (name, { content }) => `${name} started a thread: ${content}`],
}

/** A kind this page has no words for shows what it brought along. */
export function SystemLine() {
  const world = useWorld()
  const message = useMessage()
  const go = useGo()
  const [icon, words] = SYSTEM[message.type] ?? [
    'spark',
    (name: string) => message.content || `${name}: a notice of kind ${message.type}.`,
  ]
  const target = message.message_reference
  const sent = Date.parse(message.timestamp)
  return (
    <article class="system-line" data-message={message.id}>
      <Icon name={icon} />
      <span>{words(world.nameOf(message.author), message)}</span>
      {target && (message.type === Kind.pinned || message.type === Kind.threadOpened) && (
        <button
          type="button"
          class="quiet-link"
          onClick={() => go({ channel: target.channel_id, ...(target.message_id ? { message: target.message_id } : {}) })}
        >
          Show it
        </button>
      )}
      <time dateTime={message.timestamp}>{formatTime(sent, 't', sent)}</time>
    </article>
  )
}
