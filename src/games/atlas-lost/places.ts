/** What of the table can be looked at close up. */
import type { Speaker } from '../../kernel/language.ts'
import type { Place } from '../hosted.ts'
import type { View } from './view.ts'
import { TREE_WORDS } from './words/full.ts'

export const places = ({ trees, players }: View, s: Speaker): readonly Place[] => [
  ...trees.map(({ tree, company }) => ({ id: tree, name: `${TREE_WORDS[tree]} (${company})` })),
  { id: 'influence', name: 'Influence track' },
  ...players.map(({ seat }) => ({ id: seat, name: s.name(seat) })),
  ...trees.flatMap(({ techs }) => techs.map(({ id }) => ({ id, name: id }))),
]
