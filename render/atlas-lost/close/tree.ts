/** One Tree close up: every Tech with its price, its words and everything that lies on it. */
import type { TechView, TileView, TreeView } from '../../../src/games/atlas-lost/view.ts'
import { faint } from '../../kit/colour.ts'
import { type Box, lift, panel } from '../../kit/panel.ts'
import { type Sheet, sheet } from '../../kit/sheet.ts'
import { write } from '../../kit/text.ts'
import { brightened, DUSK, deepened, letteringOn, WIDTH } from '../look.ts'
import { drawBanner } from '../panels.ts'
import { drawCulture, drawTeams, drawTile, factionToken } from '../pieces.ts'
import { drawProse, type Prose, proseHeight } from '../prose.ts'
import { drawRunes, priceRunes } from '../runes.ts'
import type { Scene } from '../scene.ts'
import { sign } from '../signs.ts'
import { drawSky, NIGHT } from '../sky.ts'
import { drawRoutes } from '../tree.ts'

const HEAD = 94
const BAND = 54
const PRICE = 46
const FEET = 62
const GAP = 26
const TALLEST = 1196

/** Widths by level; the higher, the more of them stand side by side. */
const WIDE = { 1: 760, 2: 578, 3: 380 } as const
/** Lines of text there is room for. */
const MOST = { 1: 3, 2: 4, 3: 7 } as const

export function drawTreeClose(scene: Scene, tree: TreeView, about: string | undefined): Sheet {
  const heights = heightsOf(scene, tree)
  const places = placesOf(heights)
  const picture = sheet(WIDTH, Math.min(TALLEST, HEAD + heights[1] + heights[2] + heights[3] + 2 * GAP + 14))
  const { pen } = picture
  drawSky(pen, { x: 0, y: 0, w: WIDTH, h: picture.height }, NIGHT)
  pen.fillStyle = faint(deepened(tree.color, 0.7), 0.45)
  pen.fillRect(0, 0, WIDTH, picture.height)
  drawBanner(picture, HEAD - 8)
  drawHead(picture, scene, tree)
  drawRoutes(pen, places, brightened(tree.color))
  for (const [i, tech] of tree.techs.entries()) drawTech(picture, scene, tech, places[i]!, tree.color, tech.id === about)
  drawPiles(picture, scene, tree, places[0]!)
  return picture
}

const proseOf = (level: TechView['level']): Prose => ({ size: 34, room: WIDE[level] - 34, most: MOST[level] })

function heightsOf(scene: Scene, { techs }: TreeView): Record<1 | 2 | 3, number> {
  const paper = sheet(1, 1)
  const tallest = (level: 1 | 2 | 3) =>
    BAND +
    PRICE +
    FEET +
    10 +
    Math.max(
      ...techs
        .filter((tech) => tech.level === level)
        .map(({ id }) => proseHeight(paper, scene.words.deed(scene.face(id), scene.s), proseOf(level))),
    )
  return { 1: tallest(1), 2: tallest(2), 3: tallest(3) }
}

function placesOf(heights: Record<1 | 2 | 3, number>): Box[] {
  const top = { 3: HEAD, 2: HEAD + heights[3] + GAP, 1: HEAD + heights[3] + heights[2] + 2 * GAP }
  const row = (level: 1 | 2 | 3, count: number): Box[] => {
    const gap = count > 1 ? (WIDTH - 24 - count * WIDE[level]) / (count - 1) : 0
    const left = count > 1 ? 12 : (WIDTH - WIDE[level]) / 2
    return Array.from({ length: count }, (_, i) => ({
      x: left + i * (WIDE[level] + gap),
      y: top[level],
      w: WIDE[level],
      h: heights[level],
    }))
  }
  return [...row(1, 1), ...row(2, 2), ...row(3, 3)]
}

function drawHead(picture: Sheet, scene: Scene, { tree, company, color }: TreeView): void {
  sign(picture.pen, tree, 48, 44, 58, brightened(color))
  const wide = write(picture, scene.words.tree[tree], 90, 42, { face: 'title', size: 50, colour: DUSK.copper })
  const tile = scene.view.initiative.find(({ id }) => id === tree)
  const standings = tile ? drawStandings(picture, scene, tile, 44) : 0
  const style = { face: 'italic', size: 32, colour: DUSK.mist, room: WIDTH - 140 - wide - standings, weight: 'detail' } as const
  if (style.room > 120) write(picture, company, 108 + wide, 48, style)
}

