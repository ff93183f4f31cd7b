/** Four turns among the ruins: a team is placed, cards are played, a Tech is started up, and the first step of influence taken. */
import { BOARD, type Script } from '../lesson.ts'
import type { lesson } from './words/en/lesson.ts'

const use = (card: string) => ({ pick: 'card', then: { pick: card, then: { pick: 'use' } } })

export const firstTurns: Script<keyof (typeof lesson)['beats']> = {
  id: 'first-turns',
  seats: 2,
  options: {},
  secret: 'a deal to look at',
  beats: [
    { id: 'theme', point: BOARD },
    { id: 'goal' },
    { id: 'keep', at: 'game.keep', choose: { pick: 'ini-3' } },
    {
      id: 'place',
      at: 'turn.action',
      point: 'IIC-D',
      choose: { pick: 'place', then: { pick: 'IIC-D', then: { pick: 'research' } } },
    },
    { id: 'find', at: 'effects.keep', choose: { pick: 'cul-03a' } },
    { id: 'crate', at: 'turn.action', choose: use('cul-03a') },
    { id: 'over', at: 'turn.action', choose: { pick: 'done' } },
    { id: 'collect', at: 'turn.action', choose: { pick: 'collect' } },
    { id: 'radio', at: 'turn.action', choose: use('ini-3') },
    { id: 'round', at: 'turn.action', choose: { pick: 'done' } },
    { id: 'startup', at: 'turn.action', point: 'IIC-D', choose: { pick: 'startup', then: { pick: 'IIC-D' } } },
    { id: 'token', at: 'effects.place', choose: { pick: 'IS' } },
    { id: 'another', at: 'effects.place' },
    { id: 'handover', at: 'turn.action', choose: { pick: 'done' } },
    { id: 'replenish', at: 'turn.action', choose: { pick: 'replenish' } },
    { id: 'step', at: 'turn.action', choose: { pick: 'advance' } },
    { id: 'halt', at: 'turn.influence', choose: { pick: 'done' } },
    { id: 'ways', point: BOARD },
    { id: 'yours', at: 'turn.action' },
  ],
}
