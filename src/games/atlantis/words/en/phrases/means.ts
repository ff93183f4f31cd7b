/** What a choice does, in one line with the numbers of this position, effect first. */
import type { Seat } from '../../../../../kernel/contract.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Building, Card, ContestKind, NationId, SocietyId, SpecialId } from '../../../terms.ts'
import type { Lexicon } from '../lexicon.ts'

export const meansAtFirst = ({ nation, agent, effects, means, sum }: Lexicon) =>
  phrases({
    'means.setting.powers.off': 'Societies differ in name and colour only.',
    'means.setting.powers.on': 'Everybody chooses a society; each has a power of its own.',
    'means.society': ({ society }: { society: SocietyId }) => means.powers[society] ?? '',
    'absent.society': ({ society, seat }: { society: SocietyId; seat: Seat }, s) =>
      `${means.powers[society] ?? ''} Only ${s.name(seat)} has that.`.trim(),
    'means.card': ({ card }: { card: Card }) => means.cards[card],
    'means.home': (t: { nation: NationId }) => effects(t.nation),
    'means.instead': (t: { seat: Seat; to: NationId }, s) =>
      `You take that place; ${s.name(t.seat)} goes on with ${nation(t.to)}.`,
    'means.zero': (t: { power: number; stability: number; owner: NationId | null }) =>
      `Power ${t.power}, ${t.owner === null ? 'neutral' : `of ${nation(t.owner)}`}; a coup there has to beat stability ${t.stability}.`,

    'means.archon': 'The space it leaves is open again.',
    'means.consent.yes': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} acts there too; your archon stays where it is.`,
    'means.consent.no': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} has to choose another space.`,
    'means.special': ({ special }: { special: SpecialId }) => means.specials[special] ?? '',
    'means.collect': ({ amount, partners }: { amount: number; partners: readonly Seat[] }, s) =>
      partners.length === 0
        ? `You gain ${sum(amount)}.`
        : `You gain ${sum(amount)}, and so does ${s.list(partners.map(s.name))}.`,
    'means.construct': ({ free, price, spots }: { free: number; price: number; spots: number }, s) =>
      `${s.count(free, 'building')} for nothing, more for ${sum(price)} each; ${s.count(spots, 'spot')} free.`,
    'means.recruit': (t: { nation: NationId; units: number }, s) =>
      `${s.count(t.units, 'new unit')} for ${nation(t.nation)}; you may buy more.`,
    'means.move': (t: { nation: NationId; units: number; conflicts: number; price: number }, s) =>
      `March with its ${s.count(t.units, 'unit')}; ${s.count(t.conflicts, 'conflict')} for nothing, more for ${sum(t.price)} each.`,
    'means.global': (t: { nation: NationId; might: number }) =>
      `All units of ${nation(t.nation)}, ${t.might} in all, against another nation; everybody bids.`,
    'means.intrigue': means.intrigue,
    'means.coup': ({ targets }: { targets: number }, s) =>
      `Take over a nation where you have ${agent}s: ${s.count(targets, 'target')} in reach.`,
    'means.repolarize': means.repolarize,
  })

export const meansOfSchemes = ({ area, nation, agent, agents, world }: Lexicon) => {
  const needed = (gap: number) => {
    if (gap <= 0) return 'You win if nobody adds anything.'
    return gap < world.dial.length ? `Takes a bid of ${gap} or more.` : `Only with help: ${gap} more are needed.`
  }
  return phrases({
    'means.end': 'Your turn ends here.',
    'means.place': ({ value }: { value: number }) =>
      value === 0
        ? `It adds nothing itself, but gives you a say in contests there.`
        : `It counts ${value} in coups there, and gives you a say in contests.`,
    'means.relocate': (t: { worth: number }) => `What you leave behind there is worth ${t.worth}.`,
    'means.remove': ({ seat, left }: { seat: Seat; left: number | null }, s) =>
      `${s.name(seat)} takes it back${left === null ? '' : `; ${left} more may be removed after it`}.`,
    'means.settle': (t: { own: number; stability: number; power: number; owner: NationId | null }) =>
      `Yours there: ${t.own}, against stability ${t.stability}. Power ${t.power}, ${t.owner === null ? 'neutral' : `of ${nation(t.owner)}`}.`,

    'means.target.minor': ({ gap, open, power }: { gap: number; open: number; power: number }) =>
      `${needed(gap)} Power ${power} to win${open === 0 ? '' : `; others there may add ${open}`}.`,
    'means.target.home': ({ gap, open }: { gap: number; open: number }) =>
      `${needed(gap)} You become a controller of it${open === 0 ? '' : `; others there may add ${open}`}.`,
    'means.swap': `Two of your ${agent}s on the map change places; then you choose the target.`,
    'means.swap.of': (t: { area: AreaId; worth: number }) => `Yours in ${area(t.area)} are worth ${t.worth} now.`,
    'means.give': (t: { power: number; after: number; lesser: boolean }) =>
      `Its Power grows from ${t.power} to ${t.after}${t.lesser ? '; it is the lesser of yours, which scores' : ''}.`,
    'means.seize': (t: { nation: NationId; power: number; give: NationId; given: number }) =>
      `You share in ${nation(t.nation)}, Power ${t.power}, and no longer in ${nation(t.give)}, Power ${t.given}.`,
    'means.dial': (t: { attack: number; defence: number }) =>
      `${t.attack} against ${t.defence} if nobody else adds anything: ${t.attack > t.defence ? 'the attack succeeds' : t.attack === t.defence ? 'a tie, so it fails' : 'the attack fails'}.`,
    'means.peace': ({ kind, agents: count }: { kind: ContestKind; agents: number }, s) =>
      kind === 'coup'
        ? `You pay nothing; your ${agents(count, s)} there stay and count for nobody.`
        : 'You pay nothing and take no side.',
    'means.double': ({ value }: { value: number }) => `${value} more for your attack; nobody knows before the dials open.`,
  })
}

