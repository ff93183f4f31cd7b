/** What is told: to the channel, and now and then to one player. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import { actionAt, type Facts } from '../../data/facts.ts'
import type { Basic, Good, PieceKind, Purchase } from '../../data/language.ts'
import type { Came, Paid, Shares } from '../parameters.ts'
import { cardText, councilorText, misfortuneText } from './effects.ts'
import { goalName, goodName, kindName, listed, namesOf, purchase, regionName, sharesText, whose } from './speech.ts'

type Roll = {
  seat: Seat
  place: string
  dice: readonly (string | number)[]
  bonus: number
  total: number
  target: number
  /** Absent while somebody may still save it, or has to choose. */
  came?: Came | undefined
  /** Energy added by a standing wish. */
  by?: Paid
}
/** What caused it: a place, a component or a scroll. */
type Source = { by?: string | undefined }
type Whose = { seat: Seat; kind: PieceKind }
/** The misfortune it comes from, where that is not told by itself. */
type FromCard = { drawn?: { readonly seat: Seat; readonly card: string } }

export function events(facts: Facts) {
  const called = (id: string) => facts.names[id] ?? id
  /** Where it came from: a place, or a component or a scroll to be thanked. */
  const source = (by: string | undefined) =>
    by === undefined ? '' : actionAt(facts, by) ? ` on ${called(by)}` : ` thanks to ${called(by)}`
  /** What came of a roll, as the end of a sentence about that seat. */
  const result = ({ n, kind, to }: Came, seat: Seat, s: Speaker) => {
    if (n === 0) return kind ? `but no ${goodName(kind)} is left` : 'which is not enough'
    if (kind) return `and takes ${n} ${goodName(kind)}`
    return to === seat
      ? 'and has a new follower for the next round'
      : `and ${s.name(to ?? seat)} has a new follower for the next round`
  }
  const drawnBy = (drawn: FromCard['drawn'], s: Speaker) =>
    drawn ? `${s.name(drawn.seat)} draws **${called(drawn.card)}**: ` : ''
  const told = ({ seat, place, came, by = [], ...roll }: Roll, s: Speaker) => {
    const thrown = `${s.name(seat)} rolls ${rolled(roll, s)} on ${called(place)} (${roll.target} needed)`
    if (came === undefined) return `${thrown}.`
    if (came.n === 0 && roll.total < roll.target) return `${thrown}: not enough.`
    if (came.n === 0 && !came.kind) return `${thrown}, but nobody has followers left to call.`
    const energy = by.length > 0 ? `, with ${payers(by, s)},` : ''
    return `${thrown}${energy} ${result(came, seat, s)}.`
  }
  return phrases({
    chosen: ({ seat, councilor }: { seat: Seat; councilor: string }, s) =>
      `${s.name(seat)} speaks for the ${called(councilor)}: ${councilorText(facts, councilor, s)}.`,
    round: ({ round, seat, wrath }: { round: number; seat: Seat; wrath: number }, s) =>
      `Round ${round}. ${s.name(seat)} is the starting player; at its end the gods take ${wrath === 0 ? 'no tile' : s.count(wrath, 'tile')}.`,
    'tide.low': ({ left }: { left: number }, s) =>
      `The sea is mild: the last of you draws no misfortune this round${left > 0 ? `, nor in the next ${left === 1 ? 'one' : s.number(left)}` : ''}.`,
    'tide.high': ({ left }: { left: number }, s) =>
      `The sea is high: the gods take one tile more this round${left > 0 ? `, and in the next ${left === 1 ? 'one' : s.number(left)}` : ''}.`,
    'round.energies': ({ gains }: { gains: readonly { readonly owner: Seat; readonly n: number }[] }, s) =>
      `For the new round, ${s.list(gains.map(({ owner, n }) => `${s.name(owner)} takes ${n} energy`))}.`,
    'hologram.shown': ({ councilors }: { councilors: readonly string[] }, s) =>
      `The Hologram, one more Leader for so few, can become ${s.list(
        councilors.map((id) => `the ${called(id)}`),
        'or',
      )}.`,
    'hologram.chosen': ({ seat, councilor }: { seat: Seat; councilor: string }, s) =>
      `${s.name(seat)} leads the Hologram as the ${called(councilor)}: ${councilorText(facts, councilor, s)}.`,
    ready: ({ seat }: { seat: Seat }, s) => `${s.name(seat)} is ready.`,
    reopened: ({ seat }: { seat: Seat }, s) => `${s.name(seat)} thinks again.`,
    'gone-on': ({ seat, late }: { seat: Seat; late: Seat }, s) => `${s.name(seat)} moves on without ${s.name(late)}.`,
    'given-up': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} would give up.`,

    'request.made': ({ seat, owner, place }: { seat: Seat; owner: Seat; place: string }, s) =>
      `${s.name(seat)} asks ${s.name(owner)} for the place on ${called(place)}.`,
    'request.kept': ({ seat, place }: { seat: Seat; place: string }, s) => `${s.name(seat)} keeps the place on ${called(place)}.`,
    'request.granted': ({ seat, owner, place }: { seat: Seat; owner: Seat; place: string }, s) =>
      `${s.name(seat)} takes over from ${s.name(owner)} on ${called(place)}.`,

    misfortune: ({ seat, card, drowned }: { seat: Seat; card: string; drowned?: boolean }, s) =>
      `${s.name(seat)} draws **${called(card)}**: ${misfortuneText(facts, card, s, drowned)}.`,
    'misfortune.barriers': ({ peninsulas }: { peninsulas: readonly string[] }, s) => {
      const beside = s.list(peninsulas.map((id) => `the ${called(id)}`))
      return s.plural(peninsulas.length, {
        one: `The barrier beside ${beside} breaks.`,
        other: `The barriers beside ${beside} break.`,
      })
    },
    'flood.barrier': ({ peninsula, drawn }: { peninsula: string } & FromCard, s) =>
      `${drawnBy(drawn, s)}${drawn ? 'the' : 'The'} barrier beside the ${called(peninsula)} breaks.`,
    'flood.sunk': ({ tile, broke, stays, saved = [], lost, drawn }: Sunk & FromCard, s) => {
      const away = saved.map(({ seat, kind }) => `; ${whose(seat, kind, s, 'one')} escapes to the centre`).join('')
      const rest = stays ? '; the Champion holds out, and everybody there stays' : away + washedAway(lost, s)
      return `${drawnBy(drawn, s)}${broke ? `${drawn ? 'the' : 'The'} barrier breaks, and ` : ''}${called(tile)} sinks into the sea${rest}.`
    },
    'flood.tile': ({ tile }: { tile: string }) => `${called(tile)} sinks into the sea.`,
    'flood.stay': ({ tile }: { tile: string }) => `The Champion holds out: everybody on ${called(tile)} stays.`,
    'flood.out': ({ seat, kind }: Whose, s) => `${whose(seat, kind, s)} is washed away for this round.`,
    'flood.escaped': ({ seat, kind }: Whose, s) => `${whose(seat, kind, s)} escapes to the centre.`,
    marked: ({ seat, peninsula }: { seat: Seat; peninsula: string }, s) => `${s.name(seat)} suggests the ${called(peninsula)}.`,

    'roll.gather': (roll: Roll, s) => told(roll, s),
    'roll.recruit': (roll: Roll, s) => told(roll, s),
    'roll.failed': ({ seat, place }: { seat: Seat; place: string }, s) =>
      `${s.name(seat)}’s roll on ${called(place)} comes to nothing.`,
    'roll.boosted': ({ seat, n, place, came }: { seat: Seat; n: number; place?: string; came?: Came | undefined }, s) => {
      const where = place === undefined ? '' : ` to the roll on ${called(place)}`
      if (came) return `${s.name(seat)} adds ${n} energy${where}, ${result(came, seat, s)}.`
      return `${s.name(seat)} adds ${n} energy${where}.`
    },
    'roll.turned': ({ seat, card, place, value, total, target, came }: Turned, s) =>
      `${s.name(seat)} plays **${called(card)}**: a die on ${called(place)} becomes a ${value}, ${total} against ${target}${came ? `, ${result(came, seat, s)}` : ''}.`,
    gained: ({ seat, kind, n, by }: { seat: Seat; kind: Good; n: number } & Source, s) =>
      n > 0
        ? `${s.name(seat)} takes ${n} ${goodName(kind)}${source(by)}.`
        : `No ${goodName(kind)} is left for ${s.name(seat)}${source(by)}.`,
    forged: ({ seat, n, by }: { seat: Seat; n: number } & Source, s) =>
      `${s.name(seat)} turns 1 ore into ${n} Atlantium${source(by)}.`,
    channeled: ({ seat, n }: { seat: Seat; n: number }, s) => `${s.name(seat)} takes ${n} energy in the centre.`,
    exchanged: ({ seat, give, take, by }: { seat: Seat; give: Good; take: Basic } & Source, s) =>
      `${s.name(seat)} exchanges 1 ${goodName(give)} for 1 ${goodName(take)}${source(by)}.`,
    recruited: ({ seat, by }: { seat: Seat } & Source, s) =>
      `${s.name(seat)} has a new follower${source(by)}, who acts from the next round on.`,
    'recruit.nobody': ({ place }: { place: string }) => `Nobody on ${called(place)} has followers left to call.`,
    'recruit.objected': ({ seat }: { seat: Seat }, s) =>
      `${s.name(seat)} would like the follower too; the starting player decides.`,
    volunteers: ({ seat, n, by }: { seat: Seat; n: number } & Source, s) =>
      `${s.count(n, 'volunteer joins', 'volunteers join')} ${s.name(seat)} for a round${source(by)}.`,

    'library.drew': ({ cards }: { cards: readonly string[] }, s) =>
      `You draw ${s.list(cards.map((card) => `**${called(card)}** (${cardText(facts, card, s)})`))}.`,
    'library.draws': ({ seat, count }: { seat: Seat; count: number }, s) =>
      `${s.name(seat)} draws ${s.count(count, 'library card')}.`,
    'library.kept': ({ seat, scrolls, artifacts, paid }: Kept, s) => {
      const kept = [
        ...(scrolls > 0 ? [s.count(scrolls, 'scroll')] : []),
        ...artifacts.map((card) => `the **${called(card)}** (${cardText(facts, card, s)})`),
      ]
      return `${s.name(seat)} keeps ${listed(kept, s)}${paid > 0 ? ` for ${paid} energy` : ''}.`
    },
    'library.discarded': ({ seat, card }: { seat: Seat; card: string }, s) => `${s.name(seat)} discards ${called(card)}.`,
    'scroll.played': ({ seat, card }: { seat: Seat; card: string }, s) =>
      `${s.name(seat)} plays **${called(card)}** (${cardText(facts, card, s)}).`,
    moved: ({ seat, kind, place, by }: Whose & { place: string } & Source, s) =>
      `${whose(seat, kind, s)} moves to ${called(place)}${source(by)}.`,
    'stood-up': ({ seat, kind, place, by }: Whose & { place: string } & Source, s) =>
      `${whose(seat, kind, s)} stands up again on ${called(place)}${source(by)}.`,
    'peek.saw': ({ cards }: { cards: readonly string[] }, s) => `The next misfortunes: ${listed(cards.map(called), s)}.`,
    'peek.looks': ({ seat, n }: { seat: Seat; n: number }, s) =>
      `${s.name(seat)} looks at the next ${s.plural(n, { one: 'misfortune', other: `${n} misfortunes` })}.`,
    'peek.done': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} has put the misfortunes in order.`,

    'build.offered': ({ seat, component, others }: { seat: Seat; component: string; others: Shares }, s) =>
      `${s.name(seat)} wants to build the ${called(component)}, if the others agree to pay: ${sharesText(others, s)}.`,
    'build.refused': ({ seat, component }: { seat: Seat; component: string }, s) =>
      `${s.name(seat)} does not pay for the ${called(component)}.`,
    'build.lapsed': ({ component }: { component: string }) => `The ${called(component)} cannot be built that way any more.`,
    'build.done': ({ component, seats }: { component: string; seats: readonly Seat[] }, s) =>
      `The **${called(component)}** is built, paid for by ${namesOf(seats, s)}.`,
    'boon.barrier.placed': ({ seat, peninsula, by }: { seat: Seat; peninsula: string } & Source, s) =>
      `${s.name(seat)} sets a barrier beside the ${called(peninsula)}${source(by)}.`,
    'boon.unflood.raised': ({ seat, peninsula, n, by }: { seat: Seat; peninsula: string; n: number } & Source, s) =>
      `${s.name(seat)} raises ${s.count(n, 'tile')} of the ${called(peninsula)}${source(by)}.`,

    'paid.barrier': ({ by, peninsula }: { by: Paid; peninsula: string }, s) =>
      `A barrier stands beside the ${called(peninsula)} now, paid for by ${payers(by, s)}.`,
    'paid.unflood': ({ by, peninsula }: { by: Paid; peninsula: string }, s) =>
      `A tile of the ${called(peninsula)} rises from the sea, paid for by ${payers(by, s)}.`,
    'energy.pledged': ({ seat, n, what, peninsula, missing }: Pledge, s) =>
      `${s.name(seat)} sets aside ${n} energy for ${purchase(what, called(peninsula))}; ${missing} more needed.`,
    'energy.lapsed': 'Energy set aside is free again.',

    'plan.proposed': ({ seat, to, kind, region }: { seat: Seat; to: Seat; kind: 'leader' | 'follower'; region: string }, s) =>
      `${s.name(seat)} proposes to ${s.name(to)}: ${kind === 'leader' ? 'the' : 'a'} ${kindName(kind)} to the ${regionName(facts, region)}.`,
    'plan.accepted': ({ seat, to, region }: { seat: Seat; to: Seat; region: string }, s) =>
      `${s.name(seat)} does as ${s.name(to)} proposed: to the ${regionName(facts, region)}.`,
    'plan.declined': ({ seat, to, region }: { seat: Seat; to: Seat; region: string }, s) =>
      `${s.name(seat)} would rather not do as ${s.name(to)} proposed: to the ${regionName(facts, region)}.`,
    'goal.proposed': ({ seat, goal }: { seat: Seat; goal: string }, s) =>
      `${s.name(seat)} proposes ${goalName(facts.names, goal)}.`,
    'goal.agreed': ({ seat, goal }: { seat: Seat; goal: string }, s) => `${s.name(seat)} agrees: ${goalName(facts.names, goal)}.`,
    'proposal.withdrawn': ({ seat }: { seat: Seat }, s) => `${s.name(seat)} withdraws a proposal.`,
    'wait.asked': ({ seat, owner, place }: { seat: Seat; owner: Seat; place: string }, s) =>
      `${s.name(seat)} asks ${s.name(owner)} to wait on ${called(place)}.`,

    wrath: ({ left }: { left: number }, s) =>
      left > 0 ? `The gods demand ${s.count(left, 'tile')}.` : 'The gods demand nothing this round.',
    'wrath.changed': ({ delta, by }: { delta: number } & Source, s) =>
      `The gods demand ${s.count(Math.abs(delta), 'tile')} ${delta < 0 ? 'fewer' : 'more'} this round${source(by)}.`,
    'wrath.back': ({ value, by }: { value: number } & Source) => `The wrath of the gods falls back to ${value}${source(by)}.`,

    'over.core': ({ points }: { points: number }, s) =>
      `The Power Core burns, the Gate opens, and Atlantis is saved! ${s.count(points, 'point')}.`,
    'over.drowned': ({ points }: { points: number }, s) =>
      `The sea closes over the last tile. Atlantis is lost. ${s.count(points, 'point')}.`,
    'over.given-up': ({ points }: { points: number }, s) => `The council gives Atlantis up. ${s.count(points, 'point')}.`,
    'why.core': ({ built, dry }: Why, s) =>
      `The Power Core, the last of ${s.count(built + 1, 'part')}, was built with ${s.count(dry, 'tile')} still dry.`,
    'why.drowned': ({ built, left }: Why, s) =>
      `Every tile is under water. ${s.count(built, 'component')} stood, ${s.count(left + 1, 'was', 'were')} still to be built.`,
    'why.given-up': ({ built, left, dry }: Why, s) =>
      `The council gave up with ${s.count(dry, 'tile')} dry, ${s.count(built, 'component')} built and ${s.number(left + 1)} to go.`,
    'score.won': 'Atlantis is saved',
    'score.level': ({ level }: { level: number }) => `Level ${level}`,
    'score.dry': ({ dry }: { dry: number }, s) => s.count(dry, 'dry tile'),
    'score.built': ({ built }: { built: number }, s) => `${s.count(built, 'component')} built`,
  })
}

