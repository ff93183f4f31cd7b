/** What a language brings for Era. */
import type { EditionWords } from '../../atlantis/words/words.ts'
import type { Printed } from '../../atlantis/world.ts'
import type { EraPack } from '../data/pack.ts'
import type { EraView } from '../view.ts'
import type { campaign } from './en/campaign.ts'
import type { eraPhrases } from './en/phrases.ts'

/** The campaign sheet is Era's own. */
export type EraWords = EditionWords<Printed<EraPack>, EraView, ReturnType<typeof eraPhrases>> & {
  readonly campaign: typeof campaign
}
