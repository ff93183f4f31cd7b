/** How an age ends, as a painted frieze over the final table. */
import type { Ending } from '../../src/games/atlantis/terms.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Pen } from '../kit/sheet.ts'

const SKY: Readonly<Record<Ending, readonly string[]>> = {
  ascension: ['#12224a', '#3d4a86', '#e9b45e', '#fff0c2'],
  poleShift: ['#0c0d18', '#2a1430', '#7a2430', '#d9604a'],
  continuation: ['#1c4b6e', '#3f86a3', '#f0b583', '#ffe3b8'],
}

/** The same numbers every time: a small generator of its own. */
const scatter = (seed: number) => {
  let n = seed
  return () => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0
    return n / 4294967296
  }
}

export function drawEnding(pen: Pen, ending: Ending, box: Box): void {
  apart(pen, () => {
    pen.beginPath()
    pen.rect(box.x, box.y, box.w, box.h)
    pen.clip()
    const sky = pen.createLinearGradient(0, box.y, 0, box.y + box.h)
    for (const [i, colour] of SKY[ending].entries()) sky.addColorStop([0, 0.35, 0.78, 1][i]!, colour)
    pen.fillStyle = sky
    pen.fillRect(box.x, box.y, box.w, box.h)
    SCENES[ending](pen, box)
  })
}

const SCENES: Readonly<Record<Ending, (pen: Pen, box: Box) => void>> = {
  ascension(pen, box) {
    const [x, y] = [box.x + box.w / 2, box.y + box.h * 0.62]
    stars(pen, box, 90)
    rays(pen, x, y, box.w * 0.75, 40, '#fff3c4')
    glow(pen, x, y, box.h * 0.75, '#fff6d8')
    mountains(pen, box, 0.86, 46, '#3a2f4e', 3)
    temple(pen, x, box.y + box.h, 330, 150, '#2a2238')
    temple(pen, x - 330, box.y + box.h, 190, 78, '#2f2741')
    temple(pen, x + 330, box.y + box.h, 190, 78, '#2f2741')
  },
  poleShift(pen, box) {
    const ground = box.y + box.h
    glow(pen, box.x + box.w * 0.76, box.y + box.h * 0.58, 170, '#ffb08a')
    disc(pen, box.x + box.w * 0.76, box.y + box.h * 0.58, 52, '#ffd9b0')
    temple(pen, box.x + box.w * 0.76, ground, 260, 96, '#1a0f1c')
    temple(pen, box.x + box.w * 0.93, ground, 170, 60, '#1a0f1c')
    wave(pen, box, 0.0, 0.6, '#0f2436', '#5d8ea3')
    wave(pen, box, -0.1, 0.42, '#0a1826', '#8fb9c6')
    spray(pen, box)
  },
  continuation(pen, box) {
    const horizon = box.y + box.h * 0.7
    const x = box.x + box.w / 2
    glow(pen, x, horizon, 240, '#fff1cf')
    disc(pen, x, horizon, 62, '#fff6e0')
    pen.fillStyle = '#2d6f8c'
    pen.fillRect(box.x, horizon, box.w, box.h)
    shimmer(pen, x, horizon, box)
    mountains(pen, { ...box, h: box.h * 0.72 }, 0.99, 30, '#35566b', 7)
    temple(pen, box.x + 190, box.y + box.h, 300, 130, '#183544')
    temple(pen, box.x + box.w - 170, box.y + box.h, 260, 104, '#183544')
    temple(pen, box.x + 420, box.y + box.h, 180, 56, '#1d3f50')
  },
}

export function glow(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, faint(colour, 0.9))
  light.addColorStop(0.4, faint(colour, 0.35))
  light.addColorStop(1, faint(colour, 0))
  pen.fillStyle = light
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

export function disc(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fillStyle = colour
  pen.fill()
}

function rays(pen: Pen, x: number, y: number, length: number, count: number, colour: string): void {
  const random = scatter(5)
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    const half = 0.018 + random() * 0.03
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(angle - half) * length, y + Math.sin(angle - half) * length)
    pen.lineTo(x + Math.cos(angle + half) * length, y + Math.sin(angle + half) * length)
    pen.closePath()
    pen.fillStyle = faint(colour, 0.08 + random() * 0.12)
    pen.fill()
  }
}

