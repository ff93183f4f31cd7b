/** The sky over the sea: stormy while the island fights, bright or black when all is decided. */
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Pen } from '../kit/sheet.ts'
import { scatter } from './sea.ts'

export type Sky = {
  readonly top: string
  readonly middle: string
  readonly low: string
  readonly cloud: string
  readonly clouds: number
}

export const STORM: Sky = { top: '#0b1730', middle: '#27466b', low: '#c98d6b', cloud: '#16263f', clouds: 11 }

export function drawSky(pen: Pen, { x, y, w, h }: Box, sky: Sky): void {
  const air = pen.createLinearGradient(0, y, 0, y + h)
  for (const [stop, colour] of [
    [0, sky.top],
    [0.6, sky.middle],
    [1, sky.low],
  ] as const)
    air.addColorStop(stop, colour)
  pen.fillStyle = air
  pen.fillRect(x, y, w, h)
  const chance = scatter(29)
  for (let i = 0; i < sky.clouds; i++)
    drawCloud(
      pen,
      x + chance() * w,
      y + chance() ** 1.7 * h * 0.55,
      60 + chance() * 110,
      faint(sky.cloud, 0.35 + chance() * 0.3),
      chance,
    )
}

function drawCloud(pen: Pen, x: number, y: number, size: number, colour: string, chance: () => number): void {
  pen.fillStyle = colour
  pen.beginPath()
  for (let i = 0; i < 6; i++) {
    const [dx, dy, radius] = [(i - 2.5) * size * 0.42, (chance() - 0.5) * size * 0.25, size * (0.24 + chance() * 0.2)]
    pen.moveTo(x + dx + radius, y + dy)
    pen.ellipse(x + dx, y + dy, radius * 1.3, radius * 0.62, 0, 0, Math.PI * 2)
  }
  pen.fill()
}

export function drawLightning(pen: Pen, x: number, y: number, length: number, seed: number): void {
  const chance = scatter(seed)
  const points = Array.from({ length: 9 }, (_, i) => [x + (chance() - 0.5) * 56 + i * 5, y + (length * i) / 8] as const)
  for (const [width, colour] of [
    [16, faint('#9fd8ff', 0.18)],
    [7, faint('#c9ecff', 0.55)],
    [3, '#ffffff'],
  ] as const) {
    pen.beginPath()
    for (const [i, [px, py]] of points.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](px, py)
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.stroke()
  }
}

/** Light that falls out of a point in all directions. */
export function drawRays(pen: Pen, x: number, y: number, reach: number, colour: string, count = 28): void {
  const chance = scatter(5)
  for (let i = 0; i < count; i++) {
    const [angle, half] = [((i + chance() * 0.6) / count) * Math.PI * 2, 0.02 + chance() * 0.05]
    const light = pen.createRadialGradient(x, y, reach * 0.05, x, y, reach)
    light.addColorStop(0, faint(colour, 0.5))
    light.addColorStop(1, faint(colour, 0))
    pen.fillStyle = light
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
    pen.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
    pen.fill()
  }
}
