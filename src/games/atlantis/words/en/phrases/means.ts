/** What a choice does, in one line with the numbers of this position, effect first. */
import type { Seat } from '../../../../../kernel/contract.ts'
import type { Speaker } from '../../../../../kernel/language.ts'
import { phrases } from '../../../../../kernel/words.ts'
import type { AreaId, Building, Card, ContestKind, NationId, SocietyId, SpecialId } from '../../../terms.ts'
import type { Lexicon } from '../lexicon.ts'

type Gain = { readonly seat: Seat; readonly amount: number; readonly lost: number }
type Nearest = { readonly area: AreaId; readonly agents: number; readonly against: number }

const over = (lost: number) => (lost === 0 ? '' : ` (${lost} lost, purse full)`)

export const meansAtFirst = ({ area, nation, agent, agents, effects, means, sum, resource, heldBy }: Lexicon) => {
  const rivals = (seats: readonly Seat[], s: Speaker) => (seats.length > 2 ? `${seats.length} rivals` : s.list(seats.map(s.name)))
  return phrases({
    'means.setting.powers.off': 'Societies differ in name and colour only.',
    'means.setting.powers.on': 'Everybody chooses a society; each has a power of its own.',
    'means.society': ({ society }: { society: SocietyId }) => means.powers[society] ?? '',
    'means.card': ({ card }: { card: Card }) => means.cards[card],
    'means.home': (t: { nation: NationId; power: number; spots: number }, s) =>
      `Power ${t.power}, ${s.count(t.spots, 'spot')}. ${effects(t.nation)}`,
    'means.instead': (t: { seat: Seat; to: NationId }, s) =>
      `You take that place; ${s.name(t.seat)} goes on with ${nation(t.to)}.`,
    'means.zero': (t: { power: number; stability: number; owner: NationId | null; others: readonly Seat[] }, s) =>
      `A coup has to beat ${t.stability}; worth Power ${t.power}, ${heldBy(t.owner)}${t.others.length === 0 ? '' : `; ${rivals(t.others, s)} there`}.`,

    'means.easiest': ({ stabilities }: { stabilities: readonly number[] }, s) =>
      `Where coups have least to beat: stability ${s.list(stabilities.map(String))}.`,
    'means.own': ({ count }: { count: number }) =>
      `Mark ${count} for one in each, or 1 for all ${count} there; in between you are asked who gets the rest.`,
    'means.more': ({ count }: { count: number }, s) => `${agents(count, s)} of yours stand there then.`,

    'means.archon': 'The space it leaves is open again.',
    'means.consent.yes': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} acts there too; your archon stays where it is.`,
    'means.consent.no': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} has to choose another space.`,
    'means.special': ({ special }: { special: SpecialId }) => means.specials[special] ?? '',
    'means.collect': ({ you, gains }: { you: Seat; gains: readonly Gain[] }, s) => {
      const shares = gains.map(({ seat, amount, lost }) => `${seat === you ? 'you' : s.name(seat)} +${amount}${over(lost)}`)
      return `${gains.length > 1 ? 'Both controllers gain' : 'You alone gain'} ${resource}: ${shares.join(', ')}.`
    },
    'means.construct': ({ free, price, spots }: { free: number; price: number; spots: number }, s) =>
      spots === 0
        ? 'Nothing: every building spot of the nation is taken.'
        : `Build ${free} free, more for ${sum(price)} each; ${s.count(spots, 'building spot')} empty.`,
    'means.recruit': (t: { nation: NationId; units: number }, s) =>
      `${nation(t.nation)} gets ${s.count(t.units, 'new unit')} free; you may buy more.`,
    'means.move': (t: { nation: NationId; units: number; conflicts: number; price: number; strike: number }, s) =>
      [
        ...(t.strike === 0 ? [] : [`Agni Strike on up to ${t.strike} units first.`]),
        t.units === 0
          ? 'It has no units to march with.'
          : `March with ${s.count(t.units, 'unit')}; ${s.count(t.conflicts, 'attack')} free, more for ${sum(t.price)} each.`,
      ].join(' '),
    'means.global': (t: { nation: NationId; might: number }) =>
      `All units of ${nation(t.nation)}, worth ${t.might}, against another nation; everybody bids.`,
    'means.intrigue': means.intrigue,
    'means.coup': ({ targets, nearest }: { targets: number; nearest: Nearest | null }, s) =>
      nearest === null
        ? `Take over a nation from within, where you have ${agent}s.`
        : `Take over a nation from within. ${s.count(targets, 'target')}, nearest ${area(nearest.area)}: ${nearest.agents} against ${nearest.against}.`,
    'means.repolarize': means.repolarize,
  })
}

