/** 6.1: the actions of societies and nations. */
import type { Entry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../../atlantis/world.ts'
import type { AgePack } from '../../../data/pack.ts'

export const society = ({ pack }: Printed<AgePack>): Entry[] => [
  [
    'intrigue',
    'Intrigue',
    '6.1.1',
    `Place influence markers in any nations for ${pack.actions.placement} PP each, and relocate markers that were already on the map, ${pack.intrigue.relocations} for 1 PP. Those of value 0 are free, and capitols make ${pack.buildings.capitolAgents} free each, placements first.`,
  ],
  [
    'coup',
    'Coup',
    '6.1.2',
    `Swap own markers on the map for ${pack.actions.swap} PP a pair, then choose a nation with a marker of yours, but no home you control. Markers and bids for the attack against stability, markers and bids for the defence. A minor nation goes to one of your nations and its units are removed. In a major nation you take a free place and give up one of your nations; if there is none you swap with one of its controllers. Afterwards all markers there leave, except of players who were neutral.`,
  ],
  [
    'repolarize',
    'Repolarize',
    '6.1.8',
    `Pay ${pack.repolarize.price} PP, draw ${pack.repolarize.draw} objective cards, and keep ${pack.repolarize.keep} of all you have then. The others are shuffled back into the deck.`,
  ],
]

export const nation = ({ pack }: Printed<AgePack>): Entry[] => [
  ['collect', 'Collect Power', '6.1.3', 'Both controllers get power points equal to the power of all areas of the nation.'],
  [
    'construct',
    'Construct',
    '6.1.4',
    `Place a building on a free spot of the nation, one more for each factory it had, and others for ${pack.actions.extraBuilding} PP each. The first has to be placed if there is room.`,
  ],
  [
    'recruit',
    'Mobilize',
    '6.1.5',
    `Every area of the nation gets units equal to its power, ${pack.buildings.baseUnits} more for each base and ${pack.buildings.factoryUnits} for each factory there. Further units cost 1 PP each and may go to any area of the nation, or to wildernesses where it has units.`,
  ],
  [
    'move',
    'Limited Conflict: moving',
    '6.1.6',
    `Each unit may move to an adjacent land area. A group that crosses a strait leaves ${pack.actions.strait} unit behind, for each ocean ${pack.actions.ocean}; at least one has to arrive. Nothing moves before you confirm the whole plan.`,
  ],
  [
    'conflict',
    'Limited Conflict: fighting',
    '6.1.6',
    `Entering a neutral or foreign minor nation, or a wilderness with foreign units, is a conflict. One is free, others cost ${pack.actions.extraConflict} PP each. Units and bids against units, garrison and bids. Won: the defender’s units go, the control marker changes, all influence markers there leave, and one building is destroyed. Lost: the attacker’s units go. **A tie** fails, and all units of both sides go.`,
  ],
  [
    'global',
    'Global Conflict',
    '6.1.7',
    `For ${pack.actions.globalConflict} PP all units of two nations are compared, with the defender’s home garrison; everybody bids. The loser gives up ${pack.actions.globalLosses} buildings or control markers and half of its units, all chosen by the acting player; units in minor nations that are lost count. **A tie** costs both nations half of their units and nothing else.`,
  ],
  [
    'effects',
    'Effects of major nations',
    '8.1',
    [
      'They hold on the nation’s own tile only, not on special actions (Faithful holds everywhere).',
      `- **Atlantis**: ${pack.effects.crystalTechnology} PP more on Collect Power, for both controllers.`,
      '- **Aztlán**: three units for 2 PP on Mobilize.',
      `- **Brahmapura**: up to ${pack.effects.agniStrike} foreign units removed before Limited or Global Conflict.`,
      `- **Hyperborea**: further buildings cost ${pack.effects.levitation} PP.`,
      '- **Lemuria**: influence markers of its controllers stay after a coup on a minor nation where Lemuria rules afterwards.',
    ].join('\n'),
  ],
]
