/** 10.4, 10.5: the special actions. */

import type { Entry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../../atlantis/world.ts'
import type { EraPack } from '../../../data/pack.ts'

export const specials = ({ pack: { specials: n } }: Printed<EraPack>): Entry[] => [
  [
    'specials',
    'Special actions',
    '6.1.9',
    'A special action belongs to a minor nation, and so to the controllers of the nation that holds it. Effects of major nations do not apply to it. Markers it leaves behind stay in force whoever owns the tile later.',
  ],
  [
    'black_knight',
    'The Black Knight',
    '10.4',
    'A coup against a minor nation for the owning nation, your agents there counting double. Units there change sides.',
  ],
  [
    'brahmastra',
    'Brahmastra',
    '10.4',
    `Remove ${n.brahmastraUnits} units for each Temple of Darkness on the map, as far as there are any, your own if need be. Doom comes nearer by 1.`,
  ],
  [
    'chimeras',
    'Chimeras',
    '10.4',
    `The Chimera Lab goes to the owning nation’s home: its units count double in conflicts. ${n.chimeraUnits} units come to every wilderness it holds.`,
  ],
  [
    'crystal_healing_grid',
    'Crystal Healing Grid',
    '10.4',
    `The Healing Crystal goes to the owning nation’s home, and a Temple of Light may be built there. Units the nation loses come home instead, up to ${n.crystalUnits} a turn for each Temple of Light on the map; not those lost at sea or turned by the Black Knight.`,
  ],
  [
    'et_contact_center',
    'Extraterrestrial Contact Center',
    '10.4',
    `Pay ${n.contactPrice} Virya and carry out any special action in play for the Center’s own nation, even a neutral or occupied one.`,
  ],
  [
    'military_research',
    'Military Research Complex',
    '10.4',
    `Recruit with ${n.researchUnits} more units at every base and factory; further units cost 1 Virya.`,
  ],
  [
    'oracle_of_rama',
    'Oracle of Rama',
    '10.4',
    `Name a type of objective card and look at a random card of another player. If you were right you may show it for ${n.oracleShown} Virya; otherwise you get ${n.oracleKept}.`,
  ],
  [
    'psychotronic_weaponry',
    'Psychotronic Weaponry',
    '10.5',
    `Put Psychic Control on a space of a major nation or a special action. Whoever enters it pays ${n.psychicToll} Virya; the present owners of the weaponry get ${n.psychicShare} each. Not with three players.`,
  ],
  [
    'galactic_sun',
    'Pyramid of the Galactic Sun',
    '10.4',
    'Collect for the owning nation; areas with a pyramid count double, once each.',
  ],
  [
    'spy_network',
    'Spy Network',
    '10.4',
    `An Intrigue, and up to ${n.spyRemovals} agents of other players removed for every capitol of the owning nation. Agents of the passive nation are nobody’s, and stay.`,
  ],
  [
    'temple_of_anu',
    'Temple of Anu',
    '10.4',
    'Repolarize without price and moon bonus, choosing from the layout and the whole deck, which is then shuffled. After that move Doom by 1, or turn the End marker, or build a Temple of Light in a neutral minor nation.',
  ],
  [
    'utopian_city',
    'Utopian City',
    '10.4',
    `Construct, and one more building free in each area of the nation without units; others cost ${n.utopianBuilding} Virya. Factories count as always.`,
  ],
  [
    'vimanas',
    'Vimanas',
    '10.4',
    `Move & Conflict; oceans that touch an own base cost nothing to cross, further conflicts cost ${n.vimanasConflict} Virya. Factories count as always.`,
  ],
  [
    'weather_control',
    'Weather Control Crystals',
    '10.4',
    `Move Doom by ${n.weatherSteps} in one direction and gain ${n.weatherGain} Virya.`,
  ],
]
