/**
 * The painted world: sea by distance from the coast, land by climate (that of the moved poles) and real relief.
 * Done once, pixel by pixel, when the map is baked; at run time it is one picture.
 */
import { type Canvas, createCanvas, type Image, loadImage } from 'canvas'
import { distanceAround } from './distance.ts'
import { HEIGHT, SHEET, unplace, WIDTH } from './frame.ts'
import { type Edge, GRAIN, type Line, mercator } from './geometry.ts'
import { noiseAround } from './noise.ts'

export const SCALE = 2.4
const W = Math.round(WIDTH * SCALE)
const H = Math.round(HEIGHT * SCALE)
const { noise, clouds } = noiseAround(W)

type Colour = readonly [number, number, number]
const rgb = (hex: string): Colour => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as unknown as Colour
const blend = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
const between = (low: number, high: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)))
  return t * t * (3 - 2 * t)
}
/** A colour from a ladder of [place, colour]. */
const ramp = (steps: readonly (readonly [number, Colour])[], x: number): Colour => {
  let i = 1
  while (i < steps.length - 1 && x > steps[i]![0]) i++
  const [[from, a], [to, b]] = [steps[i - 1]!, steps[i]!]
  return blend(a, b, Math.min(1, Math.max(0, (x - from) / (to - from))))
}

const SEA = [
  [0, rgb('#8ec5c4')],
  [7, rgb('#6fb0b8')],
  [22, rgb('#4a93a8')],
  [60, rgb('#35799a')],
  [150, rgb('#276389')],
  [260, rgb('#20557b')],
] as const
/** Climate by distance from the (moved) equator, in degrees: dry, then wet. */
const DRY = [
  [0, rgb('#b3b070')],
  [14, rgb('#c9b779')],
  [24, rgb('#dcc48f')],
  [34, rgb('#cfbd86')],
  [46, rgb('#b9b27d')],
  [58, rgb('#a5a887')],
  [68, rgb('#c2c4b4')],
] as const
const WET = [
  [0, rgb('#6f9457')],
  [14, rgb('#7e9c58')],
  [26, rgb('#9aa863')],
  [38, rgb('#8fa867')],
  [50, rgb('#7c9c68')],
  [60, rgb('#84977a')],
  [70, rgb('#bcc3b7')],
] as const
const ROCK = rgb('#a08e72')
const SNOW = rgb('#f4f7f8')

const masked = (areas: ReadonlyMap<string, Line[]>, wanted: (id: string) => boolean): Uint8Array => {
  const canvas = createCanvas(W, H)
  const ctx = canvas.getContext('2d')
  ctx.scale(SCALE / GRAIN, SCALE / GRAIN)
  for (const [id, rings] of areas) {
    if (!wanted(id)) continue
    ctx.beginPath()
    for (const ring of rings) trace(ctx, ring, true)
    ctx.fill()
  }
  const { data } = ctx.getImageData(0, 0, W, H)
  return Uint8Array.from({ length: W * H }, (_, i) => data[i * 4 + 3]!)
}

type Pen = ReturnType<Canvas['getContext']>
const trace = (ctx: Pen, line: Line, closed = false) => {
  line.forEach(([x, y], i) => {
    if (i === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  })
  if (closed) ctx.closePath()
}

/** Heights of the world, 0 to 1, smoothed a little: the source has only 256 steps. */
function heights(image: Image): (lon: number, lat: number) => number {
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(image, 0, 0)
  const { data } = ctx.getImageData(0, 0, width, height)
  const raw = Float32Array.from({ length: width * height }, (_, i) => data[i * 4]! / 255)
  const at = (field: Float32Array, x: number, y: number) =>
    field[Math.min(height - 1, Math.max(0, y)) * width + (((x % width) + width) % width)]!
  const soft = raw.map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    let sum = 0
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) sum += at(raw, x + dx, y + dy) * (2 - Math.abs(dx)) * (2 - Math.abs(dy))
    return sum / 16
  })
  return (lon, lat) => {
    const [fx, fy] = [((lon + 180) / 360) * width - 0.5, ((90 - lat) / 180) * height - 0.5]
    const [x, y] = [Math.floor(fx), Math.floor(fy)]
    const [u, v] = [fx - x, fy - y]
    return (
      (at(soft, x, y) * (1 - u) + at(soft, x + 1, y) * u) * (1 - v) +
      (at(soft, x, y + 1) * (1 - u) + at(soft, x + 1, y + 1) * u) * v
    )
  }
}

