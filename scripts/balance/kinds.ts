/** What a player had in a game that might go with winning, by kind; and how long the game was. */

import type { View as AtlantisView } from '../../src/games/atlantis/view.ts'
import type { Board as AtlasBoard } from '../../src/games/atlas-lost/board.ts'
import type { Board as SocietiesBoard } from '../../src/games/secret-societies/board.ts'
import { secretSocieties } from '../../src/games/secret-societies/index.ts'
import type { Seat, State } from '../../src/kernel/contract.ts'

type Kinds = Readonly<Record<string, readonly string[]>>
type Seen = {
  readonly kinds: (seat: Seat) => Kinds
  readonly rounds: number
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
const placeIn = (order: readonly Seat[], seat: Seat) => [PLACES[order.indexOf(seat)]!]

const atlantis = (view: AtlantisView): Seen => ({
  kinds: (seat) => ({
    'place in the turn order': placeIn(view.order, seat),
    nation: view.nations.filter(({ controllers }) => controllers.includes(seat)).map(({ name }) => name),
  }),
  // The marker has moved on once more when the end is looked at.
  rounds: view.round - 1,
})

const atlas = ({ order, players, turn }: AtlasBoard): Seen => ({
  kinds: (seat) => ({
    'place in the turn order': placeIn(order, seat),
    'Lv.3 Tech with a team on it at the end': players[seat]!.teams.filter((tech) => tech.startsWith('III')),
  }),
  rounds: turn.round,
})

const societies = ({ players, round }: SocietiesBoard): Seen => ({
  kinds: (seat) => {
    const { societies: all, hqs } = secretSocieties.rules
    return { society: [all[players[seat]!.society!]!.name], HQ: [hqs[players[seat]!.hq]!.name] }
  },
  rounds: round,
})

/** Rising is left out: all win or lose together there, and how often is on docs/chances.md. */
export const KINDS: Readonly<Record<string, (state: State, view: unknown) => Seen>> = {
  'era-of-atlantis': (_, view) => atlantis(view as AtlantisView),
  'age-of-atlantis': (_, view) => atlantis(view as AtlantisView),
  'atlas-lost': ({ board }) => atlas(board as AtlasBoard),
  'secret-societies': ({ board }) => societies(board as SocietiesBoard),
}
