/** Atlantis Rising on one page. */
import type { PrimerWords } from '../../../primer.ts'

export const primer = {
  sentences: [
    'Atlantis is sinking, and you all win or lose together.',
    'You win the moment the Power Core is built, which comes after every other component of the Cosmic Gate.',
    'You lose when the six peninsulas and then the centre are under water.',
    'Each round begins with everybody sending out their Atlanteans, a Leader and followers, to tiles, to the centre or to the Gate.',
    'Then misfortunes are drawn: most of them flood the outermost dry tile of a peninsula, and wash away whoever stands there.',
    'Then everybody who still stands acts once: mountains, hills and forests give ore, gold and crystal on a roll, and the further out, the easier.',
    'Forges turn ore into Atlantium, cities bring more followers, libraries scrolls and artifacts, and the centre gives energy.',
    'Energy adds to a roll of your own, and pays for barriers against floods and for raising tiles again.',
    'Components are built together by those who stand at a build space, and most help everybody from then on.',
    'At the end of the round the wrath of the gods takes tiles of your choice, and grows.',
  ],
  example: {
    title: 'A round in the mountains',
    names: ['Mira', 'Jonas', 'Ravi'],
    pages: {
      placed:
        'Mira sends her Leader to the fifth tile of the mountains and a follower to the sixth, the outermost. Both need a 3 or more for an ore; tiles closer to the centre are safer, but need more.',
      flood:
        'A misfortune names the mountains: their outermost dry tile sinks, and the follower on it is washed away until the next round. The Leader one tile further in still stands.',
      gathered:
        'The Leader rolls a 2, one too little. Mira adds 1 with her energy after the roll: that is a 3, and she has an ore.',
    },
  },
  tips: [],
  glossary: [
    { word: 'Atlantean', also: ['Atlanteans'], means: 'One of your people: your Leader or a follower.' },
    { word: 'Leader', also: ['Leaders'], means: 'Your councilor on the board; your gift works where the Leader stands.' },
    { word: 'follower', also: ['followers'], means: 'Everybody of yours but the Leader.' },
    { word: 'councilor', also: ['councilors'], means: 'Who you are: each has a gift.' },
    { word: 'peninsula', also: ['peninsulas'], means: 'One of the six arms of the island.' },
    { word: 'tile', also: ['tiles'], means: 'A piece of a peninsula; the outermost dry one sinks first.' },
    { word: 'misfortune', also: ['misfortunes', 'Misfortune'], means: 'A card drawn each round, usually a flood.' },
    { word: 'flood', also: ['floods', 'Flood'], means: 'The outermost dry tile of a peninsula sinks.' },
    { word: 'wrath', also: ['Wrath'], means: 'How many tiles the gods take at the end of the round.' },
    { word: 'energy', means: 'Adds to rolls, and pays for barriers and for raising tiles.' },
    { word: 'barrier', also: ['barriers'], means: 'Holds one flood off a peninsula.' },
    { word: 'ore', also: ['gold', 'crystal'], means: 'Resources for components; ore also becomes Atlantium.' },
    { word: 'Atlantium', means: 'A resource made from ore at the forges.' },
    { word: 'component', also: ['components'], means: 'A part of the Cosmic Gate.' },
    { word: 'build space', also: ['Build'], means: 'Where those who want to build a component stand together.' },
    { word: 'Gate', also: ['Cosmic'], means: 'The Cosmic Gate: what you build together.' },
    { word: 'Core', also: ['Power'], means: 'The Power Core: the last component. It wins the game.' },
    { word: 'scroll', also: ['scrolls'], means: 'A card of the library, played when you like.' },
    { word: 'artifact', also: ['artifacts'], means: 'A card of the library that always counts.' },
    {
      word: 'centre',
      also: ['Mystic', 'Source'],
      means: 'The Mystic Power Source in the middle of the island: energy, and the last to sink.',
    },
    { word: 'pool', means: 'Your Atlanteans that are not placed yet.' },
    { word: 'starting player', also: ['starting'], means: 'Has the last word where the team does not agree.' },
  ],
} as const satisfies PrimerWords
