/** What decides: shown with a question, one line each. */
import type { Seat } from '../../../../../kernel/contract.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Card, ContestKind, NationId } from '../../../terms.ts'
import type { Lexicon } from '../lexicon.ts'

type Tracks = { round: number; doom: number; end: number; flipped: boolean; temples: number; needed: number }
type Stakes = { area: AreaId; seat: Seat; attacking: NationId | null; defending: NationId | null; buildings: number }
type Powers = readonly { readonly nation: NationId; readonly power: number }[]

export const deciding = ({ area, nation, agent, sum, tie, world, card, cardList, endings, ascent }: Lexicon) => {
  const owned = (id: NationId | null) => (id === null ? 'the attacker' : nation(id))
  return phrases({
    'shows.purse': ({ has }: { has: number }) => `You have ${sum(has)}.`,
    'shows.nations': ({ powers }: { powers: Powers }, s) =>
      powers.length < 2
        ? `${powers.map((each) => `You have ${nation(each.nation)}, Power ${each.power}. `).join('')}In the end only the lesser of your two nations scores.`
        : `Your nations: ${s.list(powers.map((each) => `${nation(each.nation)} ${each.power}`))}. Only the lesser scores.`,
    'shows.tracks': (t: Tracks) =>
      `${endings.poleShift} when the round (${t.round}) meets Doom (${t.doom}); ${endings.continuation} at End (${t.end}${t.flipped ? ', staying' : ''}); ${endings.ascension}: ${ascent(t.temples, t.needed)}.`,
    'shows.archons':
      'Each turn one of your two archons moves; one still at home goes first. A space is closed while an archon stands there.',
    'shows.society': 'It is yours for the whole game, and nobody else can have it.',
    'shows.keep': ({ keep }: { keep: number }) =>
      `You keep ${keep}, and nobody sees them. A card scores at the end of the game, if it ends the way the card says.`,
    'shows.hand': ({ cards }: { cards: readonly Card[] }, s) => `You hold ${cardList(cards, s)}.`,
    'shows.layout': (t: { sun: Card; virya: number; eclipse: Card; points: number }, s) =>
      `On the table: every ${card(t.sun)} card gives ${sum(t.virya)} at the end in any case; ${card(t.eclipse)} pays ${s.number(t.points)} VP more.`,
    'shows.power':
      'Power is what a nation collects and recruits every time, and what it scores in the end; a spot is room for a building.',
    'shows.draft': 'Every nation has two players; nobody shares both nations with the same one. Picks go round and back.',
    'shows.zeros': `An ${agent} worth 0 adds nothing, but lets you start coups there and bid in its fights.`,
    'shows.zeros.next': 'Several may stand together. When everybody has placed theirs, the first round begins.',
    'shows.consent': 'You lose nothing by it; what you are promised for it binds nobody.',
    'shows.intrigue': `A coup is possible only where you have an ${agent}. Whatever you place or move now then stays put.`,
    'shows.coup': `A tie fails. Won or lost, all ${agent}s there go home, except of those who stay out.`,
    'shows.coup.next': 'Next, everybody with a say there bids in secret, and pays the bid, won or lost.',
    'shows.agents': ({ seats }: { seats: readonly { readonly seat: Seat; readonly worth: number }[] }, s) =>
      `Their ${agent}s may still join either side: ${s.list(seats.map(({ seat, worth }) => `${s.name(seat)} with ${worth}`))}.`,
    'shows.stakes.coup': (t: Stakes, s) =>
      `${t.defending === t.area ? `Won: ${s.name(t.seat)} gets a place in ${nation(t.area)}.` : `Won: ${area(t.area)} goes to a nation of ${s.name(t.seat)}.`} Then ${agent}s there go home, unless they stay out.`,
    'shows.stakes.conflict': (t: Stakes) =>
      `Won: ${owned(t.attacking)} gets the area${t.defending === null ? '' : ` and ${nation(t.defending)} loses its units there`}${t.buildings === 0 ? '' : '; a building falls'}. Lost: the attackers are gone.`,
    'shows.stakes.global': 'The loser gives up buildings or minor nations, and half of its units everywhere.',
    'shows.bids': ({ rivals }: { rivals: readonly { readonly seat: Seat; readonly most: number }[] }, s) =>
      rivals.length === 0
        ? 'Nobody else takes part.'
        : `Others can afford bids up to: ${s.list(rivals.map(({ seat, most }) => `${s.name(seat)} ${most}`))}.`,
    'shows.dial': ({ kind, has }: { kind: ContestKind; has: number }, s) =>
      `You have ${sum(has)}. Bids of 1 to ${world.dial.length - 1} cost ${s.list(world.dial.slice(1).map(String), 'or')}, won or lost. ${tie[kind]}.`,
    'shows.give': ({ converts }: { converts: boolean }) =>
      `Units there ${converts ? 'change sides' : 'leave the map'}. Its buildings, Power and special action go with it.`,
    'shows.seize': 'You become one of its two controllers; your archons leave the nation you give up.',
    'shows.construct': ({ free, price, has }: { free: number; price: number; has: number }) =>
      `${free > 0 ? `${free} free, further ones` : 'Each more costs'} ${sum(price)}${free > 0 ? ' each' : ''}; you have ${has}. The two kinds of temple never share an area.`,
    'shows.levy': ({ left }: { left: number }, s) => `${s.count(left, 'unit')} left in its supply.`,
    'shows.march': ({ free, price, has }: { free: number; price: number; has: number }, s) =>
      `${s.count(free, 'attack')} free, further ones ${sum(price)} each; you have ${has}. Nothing moves until you press March.`,
    'shows.march.toll': 'By land it is free; a group that crosses a strait or an ocean loses units on the way.',
    'shows.fights': 'One after another: what you spend on the first is gone for the next.',
    'shows.raze': 'One building has to go. That brings Doom nearer by 1, and the End marker stays where it is this round.',
    'shows.global': ({ has }: { has: number }) => `You have ${sum(has)} before its price. ${tie.global}.`,
    'shows.losses': ({ count }: { count: number }) =>
      `${count} have to go. Half of its units go, too; those in nations it loses count towards that.`,
    'shows.strike': ({ min, max }: { min: number; max: number }, s) =>
      min === max
        ? `Exactly ${s.count(max, 'unit')}, wherever you like.`
        : `Up to ${s.count(max, 'unit')}; you need not use them all.`,
    'shows.strike.next': 'First you choose an army, then how many of it. When you are done, your own units set out.',
    'shows.doom': ({ doom, round }: { doom: number; round: number }) =>
      `The Pole Shift comes when Doom, at ${doom}, meets the round marker, at ${round}.`,
    'shows.contact': ({ price, has }: { price: number; has: number }) =>
      `It costs ${sum(price)}; you have ${has}. No archon moves.`,
    'shows.oracle': 'What you see, only you know; whether you named it right decides what you get.',
  })
}
