/** What the Discord side works with. */

import type { Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Studio } from '../../render/studio.ts'
import type { Tried } from '../tables/hints.ts'
import type { House } from '../tables/house.ts'
import type { Lessons } from '../tables/lessons.ts'
import type { Solos } from '../tables/solo.ts'
import type { Trials } from '../tables/trials.ts'
import type { LivePanels } from './live-panels.ts'
import type { Memory } from './memory.ts'
import type { Discreet } from './out/log-redaction.ts'
import type { Pace } from './pace.ts'
import type { Filled } from './show/present/form.ts'

/** As Discord knows it. */
export type Emoji = { readonly id: string; readonly name: string }

export type Picks = {
  readonly values: readonly string[]
  readonly people: readonly { readonly id: string; readonly name: string; readonly isBot: boolean }[]
}
export type Unseen = { readonly table: string | null; readonly until: number }

export type Bot = {
  readonly client: Client<true>
  readonly house: House
  /** Where lasting things are kept, also while a trial or a lesson is served. */
  readonly home: House
  readonly trials: Trials
  readonly lessons: Lessons
  readonly solos: Solos
  readonly studio: Studio
  readonly log: Logger
  /** By game and sign; empty until Discord has been told our signs. */
  readonly emojis: Map<string, Map<string, Emoji>>
  /** How long answering took, for the health line; and whoever else counts it. */
  readonly latencies: number[]
  answered?(milliseconds: number): void
  /** Interactions that have come in. */
  readonly arrivals: Memory<true>
  /** What people have filled in, by person and question, or act and table: for when a form is opened again. */
  readonly forms: Memory<Filled>
  /** What was said before somebody was asked whether they are sure, where a button cannot carry it: by person, act and digest. */
  readonly doubts: Memory<Readonly<Record<string, unknown>>>
  /** What somebody chose in vain, by person and the id of the list. */
  readonly picks: Memory<Picks>
  /** What was done but could not be shown, by person and what they asked for. */
  readonly unseen: Memory<Unseen>
  /** What last failed before somebody's eyes, by person: they may want to tell us. */
  readonly faults: Memory<Discreet>
  /** What a coach thinks of questions: by table, its number, seat and question. */
  readonly advice: Memory<readonly Tried[]>
  readonly panels: LivePanels
  readonly pace: Pace
  readonly startedAt: number
  /** The folder where copies of everything go. */
  readonly backups: string
}
