/** The signs both editions draw, in words. What an edition calls otherwise comes from its glossary. */
import type { SignWords } from '../../../common/signs.ts'
import type { Glossary } from './glossary.ts'

const several = (word: string) => [`${word}s`, word]

/** What the same building does otherwise. */
type Own = Readonly<Record<'factory' | 'pyramid' | 'dark', string>>

export const signsOf = ({ resource, agent, cards, actions }: Glossary, own: Own): readonly SignWords[] => [
  { id: 'virya', name: resource, means: 'what bids, agents and buildings are paid with', said: [resource], begins: ['Collect'] },
  { id: 'power', name: 'Power', means: 'what a nation is worth: its areas and pyramids', said: ['Power'] },
  { id: 'coin', name: 'Number on a coin', means: 'the Power of that area' },
  { id: 'shield', name: 'Shield', means: 'a nation; the number on it is its units there' },
  {
    id: 'swords',
    name: 'Units',
    means: 'all units of a nation, or so many more',
    said: ['units', 'unit'],
    begins: [actions.recruit!],
  },
  { id: 'seat', name: 'Shape with a letter', means: 'a player, in every picture the same' },
  { id: 'piece', name: 'Shape with a number', means: `a player’s ${agent}s there, and what they are worth` },
  {
    id: 'agent',
    name: `${agent[0]!.toUpperCase()}${agent.slice(1)}s`,
    means: 'people of yours in a nation',
    said: several(agent),
    begins: ['Intrigue'],
  },
  { id: 'archon', name: 'Archon', means: 'sent out for actions; filled in while it is out', said: several('archon') },
  {
    id: 'card',
    name: 'Objective card',
    means: 'pays in the end if its ending comes',
    said: several('objective card'),
    begins: ['Repolarize'],
  },
  {
    id: 'base',
    name: 'Base',
    means: 'more garrison, and more units when you call them up',
    said: several('Base'),
    begins: [actions.construct!],
  },
  { id: 'capitol', name: 'Capitol', means: `more stability, and ${agent}s for nothing`, said: several('Capitol') },
  { id: 'factory', name: 'Factory', means: own.factory, said: ['Factories', 'Factory'] },
  { id: 'pyramid', name: 'Pyramid', means: own.pyramid, said: several('Pyramid') },
  {
    id: 'light',
    name: 'Temple of Light',
    means: '2 Power more in the end; by a nation, its Power in the end',
    said: ['Temples of Light', 'Temple of Light'],
  },
  {
    id: 'dark',
    name: 'Temple of Darkness',
    means: own.dark,
    said: ['Temples of Darkness', 'Temple of Darkness'],
  },
  { id: 'strength', name: 'Two numbers', means: 'garrison on the dark side, stability on the light side' },
  { id: 'spot', name: 'Empty square', means: 'room for a building' },
  { id: 'special', name: 'Number on a dark oval', means: 'a special action; the action board says which' },
  { id: 'tree', name: 'Wilderness', means: 'nobody lives here; it is worth nothing by itself' },
  { id: 'hourglass', name: 'Round', means: 'which round it is', said: ['Round'] },
  { id: 'wave', name: 'Doom', means: 'where the round marker meets the Pole Shift', said: ['Doom at'] },
  { id: 'arrow', name: 'End', means: 'comes to meet the round marker, and ends the age', said: ['End at', 'End marker'] },
  { id: 'ascension', name: cards.ascension, means: 'card and ending: the world ascends', said: [cards.ascension] },
  {
    id: 'poleShift',
    name: cards.poleShift,
    means: 'card and ending: the poles shift',
    said: ['Pole Shift', ...(cards.poleShift === 'Pole Shift' ? [] : [`${cards.poleShift} card`])],
    begins: [cards.poleShift, `Put back ${cards.poleShift}`],
  },
  { id: 'continuation', name: cards.continuation, means: 'card and ending: the age simply goes on', said: [cards.continuation] },
  {
    id: 'attack',
    name: 'Attack',
    means: 'the attacking side, or conflicts at a time',
    begins: ['Attack', 'March', actions.move!, actions.global!],
  },
  { id: 'defend', name: 'Defence', means: 'the defending side of a contest', begins: ['Defend', 'Support the defender'] },
  { id: 'peace', name: 'Staying out', means: 'takes no side, pays nothing', begins: ['Stay out'] },
  { id: 'crown', name: 'Crown', means: 'who wins', begins: ['Coup'] },
  { id: 'check', name: 'Tick', means: 'the sealed answer is the one that was promised' },
]
