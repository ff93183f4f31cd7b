/** The signs of Era's pictures, in words. */
import { signsOf } from '../../../atlantis/words/en/signs.ts'
import type { SignWords } from '../../../common/signs.ts'
import { GLOSSARY } from './glossary.ts'

export const signs: readonly SignWords[] = [
  ...signsOf(GLOSSARY),
  { id: 'dial', name: 'Psychic Control', means: 'whoever uses this action pays for it', said: ['Psychic Control'] },
  { id: 'relic', name: 'Relic', means: 'gathered for Ascension; some rounds bring one', said: ['relics', 'relic'] },
  { id: 'sun', name: 'Sun', means: 'cards like the one under it give Virya in the end', said: ['under the sun', 'Sun'] },
  { id: 'moon', name: 'Moon', means: 'taking the card under it gives Virya', said: ['under the moon', 'Moon'] },
  { id: 'eclipse', name: 'Eclipse', means: 'cards like the one under it pay more', said: ['under the eclipse', 'Eclipse'] },
  { id: 'star', name: 'Star', means: 'a secret goal for a nation' },
]
