/** What decides: shown with a question, one line each. */
import type { Seat } from '../../../../../kernel/contract.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { Card, ContestKind, NationId } from '../../../terms.ts'
import type { Lexicon } from '../lexicon.ts'

type Powers = readonly { readonly nation: NationId; readonly power: number }[]

export const deciding = ({ nation, agent, sum, tie, world, card, cardList }: Lexicon) =>
  phrases({
    'shows.purse': ({ has }: { has: number }) => `You have ${sum(has)}.`,
    'shows.nations': ({ powers }: { powers: Powers }, s) =>
      powers.length < 2
        ? 'In the end only the lesser of your two nations scores its Power.'
        : `Your nations: ${s.list(powers.map((each) => `${nation(each.nation)} ${each.power}`))}. Only the lesser scores.`,
    'shows.tracks': ({ round, doom, end, flipped }: { round: number; doom: number; end: number; flipped: boolean }) =>
      `Round marker at ${round}, Doom at ${doom}, End at ${end}${flipped ? ', held up this round' : ''}.`,
    'shows.archons': 'An archon still at home goes first; a space stays closed as long as an archon stands on it.',
    'shows.society': 'It is yours for the whole game, and nobody else can have it.',
    'shows.keep': ({ keep }: { keep: number }) => `You keep ${keep}. A card pays only if its ending comes; nobody sees yours.`,
    'shows.hand': ({ cards }: { cards: readonly Card[] }, s) => `You hold ${cardList(cards, s)}.`,
    'shows.layout': (t: { sun: Card; virya: number; eclipse: Card; points: number }, s) =>
      `Open on the table: ${card(t.sun)} cards give ${sum(t.virya)} each anyway, ${card(t.eclipse)} ${s.number(t.points)} VP more if it comes.`,
    'shows.draft': 'Two players to a nation, and no two share both of theirs. The choice goes round the table and back.',
    'shows.zeros': `An ${agent} of value 0 adds nothing, but gives a say there and can be swapped before a coup.`,
    'shows.zeros.next': 'They are placed in turn order; then the first round begins.',
    'shows.consent': 'You lose nothing by it; promises for it are not binding.',
    'shows.intrigue': 'What you place or move now stays put for this action. A coup needs your own people in the nation.',
    'shows.coup': `More than the defence is needed. Afterwards all ${agent}s there leave, except of those who stay out.`,
    'shows.coup.next': 'Next, everybody involved sets a dial in secret; all pay what they set.',
    'shows.agents': ({ seats }: { seats: readonly { readonly seat: Seat; readonly worth: number }[] }, s) =>
      `Yet to take sides: ${s.list(seats.map(({ seat, worth }) => `${s.name(seat)} with ${worth}`))}.`,
    'shows.stakes.coup': `The attack needs more. Afterwards ${agent}s there leave, except of those who stay out.`,
    'shows.stakes.conflict':
      'The attack needs more. Won: the area changes hands and loses a building. Lost: the attackers are gone.',
    'shows.stakes.global': 'The attack needs more. The loser gives up buildings or control markers, and half of its units.',
    'shows.bids': ({ rivals }: { rivals: readonly { readonly seat: Seat; readonly most: number }[] }, s) =>
      rivals.length === 0
        ? 'Nobody else takes part.'
        : `Others may bid up to: ${s.list(rivals.map(({ seat, most }) => `${s.name(seat)} ${most}`))}.`,
    'shows.dial': ({ kind, has }: { kind: ContestKind; has: number }) =>
      `You have ${sum(has)}; bids cost ${world.dial.join(', ')}. ${tie[kind]}.`,
    'shows.give': ({ converts }: { converts: boolean }) =>
      `Units there ${converts ? 'change sides' : 'leave the map'}. Buildings, Power and a special action come with the nation.`,
    'shows.seize': 'You get a place among its controllers, and your archons leave the nation you give up.',
    'shows.construct': ({ free, price, has }: { free: number; price: number; has: number }) =>
      `${free} still for nothing, then ${sum(price)} each; you have ${has}. The two kinds of temple never share an area.`,
    'shows.levy': ({ left }: { left: number }, s) => `${s.count(left, 'unit')} left in the supply of the nation.`,
    'shows.march': ({ free, price, has }: { free: number; price: number; has: number }, s) =>
      `${s.count(free, 'conflict')} for nothing, then ${sum(price)} each; you have ${has}. Nothing moves before you say so.`,
    'shows.march.toll': 'By land for nothing; a strait or an ocean costs units of every group that crosses it.',
    'shows.fights': 'One after another: what you spend on the first is gone for the next.',
    'shows.raze': 'One building has to go, and with it the End marker is held up this round.',
    'shows.global': ({ has }: { has: number }) => `You have ${sum(has)} before its price. ${tie.global}.`,
    'shows.losses': ({ count }: { count: number }) =>
      `${count} have to go; units in lost nations count towards the half that leaves.`,
    'shows.strike': ({ min, max }: { min: number; max: number }, s) =>
      min === max
        ? `Exactly ${s.count(max, 'unit')}, wherever you like.`
        : `Up to ${s.count(max, 'unit')}; you need not use them all.`,
    'shows.doom': ({ doom, round }: { doom: number; round: number }) =>
      `The Pole Shift comes when Doom, at ${doom}, meets the round marker, at ${round}.`,
    'shows.contact': ({ price, has }: { price: number; has: number }) =>
      `It costs ${sum(price)}; you have ${has}. No archon moves.`,
    'shows.oracle': 'What you see, only you know; whether you named it right decides what you get.',
  })