/** Heights on the sheet, with fine ridges where it is mountainous. */
async function terrain(): Promise<Float32Array> {
  const height = heights(await loadImage(new URL('../source/elevation.png', import.meta.url).pathname))
  const field = new Float32Array(W * H)
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const place = mercator.invert!(unplace([(x + 0.5) / SCALE, (y + 0.5) / SCALE]))!
      const h = height(place[0], place[1])
      const ridge = 1 - Math.abs(2 * clouds(x, y, 26, 11, 4) - 1)
      field[y * W + x] = h + (ridge - 0.5) * (0.03 + h * 0.36) + (noise(x, y, 3.2, 5) - 0.5) * 0.012
    }
  return field
}

/** Light from the north-west: 0 dark, 0.5 flat, 1 bright. */
const shade = (field: Float32Array, x: number, y: number): number => {
  const at = (dx: number, dy: number) => field[Math.min(H - 1, Math.max(0, y + dy)) * W + ((x + dx + W) % W)]!
  const [east, south] = [at(1, 0) - at(-1, 0), at(0, 1) - at(0, -1)]
  return 0.5 + Math.max(-0.45, Math.min(0.45, (east + south) * 5))
}

export async function painted(
  areas: ReadonlyMap<string, Line[]>,
  lines: readonly Edge[],
  storms: readonly Line[],
): Promise<Canvas> {
  const land = masked(areas, (id) => id !== 'ice')
  const ice = masked(areas, (id) => id === 'ice')
  const anything = land.map((is, i) => (is || ice[i] ? 1 : 0))
  const offshore = distanceAround(anything, W, H)
  const fromIce = distanceAround(
    ice.map((is) => (is > 127 ? 1 : 0)),
    W,
    H,
  )
  const inland = distanceAround(
    anything.map((is) => (is ? 0 : 1)),
    W,
    H,
  )
  const field = await terrain()
  const canvas = createCanvas(W, H)
  const ctx = canvas.getContext('2d')
  const image = ctx.createImageData(W, H)
  for (let y = 0; y < H; y++) {
    const latitude = Math.abs(latitudeAt(y / SCALE))
    for (let x = 0; x < W; x++) {
      const i = y * W + x
      const sea = seaColour(x, y, offshore[i]! / SCALE)
      const cover = Math.max(land[i]!, ice[i]!) / 255
      let colour = sea
      if (cover > 0) {
        const frozen = ice[i]! > land[i]!
        const ground = frozen
          ? iceColour(field, x, y, inland[i]! / SCALE)
          : landColour(field, x, y, latitude, inland[i]! / SCALE, fromIce[i]! / SCALE)
        colour = blend(sea, ground, cover)
      }
      for (let c = 0; c < 3; c++) image.data[i * 4 + c] = colour[c]!
      image.data[i * 4 + 3] = 255
    }
  }
  ctx.putImageData(image, 0, 0)
  drawLines(ctx, lines, storms)
  return canvas
}

/** Latitude of a row, counted from the moved equator. */
const latitudeAt = (row: number): number => {
  const [, y] = unplace([WIDTH / 2, row])
  return (Math.atan(Math.sinh((SHEET.centre[1] - y) / SHEET.scale)) * 180) / Math.PI
}

