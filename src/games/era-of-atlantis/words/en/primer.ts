/** Era of Atlantis on one page. */
import { SHARED_TERMS } from '../../../atlantis/words/en/primer.ts'
import type { PrimerWords } from '../../../primer.ts'

export const primer = {
  sentences: [
    'You lead a secret society in the last age before the flood.',
    'You have a hand in two great nations, and share each of them with another player.',
    'In a round everybody moves one of their two archons to an action and carries it out; where an archon stands, nobody else can go.',
    'Collecting pays a nation’s Power to both of its controllers, as Virya: the money of this game.',
    'Buildings, conquests and small nations won by a coup make a nation’s Power grow.',
    'Intrigue puts agents into nations, where they let you attempt coups and take part in contests.',
    'In every contest those who take part set a dial in secret and pay for it, won or lost; a tie is won by the defence.',
    'Armies march to areas next door, over straits and oceans with losses, and fight for what others hold.',
    'The age ends after a round with enough Temples of Light on the map, with Doom on the round marker, or when that meets the End marker.',
    'Then the weaker of your two nations scores, with your Virya, the objective cards that came true and a share in the leading nation.',
  ],
  example: {
    title: 'A coup on Akakor',
    names: ['Mira', 'Jonas', 'Ravi'],
    pages: {
      target:
        'Akakor is nobody’s, and its stability is 4. Mira has agents worth 0 and 1 there. A tie fails, so she needs 5 in all.',
      swap: 'First she swaps the 0 for the agent worth 2 that she has in Eden, which costs 1 Virya. Her agents in Akakor make 3 now. Two more are missing, so she sets her dial to 2, for 3 Virya.',
      dial: 'Nobody else has an agent there, and nobody rules Akakor, so no other dial is set. Her 3 and her bid of 2 make 5 against 4: the coup succeeds.',
      given:
        'She rules Aztlán and Hyperborea, and gives Akakor to Aztlán, the weaker of them. If Akakor has a special action, Aztlán may use it from now on. Her agents there go home.',
    },
  },
  tips: [
    'Keep a few Virya at all times: an empty purse invites attacks, because you cannot set a dial against them.',
    'Think about which archon to move: the one that leaves frees its space, for you and for everybody.',
    'Talk to your partners. A nation with two people behind one plan gets further, though no deal is binding.',
  ],
  glossary: [
    ...SHARED_TERMS,
    { word: 'Virya', means: 'The money of this game; what is left at the end is worth points.' },
    {
      word: 'agent',
      also: ['agents'],
      means: 'Your people inside a nation, worth 0 to 3: they allow coups there and count in them.',
    },
    { word: 'Collect', means: 'An action: both controllers of a nation get its Power as Virya.' },
    { word: 'Recruit', means: 'An action: units for a nation.' },
    { word: 'compensation', means: 'Virya at the end for those who moved earlier.' },
    { word: 'objective', also: ['objectives'], means: 'A card that hopes for one of the three endings, and pays if it comes.' },
    { word: 'Repolarize', means: 'An action: exchange objective cards for open ones.' },
    {
      word: 'relic',
      also: ['relics', 'Relic', 'Relics'],
      means: 'Left by the passive nation: whoever controls its place finds something there.',
    },
  ],
} as const satisfies PrimerWords