export const meansForNations = ({ area, nation, building, works }: Lexicon) =>
  phrases({
    'means.building': (t: { building: Building }) => works[t.building],
    'means.site': (t: { power: number; after: number; spots: number }, s) =>
      `${t.after === t.power ? `Power there stays ${t.power}` : `Power there grows from ${t.power} to ${t.after}`}; ${s.count(t.spots, 'spot')} left then.`,
    'means.levy': ({ max }: { max: number }) => `Up to ${max} are due there, for its Power and its buildings.`,
    'means.buy.none': (t: { nation: NationId; units: number }, s) => `${nation(t.nation)} stays at ${s.count(t.units, 'unit')}.`,
    'means.buy': (t: { nation: NationId; after: number }, s) => `${nation(t.nation)} has ${s.count(t.after, 'unit')} then.`,
    'means.station': (t: { units: number }, s) => `${s.count(t.units, 'unit')} there now.`,

    'means.from': ({ units }: { units: number }, s) => `Some or all of ${s.count(units, 'unit')}; then you say where to.`,
    'means.arrive': ({ toll }: { toll: number }, s) =>
      toll === 0
        ? 'They arrive without a fight.'
        : `${s.count(toll, 'unit')} lost on the way; the others arrive without a fight.`,
    'means.fight': (t: { toll: number; defence: number; power: number }) =>
      `A conflict: ${t.defence} against you, bids besides${t.toll === 0 ? '' : `; ${t.toll} lost on the way`}. Won: Power ${t.power}.`,
    'means.drop': 'They stay where they are.',
    'means.go': ({ moves, conflicts }: { moves: number; conflicts: number }, s) =>
      `${s.count(moves, 'group')} ${s.plural(moves, { one: 'sets', other: 'set' })} out; ${s.count(conflicts, 'conflict')} after that.`,
    'means.stay': 'Nobody moves, and nobody fights.',
    'means.battle': ({ attack, defence }: { attack: number; defence: number }) =>
      `${attack} against ${defence}, and now the bids; a tie is not enough.`,
    'means.raze': (t: { building: Building; power: number; after: number }) =>
      `The ${building(t.building)} goes${t.after === t.power ? '' : `, and Power there falls to ${t.after}`}; Doom comes nearer by 1.`,

    'means.war': ({ attack, defence, losses }: { attack: number; defence: number; losses: number }) =>
      `${attack} against ${defence}, then bids. The loser gives up ${losses} buildings or markers, and half its units.`,
    'means.loss.building': (t: { power: number; after: number }) =>
      `${t.after === t.power ? 'Power there stays' : `Power there falls from ${t.power} to ${t.after}`}; Doom comes nearer by 1.`,
    'means.loss.marker': (t: { power: number; units: number }, s) =>
      `It turns neutral: Power ${t.power} lost${t.units === 0 ? '' : `, with ${s.count(t.units, 'unit')}`}.`,
    'means.strike': (t: { nation: NationId; area: AreaId; own: boolean }) =>
      t.own ? `Your own nation, ${nation(t.nation)}, loses them.` : `${nation(t.nation)} is weaker in ${area(t.area)} then.`,
    'means.strike.done': 'No more units are removed.',
  })

export const meansOfWonders = ({ means }: Lexicon) =>
  phrases({
    'means.doom.back': ({ gap }: { gap: number }) => `The Pole Shift moves away: ${gap} between Doom and the round marker then.`,
    'means.doom.forward': ({ gap }: { gap: number }) =>
      `${gap <= 0 ? 'Doom meets the round marker' : `${gap} left between Doom and the round marker`}; Temples of Darkness pay.`,
    'means.guess': ({ own }: { own: number }) =>
      `${own === 0 ? 'You hold none of these yourself' : `You hold ${own} of these yourself`}. ${means.oracle}`,
    'means.hand': ({ seat, cards }: { seat: Seat; cards: number }, s) =>
      `Chance picks one of ${s.count(cards, 'card')} of ${s.name(seat)}.`,
  })
