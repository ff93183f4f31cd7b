/** 8.4: the special actions. */
import type { Entry } from '../../../../atlantis/words/en/topics.ts'
import type { Printed } from '../../../../atlantis/world.ts'
import type { AgePack } from '../../../data/pack.ts'

export const specials = ({ pack: { specials: n, repolarize } }: Printed<AgePack>): Entry[] => [
  [
    'specials',
    'Special actions',
    '6.1.9',
    'A special action belongs to a minor nation, and so to the controllers of the nation that holds it. Effects of major nations do not apply to it.',
  ],
  [
    'black_knight',
    'The Black Knight',
    '8.4',
    'A coup against a minor nation for the owning nation, your influence markers there counting double. Units there change sides.',
  ],
  [
    'brahmastra',
    'Brahmastra',
    '8.4',
    `Remove ${n.brahmastraUnits} units for each Temple of Darkness on the map, as far as there are any, your own if need be. Doom comes nearer by 1.`,
  ],
  [
    'crystal_healing_grid',
    'Crystal Healing Grid',
    '8.4',
    `You and another player get ${n.healingGain} PP each for every Temple of Light on the map.`,
  ],
  [
    'et_contact_center',
    'Extraterrestrial Contact Center',
    '8.4',
    `Pay ${n.contactPrice} PP and carry out any special action in play for the Center’s own nation, even a neutral or occupied one.`,
  ],
  [
    'military_research',
    'Military Research Complex',
    '8.4',
    `Mobilize with ${n.researchUnits} more units at every base and factory; further units cost 1 PP.`,
  ],
  [
    'oracle_of_rama',
    'Oracle of Rama',
    '8.4',
    `Name a type of objective card and look at a random card of another player. If you were right it is shown to all and you get ${n.oracleGain} PP.`,
  ],
  [
    'psychotronic_weaponry',
    'Psychotronic Weaponry',
    '8.4',
    `Another player loses ${n.psychotronicLoss} PP for every pyramid of the owning nation, as far as there are any, and you get them.`,
  ],
  [
    'galactic_sun',
    'Pyramid of the Galactic Sun',
    '8.4',
    'Collect Power for the owning nation; what pyramids and temples add counts twice.',
  ],
  [
    'spy_network',
    'Spy Network',
    '8.4',
    `An Intrigue, and up to ${n.spyRemovals} influence markers of other players removed for every capitol of the owning nation.`,
  ],
  [
    'temple_of_anu',
    'Temple of Anu',
    '8.4',
    `Repolarize without price, drawing ${n.anuDraw} cards. You keep ${repolarize.keep}, also if the Secret Tablets had left you with more.`,
  ],
  [
    'utopian_city',
    'Utopian City',
    '8.4',
    `Construct with ${n.utopianBuildings} building more for every capitol the nation had; others cost ${n.utopianPrice} PP each.`,
  ],
  [
    'vimanas',
    'Vimanas',
    '8.4',
    `Limited Conflict; oceans that touch an own base cost nothing to cross, further conflicts cost ${n.vimanasConflict} PP.`,
  ],
  ['weather_control', 'Weather Control Crystals', '8.4', `Move Doom by ${n.weatherSteps} in one direction.`],
]
