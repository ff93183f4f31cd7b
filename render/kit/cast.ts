/** The set-up every scene begins with: what is looked at, and who is in it, marked and named as pictures can. */
import type { Seat } from '../../src/kernel/contract.ts'
import { LOCALES, type Speaker, speakerOf } from '../../src/kernel/language.ts'
import type { PictureAsk } from '../picture.ts'
import type { SeatMark } from './palette.ts'
import { drawable } from './text.ts'

export type Staged<V> = {
  readonly view: V
  /** What this seat saw earlier, where it is to be marked what has changed since. */
  readonly before: V | null
  readonly ask: PictureAsk
  /** Who speaks in the picture: the language asked for, and names as they can be drawn. */
  readonly s: Speaker
  mark(seat: Seat): SeatMark
  name(seat: Seat): string
}

/** `nameless`: how somebody is called whose name cannot be drawn, by their letter. */
export function staged<V>(
  view: V,
  ask: PictureAsk,
  mark: (seat: Seat) => SeatMark,
  nameless: (letter: string) => string,
): Staged<V> {
  const name = (seat: Seat) => drawable(ask.names[seat] ?? seat, nameless(mark(seat).letter))
  return { view, before: (ask.before as V | undefined) ?? null, ask, mark, name, s: speakerOf(ask.locale ?? LOCALES[0], name) }
}
