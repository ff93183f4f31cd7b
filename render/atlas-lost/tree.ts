/** A Tree of the overview: six Techs joined by their routes, rooted in its deck. */
import type { TechView, TreeView } from '../../src/games/atlas-lost/view.ts'
import { arrow, faded, movesBetween } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import { type Box, lift, panel } from '../kit/panel.ts'
import { apart, type Pen, type Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { brightened, DUSK, deepened, letteringOn } from './look.ts'
import { drawCulture, drawTeams, drawTile, factionToken } from './pieces.ts'
import { brokenInto, drawRunes, gist, priceRunes, rivalRunes } from './runes.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

const HEAD = 58
const NODE = 186
const GAP = 16
const BAND = 56

/** Which Techs each Tech leads to, as places in `techs`: Lv.1, two of Lv.2, three of Lv.3. */
const ROUTES: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [1, 4],
  [2, 4],
  [2, 5],
]

export function drawTree(sheet: Sheet, scene: Scene, tree: TreeView, box: Box): void {
  const { pen } = sheet
  const { color, techs } = tree
  panel(pen, box, { fill: deepened(color, 0.86), rim: faint(brightened(color), 0.55), radius: 18, opacity: 0.62 })
  drawHead(sheet, scene, tree, box)
  const places = placesOf(box)
  drawRoutes(pen, places, brightened(color))
  for (const [i, tech] of techs.entries()) drawTech(sheet, scene, tech, places[i]!, color)
  drawMoves(sheet, scene, tree, places)
  const root = places[0]!
  const pile = { y: root.y + 36, w: 72, h: root.h - 52 }
  drawPile(sheet, tree, { ...pile, x: box.x + 14 }, tree.deck, true)
  drawPile(sheet, tree, { ...pile, x: box.x + box.w - 94 }, tree.discards.length, false)
}

function drawHead(sheet: Sheet, scene: Scene, { tree, color }: TreeView, { x, y, w }: Box): void {
  sign(sheet.pen, tree, x + 32, y + 33, 40, brightened(color))
  const tile = scene.view.initiative.find(({ id }) => id === tree)
  const plaque = { x: x + w - 138, y: y + 10, w: 128, h: 46 }
  write(sheet, scene.words.tree[tree], x + 60, y + 33, { face: 'title', size: 36, colour: DUSK.ivory, room: plaque.x - x - 66 })
  if (tile) drawTile(sheet, scene, tile, plaque)
}

/** Lv.3 on top, the root below. */
function placesOf({ x, y, w }: Box): Box[] {
  const middle = x + w / 2
  const row = (level: 1 | 2 | 3) => y + HEAD + (3 - level) * (NODE + GAP)
  const place = (at: number, width: number, level: 1 | 2 | 3): Box => ({
    x: middle + at - width / 2,
    y: row(level),
    w: width,
    h: NODE,
  })
  return [place(0, 170, 1), place(-82, 150, 2), place(82, 150, 2), place(-126, 121, 3), place(0, 121, 3), place(126, 121, 3)]
}

export function drawRoutes(pen: Pen, places: readonly Box[], colour: string): void {
  apart(pen, () => {
    pen.lineCap = 'round'
    for (const [from, to] of ROUTES) {
      const [low, high] = [places[from]!, places[to]!]
      for (const [width, ink] of [
        [9, faint(DUSK.night, 0.8)],
        [4, colour],
      ] as const) {
        pen.beginPath()
        pen.moveTo(low.x + low.w / 2, low.y)
        pen.lineTo(high.x + high.w / 2, high.y + high.h)
        pen.strokeStyle = ink
        pen.lineWidth = width
        pen.stroke()
      }
    }
  })
}

function drawTech(sheet: Sheet, scene: Scene, tech: TechView, box: Box, color: string): void {
  const { pen } = sheet
  const face = scene.face(tech.id)
  const middle = box.x + box.w / 2
  lift(pen, box, 10)
  panel(pen, box, { fill: deepened(color, 0.8), rim: faint(color, 0.9), radius: 10 })
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.w, BAND, [10, 10, 0, 0])
  pen.fillStyle = color
  pen.fill()
  const ink = { colour: letteringOn(color), align: 'center', room: box.w - 8 } as const
  write(sheet, tech.id, middle, box.y + 19, { ...ink, face: 'heavy', size: 33 })
  write(sheet, face.name, middle, box.y + 44, { ...ink, face: 'bold', size: 20, weight: 'detail' })
  drawPrice(sheet, scene, tech, middle, box.y + BAND + 16, box.w - 10)
  const effect = gist(face)
  const rivals = rivalRunes(face)
  const row = { size: effect.length > 3 ? 28 : 34, align: 'center', room: box.w - 8 } as const
  const [first = [], second = []] = rivals.length > 0 ? [effect] : brokenInto(sheet, effect, row.size, row.room)
  drawRunes(sheet, first, middle, box.y + BAND + (second.length > 0 ? 44 : 46), row)
  drawRunes(sheet, second, middle, box.y + BAND + 71, row)
  drawRunes(sheet, rivals, middle, box.y + BAND + 72, { size: 24, align: 'center', room: box.w - 10, ink: DUSK.mist })
  const culture = scene.isInPlay('culture') ? 33 : 0
  const isFull = rivals.length + second.length > 0
  const top = BAND + (isFull ? 82 : 66)
  const below = { x: box.x + 5, y: box.y + top, w: box.w - (culture ? 16 : 10) - culture, h: box.h - top - 4 }
  drawTeams(sheet, scene, tech, below, isFull ? 17 : 20)
  if (culture) drawCulture(sheet, scene, tech, { x: box.x + box.w - culture - 5, y: below.y + 3, w: culture, h: below.h - 8 })
  drawRim(pen, scene, tech, box)
}

