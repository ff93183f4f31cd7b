/** All of it in English. */
import type { Rules } from '../../data/rules.ts'
import type { SocietiesWords } from '../words.ts'
import { about } from './about.ts'
import { altWith } from './alt.ts'
import { describeWith, headlineWith } from './board.ts'
import { labelsWith } from './labels.ts'
import { phrasesWith } from './phrases.ts'
import { placesWith } from './places.ts'
import { secretsWith } from './secrets.ts'
import { signs } from './signs.ts'
import { briefingWith, holds, raceWith } from './who.ts'

export const english = (rules: Rules): SocietiesWords => ({
  phrases: phrasesWith(rules),
  headline: headlineWith(rules),
  describe: describeWith(rules),
  places: placesWith(rules),
  about,
  briefing: briefingWith(rules),
  holds,
  race: raceWith(rules),
  alt: altWith(rules),
  labels: labelsWith(rules),
  secrets: secretsWith(rules),
  signs,
})
