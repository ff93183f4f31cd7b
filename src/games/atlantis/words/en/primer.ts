/** Words both editions use. */
import type { Term } from '../../../primer.ts'

export const SHARED_TERMS = [
  { word: 'archon', also: ['archons'], means: 'Your envoys. Each turn one of them moves to an action and carries it out.' },
  {
    word: 'nation',
    also: ['nations'],
    means: 'Great ones are shared by two players each; small ones lie between them and are fought over.',
  },
  {
    word: 'Power',
    also: ['power'],
    means: 'What an area and its buildings are worth. A nation’s Power is paid when it collects, and scores at the end.',
  },
  { word: 'garrison', means: 'What stands against an army that attacks an area.' },
  { word: 'stability', means: 'What stands against a coup.' },
  { word: 'coup', also: ['coups', 'Coup'], means: 'Taking a nation over from within, with agents or markers and a dial.' },
  { word: 'conflict', also: ['conflicts', 'Conflict'], means: 'Armies fight for an area.' },
  { word: 'dial', also: ['dials'], means: 'Your secret bid in a contest, 0 to 5: it is paid whether you win or lose.' },
  { word: 'unit', also: ['units'], means: 'A nation’s army on the map.' },
  { word: 'spot', also: ['spots'], means: 'Room for a building.' },
  { word: 'Pyramid', means: 'A building: 1 Power.' },
  {
    word: 'Temple',
    also: ['temple', 'temples', 'Temples'],
    means: 'Of Light: more Power at the end, and towards Ascension. Of Darkness: pays when Doom comes nearer.',
  },
  { word: 'Construct', means: 'An action: one building for free, further ones at a price.' },
  { word: 'Intrigue', means: 'An action: put agents or markers into nations.' },
  { word: 'Doom', means: 'A marker on the track of rounds. It comes nearer with every building destroyed.' },
  { word: 'End', means: 'A marker that comes towards the round marker; when they meet, the game is over.' },
  { word: 'Ascension', means: 'The ending of Light: many Temples of Light.' },
  { word: 'Continuation', means: 'The ending in which neither Light nor Doom wins: the round marker meets the End marker.' },
  { word: 'Pole', also: ['Shift'], means: 'Pole Shift: the ending by Doom on the round marker.' },
] as const satisfies readonly Term[]
