/** Prompts and the labels of options: things by their names, the council, placing, floods, acting and rolls. */
import type { Seat } from '../../../../kernel/contract.ts'
import type { Speaker } from '../../../../kernel/language.ts'
import { phrases } from '../../../../kernel/words.ts'
import { actionAt, type Facts } from '../../data/facts.ts'
import type { Basic, Good, PieceKind } from '../../data/language.ts'
import { deedLabel } from './effects.ts'
import { capital, counted, cut, goodName, kindName, regionName, short } from './speech.ts'

type Asked = { seat: Seat; owner: Seat; place: string }
type Rolled = { place: string; total: number; target: number; kind: Basic | null; seat: Seat }

export function questions(facts: Facts) {
  const called = (id: string) => facts.names[id] ?? id
  const does = (place: string) => {
    const action = actionAt(facts, place)
    return action ? deedLabel(action) : ''
  }
  const who = (seat: Seat, s: Speaker) => short(s.name(seat))
  return phrases({
    // Things by their names.
    place: ({ place }: { place: string }) => called(place),
    region: ({ region }: { region: string }) => regionName(facts, region),
    kind: ({ kind }: { kind: PieceKind }) => capital(kindName(kind)),
    piece: ({ kind, place }: { kind: PieceKind; place: string }) =>
      `${capital(kindName(kind))} ${place === 'held' ? 'held back' : `on ${called(place)}`}`,
    good: ({ kind }: { kind: Good }) => goodName(kind),
    seat: ({ seat }: { seat: Seat }, s) => s.name(seat),
    peninsula: ({ peninsula }: { peninsula: string }) => called(peninsula),
    component: ({ component }: { component: string }) => called(component),
    card: ({ card }: { card: string }) => called(card),
    councilor: ({ councilor }: { councilor: string }) => called(councilor),

    // The council.
    choose: 'Choose your councilor. First come, first served.',
    'choose.any': 'Surprise me: any of them',
    hologram: 'Which ability should the Hologram have this round?',

    // Placing.
    placing: ({ left, placed, partners }: Placing, s) => {
      const places = counted(placed.map((id) => (id === 'held' ? 'held back' : called(id))))
      if (left === 0) return `All your Atlanteans are placed: ${s.list(places)}. Ready?`
      const rest = `Place your Atlanteans: ${left} still in your pool${places.length > 0 ? `; placed: ${s.list(places)}` : ''}.`
      const on = [...new Set(partners.map(({ place }) => place))].map((place) => {
        const there = partners.filter((partner) => partner.place === place).map(({ seat }) => who(seat, s))
        return `${called(place)} (${[...new Set(there)].join(', ')})`
      })
      return on.length > 0 ? `${rest} Company is welcome on ${s.list(on)}.` : rest
    },
    'place.ready': 'Ready',
    'place.pause': 'Ready, but ask me between misfortunes and before the wrath',
    'place.rest': ({ n, all }: { n: number; all: boolean }) =>
      `Send ${all ? `all ${n}` : n === 1 ? 'the last one' : `the other ${n}`} to the centre for energy and be ready`,
    'place.again': ({ places }: { places: readonly string[] }, s) =>
      `As last round: ${s.count(places.length, 'Atlantean')} back where they stood`,
    'place.several': ({ n }: { n: number }) => `Place ${n} at once`,
    'place.leader': 'Where does your Leader go?',
    'place.others': 'Where do the others go? One line each.',
    'place.second': ({ place }: { place: string }) => `${called(place)}, second place`,
    'place.hold': 'Hold back until the misfortunes are over',
    'place.back': 'Take one back',
    'place.automaton': 'Send the Automaton along with one of yours',
    late: ({ left }: { left: number }) => `Place those you held back: ${left} left.`,
    'request.menu': 'Ask for a place that is taken',
    'request.option': ({ seat, kind, place }: { seat: Seat; kind: PieceKind; place: string }, s) =>
      `${called(place)}, held by ${who(seat, s)}’s ${kindName(kind)}`,
    'request.give': ({ seat, place }: Asked, s) => `Give ${called(place)} to ${who(seat, s)}`,
    'request.keep': ({ place }: Asked) => `Keep your place on ${called(place)}`,
    'request.grant': ({ seat, place }: Asked, s) => `Decide: ${who(seat, s)} gets ${called(place)}`,
    'request.deny': ({ owner, place }: Asked, s) => `Decide: ${who(owner, s)} keeps ${called(place)}`,

    // Misfortunes and floods.
    pause: ({ left }: { left: number }, s) => `${s.count(left, 'misfortune')} still to come. Play a scroll now, or go on.`,
    'pause.wrath': ({ left }: { left: number }, s) =>
      `${left > 0 ? `The gods are about to take ${s.count(left, 'tile')}.` : 'The gods will take nothing this round.'} Play a scroll now, or go on.`,
    'pause.go': 'Go on to the next one',
    'pause.wrath.go': 'Go on to the wrath of the gods',
    'pause.never': 'Go on, and don’t ask again this round',
    'flood.where': ({ card, left }: { card: string; left: number }, s) =>
      `${called(card)}: which peninsula loses its outermost tile? ${s.count(left, 'flood')} to choose.`,
    'wrath.where': ({ left }: { left: number }, s) =>
      `The wrath of the gods: which peninsula loses a tile? ${s.count(left, 'flood')} to choose.`,
    'flood.option': ({ tile, shielded, breaks, standing, suggested }: Flooding, s) => {
      const notes = [
        ...(shielded ? [breaks ? 'the barrier goes too' : 'only the barrier goes'] : []),
        ...(standing > 0 ? [`${standing} on it`] : []),
        ...(suggested.length > 0 ? [`suggested by ${s.list(suggested.map((seat) => who(seat, s)))}`] : []),
      ]
      return cut(`${called(tile)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`)
    },
    'flood.escape': ({ tile }: { tile: string }) => `${called(tile)} is going under. Who escapes to the centre?`,
    'flood.escape.no': 'Nobody: save it for later',
    mark: 'Suggest a peninsula',

    // Acting.
    actions: ({ left }: { left: number }) =>
      left > 0 ? `Act with your Atlanteans: ${left} still standing.` : 'Anything else this round?',
    'actions.rest': 'Let all of mine act, spending no energy, and finish',
    'actions.done': 'Finish; those still standing do nothing',
    'actions.pause': 'Finish, but ask me before the wrath',
    'actions.finished': 'Finish',
    deed: ({ kind, place }: { kind: PieceKind; place: string }) =>
      cut(`${capital(kindName(kind))} on ${called(place)}: ${does(place)}`),
    'deed.scarce': ({ kind, place, there }: { kind: PieceKind; place: string; there: number }) =>
      cut(`${capital(kindName(kind))} on ${called(place)}: forge, but only ${there} Atlantium is left`),
    'wait.menu': 'Ask somebody to wait with a piece',
    'wait.option': ({ seat, kind, place }: { seat: Seat; kind: PieceKind; place: string }, s) =>
      `${who(seat, s)}: ${kindName(kind)} on ${called(place)}`,
    'wait.lift': ({ seat, place }: { seat: Seat; place: string }, s) => `No more waiting for ${who(seat, s)} on ${called(place)}`,

    // Rolls.
    'recruit.for': ({ seat }: { seat: Seat }, s) => `A follower for ${s.name(seat)}`,
    'recruit.consent': ({ place, seat }: Rolled, s) =>
      `Recruited on ${called(place)}. ${s.name(seat)} would like the new follower.`,
    'recruit.yes': ({ seat }: { seat: Seat }, s) => `${who(seat, s)} gets the follower`,
    'recruit.no': 'I want it; let the starting player decide',
    'recruit.verdict': ({ place }: Rolled) => `Both want the follower recruited on ${called(place)}. You decide.`,
    'roll.short': ({ place, total, target, kind }: Rolled) =>
      `${total} on ${called(place)}, but it takes ${target} for ${kind === null ? 'a follower' : `1 ${goodName(kind)}`}.`,
    'roll.leave': 'Let it be',
    'roll.boost': ({ n }: { n: number }) => `Add ${n} energy`,
    'roll.always': ({ n }: { n: number }) => `Add ${n}, and up to ${n} to all my rolls from now on`,
    'roll.never': 'Let it be, and never ask me about rolls again',
    'roll.part': 'Add some; perhaps your partner adds the rest',
    'roll.kind': ({ place }: Rolled) => `Success on ${called(place)}. What do you take?`,
  })
}

type Placing = { left: number; placed: readonly string[]; partners: readonly { readonly place: string; readonly seat: Seat }[] }
type Flooding = {
  peninsula: string
  tile: string
  shielded: boolean
  breaks: boolean
  standing: number
  suggested: readonly Seat[]
}
