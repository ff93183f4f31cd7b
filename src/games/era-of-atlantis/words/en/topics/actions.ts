/** 6.1: the actions of societies and nations. */

import type { Entry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../../atlantis/world.ts'
import type { EraPack } from '../../../data/pack.ts'

export const society = ({ pack }: Printed<EraPack>): Entry[] => [
  [
    'intrigue',
    'Intrigue',
    '6.1.1',
    `Place agents in any nations for ${pack.actions.placement} Virya each, those of value 0 free, and relocate agents that were already on the map free of charge.`,
  ],
  [
    'coup',
    'Coup',
    '6.1.2',
    `Swap own agents on the map for ${pack.actions.swap} Virya a pair, then choose a nation with an agent of yours. Agents and bids for the attack against stability, agents and bids for the defence. A minor nation goes to one of your nations and its units are removed; in a major nation you change places with a controller. Afterwards all agents there leave, except of noncombatants.`,
  ],
  [
    'repolarize',
    'Repolarize',
    '6.1.3',
    `Pay as much Virya as the round’s number and take two of the three cards laid out; the one under the moon gives ${pack.objectives.moon} Virya, which may help to pay. Give two cards away, face up to empty spots or face down under the deck; then empty spots are filled from the deck in the order you like.`,
  ],
]

export const nation = ({ pack }: Printed<EraPack>): Entry[] => [
  ['collect', 'Collect Virya', '6.1.4', 'Both controllers get Virya equal to the nation’s whole Power.'],
  [
    'construct',
    'Construct Building',
    '6.1.5',
    `Place a building in a free spot of the nation, one more for each factory it had, and others for ${pack.actions.extraBuilding} Virya each. The first has to be placed if there is room. At first ${pack.relics.freeTemples} Temples of Light can be built; every ${pack.relics.perTemple} Lost Relics unlock one more.`,
  ],
  [
    'relics',
    'Lost Relics',
    '5.2',
    `A relic lies in each printed wilderness and at ${pack.relics.track.join(', ')} of the round track. Units that enter such a wilderness, or any marker that comes to such a position, find it.`,
  ],
  [
    'recruit',
    'Recruit',
    '6.1.6',
    `Every area of the nation gets units equal to its Power, ${pack.buildings.baseUnits} more for each base there. Further units cost 1 Virya each and may go to any area of the nation, held wildernesses included.`,
  ],
  [
    'move',
    'Moving',
    '6.1.7',
    `Each unit may move to an adjacent area. A group that crosses a strait loses ${pack.actions.strait} unit, and ${pack.actions.ocean} for each ocean; at least one has to arrive. Nothing moves before you confirm the whole plan.`,
  ],
  [
    'conflict',
    'Conflicts',
    '6.1.7',
    `Entering a neutral or foreign minor nation, or a wilderness with foreign units, is a conflict. One is free, one more for each factory, others cost ${pack.actions.extraConflict} Virya. Units and bids against units, garrison and bids. Won: the defender’s units go, the marker changes, one building is destroyed and one agent removed. Lost: the attacker’s units go.`,
  ],
  [
    'global',
    'Global Conflict',
    '6.1.8',
    `For ${pack.actions.globalConflict} Virya all units of two nations are compared, with the defender’s home garrison; everybody bids. The loser gives up two buildings or control markers, chosen by the acting player, and half of its units. If the winner had no more Power than the loser when the turn began, it gets a loot counter.`,
  ],
  [
    'effects',
    'Effects of major nations',
    '10.1',
    [
      'They hold on the nation’s own tile only, not on special actions (Faithful holds everywhere).',
      `- **Atlantis**: ${pack.effects.crystalTechnology} Virya more on Collect, for both controllers.`,
      '- **Aztlán**: three units for 2 Virya on Recruit.',
      `- **Brahmapura**: up to ${pack.effects.agniStrike} foreign units removed before Move & Conflict or Global Conflict.`,
      `- **Hyperborea**: further buildings cost ${pack.effects.levitation} Virya.`,
      '- **Lemuria**: agents of its controllers stay after a coup where Lemuria rules afterwards, also in its home.',
    ].join('\n'),
  ],
]
