/** The first three rounds of the introductory game: a nation, agents, Virya, a contest, a building, a coup. */
import { BESIDE_BOARD, BOARD, type Script } from '../lesson.ts'
import type { lesson } from './words/en/lesson.ts'
import type { wholeGame as words } from './words/en/whole-game.ts'

export const firstRounds: Script<keyof (typeof lesson)['beats']> = {
  id: 'first-rounds',
  seats: 3,
  options: { mode: 'introductory' },
  secret: 'one',
  beats: [
    { id: 'theme', point: BOARD },
    { id: 'goal' },
    { id: 'nation', at: 'draft.nation', point: 'atlantis', choose: { pick: 'atlantis' } },
    { id: 'shared' },
    { id: 'agents', at: 'zeroAgents.place', point: BOARD, choose: { pick: 'easiest' } },
    { id: 'archons', point: BESIDE_BOARD },
    { id: 'collect', at: 'turn.space', choose: { pick: 'atlantis.collect' } },
    { id: 'dials', at: 'contest.dials', choose: { pick: 'attack-1' } },
    { id: 'taken', point: 'eden' },
    { id: 'construct', at: 'turn.space', choose: { pick: 'atlantis.construct' } },
    { id: 'pyramid', at: 'construct.place', choose: { pick: 'pyramid', then: { pick: 'atlantis' } } },
    { id: 'enough', at: 'construct.place', choose: { pick: 'done' } },
    { id: 'power', point: 'atlantis' },
    { id: 'coup', at: 'turn.space', point: 'ophir', choose: { pick: 'pad.coup', then: { pick: '0' } } },
    { id: 'target', at: 'coup.plan', choose: { pick: 'ophir' } },
    { id: 'bid', at: 'contest.dials', choose: { pick: 'attack-3' } },
    { id: 'give', at: 'coup.give' },
    { id: 'endings', point: BOARD },
    { id: 'yours', at: 'turn.space' },
  ],
}

/** What the whole game adds: powers, secret goals, a special action won by a coup, objective cards that change hands. */
export const wholeGame: Script<keyof (typeof words)['beats']> = {
  id: 'whole-game',
  seats: 3,
  options: { mode: 'standard', powers: 'on', ambitions: 'on' },
  secret: 'whole 10',
  beats: [
    { id: 'more', point: BOARD },
    { id: 'society', at: 'societies.choose', choose: { pick: 'purple_dragon' } },
    { id: 'cards', at: 'keepCards.back', choose: { pick: '1' } },
    { id: 'nation', at: 'draft.nation', choose: { pick: 'atlantis' } },
    { id: 'agents', at: 'zeroAgents.place', point: BOARD, choose: { pick: 'easiest' } },
    { id: 'intrigue', at: 'turn.space', choose: { pick: 'pad.intrigue' } },
    { id: 'three', at: 'intrigue.plan', point: 'hawaiki', choose: { pick: 'place:3', then: { pick: 'hawaiki' } } },
    { id: 'settled', at: 'intrigue.plan', choose: { pick: 'done' } },
    { id: 'coup', at: 'turn.space', point: 'hawaiki', choose: { pick: 'pad.coup' } },
    { id: 'target', at: 'coup.plan', choose: { pick: 'hawaiki' } },
    { id: 'bid', at: 'contest.dials', choose: { pick: 'attack-0' } },
    { id: 'give', at: 'coup.give', choose: { pick: 'atlantis' } },
    { id: 'king', at: 'aftermath.king', choose: { pick: 'yes' } },
    { id: 'weather', at: 'turn.space', point: 'hawaiki', choose: { pick: 'special.weather_control', then: { pick: '0' } } },
    { id: 'doom', at: 'weather.direction', choose: { pick: 'back' } },
    { id: 'repolarize', at: 'turn.space', point: BOARD, choose: { pick: 'pad.repolarize', then: { pick: '1' } } },
    { id: 'take', at: 'repolarize.take', point: BOARD, choose: { pick: 'moon+eclipse' } },
    { id: 'away', at: 'repolarize.give', choose: { pick: '0', then: { pick: 'eclipse' } } },
    { id: 'rest', at: 'repolarize.give', choose: { pick: '2', then: { pick: 'moon' } } },
    { id: 'yours', at: 'turn.space', point: BESIDE_BOARD },
  ],
}
