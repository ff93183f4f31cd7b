/** 6.2, 6.3, 8 to 10: how it ends, and the advanced game. */
import { sourcesText } from '../../../../atlantis/words/en/reconstructed.ts'
import { doomEntry, type Entry, roundEntry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../../atlantis/world.ts'
import type { EraPack } from '../../../data/pack.ts'
import { goalOf } from '../goals.ts'

export const ending = ({ pack }: Printed<EraPack>): Entry[] => [
  roundEntry,
  [
    'endings',
    'Three endings',
    '6.3',
    `**Ascension**: ${pack.ending.ascension} Temples of Light on the map. **Pole Shift**: Doom on or past the round marker. **Continuation**: round marker on or past the End marker. If several come at once, the one that most objective cards in all hands hope for is applied; ties in this order.`,
  ],
  doomEntry('6.1.7'),
  [
    'objectives',
    'Objective cards',
    '6.3.2',
    [
      'Each card pays VP if its ending is applied, by how many players hold such cards (one / two / three and more):',
      `- Ascension ${pack.objectives.rewards.ascension.points.join(' / ')}, Pole Shift ${pack.objectives.rewards.poleShift.points.join(' / ')}, Continuation ${pack.objectives.rewards.continuation.points.join(' / ')} (with three and more, ${pack.objectives.rewards.continuation.virya[2]} Virya).`,
      `- Every Continuation card gives ${pack.objectives.rewards.continuation.always} Virya in any case.`,
      `- Cards of the type under the **sun** give ${pack.objectives.sun} Virya each in any case, those of the type under the **eclipse** ${pack.objectives.eclipse} VP more if fulfilled.`,
    ].join('\n'),
  ],
  [
    'score',
    'Scoring',
    '6.3.3',
    `The lesser of your nations’ Power (Temples of Light +${pack.buildings.lightPower} each), VP for Virya, fulfilled cards, and ${pack.ending.leader} VP for the leading nation (${pack.ending.tiedLeader} for each of several). Ties: more areas, wildernesses included, then the earlier in turn order. Virya reaches VP at ${pack.resource.points.map(([from, points]) => `${from}: ${points}`).join(', ')}.`,
  ],
  [
    'compensation',
    'Compensation',
    '6.3.3',
    `Earlier players get Virya at the end, ${pack.virya.compensation.join(', ')} from the last player backwards, and may then go beyond ${pack.resource.cap} by as much.`,
  ],
]

export const advanced = ({ pack, world }: Printed<EraPack>): Entry[] => [
  [
    'introductory',
    'Introductory game',
    '6',
    'Without Repolarize, special actions, the layout and compensation; everybody is dealt two objective cards. With powers of societies, the Order of Thoth is chosen last of all: without Repolarize it has none.',
  ],
  [
    'powers',
    'Powers of societies',
    '10.6',
    [
      'Chosen in turn order, once the map lies open.',
      `- **${world.societies.lemurian_brotherhood!.name}**: may bar marches into a minor nation where own agents are worth ${pack.powers.peacekeepers} or more, before anything moves. ${pack.powers.brotherhoodGift} Virya more at the start without Lemuria.`,
      `- **${world.societies.order_of_thoth!.name}**: its own Repolarize costs nothing, gives ${pack.powers.tabletsGain} Virya and no moon bonus, and leaves ${pack.powers.tabletsKeep} cards in hand.`,
      `- **${world.societies.priests_of_atla_ra!.name}**: on its own Intrigue, ${pack.powers.espionageGain} Virya before or after, and a look at all objective cards of one player who controls a temple.`,
      `- **${world.societies.purple_dragon!.name}**: in its own Coup the 3 counts ${pack.powers.lizardKing}, and may stay for ${pack.powers.lizardPrice} Virya.`,
      `- **${world.societies.sisters_of_starlight!.name}**: may join a partner’s archon on a shared space with the partner’s leave, and the partner theirs.`,
    ].join('\n'),
  ],
  [
    'ambitions',
    'Secret goals of nations',
    '10.7',
    `Each nation in play has a secret goal known to its controllers, counted as Power at the end; after a coup on a major nation the newcomer may exchange it.\n${pack.ambitions.map((goal) => `- **${goal.name}**: ${goalOf(goal)}`).join('\n')}`,
  ],
  [
    'campaign',
    'Campaign',
    '9',
    'The result comes with a sheet for a following game of Galactic Era: Destiny Points, a technology, alignments, and what the cards held are worth there. Once the game is over, `/board view:Campaign sheet` shows it.',
  ],
  [
    'talk',
    'Talk and deals',
    '6.1.2',
    'All talk has to be heard by everybody. Deals are not binding, and Virya cannot be given away.',
  ],
]

export const about = ({ pack }: Printed<EraPack>): Entry[] => [['data', 'Where the numbers come from', '3', sourcesText(pack)]]