export function stars(pen: Pen, box: Box, count: number): void {
  const random = scatter(9)
  for (let i = 0; i < count; i++)
    disc(
      pen,
      box.x + random() * box.w,
      box.y + random() * box.h * 0.6,
      0.8 + random() * 1.6,
      faint('#ffffff', 0.4 + random() * 0.5),
    )
}

/** A far range, low in the picture. */
function mountains(pen: Pen, box: Box, foot: number, height: number, colour: string, seed: number): void {
  const random = scatter(seed)
  const base = box.y + box.h * foot
  pen.beginPath()
  pen.moveTo(box.x, box.y + box.h)
  for (let x = 0; x <= box.w; x += 40) pen.lineTo(box.x + x, base - random() * height)
  pen.lineTo(box.x + box.w, box.y + box.h)
  pen.closePath()
  pen.fillStyle = colour
  pen.fill()
}

/** A stepped temple seen from the front; (x, foot) is the middle of its lowest step. */
function temple(pen: Pen, x: number, foot: number, width: number, height: number, colour: string): void {
  pen.fillStyle = colour
  const steps = 5
  for (let i = 0; i < steps; i++) {
    const half = (width / 2) * (1 - i / (steps + 1.2))
    pen.fillRect(x - half, foot - (height * (i + 1)) / (steps + 1), half * 2, height / (steps + 1) + 1)
  }
  const house = width * 0.09
  pen.fillRect(x - house, foot - height - height / 9, house * 2, height / (steps + 1) + height / 9)
  pen.fillStyle = faint('#ffe9ad', 0.85)
  pen.fillRect(x - house * 0.28, foot - height, house * 0.56, height / (steps + 1))
}

/** A breaker from the left: body and a foaming crest. `from` and `to` are shares of the width. */
function wave(pen: Pen, box: Box, from: number, to: number, body: string, crest: string): void {
  const [l, r, w, h] = [box.x + box.w * from, box.x + box.w * to, box.w, box.h]
  const shape = () => {
    pen.beginPath()
    pen.moveTo(l, box.y + h + 20)
    pen.lineTo(l, box.y + h * 0.5)
    pen.bezierCurveTo(l + w * 0.16, box.y - h * 0.08, r - w * 0.1, box.y - h * 0.1, r + w * 0.02, box.y + h * 0.36)
    pen.bezierCurveTo(r - w * 0.04, box.y + h * 0.2, r - w * 0.13, box.y + h * 0.24, r - w * 0.12, box.y + h * 0.5)
    pen.bezierCurveTo(r - w * 0.1, box.y + h * 0.8, r + w * 0.1, box.y + h * 0.92, r + w * 0.34, box.y + h)
    pen.lineTo(r + w * 0.34, box.y + h + 20)
    pen.closePath()
  }
  shape()
  pen.fillStyle = body
  pen.fill()
  pen.strokeStyle = faint(crest, 0.85)
  pen.lineWidth = 7
  pen.stroke()
  for (let i = 1; i <= 4; i++) {
    pen.beginPath()
    pen.moveTo(l, box.y + h * (0.5 + i * 0.09))
    pen.bezierCurveTo(
      l + w * 0.16,
      box.y + h * (-0.02 + i * 0.1),
      r - w * 0.16,
      box.y + h * (0.02 + i * 0.09),
      r - w * 0.13,
      box.y + h * (0.42 + i * 0.1),
    )
    pen.strokeStyle = faint(crest, 0.32 - i * 0.05)
    pen.lineWidth = 4
    pen.stroke()
  }
}

function spray(pen: Pen, box: Box): void {
  const random = scatter(17)
  for (let i = 0; i < 130; i++) {
    const along = random()
    const [x, y] = [box.x + box.w * (0.12 + along * 0.54), box.y + box.h * (0.12 + (along - 0.4) ** 2 + random() * 0.28)]
    disc(pen, x, y, 0.8 + random() * 2.6, faint('#dff2f7', 0.25 + random() * 0.5))
  }
}

function shimmer(pen: Pen, x: number, horizon: number, box: Box): void {
  const random = scatter(23)
  for (let i = 0; i < 70; i++) {
    const depth = random()
    const width = 20 + depth * 120
    pen.fillStyle = faint('#ffe6b8', 0.5 - depth * 0.35)
    pen.fillRect(x - width / 2 + (random() - 0.5) * (40 + depth * 240), horizon + depth * box.h * 0.3, width, 2.5)
  }
}
