/** What is told about the game before anybody plays. */
import type { About } from '../../../hosted.ts'
import type { Components } from '../../data/components.ts'
import { achievements } from './achievements.ts'
import { policies, questions } from './ahead.ts'
import { ending } from './labels.ts'
import { lesson } from './lesson.ts'
import { primer } from './primer.ts'
import { printedOf } from './printed.ts'
import { topicsOf } from './topics.ts'

/** Theme, ways to win, ways it ends. */
function goalOf({ pack: { victory, solo }, spaces }: Components, players: number): readonly string[] {
  return [
    'The old world has collapsed. Your faction sends teams to its ruins and learns to use what they find.',
    `You win at the end of your own turn: by **technology** with ${victory.tp} points (TP), by **influence** on space ${spaces.length} of the track, or by **initiative** with ${victory.tiles} tiles and the resources they show.`,
    players === 1
      ? `A coalition races you: you have ${solo.turns.standard} turns (${solo.turns.novice} as a novice, ${solo.turns.expert} as an expert), and lose if its marker ends the influence track before you reach a goal.`
      : 'It ends at once when somebody wins; else after the last round, if the table has one, and the most points win.',
  ]
}

export const aboutOf = (data: Components): About => ({
  goal: (players) => goalOf(data, players),
  blurb: 'Factions after the Great Collapse race for lost technology: by points, by influence, or by holding the initiative.',
  topics: topicsOf(data),
  endings: Object.fromEntries(Object.entries(ending).map(([id, { title }]) => [id, title])),
  things: () => printedOf(data),
  primer,
  questions,
  policies,
  achievements,
  lessons: { 'first-turns': lesson },
})
