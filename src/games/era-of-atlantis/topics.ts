/** Rules to look up, in our own words; numbers come from the pack in play. */
import { reconstructed } from '../atlantis/pack.ts'
import type { Topic } from '../hosted.ts'
import type { EraRules } from './board.ts'

type Entry = readonly [id: string, title: string, rule: string, text: string]

export const topicsOf = (rules: EraRules): readonly Topic[] =>
  [
    ...basics(rules),
    ...society(rules),
    ...nation(rules),
    ...specials(rules),
    ...ending(rules),
    ...advanced(rules),
    ...about(rules),
  ].map(([id, title, rule, text]) => ({ id, title, rule, text }))

const basics = ({ pack, world }: EraRules): Entry[] => [
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
    `With three players a fourth major nation is in play that nobody controls: three minor nations with ${pack.passive.units} units each, two buildings at home, and an agent in each possession that always defends. It takes no actions and its home cannot be the target of a coup, but it can be attacked and counts for the leading nation.`,
  ],
  [
    'turn',
    'Your turn',
    '6',
    'Move one archon to a space without an archon: on your own pad, on the tile of a nation you control, or on a special action of one of their minor nations. An archon still at home has to go first. It stays on its space and keeps it closed until you move it. Prices have to be at hand when you choose.',
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

const society = ({ pack }: EraRules): Entry[] => [
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

const nation = ({ pack }: EraRules): Entry[] => [
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
    `Each unit may move to an adjacent area. A group that crosses a strait leaves ${pack.actions.strait} unit behind, for each ocean ${pack.actions.ocean}; at least one has to arrive. Nothing moves before you confirm the whole plan.`,
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

const specials = ({ pack: { specials: n } }: EraRules): Entry[] => [
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
    `An Intrigue, and up to ${n.spyRemovals} agents of other players removed for every capitol of the owning nation.`,
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
    `Construct with one free building in each area of the nation without units; others cost ${n.utopianBuilding} Virya.`,
  ],
  [
    'vimanas',
    'Vimanas',
    '10.4',
    `Move & Conflict; oceans that touch an own base cost nothing to cross, further conflicts cost ${n.vimanasConflict} Virya.`,
  ],
  [
    'weather_control',
    'Weather Control Crystals',
    '10.4',
    `Move Doom by ${n.weatherSteps} in one direction and gain ${n.weatherGain} Virya.`,
  ],
]

const ending = ({ pack }: EraRules): Entry[] => [
  [
    'round',
    'End of a round',
    '6.2',
    'When everybody has had a turn: the End marker moves a step towards the start, or only turns back if it was turned over; then the round marker moves on; then the endings are looked at. The End marker is turned over whenever a Temple of Light is built or a building destroyed.',
  ],
  [
    'endings',
    'Three endings',
    '6.3',
    `**Ascension**: ${pack.ending.ascension} Temples of Light on the map. **Pole Shift**: Doom on or past the round marker. **Continuation**: round marker on or past the End marker. If several come at once, the one that most objective cards in all hands hope for is applied; ties in this order.`,
  ],
  [
    'doom',
    'Doom',
    '6.1.7',
    'Doom comes one step nearer for every building destroyed, and by some special actions. Every real step pays the controllers of Temples of Darkness.',
  ],
  [
    'objectives',
    'Objective cards',
    '6.3.2',
    [
      'Each card pays if its ending is applied, by how many players hold such cards (one / two / three and more):',
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

const advanced = ({ pack, world }: EraRules): Entry[] => [
  [
    'introductory',
    'Introductory game',
    '6',
    'Without Repolarize, special actions, the layout and compensation; everybody is dealt two objective cards.',
  ],
  [
    'powers',
    'Powers of societies',
    '10.6',
    [
      `- **${world.societies.lemurian_brotherhood!.name}**: may bar marches into a minor nation where own agents are worth ${pack.powers.peacekeepers} or more, before anything moves. ${pack.powers.brotherhoodGift} Virya more at the start without Lemuria.`,
      `- **${world.societies.order_of_thoth!.name}**: Repolarize from the pad costs nothing, gives ${pack.powers.tabletsGain} Virya and no moon bonus, and leaves ${pack.powers.tabletsKeep} cards in hand.`,
      `- **${world.societies.priests_of_atla_ra!.name}**: on Intrigue from the pad, ${pack.powers.espionageGain} Virya before or after, and a look at all objective cards of one player who controls a temple.`,
      `- **${world.societies.purple_dragon!.name}**: in a coup from the pad the 3 counts ${pack.powers.lizardKing}, and may stay for ${pack.powers.lizardPrice} Virya.`,
      `- **${world.societies.sisters_of_starlight!.name}**: may join a partner’s archon on a shared space with the partner’s leave, and the partner theirs.`,
    ].join('\n'),
  ],
  [
    'ambitions',
    'Secret goals of nations',
    '10.7',
    `Each nation in play has a secret goal known to its controllers, counted as Power at the end; after a coup on a major nation the newcomer may exchange it.\n${pack.ambitions.map(({ name, id }) => `- **${name}**: ${GOALS[id] ?? ''}`).join('\n')}`,
  ],
  [
    'campaign',
    'Campaign',
    '9',
    'The result comes with a sheet for a following game of Galactic Era: Destiny Points, a technology, alignments, and what the cards held are worth there.',
  ],
  [
    'talk',
    'Talk and deals',
    '6.1.2',
    'All talk has to be heard by everybody. Deals are not binding, and Virya cannot be given away.',
  ],
]

const GOALS: Readonly<Record<string, string>> = {
  aquatic_spirit: '+1 for each minor nation that touches two oceans.',
  emulous_explorers: '+3 for holding the most wildernesses.',
  cosmopolitan_dream: '+1 for each area with every building spot filled.',
  fanatical_sectarians:
    'a temple of the kind that is at least twice as common on the map: +3, +4 or +5 with three, four or five players.',
  imperial_ambition: '+4 for the most minor nations, else −1.',
  militaristic_zeal: 'the most units: +2, +3 or +4 by players.',
  mystical_aspiration: '+3 for the most areas with a pyramid.',
  occult_collectors: '+3 for the most minor nations with a special action.',
  religious_populists: 'the most temples: +3, or +4 with five players.',
}

const about = ({ pack }: EraRules): Entry[] => [
  [
    'data',
    'Where the numbers come from',
    '3',
    `Some numbers were only ever printed in pictures and are reconstructed here: ${reconstructed(pack).join(', ')}. Whoever owns the printed game can give this server a pack with the true ones.`,
  ],
]
