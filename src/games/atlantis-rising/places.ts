/** What of the island can be looked at close up. */
import type { Speaker } from '../../kernel/language.ts'
import type { Place } from '../hosted.ts'
import type { View } from './view.ts'

export const placesIn = ({ facts, blueprint, players }: View, s: Speaker): readonly Place[] => [
  ...facts.peninsulas.map(({ id, name }) => ({ id, name })),
  { id: facts.centre.id, name: facts.centre.name },
  { id: 'gate', name: 'The Cosmic Gate' },
  ...players.map(({ seat }) => ({ id: seat, name: s.name(seat) })),
  ...blueprint.map((id) => ({ id, name: facts.components[id]?.name ?? id })),
]
