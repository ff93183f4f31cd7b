/** Turns and rounds, Intrigue, what a nation collects, builds and recruits, and how it all ends. */
import type { Seat } from '../../../../../kernel/contract.ts'
import type { Speaker } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Building, Card, Ending, NationId, Paid, SocietyId, SpaceId, SpecialId, Tie } from '../../../terms.ts'
import { points } from '../../reading.ts'
import { beyond, type Lexicon } from '../lexicon.ts'
import { tieLine } from '../ties.ts'

type Gain = { seat: Seat; amount: number; lost: number }

export const turns = ({ space, sum }: Lexicon) =>
  phrases({
    'turn.space': 'Send one of your archons to an action.',
    'turn.moved': (t: { seat: Seat; space: SpaceId }, s) => `${s.name(t.seat)} moves an archon to ${space(t.space)}.`,
    'turn.consent': (t: { seat: Seat; space: SpaceId }, s) =>
      `${s.name(t.seat)} asks to join your archon on ${space(t.space)}. Do you allow it?`,
    'turn.refused': (t: { seat: Seat; space: SpaceId }, s) => `${s.name(t.seat)} does not want company on ${space(t.space)}.`,
    'archon.from': (t: { space: SpaceId }) => `Your archon on ${space(t.space)}`,
    'archon.home': (t: { seat: Seat; space: SpaceId }, s) =>
      `${s.name(t.seat)}’s archon goes home from ${space(t.space)}, as control there has changed.`,
    'round.begins': ({ round }: { round: number }) => `The round marker moves to ${round}.`,
    'end.held': ({ end }: { end: number }) => `The End marker stays at ${end} this round, because it had been turned over.`,
    'end.moved': ({ end }: { end: number }) => `The End marker moves to ${end}.`,
    'doom.forward': (
      { doom, gains }: { doom: number; gains: readonly { readonly seat: Seat; readonly amount: number }[] },
      s,
    ) => {
      const paid = gains.map(({ seat, amount }) => `${sum(amount)} for ${s.name(seat)}`)
      return `Doom comes nearer, to ${doom}${paid.length === 0 ? '' : `; Temples of Darkness bring ${s.list(paid)}`}.`
    },
    'doom.back': ({ doom }: { doom: number }) => `Doom is pushed back to ${doom}.`,
  })

export const schemes = ({ area, agent, special, society }: Lexicon) =>
  phrases({
    'intrigue.plan': ({ removals, free }: { removals: number; free: number }) =>
      [
        `Place and relocate ${agent}s${removals === 0 ? '' : `, and remove up to ${removals} of others`}.`,
        ...(free === 0 ? [] : [`Your capitols pay for ${free} more.`]),
      ].join(' '),
    'intrigue.place': ({ value }: { value: number }) => `Place an ${agent} of value ${value}`,
    'intrigue.place.short': ({ value }: { value: number }) => `Place a ${value}`,
    'intrigue.move.short': (t: { value: number; area: AreaId }) => `Relocate the ${t.value} from ${area(t.area)}`,
    'intrigue.move': (t: { value: number; area: AreaId }) => `Relocate the ${agent} of value ${t.value} from ${area(t.area)}`,
    'intrigue.remove': (t: { seat: Seat; value: number; area: AreaId }, s) =>
      `Remove ${s.name(t.seat)}’s ${agent} of value ${t.value} in ${area(t.area)}`,
    'intrigue.placed': (t: { seat: Seat; value: number; area: AreaId }, s) =>
      `${s.name(t.seat)} places an ${agent} of value ${t.value} in ${area(t.area)}.`,
    'intrigue.moved': (t: { seat: Seat; value: number; from: AreaId; area: AreaId }, s) =>
      `${s.name(t.seat)} relocates an ${agent} of value ${t.value} from ${area(t.from)} to ${area(t.area)}.`,
    'intrigue.removed': (
      t: { seat: Seat; other: Seat; value: number; area: AreaId; special?: SpecialId; society?: SocietyId },
      s,
    ) => {
      const means =
        t.special !== undefined ? `, by ${special(t.special)}` : t.society !== undefined ? `, as the ${society(t.society)}` : ''
      return `${s.name(t.seat)} sends ${s.name(t.other)}’s ${agent} of value ${t.value} home from ${area(t.area)}${means}.`
    },
    'intrigue.done': 'End the Intrigue',
    'agent.at': (t: { value: number; area: AreaId }) => `The ${agent} of value ${t.value} in ${area(t.area)}`,
  })

