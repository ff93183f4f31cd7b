/** Two rounds on the sinking island: Atlanteans are placed, misfortunes strike, dice are rolled, and the gods take what they want. */
import { BOARD, type Script } from '../lesson.ts'
import type { lesson } from './words/en/lesson.ts'

const to = (region: string, tile: string, who?: string) => ({
  pick: `to.${region}`,
  then: who ? { pick: tile, then: { pick: who } } : { pick: tile },
})

export const firstRounds: Script<keyof (typeof lesson)['beats']> = {
  id: 'first-rounds',
  seats: 3,
  options: {},
  secret: 'two',
  beats: [
    { id: 'theme', point: BOARD },
    { id: 'goal' },
    { id: 'councilor', at: 'choose.councilor', choose: { pick: 'explorer' } },
    { id: 'leader', at: 'place.act', point: 'mountains', choose: to('mountains', 'mountains-5', 'leader') },
    { id: 'edge', at: 'place.act', point: 'hills', choose: to('hills', 'hills-6') },
    { id: 'centre', at: 'place.act', choose: { pick: 'rest' } },
    { id: 'misfortunes', point: BOARD },
    { id: 'ore', at: 'actions.act', choose: { pick: 'L0' } },
    { id: 'energy', at: 'actions.act', choose: { pick: 'rest' } },
    { id: 'wrath', point: BOARD },
    {
      id: 'again',
      at: 'place.act',
      choose: { pick: 'several', then: { pick: 'forge-5', then: ['forests-5/0', 'city-6/0', 'city-6/1'] } },
    },
    { id: 'forge', at: 'actions.act', choose: { pick: 'L0' } },
    { id: 'recruit', at: 'actions.act', point: 'city', choose: { pick: '0b' } },
    { id: 'crystal', at: 'actions.act', choose: { pick: '0a' } },
    { id: 'boost', at: 'actions.roll', choose: { pick: 'boost' } },
    { id: 'tribute', at: 'flood.where' },
    { id: 'gate', point: BOARD },
    { id: 'yours', at: 'place.act' },
  ],
}
