/** What Age calls things. */
import { COMMON_ACTIONS, type Glossary } from '../../../atlantis/words/en/glossary.ts'

/** What an ending is called; the card that hopes for the Pole Shift is called Doom. */
const ENDINGS = { ascension: 'Ascension', poleShift: 'Pole Shift', continuation: 'Continuation' } as const

export const GLOSSARY: Glossary = {
  title: 'Age of Atlantis',
  resource: 'PP',
  agent: 'influence marker',
  cards: { ...ENDINGS, poleShift: 'Doom' },
  endings: ENDINGS,
  actions: {
    ...COMMON_ACTIONS,
    collect: 'Collect Power',
    construct: 'Construct',
    recruit: 'Mobilize',
    move: 'Limited Conflict',
  },
  neutral: 'is neutral',
  aside: 'a neutral',
  tie: { coup: 'A tie: the coup fails', conflict: 'A tie: all units fall', global: 'A tie: both lose half' },
  ascent: (temples, needed) => (temples < 0 ? `Light behind by ${-temples}` : `Light ahead by ${temples} of ${needed}`),
  besides: (others, s) => (others.length === 0 ? '' : ` This goes before ${s.list(others.map((id) => ENDINGS[id]))}.`),
  tieBreak: (by) => (by === null ? 'as the first of them in turn order' : `by the greater of their nations, of Power ${by}`),
  compared: { name: 'Power of the greater nation', of: (nations) => Math.max(...nations.map(({ finalPower }) => finalPower)) },
}
