/** The influence track close up: what every step costs and brings, and who stands where. */
import type { SpaceView } from '../../../src/games/atlas-lost/view.ts'
import { onSpace } from '../../../src/games/atlas-lost/words/reading.ts'
import { faint } from '../../kit/colour.ts'
import { type Box, panel } from '../../kit/panel.ts'
import { type Sheet, sheet } from '../../kit/sheet.ts'
import { write } from '../../kit/text.ts'
import { brightened, DUSK, INFLUENCE_COLOUR, WIDTH } from '../look.ts'
import { drawBanner } from '../panels.ts'
import { factionToken } from '../pieces.ts'
import { drawProse, proseHeight } from '../prose.ts'
import { costRunes, drawRunes } from '../runes.ts'
import type { Scene } from '../scene.ts'
import { sign } from '../signs.ts'
import { drawSky, NIGHT } from '../sky.ts'
import { drawReward } from '../track.ts'
import { drawStandings } from './tree.ts'

const HEAD = 94
const ABREAST = 4
const GAP = 10
const LEFT = 12
const WIDE = (WIDTH - 2 * LEFT - (ABREAST - 1) * GAP) / ABREAST
const BONUS = { size: 34, room: WIDE - 28, colour: DUSK.amber } as const
const STONE = 80
const COST = 47
const LEGEND = { size: 34, room: WIDTH - 96 } as const

export function drawTrackClose(scene: Scene): Sheet {
  const { spaces, rewards } = scene.view.influence
  const rows = rowsOf(scene, spaces)
  const tops = rows.map((_, row) => HEAD + rows.slice(0, row).reduce((sum, h) => sum + h + GAP, 0))
  const below = tops.at(-1)! + rows.at(-1)! + GAP
  const legend = Object.entries(rewards).map(([space, { tree, effect }]) => ({
    tree,
    text: `${space}: ${scene.words.effect(effect, scene.s)}`,
  }))
  const paper = sheet(1, 1)
  const heights = legend.map(({ text }) => Math.max(44, proseHeight(paper, text, LEGEND)) + 8)
  const hasAssets = spaces.some(({ costs }) => costs.some(({ asset }) => asset))
  const picture = sheet(WIDTH, below + heights.reduce((sum, h) => sum + h, 0) + (hasAssets ? 50 : 0) + 12)
  const { pen } = picture
  drawSky(pen, { x: 0, y: 0, w: WIDTH, h: picture.height }, NIGHT)
  drawBanner(picture, HEAD - 8)
  sign(pen, 'influence', 48, 44, 62, brightened(INFLUENCE_COLOUR))
  write(picture, scene.words.influence, 92, 42, { face: 'title', size: 50, colour: DUSK.copper })
  const tile = scene.view.initiative.find(({ id }) => id === 'influence')
  if (tile) drawStandings(picture, scene, tile, 44)
  for (const [i, space] of spaces.entries()) {
    const [column, row] = [i % ABREAST, Math.floor(i / ABREAST)]
    drawSpace(picture, scene, space, i + 1, { x: LEFT + column * (WIDE + GAP), y: tops[row]!, w: WIDE, h: rows[row]! })
  }
  let y = below + 4
  for (const [i, { tree, text }] of legend.entries()) {
    drawReward(pen, tree, 42, y + 20, scene.tree(tree)?.color ?? DUSK.panel, 40)
    drawProse(picture, text, 78, y, LEGEND)
    y += heights[i]!
  }
  if (hasAssets) {
    sign(pen, 'asset', 42, y + 20, 34, DUSK.mist)
    drawProse(picture, scene.words.asset, 78, y, { ...LEGEND, colour: DUSK.mist })
  }
  return picture
}

/** As high as the fullest space of each row needs. */
function rowsOf({ words, s }: Scene, spaces: readonly SpaceView[]): number[] {
  const paper = sheet(1, 1)
  const tall = ({ costs, bonus }: SpaceView) =>
    STONE + Math.max(1, costs.length) * COST + (bonus.length > 0 ? proseHeight(paper, words.effect(bonus, s), BONUS) : 0) + 14
  return Array.from({ length: Math.ceil(spaces.length / ABREAST) }, (_, row) =>
    Math.max(...spaces.slice(row * ABREAST, (row + 1) * ABREAST).map(tall)),
  )
}

function drawSpace(picture: Sheet, scene: Scene, { costs, bonus }: SpaceView, space: number, box: Box): void {
  const { pen } = picture
  const { markers, rewards, spaces } = scene.view.influence
  const isLast = space === spaces.length
  const isNext = markers[scene.view.turn] === space - 1 && !scene.view.result
  const rim = isNext ? { rim: DUSK.amber, rimWidth: 5 } : { rim: faint(INFLUENCE_COLOUR, 0.7), rimWidth: 2.5 }
  panel(pen, box, { fill: isLast ? '#4b3413' : DUSK.panel, opacity: 0.92, ...rim })
  const head = box.y + 42
  pen.beginPath()
  pen.arc(box.x + 44, head, 30, 0, Math.PI * 2)
  pen.fillStyle = isLast ? DUSK.amber : '#3a2440'
  pen.fill()
  pen.strokeStyle = INFLUENCE_COLOUR
  pen.lineWidth = 4
  pen.stroke()
  const ink = isLast ? '#3a2409' : DUSK.ivory
  write(picture, `${space}`, box.x + 44, head, { face: 'heavy', size: 38, colour: ink, align: 'center' })
  const here = onSpace(scene.view, space)
  for (const [i, who] of here.entries())
    factionToken(picture, scene, who, box.x + 106 + i * 44, head, 18, scene.changed('marker', who))
  const reward = rewards[space]
  if (reward) drawReward(pen, reward.tree, box.x + box.w - 36, head, scene.tree(reward.tree)?.color ?? DUSK.panel, 46)
  const victory = { face: 'title', size: 38, colour: DUSK.amber, align: 'right' } as const
  if (isLast && here.length === 0) write(picture, scene.words.victory, box.x + box.w - 16, head, victory)
  let y = box.y + STONE
  for (const [i, cost] of costs.entries()) {
    const middle = y + COST / 2
    const or =
      i > 0 ? write(picture, scene.words.or, box.x + 16, middle, { face: 'italic', size: 34, colour: DUSK.mist }) + 10 : 0
    drawRunes(picture, costRunes(cost), box.x + 16 + or, middle, { size: 37, room: box.w - 30 - or })
    y += COST
  }
  if (costs.length === 0)
    write(picture, scene.words.start, box.x + 16, y + COST / 2, { face: 'italic', size: 36, colour: DUSK.mist })
  if (bonus.length > 0) drawProse(picture, scene.words.effect(bonus, scene.s), box.x + 16, y, BONUS)
}
