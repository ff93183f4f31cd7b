/**
 * Several Atlanteans in one go: the Leader's place, then places for the others in a single list. It holds the outermost tiles, the
 * good ones, as far as one list has room; further in, they are placed one by one.
 */
import type { Input, Seat } from '../../../kernel/contract.ts'
import type { Board, Piece } from '../board.ts'
import type { Data } from '../data/data.ts'
import { CENTRE } from '../data/facts.ts'
import type { Place } from '../data/things.ts'
import { dryTiles, stand, whyNotHere } from '../island.ts'
import type { Chosen, Rising } from '../terms.ts'
import { amended, type Choice, part, pick, type RisingText, some } from '../words/says.ts'
import { buildSpaces } from './places.ts'

const ONE_LIST = 25

const TAKEN: RisingText = { say: 'not.taken' }

/** The Hologram is placed by itself: it is there in small teams only, and for one of them. */
const placedSo = (pool: readonly Piece[]) => ({
  leader: pool.find(({ kind }) => kind === 'leader'),
  others: pool.filter(({ kind }) => kind === 'follower' || kind === 'volunteer'),
})

/** The option, if there are at least two to place. */
export function severalOptions(data: Data, table: Rising, pool: readonly Piece[]): Choice[] {
  const { leader, others } = placedSo(pool)
  const n = others.length + (leader ? 1 : 0)
  if (n < 2) return []
  const places = shortList(data, table)
  const taken: Record<string, number> = {}
  for (const { at } of table.board.pieces) taken[at] = (taken[at] ?? 0) + 1
  const room = ({ id, capacity }: Place) => (capacity ?? ONE_LIST) - (taken[id] ?? 0)
  const means: RisingText = { say: 'means.several', leader: leader !== undefined, others: others.length }
  const options = optionsFor(data, places)
  const rest = part({ say: 'place.others' }, some(seatsIn(places, options, room), leader ? 0 : 1, others.length))
  const then = leader ? part({ say: 'place.leader' }, leaderFirst(places, options, room, rest)) : rest
  return [{ id: 'several', label: { say: 'place.several', n }, means, rule: '1', then }]
}

type Room = (place: Place) => number

/** The same list for the others wherever the Leader goes, so that both are one form; who finds no room any more stays in the pool. */
const leaderFirst = (places: readonly Place[], options: readonly Choice[], room: Room, then: Input): Input =>
  pick(places.map((place, i) => amended(options[i]!, room(place) < 1 ? { blocked: TAKEN } : { then })))

/** How often a place is listed: a double space twice, since it takes two. */
const shown = ({ seatsPerSpace }: Place) => seatsPerSpace

/** The first of its peninsula in the list is the next to sink. */
function optionsFor({ options }: Data, places: readonly Place[]): Choice[] {
  const [shore, open] = [options.shore['']!, options.open['']!]
  const met = new Set<string | null>()
  return places.map(({ id, sort, peninsula }) => {
    const isShore = sort === 'tile' && !met.has(peninsula)
    met.add(peninsula)
    return (isShore ? shore : open)[id]!
  })
}

function seatsIn(places: readonly Place[], options: readonly Choice[], room: Room): Choice[] {
  const seats: Choice[] = []
  for (const [n, place] of places.entries()) {
    const { id, label, means } = options[n]!
    const free = room(place)
    for (let i = 0; i < shown(place); i++) {
      const option: Choice = { id: `${id}/${i}`, label: i === 0 ? label : { say: 'place.second', place: id }, means }
      seats.push(free > i ? option : amended(option, { blocked: TAKEN }))
    }
  }
  return seats
}

/** Build spaces, components and the centre, then the outermost dry tiles: what fits into one list whatever others take of it. */
function shortList(data: Data, table: Rising): Place[] {
  const { board } = table
  const extra = [...buildSpaces(data, table), ...board.built.flatMap((id) => data.places[id] ?? []), data.places[CENTRE]!]
  const dry = data.peninsulas.map((peninsula) => data.tiles[peninsula]!.slice(0, dryTiles(data, board, peninsula)).reverse())
  let left = ONE_LIST
  for (const place of extra) left -= shown(place)
  let depth = 0
  for (; dry.some(({ length }) => length > depth); depth++) {
    for (const { [depth]: place } of dry) if (place) left -= shown(place)
    if (left < 0) break
  }
  return [...dry.flatMap((each) => each.slice(0, depth)), ...extra]
}

/** Puts them where they were sent, the Leader first; who was not named, or finds no room, stays in the pool. */
export function placeSeveral(data: Data, board: Board, seat: Seat, { then }: Chosen) {
  const { leader, others } = placedSo(board.pieces.filter((piece) => piece.owner === seat && piece.at === 'pool'))
  if (leader) stand(data, board, leader, (then as Chosen).pick)
  const seats = (leader ? (then as Chosen).then : then) as readonly string[]
  const wanted = seats.map((id) => data.places[id.slice(0, id.indexOf('/'))]!)
  for (const [i, place] of wanted.entries()) if (!whyNotHere(data, board, place)) stand(data, board, others[i]!, place.id)
}
