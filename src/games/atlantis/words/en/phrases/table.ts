/** What stands on the table, why something is out of reach, how a game is set up. */
import type { Seat } from '../../../../../kernel/contract.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Building, Card, NationId, SocietyId, SpaceId, SpecialId } from '../../../terms.ts'
import { counted, type Lexicon } from '../lexicon.ts'

export const things = ({ area, nation, special, space, spaceInShort, card, building, society }: Lexicon) =>
  phrases({
    area: (t: { area: AreaId }) => area(t.area),
    'area.guarded': (t: { area: AreaId; stability: number }) => `${area(t.area)} (stability ${t.stability})`,
    'nation.power': (t: { nation: NationId; power: number }) => `${nation(t.nation)} (Power ${t.power})`,
    special: (t: { special: SpecialId }) => special(t.special),
    space: (t: { space: SpaceId; yields?: number; controlled?: true; partner?: Seat; short?: true }, s) =>
      [
        t.short ? spaceInShort(t.space) : space(t.space),
        t.yields === undefined ? '' : ` (${t.yields})`,
        t.controlled ? ', under Psychic Control' : '',
        t.partner === undefined ? '' : `, if ${s.name(t.partner)} agrees`,
      ].join(''),
    card: (t: { card: Card }) => card(t.card),
    building: (t: { building: Building }) => building(t.building),
    player: ({ seat }: { seat: Seat }, s) => s.name(seat),
    society: (t: { society: SocietyId }) => society(t.society),

    'group.homes': 'Major nations',
    'group.minors': 'Minor nations',
    'group.place': 'Place from your supply',
    'group.move': 'Relocate',
    'group.remove': 'Remove from the map',
    'group.free': 'Without losses',
    'group.costly': 'With losses on the way',
    'group.drop': 'Take out of the plan',
    'group.attack': 'Attack',
    'group.defend': 'Defend',
    'group.pad': 'Your society',
    'group.nation': (t: { nation: NationId }) => nation(t.nation),
    'group.specials': 'Special actions',
  })

export const hindrances = ({ agent, sum, building }: Lexicon) =>
  phrases({
    'blocked.price': ({ cost, has }: { cost: number; has: number }) => `This takes ${sum(cost)}; you have ${has}.`,
    'blocked.occupied': ({ seat }: { seat: Seat }, s) => `An archon of ${s.name(seat)} stands there.`,
    'blocked.own': 'Your own archon stands there.',
    'blocked.refused': 'Your partner has said no to this one.',
    'blocked.target': `You have no ${agent} anywhere a coup could succeed within the rules.`,
    'blocked.contact': 'No other special action in play can be used now.',
    'construct.must': 'The first building has to be placed.',
    'construct.gone': (t: { building: Building }) => `No ${building(t.building)} is left in the supply.`,
    'construct.locked': 'More Lost Relics have to be found before another one can be built.',
    'construct.temples': 'Wherever there is room, a temple of the other kind stands already.',
  })

export const beginnings = ({ area, nation, agent, agents, society, card, cardList }: Lexicon) =>
  phrases({
    'setting.powers': 'Powers of secret societies (advanced)',
    'setting.on': 'On',
    'setting.off': 'Off',

    'draft.nation': ({ first }: { first: boolean }) => `Choose your ${first ? 'first' : 'second'} major nation.`,
    'draft.home': (t: { nation: NationId; partners: readonly Seat[] }, s) =>
      `${nation(t.nation)}${t.partners.length === 0 ? '' : ` with ${s.list(t.partners.map(s.name))}`}`,
    'draft.instead': (t: { nation: NationId; seat: Seat; to: NationId }, s) =>
      `${nation(t.nation)}, moving ${s.name(t.seat)} to ${nation(t.to)}`,
    'draft.moved': (t: { seat: Seat; from: NationId; nation: NationId }, s) =>
      `${s.name(t.seat)} is moved from ${nation(t.from)} to ${nation(t.nation)}.`,
    'draft.chosen': (t: { seat: Seat; nation: NationId }, s) => `${s.name(t.seat)} takes a hand in ${nation(t.nation)}.`,
    'consent.yes': 'Yes, join me',
    'consent.no': 'No, choose another space',
    'setup.back': 'Which of your three objective cards do you put back into the deck?',
    'setup.puts': (t: { card: Card }) => `Put back ${card(t.card)}`,
    'setup.kept': 'Everybody has put one objective card back.',
    'setup.zeros': ({ count }: { count: number }, s) => `Place your ${agents(count, s)} worth 0, in any nations.`,
    'zeros.easiest': ({ areas }: { areas: readonly AreaId[] }, s) => `One each in ${s.list(areas.map(nation))}`,
    'zeros.own': 'Nations of your own choice',
    'zeros.more': ({ left }: { left: number }, s) =>
      `${s.plural(left, { one: `One more ${agent} is left`, other: `${left} more ${agent}s are left` })}: where does ${s.plural(left, { one: 'it', other: 'the next' })} go?`,
    'setup.placed': (t: { seat: Seat; areas: readonly AreaId[] }, s) =>
      `${s.name(t.seat)} places ${agent}s worth 0 in ${counted(t.areas, area, s)}.`,
    'setup.society': 'Choose your secret society.',
    'setup.chosen': (t: { seat: Seat; society: SocietyId }, s) => `${s.name(t.seat)} leads the ${society(t.society)}.`,
    'setup.order': ({ order }: { order: readonly Seat[] }, s) => `Turn order: ${s.list(order.map(s.name))}.`,
    'setup.dealt': ({ cards }: { cards: readonly Card[] }, s) => `Your objective cards: ${cardList(cards, s)}.`,
  })