export const meansOfSchemes = ({ area, nation, agent, agents, world, sum, tie, heldBy, aside }: Lexicon) => {
  const needed = (gap: number, has: number) => {
    if (gap <= 0) return 'Succeeds if nobody adds anything.'
    const cost = world.dial[gap]
    if (cost === undefined) return `Only with help: ${gap} more needed.`
    const bid = `bid ${gap}${gap < world.dial.length - 1 ? ' or more' : ''}`
    if (cost > has) return `Takes a ${bid}, ${sum(cost)}; you have ${has}.`
    return gap === 1 ? `A tie fails: ${bid} (${sum(cost)}).` : `To win, ${bid} (${sum(cost)}).`
  }
  return phrases({
    'means.end': 'Your turn ends here.',
    'means.place': ({ value }: { value: number }) =>
      value === 0
        ? 'It adds nothing itself, but lets you start coups there and bid in its fights.'
        : `It counts ${value} in coups there, and lets you bid in its fights.`,
    'means.relocate': (t: { worth: number }) =>
      t.worth === 0 ? 'Nothing of worth stays behind there.' : `Yours that stay behind there are worth ${t.worth}.`,
    'means.remove': ({ seat, left }: { seat: Seat; left: number | null }, s) =>
      `${s.name(seat)} takes it back${left === null ? '' : `; ${left} more may be removed after it`}.`,
    'means.settle': (t: { own: number; others: number; stability: number; power: number; owner: NationId | null }) =>
      `Yours there ${t.own}, others’ ${t.others}; a coup has to beat ${t.stability}. Worth Power ${t.power}, ${heldBy(t.owner)}.`,

    'means.target.minor': (t: { gap: number; open: number; has: number; power: number }) =>
      `${needed(t.gap, t.has)} Won: Power ${t.power}${t.open === 0 ? '' : `. Others there may add ${t.open}`}.`,
    'means.target.home': (t: { gap: number; open: number; has: number }) =>
      `${needed(t.gap, t.has)} Won: you control it${t.open === 0 ? '' : `. Others there may add ${t.open}`}.`,
    'means.swap': `Two of your ${agent}s on the map change places; then you choose the target.`,
    'means.swap.of': (t: { area: AreaId; worth: number }) => `Yours in ${area(t.area)} are worth ${t.worth} now.`,
    'means.give': (t: { power: number; after: number; lesser: boolean }) =>
      `Its Power grows from ${t.power} to ${t.after}${t.lesser ? '; it is the lesser of yours, which scores' : ''}.`,
    'means.seize': (t: { nation: NationId; power: number; give: NationId; given: number }) =>
      `You share in ${nation(t.nation)}, Power ${t.power}, and no longer in ${nation(t.give)}, Power ${t.given}.`,
    'means.dial': (t: { kind: ContestKind; attack: number; defence: number }) => {
      const sums = `${t.attack} against ${t.defence} so far`
      if (t.attack === t.defence) return `${sums}. ${tie[t.kind]}.`
      return `${sums}: the ${t.kind === 'coup' ? 'coup' : 'attack'} ${t.attack > t.defence ? 'succeeds' : 'fails'}.`
    },
    'means.peace': ({ kind, agents: count }: { kind: ContestKind; agents: number }, s) =>
      kind === 'coup' && count > 0
        ? `As ${aside} you pay nothing; your ${agents(count, s)} there ${s.plural(count, { one: 'stays', other: 'stay' })} and ${s.plural(count, { one: 'counts', other: 'count' })} for nobody.`
        : `You pay nothing and take no side (${aside}).`,
    'means.double': ({ value }: { value: number }) => `${value} more for your attack; nobody knows before the dials open.`,
  })
}

