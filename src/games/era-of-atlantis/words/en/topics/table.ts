/** 2 to 5: what lies on the table, and how a turn and a contest go. */

import type { Entry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../../atlantis/world.ts'
import type { EraPack } from '../../../data/pack.ts'

export const basics = ({ pack, world }: Printed<EraPack>): Entry[] => [
  [
    'aim',
    'What it is about',
    '2',
    'You lead a secret society with a hand in **two major nations**, each shared with a different rival. In the end the **lesser** of your two nations scores its Power; Virya, fulfilled objective cards and a share in the leading nation add to it. The game lasts until one of three endings comes at the close of a round.',
  ],
  [
    'areas',
    'The map',
    '4.1',
    '25 land areas: homes of major nations, minor nations and wildernesses, and four oceans between them. A minor nation belongs to the major nation whose control marker lies there, else it is neutral. A wilderness belongs to whoever has units in it, and counts no Power. A home can never be lost or entered by others. Aztlán and Paititi touch across the edge of the map.',
  ],
  [
    'values',
    'Power, garrison, stability',
    '4.5',
    `An area’s Power is its printed number, plus its counter, pyramids and loot. **Garrison** defends against units (each base +${pack.buildings.baseGarrison}); **stability** defends against coups (each capitol +${pack.buildings.capitolStability}).`,
  ],
  [
    'virya',
    'Virya',
    '4.3',
    `The energy everything is paid with. You start with ${pack.virya.start} and never hold more than ${pack.resource.cap} during play; what goes beyond is lost. Left-over Virya scores in the end.`,
  ],
  [
    'buildings',
    'Buildings',
    '10.2',
    [
      'One building to a spot; the two kinds of temple never share an area.',
      `- **Base**: +${pack.buildings.baseGarrison} garrison, +${pack.buildings.baseUnits} units there on Recruit.`,
      `- **Capitol**: +${pack.buildings.capitolStability} stability, ${pack.buildings.capitolAgents} agents placed free on every Intrigue of its controllers.`,
      `- **Factory**: +${pack.buildings.factoryBuildings} building on Construct (not in the turn it is built), +${pack.buildings.factoryConflicts} conflict on Move & Conflict.`,
      '- **Pyramid**: +1 Power, and +1 more if it can be paired with a temple in the area; each temple pairs with one pyramid.',
      `- **Temple of Darkness**: ${pack.buildings.darkIncome} Virya to each controller for every step Doom comes nearer.`,
      `- **Temple of Light**: +${pack.buildings.lightPower} Power when the game is scored.`,
    ].join('\n'),
  ],
  [
    'limits',
    'Limits of pieces',
    '3',
    `A major nation has ${pack.supply.units} units and ${pack.supply.markers} control markers, and of each building there are only so many: the text board says what is left. When units run short on Recruit you decide where the last ones go. Large figures count five and are exchanged freely, so only the sum of units matters. A nation without a marker left cannot take another minor nation.`,
  ],
  [
    'setup',
    'Set-up',
    '5',
    'With three or four players a setup card turns three minor nations into wilderness, and the major nation nobody drafts leaves the game. Property counters are dealt at random, some with a special action, a building or Power. Everybody keeps two of three objective cards, then major nations are chosen once round the table and back, and finally three agents of value 0 are placed.',
  ],
  [
    'restriction',
    'Control restriction',
    '5.3',
    'The two controllers of a nation are always different players, and no two players may share the same two nations. During the draft you are only offered nations with which everybody can still be served; later, a coup that would break this cannot be made.',
  ],
  [
    'passive',
    'The passive nation',
    '5.2',
    `With three players a fourth major nation is in play that nobody controls: three minor nations with ${pack.passive.units} units each, two buildings at home, and an agent in each possession that always defends. It leaves after a coup or a lost conflict there; no special action removes it. It takes no actions and its home cannot be the target of a coup, but it can be attacked and counts for the leading nation.`,
  ],
  [
    'turn',
    'Your turn',
    '6',
    'Move one archon to a space without an archon: an action of your own society (Intrigue, Coup …), an action of a nation you control, or a special action of one of their minor nations. An archon still at home has to go first. It stays on its space and keeps it closed until you move it. Prices have to be at hand when you choose.',
  ],
  [
    'access',
    'Archons sent home',
    '6',
    'Whoever loses the control a space needs takes the archon back to its starting position at once.',
  ],
  [
    'involved',
    'Who takes part in a contest',
    '4.6',
    'The acting player attacks. Controllers of the defending nation defend. Whoever stands on both sides, or has an agent there and stands on neither, may choose. The attacker’s partner takes part with an agent there, and only for the attack. In a Global Conflict everybody takes part.',
  ],
  [
    'dials',
    'Dials',
    '6.1.2',
    `Everybody involved sets a dial in secret: a side and a bid, or noncombatant. All are opened together and all pay: a bid of ${world.dial.map((cost, bid) => `${bid} costs ${cost}`).join(', ')}. The attack needs **more** than the defence.`,
  ],
]
