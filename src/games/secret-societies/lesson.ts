/** The first Round of the Influencers: two Bids, one of them facedown, a tie that is broken, two Deeds, and what they grow into. */
import { BOARD, type Script } from '../lesson.ts'
import type { lesson } from './words/en/lesson.ts'

export const firstRound: Script<keyof (typeof lesson)['beats']> = {
  id: 'first-round',
  seats: 3,
  options: {},
  secret: 'a deal to look at',
  beats: [
    { id: 'theme', point: 'map' },
    { id: 'goal' },
    { id: 'side', at: 'setup.sides', choose: { pick: 'below' } },
    { id: 'row', point: BOARD },
    { id: 'power', at: 'bidding.tokens', point: BOARD, choose: { pick: '1', then: { pick: '0' } } },
    { id: 'facedown', at: 'turn.act', choose: { pick: 'down', then: { pick: '0', then: { pick: '3:0' } } } },
    { id: 'faceup', at: 'turn.act', choose: { pick: 'up', then: { pick: '2', then: { pick: '4:0' } } } },
    { id: 'raise', at: 'auction.raise', choose: { pick: 'raise' } },
    { id: 'buy', at: 'auction.buy', choose: { pick: 'below' } },
    { id: 'endorsed', at: 'choice.which', choose: { pick: '0' } },
    { id: 'second', at: 'auction.buy', choose: { pick: 'below' } },
    { id: 'event', at: 'choice.which', choose: { pick: '1' } },
    { id: 'estate', point: 'p1' },
    { id: 'grow', at: 'grow.what', choose: { pick: 'invest', then: ['treasury:A1', 'project:twoPlusH', 'project:zero'] } },
    { id: 'scores', point: 'house' },
    { id: 'vault', at: 'startOfRound.retrieve', choose: { pick: 'pay' } },
    { id: 'tokens', at: 'bidding.tokens', point: BOARD },
    { id: 'yours', at: 'turn.act' },
  ],
}
