/** Sentences both editions share. Every name is looked up in the pack; players are called as the table calls them. */
import type { Parameter } from '../../kernel/contract.ts'
import type { Speaker } from '../../kernel/language.ts'
import type { LoosePhrases } from '../../kernel/words.ts'
import type { Building, Card } from './terms.ts'
import type { World } from './world.ts'

/** What one edition calls things. */
export type Glossary = {
  readonly resource: string
  /** What stands for a society in a nation. */
  readonly agent: string
  readonly cards: Readonly<Record<Card, string>>
  readonly actions: Readonly<Record<string, string>>
}

/** What both call alike. */
export const BUILDING_NAMES: Readonly<Record<Building, string>> = {
  base: 'Base',
  capitol: 'Capitol',
  factory: 'Factory',
  pyramid: 'Pyramid',
  dark: 'Temple of Darkness',
  light: 'Temple of Light',
}
export const COMMON_ACTIONS = { intrigue: 'Intrigue', coup: 'Coup', repolarize: 'Repolarize', global: 'Global Conflict' } as const

export type Lexicon = ReturnType<typeof lexiconOf>

export function lexiconOf(world: World, glossary: Glossary) {
  const area = (id: Parameter | undefined) => `${world.areas[`${id}`]!.code} ${world.areas[`${id}`]!.name}`
  const nation = (id: Parameter | undefined) => world.areas[`${id}`]!.name
  const special = (id: Parameter | undefined) => world.specialNames[`${id}`]!
  const card = (id: Parameter | undefined) => glossary.cards[id as Card]
  const building = (id: Parameter | undefined) => BUILDING_NAMES[id as Building]
  const space = (id: Parameter | undefined) => {
    const [place, action] = `${id}`.split('.') as [string, string]
    if (place === 'special') return special(action)
    return place === 'pad' ? glossary.actions[action]! : `${nation(place)}: ${glossary.actions[action]}`
  }
  const society = (id: Parameter | undefined) => world.societies[`${id}`]!.name
  return { area, nation, special, card, building, space, society, resource: glossary.resource, agent: glossary.agent }
}

