/** A person's screen in plain text: for searching in it, and for telling in a failed test what was really there. */
import {
  type APIEmbed,
  type APIMessageTopLevelComponent,
  ButtonStyle,
  MessageFlags as Flag,
  MessageType,
  ComponentType as Type,
} from 'discord-api-types/v10'
import type { WireChannel, WireMessage, WireModal } from '../wire.ts'

const indent = (lines: string[], by = '  ') => lines.map((line) => `${by}${line}`)
const present = (lines: (string | undefined | false)[]): string[] => lines.flatMap((line) => (line ? line.split('\n') : []))

function embedLines(embed: APIEmbed): string[] {
  return present([
    embed.author?.name,
    embed.title && `# ${embed.title}`,
    embed.description,
    ...(embed.fields ?? []).map((field) => `${field.name}: ${field.value}`),
    embed.image && `(picture ${embed.image.url.split('?')[0]}${embed.image.description ? `: ${embed.image.description}` : ''})`,
    embed.footer?.text,
  ]).map((line) => `| ${line}`)
}

type AnyComponent =
  | APIMessageTopLevelComponent
  | Extract<APIMessageTopLevelComponent, { type: Type.ActionRow }>['components'][number]
  | Extract<APIMessageTopLevelComponent, { type: Type.Section }>['accessory']

function componentLines(component: AnyComponent): string[] {
  switch (component.type) {
    case Type.ActionRow:
      return [component.components.flatMap(componentLines).join(' ')]
    case Type.Button: {
      if (component.style === ButtonStyle.Premium) return ['[premium]']
      const face = [component.emoji?.name, component.label].filter(Boolean).join(' ')
      const target = component.style === ButtonStyle.Link ? ` -> ${component.url}` : ''
      return [component.disabled ? `[(${face})${target}]` : `[${face}${target}]`]
    }
    case Type.StringSelect: {
      const options = component.options.map(
        ({ label, description, default: chosen }) => `${chosen ? '*' : ''}${label}${description ? ` (${description})` : ''}`,
      )
      return [`<${component.placeholder ?? component.custom_id}: ${options.join(' | ')}>`]
    }
    case Type.UserSelect:
    case Type.RoleSelect:
    case Type.MentionableSelect:
    case Type.ChannelSelect:
      return [`<${component.placeholder ?? component.custom_id}>`]
    case Type.TextDisplay:
      return component.content.split('\n')
    case Type.Section:
      return [...component.components.flatMap(componentLines), ...indent(componentLines(component.accessory))]
    case Type.Thumbnail:
      return [`(picture${component.description ? `: ${component.description}` : ''})`]
    case Type.MediaGallery:
      return component.items.map(({ description }) => `(picture${description ? `: ${description}` : ''})`)
    case Type.File:
      return [`(file ${component.name ?? ''})`]
    case Type.Separator:
      return ['---']
    case Type.Container:
      return component.components.flatMap(componentLines).map((line) => `║ ${line}`)
  }
}

/** What Discord's client makes of messages nobody wrote. */
const systemWords = (message: WireMessage): string | undefined => {
  const named = message.mentions.map((user) => user.global_name ?? user.username).join(', ')
  switch (message.type) {
    case MessageType.RecipientAdd:
      return `added ${named} to the thread`
    case MessageType.RecipientRemove:
      return `removed ${named} from the thread`
    case MessageType.ChannelNameChange:
      return `renamed this to ${message.content}`
    case MessageType.ChannelPinnedMessage:
      return 'pinned a message'
    case MessageType.ThreadCreated:
      return `started a thread: ${message.content}`
    case MessageType.ThreadStarterMessage:
      return 'started this thread from a message'
    default:
      return undefined
  }
}

/** Everything readable on a message, one line each. */
function messageLines(message: WireMessage): string[] {
  const flags = message.flags ?? 0
  const marks = present([
    flags & Flag.Ephemeral ? 'only you can see this' : undefined,
    flags & Flag.SuppressNotifications ? 'silent' : undefined,
    message.edited_timestamp ? 'edited' : undefined,
    message.pinned && 'pinned',
    message.wire.mentioned && 'mentions you',
  ])
  const { heading, unanswered } = message.wire
  const thinking = unanswered ? 'The application did not respond' : flags & Flag.Loading ? 'is thinking…' : undefined
  return [
    `${message.author.global_name ?? message.author.username}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}:`,
    ...indent([
      ...present([
        heading && `> ${heading.user.global_name ?? heading.user.username} used ${heading.command}`,
        thinking,
        systemWords(message) ?? message.content,
      ]),
      ...message.embeds.flatMap(embedLines),
      ...message.attachments.map(({ filename, description }) => `(file ${filename}${description ? `: ${description}` : ''})`),
      ...(message.components ?? []).flatMap(componentLines),
      ...present([(message.reactions ?? []).map(({ emoji, count }) => `${emoji.name} ${count}`).join('  ')]),
    ]),
  ]
}

export const messageText = (message: WireMessage): string => messageLines(message).join('\n')

function modalLines(modal: WireModal): string[] {
  const lines = modal.components.flatMap((component) => {
    if (component.type === Type.TextDisplay) return component.content.split('\n')
    if (component.type === Type.ActionRow) return component.components.map((field) => `${field.label ?? field.custom_id}: ____`)
    const field = component.component
    const options = 'options' in field ? ` ${field.options.map(({ label }) => label).join(' | ')}` : ' ____'
    return [`${component.label}:${options}`, ...present([component.description]).map((line) => `  ${line}`)]
  })
  return [`┌ ${modal.title}`, ...lines.map((line) => `│ ${line}`), '└ [Submit] [Cancel]']
}

export function screenText(
  name: string,
  rooms: { channel: WireChannel; messages: WireMessage[] }[],
  modal: WireModal | undefined,
): string {
  const parts = rooms
    .filter(({ messages }) => messages.length > 0)
    .map(({ channel, messages }) => {
      const title = channel.recipient ? `@${channel.name}` : `#${channel.name}`
      return [`── ${title} ──`, ...messages.slice(-12).flatMap(messageLines)].join('\n')
    })
  const form = modal ? [modalLines(modal).join('\n')] : []
  const body = [...parts, ...form]
  return `${name} sees:\n${body.length > 0 ? body.join('\n\n') : '  (nothing yet)'}`
}
