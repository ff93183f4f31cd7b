/** What does not outlive the process, as it does not outlive a reload of Discord's client. */
import type { Snowflake } from 'discord-api-types/v10'
import type { Attachment, Message, Origin } from './records.ts'
import type { Modal } from './rules/modal.ts'
import type { StoredFile } from './store.ts'
import type { Upload } from './uploads.ts'
import type { WireInteraction } from './wire.ts'

export type Suggestion = { name: string; name_localizations?: Record<string, string>; value: string | number }

export interface Interaction {
  id: Snowflake
  token: string
  kind: WireInteraction['kind'] | 'autocomplete'
  person: Snowflake
  channel: Snowflake
  at: number
  /** What answers will be marked with. */
  origin: Origin
  /** The message that was pressed, or from which the modal was opened. */
  source?: Snowflake
  customId?: string
  /** Kind of the option being typed. */
  typing?: 'text' | 'integer' | 'number'
  state: WireInteraction['state']
  /** What `@original` stands for. */
  answer?: Snowflake
  /** What was said after the answer, where that is counted. */
  followUps?: number
  /** It was acknowledged with the promise of an answer only. */
  isDeferred?: boolean
  suggestions?: Suggestion[]
  settle: (interaction: Interaction) => void
}

/** A form on somebody's screen. */
export interface OpenModal {
  id: Snowflake
  person: Snowflake
  channel: Snowflake
  modal: Modal
  origin: Origin
  source?: Snowflake
}

/** A file somebody has picked and not yet sent. */
export interface Pending {
  person: Snowflake
  upload: Upload
  attachment: Attachment
}

export interface Fleeting {
  interactions: Map<Snowflake, Interaction>
  /** By the person who has it open: a screen shows one form at a time. */
  modals: Map<Snowflake, OpenModal>
  ephemerals: Map<Snowflake, Message>
  files: Map<Snowflake, StoredFile>
  /** When commands were created; Discord allows so many a day. */
  creates: number[]
  sessionsStarted: number
  /** What bots are told of coming in: on how many shards, and how many of them at once. */
  shards: number
  concurrency: number
  /** Milliseconds a bot has to acknowledge an interaction. */
  patience: number
  botOnline: boolean
  uploads: Map<Snowflake, Pending>
  /** Threads waiting to be archived, and how to call that off. */
  watches: Map<Snowflake, () => void>
}

export const nothingYet = (): Fleeting => ({
  interactions: new Map(),
  modals: new Map(),
  ephemerals: new Map(),
  files: new Map(),
  creates: [],
  sessionsStarted: 0,
  shards: 1,
  concurrency: 1,
  patience: 3_000,
  botOnline: false,
  uploads: new Map(),
  watches: new Map(),
})
