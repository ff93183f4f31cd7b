/** Cards as slips from a drawer of the archive: emblem, name, price, what it does. */
import type { CardId } from '../../src/games/atlas-lost/data/components.ts'
import type { Face } from '../../src/games/atlas-lost/data/faces.ts'
import { faint } from '../kit/colour.ts'
import { prose } from '../kit/layout.ts'
import { type Box, lift, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { DUSK, deepened, letteringOn } from './look.ts'
import { drawProse, proseHeight } from './prose.ts'
import { costRunes, drawRunes, type Rune } from './runes.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const EMBLEM = 96
const TEXT = { size: 34, most: 4 } as const

export const TYPE_SIGNS: Readonly<Record<Face['type'], Sign>> = { crate: 'crate', active: 'use', passive: 'always' }
export const INITIAL = '#a86f45'

/** Initial cards belong to no Tree. */
export const cardColour = (scene: Scene, { tree }: Face): string => (tree && scene.tree(tree)?.color) || INITIAL

/** What it takes to install it, and what it takes to use it then. */
export const installRunes = ({ install }: Face): Rune[] => (install ? [{ sign: 'installed' }, ...costRunes(install)] : [])

export type Slip = {
  readonly isNew?: boolean
  readonly isUsed?: boolean
  /** What it took to install it no longer matters. */
  readonly isInstalled?: boolean
  /** Only the name, and the gist in small letters. */
  readonly isBrief?: boolean
}

const textRoom = (width: number) => width - EMBLEM - 36

export const slipHeight = (sheet: Sheet, scene: Scene, card: CardId, width: number): number =>
  74 + proseHeight(sheet, scene.words.whole(scene.face(card), scene.s), { ...TEXT, room: textRoom(width) })

export function drawSlip(sheet: Sheet, scene: Scene, card: CardId, box: Box, slip: Slip = {}): void {
  const { isNew, isUsed, isInstalled, isBrief } = slip
  const { pen } = sheet
  const face = scene.face(card)
  const color = cardColour(scene, face)
  lift(pen, box, 12)
  panel(pen, box, {
    fill: deepened(color, 0.8),
    rim: isNew ? DUSK.fresh : faint(color, 0.9),
    rimWidth: isNew ? 5 : 2.5,
    radius: 12,
  })
  drawEmblem(sheet, face, color, { ...box, w: EMBLEM })
  const left = box.x + EMBLEM + 18
  const price = drawRunes(sheet, isInstalled ? [] : installRunes(face), box.x + box.w - 16, box.y + 34, {
    size: 36,
    align: 'right',
  })
  const used = isUsed ? 90 : 0
  const room = box.w - EMBLEM - price - used - 56
  const wide = write(sheet, face.name, left, box.y + 34, {
    face: 'bold',
    size: 38,
    colour: isUsed ? DUSK.mist : DUSK.amber,
    room,
  })
  if (used) write(sheet, scene.words.used, left + wide + 18, box.y + 36, { face: 'italic', size: 34, colour: DUSK.mist })
  if (!isBrief) drawProse(sheet, scene.words.whole(face, scene.s), left, box.y + 62, { ...TEXT, room: textRoom(box.w) })
  else if (box.h >= 92)
    prose(
      scene.words.brief(face, scene.s),
      { face: 'plain', size: 30, colour: DUSK.mist, weight: 'detail' },
      box.h >= 130 ? 2 : 1,
    ).draw(sheet, { x: left, y: box.y + 56, w: textRoom(box.w), h: 0 })
}

function drawEmblem({ pen }: Sheet, { tree, type }: Face, color: string, { x, y, w, h }: Box): void {
  pen.beginPath()
  pen.roundRect(x, y, w, h, [12, 0, 0, 12])
  pen.fillStyle = color
  pen.fill()
  const ink = letteringOn(color)
  const isTall = h >= 98
  if (isTall || !tree) sign(pen, TYPE_SIGNS[type], x + w / 2, y + (tree ? h / 2 + 28 : h / 2), tree ? 36 : 48, ink)
  if (tree) sign(pen, tree, x + w / 2, isTall ? y + h / 2 - 20 : y + h / 2, 46, ink)
}
