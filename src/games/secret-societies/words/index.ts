/** Every sentence of the game, for one pack. */
import { type LoosePhrases, speakWith } from '../../../kernel/words.ts'
import type { Rules } from '../data/rules.ts'
import { happeningPhrases } from './happenings.ts'
import { questionPhrases } from './questions.ts'
import { thingsOf } from './things.ts'

const SCORE_PARTS: Readonly<Record<string, string>> = {
  islands: 'Island majority',
  monuments: 'Monuments',
  regions: 'Region Investments',
  treasury: 'Treasury Investments',
  projects: 'Projects',
  tile: 'Scoring Tile',
  income: 'Treasury track',
  stars: 'Stars',
  routes: 'Trade Routes',
}

export const scorePart = (part: string) => SCORE_PARTS[part] ?? part

const scorePhrases: LoosePhrases = { 'score.part': ({ part }) => scorePart(String(part)) }

export const wordsOf = (rules: Rules) => {
  const things = thingsOf(rules)
  return speakWith({ 'en-US': { ...questionPhrases(things), ...happeningPhrases(things), ...scorePhrases } })
}
