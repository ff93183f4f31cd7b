/** Where a piece can go, as two short lists: first a region, then a tile or space in it (a list never exceeds 25). */
import type { Input } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { CENTRE } from '../data/facts.ts'
import type { PieceKind } from '../data/language.ts'
import { menu } from '../data/menu.ts'
import { combinationOf } from '../data/options.ts'
import type { Place } from '../data/things.ts'
import { type Chosen, further, type Rising } from '../terms.ts'
import { amended, type Choice, type RisingText } from '../words/says.ts'

/** Which piece, if there is a choice. */
export const kindInput = ({ options }: Data, kinds: readonly PieceKind[]): Input | undefined =>
  options.centre[combinationOf(kinds)]!.then

type Full = ReadonlySet<string>

/** Places where nobody more can stand. */
export function fullPlaces(data: Data, { pieces }: Board): Full {
  const full = new Set<string>()
  const crowd = new Map<string, number>()
  for (const { at } of pieces) {
    const capacity = data.places[at]?.capacity ?? null
    if (capacity === null) continue
    const standing = (crowd.get(at) ?? 0) + 1
    crowd.set(at, standing)
    if (standing >= capacity) full.add(at)
  }
  return full
}

/** Steps 1 to 3. `kinds` are the pieces there are to place; with one sort only, it need not be named. */
export function regionOptions(
  data: Data,
  { board, seats }: Rising,
  kinds: readonly PieceKind[],
  full: Full = fullPlaces(data, board),
): Choice[] {
  const sorts = combinationOf(kinds)
  const roomy = data.options.roomy[sorts]!
  const options: Choice[] = []
  const standing = standingOn(data, board)
  const crowds: (string | null)[] = []
  for (const id of full) crowds.push(data.places[id]!.peninsula)
  for (const peninsula of data.peninsulas) {
    const dry = data.tiles[peninsula]!.length - board.flooded[peninsula]!
    const free = Math.max(0, data.room[peninsula]![dry]! - (standing.get(peninsula) ?? 0))
    options.push(crowds.includes(peninsula) ? crowded(data, peninsula, dry, sorts, full, free) : roomy[peninsula]![dry]!(free))
  }
  const gate = data.options.gate[sorts]![data.buildSpaces[seats.length]!.length]!
  options.push(data.options.centre[sorts]!, amended(gate, { means: { say: 'means.gate', left: board.blueprint.length } }))
  const extra = board.built.filter((id) => data.places[id]).map((id) => optionFor(data, id, data.options.open[sorts]!, full))
  if (extra.length > 0) options.push(region(data, 'components', extra, { say: 'means.components' }))
  return options
}

/** How many stand on each peninsula. */
function standingOn({ places }: Data, { pieces }: Board): ReadonlyMap<string | null, number> {
  const standing = new Map<string | null, number>()
  for (const { at } of pieces) {
    const peninsula = places[at]?.peninsula
    if (peninsula) standing.set(peninsula, (standing.get(peninsula) ?? 0) + 1)
  }
  return standing
}

type Options = Readonly<Record<string, Choice>>

const optionFor = ({ options }: Data, id: string, open: Options, full: Full): Choice =>
  full.has(id) ? options.taken[id]! : open[id]!

function crowded(data: Data, peninsula: string, dry: number, sorts: string, full: Full, free: number): Choice {
  const { open, shore, flooded } = data.options
  const list = data.tiles[peninsula]!.map(({ id, depth }) =>
    depth > dry ? flooded[id]! : optionFor(data, id, (depth === dry ? shore : open)[sorts]!, full),
  )
  return region(data, peninsula, list.reverse(), { say: 'means.region', region: peninsula, dry, free })
}

const region = ({ options }: Data, id: string, places: readonly Choice[], means: RisingText): Choice =>
  menu({ id: `to.${id}`, label: options.regions[id]!, means, rule: '1' }, places)

export const buildSpaces = (data: Data, { seats }: Rising): readonly Place[] => data.buildSpaces[seats.length]!

/** Reads an answer to `regionOptions`. */
export function chosenPlace(answer: Chosen): { place: string; kind: PieceKind | undefined } {
  if (answer.pick === `to.${CENTRE}`)
    return { place: CENTRE, kind: (answer.then as Chosen | undefined)?.pick as PieceKind | undefined }
  const { pick: place, then } = further(answer)
  return { place, kind: (then as Chosen | undefined)?.pick as PieceKind | undefined }
}
