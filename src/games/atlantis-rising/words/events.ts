/** What is told: to the channel, and now and then to one player. */
import type { Names, Parameter, Seat } from '../../../kernel/contract.ts'
import type { Phrases } from '../../../kernel/words.ts'
import type { Data } from '../data/data.ts'
import { goodName, plural } from './effects.ts'
import { cardText, councilorText, misfortuneText } from './questions.ts'
import { goalName, kindName, listOf, partsOf, whoAll, whose } from './speech.ts'

export function events(data: Data): Phrases {
  const called = (id: Parameter | undefined) => data.names[String(id)] ?? String(id)
  const all = (ids: Parameter | undefined) => listOf((ids as readonly string[]).map(called))
  const region = (id: Parameter | undefined) => (id === 'gate' ? 'Cosmic Gate' : called(id))
  const num = (value: Parameter | undefined) => Number(value)
  return {
    chosen: ({ seat, councilor }, names) =>
      `${names(String(seat))} speaks for the ${called(councilor)}: ${councilorText(data, String(councilor))}.`,
    round: ({ round, seat, wrath }, names) =>
      `Round ${round}. ${names(String(seat))} is the starting player; the wrath stands at ${wrath}.`,
    'round.energy': ({ seat, n }, names) => `${names(String(seat))} takes ${n} energy for the new round.`,
    'hologram.shown': ({ councilors }) =>
      `The Hologram can take the form of ${(councilors as readonly string[]).map((id) => `the ${called(id)}`).join(' or ')}.`,
    'hologram.chosen': ({ seat, councilor }, names) =>
      `${names(String(seat))} leads the Hologram as the ${called(councilor)}: ${councilorText(data, String(councilor))}.`,
    ready: ({ seat }, names) => `${names(String(seat))} is ready.`,
    reopened: ({ seat }, names) => `${names(String(seat))} thinks again.`,
    'gone-on': ({ seat, late }, names) => `${names(String(seat))} moves on without ${names(String(late))}.`,
    'given-up': ({ seat }, names) => `${names(String(seat))} would give up.`,

    'request.made': ({ seat, owner, place }, names) =>
      `${names(String(seat))} asks ${names(String(owner))} for the place on ${called(place)}.`,
    'request.kept': ({ seat, place }, names) => `${names(String(seat))} keeps the place on ${called(place)}.`,
    'request.granted': ({ seat, owner, place }, names) =>
      `${names(String(seat))} takes over from ${names(String(owner))} on ${called(place)}.`,

    misfortune: ({ seat, card, drowned }, names) =>
      `${names(String(seat))} draws **${called(card)}**: ${misfortuneText(data, String(card), drowned as boolean | undefined)}.`,
    'misfortune.barriers': ({ peninsulas }) => {
      const beside = listOf((peninsulas as readonly string[]).map((id) => `the ${called(id)}`))
      return (peninsulas as readonly string[]).length === 1
        ? `The barrier beside ${beside} breaks.`
        : `The barriers beside ${beside} break.`
    },
    'flood.barrier': ({ peninsula }) => `The barrier beside the ${called(peninsula)} breaks.`,
    'flood.tile': ({ tile }) => `${called(tile)} sinks into the sea.`,
    'flood.stay': ({ tile }) => `The Champion holds out: everybody on ${called(tile)} stays.`,
    'flood.out': ({ seat, kind }, names) => `${whose(seat, kind, names)} is washed away for this round.`,
    'flood.escaped': ({ seat, kind }, names) => `${whose(seat, kind, names)} escapes to the centre.`,
    marked: ({ seat, peninsula }, names) => `${names(String(seat))} suggests the ${called(peninsula)}.`,

    'roll.gather': ({ seat, place, dice, bonus, total, target }, names) =>
      `${names(String(seat))} gathers on ${called(place)}: ${rolled(dice, bonus, total)} against ${target}.`,
    'roll.recruit': ({ seat, place, dice, bonus, total, target }, names) =>
      `${names(String(seat))} recruits on ${called(place)}: ${rolled(dice, bonus, total)} against ${target}.`,
    'roll.failed': ({ place }) => `Not enough on ${called(place)}.`,
    'roll.boosted': ({ seat, n }, names) => `${names(String(seat))} adds ${n} energy.`,
    gained: ({ seat, kind, n }, names) =>
      num(n) > 0
        ? `${names(String(seat))} takes ${n} ${goodName(kind)}.`
        : `No ${goodName(kind)} is left for ${names(String(seat))}.`,
    forged: ({ seat, n }, names) => `${names(String(seat))} forges ore into ${n} Atlantium.`,
    channeled: ({ seat, n }, names) => `${names(String(seat))} channels ${n} energy.`,
    exchanged: ({ seat, give, take }, names) => `${names(String(seat))} exchanges ${goodName(give)} for ${goodName(take)}.`,
    recruited: ({ seat }, names) => `${names(String(seat))} has a new follower, who acts from the next round on.`,
    'recruit.nobody': ({ place }) => `Nobody on ${called(place)} has followers left to call.`,
    'recruit.objected': ({ seat }, names) => `${names(String(seat))} would like the follower too; the starting player decides.`,
    volunteers: ({ seat, n }, names) => `${plural(num(n), 'volunteer joins', 'volunteers join')} ${names(String(seat))}.`,

    'library.drew': ({ cards }) =>
      `You draw ${(cards as readonly string[]).map((card) => `**${called(card)}** (${cardText(data, card)})`).join(', ')}.`,
    'library.draws': ({ seat, count }, names) => `${names(String(seat))} draws ${plural(num(count), 'library card')}.`,
    'library.kept': ({ seat, scrolls, artifacts, paid }, names) => {
      const kept = [
        ...(num(scrolls) > 0 ? [plural(num(scrolls), 'scroll')] : []),
        ...(artifacts as readonly string[]).map((card) => `the **${called(card)}** (${cardText(data, card)})`),
      ]
      const price = num(paid) > 0 ? ` for ${paid} energy` : ''
      return `${names(String(seat))} keeps ${kept.length > 0 ? listOf(kept) : 'nothing'}${price}.`
    },
    'library.discarded': ({ seat, card }, names) => `${names(String(seat))} discards ${called(card)}.`,
    'scroll.played': ({ seat, card }, names) =>
      `${names(String(seat))} plays **${called(card)}** (${cardText(data, String(card))}).`,
    moved: ({ seat, kind, place }, names) => `${whose(seat, kind, names)} moves to ${called(place)}.`,
    'stood-up': ({ seat, kind, place }, names) => `${whose(seat, kind, names)} stands up again on ${called(place)}.`,
    'peek.saw': ({ cards }) => `The next misfortunes: ${all(cards)}.`,
    'peek.looks': ({ seat, n }, names) => `${names(String(seat))} looks at the next ${plural(num(n), 'misfortune')}.`,
    'peek.done': ({ seat }, names) => `${names(String(seat))} has put the misfortunes in order.`,

    'build.opened': ({ seat, component, seats, parts }, names) =>
      `${names(String(seat))} wants to build the ${called(component)}, if the others agree to pay: ${partsOf(seats, parts, names)}.`,
    'build.refused': ({ seat, component }, names) => `${names(String(seat))} does not pay for the ${called(component)}.`,
    'build.lapsed': ({ component }) => `The ${called(component)} cannot be built that way any more.`,
    'build.done': ({ component, seats }, names) => `**${called(component)}** is built, paid for by ${whoAll(seats, names)}.`,
    'boon.barrier.placed': ({ seat, peninsula }, names) =>
      `${names(String(seat))} sets a barrier beside the ${called(peninsula)}.`,
    'boon.unflood.raised': ({ seat, peninsula, n }, names) =>
      `${names(String(seat))} raises ${plural(num(n), 'tile')} of the ${called(peninsula)}.`,

    'energy.barrier': ({ seats, shares, peninsula }, names) =>
      `A barrier stands beside the ${called(peninsula)} now, paid for by ${payers(seats, shares, names)}.`,
    'energy.unflood': ({ seats, shares, peninsula }, names) =>
      `A tile of the ${called(peninsula)} rises from the sea, paid for by ${payers(seats, shares, names)}.`,
    'energy.pledged': ({ seat, n, what, peninsula, missing }, names) =>
      `${names(String(seat))} sets aside ${n} energy for ${what === 'barrier' ? 'a barrier beside' : 'raising a tile of'} the ${called(peninsula)}; ${missing} more needed.`,
    'energy.lapsed': 'Energy set aside is free again.',

    'plan.proposed': ({ seat, to, kind, region: id }, names) =>
      `${names(String(seat))} proposes to ${names(String(to))}: ${kind === 'leader' ? 'the' : 'a'} ${kindName(kind)} to the ${region(id)}.`,
    'plan.accepted': ({ seat, to, region: id }, names) =>
      `${names(String(seat))} does as ${names(String(to))} proposed: to the ${region(id)}.`,
    'plan.declined': ({ seat, to, region: id }, names) =>
      `${names(String(seat))} would rather not do as ${names(String(to))} proposed: to the ${region(id)}.`,
    'goal.proposed': ({ seat, goal }, names) => `${names(String(seat))} proposes ${goalName(data.names, goal)}.`,
    'goal.agreed': ({ seat, goal }, names) => `${names(String(seat))} agrees: ${goalName(data.names, goal)}.`,
    'proposal.withdrawn': ({ seat }, names) => `${names(String(seat))} withdraws a proposal.`,
    'wait.asked': ({ seat, owner, place }, names) =>
      `${names(String(seat))} asks ${names(String(owner))} to wait on ${called(place)}.`,

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
const payers = (seats: Parameter | undefined, shares: Parameter | undefined, names: Names) =>
  listOf((seats as readonly Seat[]).map((seat, i) => `${names(seat)} (${(shares as readonly string[])[i]} energy)`))

function rolled(dice: Parameter | undefined, bonus: Parameter | undefined, total: Parameter | undefined): string {
  const pips = (dice as readonly string[]).join(' + ')
  const extra = Number(bonus)
  if (extra === 0 && (dice as readonly string[]).length === 1) return pips
  return `${pips}${extra === 0 ? '' : extra > 0 ? ` + ${extra}` : ` − ${-extra}`} = ${total}`
}
