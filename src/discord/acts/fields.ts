/**
 * What an act asks for, described once. A command makes options of it, a card lists and forms, and whatever comes back is read
 * and checked here, whichever door it came through.
 */
import type { LeagueRow } from '../../store/league-store.ts'
import type { Seated } from '../../store/store.ts'
import { refuse } from '../../tables/house.ts'
import type { PlainKey } from '../../words/words.ts'
import type { Bot } from '../bot.ts'

/** Somebody on Discord, by the name they go by here. */
export type Somebody = { readonly id: string; readonly name: string; readonly isBot: boolean }
/** A channel of this server. */
export type Channelled = { readonly channel: string }
export type Attached = { readonly url: string; readonly size: number }

/** As it comes in: by a command typed, by a press in words. */
export type Raw = string | number | boolean | Somebody | Channelled | Attached | null | undefined

export type Suggestion<V = string | number> = { readonly name: string; readonly value: V }

/** Somebody is typing, and would like to see what there is. */
export type Typing = {
  readonly bot: Bot
  readonly me: string
  readonly locale: string
  readonly typed: string
  /** What the other options hold so far. */
  other(name: string): string | null
  /** The table it will be about, if that is clear. */
  table(): Promise<Seated | null>
  /** The leagues it may be about. */
  leagues(): Promise<readonly LeagueRow[]>
}
export type Suggest = (typing: Typing) => Promise<readonly Suggestion[]>

export type Field<T = unknown> = {
  readonly kind: 'text' | 'whole' | 'yes-or-no' | 'choice' | 'person' | 'channel' | 'file' | 'pressed'
  /** Its one line; nothing for what only a button can bring. */
  readonly about: PlainKey | null
  readonly isRequired: boolean
  readonly min?: number
  readonly max?: number
  readonly choices?: () => readonly Suggestion<string>[]
  readonly suggest?: Suggest
  /** Refuses what cannot be meant. */
  read(raw: Raw): T
}
export type Fields = Readonly<Record<string, Field>>
export type Given<F> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

type Wanted<T, R> = R extends true ? T : T | null
type Limits<R> = { readonly required?: R; readonly min?: number; readonly max?: number; readonly suggest?: Suggest }

/** Nothing is nothing, unless it had to be there. */
function field<T, R extends boolean>(
  kind: Field['kind'],
  about: PlainKey | null,
  { required, ...rest }: Limits<R> & Pick<Field, 'choices'>,
  read: (raw: NonNullable<Raw>) => T,
): Field<Wanted<T, R>> {
  const isRequired = required === true
  return {
    kind,
    about,
    isRequired,
    ...rest,
    read: (raw) =>
      (raw === null || raw === undefined ? (isRequired ? refuse('press.foreign') : null) : read(raw)) as Wanted<T, R>,
  }
}

export const text = <R extends boolean = false>(about: PlainKey, limits: Limits<R> = {}): Field<Wanted<string, R>> =>
  field('text', about, limits, String)

export const whole = <R extends boolean = false>(about: PlainKey, limits: Limits<R>): Field<Wanted<number, R>> =>
  field('whole', about, limits, (raw) => {
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = limits
    const number = Number(raw)
    return Number.isInteger(number) && number >= min && number <= max ? number : refuse('misfit.range', { min, max })
  })

export const yesOrNo = (about: PlainKey): Field<boolean> => {
  const { read, ...rest } = field('yes-or-no', about, {}, (raw) => raw === true)
  return { ...rest, read: (raw) => read(raw) ?? false }
}

/** For what is left as it is where nothing is said. */
export const maybe = (about: PlainKey): Field<boolean | null> => field('yes-or-no', about, {}, (raw) => raw === true)

export const choice = <V extends string, R extends boolean = false>(
  about: PlainKey,
  choices: () => readonly Suggestion<V>[],
  limits: Limits<R> = {},
): Field<Wanted<V, R>> =>
  field(
    'choice',
    about,
    { ...limits, choices },
    (raw) => choices().find(({ value }) => value === raw)?.value ?? refuse('press.foreign'),
  )

export const person = <R extends boolean = false>(about: PlainKey, limits: Limits<R> = {}): Field<Wanted<Somebody, R>> =>
  field('person', about, limits, (raw) => (typeof raw === 'object' && 'isBot' in raw ? raw : refuse('press.foreign')))

export const channel = (about: PlainKey): Field<string | null> =>
  field('channel', about, {}, (raw) => (typeof raw === 'object' && 'channel' in raw ? raw.channel : refuse('press.foreign')))

export const file = (about: PlainKey): Field<Attached | null> =>
  field('file', about, {}, (raw) => (typeof raw === 'object' && 'url' in raw ? raw : refuse('press.foreign')))

/** What a button brings with it: a seat, a page, a post. Nobody types it. */
export const pressed = (): Field<string | null> => field('pressed', null, {}, String)