export const meansForNations = ({ nation, building, works, tie, heldBy }: Lexicon) =>
  phrases({
    'means.building': (t: { building: Building }) => works[t.building],
    'means.site': (t: { power: number; after: number; spots: number }, s) =>
      `${t.after === t.power ? '' : `Power ${t.power} to ${t.after}, `}${t.spots === 0 ? 'no spot' : s.count(t.spots, 'spot')} left there.`,
    'means.levy': ({ max }: { max: number }) => `Up to ${max} are due there, for its Power and its buildings.`,
    'means.buy.none': (t: { nation: NationId; units: number }, s) => `${nation(t.nation)} stays at ${s.count(t.units, 'unit')}.`,
    'means.buy': (t: { nation: NationId; after: number }, s) => `${nation(t.nation)} has ${s.count(t.after, 'unit')} then.`,
    'means.station': (t: { units: number }, s) => `${s.count(t.units, 'unit')} there now.`,

    'means.from': ({ units }: { units: number }, s) => `Some or all of ${s.count(units, 'unit')}; then you say where to.`,
    'means.arrive': ({ toll }: { toll: number }, s) =>
      toll === 0
        ? 'They arrive without a fight.'
        : `${s.count(toll, 'unit')} lost on the way; the others arrive without a fight.`,
    'means.fight': (t: { toll: number; defence: number; power: number; owner: NationId | null }) =>
      `${t.defence} defend, and bids${t.toll === 0 ? '' : `; you lose ${t.toll} on the way`}. Won: Power ${t.power}, ${heldBy(t.owner)} now.`,
    'means.drop': 'They stay where they are.',
    'means.go': ({ moves, conflicts }: { moves: number; conflicts: number }, s) =>
      `${s.count(moves, 'group')} ${s.plural(moves, { one: 'sets', other: 'set' })} out; ${s.count(conflicts, 'conflict')} after that.`,
    'means.stay': 'Nobody moves, and nobody fights.',
    'means.battle': ({ attack, defence }: { attack: number; defence: number }) =>
      `${attack} against ${defence} before the bids. ${tie.conflict}.`,
    'means.raze': (t: { building: Building; power: number; after: number }) =>
      `The ${building(t.building)} goes${t.after === t.power ? '' : `, and Power there falls to ${t.after}`}; Doom comes nearer by 1.`,

    'means.war': ({ attack, defence, losses }: { attack: number; defence: number; losses: number }) =>
      `${attack} against ${defence}, then bids. The loser gives up ${losses} buildings or nations, half its units.`,
    'means.loss.building': (t: { power: number; after: number }) =>
      `${t.after === t.power ? 'Power there stays' : `Power there falls from ${t.power} to ${t.after}`}; Doom comes nearer by 1.`,
    'means.loss.marker': (t: { power: number; units: number }, s) =>
      `It turns neutral: Power ${t.power} lost${t.units === 0 ? '' : `, with ${s.count(t.units, 'unit')}`}.`,
    'means.strike': (t: { nation: NationId; there: number; max: number; own: boolean }, s) =>
      `${t.own ? `Your own ${nation(t.nation)}` : nation(t.nation)} loses ${t.max > 1 ? 'up to ' : ''}${t.max} of its ${s.count(t.there, 'unit')} there.`,
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
