/** Prompts and the labels of options. */
import type { Parameter } from '../../../kernel/contract.ts'
import type { Speaker } from '../../../kernel/language.ts'
import type { LoosePhrases } from '../../../kernel/words.ts'
import type { Data } from '../data/data.ts'
import { actionText, goodName, lastingTexts, onceText, plural, woeText } from './effects.ts'
import { capital, costOf, counted, goalName, kindName, listOf, partsOf, purchase, short } from './speech.ts'

export function questions(data: Data): LoosePhrases {
  const called = (id: Parameter | undefined) => data.names[String(id)] ?? String(id)
  const num = (value: Parameter | undefined) => Number(value)
  const where = (id: Parameter | undefined) => {
    const place = data.places[String(id)]
    if (!place?.action) return called(id)
    return place.sort === 'tile' || place.sort === 'component' ? `${called(id)}: ${actionText(place.action)}` : called(id)
  }
  const region = (id: Parameter | undefined) =>
    id === 'gate' ? 'Cosmic Gate' : id === 'components' ? 'Finished components' : called(id)
  const goal = (id: Parameter | undefined) => goalName(data.names, id)
  const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
  const who = (seat: Parameter | undefined, s: Speaker) => short(s.name(String(seat)))
  return {
    // Things by their s.
    place: ({ place }) => cut(where(place)),
    region: ({ region: id }) => region(id),
    kind: ({ kind }) => capital(kindName(kind)),
    piece: ({ kind, place }) => `${capital(kindName(kind))} ${place === 'held' ? 'held back' : `on ${called(place)}`}`,
    good: ({ kind }) => goodName(kind),
    seat: ({ seat }, s) => s.name(String(seat)),
    peninsula: ({ peninsula }) => called(peninsula),
    component: ({ component }) => called(component),
    card: ({ card }) => cut(`${called(card)}: ${cardText(data, String(card))}`),
    'misfortune.card': ({ card }) => cut(`${called(card)}: ${misfortuneText(data, String(card))}`),
    councilor: ({ councilor }) => cut(`${called(councilor)}: ${councilorText(data, String(councilor))}`),

    // The council.
    choose: 'Choose your councilor. The first to choose has it.',
    'choose.any': 'Any of them: surprise me',
    hologram: 'Which ability shall the Hologram have this round?',

    // Placing.
    placing: ({ left, placed, partners }, s) => {
      const places = counted((placed as readonly string[]).map((id) => (id === 'held' ? 'held back' : called(id))))
      if (num(left) === 0) return `All your Atlanteans are placed: ${listOf(places)}. Ready?`
      const rest = `Place your Atlanteans: ${left} still in your pool${places.length > 0 ? `; placed: ${listOf(places)}` : ''}.`
      const waiting = (partners as readonly string[]).map((partner) => partner.split(' '))
      const on = [...new Set(waiting.map(([place]) => place))].map((place) => {
        const there = waiting.filter(([at]) => at === place).map(([, seat]) => who(seat, s))
        return `${called(place)} (${[...new Set(there)].join(', ')})`
      })
      return on.length > 0 ? `${rest} Company waits on ${listOf(on)}.` : rest
    },
    'place.ready': 'Ready',
    'place.pause': 'Ready, but ask me between misfortunes',
    'place.rest': ({ n, all }) =>
      `Send ${all ? `all ${n}` : num(n) === 1 ? 'the last one' : `the other ${n}`} to the centre for energy and be ready`,
    'place.again': ({ places }) => cut(`As last round: ${listOf(counted((places as readonly string[]).map(called)))}`),
    'place.hold': 'Hold back until the misfortunes are over',
    'place.back': 'Take one back',
    'place.automaton': 'Send the Automaton along with…',
    late: ({ left }) => `Place those you held back: ${left} left.`,
    'request.menu': 'Ask for a place that is taken',
    'request.option': ({ seat, kind, place }, s) => `${called(place)}, held by ${who(seat, s)}’s ${kindName(kind)}`,
    'request.give': ({ seat, place }, s) => `Give ${called(place)} to ${who(seat, s)}`,
    'request.keep': ({ place }) => `Keep your place on ${called(place)}`,
    'request.grant': ({ seat, place }, s) => `Decide: ${who(seat, s)} gets ${called(place)}`,
    'request.deny': ({ owner, place }, s) => `Decide: ${who(owner, s)} keeps ${called(place)}`,

    // Misfortunes and floods.
    pause: ({ left }) => `${plural(num(left), 'misfortune')} still to come. Play a scroll now, or go on.`,
    'pause.go': 'Go on to the next one',
    'pause.never': 'Go on, and do not ask again this round',
    'flood.where': ({ card, left }) =>
      `${called(card)}: which peninsula loses its outermost tile? ${plural(num(left), 'flood')} to choose.`,
    'wrath.where': ({ left }) => `The wrath of the gods: which peninsula loses a tile? ${plural(num(left), 'flood')} to choose.`,
    'flood.option': ({ tile, shielded, breaks, standing, suggested }, s) => {
      const notes = [
        ...(shielded ? [breaks ? 'the barrier goes too' : 'only the barrier goes'] : []),
        ...(num(standing) > 0 ? [`${standing} on it`] : []),
        ...(Array.isArray(suggested) && suggested.length > 0
          ? [`suggested by ${listOf(suggested.map((seat) => short(s.name(seat))))}`]
          : []),
      ]
      return cut(`${called(tile)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`)
    },
    'flood.escape': ({ tile }) => `${called(tile)} is going under. Who escapes to the centre?`,
    'flood.escape.no': 'Nobody, save it for later',
    mark: 'Suggest a peninsula',

    // Acting.
    actions: ({ left }) => (num(left) > 0 ? `Act with your Atlanteans: ${left} still standing.` : 'Anything else this round?'),
    'actions.rest': 'Let all of mine act, spending no energy, and finish',
    'actions.done': 'Finish; those still standing do nothing',
    'actions.finished': 'Finish',
    deed: ({ kind, place }) =>
      cut(`${capital(kindName(kind))}, ${called(place)}: ${actionText(data.places[String(place)]!.action!)}`),
    'deed.scarce': ({ kind, place, there }) =>
      cut(`${capital(kindName(kind))}, ${called(place)}: forge, but only ${there} Atlantium is left`),
    'wait.menu': 'Ask somebody to wait with a piece',
    'wait.option': ({ seat, kind, place }, s) => `${who(seat, s)}: ${kindName(kind)} on ${called(place)}`,
    'wait.lift': ({ seat, place }, s) => `No more waiting for ${who(seat, s)} on ${called(place)}`,
    'recruit.for': ({ seat }, s) => `A follower for ${s.name(String(seat))}`,
    'recruit.consent': ({ place, seat }, s) =>
      `Recruited on ${called(place)}. ${s.name(String(seat))} would like the new follower.`,
    'recruit.yes': ({ seat }, s) => `${who(seat, s)} gets the follower`,
    'recruit.no': 'I want it; let the starting player decide',
    'recruit.verdict': ({ place }) => `Both want the follower recruited on ${called(place)}. You decide.`,
    'roll.short': ({ place, total, target, kind }) =>
      `${total} on ${called(place)}, but ${target} is needed for ${kind === null ? 'a follower' : `1 ${goodName(kind)}`}.`,
    'roll.leave': 'Let it be',
    'roll.boost': ({ n }) => `Add ${n} energy`,
    'roll.always': ({ n }) => `Add ${n}, and up to ${n} to all my rolls from now on`,
    'roll.never': 'Let it be, and never ask me about rolls again',
    'roll.part': 'Add some; perhaps your partner adds the rest',
    'roll.kind': ({ place }) => `Success on ${called(place)}. What do you take?`,
    keep: ({ keep, price, free }) =>
      num(free) < num(price)
        ? `Keep up to ${keep} of these. The others go under the deck.`
        : `Keep ${keep} of these for nothing, more for ${price} energy each (you have ${free}). The others go under the deck.`,
    under: 'In which order do the others go under the deck? The last one ends up at the very bottom.',
    shed: ({ limit }) => `Your hand holds more than ${limit} scrolls. Discard or play.`,
    'shed.discard': ({ card }) => `Discard ${called(card)}`,
    peek: 'Put these misfortunes in order: the first comes next, the last goes under the deck.',
    'boon.barrier': ({ left }) =>
      num(left) === 1
        ? 'Beside which peninsula do you place a barrier?'
        : `Beside which peninsulas do you place ${left} barriers?`,
    'boon.unflood': ({ left }) => (num(left) === 1 ? 'Where do you raise a tile?' : `Where do you raise ${left} tiles?`),
    'boon.volunteers': ({ left }) => `Who gets the ${plural(num(left), 'volunteer')}?`,
    'boon.recruit': ({ left }) => (num(left) === 1 ? 'Who gets a follower?' : `Which ${left} players get a follower each?`),
    'boon.exchange': ({ left }) => `Exchange up to ${plural(num(left), 'resource')}.`,
    'exchange.stop': 'No more',
    'exchange.swap': ({ give, take }) => `1 ${goodName(give)} for 1 ${goodName(take)}`,

    // Building.
    'build.menu': ({ place }) => `Build on ${called(place).toLowerCase()}`,
    'build.option': ({ component, cost }) => cut(`${called(component)}: ${costOf(cost)}`),
    'build.spare': ({ kind, cost }) => cut(`Leave out 1 ${goodName(kind)}: ${costOf(cost)}`),
    'build.parts': ({ mine, seats, parts }, s) =>
      cut(`You pay ${costOf(mine)}; ${partsOf(seats, parts, { ...s, name: (seat) => who(seat, s) })}`),
    'build.alone': ({ mine }) => cut(`You pay all: ${costOf(mine)}`),
    'build.others': ({ seats, parts }, s) =>
      cut(`You pay nothing; ${partsOf(seats, parts, { ...s, name: (seat) => who(seat, s) })}`),
    'build.agree': ({ component, cost }) => cut(`Pay ${costOf(cost)} for the ${called(component)}`),
    'build.refuse': ({ component }) => `Do not pay for the ${called(component)}`,

    // Energy.
    'energy.menu': ({ free }) => `Barriers and raising tiles (${free} energy free)`,
    'energy.buy': ({ what, peninsula, missing }) =>
      `${what === 'barrier' ? 'Barrier beside' : 'Raise a tile of'} the ${called(peninsula)}: ${missing} energy needed`,
    'energy.back': ({ n, what, peninsula }) => `Take back ${n} energy (${purchase(what)}, ${called(peninsula)})`,

    // The plan board.
    asked: 'The others ask you',
    'asked.build': ({ seat, component, cost }, s) =>
      `${s.name(String(seat))} wants to build the ${called(component)} with you. Your part would be ${costOf(cost)}.`,
    'asked.place': ({ seat, place }, s) => `${s.name(String(seat))} would like to have your place on ${called(place)}.`,
    'asked.verdict': ({ seat, owner, place }, s) =>
      `${s.name(String(seat))} would like the place on ${called(place)}; ${s.name(String(owner))} wants to keep it. You decide.`,
    'propose.menu': 'Propose something',
    'plan.to': ({ seat }, s) => `A place for ${s.name(String(seat))}`,
    'plan.accept': ({ seat, kind, region: id }, s) => cut(`Yes: ${kindName(kind)} to ${region(id)} (${who(seat, s)})`),
    'plan.decline': ({ kind, region: id }) => `No: not my ${kindName(kind)} to ${region(id)}`,
    'plan.withdraw': ({ seat, kind, region: id }, s) => cut(`Withdraw: ${who(seat, s)}, ${kindName(kind)} to ${region(id)}`),
    'goal.withdraw': ({ goal: id }) => cut(`Withdraw: ${goal(id)}`),
    'goal.build': 'A component to aim for',
    'goal.save': 'A barrier or a tile to raise',
    'goal.agree': ({ goal: id, seat }, s) => cut(`Yes: ${goal(id)} (${who(seat, s)})`),
    'fund.option': ({ what, peninsula }) =>
      what === 'barrier' ? `Barrier beside the ${called(peninsula)}` : `Raising a tile of the ${called(peninsula)}`,
    'fund.join': ({ n, what, peninsula, missing }) =>
      cut(`Add ${n} of the ${missing} energy needed: ${purchase(what)}, ${called(peninsula)}`),
    'scroll.menu': ({ n }) => `Play a scroll (${n} in hand)`,
    'scroll.prompt': 'You may play a scroll.',
    'scroll.play': ({ card }) => cut(`${called(card)}: ${cardText(data, String(card))}`),
    wishes: 'Standing wishes',
    'wish.confirm': 'From now on, pay my part of builds without asking me',
    'wish.ask': 'Ask me again before I pay for builds',
    'wish.rolls': 'Ask me again about rolls that can be saved',
    reopen: 'You are ready. Think again?',
    'reopen.yes': 'Not ready after all',
    'go-on': ({ seat }, s) => `All have been waiting for ${s.name(String(seat))} for long. You may move on.`,
    'go-on.yes': ({ seat }, s) => `Move on without ${who(seat, s)}`,
    'give-up': 'Is all lost? If every player says so, the game ends.',
    'give-up.yes': 'Give up together',
  }
}

export function cardText(data: Data, id: string): string {
  const card = data.cards[id]!
  return card.type === 'scroll' ? onceText(card.effect) : lastingTexts(card.effects, 'artifact')
}

export const councilorText = (data: Data, id: string) => lastingTexts(data.councilors[id]!.effects, 'leader')

/** `drowned`: whether the peninsula it s is under water already, once that is known. */
export const misfortuneText = (data: Data, id: string, drowned?: boolean) =>
  data.misfortunes[id]!.effects.map((effect) => woeText(effect, data.names, drowned)).join('; ') || 'nothing happens'
