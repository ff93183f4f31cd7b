/** Dusk over the lost world: the old star chart, the broken ring around the planet, the sun going down behind what is left. */
import { dice } from '../../src/kernel/random.ts'
import { faint, mix } from '../kit/colour.ts'
import { layerCache } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import { apart, layer, type Pen } from '../kit/sheet.ts'
import { DUSK_SKY } from './look.ts'

export type Weather = {
  readonly sky: typeof DUSK_SKY
  /** Where the sky meets the land, as a share of the height. */
  readonly horizon: number
  /** How much of the sun stands above it: 1 is all, 0 none. */
  readonly sun: number
  readonly ring: 'broken' | 'whole'
  /** Windows with light in them, as a share. */
  readonly lights: number
  /** Beams from the highest tower. */
  readonly beams: boolean
}

export const EVENING: Weather = { sky: DUSK_SKY, horizon: 0.72, sun: 0.55, ring: 'broken', lights: 0.05, beams: false }

/** No land in sight: a ground for cards and tables. */
export const NIGHT: Weather = { ...EVENING, horizon: 1.45, sun: 0 }

/** The same numbers every time. */
const scatter = (seed: number): (() => number) => {
  const roll = dice(seed)
  return () => roll(100_000) / 100_000
}

/** Every close-up stands before the same few skies: each is painted once. */
const skies = layerCache(6_000_000)

export function drawSky(pen: Pen, { x, y, w, h }: Box, weather: Weather): void {
  const [width, height] = [Math.ceil(w), Math.ceil(h)]
  const painted = skies.get(`${width} ${height} ${JSON.stringify(weather)}`, () => {
    const sheet = layer(width, height)
    paintSky(sheet.pen, { x: 0, y: 0, w: width, h: height }, weather)
    return sheet.canvas
  })
  pen.drawImage(painted, 0, 0, w, h, x, y, w, h)
}

function paintSky(pen: Pen, box: Box, weather: Weather): void {
  const { sky, horizon } = weather
  const land = box.y + box.h * horizon
  apart(pen, () => {
    pen.beginPath()
    pen.rect(box.x, box.y, box.w, box.h)
    pen.clip()
    const air = pen.createLinearGradient(0, box.y, 0, land)
    for (const [i, colour] of [sky.top, sky.high, sky.low, sky.ember].entries()) air.addColorStop([0, 0.45, 0.84, 1][i]!, colour)
    pen.fillStyle = air
    pen.fillRect(box.x, box.y, box.w, box.h)
    drawChart(pen, box, land)
    drawRing(pen, box, land, weather)
    drawSun(pen, box, land, weather)
    drawRuins(pen, box, land, {
      ...weather,
      seed: 41,
      tallest: 0.16,
      colour: mix(sky.low, sky.top, 0.5),
      lights: 0,
      beams: false,
    })
    drawRuins(pen, box, land + 2, { ...weather, seed: 7, tallest: 0.24, colour: mix(sky.top, '#000000', 0.15) })
    drawLand(pen, box, land, sky.top)
  })
}

/** Circles and spokes around a pole that is no longer where it was, and stars. */
function drawChart(pen: Pen, box: Box, land: number): void {
  const [x, y] = [box.x + box.w * 0.3, box.y - box.h * 0.06]
  pen.lineWidth = 1.5
  for (let i = 1; i <= 9; i++) {
    pen.beginPath()
    pen.arc(x, y, i * 108, 0, Math.PI)
    pen.strokeStyle = faint('#f0d9c0', i % 3 === 0 ? 0.2 : 0.1)
    pen.stroke()
  }
  pen.strokeStyle = faint('#f0d9c0', 0.09)
  for (let i = 1; i < 16; i++) {
    const angle = (i / 16) * Math.PI
    pen.beginPath()
    pen.moveTo(x + Math.cos(angle) * 108, y + Math.sin(angle) * 108)
    pen.lineTo(x + Math.cos(angle) * 1200, y + Math.sin(angle) * 1200)
    pen.stroke()
  }
  const chance = scatter(3)
  for (let i = 0; i < 150; i++) {
    const [sx, sy, size] = [box.x + chance() * box.w, box.y + chance() ** 1.6 * (land - box.y), 0.7 + chance() ** 5 * 1.6]
    pen.fillStyle = faint('#fff3dc', 0.35 + chance() * 0.5)
    pen.beginPath()
    pen.arc(sx, sy, size, 0, Math.PI * 2)
    pen.fill()
  }
}

/** A ring was built around the planet once. */
function drawRing(pen: Pen, box: Box, land: number, { ring, sky }: Weather): void {
  const [x, y] = [box.x + box.w * 0.62, land + box.w * 0.86]
  const radius = box.w * 0.86 + (land - box.y) * 0.72
  apart(pen, () => {
    pen.lineCap = 'butt'
    const light = pen.createLinearGradient(box.x, 0, box.x + box.w, 0)
    light.addColorStop(0, faint(sky.sun, ring === 'whole' ? 0.6 : 0.1))
    light.addColorStop(0.66, faint(sky.sun, ring === 'whole' ? 0.95 : 0.5))
    light.addColorStop(1, faint(sky.sun, ring === 'whole' ? 0.6 : 0.2))
    for (const [inset, width] of [
      [0, 11],
      [17, 3],
    ] as const) {
      // Broken at the same angles inside and outside.
      const share = 1 - inset / radius
      if (ring === 'broken') pen.setLineDash([310, 46, 130, 22, 64, 120, 210, 34].map((length) => length * share))
      pen.beginPath()
      pen.arc(x, y, radius - inset, Math.PI * 1.05, Math.PI * 1.95)
      pen.strokeStyle = light
      pen.lineWidth = width
      pen.stroke()
    }
  })
}

