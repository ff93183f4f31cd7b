/**
 * Several Atlanteans in one go: the Leader's place, then places for the others in a single list. It holds the outermost tiles, the
 * good ones, as far as one list has room; further in, they are placed one by one.
 */
import type { Input, Seat } from '../../../kernel/contract.ts'
import type { Board, Piece } from '../board.ts'
import type { Data } from '../data/data.ts'
import { CENTRE } from '../data/facts.ts'
import type { Place } from '../data/things.ts'
import { dryTiles, piecesAt, stand } from '../island.ts'
import type { Chosen, Rising } from '../terms.ts'
import { amended, type Choice, pick, type RisingText, some } from '../words/says.ts'
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
  const room = (place: Place) => (place.capacity ?? ONE_LIST) - piecesAt(table.board, place.id).length
  const means: RisingText = { say: 'means.several', leader: leader !== undefined, others: others.length }
  const then = leader ? leaderFirst(data, places, room, others.length) : some(seatsIn(data, places, room), 1, others.length)
  return [{ id: 'several', label: { say: 'place.several', n }, means, rule: '1', then }]
}

type Room = (place: Place) => number

/** The Leader's place; what follows differs only where the Leader takes a seat that the others' list would show. */
function leaderFirst(data: Data, places: readonly Place[], room: Room, others: number): Input {
  const usual = some(seatsIn(data, places, room), 0, others)
  return pick(
    places.map((place): Choice => {
      const option = data.options.open['']![place.id]!
      if (room(place) < 1) return amended(option, { blocked: TAKEN })
      const left: Room = (other) => room(other) - (other === place ? 1 : 0)
      return amended(option, { then: left(place) >= shown(place) ? usual : some(seatsIn(data, places, left), 0, others) })
    }),
  )
}

/** How often a place is listed: a double space twice, since it takes two. */
const shown = ({ seatsPerSpace }: Place) => seatsPerSpace

function seatsIn({ options }: Data, places: readonly Place[], room: Room): Choice[] {
  return places.flatMap((place) =>
    Array.from({ length: shown(place) }, (_, i): Choice => {
      const { id, label, means } = options.open['']![place.id]!
      const option: Choice = { id: `${id}/${i}`, label: i === 0 ? label : { say: 'place.second', place: id }, means: means! }
      return room(place) > i ? option : amended(option, { blocked: TAKEN })
    }),
  )
}

/** Build spaces, components and the centre, then the outermost dry tiles: what fits into one list whatever others take of it. */
function shortList(data: Data, table: Rising): Place[] {
  const { board } = table
  const extra = [...buildSpaces(data, table), ...board.built.flatMap((id) => data.places[id] ?? []), data.places[CENTRE]!]
  const dry = data.peninsulas.map((peninsula) => data.tiles[peninsula]!.slice(0, dryTiles(data, board, peninsula)).reverse())
  const size = (places: readonly Place[]) => places.reduce((sum, place) => sum + shown(place), 0)
  let tiles: Place[] = []
  for (let depth = 1; depth <= Math.max(...dry.map(({ length }) => length)); depth++) {
    const more = dry.flatMap((each) => each.slice(0, depth))
    if (size(more) + size(extra) > ONE_LIST) break
    tiles = more
  }
  return [...tiles, ...extra]
}

/** Puts them where they were sent; who was not named stays in the pool. */
export function placeSeveral(data: Data, board: Board, seat: Seat, { then }: Chosen) {
  const { leader, others } = placedSo(board.pieces.filter((piece) => piece.owner === seat && piece.at === 'pool'))
  if (leader) stand(data, board, leader, (then as Chosen).pick)
  const seats = (leader ? (then as Chosen).then : then) as readonly string[]
  for (const [i, id] of seats.entries()) stand(data, board, others[i]!, id.slice(0, id.indexOf('/')))
}
