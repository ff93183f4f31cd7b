/** Where a piece can go, as two short lists: first a region, then a tile or space in it (a list never exceeds 25). */
import type { Input, Option } from '../../../kernel/contract.ts'
import { pick } from '../../../kernel/input.ts'
import { type Board, type Chosen, further, type PieceKind, type Rising } from '../board.ts'
import { buildSpace, CENTRE, type Data, type Place } from '../data/data.ts'
import { combinationOf } from '../data/options.ts'
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

/** Steps 1 to 3. `kinds` are the pieces there are to place; with one sort only, it need not be named. */
export function regionOptions(data: Data, table: Rising, kinds: readonly PieceKind[]): Option[] {
  const { board } = table
  const sorts = combinationOf(kinds)
  const open = data.options.open[sorts]!
  const crowd = crowds(board)
  const options: Option[] = []
  for (const peninsula of data.peninsulas) {
    const tiles = data.tiles[peninsula]!
    const dry = tiles.length - board.flooded[peninsula]!
    const isCrowded = tiles.some((tile) => isFull(tile, crowd))
    options.push(isCrowded ? crowded(data, peninsula, dry, open, crowd) : data.options.roomy[sorts]![peninsula]![dry]!)
  }
  const { label, then } = open[CENTRE]!
  options.push(then ? { id: TO_CENTRE, label, rule: '3', then } : { id: TO_CENTRE, label, rule: '3' })
  options.push(
    region(
      data,
      'gate',
      buildSpaces(data, table).map(({ id }) => open[id]!),
    ),
  )
  const extra = board.built.flatMap((id) => (data.places[id] ? [optionFor(data, data.places[id], open, crowd)] : []))
  if (extra.length > 0) options.push(region(data, 'components', extra))
  return options
}

type Options = Readonly<Record<string, Option>>
type Crowd = Readonly<Record<string, number>>

const isFull = ({ id, capacity }: Place, crowd: Crowd) => capacity !== null && (crowd[id] ?? 0) >= capacity

const optionFor = ({ options }: Data, place: Place, open: Options, crowd: Crowd): Option =>
  isFull(place, crowd) ? options.taken[place.id]! : open[place.id]!

function crowded(data: Data, peninsula: string, dry: number, open: Options, crowd: Crowd): Option {
  const list = data.tiles[peninsula]!.map((tile) =>
    tile.depth > dry ? data.options.flooded[tile.id]! : optionFor(data, tile, open, crowd),
  )
  return region(data, peninsula, list.reverse())
}

const TO_CENTRE = `to.${CENTRE}`

/** How many stand where. */
export function crowds({ pieces }: Board): Record<string, number> {
  const crowd: Record<string, number> = {}
  for (const { at } of pieces) crowd[at] = (crowd[at] ?? 0) + 1
  return crowd
}

const region = ({ options }: Data, id: string, places: readonly Option[]): Option =>
  menu(`to.${id}`, options.regions[id]!, '1', places)

export const buildSpaces = (data: Data, { seats }: Rising): Place[] =>
  Array.from({ length: data.counts[seats.length]!.buildSpaces }, (_, i) => data.places[buildSpace(i)]!)

/** Reads an answer to `regionOptions`. */
export function chosenPlace(answer: Chosen): { place: string; kind: PieceKind | undefined } {
  if (answer.pick === TO_CENTRE)
    return { place: CENTRE, kind: (answer.then as Chosen | undefined)?.pick as PieceKind | undefined }
  const { pick: place, then } = further(answer)
  return { place, kind: (then as Chosen | undefined)?.pick as PieceKind | undefined }
}
