/**
 * Draws the world anew: `npm run bake`. Writes `map.json` (outlines, in tenths of a pixel of the overview) and `world.jpg`
 * (the painted map, 2.4 times as large, so that close-ups stay sharp). `npm run bake -- --outlines` writes only the first.
 *
 * Sources: `areas.topo.json` is ours, cut from Natural Earth's countries (public domain); `elevation.png` is NASA's
 * Visible Earth topography (public domain).
 */
import { writeFileSync } from 'node:fs'
import { HEIGHT, WIDTH } from './bake/frame.ts'
import { edges, GRAIN, lineOf, outlines, packed } from './bake/geometry.ts'
import { painted, SCALE } from './bake/relief.ts'
import { OCEAN_BORDERS, STRAITS } from './bake/seas.ts'
import { sites } from './bake/sites.ts'

const areas = outlines()
const storms = OCEAN_BORDERS.map(lineOf)
const file = (name: string) => new URL(`./${name}`, import.meta.url).pathname

writeFileSync(
  file('map.json'),
  JSON.stringify({
    width: WIDTH,
    height: HEIGHT,
    grain: GRAIN,
    scale: SCALE,
    areas: Object.fromEntries([...areas].filter(([id]) => id !== 'ice').map(([id, rings]) => [id, rings.map(packed)])),
    sites: Object.fromEntries(sites(areas)),
    straits: STRAITS.map(({ between, line }) => ({ between, line: packed(lineOf(line)) })),
  }),
)
if (process.argv.includes('--outlines')) process.exit()
const canvas = await painted(areas, edges(areas), storms)
writeFileSync(file('world.jpg'), canvas.toBuffer('image/jpeg', { quality: 0.86, chromaSubsampling: false }))
