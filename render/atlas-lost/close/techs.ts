/** All Techs in words, on one page: what is chosen from when one is started. */
import type { Face } from '../../../src/games/atlas-lost/data/faces.ts'
import type { TechView, TreeView } from '../../../src/games/atlas-lost/view.ts'
import { drawn, framed, grid, line, onTop, type Part, padded, prose, row, sheetOf, stack } from '../../kit/layout.ts'
import type { Sheet } from '../../kit/sheet.ts'
import { write } from '../../kit/text.ts'
import { brightened, DUSK, deepened, letteringOn, WIDTH } from '../look.ts'
import { drawRunes, priceRunes } from '../runes.ts'
import type { Scene } from '../scene.ts'
import { sign } from '../signs.ts'
import { drawSky, NIGHT } from '../sky.ts'

const CODE = 130
const TITLE = 40

export function drawTechs(scene: Scene): Sheet {
  const { words, view, s } = scene
  const head = row([
    { width: 330, part: line(words.techs, { face: 'title', size: 46, colour: DUSK.copper }) },
    line(words.status(view, s), { face: 'bold', size: 36, colour: DUSK.ivory, align: 'right' }),
  ])
  const length = (id: string) => words.does(scene.face(id), s).length
  // Lowest first, and of each level the shortest: two side by side leave little room unused.
  const techs = view.trees
    .flatMap((tree) => tree.techs.map((tech) => ({ tree, tech })))
    .sort((a, b) => a.tech.level - b.tech.level || length(a.tech.id) - length(b.tech.id))
  const list = grid(
    techs.map(({ tree, tech }) => techPart(scene, tree, tech)),
    2,
    6,
  )
  const ground = ({ pen, height }: Sheet) => drawSky(pen, { x: 0, y: 0, w: WIDTH, h: height }, NIGHT)
  return sheetOf(WIDTH, padded(stack([head, list], 6), 8, 10), ground, { least: 600, most: 1200 })
}

/** Code, name and price in a line; below, in words, what it does for whom. */
function techPart(scene: Scene, { color, tree }: TreeView, { id }: TechView): Part {
  const face = scene.face(id)
  const title = drawn(TITLE, (sheet, { x, y, w, h }) => {
    const middle = y + h / 2
    sheet.pen.beginPath()
    sheet.pen.roundRect(x, y + 1, CODE, h - 2, 8)
    sheet.pen.fillStyle = color
    sheet.pen.fill()
    sign(sheet.pen, tree, x + 20, middle, 26, letteringOn(color))
    const code = { face: 'heavy', size: 34, colour: letteringOn(color), align: 'center', room: CODE - 40 } as const
    write(sheet, id, x + CODE / 2 + 16, middle, code)
    const price = drawPrice(sheet, scene, face, x + w, middle)
    const room = w - CODE - 24 - price
    write(sheet, face.name, x + CODE + 12, middle, { face: 'bold', size: 34, colour: brightened(color), room })
  })
  const told = prose(scene.words.does(face, scene.s), { face: 'plain', size: 32, colour: DUSK.ivory }, 3)
  return framed(padded(onTop(stack([title, told])), 3, 8), { fill: deepened(color, 0.84), rim: DUSK.line, opacity: 0.94 })
}

/** What it costs each time, or that it is always at work; returns the width taken. */
function drawPrice(sheet: Sheet, { words }: Scene, face: Face, right: number, y: number): number {
  const price = priceRunes(face)
  if (price.length > 0) return drawRunes(sheet, price, right, y, { size: 34, align: 'right' })
  if (face.cost) return write(sheet, words.free, right, y, { face: 'italic', size: 33, colour: DUSK.mist, align: 'right' })
  sign(sheet.pen, 'always', right - 20, y, 36, DUSK.copper)
  return 40
}
