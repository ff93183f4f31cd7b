/** A message nobody asked for, as it is handed to Discord. */
import type { APIMessageTopLevelComponent, AttachmentBuilder, MessageMentionOptions } from 'discord.js'

export type Message = {
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly files: readonly AttachmentBuilder[]
  readonly allowedMentions: MessageMentionOptions
  /** It is there to be found, but does not ring. */
  readonly isQuiet?: boolean
}

export const GOLD = 0xc9a24b
export const CALM = 0x3d6b7d

export const silent = (
  components: readonly APIMessageTopLevelComponent[],
  files: readonly AttachmentBuilder[] = [],
): Message => ({
  components,
  files,
  allowedMentions: { parse: [] },
})

/** The same with a ping to these people. */
export const calling = (message: Message, people: readonly string[]): Message => ({
  ...message,
  allowedMentions: { users: [...people] },
})
