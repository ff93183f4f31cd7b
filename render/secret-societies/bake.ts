/**
 * Bakes the outlines of the world's countries into `world.json`: `node --import tsx render/secret-societies/bake.ts`.
 * Lines between countries are stored once, in steps of a grain; a country is a list of rings, a ring a list of lines
 * (a negative number ~n: line n backwards).
 *
 * Source: Natural Earth (public domain), as packed by world-atlas.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printed } from '../../src/games/secret-societies/data/printed.ts'
import { HEIGHT, type Point, project, WIDTH } from './bake/projection.ts'
import { simplified } from './bake/simplify.ts'
import { type Site, siteOf } from './bake/sites.ts'

const GRAIN = 16
/** In pixels of the whole world's picture; close-ups of Europe are eight times as large. */
const ERROR = 0.11
/** Antarctica lies below the frame. */
const LEFT_OUT = ['010']

type Ring = readonly number[]
type Country = { readonly id?: string; readonly type: string; readonly arcs: readonly Ring[] | readonly (readonly Ring[])[] }
type Topology = {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
  readonly objects: { readonly countries: { readonly geometries: readonly Country[] } }
}

const source = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
const { transform, arcs, objects } = JSON.parse(readFileSync(source, 'utf8')) as Topology

const lines = arcs.map((arc) => {
  let [x, y] = [0, 0]
  const points = arc.map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
  return simplified(project(points), ERROR).map(([px, py]): Point => [Math.round(px * GRAIN), Math.round(py * GRAIN)])
})

const ringsOf = ({ type, arcs: parts }: Country): Ring[] =>
  type === 'Polygon' ? (parts as Ring[]).slice() : (parts as Ring[][]).flat()

const pointsOf = (ring: Ring): Point[] => ring.flatMap((n) => (n < 0 ? lines[~n]!.toReversed() : lines[n]!).slice(1))

const packed = (line: readonly Point[]): number[] =>
  line.flatMap(([x, y], i) => (i === 0 ? [x, y] : [x - line[i - 1]![0], y - line[i - 1]![1]]))

const inPlay = new Set(Object.values(printed.cards).flatMap(({ numeric }) => numeric || []))
const countries: Record<string, Ring[]> = {}
const rest: Ring[] = []
for (const country of objects.countries.geometries) {
  const { id } = country
  if (id !== undefined && LEFT_OUT.includes(id)) continue
  if (id !== undefined && inPlay.has(id))
    countries[id] = [...(countries[id] ?? []), ...ringsOf(country)] // some come in parts
  else rest.push(...ringsOf(country))
}
const sites = Object.fromEntries(
  Object.entries(countries).map(([id, rings]) => {
    const [x, y, room] = siteOf(rings.map(pointsOf))
    return [id, [Math.round(x) / GRAIN, Math.round(y) / GRAIN, Math.round(room) / GRAIN] satisfies Site]
  }),
)

/** An isle of a few grains is not seen; a country all of such isles is shown by its site. */
const isSeen = (ring: Ring): boolean => new Set(pointsOf(ring).map(String)).size > 2
for (const [id, rings] of Object.entries(countries)) countries[id] = rings.filter(isSeen)
const seen = rest.filter(isSeen)

/** Only lines that somebody uses, numbered anew. */
const used = [...new Set([...Object.values(countries).flat(), ...seen].flat().map((n) => (n < 0 ? ~n : n)))].sort((a, b) => a - b)
const renumbered = new Map(used.map((n, i) => [n, i]))
const anew = (ring: Ring): number[] => ring.map((n) => (n < 0 ? ~renumbered.get(~n)! : renumbered.get(n)!))

const world = {
  width: WIDTH,
  height: HEIGHT,
  grain: GRAIN,
  sites,
  countries: Object.fromEntries(Object.entries(countries).map(([id, rings]) => [id, rings.map(anew)])),
  rest: seen.map(anew),
  lines: used.map((n) => packed(lines[n]!)),
}
writeFileSync(new URL('./world.json', import.meta.url), JSON.stringify(world))
console.log(`${Object.keys(countries).length} countries, ${used.length} lines, ${JSON.stringify(world).length} bytes`)
