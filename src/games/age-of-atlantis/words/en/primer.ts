/** Age of Atlantis on one page. */
import { SHARED_TERMS } from '../../../atlantis/words/en/primer.ts'
import type { PrimerWords } from '../../../primer.ts'

export const primer = {
  sentences: [
    'You lead a secret society in a world that Light and Darkness fight over.',
    'You have a hand in two great nations, and share each of them with another player.',
    'In a round everybody moves one of their two archons to an action and carries it out; where an archon stands, nobody else can go.',
    'Collecting pays a nation’s Power to both of its controllers, in power points (PP): the money of this game.',
    'Buildings, conquests and small nations won by a coup make a nation’s Power grow.',
    'Intrigue puts influence markers into nations, where they let you attempt coups and take part in contests.',
    'In every contest those who take part choose a side, set a dial in secret and pay for it, won or lost; a tied coup fails, and in a tied fight both sides lose.',
    'Armies march to areas next door, over straits and oceans with losses, and fight for what others hold.',
    'The game ends after a round in which Light is far enough ahead of Darkness, with Doom on the round marker, or when that meets the End marker.',
    'Then the weaker of your two nations scores, with the PP you have left and the objective cards that came true.',
  ],
  example: {
    title: 'Adding up a score',
    names: ['Mira', 'Jonas', 'Ravi'],
    pages: {
      nations:
        'The game has ended by Continuation: neither Light nor Doom has won. Mira has a hand in Hyperborea, with Power 8, and in Lemuria, with 9. Only the lesser counts: **8 points**.',
      cards:
        'She has 7 PP left, which are worth **2 points**. Of her two cards only Continuation came true, and since nobody else holds one it pays the most, **4 points**. That makes 8 + 2 + 4 = **14**.',
    },
  },
  tips: [],
  glossary: [
    ...SHARED_TERMS,
    { word: 'PP', means: 'Power points, the money of this game; what is left at the end is worth points.' },
    {
      word: 'influence',
      also: ['marker', 'markers'],
      means: 'Influence markers sit inside a nation, worth 0 to 3: they allow coups there and count in them.',
    },
    { word: 'Collect', means: 'An action: both controllers of a nation get its Power as PP.' },
    { word: 'Mobilize', means: 'An action: units for a nation.' },
    { word: 'support', means: 'A support card says which side your dial is on: attack, defence or neither.' },
    { word: 'objective', also: ['objectives'], means: 'A card that hopes for one of the three endings, and pays if it comes.' },
    { word: 'Repolarize', means: 'An action: exchange objective cards.' },
    {
      word: 'Light',
      also: ['Darkness'],
      means: 'Temples are built for one or the other; the difference decides whether the world ascends.',
    },
  ],
} as const satisfies PrimerWords
