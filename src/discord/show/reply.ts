/** What somebody is shown in answer to an interaction. */
import type { AttachmentBuilder } from 'discord.js'
import { container, type Panel } from './panel.ts'

export type Reply = {
  readonly components: Panel
  readonly files?: readonly AttachmentBuilder[]
  readonly isPublic?: boolean
  readonly isPlain?: boolean
  /** Told once it is shown: in which message, and how to change that. */
  readonly shown?: (message: string, edit: (reply: Reply) => Promise<unknown>) => Promise<unknown>
}

/** A few words, and nothing to press. */
export const said = (...lines: string[]): Reply => ({ components: [container(lines, [])] })
