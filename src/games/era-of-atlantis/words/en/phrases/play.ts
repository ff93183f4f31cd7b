/** What only Era does in its turns: relics, the layout, its special actions, spoils, powers of societies. */
import type { Seat } from '../../../../../kernel/contract.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Card, NationId, SpaceId } from '../../../../atlantis/terms.ts'
import { beyond, type Lexicon } from '../../../../atlantis/words/en/lexicon.ts'
import type { Spot } from '../../../data/layout.ts'
import type { EraPack } from '../../../data/pack.ts'

/** What lying there does for cards of that type. */
const spotsOf = ({ sun, moon, eclipse }: EraPack['objectives']): Readonly<Record<Spot, string>> => ({
  sun: `Every card of its type gives ${sun} Virya in the end, whatever the ending.`,
  moon: `Whoever takes it with a Repolarize gets ${moon} Virya for it.`,
  eclipse: `Every card of its type pays ${eclipse} VP more if its ending comes.`,
})

export const layout = ({ area, card, cardList, sum }: Lexicon, pack: EraPack) =>
  phrases({
    'relic.area': (t: { area: AreaId; found: number }) => `A Lost Relic is found in ${area(t.area)}: ${t.found} so far.`,
    'relic.track': ({ position, found }: { position: number; found: number }) =>
      `A Lost Relic is found at ${position} of the round track: ${found} so far.`,

    'repolarize.take': 'Which two cards do you take from the layout?',
    'repolarize.pair': (t: { a: Spot; b: Spot; cardA: Card; cardB: Card; bonus: number }) =>
      `${card(t.cardA)} (${t.a}) and ${card(t.cardB)} (${t.b})${t.bonus === 0 ? '' : `, +${sum(t.bonus)}`}`,
    'repolarize.took': (
      t: { seat: Seat; taken: readonly { readonly spot: Spot; readonly card: Card }[]; cost: number; gift: number },
      s,
    ) => {
      const cards = s.list(t.taken.map((each) => `${card(each.card)} from under the ${each.spot}`))
      const price = t.cost === 0 ? '' : `, for ${sum(t.cost)}`
      return `${s.name(t.seat)} takes ${cards}${price}${t.gift === 0 ? '' : `, and gets ${sum(t.gift)} for the moon card`}.`
    },
    'repolarize.give': ({ due }: { due: number }, s) => `Give away ${s.count(due, 'card')}: which, and where to?`,
    'repolarize.toSpot': ({ spot }: { spot: Spot }) => `Face up under the ${spot}`,
    'repolarize.toDeck': 'Face down under the deck',
    'repolarize.buried': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} puts a card under the deck.`,
    'repolarize.laid': (t: { spot: Spot; card: Card }) => `${card(t.card)} lies under the ${t.spot} now.`,
    'repolarize.drew': ({ cards }: { cards: readonly Card[] }, s) => `You have drawn for the layout: ${cardList(cards, s)}.`,
    'repolarize.drawn': ({ seat, count }: { seat: Seat; count: number }, s) =>
      `${s.name(seat)} draws ${s.count(count, 'card')} for the layout.`,
    'repolarize.arrange': ({ spots }: { spots: readonly Spot[] }) =>
      `Put the cards in order: the first goes under ${spots.map((spot) => `the ${spot}`).join(', the next under ')}.`,
    'anu.choose': ({ left }: { left: number }, s) =>
      `Take ${left === 1 ? 'one more card' : s.count(left, 'card')}, from the layout or the deck.`,
    'anu.spot': (t: { spot: Spot; card: Card }) => `${card(t.card)} from under the ${t.spot}`,
    'anu.deck': (t: { card: Card }) => `${card(t.card)} from the deck`,
    'anu.fromDeck': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} takes a card out of the deck.`,
    'anu.extra': ({ flipped }: { flipped: boolean }) =>
      `Temple of Anu: one thing more. When the round closes, the End marker ${flipped ? 'stays where it is' : 'comes a step nearer'}.`,
    'anu.flip': ({ flipped }: { flipped: boolean }) =>
      flipped ? 'Turn the End marker back: it will move' : 'Turn the End marker: it will stay this round',
    'anu.flipped': ({ seat, flipped }: { seat: Seat; flipped: boolean }, s) =>
      `${s.name(seat)} turns the End marker: it ${flipped ? 'stays this round' : 'may move again'}.`,
    'anu.built': (t: { seat: Seat; area: AreaId }, s) => `${s.name(t.seat)} has a Temple of Light built in ${area(t.area)}.`,

    'means.pair': (t: { left: Spot; card: Card; bonus: number }) =>
      `${card(t.card)} stays under the ${t.left}${t.bonus === 0 ? '' : `; you get ${sum(t.bonus)}`}.`,
    'means.toSpot': ({ spot }: { spot: Spot }) => spotsOf(pack.objectives)[spot],
    'means.toDeck': 'Nobody sees which card it was.',
    'means.flip': ({ flipped, end }: { flipped: boolean; end: number }) =>
      flipped ? `It moves on to ${end - 1} when the round closes.` : `It stays at ${end} when the round closes.`,
    'shows.arrange': 'Sun: Virya for every card of its type. Moon: Virya for whoever takes it. Eclipse: more VP.',

    'absent.spot': 'a card lies there already.',
    'absent.anu': 'this temple goes into a neutral minor nation with room for it.',

    'seen.hand': ({ seat, cards }: { seat: Seat; cards: readonly Card[] }, s) =>
      `You have seen the objective cards of ${s.name(seat)}: ${cardList(cards, s)}.`,
    'seen.someHand': ({ seat, other }: { seat: Seat; other: Seat }, s) =>
      `${s.name(seat)} looks at all objective cards of ${s.name(other)}.`,
    'seen.deck': ({ cards }: { cards: readonly Card[] }, s) => `In the deck you have seen: ${cardList(cards, s)}.`,
    'seen.someDeck': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} looks through the deck of objective cards.`,
  })

export const specials = ({ nation, space, sum, card }: Lexicon) =>
  phrases({
    'oracle.ask': 'Do you show the card you have seen?',
    'oracle.keep': ({ amount }: { amount: number }) => `Keep it to yourself: ${sum(amount)}`,
    'oracle.show': ({ amount }: { amount: number }) => `Show it: ${sum(amount)}`,
    'oracle.wrong': 'It is not the card you named.',
    'chimeras.units': (t: { nation: NationId; units: number }, s) =>
      `${s.count(t.units, 'unit')} for the wildernesses of ${nation(t.nation)}: where?`,
    'marker.lab': (t: { nation: NationId }) =>
      `The Chimera Lab stands in ${nation(t.nation)}: its units count double in conflicts.`,
    'marker.crystal': (t: { nation: NationId }) => `The Healing Crystal lies in ${nation(t.nation)}: lost units may come home.`,
    'healing.temple': (t: { nation: NationId }) => `Do you build a Temple of Light in ${nation(t.nation)}, free?`,
    'healing.yes': 'Build the temple',
    'healing.no': 'Build nothing',
    'crystal.saved': (t: { nation: NationId; count: number }, s) =>
      `The Healing Crystal brings ${s.count(t.count, 'unit')} home to ${nation(t.nation)}.`,
    'psychotronic.space': 'Where does the Psychic Control marker go?',
    'psychotronic.placed': (t: { seat: Seat; space: SpaceId }, s) =>
      `${s.name(t.seat)} puts Psychic Control on ${space(t.space)}.`,
    'psychic.paid': (t: { seat: Seat; space: SpaceId; amount: number; gains: readonly Gain[] }, s) => {
      const shares = t.gains.map(({ seat, amount, lost }) => `${amount} of it for ${s.name(seat)}${beyond(lost)}`)
      return `${s.name(t.seat)} pays ${sum(t.amount)} for Psychic Control on ${space(t.space)}${shares.length === 0 ? '' : `: ${s.list(shares)}`}.`
    },
    'means.noTemple': 'The spot stays free.',
    'means.keepSecret': 'Nobody else learns what you have seen.',
    'means.showCard': ({ seat }: { seat: Seat }, s) => `Everybody learns what ${s.name(seat)} holds.`,
    'means.toll': ({ users }: { users: readonly Seat[] }, s) =>
      users.length === 0 ? 'Nobody can use it now.' : `As things stand it would cost ${s.list(users.map(s.name), 'or')}.`,
    'shows.psychic': ({ amount, share }: { amount: number; share: number }) =>
      `Whoever moves an archon there pays ${sum(amount)}; the owners of the weaponry get ${share} each.`,
    'shows.seen': (t: { seat: Seat; guess: Card; card: Card }, s) =>
      t.guess === t.card
        ? `You named ${card(t.guess)}, and that is what ${s.name(t.seat)} holds.`
        : `You named ${card(t.guess)}, but the card of ${s.name(t.seat)} is ${card(t.card)}.`,
  })
type Gain = { readonly seat: Seat; readonly amount: number; readonly lost: number }

export const spoils = ({ area, areas, nation, sum }: Lexicon) =>
  phrases({
    'agent.of': ({ seat, value }: { seat: Seat; value: number }, s) => `${s.name(seat)}’s agent of value ${value}`,
    'agent.passive': ({ value }: { value: number }) => `The passive nation’s agent of value ${value}`,
    'conflict.agent': (t: { area: AreaId }) => `You won ${area(t.area)}. Which agent there has to leave?`,
    'conflict.expelled': (t: { by: Seat; area: AreaId; seat: Seat | null; value: number }, s) =>
      t.seat === t.by
        ? `${s.name(t.by)}’s agent of value ${t.value} leaves conquered ${area(t.area)}.`
        : `${s.name(t.by)} has ${t.seat === null ? 'the passive nation' : s.name(t.seat)}’s agent of value ${t.value} driven out of conquered ${area(t.area)}.`,
    'loot.value': (t: { nation: NationId }) => `${nation(t.nation)} beat a nation of no less Power. Which loot does it get?`,
    loot: ({ value }: { value: number }) => `+${value} Power`,
    'loot.placed': (t: { nation: NationId; value: number }) => `${nation(t.nation)} carries home loot worth ${t.value} Power.`,

    'peacekeepers.veto': (t: { nation: NationId }) =>
      `${nation(t.nation)} is about to march into nations you guard. Which do you bar?`,
    'peacekeepers.barred': (t: { seat: Seat; areas: readonly AreaId[] }, s) =>
      `${s.name(t.seat)} bars the way to ${areas(t.areas, s)}.`,
    'lizard.keep': (t: { area: AreaId }) => `The coup is over. Does your agent of value 3 stay in ${area(t.area)}?`,
    'lizard.yes': 'It stays',
    'lizard.no': 'It comes home',
    'lizard.kept': (t: { seat: Seat; area: AreaId }, s) => `${s.name(t.seat)} keeps the 3 in ${area(t.area)}.`,
    'espionage.gift': ({ amount }: { amount: number }) => `Take your ${sum(amount)} now`,
    'espionage.inspect': ({ seat }: { seat: Seat }, s) => `Look at the objective cards of ${s.name(seat)}`,
    'means.expel': ({ left }: { left: number }) => `It leaves the map; what its owner has left there is worth ${left}.`,
    'means.loot': (t: { nation: NationId; value: number }) =>
      `${nation(t.nation)} has ${t.value} Power more for the rest of the game.`,
    'means.veto': 'Units headed there have to be sent elsewhere; nobody enters it in this action.',
    'means.king.leaves': 'It comes back to your supply, free of charge.',
    'means.king.stays': ({ cost }: { cost: number }) => `It stays where it is, for ${sum(cost)}.`,
    'means.gift': ({ amount }: { amount: number }) => `${sum(amount)} now, so that you can spend them in this Intrigue.`,
    'means.inspect': ({ seat, cards }: { seat: Seat; cards: number }, s) =>
      `You see ${s.count(cards, 'card')} of ${s.name(seat)}; all know that you looked.`,
    'shows.expel': 'One agent has to go; whose, is up to you.',
    'shows.loot': 'The counter stays with the nation, and its Power with it.',
    'shows.veto': 'You may bar none, some or all; nothing has moved yet.',
    'group.inspect': 'Clerical Espionage',
  })
