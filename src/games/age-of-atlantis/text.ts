/** The complete board of Age in words, from a view alone. */
import type { Names, Text } from '../../kernel/contract.ts'
import {
  describeAreas,
  describeContest,
  describeFinal,
  describeMarch,
  describeMemories,
  describeNations,
  describePlayers,
  describeSupply,
  describeTracks,
} from '../atlantis/text.ts'
import { plural } from '../atlantis/words.ts'
import type { AgeView } from './view.ts'
import { ENDING_NAMES, GLOSSARY } from './words.ts'

export function headline({ phase, round, end, doom, final }: AgeView): string {
  if (final) return `Over: ${ENDING_NAMES[final.ending]}`
  return phase === 'setup' ? 'Setting up' : `Round ${round}, End at ${end.at}, Doom at ${doom}`
}

export function describe(view: AgeView, names: Names, speak: (text: Text, names: Names) => string): string {
  const how = { names, glossary: GLOSSARY }
  const nothing = () => []
  const parts = [
    describeTracks(view),
    temples(view),
    describeFinal(view, how, (text) => speak(text, names)),
    view.contest && describeContest(view, view.contest, how),
    describeMarch(view),
    describePlayers(view, how, nothing),
    describeNations(view, how, nothing),
    describeAreas(view, how, nothing),
    describeMemories(view, how),
  ]
  return parts.filter((part) => part !== null).join('\n\n')
}

function temples(view: AgeView): string {
  const { light, dark, needed } = view.ascension
  return [
    `Temples on the map: ${light} of Light, ${dark} of Darkness; a lead of ${needed} for Light is Ascension.`,
    `${describeSupply(view)} ${plural(view.deck, 'objective card')} in the deck.`,
  ].join('\n')
}
