/** A Deed in full: name, Region, values in words, and what its auction is about. */
import type { CardFace } from '../../src/games/secret-societies/data/rules.ts'
import type { LotView } from '../../src/games/secret-societies/view.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { lines, widthOf, write } from '../kit/text.ts'
import { drawBack, parchment } from './deed.ts'
import { drawFlag } from './flag.ts'
import { LODGE, REGION_LOOKS } from './look.ts'
import { rule, seal } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const RIBBON = 58

export function drawCertificate(sheet: Sheet, scene: Scene, lot: LotView, n: number, box: Box): void {
  const { pen } = sheet
  if (lot.deed === null) {
    drawBack(sheet, scene, scene.labels.deed(n + 1), box)
    return
  }
  const face = scene.face(lot.deed)
  const look = face.region ? REGION_LOOKS[face.region] : null
  const ink = look?.ink ?? LODGE.cream
  const middle = box.x + box.w / 2
  parchment(sheet, box, look?.fill ?? LODGE.sepia, RIBBON)
  const head = { face: 'heavy', size: 38, colour: ink } as const
  write(sheet, scene.labels.deed(n + 1), box.x + 30, box.y + RIBBON / 2 + 2, head)
  if (look && face.region) {
    const wide = write(sheet, scene.labels.regionShort[face.region], box.x + box.w - 26, box.y + RIBBON / 2 + 2, {
      ...head,
      face: 'bold',
      align: 'right',
      room: 150,
    })
    sign(pen, look.sign, box.x + box.w - wide - 52, box.y + RIBBON / 2 + 2, 36, ink)
  }
  const wide = Math.min(box.w - 72, (box.h - RIBBON - 250) * 1.5)
  const flag = { x: middle - wide / 2, y: box.y + RIBBON + 20, w: wide, h: (wide * 2) / 3 }
  drawFlag(sheet, face.id, face.initials, flag.x, flag.y, flag.w)
  drawSeals(sheet, lot, face.island, flag)
  const below = flag.y + flag.h
  // No country's name is cut: the longest are set smaller, with the code below them.
  const size = Math.min(44, Math.floor((44 * (box.w - 40)) / widthOf(pen, face.name, 'title', 44)))
  const name = { face: 'title', size, colour: LODGE.ink, align: 'center', weight: 'detail' } as const
  write(sheet, face.name, middle, below + 36, name)
  write(sheet, face.initials, middle, below + 78, { face: 'bold', size: 34, colour: LODGE.sepia, align: 'center' })
  rule(pen, box.x + 30, below + 104, box.w - 60, LODGE.brass)
  const values = below + 104 + Math.min(74, (box.y + box.h - below - 104) * 0.4)
  drawValues(sheet, scene, face, box, values)
  if (box.y + box.h - values > 150) drawBorders(sheet, scene, face, box, values + 92)
}

function drawValues(sheet: Sheet, { labels: { faces } }: Scene, face: CardFace, box: Box, y: number): void {
  const values: (readonly [Sign, number, string])[] = [
    ['land', face.land, faces.land],
    ['factory', face.industry, faces.industry],
    ['people', face.population, faces.population],
  ]
  for (const [i, [mark, value, word]] of values.entries()) {
    const x = box.x + (box.w / 3) * (i + 0.5)
    sign(sheet.pen, mark, x - 24, y, 44, LODGE.sepia)
    write(sheet, `${value}`, x + 22, y, { face: 'heavy', size: 50, colour: LODGE.ink, align: 'center' })
    write(sheet, word, x, y + 44, { face: 'italic', size: 34, colour: LODGE.sepia, align: 'center' })
  }
}

/** Where there is room: the codes of all Deeds it borders. */
function drawBorders(sheet: Sheet, scene: Scene, face: CardFace, box: Box, y: number): void {
  const codes = face.borders.map((id) => scene.face(id).initials)
  const all = lines(sheet.pen, scene.labels.borders(codes), 'italic', 34, box.w - 60)
  for (const [i, line] of all.slice(0, Math.floor((box.y + box.h - y) / 42)).entries())
    write(sheet, line, box.x + box.w / 2, y + 14 + i * 42, { face: 'italic', size: 34, colour: LODGE.sepia, align: 'center' })
}

/** What lies on it: known to this seat only, an Island, endorsed or cancelled. */
function drawSeals({ pen }: Sheet, lot: LotView, island: boolean, { x, y, w, h }: Box): void {
  if (!lot.faceup) seal(pen, x + w, y + h * 0.2, 32, LODGE.claret, 'lock')
  if (island) seal(pen, x + w, y + h * 0.7, 34, '#1f6f78', 'palm')
  if (lot.endorsed) seal(pen, x, y + h * 0.6, 36, '#2c7a45', 'thumb')
  if (lot.cancelled) seal(pen, x, y + h * 0.6, 36, '#a3242b', 'cross')
}
