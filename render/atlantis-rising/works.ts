/** The Cosmic Gate from the front: an arch of stones, one for each component, lit when built; the core burns in the middle. */
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { componentSign } from './gate.ts'
import { SEA } from './look.ts'
import { crowdOf, drawCrowd } from './pieces.ts'
import type { Scene } from './scene.ts'
import { traceWaves } from './sea.ts'
import { sign } from './signs.ts'
import { drawRays, drawSky, STORM } from './weather.ts'

export function drawWorks(sheet: Sheet, scene: Scene, box: Box, chosen: string | null): void {
  const { pen } = sheet
  apart(pen, () => {
    pen.beginPath()
    pen.rect(box.x, box.y, box.w, box.h)
    pen.clip()
    drawSky(pen, box, STORM)
    pen.fillStyle = SEA.deep
    pen.fillRect(box.x, box.y + box.h - 90, box.w, 90)
    drawTerrace(pen, box)
    drawArch(sheet, scene, box.x + box.w / 2, box.y + 276, 236, chosen)
    drawBuilders(sheet, scene, box)
    pen.beginPath()
    traceWaves(pen, box.x, box.x + box.w, box.y + box.h - 12, 74, 15)
    pen.strokeStyle = SEA.foam
    pen.lineWidth = 4
    pen.stroke()
  })
}

function drawTerrace(pen: Pen, { x, y, w, h }: Box): void {
  for (const [inset, up, colour] of [
    [40, 86, '#3c4d66'],
    [110, 112, '#566a86'],
    [190, 136, '#7689a4'],
  ] as const) {
    pen.fillStyle = colour
    pen.fillRect(x + inset, y + h - up, w - 2 * inset, up)
    pen.fillStyle = faint('#ffffff', 0.25)
    pen.fillRect(x + inset, y + h - up, w - 2 * inset, 4)
  }
}

/** Stones over the upper three quarters of a circle. */
export function drawArch({ pen }: Sheet, { view }: Scene, x: number, y: number, radius: number, chosen: string | null): void {
  const stones = [...view.built, ...view.blueprint]
  const isOpen = view.result?.together === 'won'
  const [from, to] = [Math.PI * 0.82, Math.PI * 2.18]
  const each = (to - from) / stones.length
  drawCore(pen, x, y, radius, isOpen ? 1 : view.built.length / (stones.length + 1), chosen === view.facts.core)
  for (const [i, id] of stones.entries()) {
    const [start, end] = [from + i * each + 0.014, from + (i + 1) * each - 0.014]
    const isBuilt = i < view.built.length
    pen.beginPath()
    pen.arc(x, y, radius, start, end)
    pen.arc(x, y, radius * 0.68, end, start, true)
    pen.closePath()
    pen.fillStyle = isBuilt ? '#f2c65a' : '#2a3c55'
    pen.fill()
    pen.strokeStyle = id === chosen ? '#ffffff' : isBuilt ? '#fff0b8' : '#56708e'
    pen.lineWidth = id === chosen ? 7 : 3
    pen.stroke()
    const middle = (start + end) / 2
    const [sx, sy] = [x + Math.cos(middle) * radius * 0.84, y + Math.sin(middle) * radius * 0.84]
    sign(pen, componentSign(view.facts.components[id]!), sx, sy, radius * 0.21, isBuilt ? '#4a3305' : '#8fa8c2')
  }
}

function drawCore(pen: Pen, x: number, y: number, radius: number, power: number, chosen: boolean): void {
  if (power > 0.05) drawRays(pen, x, y, radius * (0.8 + power * 1.6), '#c9f6ff', 26)
  const glow = pen.createRadialGradient(x, y, 4, x, y, radius * 0.66)
  glow.addColorStop(0, faint('#ffffff', 0.15 + power * 0.85))
  glow.addColorStop(0.4, faint('#86dcff', 0.1 + power * 0.7))
  glow.addColorStop(1, faint('#123a5c', 0.85))
  pen.beginPath()
  pen.arc(x, y, radius * 0.66, 0, Math.PI * 2)
  pen.fillStyle = glow
  pen.fill()
  sign(
    pen,
    'crystal',
    x,
    y,
    radius * 0.5,
    power >= 1 ? '#ffffff' : faint('#bfe8f6', 0.35 + power * 0.5),
    chosen ? '#ffffff' : '#14304c',
  )
}

function drawBuilders(sheet: Sheet, scene: Scene, box: Box): void {
  const { buildSpaces } = scene.view
  for (let i = 0; i < buildSpaces; i++) {
    const crowd = crowdOf(scene, scene.piecesAt(`build-${i}`))
    const middle = box.x + (box.w * (i + 0.5)) / buildSpaces
    const apart = Math.min(62, (box.w / buildSpaces - 40) / Math.max(1, crowd.length))
    for (const [place, each] of crowd.entries())
      drawCrowd(sheet, scene, each, middle + (place - (crowd.length - 1) / 2) * apart, box.y + box.h - 66, 27)
  }
}
