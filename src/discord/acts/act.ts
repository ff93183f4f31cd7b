/**
 * What a person can do: who may, what it asks for, what it does, what it says. Commands, buttons, lists, forms, menus and *More*
 * are doors to it; they know nothing but this description.
 */
import type { BaseInteraction } from 'discord.js'
import type { LeagueRow, Season } from '../../store/league-store.ts'
import type { Seated } from '../../store/store.ts'
import type { House } from '../../tables/house.ts'
import type { BotSays, BotText, Ours, PlainKey } from '../../words/words.ts'
import type { Bot } from '../bot.ts'
import type { Look } from '../show/present/rows.ts'
import type { Reply } from '../show/reply.ts'
import type { Fields, Given, Raw } from './fields.ts'

/** What an act can be about, and what it then has at hand. Found from the press, from what was typed, or from the channel. */
export type Places = {
  readonly anywhere: object
  readonly table: { readonly table: Seated }
  /** The table of this place, for what can do without. */
  readonly 'table-if-any': { readonly table: Seated | null }
  /** Looked for only if it is needed. */
  readonly 'table-when-asked': { readonly tableAsked: () => Promise<Seated> }
  /** A table of this server: who looks after one has no say on another. */
  readonly 'table-on-this-server': { readonly table: Seated }
  /** The same by its id alone, because it may be damaged: one that is named, or that of this channel; null if there is none. */
  readonly 'table-here-or-named': { readonly tableId: string | null }
  /** A table by its id alone, because it may be damaged: that of what was pressed, or of this channel; null if there is none. */
  readonly 'table-unread': { readonly tableId: string | null }
  readonly league: { readonly league: LeagueRow }
  /** The season people can sign up for, or the one that was pressed. */
  readonly season: { readonly season: Season }
  /** The season whose divisions are drawn, or the one that was pressed. */
  readonly 'drawn-season': { readonly season: Season }
  /** Any season, by its number; without one, the one that is drawn. */
  readonly seasons: { readonly seasonAsked: (number: number | null) => Promise<Season> }
}

/** Every act has its one line in the catalogue; what can stand on a button or in a list has a label, too. */
type NamedBy<K> = K extends `act.${infer Name}` ? (Name extends `${string}.${string}` ? never : Name) : never
export type ActName = NamedBy<keyof BotSays>
type LabelledBy<K> = K extends `act.${infer Name}.label` ? Name : never
export type LabelledName = LabelledBy<keyof BotSays> & ActName

/** Whoever does it, and in which language they are answered. */
export type Person = {
  readonly me: { readonly id: string; readonly name: string }
  readonly locale: string
  readonly ours: Ours
  /** The channel they pressed in. */
  readonly at?: string | null
}

export type Doing<A extends keyof Places, F extends Fields> = Places[A] &
  Person & {
    readonly bot: Bot
    readonly house: House
    readonly given: Given<F>
    readonly by: 'press' | 'command' | 'menu'
    /** Where on Discord, for what is made or posted there. */
    readonly where: Pick<
      BaseInteraction,
      'channel' | 'channelId' | 'guildId' | 'appPermissions' | 'member' | 'memberPermissions' | 'locale'
    >
  }

/** Words, or something to look at; null where the message that was pressed will show it by itself. */
export type Answer = BotText | Reply | null

/** In the panel that was pressed; in a new message; or in a new message that is promised first, because drawing takes its time. */
export type How = 'in-place' | 'beside' | 'later'

/** A question that comes first, and what its button says: red, unless it does no harm. */
export type Sure = { readonly ask: BotText; readonly yes: BotText; readonly look?: Look }

export type Press = {
  readonly decision: string
  readonly arg: string
  readonly value: string | undefined
  readonly values: readonly string[]
}

type Description<A extends keyof Places, F extends Fields, N extends ActName> = {
  readonly name: N
  readonly at: A
  readonly fields?: F
  /** Refuses those who may not. *More* lists only what one may do. */
  readonly may?: (doing: Doing<A, F>) => unknown
  readonly sure?: (doing: Doing<A, F>) => Promise<Sure | null> | Sure | null
  /** What is said where a required field is missing; the field itself is asked for below it. */
  readonly asks?: (doing: Doing<A, F>) => Promise<Reply> | Reply
  readonly answers?: How | ((seen: { readonly given: Given<F>; readonly isInPanel: boolean }) => How)
  /** What a press brings; by default what was chosen, or else what the button carries, is the first field. */
  readonly reads?: (press: Press) => Readonly<Partial<Record<keyof F, Raw>>>
  /** A form that fills the fields: its title, the label above the first of them, and what stands in it. */
  readonly form?: {
    readonly title: PlainKey
    readonly label: PlainKey
    held(doing: Doing<A, F>): string /** What was chosen where it was opened, kept in its id. */
    about?(chosen: readonly string[]): string
  }
  /** It is kept who did it: what organisers and those who look after a server do. */
  readonly isLogged?: boolean
  /** What is kept in words where a field holds an id: looked up before it is done. */
  readonly onRecord?: (doing: Doing<A, F>) => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>
  readonly do: (doing: Doing<A, F>) => Promise<Answer> | Answer
}

/** Any act, as doors see it. */
export type Act<N extends ActName = ActName> = Omit<Description<never, never, N>, 'fields' | 'at'> & {
  readonly at: keyof Places
  readonly fields: Fields
}

export const act = <A extends keyof Places, N extends ActName, F extends Fields = Record<never, never>>(
  description: Description<A, F, N>,
): Act<N> => ({ fields: {}, ...description }) as unknown as Act<N>
