/** One round in the mountains: an Atlantean stands far out, the sea comes, and what is left gathers ore. */
import type { Example } from '../primer.ts'
import type { View } from './view.ts'
import type { primer } from './words/en/primer.ts'

const [LEADER, FOLLOWER] = ['L0', '0a']
const about = 'mountains'

/** Where her Leader and a follower stand, how many tiles have sunk, and what she holds. */
function standing(
  view: View,
  at: Readonly<Record<string, string>>,
  sunk: number,
  goods: Partial<View['players'][number]['goods']>,
): View {
  return {
    ...view,
    phase: 'actions',
    flooded: { ...view.flooded, [about]: sunk },
    pieces: view.pieces.map((piece) => ({ ...piece, at: at[piece.id] ?? piece.at, slot: 0 })),
    players: view.players.map((player) => (player.seat === 'p1' ? { ...player, goods: { ...player.goods, ...goods } } : player)),
  }
}

export const example: Example<View, keyof (typeof primer)['example']['pages']> = {
  options: {},
  pages: [
    {
      id: 'placed',
      shot: { kind: 'place', about },
      shows: (view) => standing(view, { [LEADER]: 'mountains-5', [FOLLOWER]: 'mountains-6' }, 0, { energy: 1 }),
    },
    {
      id: 'flood',
      shot: { kind: 'place', about },
      shows: (view) => standing(view, { [LEADER]: 'mountains-5', [FOLLOWER]: 'out' }, 1, { energy: 1 }),
    },
    {
      id: 'gathered',
      shot: { kind: 'place', about: 'p1' },
      shows: (view) => standing(view, { [LEADER]: 'mountains-5', [FOLLOWER]: 'out' }, 1, { ore: 1, energy: 0 }),
    },
  ],
}