export const economy = ({ area, areas, nation, building, special, society, resource, sum }: Lexicon) => {
  const amounts = (placed: Placed) => placed.map(({ area: where, units }) => `${units} in ${area(where)}`)
  return phrases({
    'collect.shared': (t: { seat: Seat; nation: NationId; gains: readonly Gain[] }, s) => {
      const shares = t.gains.map(({ seat, amount, lost }) => `${sum(amount)} for ${s.name(seat)}${beyond(lost)}`)
      return `${s.name(t.seat)} collects from ${nation(t.nation)}: ${s.list(shares)}.`
    },
    'special.gained': (t: Gain & { special?: SpecialId; society?: SocietyId }, s) => {
      const why = t.special !== undefined ? special(t.special) : t.society !== undefined ? society(t.society) : null
      return `${why === null ? '' : `${why}: `}${s.name(t.seat)} gains ${sum(t.amount)}${beyond(t.lost)}.`
    },
    'construct.place': (t: { nation: NationId; free: number; tied: readonly AreaId[]; price: number }, s) =>
      `What does ${nation(t.nation)} build?${t.tied.length === 0 ? '' : ` One is free in each of ${areas(t.tied, s)}.`}`,
    'construct.built': (t: { seat: Seat; nation: NationId; building: Building; area: AreaId }) =>
      `${nation(t.nation)} builds a ${building(t.building)} in ${area(t.area)}.`,
    'construct.done': 'Build no more',
    'building.destroyed': (t: { seat: Seat; building: Building; area: AreaId }, s) =>
      `${s.name(t.seat)} has a ${building(t.building)} torn down in conquered ${area(t.area)}.`,
    'recruit.short': (t: { nation: NationId; units: number; all: number }, s) =>
      `${nation(t.nation)} is due ${s.count(t.all, 'unit')}, but only ${t.units} ${s.plural(t.units, { one: 'is', other: 'are' })} left. Where do they go?`,
    'recruit.extra': (t: { nation: NationId; culture: boolean; most: number }) =>
      `Buy more units for ${nation(t.nation)}? ${t.culture ? `Three for 2 ${resource}, one for 1` : `1 ${resource} each`}, up to ${t.most}.`,
    'recruit.buy': ({ units }: { units: number }, s) => (units === 0 ? 'No more units' : s.count(units, 'unit')),
    'recruit.levied': (t: { nation: NationId; placed: Placed }, s) =>
      `${nation(t.nation)} raises units: ${s.list(amounts(t.placed))}.`,
    'recruit.bought': (t: { nation: NationId; placed: Placed }, s) =>
      `${nation(t.nation)} buys more units: ${s.list(amounts(t.placed))}.`,
  })
}
type Placed = readonly { readonly area: AreaId; readonly units: number }[]

export const wonders = ({ special, card, sum }: Lexicon) =>
  phrases({
    'doom.option.back': ({ doom }: { doom: number }) => `Doom back to ${doom}`,
    'doom.option.forward': ({ doom }: { doom: number }) => `Doom nearer, to ${doom}`,
    'weather.direction': ({ doom, round, steps }: { doom: number; round: number; steps: number }) =>
      `Doom stands at ${doom}, the round marker at ${round}. Which way does Doom go by ${steps}?`,
    'contact.copy': ({ price }: { price: number }) => `Pay ${sum(price)} and use any special action in play.`,
    'contact.copied': (t: { seat: Seat; special: SpecialId }, s) =>
      `${s.name(t.seat)} makes contact and uses ${special(t.special)}.`,
    'oracle.announce': 'Which type of card do you name, and whose hand do you look into?',
    'oracle.announced': (t: { seat: Seat; other: Seat; card: Card }, s) =>
      `${s.name(t.seat)} asks the Oracle of Rama whether ${s.name(t.other)} holds ${card(t.card)}.`,
    'seen.card': (t: { seat: Seat; card: Card }, s) => `You have seen one objective card of ${s.name(t.seat)}: ${card(t.card)}.`,
    'seen.someCard': ({ seat, other }: { seat: Seat; other: Seat }, s) =>
      `${s.name(seat)} looks at an objective card of ${s.name(other)}.`,
    'seen.shown': (t: { seat: Seat; card: Card }, s) => `${s.name(t.seat)} holds ${card(t.card)}, for all to see.`,
    'seen.not': (t: { seat: Seat; card: Card }, s) => `The card of ${s.name(t.seat)} is not ${card(t.card)}.`,
  })

