/** The whole table: the island and the sea, the Gate, the wrath, what the round has brought, everybody. */
import type { Layers } from '../kit/layers.ts'
import { apart, type Sheet, sheet } from '../kit/sheet.ts'
import { drawGate } from './gate.ts'
import { REACH } from './geometry.ts'
import { drawIsland } from './island.ts'
import { drawTitle, drawWrath } from './panels.ts'
import { drawPlayers, playersHeight } from './players.ts'
import type { Scene } from './scene.ts'
import { laySea } from './sea.ts'
import { drawStory, storyHeight } from './story.ts'
import { drawTable } from './tiles.ts'

const WIDTH = 1200
const MIDDLE = { x: 440, y: 509 }
const GATE = { x: 878, y: 118, w: 312, h: 776 }
const STORY = { x: 10, y: 904, w: 1180 }
const HIGHEST = 1200

/** Where the island and its names lie. */
export const ISLAND = { x: 0, y: 104, w: 876, h: 800 }

export function drawOverview(scene: Scene, layers: Layers): Sheet {
  // A second line of the round's story where the players leave room for it.
  const heightWith = (lines: number) => STORY.y + storyHeight(lines) + playersHeight(scene) + 20
  const lines = heightWith(2) <= HIGHEST ? 2 : 1
  const picture = sheet(WIDTH, heightWith(lines))
  const { pen } = picture
  laySea(pen, layers, MIDDLE.x, MIDDLE.y, REACH.y / REACH.x)
  apart(pen, () => {
    pen.translate(MIDDLE.x, MIDDLE.y)
    drawIsland(pen, scene, layers)
    drawTable(picture, scene)
  })
  drawTitle(picture, scene, { x: 22, y: 8, w: 560, h: 100 })
  drawWrath(picture, scene, { x: 640, y: 8, w: 550, h: 102 })
  drawGate(picture, scene, GATE)
  drawStory(picture, scene, { ...STORY, h: storyHeight(lines) }, lines)
  drawPlayers(picture, scene, { x: 10, y: STORY.y + storyHeight(lines) + 10, w: 1180 })
  return picture
}
