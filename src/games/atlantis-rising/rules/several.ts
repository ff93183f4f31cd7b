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
  const taken = new Map<string, number>()
  for (const { at } of table.board.pieces) taken.set(at, (taken.get(at) ?? 0) + 1)
  const room = ({ id, capacity }: Place) => (capacity ?? ONE_LIST) - (taken.get(id) ?? 0)
  const means: RisingText = { say: 'means.several', leader: leader !== undefined, others: others.length }
  const lines = linesFor(data, places, room)
  const rest = part({ say: 'place.others' }, some(seatsIn(lines), leader ? 0 : 1, others.length))
  const then = leader ? part({ say: 'place.leader' }, leaderFirst(lines, rest)) : rest
  return [{ id: 'several', label: { say: 'place.several', n }, means, rule: '1', then }]
}

/** A place of the list, and how many still find room there. */
type Line = { readonly listed: Data['options']['listed']['open'][string]; readonly free: number }

/** The same list for the others wherever the Leader goes, so that both are one form; who finds no room any more stays in the pool. */
const leaderFirst = (lines: readonly Line[], then: Input): Input =>
  pick(lines.map(({ listed: { open, taken }, free }) => (free < 1 ? taken : amended(open, { then }))))

/** The first of its peninsula in the list is the next to sink. */
function linesFor({ options: { listed } }: Data, places: readonly Place[], room: (place: Place) => number): Line[] {
  const met = new Set<string | null>()
  return places.map((place) => {
    const { id, sort, peninsula } = place
    const isShore = sort === 'tile' && !met.has(peninsula)
    met.add(peninsula)
    return { listed: (isShore ? listed.shore : listed.open)[id]!, free: room(place) }
  })
}

function seatsIn(lines: readonly Line[]): Choice[] {
  const seats: Choice[] = []
  for (const { listed, free } of lines)
    for (const [i, { open, taken }] of listed.seats.entries()) seats.push(free > i ? open : taken)
  return seats
}

/** Build spaces, components and the centre, then the outermost dry tiles: what fits into one list whatever others take of it. */
function shortList(data: Data, table: Rising): Place[] {
  const { board } = table
  const extra = [...buildSpaces(data, table), ...board.built.flatMap((id) => data.places[id] ?? []), data.places[CENTRE]!]
  const dry = data.peninsulas.map((peninsula) => data.tiles[peninsula]!.slice(0, dryTiles(data, board, peninsula)).reverse())
  let left = ONE_LIST
  for (const place of extra) left -= place.seatsPerSpace
  let depth = 0
  for (; dry.some(({ length }) => length > depth); depth++) {
    for (const tiles of dry) if (depth < tiles.length) left -= tiles[depth]!.seatsPerSpace
    if (left < 0) break
  }
  const list: Place[] = []
  for (const tiles of dry) list.push(...tiles.slice(0, depth))
  return [...list, ...extra]
}

/** Puts them where they were sent, the Leader first; who was not named, or finds no room, stays in the pool. */
export function placeSeveral(data: Data, board: Board, seat: Seat, { then }: Chosen) {
  const { leader, others } = placedSo(board.pieces.filter((piece) => piece.owner === seat && piece.at === 'pool'))
  if (leader) stand(data, board, leader, (then as Chosen).pick)
  const seats = (leader ? (then as Chosen).then : then) as readonly string[]
  const wanted = seats.map((id) => data.places[id.slice(0, id.indexOf('/'))]!)
  for (const [i, place] of wanted.entries()) if (!whyNotHere(data, board, place)) stand(data, board, others[i]!, place.id)
}
