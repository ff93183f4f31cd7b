/** Three ends: the Gate opens over the saved island, the sea closes over it, or ships leave it behind. */
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { SEA } from './look.ts'
import type { Scene } from './scene.ts'
import { scatter, traceWaves } from './sea.ts'
import { sign } from './signs.ts'
import { drawLightning, drawRays, drawSky, type Sky } from './weather.ts'
import { drawArch } from './works.ts'

type Ending = { draw(sheet: Sheet, scene: Scene, box: Box): void }

const DAWN: Sky = { top: '#123a6b', middle: '#3f8fbf', low: '#ffe0a3', cloud: '#ffffff', clouds: 7 }
const TEMPEST: Sky = { top: '#050914', middle: '#101f38', low: '#2b3f58', cloud: '#02060e', clouds: 20 }
const DUSK: Sky = { top: '#141b33', middle: '#4a3a5c', low: '#d28b6a', cloud: '#241f3a', clouds: 12 }

const waves = (pen: Pen, { x, y, w, h }: Box, level: number, long: number, high: number, colour: string, phase: number): void => {
  pen.beginPath()
  traceWaves(pen, x, x + w, level, long, high, phase)
  pen.lineTo(x + w + long, y + h)
  pen.lineTo(x - long, y + h)
  pen.closePath()
  pen.fillStyle = colour
  pen.fill()
  pen.beginPath()
  traceWaves(pen, x, x + w, level, long, high, phase)
  pen.strokeStyle = faint(SEA.foam, 0.65)
  pen.lineWidth = 3
  pen.stroke()
}

/** Terraces with towers: the island from the sea, its middle at x. */
function drawSkyline(pen: Pen, x: number, ground: number, tall: number, colour: string, windows: string): void {
  const chance = scatter(17)
  for (const [half, height] of [
    [430, 46],
    [300, 92],
    [170, 138],
  ].map(([half, height]) => [half!, height! * tall] as const)) {
    pen.fillStyle = colour
    pen.fillRect(x - half, ground - height, half * 2, height + 60)
    for (let tx = x - half + 10; tx < x + half - 30; tx += 34 + chance() * 26) {
      const [w, h] = [18 + chance() * 20, (22 + chance() * 44) * tall]
      pen.fillRect(tx, ground - height - h, w, h)
      if (chance() > 0.45) {
        pen.fillStyle = windows
        pen.fillRect(tx + w / 2 - 3, ground - height - h * 0.6, 6, 9)
        pen.fillStyle = colour
      }
    }
  }
}

const framed = ({ pen }: Sheet, box: Box, draw: () => void): void =>
  apart(pen, () => {
    pen.beginPath()
    pen.rect(box.x, box.y, box.w, box.h)
    pen.clip()
    draw()
  })

export const ENDINGS: Readonly<Record<string, Ending>> = {
  core: {
    draw: (sheet, scene, box) =>
      framed(sheet, box, () => {
        const { pen } = sheet
        const [middle, sea] = [box.x + box.w / 2, box.y + box.h - 64]
        drawSky(pen, box, DAWN)
        drawRays(pen, middle, box.y + 364, 900, '#fffbe0', 40)
        drawArch(sheet, scene, middle, box.y + 364, 158, null)
        drawSkyline(pen, middle, sea + 10, 0.62, '#24506e', '#ffe9a8')
        waves(pen, box, sea, 90, 16, '#1c6484', 0)
        waves(pen, box, sea + 34, 120, 18, '#124a6b', 0.5)
      }),
  },
  drowned: {
    draw: (sheet, _, box) =>
      framed(sheet, box, () => {
        const { pen } = sheet
        const [middle, sea] = [box.x + box.w / 2, box.y + box.h - 150]
        drawSky(pen, box, TEMPEST)
        drawLightning(pen, box.x + 180, box.y - 10, 330, 4)
        drawLightning(pen, box.x + box.w - 230, box.y - 10, 280, 9)
        sign(pen, 'trident', box.x + box.w * 0.8, sea - 60, 250, faint('#0b1626', 0.9))
        apart(pen, () => {
          pen.translate(middle, sea + 40)
          pen.rotate(-0.16)
          drawSkyline(pen, 0, 20, 1.2, '#3d5673', '#ffb35e')
          drawRays(pen, 0, -210, 240, '#9fe4ff', 18)
          sign(pen, 'crystal', 0, -210, 78, '#d6f6ff', faint('#4fd6ff', 0.45))
        })
        waves(pen, box, sea + 6, 170, 62, faint('#12395c', 0.88), 0.2)
        waves(pen, box, sea + 62, 230, 74, faint('#0c2a48', 0.94), 0.6)
        waves(pen, box, sea + 118, 190, 46, '#081c34', 0.9)
      }),
  },
  'given-up': {
    draw: (sheet, _, box) =>
      framed(sheet, box, () => {
        const { pen } = sheet
        const sea = box.y + box.h - 110
        drawSky(pen, box, DUSK)
        drawSkyline(pen, box.x + box.w * 0.7, sea + 40, 1, '#2a2440', '#ffcf7a')
        waves(pen, box, sea, 130, 26, '#1a3354', 0.3)
        for (const [share, size] of [
          [0.1, 90],
          [0.26, 120],
          [0.42, 74],
        ] as const)
          drawShip(pen, box.x + box.w * share, sea + 26, size)
        waves(pen, box, sea + 46, 160, 30, '#0f2440', 0.7)
      }),
  },
}

function drawShip(pen: Pen, x: number, y: number, size: number): void {
  pen.fillStyle = '#0c1424'
  pen.beginPath()
  pen.moveTo(x - size * 0.6, y - size * 0.1)
  pen.lineTo(x + size * 0.7, y - size * 0.1)
  pen.lineTo(x + size * 0.45, y + size * 0.2)
  pen.lineTo(x - size * 0.42, y + size * 0.2)
  pen.fill()
  pen.fillRect(x - 3, y - size * 1.1, 6, size)
  pen.fillStyle = '#e8d9bd'
  pen.beginPath()
  pen.moveTo(x + 6, y - size * 1.05)
  pen.quadraticCurveTo(x + size * 0.7, y - size * 0.6, x + 6, y - size * 0.2)
  pen.fill()
}