function drawSun(pen: Pen, box: Box, land: number, { sun, sky }: Weather): void {
  const radius = Math.min(box.w, box.h) * 0.16
  const [x, y] = [box.x + box.w * 0.66, land + radius * (1 - 2 * sun)]
  const glow = pen.createRadialGradient(x, y, radius * 0.6, x, y, radius * 4.2)
  glow.addColorStop(0, faint(sky.sun, sun > 0 ? 0.75 : 0.25))
  glow.addColorStop(0.3, faint(sky.ember, sun > 0 ? 0.45 : 0.2))
  glow.addColorStop(1, faint(sky.ember, 0))
  pen.fillStyle = glow
  pen.fillRect(box.x, box.y, box.w, land - box.y + 4)
  if (sun <= 0) return
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fillStyle = sky.sun
  pen.fill()
}

type Ruins = Weather & { readonly seed: number; readonly tallest: number; readonly colour: string }

/** A row of towers: broken off, slanting, a few with a mast; now and then the arch of a bridge that leads nowhere. */
function drawRuins(pen: Pen, box: Box, land: number, { seed, tallest, colour, lights, beams, sky }: Ruins): void {
  const chance = scatter(seed)
  let highest = { x: box.x, y: land }
  pen.fillStyle = colour
  for (let x = box.x - 30; x < box.x + box.w; ) {
    const width = 26 + chance() * 52
    const height = (0.25 + chance() ** 1.5 * 0.75) * tallest * Math.max(640, box.h)
    const [lean, bite, kind] = [(chance() - 0.5) * 12, (chance() - 0.4) * 34, chance()]
    const top = land - height
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(x, land + 40)
    pen.lineTo(x + lean, top + Math.max(0, bite))
    if (kind > 0.6) pen.lineTo(x + width * 0.4 + lean, top + 14)
    if (kind > 0.35) pen.lineTo(x + width * 0.55 + lean, top - 6)
    pen.lineTo(x + width + lean * 0.7, top + Math.max(0, -bite))
    pen.lineTo(x + width, land + 40)
    pen.fill()
    if (kind < 0.16) pen.fillRect(x + width / 2 + lean, top - 34, 3, 60)
    if (kind > 0.93) drawArch(pen, x + width, land, 74, colour)
    if (top < highest.y && x > box.x + 60 && x < box.x + box.w * 0.5) highest = { x: x + width / 2 + lean, y: top }
    drawWindows(pen, { x: x + 8, y: top + 30, w: width - 16, h: land - top - 36 }, lights, chance, sky.sun)
    x += width + chance() * 30 - 6
  }
  if (beams) drawBeams(pen, highest.x, highest.y, box.w, sky.sun)
}

function drawArch(pen: Pen, x: number, land: number, radius: number, colour: string): void {
  pen.strokeStyle = colour
  pen.lineWidth = 9
  pen.beginPath()
  pen.arc(x + radius, land, radius, Math.PI, Math.PI * 1.72)
  pen.stroke()
}

function drawWindows(pen: Pen, { x, y, w, h }: Box, lights: number, chance: () => number, colour: string): void {
  for (let wy = y; wy < y + h - 8; wy += 15)
    for (let wx = x; wx < x + w - 4; wx += 11)
      if (chance() < lights) {
        pen.fillStyle = faint(colour, 0.5 + chance() * 0.5)
        pen.fillRect(wx, wy, 4, 7)
      }
}

function drawBeams(pen: Pen, x: number, y: number, reach: number, colour: string): void {
  for (const angle of [-2.75, -2.2, -0.95, -0.35]) {
    const light = pen.createRadialGradient(x, y, 4, x, y, reach * 0.6)
    light.addColorStop(0, faint(colour, 0.85))
    light.addColorStop(1, faint(colour, 0))
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle - 0.07) * reach, y + Math.sin(angle - 0.07) * reach)
    pen.lineTo(x + Math.cos(angle + 0.07) * reach, y + Math.sin(angle + 0.07) * reach)
    pen.fill()
  }
  pen.beginPath()
  pen.arc(x, y - 2, 9, 0, Math.PI * 2)
  pen.fillStyle = '#fffbe8'
  pen.fill()
}

/** Dark ground, with the height lines of a map that nobody reads any more. */
function drawLand(pen: Pen, box: Box, land: number, colour: string): void {
  pen.fillStyle = mix(colour, '#000000', 0.15)
  pen.fillRect(box.x, land, box.w, box.y + box.h - land)
  pen.strokeStyle = faint('#f0b27a', 0.13)
  pen.lineWidth = 2
  for (let i = 0; i < 12; i++) {
    const y = land + 14 + i * (16 + i * 2.2)
    if (y > box.y + box.h) break
    pen.beginPath()
    for (let x = -20; x <= box.w + 20; x += 20) {
      const wave = Math.sin(x / 170 + i * 0.8) * (6 + i * 1.6) + Math.sin(x / 61 + i * 1.7) * 3
      pen[x === -20 ? 'moveTo' : 'lineTo'](box.x + x, y + wave)
    }
    pen.stroke()
  }
}