export const endings = ({ nation, card, cardList, sum, besides, tieBreak, compared, endings: called }: Lexicon) =>
  phrases({
    'ending.ascension': ({ others }: { others: readonly Ending[] }, s) => `The world ascends.${besides(others, s)}`,
    'ending.poleShift': ({ others }: { others: readonly Ending[] }, s) =>
      `The poles shift; Atlantis goes under.${besides(others, s)}`,
    'ending.continuation': ({ others }: { others: readonly Ending[] }, s) => `The world goes on as it was.${besides(others, s)}`,
    'ending.hopes': ({ seat, ending, held }: { seat: Seat; ending: Ending; held: readonly Paid[] }, s) =>
      `${s.name(seat)} hoped for ${held.length === 0 ? 'nothing' : s.list(held.map((each) => `${cardList(Array(each.count).fill(each.card), s)} (${paid(each, ending, sum)})`))}.`,
    /** Of games that ended before it was told what each card paid. */
    'ending.hand': ({ seat, cards }: { seat: Seat; cards: readonly Card[] }, s) => `${s.name(seat)} held ${cardList(cards, s)}.`,
    'ending.tied': ({ seats, winner, by }: { seats: readonly Seat[]; winner: Seat; by: number | null }, s) =>
      `${s.list(seats.map(s.name))} have equally many points; ${s.name(winner)} wins ${tieBreak(by, s)}.`,
    'ending.why': ({ ending, standings, tie, further = [] }: Why, s) =>
      [
        `It ended in ${ending === 'poleShift' ? 'a ' : ''}${called[ending]}.`,
        tie === null ? ahead(standings, s) : tied(standings, { tie, isForTheWin: true }, compared.name, s),
        ...further.map((each) => tied(standings, { tie: each, isForTheWin: false }, compared.name, s)),
      ].join(' '),
    'score.power': (t: { nation: NationId }) => `Lesser nation: ${nation(t.nation)}`,
    'score.cards': (t: { card: Card; count: number }, s) => s.count(t.count, `${card(t.card)} card`),
  })

/** "it came: 3 points", "2 Virya all the same", "nothing". */
function paid({ card, points: worth, gain }: Paid, ending: Ending, sum: (amount: number) => string): string {
  const brought = [
    ...(worth > 0 ? [`${points(worth)} point${worth > 1 ? 's' : ''}`] : []),
    ...(gain > 0 ? [sum(gain)] : []),
  ].join(' and ')
  if (card === ending) return `it came: ${brought || 'nothing'}`
  return brought ? `${brought} all the same` : 'nothing'
}

type Standing = { readonly seat: Seat; readonly points: number }
/** `further`: those who share their points further down; not told by games that ended before it was. */
type Why = {
  readonly ending: Ending
  readonly standings: readonly Standing[]
  readonly tie: Tie | null
  readonly further?: readonly Tie[]
}

function ahead([first, second]: readonly Standing[], s: Speaker): string {
  if (!first) return ''
  if (!second) return `${s.name(first.seat)} has ${points(first.points)} points.`
  return `${s.name(first.seat)} has ${points(first.points)} points, ${points(first.points - second.points)} more than ${s.name(second.seat)}.`
}

type Tied = { readonly tie: Tie; readonly isForTheWin: boolean }
const tied = (standings: readonly Standing[], { tie, isForTheWin }: Tied, compared: string, s: Speaker) => {
  const each = standings.find(({ seat }) => seat === tie[0]?.seat)?.points ?? 0
  return `${s.list(tie.map(({ seat }) => s.name(seat)))} have ${points(each)} points each. ${tieLine(tie, compared, isForTheWin, s)}`
}
