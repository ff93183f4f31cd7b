/** The whole board on one picture: Trees above, the influence track before the skyline, everybody's means below. */
import { columns } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { WIDTH } from './look.ts'
import { drawHeading, drawPanels } from './panels.ts'
import type { Scene } from './scene.ts'
import { drawSky, EVENING } from './sky.ts'
import { drawTrack } from './track.ts'
import { drawTree } from './tree.ts'

const HEIGHT = 1200
const HEAD = { x: 10, y: 2, w: WIDTH - 20, h: 74 }
const TREES = { x: 10, y: 78, w: WIDTH - 20, h: 654 }
const TRACK = { x: 10, y: 736, w: WIDTH - 20, h: 172 }
const PANELS = { x: 10, y: 913, w: WIDTH - 20, h: 280 }

/** The Trees and the track; what everybody came to, a poster tells itself. */
export const BOARD = { x: 0, y: TREES.y - 6, w: WIDTH, h: PANELS.y - TREES.y + 4 }

/** What never changes from frame to frame, drawn once. */
export function backdrop(): Sheet {
  const ground = sheet(WIDTH, HEIGHT)
  drawSky(ground.pen, { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { ...EVENING, horizon: 0.735 })
  return ground
}

export function drawOverview(scene: Scene, ground: Sheet): Sheet {
  const picture = sheet(WIDTH, HEIGHT)
  picture.pen.drawImage(ground.canvas, 0, 0)
  drawHeading(picture, scene, HEAD)
  for (const [i, box] of columns(TREES, scene.view.trees.length, 10).entries())
    drawTree(picture, scene, scene.view.trees[i]!, box)
  drawTrack(picture, scene, TRACK)
  drawPanels(picture, scene, PANELS)
  return picture
}