/** Shallows, then the deep; three faint ripples follow the coast as on old charts. */
const seaColour = (x: number, y: number, away: number): Colour => {
  const swell = clouds(x, y, 190, 3, 4, 120) - 0.5
  let colour = ramp(SEA, Math.max(0, away * (1 + swell * 0.9) + swell * 6))
  for (const [at, strength] of [
    [6, 0.2],
    [13, 0.13],
    [22, 0.08],
  ] as const)
    colour = blend(colour, [226, 240, 236], strength * Math.max(0, 1 - Math.abs(away - at - swell * 3) / 1.1))
  const streak = noise(x, y, 60, 21, 5) * noise(x, y, 14, 22, 3)
  return blend(colour, [255, 255, 255], between(0.62, 0.85, streak) * 0.08)
}

const landColour = (field: Float32Array, x: number, y: number, latitude: number, fromCoast: number, fromIce: number): Colour => {
  const h = field[y * W + x]!
  const patch = clouds(x, y, 130, 31, 5)
  const belt = Math.exp(-(((latitude - 25) / 13) ** 2))
  const wet = between(0.25, 0.75, patch * 1.15 + 0.18 - belt * 0.42 - Math.min(0.16, fromCoast / 600))
  const warp = latitude + (clouds(x, y, 80, 41, 3) - 0.5) * 10
  let colour = blend(ramp(DRY, warp), ramp(WET, warp), wet)
  colour = blend(colour, ROCK, between(0.22, 0.6, h) * 0.6)
  colour = blend(colour, SNOW, between(0.62, 0.86, h + Math.max(0, latitude - 40) / 110) * 0.75)
  colour = blend(colour, SNOW, between(61, 69, warp) * 0.45)
  colour = blend(colour, SNOW, between(16, 0, fromIce - (clouds(x, y, 22, 71, 4) - 0.5) * 26) * 0.95)
  const light = shade(field, x, y) - 0.5
  colour = light > 0 ? blend(colour, [255, 251, 235], light * 0.85) : blend(colour, [52, 44, 38], -light * 0.95)
  return blend(colour, [250, 244, 224], Math.max(0, 1 - fromCoast / 2.2) * 0.35)
}

const iceColour = (field: Float32Array, x: number, y: number, fromCoast: number): Colour => {
  const drift = clouds(x, y, 90, 51, 5, 60)
  let colour = blend(rgb('#dfeaf1'), rgb('#fbfdfe'), between(0.3, 0.7, drift))
  const crack = Math.abs(clouds(x, y, 120, 61, 4) - 0.5)
  colour = blend(colour, rgb('#b9d3e2'), Math.max(0, 1 - crack / 0.012) * 0.35)
  const light = shade(field, x, y) - 0.5
  colour = light > 0 ? blend(colour, [255, 255, 255], light) : blend(colour, rgb('#8fb0c6'), -light * 0.9)
  return blend(colour, rgb('#a8cbdc'), Math.max(0, 1 - fromCoast / 5) * 0.5)
}

function drawLines(ctx: Pen, lines: readonly Edge[], storms: readonly Line[]) {
  ctx.scale(SCALE / GRAIN, SCALE / GRAIN)
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  const stroke = (chosen: readonly Line[], colour: string, width: number, dash: number[] = []) => {
    ctx.strokeStyle = colour
    ctx.lineWidth = width * GRAIN
    ctx.setLineDash(dash.map((part) => part * GRAIN))
    ctx.beginPath()
    for (const line of chosen) trace(ctx, line)
    ctx.stroke()
  }
  const coasts = lines.filter(({ kind }) => kind === 'coast').map(({ line }) => line)
  const borders = lines.filter(({ kind }) => kind === 'border').map(({ line }) => line)
  stroke(borders, 'rgba(255, 246, 220, 0.55)', 3)
  stroke(borders, 'rgba(74, 52, 28, 0.9)', 1.1)
  stroke(coasts, 'rgba(38, 42, 40, 0.85)', 1)
  stroke(storms, 'rgba(225, 240, 245, 0.35)', 3.2, [1, 7])
  stroke(storms, 'rgba(225, 240, 245, 0.5)', 1.2, [9, 6])
}
