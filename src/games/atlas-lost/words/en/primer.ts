/** Atlas Lost on one page. */
import type { PrimerWords } from '../../../primer.ts'

export const primer = {
  sentences: [
    'The old world has collapsed, and everybody leads a faction that digs for its technology.',
    'There are three ways to win: technology points (TP), the last space of the influence track, or initiative tiles with the resources they show.',
    'Whether you have won is looked at when your own turn ends.',
    'On your turn you take one main action, and besides you may give one command, play one card, and use the cards you have installed.',
    'A main action is one of four: replenish research, collect data, send a team to a Tech, or start a Tech up.',
    'The Trees on the board have Techs on three levels, and a team on the second opens the way to those above it.',
    'Every team that leaves a row of your own board makes that row pay more.',
    'Starting up a Tech where you have a team costs what it shows and does what it says.',
    'A command uses any active Tech, even where you have no team: it costs as many commands as the Tech’s level, and its price.',
    'After your actions you may pay your way along the influence track, where most spaces give something.',
  ],
  example: {
    title: 'Income, and one Tech used twice',
    names: ['Mira', 'Jonas', 'Ravi'],
    pages: {
      replenish:
        'Mira replenishes. Two teams have left her research row, so it pays 4, and one of her teams carries an economy token, which adds 1: she gets **5 research**.',
      collect:
        'Another turn, she collects. All three teams have left her data row, so it pays 3, and three culture tokens of hers are out, which add 3: **6 data**. An empty row gives its bonus, too: here a card.',
      startup:
        'Everybody has a team on Local Stage, at the foot of the culture Tree. Mira starts it up: she pays 2 research and 1 data, and puts a culture token on a Tech where she has a team.',
      command:
        'She wants the same again in the same turn, and commands it: 1 command, because the Tech is on level 1, and its price once more. Her second token goes where her other team is.',
    },
  },
  tips: [
    'Science, economy and culture leave each other mostly in peace: the best Trees to begin with.',
    'With culture and religion, places become scarce; science lets you change your mind, because teams can move.',
    'The military Tree lets you hurt others directly. Add it once everybody knows the game.',
  ],
  glossary: [
    { word: 'research', means: 'A resource: most teams and Techs cost it.' },
    { word: 'data', means: 'A resource, scarcer than research.' },
    { word: 'command', also: ['commands'], means: 'A resource: lets you use Techs where you have no team.' },
    { word: 'TP', means: 'Technology points.' },
    { word: 'Tech', also: ['Techs'], means: 'A square of a Tree: something you can learn to use.' },
    { word: 'Tree', also: ['Trees'], means: 'A field of knowledge with six Techs on three levels.' },
    { word: 'team', also: ['teams'], means: 'Sent from your board to a Tech, which you may use from then on.' },
    { word: 'row', means: 'Where your teams wait: one row for research, one for data.' },
    { word: 'token', also: ['tokens'], means: 'Economy, culture and religion tokens show what your Techs have done, and pay.' },
    { word: 'card', also: ['cards'], means: 'A crate works once; active cards work once a turn, passive ones always.' },
    { word: 'crate', also: ['crates'], means: 'A card that is used once and then discarded.' },
    { word: 'install', also: ['installed'], means: 'Lay a card down for its price, for good.' },
    { word: 'convert', means: 'Turn a card into 1 research or 1 data.' },
    { word: 'initiative', also: ['tile', 'tiles'], means: 'A tile for whoever is furthest ahead in a Tree, or in influence.' },
    { word: 'influence', also: ['space', 'spaces'], means: 'The track at the edge: its last space wins.' },
    { word: 'front runner', also: ['runner'], means: 'A token for whoever comes to a Tech first.' },
    { word: 'initial', means: 'The card one begins with.' },
  ],
} as const satisfies PrimerWords
