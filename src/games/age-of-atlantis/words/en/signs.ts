/** The signs of Age's pictures, in words. */
import { signsOf } from '../../../atlantis/words/en/signs.ts'
import type { SignWords } from '../../../common/signs.ts'
import { GLOSSARY } from './glossary.ts'

export const signs: readonly SignWords[] = signsOf(GLOSSARY)
