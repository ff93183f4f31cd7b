/** A coup, from the first agent to the last: agents swapped, a dial set, a nation given away. */
import { LEARNER, ruling, withAreas } from '../atlantis/example.ts'
import type { ContestView } from '../atlantis/view.ts'
import type { Example } from '../primer.ts'
import type { EraView } from './view.ts'
import type { primer } from './words/en/primer.ts'

const agents = (...values: readonly number[]) => (values.length > 0 ? [{ of: LEARNER, values }] : [])
const STABILITY = 4

/** Agents of hers in Akakor and in Eden, and whose Akakor is. */
const laid = (view: EraView, akakor: readonly number[], eden: readonly number[], owner: 'aztlan' | null = null): EraView =>
  ruling(
    withAreas(view, {
      akakor: { owner, stability: STABILITY, buildings: [], agents: agents(...akakor) },
      eden: { agents: agents(...eden) },
    }),
    { aztlan: 6, hyperborea: 7 },
  )

const opened: ContestView = {
  kind: 'coup',
  area: 'akakor',
  attacker: LEARNER,
  attacking: null,
  defending: null,
  sums: { attack: 0, defence: STABILITY },
  involved: [
    { seat: LEARNER, role: 'attacker', stances: ['attack'], agents: 3, bonus: 0, dial: { stance: 'attack', bid: 2, cost: 3 } },
  ],
  result: { attack: 5, defence: STABILITY, won: true },
}

const about = 'akakor'

export const example: Example<EraView, keyof (typeof primer)['example']['pages']> = {
  options: {},
  pages: [
    { id: 'target', shot: { kind: 'place', about }, shows: (view) => laid(view, [0, 1], [2]) },
    { id: 'swap', shot: { kind: 'place', about }, shows: (view) => laid(view, [1, 2], [0]) },
    { id: 'dial', shot: { kind: 'reveal' }, shows: (view) => ({ ...laid(view, [1, 2], [0]), contest: opened }) },
    { id: 'given', shot: { kind: 'place', about }, shows: (view) => laid(view, [], [0], 'aztlan') },
  ],
}