/** Who stands how high in the race for the tile; returns the width taken. */
export function drawStandings(picture: Sheet, scene: Scene, tile: TileView, y: number): number {
  let x = WIDTH - 20
  for (const [who, n] of Object.entries(tile.standings).reverse()) {
    const wide = write(picture, `${n}`, x, y, {
      face: 'bold',
      size: 38,
      colour: n >= tile.min ? DUSK.amber : DUSK.ivory,
      align: 'right',
    })
    factionToken(picture, scene, who, x - wide - 28, y, 19)
    x -= wide + 62
  }
  drawTile(picture, scene, tile, { x: x - 128, y: y - 25, w: 130, h: 50 })
  return WIDTH - x + 128
}

function drawTech(picture: Sheet, scene: Scene, tech: TechView, box: Box, color: string, isMeant: boolean): void {
  const { pen } = picture
  const face = scene.face(tech.id)
  const ink = letteringOn(color)
  lift(pen, box, 12)
  const isNew = (['team', 'economy', 'culture', 'runner'] as const).some((what) => scene.changed(what, tech.id))
  const rim = isMeant
    ? { rim: DUSK.amber, rimWidth: 7 }
    : isNew
      ? { rim: DUSK.fresh, rimWidth: 5 }
      : { rim: faint(color, 0.9), rimWidth: 2.5 }
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.w, box.h, 12)
  pen.fillStyle = deepened(color, 0.82)
  pen.fill()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.w, BAND, [12, 12, 0, 0])
  pen.fillStyle = color
  pen.fill()
  panel(pen, box, { ...rim, opacity: 0, radius: 12 })
  write(picture, tech.id, box.x + 18, box.y + BAND / 2, { face: 'heavy', size: 42, colour: ink })
  write(picture, scene.words.kindWord(face), box.x + box.w - 18, box.y + BAND / 2, {
    face: 'bold',
    size: 34,
    colour: ink,
    align: 'right',
  })
  const price = priceRunes(face)
  const y = box.y + BAND + 28
  const wide = drawPrice()
  const name = {
    face: 'italic',
    size: 34,
    colour: brightened(color),
    align: 'right',
    room: box.w - wide - 54,
    weight: 'detail',
  } as const
  write(picture, face.name, box.x + box.w - 18, y, name)
  drawProse(picture, scene.words.deed(face, scene.s), box.x + 18, box.y + BAND + PRICE + 4, proseOf(tech.level))
  const culture = scene.isInPlay('culture') ? 42 : 0
  const feet = { x: box.x + 10, y: box.y + box.h - FEET, w: box.w - 24 - culture, h: FEET - 6 }
  drawTeams(picture, scene, tech, feet, 24)
  if (culture) drawCulture(picture, scene, tech, { x: box.x + box.w - culture - 12, y: feet.y + 2, w: culture, h: feet.h - 4 })

  /** What it costs each time; a passive one is always at work. Returns the width taken. */
  function drawPrice(): number {
    if (price.length > 0) return drawRunes(picture, price, box.x + 18, y, { size: 38, room: box.w - 36 })
    if (face.cost) return write(picture, scene.words.free, box.x + 18, y, { face: 'italic', size: 36, colour: DUSK.mist })
    sign(pen, 'always', box.x + 38, y, 44, DUSK.copper)
    return 44
  }
}

/** Deck and discard pile, to both sides of the root. */
function drawPiles(picture: Sheet, { words }: Scene, { deck, discards, color }: TreeView, root: Box): void {
  const [left, right] = [root.x / 2 + 4, (root.x + root.w + WIDTH) / 2 - 4]
  const style = { align: 'center' } as const
  for (const [x, count, word] of [
    [left, deck, words.inDeck],
    [right, discards.length, words.discarded],
  ] as const) {
    sign(picture.pen, 'card', x - 34, root.y + root.h * 0.4, 56, brightened(color))
    write(picture, `${count}`, x + 30, root.y + root.h * 0.4, { face: 'heavy', size: 54, colour: DUSK.ivory, ...style })
    write(picture, word, x, root.y + root.h * 0.4 + 58, { face: 'plain', size: 34, colour: DUSK.mist, ...style })
  }
}
