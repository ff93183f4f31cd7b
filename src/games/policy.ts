/**
 * What somebody may leave for questions still to come, by what it means: so it holds whatever the choices are called by then. A game says which there
 * are, as data, and what each of them answers; the sentences stand in its `about`.
 */
import type { Input, Option, Seat, Text } from '../kernel/contract.ts'

/** What was chosen, field by field. */
export type Wishes = Readonly<Record<string, string>>

/** One of these; the first stands there before anybody chooses. */
export type WishField = { readonly id: string; readonly choices: readonly string[] }

/** A question that waits, as its seat sees it. */
export type AskedAhead<V> = {
  readonly seat: Seat
  readonly question: string
  readonly prompt: Text
  readonly input: Input
  readonly idle: unknown
  readonly view: V
}

export type Policy<V = unknown> = {
  readonly id: string
  /** The questions it answers, as step and stage. */
  readonly answers: readonly string[]
  readonly fields: readonly WishField[]
  /** What it comes to; undefined where it has nothing to say, so that the person is asked. */
  answer(asked: AskedAhead<V>, wishes: Wishes): unknown
  /** A mandate, which answers nothing: it says what whoever plays on for this seat may not do. */
  readonly bounds?: Bounds<V>
  /** It can be sealed along with the answer to an earlier question, for what comes of that alone. */
  readonly beside?: Beside<V>
}

export type Bounds<V> = {
  /** What of the purse is left alone, whatever something costs. */
  least?(wishes: Wishes): number
  /** Where one pays with several things, which of them that is. */
  readonly purse?: string
  /** May that not be chosen? `spared` are those whom it must not be turned against. */
  forbids?(option: Option, asked: AskedAhead<V>, wishes: Wishes, spared: readonly Seat[]): boolean
  /** Are those spared to whom this seat has promised peace? */
  spares?(wishes: Wishes): boolean
}

export type Beside<V> = {
  readonly question: string
  /** Answers that begin with one of these picks. */
  readonly after: readonly string[]
  /** What binds it to that answer: further wishes, by which `answer` knows its own. */
  binds(answer: unknown, view: V): Wishes
  /** Is what it was left for over? */
  isPast(wishes: Wishes, view: V): boolean
}

/** Chosen where nothing is to be left. */
export const ASK_ME = 'ask'

export type FieldWords = { readonly label: string; choice(id: string): string }
export type PolicyWords = {
  /** When it answers: "When I win a Deed". */
  readonly title: string
  readonly fields: Readonly<Record<string, FieldWords>>
  /** What it does, in a line. */
  said(wishes: Wishes): string
  /** On the button to the form in which it is sealed along with the answer to the earlier question. */
  readonly beside?: string
}

/** Which questions a seat can still be asked, by step and stage; those that are not named always. */
export type StillAsked<V> = Readonly<Record<string, (view: V) => boolean>>

/** Fields that mandates share: how much of a purse is to be left. */
export const KEEPS: WishField = { id: 'keep', choices: ['0', '1', '2', '3', '5', '8', '12'] }
/** Whether those to whom its person has promised peace may be harmed. */
export const PEACE: WishField = { id: 'peace', choices: ['may', 'never'] }
export const sparesPromised = ({ peace }: Wishes): boolean => peace === 'never'
export const leastKept = ({ keep = '0' }: Wishes): number => Number(keep)

/** As many choices as a list holds. */
export const upTo = (most: number): readonly string[] => ['any', ...Array.from({ length: most + 1 }, (_, n) => `${n}`)]

/** The first of these that can be had for so much; with its follow-up where it has one. */
export function firstOf(input: Input, ids: readonly string[], most = 'any'): { readonly pick: string } | undefined {
  if (input.kind !== 'pick') return undefined
  const limit = most === 'any' ? Number.POSITIVE_INFINITY : Number(most)
  for (const id of ids) {
    const option = input.options.find((each) => each.id === id)
    if (option && !option.blocked && (option.price?.cost ?? 0) <= limit) return { pick: id }
  }
  return undefined
}
