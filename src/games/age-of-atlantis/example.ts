/** A score, added up: the lesser nation, what is left in the purse, a card that came true. */
import { LEARNER, ruling } from '../atlantis/example.ts'
import type { Example } from '../primer.ts'
import type { AgeView } from './view.ts'
import type { primer } from './words/en/primer.ts'

/** Hyperborea with 8 and Lemuria with 9, 7 PP, and two cards in hand. */
const atTheEnd = (view: AgeView): AgeView => {
  const ruled = ruling(view, { hyperborea: 8, lemuria: 9 })
  return {
    ...ruled,
    players: ruled.players.map((player) =>
      player.seat === LEARNER ? { ...player, resource: 7, cards: 2, hand: ['poleShift', 'continuation'] } : player,
    ),
  }
}

export const example: Example<AgeView, keyof (typeof primer)['example']['pages']> = {
  options: {},
  pages: [
    { id: 'nations', shot: { kind: 'overview' }, shows: atTheEnd },
    { id: 'cards', shot: { kind: 'hand' }, shows: atTheEnd },
  ],
}
