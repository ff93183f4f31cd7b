/** Every sentence of the game. */
import { phrases } from '../../../../kernel/words.ts'
import type { Rules } from '../../data/rules.ts'
import type { Part } from '../../holdings/score-sheet.ts'
import { absentPhrases } from './absent.ts'
import { askedPhrases } from './asked.ts'
import { auctionPhrases, growthPhrases, openingPhrases } from './happenings.ts'
import { meansPhrases } from './means.ts'
import { scorePart } from './names.ts'
import { optionPhrases } from './options.ts'
import { showsPhrases } from './shows.ts'

export const phrasesWith = (rules: Rules) =>
  phrases({
    ...askedPhrases(rules),
    ...optionPhrases(rules),
    ...meansPhrases(rules),
    ...showsPhrases(rules),
    ...absentPhrases(rules),
    ...openingPhrases(rules),
    ...auctionPhrases(rules),
    ...growthPhrases(rules),
    'score.part': ({ part }: { part: Part }) => scorePart(part),
  })
