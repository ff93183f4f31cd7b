/** The first rounds of the older edition: objective cards, two nations, a purse of Power Points, a building and a coup. */
import { BESIDE_BOARD, BOARD, type Script } from '../lesson.ts'
import type { lesson } from './words/en/lesson.ts'

export const firstRounds: Script<keyof (typeof lesson)['beats']> = {
  id: 'first-rounds',
  seats: 3,
  options: {},
  secret: 'one',
  beats: [
    { id: 'theme', point: BOARD },
    { id: 'goal' },
    { id: 'cards', at: 'keepCards.back', choose: { pick: '0' } },
    { id: 'nation', at: 'draft.nation', point: 'atlantis', choose: { pick: 'atlantis' } },
    { id: 'second', at: 'draft.nation', point: 'aztlan', choose: { pick: 'aztlan' } },
    { id: 'agents', at: 'zeroAgents.place', point: BOARD, choose: { pick: 'easiest' } },
    { id: 'archons', point: BESIDE_BOARD },
    { id: 'collect', at: 'turn.space', choose: { pick: 'atlantis.collect' } },
    { id: 'construct', at: 'turn.space', choose: { pick: 'aztlan.construct' } },
    { id: 'pyramid', at: 'construct.place', choose: { pick: 'pyramid', then: { pick: 'aztlan' } } },
    { id: 'enough', at: 'construct.place', choose: { pick: 'done' } },
    { id: 'paid', point: BOARD },
    { id: 'coup', at: 'turn.space', point: 'hawaiki', choose: { pick: 'pad.coup', then: { pick: '0' } } },
    { id: 'target', at: 'coup.plan', choose: { pick: 'hawaiki' } },
    { id: 'bid', at: 'contest.dials', choose: { pick: 'attack-4' } },
    { id: 'give', at: 'coup.give' },
    { id: 'endings', point: BOARD },
    { id: 'yours', at: 'turn.space' },
  ],
}