export const list = (items: Parameter | undefined, say: (item: string) => string) => {
  const said = (items as readonly string[]).map(say)
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
}
/** What is there several times is named once, with how often. */
const counted = (items: Parameter | undefined, say: (item: string) => string) => {
  const all = items as readonly string[]
  const times = (item: string) => all.filter((each) => each === item).length
  return list([...new Set(all)], (item) => (times(item) === 1 ? say(item) : `${say(item)} (${times(item)})`))
}
/** A flat list read in groups: areas with amounts, seats with dials, moves. */
const groups = (items: Parameter | undefined, size: number): string[][] => {
  const flat = items as readonly string[]
  return Array.from({ length: flat.length / size }, (_, i) => flat.slice(i * size, (i + 1) * size))
}
export const plural = (count: Parameter | undefined, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`
const by = (seat: Parameter | undefined, s: Speaker) => s.name(`${seat}`)

export const sharedPhrases = ({
  area,
  nation,
  special,
  card,
  building,
  space,
  society,
  resource,
  agent,
}: Lexicon): LoosePhrases => ({
  area: (t) => area(t.area),
  'area.guarded': (t) => `${area(t.area)} (stability ${t.stability})`,
  'nation.power': (t) => `${nation(t.nation)} (Power ${t.power})`,
  special: (t) => special(t.special),
  space: (t, s) =>
    `${space(t.space)}${t.yields === undefined ? '' : ` (${t.yields})`}${t.controlled ? ', under Psychic Control' : ''}${t.partner === undefined ? '' : `, if ${by(t.partner, s)} agrees`}`,
  card: (t) => card(t.card),
  building: (t) => building(t.building),
  player: (t, s) => by(t.seat, s),
  society: (t) => society(t.society),
  done: 'Done',
  yes: 'Yes',
  no: 'No',

  'group.homes': 'Major nations',
  'group.minors': 'Minor nations',
  'group.place': 'Place from your supply',
  'group.move': 'Relocate',
  'group.remove': 'Remove from the map',
  'group.free': 'Without losses',
  'group.costly': 'With losses on the way',
  'group.drop': 'Take out of the plan',
  'group.pad': 'Your society',
  'group.nation': (t) => nation(t.nation),
  'group.specials': 'Special actions',

  'blocked.price': (t) => `This takes ${t.cost} ${resource}; you have ${t.has}.`,
  'blocked.occupied': (t, s) => `An archon of ${by(t.seat, s)} stands there.`,
  'blocked.own': 'Your own archon stands there.',
  'blocked.refused': 'Your partner has said no to this one.',
  'blocked.target': `You have no ${agent} anywhere a coup could succeed within the rules.`,
  'blocked.contact': 'No other special action in play could be carried out now.',

  'draft.nation': (t) => `Choose your ${t.first ? 'first' : 'second'} major nation.`,
  'draft.home': (t, s) =>
    `${nation(t.nation)}: Power ${t.power}, ${plural(t.spots, 'spot')}${(t.partners as readonly string[]).length === 0 ? '' : `, with ${list(t.partners, s.name)}`}`,
  'draft.instead': (t, s) => `${nation(t.nation)}, moving ${by(t.seat, s)} to ${nation(t.to)}`,
  'draft.moved': (t, s) => `${by(t.seat, s)} is moved from ${nation(t.from)} to ${nation(t.nation)}.`,
  'draft.chosen': (t, s) => `${by(t.seat, s)} takes a hand in ${nation(t.nation)}.`,
  'setup.back': 'Which of your three objective cards goes back into the deck?',
  'setup.kept': 'Everybody has put one objective card back.',
  'setup.zeros': (t) => `Place your ${plural(t.count, agent)} of value 0 in any nations.`,
  'setup.placed': (t, s) => `${by(t.seat, s)} places ${agent}s of value 0 in ${counted(t.areas, area)}.`,
  'setup.society': 'Choose your secret society.',
  'setup.chosen': (t, s) => `${by(t.seat, s)} leads the ${society(t.society)}.`,
  'setup.order': (t, s) => `Turn order: ${list(t.order, s.name)}.`,
  'setup.dealt': (t) => `Your objective cards: ${list(t.cards, card)}.`,

  'turn.space': (t) => `Round ${t.round}: move an archon and take an action.`,
  'turn.moved': (t, s) => `${by(t.seat, s)} moves an archon to ${space(t.space)}.`,
  'turn.consent': (t, s) => `${by(t.seat, s)} asks to join your archon on ${space(t.space)}. Do you allow it?`,
  'turn.refused': (t, s) => `${by(t.seat, s)} does not want company on ${space(t.space)}.`,
  'archon.from': (t) => `archon from ${space(t.space)}`,
  'archon.home': (t, s) => `The archon of ${by(t.seat, s)} has to leave ${space(t.space)} and goes home.`,
  'round.begins': (t) => `The round marker moves to ${t.round}.`,
  'end.held': (t) => `The End marker was held up: it turns over and stays at ${t.end}.`,
  'end.moved': (t) => `The End marker moves to ${t.end}.`,

  'intrigue.plan': (t) =>
    `Place and relocate ${agent}s${t.removals === 0 ? '' : `, and remove up to ${t.removals} of others`}.${t.free === 0 ? '' : ` Capitols pay for ${t.free} more.`}`,
  'intrigue.place': (t) => `Place a ${t.value}`,
  'intrigue.move': (t) => `Relocate the ${t.value} from ${area(t.area)}`,
  'intrigue.remove': (t, s) => `Remove the ${t.value} of ${by(t.seat, s)} in ${area(t.area)}`,
  'intrigue.placed': (t, s) => `${by(t.seat, s)} places an ${agent} of ${t.value} in ${area(t.area)}.`,
  'intrigue.moved': (t, s) => `${by(t.seat, s)} relocates an ${agent} of ${t.value} from ${area(t.from)} to ${area(t.area)}.`,
  'intrigue.removed': (t, s) =>
    `${by(t.seat, s)} has an ${agent} of ${by(t.other, s)}, value ${t.value}, removed from ${area(t.area)}.`,
  'agent.at': (t) => `The ${t.value} in ${area(t.area)}`,

  'coup.target': 'Choose the target of your coup.',
  'coup.knight': (t) => `Choose a minor nation for ${nation(t.nation)}; your ${agent}s there count double.`,
  'coup.at': (t) =>
    `${area(t.area)}: ${agent}s worth ${t.agents} against ${t.sure}${t.open === 0 ? '' : `; ${t.open} more may join in`}`,
  'coup.swap': `First swap two of your ${agent}s`,
  'coup.swapped': (t, s) =>
    `${by(t.seat, s)} swaps the ${t.value} in ${area(t.area)} with the ${t.otherValue} in ${area(t.otherArea)}.`,
  'coup.give': (t) => `Which of your nations gets ${area(t.area)}?`,
  'coup.seize': (t) => `You come into ${nation(t.nation)}. What do you give up for it?`,
  'coup.takeover': (t, s) =>
    t.seat === null
      ? `${nation(t.give)}, for the free place in ${nation(t.nation)}`
      : `${nation(t.give)}, to ${by(t.seat, s)}, who leaves ${nation(t.nation)}`,
  'coup.seized': (t, s) =>
    `${by(t.seat, s)} now controls ${nation(t.nation)} and gives up ${nation(t.give)}${t.other === null ? '' : `, which ${by(t.other, s)} gets instead`}.`,
  'coup.left': (t, s) =>
    `${(t.agents as readonly string[]).length === 2 ? `This ${agent} leaves` : `These ${agent}s leave`} ${area(t.area)}: ${groups(
      t.agents,
      2,
    )
      .map(([owner, value]) => `${value} of ${owner === '*' ? 'the passive nation' : by(owner, s)}`)
      .join(', ')}.`,
  'control.taken': (t) => `${nation(t.nation)} takes control of ${area(t.area)}.`,
  'control.lost': (t) => `${nation(t.nation)} loses ${area(t.area)}, which is neutral now.`,

  'contest.coup': (t, s) => `${by(t.seat, s)} attempts a coup in ${area(t.area)}. ${dialled(t.involved, s)}`,
  'contest.conflict': (t, s) => `${nation(t.attacking)} fights for ${area(t.area)}. ${dialled(t.involved, s)}`,
  'contest.global': (t, s) => `Global conflict: ${nation(t.attacking)} against ${nation(t.defending)}. ${dialled(t.involved, s)}`,
  'contest.dial': (t, s) => {
    const open = groups(t.open, 2).map(([seat, worth]) => `${by(seat, s)} with ${worth}`)
    const what =
      t.kind === 'coup'
        ? `Coup of ${by(t.seat, s)} in ${area(t.area)}`
        : t.kind === 'global'
          ? `Global Conflict of ${nation(t.attacking)} against ${nation(t.defending)}`
          : `${nation(t.attacking)} attacks ${area(t.area)}${t.defending === null ? '' : `, held by ${nation(t.defending)}`}`
    return `${what}: set your dial. So far attack ${t.attack}, defence ${t.defence}.${open.length === 0 ? '' : ` Yet to take sides: ${open.join(', ')}.`}`
  },
  'contest.opened': (t, s) =>
    `The dials are open: ${groups(t.dials, 3)
      .map(([seat, stance, bid]) => `${by(seat, s)} ${stance === 'peace' ? 'stays out' : `${stance}s with ${bid}`}`)
      .join(
        ', ',
      )}. Attack ${t.attack}, defence ${t.defence}: ${t.won ? 'the attack succeeds' : t.attack === t.defence ? 'a tie is not enough' : 'the defence holds'}.`,
  'dial.attack': (t) => `Attack with ${t.bid}`,
  'dial.defend': (t) => `Defend with ${t.bid}`,
  'dial.peace': (t) => (t.kind === 'coup' ? `Noncombatant: your ${agent}s stay and count for nobody` : 'Noncombatant'),

  'collect.gained': (t, s) => `${by(t.seat, s)} gains ${t.amount} ${resource} from ${nation(t.nation)}${beyond(t.lost)}.`,
  'construct.place': (t) => `Construct for ${nation(t.nation)}: ${buildingTerms(t, resource, area)}.`,
  'construct.must': 'The first building has to be placed.',
  'construct.gone': (t) => `No ${building(t.building)} is left in the supply.`,
  'construct.locked': 'More Lost Relics have to be found before another one can be built.',
  'construct.temples': 'Wherever there is room, a temple of the other kind stands already.',
  'construct.built': (t) => `${nation(t.nation)} builds a ${building(t.building)} in ${area(t.area)}.`,
  'recruit.short': (t) =>
    `${nation(t.nation)} is due ${plural(t.all, 'unit')}, but only ${t.units} ${t.units === 1 ? 'is' : 'are'} left. Where?`,
  'recruit.extra': (t) =>
    `Buy more units for ${nation(t.nation)}? ${t.culture ? `Three for 2 ${resource}, one for 1` : `1 ${resource} each`}, up to ${t.most}.`,
  'recruit.buy': (t) => (t.units === 0 ? 'No more units' : plural(t.units, 'unit')),
  'recruit.levied': (t) => `${nation(t.nation)} raises units: ${amounts(t.placed, area)}.`,
  'recruit.bought': (t) => `${nation(t.nation)} buys more units: ${amounts(t.placed, area)}.`,

  'strike.agni': (t) => `Agni Strike: remove up to ${plural(t.max, 'unit')} of other nations.`,
  'strike.brahmastra': (t) => `Brahmastra: remove ${plural(t.max, 'unit')} anywhere.`,
  'strike.tie': (t) => `Remove ${plural(t.max, 'unit')} of ${nation(t.nation)}.`,
  'strike.global': (t) => `Remove ${plural(t.max, 'unit')} of ${nation(t.nation)}, which is defeated.`,
  'units.at': (t) => `${nation(t.nation)} in ${area(t.area)} (${t.count})`,
  'units.removed': (t) => `${plural(t.count, 'unit')} of ${nation(t.nation)} removed from ${area(t.area)}.`,

  'march.plan': (t) =>
    `${plan(t.moves, area)}${fights(t.conflicts, t.price, resource, area)}Plan a move for ${nation(t.nation)}.`,
  'march.from': (t) => `From ${area(t.area)} (${t.units})`,
  'march.to': (t) =>
    `To ${area(t.area)}${t.toll === 0 ? '' : `, losing ${t.toll}`}${t.defence === undefined ? '' : `, against ${t.defence}`}`,
  'march.drop': (t) => `Not ${t.count} from ${area(t.from)} to ${area(t.to)}`,
  'march.go': 'March',
  'march.stay': 'Stay where everybody is',
  'march.barred': (t) => `The way to ${area(t.area)} is barred for this action.`,
  'march.markers': (t) => `${nation(t.nation)} has no control marker left for another nation.`,
  'march.went': (t) =>
    `${nation(t.nation)} marches. ${plan(t.moves, area)}${t.price === 0 ? '' : `Price: ${t.price} ${resource}.`}`.trimEnd(),
  'march.next': 'Which conflict is resolved next?',
  'march.conflict': (t) => `${area(t.area)}: ${t.attack} against ${t.defence}`,
  'conflict.won': (t) => `${nation(t.nation)} wins ${area(t.area)}${beaten(t, nation)}.`,
  'conflict.lost': (t) => `${nation(t.nation)} is beaten in ${area(t.area)} and loses ${plural(t.lost, 'unit')}.`,
  'conflict.tied': (t) =>
    `Nobody prevails in ${area(t.area)}: ${nation(t.nation)} loses ${plural(t.lost, 'unit')}${beaten(t, nation)}.`,
  'conflict.destroy': (t) => `Which building in ${area(t.area)} is destroyed?`,
  'building.destroyed': (t) => `A ${building(t.building)} in ${area(t.area)} is destroyed.`,

  'global.target': (t) => `Against whom does ${nation(t.nation)} fight? All its units together count ${t.attack}.`,
  'global.against': (t) => `${nation(t.nation)}, units and garrison ${t.defence}`,
  'global.tied': (t) => `Neither ${nation(t.nation)} nor ${nation(t.target)} prevails; both lose half of their units.`,
  'global.lost': (t) => `${nation(t.nation)} is defeated.`,
  'global.losses': (t) =>
    `Which ${plural(t.most, 'building or control marker', 'buildings or control markers')} does ${nation(t.nation)} lose?`,
  'building.at': (t) => `${building(t.building)}${t.copy === 1 ? '' : ` (${t.copy})`} in ${area(t.area)}`,
  'marker.at': (t) => `Control of ${area(t.area)} (Power ${t.power}${t.units === 0 ? '' : `, with ${plural(t.units, 'unit')}`})`,

  'doom.forward': (t) => `Doom comes nearer, to ${t.doom}.`,
  'doom.back': (t) => `Doom is pushed back to ${t.doom}.`,
  'doom.income': (t, s) => `${by(t.seat, s)} gains ${t.amount} ${resource} from Temples of Darkness.`,
  'doom.option.back': (t) => `Doom back to ${t.doom}`,
  'doom.option.forward': (t) => `Doom nearer, to ${t.doom}`,
  'weather.direction': (t) => `Doom stands at ${t.doom}, the round marker at ${t.round}. Which way does Doom go by ${t.steps}?`,
  'special.gained': (t, s) => `${by(t.seat, s)} gains ${t.amount} ${resource}${beyond(t.lost)}.`,
  'contact.copy': (t) => `Pay ${t.price} ${resource} and carry out any special action in play.`,
  'oracle.announce': 'Which type of card do you announce, and whose hand do you look into?',
  'oracle.announced': (t, s) => `${by(t.seat, s)} asks the Oracle of Rama whether ${by(t.other, s)} holds ${card(t.card)}.`,
  'seen.card': (t, s) => `You have seen one objective card of ${by(t.seat, s)}: ${card(t.card)}.`,
  'seen.someCard': (t, s) => `${by(t.seat, s)} looks at an objective card of ${by(t.other, s)}.`,
  'seen.shown': (t, s) => `${by(t.seat, s)} holds ${card(t.card)}, for all to see.`,
  'seen.not': (t, s) => `The card of ${by(t.seat, s)} is not ${card(t.card)}.`,
  'contest.doubled': (t, s) => `${by(t.seat, s)} counts the ${t.value} in ${area(t.area)} twice.`,
  'dial.double': (t) => `and the ${t.value} counts twice`,
  'ending.hand': (t, s) => `${by(t.seat, s)} held ${list(t.cards, card)}.`,
  'score.power': (t) => `Lesser nation: ${nation(t.nation)}`,
  'score.cards': (t) => `${plural(t.count, `${card(t.card)} card`)}`,
  'setting.powers': 'Powers of secret societies (advanced)',
  'setting.on': 'On',
  'setting.off': 'Off',
  'contact.copied': (t, s) => `${by(t.seat, s)} makes contact and carries out ${special(t.special)}.`,
})

type Say = (id: Parameter | undefined) => string
type Terms = { readonly [parameter: string]: Parameter }

/** What a gain was short of, where the track ended. */
export const beyond = (lost: Parameter | undefined) => (lost ? ` (${lost} more would go beyond the track)` : '')
const dialled = (involved: Parameter | undefined, s: Speaker) =>
  `${list(involved, s.name)} ${(involved as readonly string[]).length === 1 ? 'sets a dial' : 'set their dials'}.`
const amounts = (placed: Parameter | undefined, area: Say) =>
  groups(placed, 2)
    .map(([where, count]) => `${count} in ${area(where)}`)
    .join(', ')
const plan = (moves: Parameter | undefined, area: Say) =>
  groups(moves, 4)
    .map(
      ([from, to, count, lost]) =>
        `${count} from ${area(from)} to ${area(to)}${lost === '0' ? '' : `, ${lost} lost on the way`}. `,
    )
    .join('')
const fights = (areas: Parameter | undefined, price: Parameter | undefined, resource: string, area: Say) =>
  (areas as readonly string[]).length === 0
    ? ''
    : `Conflicts: ${list(areas, area)}${price === 0 ? '' : ` (${price} ${resource})`}. `
const beaten = (t: Terms, nation: Say) =>
  t.other === null || t.fallen === 0 ? '' : `; ${nation(t.other)} loses ${plural(t.fallen, 'unit')}`
const buildingTerms = (t: Terms, resource: string, area: Say) => {
  const tied = t.tied as readonly string[]
  return [
    ...(t.free === 0 ? [] : [`${t.free} free`]),
    ...(tied.length === 0 ? [] : [`one free each in ${list(tied, area)}`]),
    `more for ${t.price} ${resource} each`,
  ].join(', ')
}
