/** What there is to say in this game. A further language is one more object of this type, beside `en`. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Speaker } from '../../../kernel/language.ts'
import type { Catalogue, SaysIn, TextOf } from '../../../kernel/words.ts'
import type { SignWords } from '../../common/signs.ts'
import type { About, Place, Race } from '../../hosted.ts'
import type { View } from '../view.ts'
import type { altWith } from './en/alt.ts'
import type { labelsWith } from './en/labels.ts'
import type { phrasesWith } from './en/phrases.ts'

export type SocietiesSays = SaysIn<ReturnType<typeof phrasesWith>>
export type SocietiesText = TextOf<SocietiesSays>

export type SocietiesWords = {
  readonly phrases: Catalogue<SocietiesSays>
  headline(view: View, s: Speaker): string
  /** The complete board as text. */
  describe(view: View, s: Speaker): string
  places(view: View, s: Speaker): readonly Place[]
  readonly signs: readonly SignWords[]
  readonly about: About
  /** Who one is: for a seat's own view. */
  briefing(view: View, s: Speaker): readonly string[]
  /** What one holds, in a line. */
  holds(view: View, s: Speaker): string
  /** How far everybody is from winning, from public facts. */
  race(view: View, s: Speaker): Race
  /** Every picture in sentences. */
  readonly alt: ReturnType<typeof altWith>
  /** What is written into pictures. */
  readonly labels: ReturnType<typeof labelsWith>
  /** What only this seat knows. */
  secrets(view: View, seat: Seat, s: Speaker): readonly string[]
}
