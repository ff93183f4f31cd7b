/** 6.2 to 8.5: how it ends, and the advanced game. */
import { sourcesText } from '../../../../atlantis/words/en/reconstructed.ts'
import { doomEntry, type Entry, roundEntry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../../atlantis/world.ts'
import type { AgePack } from '../../../data/pack.ts'

const perCard = ({ ascension, poleShift, continuation }: AgePack['objectives']['alone']) =>
  `Ascension ${ascension}, Doom ${poleShift}, Continuation ${continuation}`

export const ending = ({ pack }: Printed<AgePack>): Entry[] => [
  roundEntry,
  [
    'endings',
    'Three endings',
    '6.4',
    `**Ascension**: ${pack.ending.ascension} more Temples of Light than of Darkness on the map. **Pole Shift**: Doom on or past the round marker. **Continuation**: round marker on or past the End marker. If several come at once, the first in this order is applied.`,
  ],
  doomEntry('6.1.6'),
  [
    'objectives',
    'Objective cards',
    '6.4.2',
    [
      'There are three types, one for each ending; the one for the Pole Shift is called Doom. Each of your cards of the ending that came scores, by how many players hold such cards:',
      `- one player: ${perCard(pack.objectives.alone)}`,
      `- two players: ${perCard(pack.objectives.pair)}`,
      `- three and more: ${perCard(pack.objectives.crowd)}`,
    ].join('\n'),
  ],
  [
    'score',
    'Scoring',
    '6.4.1',
    `The lesser of your nations’ power (Temples of Light +${pack.buildings.lightPower} each), points for PP, and fulfilled cards. Ties: the greater of your nations, then the earlier in turn order. Points for PP: ${pack.resource.points.map(([from, points]) => `${points} from ${from} PP`).join(', ')}.`,
  ],
]

export const advanced = ({ pack, world }: Printed<AgePack>): Entry[] => [
  [
    'powers',
    'Powers of societies',
    '8.5',
    [
      'An advanced variant the designer announced but left unfinished; it is off unless the table wants it.',
      `- **${world.societies.lemurian_brotherhood!.name}**: +${pack.powers.loyalty} for the side you support in every conflict in which Lemuria attacks or defends.`,
      `- **${world.societies.order_of_thoth!.name}**: on its own Repolarize, ${pack.powers.tabletsPrice} PP more to end with ${pack.powers.tabletsKeep} cards.`,
      `- **${world.societies.priests_of_atla_ra!.name}**: on its own Intrigue, remove influence markers of others in areas with a temple, ${pack.powers.manipulation} PP each.`,
      `- **${world.societies.purple_dragon!.name}**: in its own Coup one of your markers there counts twice; which one is chosen in secret with the bid.`,
      `- **${world.societies.sisters_of_starlight!.name}**: an archon may join your other one on its space; then one of the two has to move on in your next turn.`,
    ].join('\n'),
  ],
  ['talk', 'Talk and deals', '1', 'Talk as you like, openly or in private. Deals are not binding, and PP cannot be given away.'],
]

export const about = ({ pack }: Printed<AgePack>): Entry[] => [['data', 'Where the numbers come from', '3', sourcesText(pack)]]
