/** What choosing something does, in one line: effect first, with the numbers of this position. Settings, placing and the sea. */
import type { Seat } from '../../../../kernel/contract.ts'
import { phrases } from '../../../../kernel/words.ts'
import { actionAt, type Facts } from '../../data/facts.ts'
import type { Action, PieceKind } from '../../data/language.ts'
import type { Sum } from '../parameters.ts'
import { actionText, bringsText, componentText, councilorText } from './effects.ts'
import { briefly, capital, counted, fitting, goodName, priceText, regionName, sentence, short } from './speech.ts'

type Region = { region: string; dry: number; free: number }
type Tile = { place: string; next: boolean }

export function means(facts: Facts) {
  const called = (id: string) => facts.names[id] ?? id
  const tiles = new Map(facts.peninsulas.flatMap((peninsula) => peninsula.tiles.map((tile) => [tile.id, tile] as const)))
  return phrases({
    // The council.
    'means.councilor': ({ councilor }: { councilor: string }, s) => briefly(sentence(councilorText(facts, councilor, s))),
    'means.any': 'One that nobody has taken yet, drawn by lot.',

    // Placing.
    'means.region': ({ region, dry, free }: Region, s) => {
      const tile = facts.peninsulas.find(({ id }) => id === region)?.tiles[dry - 1]
      if (!tile) return 'Under water, all of it.'
      return briefly(`${capital(whatFor(tile.action))}: ${s.count(dry, 'tile')} dry, ${s.count(free, 'place')} free.`)
    },
    'means.tile': ({ place, next }: Tile, s) => {
      const action = actionAt(facts, place)
      const tile = tiles.get(place)
      const room = tile ? `${s.count(tile.spaces * tile.seatsPerSpace, 'place')}${next ? ', next to sink' : ''}.` : ''
      return briefly(`${action ? `${capital(bringsText(action, s))}. ` : ''}${capital(room)}`.trim())
    },
    'means.centre': (_: Record<never, never>, s) =>
      `${capital(actionText(facts.centre.action, s))} for each Atlantean there. Room for all.`,
    'means.gate': ({ left }: { left: number }, s) => `Build here while acting: ${s.count(left, 'component')} and the core to go.`,
    'means.space': 'All who stand here may pay for one component together.',
    'means.components': 'Places that finished components have added.',
    'means.kind': ({ kind }: { kind: PieceKind }) => KIND_MEANS[kind],
    'means.rest': ({ n }: { n: number }, s) => `${s.count(n, 'Atlantean')} will bring energy; then you are ready.`,
    'means.again': ({ places }: { places: readonly string[] }, s) =>
      fitting(
        100,
        `${s.list(counted(places.map(called)))}.`,
        `Among them ${called(places[0]!)}; you can still take each one back.`,
      ),
    'means.ready': 'The phase ends once everybody is. You may still think again.',
    'means.pause': 'The game waits for you before each misfortune and before the wrath, so you can play scrolls.',
    'means.several': ({ leader, others }: { leader: boolean; others: number }, s) =>
      `${leader ? 'Your Leader’s place and' : 'Mark'} up to ${s.count(others, 'place')} for the rest. Who finds no room stays in your pool.`,
    'means.hold': 'Placed after the misfortunes, so no flood can wash it away.',
    'means.back': 'Back into your pool, to be placed elsewhere.',
    'means.automaton': 'Adds to the roll of the Atlantean it goes with.',
    'means.request': ({ seat }: { seat: Seat }, s) => `${short(s.name(seat))} may give way; if not, the starting player decides.`,
    'means.requests': 'Its owner may give way; if not, the starting player decides.',
    'means.give': 'Your piece goes back to your pool, and you place it elsewhere.',
    'means.keep-place': 'You stay. The starting player may still decide otherwise.',
    'means.grant': ({ owner }: { owner: Seat }, s) => `${short(s.name(owner))}’s piece goes back to the pool.`,
    'means.deny': 'Nothing moves.',

    // Misfortunes and floods.
    'means.go': 'The next card is drawn, or the gods take their tiles.',
    'means.never': 'The rest of the round goes on without you.',
    'means.flood': ({ tile, dry, shielded, breaks, standing }: Flood, s) => {
      if (shielded && !breaks) return 'The barrier goes, the tile stays dry, and nobody is washed away.'
      const lost = standing > 0 ? `${s.count(standing, 'Atlantean')} washed away` : 'nobody on it'
      return briefly(`${called(tile)} sinks, ${lost}; ${s.count(dry - 1, 'tile')} of this peninsula left.`)
    },
    'means.mark': ({ peninsula }: { peninsula: string }) =>
      `Shows the others that you would let the ${called(peninsula)} lose a tile.`,
    'means.escape': 'It stands in the centre now and still acts this round.',
    'means.escape.no': 'Everybody on the tile is washed away; the amulet can still save one later.',

    // The plan board.
    'means.plan-for': ({ seat }: { seat: Seat }, s) => `A suggestion: ${short(s.name(seat))} can follow it with one tap.`,
    'means.plan-kind': 'Choose where it should go.',
    'means.plan-region': ({ region }: { region: string }) =>
      `Suggests the ${regionName(facts, region)}; nothing moves until they agree.`,
    'means.goals': 'Shows everybody what you would build next.',
    'means.goal': ({ component, cost }: { component: string; cost: Sum }, s) => {
      const price = `Costs ${priceText(cost, s)}`
      return fitting(100, `${price}: ${componentText(facts, component, s)}.`, `${price}. All see that you aim for it.`)
    },
    'means.saving': 'Those who agree set energy aside for it at once.',
    'means.fund': ({ price }: { price: number }) => `Costs ${price} energy, which several can pay together.`,
    'means.plan.yes': ({ kind, place, lacking }: { kind: PieceKind; place: string | null; lacking: Sum }) => {
      if (place === null) return 'It cannot be done as things stand.'
      const action = actionAt(facts, place)
      const what = action ? whatFor(action) : 'build together with all who stand there'
      const lack = action?.op === 'gather' ? lacking.find(({ kind: good }) => good === action.kind)?.n : undefined
      const why = lack === undefined ? what : `${what}; the team still lacks ${lack}`
      return briefly(`Your ${kind === 'leader' ? 'Leader' : kind} goes to ${called(place)}: ${why}.`)
    },
    'means.plan.all': ({ regions }: { regions: readonly string[] }, s) => {
      const count = (region: string) => regions.filter((each) => each === region).length
      const parts = [...new Set(regions)].map((region) => `${count(region)} to the ${regionName(facts, region)}`)
      return fitting(100, `${s.list(parts)}. Who finds no room stays in your pool.`, `${s.list(parts)}.`)
    },
    'means.plan.no': 'Nothing moves, and the suggestion goes.',
    'means.withdraw': 'Takes your suggestion off the plan board.',
    'means.agree': ({ n }: { n: number }) =>
      n > 0 ? `Sets aside ${n} of your energy for it.` : 'Shows that you are with them; costs nothing now.',
    'means.lift': 'Its owner may act with it again.',
    'means.reopen': 'You can place or act again; the others wait for you.',
    'means.go-on': ({ seat }: { seat: Seat }, s) =>
      briefly(`What ${short(s.name(seat))} left open is done plainly, without spending anything.`),
    'means.give-up': 'The game is lost once every player has said so.',
    'means.places': ({ places }: { places: readonly string[] }, s) => briefly(s.list(counted(places.map(called)))),
  })
}

type Flood = { tile: string; dry: number; shielded: boolean; breaks: boolean; standing: number }

const KIND_MEANS: Readonly<Record<PieceKind, string>> = {
  leader: 'Acts, and brings your councilor’s ability to all on the same tile.',
  hologram: 'Acts, and brings this round’s second ability to all on the same tile.',
  follower: 'Acts once where it stands.',
  volunteer: 'Acts like a follower, this round only.',
}

const WHAT_FOR: Readonly<Record<Exclude<Action['op'], 'gather'>, string>> = {
  recruit: 'recruit followers in pairs',
  study: 'draw library cards',
  forge: 'turn ore into Atlantium',
  channel: 'take energy',
  exchange: 'exchange resources',
  distil: 'turn energy into Atlantium',
}

/** What a peninsula is good for, with the easiest roll it still offers. */
const whatFor = (action: Action) =>
  action.op === 'gather' ? `${goodName(action.kind)} on ${action.target}+` : WHAT_FOR[action.op]
