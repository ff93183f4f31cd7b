/** What a language has to bring for this game. */
import type { Speaker } from '../../../kernel/language.ts'
import type { Catalogue } from '../../../kernel/words.ts'
import type { SignWords } from '../../common/signs.ts'
import type { About, Place, Race } from '../../hosted.ts'
import type { Components } from '../data/components.ts'
import type { View } from '../view.ts'
import type { alt } from './en/alt.ts'
import type { labels } from './en/labels.ts'
import type { AtlasSays } from './says.ts'

export type AtlasWords = {
  /** What the rules say; figures come from the pack, so another pack explains itself. */
  readonly phrases: (data: Components) => Catalogue<AtlasSays>
  readonly about: (data: Components) => About
  readonly headline: (view: View, s: Speaker) => string
  readonly describe: (view: View, s: Speaker) => string
  /** Who one is, what one holds, what to watch at first: for a seat's own view. */
  readonly briefing: (view: View, s: Speaker) => readonly string[]
  /** What one holds, in a line. */
  readonly holds: (view: View, s: Speaker) => string
  /** How far everybody is from each victory, as everybody can see. */
  readonly race: (view: View, s: Speaker) => Race
  readonly places: (view: View, s: Speaker) => readonly Place[]
  readonly alt: typeof alt
  readonly labels: typeof labels
  readonly signs: readonly SignWords[]
}
