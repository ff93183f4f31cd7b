/** What the Discord side works with. */
import type { Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Studio } from '../../render/studio.ts'
import type { House } from '../tables/house.ts'
import type { Trials } from '../tables/trials.ts'
import type { FilledForms } from './filled-forms.ts'
import type { LivePanels } from './live-panels.ts'

/** As Discord knows it. */
export type Emoji = { readonly id: string; readonly name: string }

export type Bot = {
  readonly client: Client<true>
  readonly house: House
  readonly trials: Trials
  readonly studio: Studio
  readonly log: Logger
  /** By game and sign; empty until Discord has been told our signs. */
  readonly emojis: Map<string, Map<string, Emoji>>
  /** How long answering took, for the health line. */
  readonly latencies: number[]
  readonly forms: FilledForms
  readonly panels: LivePanels
  readonly startedAt: number
  /** The folder where copies of everything go. */
  readonly backups: string
}
