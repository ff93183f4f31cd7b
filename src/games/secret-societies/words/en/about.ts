/** What the game is, and its rules to look up. */
import type { About } from '../../../hosted.ts'
import { achievements } from './achievements.ts'
import { policies } from './ahead.ts'
import { questions } from './ahead-questions.ts'
import { lesson } from './lesson.ts'
import { primer } from './primer.ts'
import { printedThings } from './printed.ts'
import { societyLessons } from './society-lessons.ts'
import { topics } from './topics/index.ts'

export const about: About = {
  blurb: 'Seven rounds of bids, open and facedown, for the countries of Earth. Every society has powers of its own.',
  goal: () => [
    'Eight secret societies carve up the world: they bid for its countries, openly and facedown, and grow on what they win.',
    'Whoever has the most Power wins: Monuments, Region and Treasury Investments, Projects, Stars, Trade Routes, Islands.',
    'It ends after seven Rounds. A tie goes to whoever holds more Bid Cards; still tied, the victory is shared.',
  ],
  topics,
  things: printedThings,
  primer,
  questions,
  policies,
  achievements,
  lessons: { 'first-round': lesson, ...societyLessons },
}
