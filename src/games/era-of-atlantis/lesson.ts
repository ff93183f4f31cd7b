/** The first three rounds of the introductory game: a nation, agents, Virya, a contest, a building, a coup. */
import { BESIDE_BOARD, BOARD, type Script } from '../lesson.ts'
import type { lesson } from './words/en/lesson.ts'

export const firstRounds: Script<keyof (typeof lesson)['beats']> = {
  id: 'first-rounds',
  seats: 3,
  options: { mode: 'introductory' },
  secret: 'one',
  beats: [
    { id: 'theme', point: BOARD },
    { id: 'goal' },
    { id: 'nation', at: 'draft.nation', choose: { pick: 'atlantis' } },
    { id: 'shared' },
    { id: 'agents', at: 'zeroAgents.place', choose: { pick: 'easiest' } },
    { id: 'archons', point: BESIDE_BOARD },
    { id: 'collect', at: 'turn.space', choose: { pick: 'atlantis.collect' } },
    { id: 'dials', at: 'contest.dials', choose: { pick: 'attack-1' } },
    { id: 'taken', point: 'eden' },
    { id: 'construct', at: 'turn.space', choose: { pick: 'brahmapura.construct' } },
    { id: 'pyramid', at: 'construct.place', choose: { pick: 'pyramid', then: { pick: 'brahmapura' } } },
    { id: 'enough', at: 'construct.place', choose: { pick: 'done' } },
    { id: 'power', point: 'brahmapura' },
    { id: 'coup', at: 'turn.space', choose: { pick: 'pad.coup', then: { pick: '0' } } },
    { id: 'target', at: 'coup.plan', choose: { pick: 'ophir' } },
    { id: 'bid', at: 'contest.dials', choose: { pick: 'attack-3' } },
    { id: 'give', at: 'coup.give' },
    { id: 'endings', point: BOARD },
    { id: 'yours', at: 'turn.space' },
  ],
}
