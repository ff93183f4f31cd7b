/** The dark sea around the island: swell in rings, light where it is shallow, night towards the edges. */
import { dice } from '../../src/kernel/random.ts'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import { type Pen, sheet } from '../kit/sheet.ts'
import { SEA } from './look.ts'

/** The same numbers every time. */
export const scatter = (seed: number): (() => number) => {
  const roll = dice(seed)
  return () => roll(100_000) / 100_000
}

type Water = { readonly w: number; readonly h: number; readonly x: number; readonly y: number; readonly flat: number }

const WHOLE = 1200

/** The sea under a picture: drawn once, and cut off where the picture ends. */
export function laySea(pen: Pen, layers: Layers, x: number, y: number, flat: number): void {
  const make = () => {
    const water = sheet(WHOLE, WHOLE)
    drawSea(water.pen, { w: WHOLE, h: WHOLE, x, y, flat })
    return water.canvas
  }
  pen.drawImage(layers.get(`sea ${x} ${y}`, make), 0, 0)
}

/** Night over water, for everything that is no map. */
export const drawNight = (pen: Pen, layers: Layers): void => laySea(pen, layers, 600, 520, 0.7)

/** (x, y) is the middle of the swell, `flat` how much lower than wide its rings are. */
function drawSea(pen: Pen, { w, h, x, y, flat }: Water): void {
  pen.fillStyle = SEA.abyss
  pen.fillRect(0, 0, w, h)
  const reach = Math.hypot(w, h) * 0.62
  pen.save()
  pen.translate(x, y)
  pen.scale(1, flat)
  const light = pen.createRadialGradient(0, 0, reach * 0.2, 0, 0, reach)
  light.addColorStop(0, SEA.shallow)
  light.addColorStop(0.42, SEA.open)
  light.addColorStop(0.66, SEA.deep)
  light.addColorStop(1, SEA.abyss)
  pen.fillStyle = light
  pen.fillRect(-w * 2, -h * 2, w * 4, h * 4)
  pen.restore()
  drawSwell(pen, { w, h, x, y, flat }, reach)
}

/** Crests: short strokes along rings, each with a lit edge and a shadow under it. */
function drawSwell(pen: Pen, { x, y, flat }: Water, reach: number): void {
  const chance = scatter(11)
  for (let radius = 120; radius < reach * 1.3; radius += 17) {
    const count = Math.round(radius / 16)
    for (let i = 0; i < count; i++) {
      const from = ((i + chance() * 0.8) / count) * Math.PI * 2
      const length = (18 + chance() * 46) / radius
      const shift = (chance() - 0.5) * 12
      const strength = (0.05 + chance() * 0.13) * (1 - Math.max(0, radius / reach - 0.55) * 0.9)
      for (const [down, colour, opacity] of [
        [2.5, '#020814', strength * 1.3],
        [0, '#9fe4ee', strength],
      ] as const) {
        pen.beginPath()
        pen.ellipse(x, y + down, radius + shift, (radius + shift) * flat, 0, from, from + length)
        pen.strokeStyle = faint(colour, Math.max(0.01, opacity))
        pen.lineWidth = 1.6 + strength * 8
        pen.stroke()
      }
    }
  }
}

/** A line of waves, crest after crest: the surface of water seen from the side. */
export function traceWaves(pen: Pen, left: number, right: number, y: number, long: number, high: number, phase = 0): void {
  const start = left - long * (1 + (phase % 1))
  pen.moveTo(start, y)
  for (let x = start; x < right + long; x += long) {
    pen.quadraticCurveTo(x + long * 0.28, y - high, x + long * 0.55, y - high * 0.55)
    pen.quadraticCurveTo(x + long * 0.72, y, x + long, y)
  }
}
