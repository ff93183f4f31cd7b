/** Everything the rules can say, played with that pack. */
import type { Components } from '../../../data/components.ts'
import { eventPhrases } from './events.ts'
import { lexiconOf } from './lexicon.ts'
import { optionPhrases } from './options.ts'
import { questionPhrases } from './questions.ts'
import { reasonPhrases } from './reasons.ts'
import { settingPhrases } from './settings.ts'

export function phrasesOf(data: Components) {
  const lexicon = lexiconOf(data)
  return {
    ...settingPhrases(data),
    ...questionPhrases(lexicon),
    ...optionPhrases(data, lexicon),
    ...reasonPhrases(data, lexicon),
    ...eventPhrases(lexicon),
  }
}
