/** The sentences both editions share: what the shared rules can say. */
import type { Lexicon } from './lexicon.ts'
import { absences } from './phrases/absent.ts'
import { deciding } from './phrases/deciding.ts'
import { conflicts, contests, coups, marches } from './phrases/fights.ts'
import { meansAtFirst, meansForNations, meansOfSchemes, meansOfWonders } from './phrases/means.ts'
import { beginnings, hindrances, things } from './phrases/table.ts'
import { economy, endings, schemes, turns, wonders } from './phrases/turns.ts'

export const sharedPhrases = (lexicon: Lexicon) => ({
  ...things(lexicon),
  ...hindrances(lexicon),
  ...beginnings(lexicon),
  ...turns(lexicon),
  ...schemes(lexicon),
  ...economy(lexicon),
  ...wonders(lexicon),
  ...coups(lexicon),
  ...contests(lexicon),
  ...marches(lexicon),
  ...conflicts(lexicon),
  ...endings(lexicon),
  ...meansAtFirst(lexicon),
  ...meansOfSchemes(lexicon),
  ...meansForNations(lexicon),
  ...meansOfWonders(lexicon),
  ...deciding(lexicon),
  ...absences(lexicon),
})
