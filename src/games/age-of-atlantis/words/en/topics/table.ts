/** 2 to 6: what lies on the table, and how a turn and a contest go. */
import type { Entry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed, World } from '../../../../atlantis/world.ts'
import type { AgePack } from '../../../data/pack.ts'

export const basics = ({ pack, world }: Printed<AgePack>): Entry[] => [
  [
    'aim',
    'What it is about',
    '2',
    'You lead a secret society with a hand in **two major nations**, usually sharing each with a rival. In the end only the **lesser** of your two nations scores its power; power points left over and objective cards that came true add to it. After every round one of three endings may come.',
  ],
  [
    'areas',
    'The map',
    '4.1',
    '25 land areas (homes of major nations, minor nations, wildernesses) and four oceans. A minor nation with a control marker belongs to that major nation, with its buildings and its special action; without one it is neutral. A wilderness belongs to nobody, but units may stand there. A home is never lost, and foreign units never enter it. Aztlán and Paititi touch across the edge of the map.',
  ],
  [
    'values',
    'Power, garrison, stability',
    '4.5',
    `An area’s power is its printed number with its counter, pyramids and temples. **Garrison** defends against units: the counter’s first number, +${pack.buildings.baseGarrison} for each base${printedGarrisons(pack, world)}. **Political stability** defends against coups: the second number, +${pack.buildings.capitolStability} for each capitol.`,
  ],
  [
    'points',
    'Power points (PP)',
    '4.3',
    `What prices and bids are paid with. The starting player begins with ${pack.points.start[0]}, every later one with one less. More than ${pack.resource.cap} are never held; what goes beyond is lost. Points left in the end score.`,
  ],
  [
    'buildings',
    'Buildings',
    '8.2',
    [
      'One building to a spot; the two kinds of temple never share an area.',
      `- **Base**: +${pack.buildings.baseGarrison} garrison, +${pack.buildings.baseUnits} units there on Mobilize.`,
      `- **Capitol**: +${pack.buildings.capitolStability} stability; ${pack.buildings.capitolAgents} influence markers placed or relocated free on every Intrigue of its controllers.`,
      `- **Factory**: +${pack.buildings.factoryBuildings} building on Construct (not in the turn it is built), +${pack.buildings.factoryUnits} unit there on Mobilize.`,
      '- **Pyramid**: +1 power.',
      `- **Temple of Darkness**: +1 power beside a pyramid; ${pack.buildings.darkIncome} PP to each controller for every step Doom comes nearer.`,
      `- **Temple of Light**: +1 power beside a pyramid; +${pack.buildings.lightPower} power when the game is scored.`,
    ].join('\n'),
  ],
  [
    'limits',
    'Limits of pieces',
    '3',
    `A major nation has ${pack.supply.units} units and ${pack.supply.markers} control markers, and of each building there are only so many: the text board says what is left. When units run short on Mobilize you decide where the last ones go. A nation without a marker left cannot take another minor nation.`,
  ],
  [
    'setup',
    'Set-up',
    '5',
    'With three or four players some nations are only wilderness; with three, Brahmapura is one of them. Every minor nation draws a counter with its defence, and perhaps power, a building or a special action; every major nation draws one with its starting units. Everybody keeps two of three objective cards. Major nations are chosen once round the table and back, and finally everybody places the three influence markers of value 0.',
  ],
  [
    'restriction',
    'Who may share what',
    '5.2',
    'A major nation has two places for controllers. They are always different players, and no two players may share the same two nations. Whoever finds no place when choosing moves another cube to a free place and takes its place. A coup that would break this cannot be made.',
  ],
  [
    'turn',
    'Your turn',
    '6',
    'Move one archon to a space without an archon: an action of your own society (Intrigue, Coup …), an action of a nation you control, or a special action of its minor nations. An archon on its starting position has to go first. It stays where it is and keeps the space closed until you move it.',
  ],
  [
    'access',
    'Archons sent home',
    '6',
    'An archon whose player loses the control its space needs goes home at once. From a special action whose minor nation comes to another major nation every archon goes home, even if its player controls that one too.',
  ],
  [
    'involved',
    'Who takes part in a contest',
    '4.6',
    'The acting player attacks. Other controllers of the target defend, and so do controllers of units that stand there. Whoever controls both sides may choose, and so may everybody else with an influence marker there, the attacker’s partner included. In a Global Conflict everybody takes part.',
  ],
  [
    'dials',
    'Dials and support cards',
    '6.1.2',
    `Everybody involved sets a bid in secret; those who may choose also lay a support card: attacker, defender or neutral (which bids nothing). All are opened together and all pay: a bid of ${world.dial.map((cost, bid) => `${bid} costs ${cost}`).join(', ')}. The attack needs **more** than the defence.`,
  ],
]

const printedGarrisons = ({ printed }: AgePack, world: World) =>
  Object.entries(printed.garrison)
    .map(([area, more]) => `, +${more} in ${world.areas[area]!.name}`)
    .join('')