/** `saved` is missing where it was told before. */
type Sunk = { tile: string; broke: boolean; stays: boolean; saved?: readonly Whose[]; lost: readonly Whose[] }

/** Everybody who stood there, each player's followers together. */
function washedAway(lost: readonly Whose[], s: Speaker): string {
  if (lost.length === 0) return ''
  const groups = [...new Set(lost.map(({ seat, kind }) => `${seat} ${kind}`))].map((group) => {
    const same = lost.filter(({ seat, kind }) => `${seat} ${kind}` === group)
    return whose(same[0]!.seat, same[0]!.kind, s, same.length === 1 ? 'one' : `${same.length}`)
  })
  return `; ${s.list(groups)} ${s.plural(lost.length, { one: 'is', other: 'are' })} washed away for this round`
}

type Why = { built: number; left: number; dry: number }
type Turned = {
  seat: Seat
  card: string
  place: string
  value: number
  total: number
  target: number
  came?: Came | undefined
}
type Kept = { seat: Seat; scrolls: number; artifacts: readonly string[]; paid: number }
type Pledge = { seat: Seat; n: number; what: Purchase; peninsula: string; missing: number }

/** What each of them paid. */
const payers = (by: Paid, s: Speaker) => s.list(by.map(({ seat, n }) => `${s.name(seat)} (${n} energy)`))

/** The dice, what is added to them, and what they come to. */
function rolled({ dice, bonus, total }: Pick<Roll, 'dice' | 'bonus' | 'total'>, s: Speaker): string {
  const pips = s.list(dice.map((die) => `${die}`))
  if (bonus !== 0) return `${pips}, ${bonus > 0 ? 'plus' : 'less'} ${Math.abs(bonus)} makes ${total},`
  return dice.length === 1 ? pips : `${pips}, ${total} in all,`
}
