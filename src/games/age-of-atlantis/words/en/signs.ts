/** The signs of Age's pictures, in words. */
import { signsOf } from '../../../atlantis/words/en/signs.ts'
import type { SignWords } from '../../../common/signs.ts'
import { GLOSSARY } from './glossary.ts'

export const signs: readonly SignWords[] = signsOf(GLOSSARY, {
  factory: 'one building more, and one unit more when you mobilize',
  pyramid: '1 Power more, and 1 for each temple beside it',
  dark: '1 PP for each step of Doom forwards; holds Ascension off',
})
