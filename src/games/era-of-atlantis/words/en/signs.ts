/** The signs of Era's pictures, in words. */
import { signsOf } from '../../../atlantis/words/en/signs.ts'
import type { SignWords } from '../../../common/signs.ts'
import { GLOSSARY } from './glossary.ts'

export const signs: readonly SignWords[] = [
  ...signsOf(GLOSSARY, {
    factory: 'one building more, and one conflict more',
    pyramid: '1 Power more; with a temple beside it, 2',
    dark: '3 Virya whenever Doom takes a step forwards',
  }),
  {
    id: 'lab',
    name: 'Chimera Lab',
    means: 'all units of the nation at home here count twice',
    said: ['Chimera Lab'],
  },
  {
    id: 'crystal',
    name: 'Healing Crystal',
    means: 'lost units of the nation at home here may come back',
    said: ['Healing Crystal'],
  },
  { id: 'dial', name: 'Psychic Control', means: 'whoever takes this action pays 10 Virya more', said: ['Psychic Control'] },
  { id: 'relic', name: 'Relic', means: 'gathered for Ascension; some rounds bring one', said: ['relics', 'relic'] },
  { id: 'sun', name: 'Sun', means: 'cards like the one under it give Virya in the end', said: ['under the sun', 'Sun'] },
  { id: 'moon', name: 'Moon', means: 'taking the card under it gives Virya', said: ['under the moon', 'Moon'] },
  { id: 'eclipse', name: 'Eclipse', means: 'cards like the one under it pay more', said: ['under the eclipse', 'Eclipse'] },
  { id: 'star', name: 'Star', means: 'a secret goal for a nation' },
]
