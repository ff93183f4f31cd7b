/** Everything that is told in one language. */

import type { Speaker } from '../../../kernel/language.ts'
import type { Catalogue, Phrases } from '../../../kernel/words.ts'
import type { SignWords } from '../../common/signs.ts'
import type { Race } from '../../hosted.ts'
import type { Facts } from '../data/facts.ts'
import type { View } from '../view.ts'
import type { alt } from './en/alt.ts'
import type { closeup } from './en/closeup.ts'
import type { labels } from './en/labels.ts'
import type { about } from './en/topics.ts'
import type { RisingSays, Tell } from './says.ts'

export type RisingWords = {
  phrases(facts: Facts): Catalogue<RisingSays>
  /** Texts that only stories and logs of earlier tables still hold. */
  earlier(facts: Facts): Phrases
  readonly about: typeof about
  headline(view: View, s: Speaker): string
  /** The whole table as text. */
  describe(view: View, s: Speaker, tell: Tell): string
  /** Who one is, privately; and how far the team is, for everybody. */
  briefing(view: View, s: Speaker): readonly string[]
  /** What one holds, in a line. */
  holds(view: View, s: Speaker): string
  race(view: View, s: Speaker): Race
  /** What can be looked at close up. */
  places(view: View, s: Speaker): readonly { readonly id: string; readonly name: string }[]
  /** What stands in pictures, what is known of a place, and all pictures in sentences. */
  readonly labels: typeof labels
  readonly signs: readonly SignWords[]
  readonly closeup: typeof closeup
  readonly alt: typeof alt
  /** What cards and councilors do. */
  readonly effects: Readonly<Record<'card' | 'councilor' | 'misfortune', (facts: Facts, id: string, s: Speaker) => string>>
}
