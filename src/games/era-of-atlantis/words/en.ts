/** Era in English. */

import { achievements } from '../../atlantis/words/en/achievements.ts'
import { policies, questions } from '../../atlantis/words/en/ahead.ts'
import { picturesOf } from '../../atlantis/words/en/alt.ts'
import { describeHeadline, placesOf } from '../../atlantis/words/en/board.ts'
import { holdsOf } from '../../atlantis/words/en/outlook.ts'
import { printedOf } from '../../atlantis/words/en/printed.ts'
import { SPOTS } from '../data/layout.ts'
import { describe } from './en/board.ts'
import { campaign } from './en/campaign.ts'
import { GLOSSARY } from './en/glossary.ts'
import { lesson } from './en/lesson.ts'
import { briefing, goal, race } from './en/outlook.ts'
import { eraLexicon, eraPhrases } from './en/phrases.ts'
import { primer } from './en/primer.ts'
import { signs } from './en/signs.ts'
import { topicsOf } from './en/topics.ts'
import { wholeGame } from './en/whole-game.ts'
import type { EraWords } from './words.ts'

export const en: EraWords = {
  phrases: eraPhrases,
  about: (data) => ({
    blurb: 'Two nations each, every one shared with a rival: expand them both before the age ends in glory or flood.',
    goal: () => goal(data.pack),
    topics: topicsOf(data),
    endings: GLOSSARY.endings,
    things: () => printedOf(eraLexicon(data)),
    primer,
    questions,
    policies,
    achievements,
    lessons: { 'first-rounds': lesson, 'whole-game': wholeGame },
  }),
  headline: (view) => describeHeadline(view, GLOSSARY),
  describe,
  briefing,
  holds: (view, s) => holdsOf(view, s, GLOSSARY),
  race,
  signs,
  places: (view) => [...(view.campaign ? [{ id: view.campaign.id, name: campaign.name }] : []), ...placesOf(view)],
  pictures: picturesOf(GLOSSARY, {
    ascent: ({ ascension: { onMap, needed } }) => `needs ${needed} Temples of Light: ${onMap} stand`,
    goal: (view, nation) => view.ambitions.find((goal) => goal.nation === nation)?.name ?? undefined,
    owed: ({ compensation }, seat) => compensation[seat] ?? 0,
    besides: (view, s) => {
      const { layout, nations, specials } = view
      const laid = layout ? SPOTS.flatMap((spot) => (layout[spot] ? [`${spot} ${GLOSSARY.cards[layout[spot]]}`] : [])) : []
      const controlled = [
        ...nations.flatMap(({ name, spaces }) =>
          spaces.map(({ toll, action }) => ({ toll, said: `${name}, ${GLOSSARY.actions[action] ?? action}` })),
        ),
        ...specials.map(({ name, space: { toll } }) => ({ toll, said: name })),
      ].find(({ toll }) => toll)
      return [
        ...(laid.length > 0 ? [`Layout: ${s.list(laid)}.`] : []),
        ...(controlled ? [`Psychic Control lies on ${controlled.said}.`] : []),
      ]
    },
  }),
  campaign,
}
