/** Everything the rules can say, played with that pack. */
import type { Components } from '../../../data/components.ts'
import { absentPhrases } from './absent.ts'
import { eventPhrases } from './events.ts'
import { lexiconOf } from './lexicon.ts'
import { meansPhrases } from './means.ts'
import { optionPhrases } from './options.ts'
import { questionPhrases } from './questions.ts'
import { reasonPhrases } from './reasons.ts'
import { settingPhrases } from './settings.ts'
import { showsPhrases } from './shows.ts'

export function phrasesOf(data: Components) {
  const lexicon = lexiconOf(data)
  return {
    ...settingPhrases(data),
    ...questionPhrases(lexicon),
    ...showsPhrases(data, lexicon),
    ...optionPhrases(data, lexicon),
    ...meansPhrases(data, lexicon),
    ...reasonPhrases(data, lexicon),
    ...absentPhrases(lexicon),
    ...eventPhrases(lexicon),
  }
}
