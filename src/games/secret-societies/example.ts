/** A Deed and all that follows from it: two borders, a Satellite that moves, a third card in its Region. */
import type { Example } from '../primer.ts'
import { printed } from './data/printed.ts'
import type { View } from './view.ts'
import type { primer } from './words/en/primer.ts'

const LEARNER = 'p1'
const REGION = 'black'

/** The Illuminati with these countries above their board, and what these brought. */
function estate(view: View, deeds: readonly string[], more: Partial<View['players'][string]> = {}): View {
  const player = view.players[LEARNER]!
  const above = { ...player.above, [REGION]: [...deeds] }
  return {
    ...view,
    players: {
      ...view.players,
      [LEARNER]: { ...player, society: 'illuminati', coins: 5, land: 7, industry: 7, above, ...more },
    },
    world: deeds.map((deed) => ({ deed, seat: LEARNER })),
    faces: [...view.faces, ...deeds.map((deed) => printed.cards[deed]!)],
  }
}

const HELD = ['CA', 'MX']
const bought = { land: 11, industry: 11 }
const moved = { ...bought, coins: 6, satellite: 2 }

export const example: Example<View, keyof (typeof primer)['example']['pages']> = {
  options: {},
  pages: [
    { id: 'held', shot: { kind: 'place', about: LEARNER }, shows: (view) => estate(view, HELD) },
    { id: 'placed', shot: { kind: 'place', about: LEARNER }, shows: (view) => estate(view, [...HELD, 'US'], bought) },
    { id: 'borders', shot: { kind: 'place', about: 'map' }, shows: (view) => estate(view, [...HELD, 'US'], moved) },
    {
      id: 'monument',
      shot: { kind: 'place', about: LEARNER },
      shows: (view) => estate(view, [...HELD, 'US'], { ...moved, monuments: [REGION] }),
    },
  ],
}
