/** Everything Era can say: what both editions share, and its own. */
import { lexiconOf } from '../../../atlantis/words/en/lexicon.ts'
import { sharedPhrases } from '../../../atlantis/words/en/phrases.ts'
import type { Printed } from '../../../atlantis/world.ts'
import type { EraPack } from '../../data/pack.ts'
import { GLOSSARY } from './glossary.ts'
import { meaningsOf } from './meanings.ts'
import { layout, specials, spoils } from './phrases/play.ts'
import { ambitions, beginnings, settings } from './phrases/setup.ts'

export const eraLexicon = (printed: Printed<EraPack>) => lexiconOf(printed, GLOSSARY, meaningsOf(printed.pack))

export function eraPhrases(printed: Printed<EraPack>) {
  const { pack } = printed
  const lexicon = eraLexicon(printed)
  return {
    ...sharedPhrases(lexicon),
    ...settings,
    ...beginnings(lexicon),
    ...ambitions(lexicon, pack),
    ...layout(lexicon, pack),
    ...specials(lexicon),
    ...spoils(lexicon),
  }
}
