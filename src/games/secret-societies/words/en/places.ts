/** What of the table can be looked at close up. */
import type { Speaker } from '../../../../kernel/language.ts'
import type { Place } from '../../../hosted.ts'
import { REGIONS } from '../../data/effect.ts'
import type { Rules } from '../../data/rules.ts'
import type { View } from '../../view.ts'

export const placesWith =
  (rules: Rules) =>
  ({ row, players }: View, s: Speaker): readonly Place[] => [
    { id: 'map', name: 'Map of the world' },
    { id: 'house', name: 'The house: agenda, Monuments, Project Tiles' },
    ...Object.keys(players).map((seat) => ({ id: seat, name: s.name(seat) })),
    ...row.map(({ deed }, i) => ({
      id: `lot ${i + 1}`,
      name: `Deed ${i + 1}${deed ? `: ${rules.cards[deed]?.name ?? deed}` : ''}`,
    })),
    ...REGIONS.map((region) => ({ id: region, name: `${rules.regionNames[region]} (${region})` })),
  ]