/** What an Active Technology costs; a passive one is always at work. */
function drawPrice(sheet: Sheet, scene: Scene, { id }: TechView, x: number, y: number, room: number): void {
  const { cost } = scene.face(id)
  const runes = priceRunes(scene.face(id))
  if (!cost) sign(sheet.pen, 'always', x, y, 34, DUSK.copper)
  else if (runes.length > 0) drawRunes(sheet, runes, x, y, { size: 26, align: 'center', room, ink: DUSK.mist })
  else write(sheet, scene.words.free, x, y, { face: 'italic', size: 26, colour: DUSK.mist, align: 'center', weight: 'detail' })
}

/** Where teams stand on a Tech. */
const standing = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + (h + BAND + 66) / 2]

/** Teams that went from Tech to Tech as arrows; those that left the Tree stand faded where they were. */
function drawMoves(sheet: Sheet, scene: Scene, { techs, tree }: TreeView, places: readonly Box[]): void {
  const then = scene.before?.trees.find((each) => each.tree === tree)?.techs
  if (!then) return
  const at = (id: string) => standing(places[techs.findIndex((tech) => tech.id === id)]!)
  const apart = (from: string, to: string) => Math.hypot(at(from)[0] - at(to)[0], at(from)[1] - at(to)[1])
  for (const who of new Set(then.flatMap(({ teams }) => teams))) {
    const here = (list: readonly TechView[], id: string) =>
      Number(list.some((tech) => tech.id === id && tech.teams.includes(who)))
    const moves = movesBetween(new Map(techs.map(({ id }) => [id, here(techs, id) - here(then, id)])), apart)
    for (const { from, to } of moves)
      arrow(sheet, at(from), at(to), { fill: scene.mark(who).fill, width: 6, clear: 20, short: 26 })
    for (const { id } of techs.filter(({ id: each }) => here(then, each) > here(techs, each)))
      if (!moves.some(({ from }) => from === id)) faded(sheet.pen, () => factionToken(sheet, scene, who, ...at(id), 18))
  }
}

/** Being used, or just changed. */
function drawRim(pen: Pen, { view, changed }: Scene, { id }: TechView, { x, y, w, h }: Box): void {
  const isUsed = view.deeds.some(({ of }) => of === id)
  const isNew = (['team', 'economy', 'culture', 'runner'] as const).some((what) => changed(what, id))
  if (!isUsed && !isNew) return
  pen.beginPath()
  pen.roundRect(x - 2, y - 2, w + 4, h + 4, 12)
  pen.strokeStyle = isUsed ? DUSK.amber : DUSK.fresh
  pen.lineWidth = 5
  pen.stroke()
}

/** The deck, back up, or the discard pile, face up. */
function drawPile(sheet: Sheet, { tree, color }: TreeView, box: Box, count: number, isDeck: boolean): void {
  const { pen } = sheet
  const ground = isDeck ? { fill: deepened(color, 0.4), rim: brightened(color) } : { fill: '#efe4cf', rim: faint(color, 0.9) }
  const depth = Math.min(3, count)
  if (count === 0) panel(pen, box, { fill: DUSK.night, rim: faint(DUSK.mist, 0.4), radius: 8, opacity: 0.4 })
  for (let i = depth - 1; i >= 0; i--) panel(pen, { ...box, x: box.x + i * 4, y: box.y - i * 4 }, { ...ground, radius: 8 })
  const ink = count === 0 ? DUSK.mist : letteringOn(ground.fill)
  sign(pen, isDeck ? tree : 'cross', box.x + box.w / 2, box.y + box.h * 0.31, isDeck ? 34 : 26, faint(ink, isDeck ? 1 : 0.55))
  write(sheet, `${count}`, box.x + box.w / 2, box.y + box.h * 0.71, { face: 'bold', size: 36, colour: ink, align: 'center' })
}
