/** Income that grows: teams that have left their rows, tokens that are out; and a Tech used twice in a turn. */
import type { Example } from '../primer.ts'
import type { View } from './view.ts'
import type { primer } from './words/en/primer.ts'

const LEARNER = 'p1'
const CULTURE = 'culture'

const own = (view: View, changed: Partial<View['players'][number]>): View => ({
  ...view,
  phase: 'action',
  turn: LEARNER,
  players: view.players.map((player) => (player.seat === LEARNER ? { ...player, ...changed } : player)),
})

/** Culture tokens of hers on that many Techs, the lowest first, and a team on the first Tech of the second level. */
const spread = (view: View, tokens: number): View => ({
  ...view,
  trees: view.trees.map((tree) => ({
    ...tree,
    techs: tree.techs.map((tech, n) =>
      tree.tree === CULTURE ? { ...tech, culture: n < tokens ? LEARNER : null, teams: n === 1 ? [LEARNER] : tech.teams } : tech,
    ),
  })),
})

export const example: Example<View, keyof (typeof primer)['example']['pages']> = {
  options: {},
  pages: [
    {
      id: 'replenish',
      shot: { kind: 'place', about: LEARNER },
      shows: (view) => own(view, { waiting: { research: 1, data: 3 }, income: { replenish: 5, collect: 1 } }),
    },
    {
      id: 'collect',
      shot: { kind: 'place', about: LEARNER },
      shows: (view) => own(view, { waiting: { research: 1, data: 0 }, income: { replenish: 5, collect: 6 } }),
    },
    { id: 'startup', shot: { kind: 'place', about: CULTURE }, shows: (view) => own(spread(view, 1), { R: 3, D: 2, C: 1 }) },
    { id: 'command', shot: { kind: 'place', about: CULTURE }, shows: (view) => own(spread(view, 2), { R: 1, D: 1, C: 0 }) },
  ],
}
