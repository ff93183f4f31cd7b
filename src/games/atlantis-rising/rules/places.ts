/** Where a piece can go, as two short lists: first a region, then a tile or space in it (a list never exceeds 25). */
import type { Input, Option } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'
import { type Chosen, further, type PieceKind, type Rising } from '../board.ts'
import { buildSpace, CENTRE, type Data, type Place } from '../data/data.ts'
import { whyNotHere } from '../island.ts'
import { menu } from '../menu.ts'

const kindOption = (kind: PieceKind): Option => ({ id: kind, label: { say: 'kind', kind } })
const KIND_OPTIONS: Readonly<Record<PieceKind, Option>> = {
  leader: kindOption('leader'),
  hologram: kindOption('hologram'),
  follower: kindOption('follower'),
  volunteer: kindOption('volunteer'),
}

/** Which piece, if there is a choice. */
export const kindInput = (kinds: readonly PieceKind[]): Input | undefined =>
  kinds.length > 1 ? pick(kinds.map((kind) => KIND_OPTIONS[kind])) : undefined

const option = (data: Data, table: Rising, place: Place, then: Input | undefined): Option => {
  const blocked = whyNotHere(data, table.board, place)
  if (blocked) return { id: place.id, label: place.label, blocked }
  return then ? { id: place.id, label: place.label, then } : { id: place.id, label: place.label }
}

/** Steps 1 to 3. `kinds` are the pieces there are to place; with one sort only, it need not be named. */
export function regionOptions(data: Data, table: Rising, kinds: readonly PieceKind[]): Option[] {
  const then = kindInput(kinds)
  const options: Option[] = []
  for (const peninsula of data.peninsulas) {
    const tiles = data.tiles[peninsula]!.map((tile) => option(data, table, tile, then)).reverse()
    options.push(region(peninsula, tiles))
  }
  options.push({ id: `to.${CENTRE}`, label: data.places[CENTRE]!.label, rule: '3', ...(then && { then }) })
  const spaces = buildSpaces(data, table).map((place) => option(data, table, place, then))
  options.push(region('gate', spaces))
  const extra = componentPlaces(data, table).map((place) => option(data, table, place, then))
  if (extra.length > 0) options.push(region('components', extra))
  return options
}

const region = (id: string, places: readonly Option[]): Option =>
  menu({ id: `to.${id}`, label: { say: 'region', region: id }, rule: '1' }, places)

export const buildSpaces = (data: Data, { seats }: Rising): Place[] =>
  Array.from({ length: data.counts[seats.length]!.buildSpaces }, (_, i) => data.places[buildSpace(i)]!)

const componentPlaces = (data: Data, { board }: Rising): Place[] =>
  board.built.flatMap((id) => {
    const place = data.places[id]
    return place ? [place] : []
  })

/** Reads an answer to `regionOptions`. */
export function chosenPlace(answer: Chosen): { place: string; kind: PieceKind | undefined } {
  if (answer.pick === `to.${CENTRE}`)
    return { place: CENTRE, kind: (answer.then as Chosen | undefined)?.pick as PieceKind | undefined }
  const { pick: place, then } = further(answer)
  return { place, kind: (then as Chosen | undefined)?.pick as PieceKind | undefined }
}
