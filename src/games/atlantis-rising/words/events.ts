/** What is told: to the channel, and now and then to one player. */
import type { Parameter, Seat } from '../../../kernel/contract.ts'
import type { Speaker } from '../../../kernel/language.ts'
import type { LoosePhrases } from '../../../kernel/words.ts'
import type { Data } from '../data/data.ts'
import { goodName, plural } from './effects.ts'
import { cardText, councilorText, misfortuneText } from './questions.ts'
import { goalName, kindName, listOf, partsOf, whoAll, whose } from './speech.ts'

export function events(data: Data): LoosePhrases {
  const called = (id: Parameter | undefined) => data.names[String(id)] ?? String(id)
  const all = (ids: Parameter | undefined) => listOf((ids as readonly string[]).map(called))
  const region = (id: Parameter | undefined) => (id === 'gate' ? 'Cosmic Gate' : called(id))
  const num = (value: Parameter | undefined) => Number(value)
  return {
    chosen: ({ seat, councilor }, s) =>
      `${s.name(String(seat))} speaks for the ${called(councilor)}: ${councilorText(data, String(councilor))}.`,
    round: ({ round, seat, wrath }, s) =>
      `Round ${round}. ${s.name(String(seat))} is the starting player; the wrath stands at ${wrath}.`,
    'round.energy': ({ seat, n }, s) => `${s.name(String(seat))} takes ${n} energy for the new round.`,
    'hologram.shown': ({ councilors }) =>
      `The Hologram can take the form of ${(councilors as readonly string[]).map((id) => `the ${called(id)}`).join(' or ')}.`,
    'hologram.chosen': ({ seat, councilor }, s) =>
      `${s.name(String(seat))} leads the Hologram as the ${called(councilor)}: ${councilorText(data, String(councilor))}.`,
    ready: ({ seat }, s) => `${s.name(String(seat))} is ready.`,
    reopened: ({ seat }, s) => `${s.name(String(seat))} thinks again.`,
    'gone-on': ({ seat, late }, s) => `${s.name(String(seat))} moves on without ${s.name(String(late))}.`,
    'given-up': ({ seat }, s) => `${s.name(String(seat))} would give up.`,

    'request.made': ({ seat, owner, place }, s) =>
      `${s.name(String(seat))} asks ${s.name(String(owner))} for the place on ${called(place)}.`,
    'request.kept': ({ seat, place }, s) => `${s.name(String(seat))} keeps the place on ${called(place)}.`,
    'request.granted': ({ seat, owner, place }, s) =>
      `${s.name(String(seat))} takes over from ${s.name(String(owner))} on ${called(place)}.`,

    misfortune: ({ seat, card, drowned }, s) =>
      `${s.name(String(seat))} draws **${called(card)}**: ${misfortuneText(data, String(card), drowned as boolean | undefined)}.`,
    'misfortune.barriers': ({ peninsulas }) => {
      const beside = listOf((peninsulas as readonly string[]).map((id) => `the ${called(id)}`))
      return (peninsulas as readonly string[]).length === 1
        ? `The barrier beside ${beside} breaks.`
        : `The barriers beside ${beside} break.`
    },
    'flood.barrier': ({ peninsula }) => `The barrier beside the ${called(peninsula)} breaks.`,
    'flood.tile': ({ tile }) => `${called(tile)} sinks into the sea.`,
    'flood.stay': ({ tile }) => `The Champion holds out: everybody on ${called(tile)} stays.`,
    'flood.out': ({ seat, kind }, s) => `${whose(seat, kind, s)} is washed away for this round.`,
    'flood.escaped': ({ seat, kind }, s) => `${whose(seat, kind, s)} escapes to the centre.`,
    marked: ({ seat, peninsula }, s) => `${s.name(String(seat))} suggests the ${called(peninsula)}.`,

    'roll.gather': ({ seat, place, dice, bonus, total, target }, s) =>
      `${s.name(String(seat))} gathers on ${called(place)}: ${rolled(dice, bonus, total)} against ${target}.`,
    'roll.recruit': ({ seat, place, dice, bonus, total, target }, s) =>
      `${s.name(String(seat))} recruits on ${called(place)}: ${rolled(dice, bonus, total)} against ${target}.`,
    'roll.failed': ({ place }) => `Not enough on ${called(place)}.`,
    'roll.boosted': ({ seat, n }, s) => `${s.name(String(seat))} adds ${n} energy.`,
    gained: ({ seat, kind, n }, s) =>
      num(n) > 0
        ? `${s.name(String(seat))} takes ${n} ${goodName(kind)}.`
        : `No ${goodName(kind)} is left for ${s.name(String(seat))}.`,
    forged: ({ seat, n }, s) => `${s.name(String(seat))} forges ore into ${n} Atlantium.`,
    channeled: ({ seat, n }, s) => `${s.name(String(seat))} channels ${n} energy.`,
    exchanged: ({ seat, give, take }, s) => `${s.name(String(seat))} exchanges ${goodName(give)} for ${goodName(take)}.`,
    recruited: ({ seat }, s) => `${s.name(String(seat))} has a new follower, who acts from the next round on.`,
    'recruit.nobody': ({ place }) => `Nobody on ${called(place)} has followers left to call.`,
    'recruit.objected': ({ seat }, s) => `${s.name(String(seat))} would like the follower too; the starting player decides.`,
    volunteers: ({ seat, n }, s) => `${plural(num(n), 'volunteer joins', 'volunteers join')} ${s.name(String(seat))}.`,

    'library.drew': ({ cards }) =>
      `You draw ${(cards as readonly string[]).map((card) => `**${called(card)}** (${cardText(data, card)})`).join(', ')}.`,
    'library.draws': ({ seat, count }, s) => `${s.name(String(seat))} draws ${plural(num(count), 'library card')}.`,
    'library.kept': ({ seat, scrolls, artifacts, paid }, s) => {
      const kept = [
        ...(num(scrolls) > 0 ? [plural(num(scrolls), 'scroll')] : []),
        ...(artifacts as readonly string[]).map((card) => `the **${called(card)}** (${cardText(data, card)})`),
      ]
      const price = num(paid) > 0 ? ` for ${paid} energy` : ''
      return `${s.name(String(seat))} keeps ${kept.length > 0 ? listOf(kept) : 'nothing'}${price}.`
    },
    'library.discarded': ({ seat, card }, s) => `${s.name(String(seat))} discards ${called(card)}.`,
    'scroll.played': ({ seat, card }, s) =>
      `${s.name(String(seat))} plays **${called(card)}** (${cardText(data, String(card))}).`,
    moved: ({ seat, kind, place }, s) => `${whose(seat, kind, s)} moves to ${called(place)}.`,
    'stood-up': ({ seat, kind, place }, s) => `${whose(seat, kind, s)} stands up again on ${called(place)}.`,
    'peek.saw': ({ cards }) => `The next misfortunes: ${all(cards)}.`,
    'peek.looks': ({ seat, n }, s) => `${s.name(String(seat))} looks at the next ${plural(num(n), 'misfortune')}.`,
    'peek.done': ({ seat }, s) => `${s.name(String(seat))} has put the misfortunes in order.`,

    'build.opened': ({ seat, component, seats, parts }, s) =>
      `${s.name(String(seat))} wants to build the ${called(component)}, if the others agree to pay: ${partsOf(seats, parts, s)}.`,
    'build.refused': ({ seat, component }, s) => `${s.name(String(seat))} does not pay for the ${called(component)}.`,
    'build.lapsed': ({ component }) => `The ${called(component)} cannot be built that way any more.`,
    'build.done': ({ component, seats }, s) => `**${called(component)}** is built, paid for by ${whoAll(seats, s)}.`,
    'boon.barrier.placed': ({ seat, peninsula }, s) => `${s.name(String(seat))} sets a barrier beside the ${called(peninsula)}.`,
    'boon.unflood.raised': ({ seat, peninsula, n }, s) =>
      `${s.name(String(seat))} raises ${plural(num(n), 'tile')} of the ${called(peninsula)}.`,

    'energy.barrier': ({ seats, shares, peninsula }, s) =>
      `A barrier stands beside the ${called(peninsula)} now, paid for by ${payers(seats, shares, s)}.`,
    'energy.unflood': ({ seats, shares, peninsula }, s) =>
      `A tile of the ${called(peninsula)} rises from the sea, paid for by ${payers(seats, shares, s)}.`,
    'energy.pledged': ({ seat, n, what, peninsula, missing }, s) =>
      `${s.name(String(seat))} sets aside ${n} energy for ${what === 'barrier' ? 'a barrier beside' : 'raising a tile of'} the ${called(peninsula)}; ${missing} more needed.`,
    'energy.lapsed': 'Energy set aside is free again.',

    'plan.proposed': ({ seat, to, kind, region: id }, s) =>
      `${s.name(String(seat))} proposes to ${s.name(String(to))}: ${kind === 'leader' ? 'the' : 'a'} ${kindName(kind)} to the ${region(id)}.`,
    'plan.accepted': ({ seat, to, region: id }, s) =>
      `${s.name(String(seat))} does as ${s.name(String(to))} proposed: to the ${region(id)}.`,
    'plan.declined': ({ seat, to, region: id }, s) =>
      `${s.name(String(seat))} would rather not do as ${s.name(String(to))} proposed: to the ${region(id)}.`,
    'goal.proposed': ({ seat, goal }, s) => `${s.name(String(seat))} proposes ${goalName(data.names, goal)}.`,
    'goal.agreed': ({ seat, goal }, s) => `${s.name(String(seat))} agrees: ${goalName(data.names, goal)}.`,
    'proposal.withdrawn': ({ seat }, s) => `${s.name(String(seat))} withdraws a proposal.`,
    'wait.asked': ({ seat, owner, place }, s) =>
      `${s.name(String(seat))} asks ${s.name(String(owner))} to wait on ${called(place)}.`,

    wrath: ({ left }) =>
      num(left) > 0 ? `The gods demand ${plural(num(left), 'tile')}.` : 'The gods demand nothing this round.',
    'wrath.changed': ({ delta }) =>
      `The gods demand ${plural(Math.abs(num(delta)), 'tile')} ${num(delta) < 0 ? 'fewer' : 'more'} this round.`,
    'wrath.back': ({ value }) => `The wrath of the gods falls back to ${value}.`,

    'over.core': ({ points }) => `The Power Core burns, the Gate opens, and Atlantis is saved! ${points} points.`,
    'over.drowned': ({ points }) => `The sea closes over the last tile. Atlantis is lost. ${points} points.`,
    'over.given-up': ({ points }) => `The council gives Atlantis up. ${points} points.`,
    'score.won': 'Atlantis is saved',
    'score.level': ({ level }) => `Level ${level}`,
    'score.dry': ({ dry }) => `${plural(num(dry), 'dry tile')}`,
    'score.built': ({ built }) => `${plural(num(built), 'component')} built`,
  }
}

/** What each of them paid. */
const payers = (seats: Parameter | undefined, shares: Parameter | undefined, s: Speaker) =>
  listOf((seats as readonly Seat[]).map((seat, i) => `${s.name(seat)} (${(shares as readonly string[])[i]} energy)`))

function rolled(dice: Parameter | undefined, bonus: Parameter | undefined, total: Parameter | undefined): string {
  const pips = (dice as readonly string[]).join(' + ')
  const extra = Number(bonus)
  if (extra === 0 && (dice as readonly string[]).length === 1) return pips
  return `${pips}${extra === 0 ? '' : extra > 0 ? ` + ${extra}` : ` − ${-extra}`} = ${total}`
}
