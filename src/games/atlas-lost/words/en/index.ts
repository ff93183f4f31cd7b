/** Atlas Lost in English. */
import type { AtlasWords } from '../words.ts'
import { aboutOf } from './about.ts'
import { alt } from './alt.ts'
import { describe, headline, places } from './board.ts'
import { briefing, holds, race } from './briefing.ts'
import { labels } from './labels.ts'
import { phrasesOf } from './phrases/catalogue.ts'
import { signs } from './signs.ts'

export const en: AtlasWords = {
  phrases: phrasesOf,
  about: aboutOf,
  headline,
  describe,
  briefing,
  holds,
  race,
  places,
  alt,
  labels,
  signs,
}
