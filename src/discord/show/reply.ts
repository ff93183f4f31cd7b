/** What somebody is shown in answer to an interaction. */
import type { AttachmentBuilder } from 'discord.js'
import { container, type Panel } from './panel.ts'

export type Reply = {
  readonly components: Panel
  readonly files?: readonly AttachmentBuilder[]
  readonly isPublic?: boolean
  readonly isPlain?: boolean
}

/** A few words, and nothing to press. */
export const said = (...lines: string[]): Reply => ({ components: [container(lines, [])] })
