/** English. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { View } from '../../view.ts'
import type { RisingWords } from '../words.ts'
import { alt } from './alt.ts'
import { briefing, holds, race } from './briefing.ts'
import { closeup } from './closeup.ts'
import { earlier } from './earlier.ts'
import { cardText, councilorText, misfortuneText } from './effects.ts'
import { labels } from './labels.ts'
import { phrasesFor } from './phrases.ts'
import { signs } from './signs.ts'
import { describe, headline } from './text.ts'
import { about } from './topics.ts'

/** What of the island can be looked at close up. */
const places = ({ facts, blueprint, players }: View, s: Speaker) => [
  ...facts.peninsulas.map(({ id, name }) => ({ id, name })),
  { id: facts.centre.id, name: facts.centre.name },
  { id: 'gate', name: 'The Cosmic Gate' },
  ...players.map(({ seat }) => ({ id: seat, name: s.name(seat) })),
  ...blueprint.map((id) => ({ id, name: facts.components[id]?.name ?? id })),
]

export const en: RisingWords = {
  phrases: phrasesFor,
  earlier,
  about,
  headline,
  describe,
  briefing,
  holds,
  race,
  places,
  labels,
  closeup,
  alt,
  signs,
  effects: { card: cardText, councilor: councilorText, misfortune: misfortuneText },
}
