/** Age in English. */

import { achievements } from '../../atlantis/words/en/achievements.ts'
import { policies, questions } from '../../atlantis/words/en/ahead.ts'
import { picturesOf } from '../../atlantis/words/en/alt.ts'
import { describeHeadline, placesOf } from '../../atlantis/words/en/board.ts'
import { holdsOf } from '../../atlantis/words/en/outlook.ts'
import { printedOf } from '../../atlantis/words/en/printed.ts'
import { describe } from './en/board.ts'
import { GLOSSARY } from './en/glossary.ts'
import { lesson } from './en/lesson.ts'
import { briefing, goal, race } from './en/outlook.ts'
import { ageLexicon, agePhrases } from './en/phrases.ts'
import { primer } from './en/primer.ts'
import { signs } from './en/signs.ts'
import { topicsOf } from './en/topics.ts'
import type { AgeWords } from './words.ts'

export const en: AgeWords = {
  phrases: agePhrases,
  about: (data) => ({
    blurb: 'Share two nations with two rivals, and let the weaker of them decide: light, darkness, or neither?',
    goal: () => goal(data.pack),
    topics: topicsOf(data),
    endings: GLOSSARY.endings,
    things: () => printedOf(ageLexicon(data)),
    primer,
    questions,
    policies,
    achievements,
    lessons: { 'first-rounds': lesson },
  }),
  headline: (view) => describeHeadline(view, GLOSSARY),
  describe,
  briefing,
  holds: (view, s) => holdsOf(view, s, GLOSSARY),
  race,
  signs,
  places: placesOf,
  pictures: picturesOf(GLOSSARY, {
    ascent: ({ ascension: { light, dark, needed } }) => `needs Light ${needed} ahead: ${light} against ${dark}`,
  }),
}
