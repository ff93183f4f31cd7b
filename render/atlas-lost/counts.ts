/** Numbers with their signs: what a faction has, wherever it is shown. */
import type { Faction } from '../../src/games/atlas-lost/data/components.ts'
import type { PlayerView, TileView } from '../../src/games/atlas-lost/view.ts'
import { type Means, resourcesOf } from '../../src/games/atlas-lost/words/reading.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Pen, Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { DUSK, INFLUENCE_COLOUR, letteringOn, RESOURCE_COLOURS, TOKEN_COLOURS } from './look.ts'
import { factionToken } from './pieces.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

type Counted = { readonly colour: string; readonly change?: number; readonly size?: number }

/** A sign with its number, and above it what the turn has added or taken. */
export function counted(sheet: Sheet, what: Sign, value: string, x: number, y: number, look: Counted): void {
  const { colour, change = 0, size = 35 } = look
  sign(sheet.pen, what, x + size * 0.4, y, size * 0.8, colour)
  const ink = change === 0 ? DUSK.ivory : change > 0 ? DUSK.fresh : DUSK.bad
  const wide = write(sheet, value, x + size * 0.93, y, { face: 'bold', size, colour: ink })
  if (change !== 0) drawChange(sheet, change, x + size * 0.95 + wide, y - size * 0.72, size * 0.62)
}

export const drawChange = (sheet: Sheet, n: number, right: number, y: number, size: number): number =>
  write(sheet, n > 0 ? `+${n}` : `−${-n}`, right, y, {
    face: 'heavy',
    size,
    colour: n > 0 ? DUSK.fresh : DUSK.bad,
    align: 'right',
    weight: 'detail',
  })

/** Side by side; research and data, which may have two digits, get more room. */
export function drawMeans(sheet: Sheet, scene: Scene, has: Means, changed: Means | undefined, box: Box, size = 35): void {
  const shown = resourcesOf(scene.view)
  const share = (res: keyof Means) => (res === 'R' || res === 'D' ? 1.28 : 1)
  const unit = box.w / shown.reduce((sum, res) => sum + share(res), 0)
  let { x } = box
  for (const res of shown) {
    counted(sheet, res, `${has[res]}`, x, box.y, { colour: RESOURCE_COLOURS[res], change: changed?.[res] ?? 0, size })
    x += share(res) * unit
  }
}

/** How far it is to a goal; what is not certain is paler. */
export function drawBar(pen: Pen, { x, y, w, h }: Box, colour: string, least: number, most = least): void {
  for (const [share, ink] of [
    [1, faint(DUSK.ivory, 0.14)],
    [most, faint(colour, 0.45)],
    [least, colour],
  ] as const) {
    if (share <= 0) continue
    pen.beginPath()
    pen.roundRect(x, y, Math.max(h, Math.min(1, share) * w), h, h / 2)
    pen.fillStyle = ink
    pen.fill()
  }
}

/** Initiative tiles held; returns the width taken. */
export function drawTiles({ pen }: Sheet, scene: Scene, { tiles }: PlayerView, x: number, y: number): number {
  for (const [i, id] of tiles.entries()) {
    const fill = tileColour(scene, id)
    pen.beginPath()
    pen.arc(x + i * 36, y, 16, 0, Math.PI * 2)
    pen.fillStyle = fill
    pen.fill()
    pen.strokeStyle = DUSK.amber
    pen.lineWidth = 3
    pen.stroke()
    sign(pen, id, x + i * 36, y, 21, letteringOn(fill))
  }
  return tiles.length * 36 + (tiles.length > 0 ? 10 : 0)
}

const tileColour = (scene: Scene, id: TileView['id']): string =>
  id === 'influence' ? INFLUENCE_COLOUR : (scene.tree(id)?.color ?? DUSK.mist)

/** Religion tokens on a faction's track, oldest first. */
export function drawFaith(sheet: Sheet, scene: Scene, who: Faction, track: readonly Faction[], box: Box): void {
  if (track.length === 0) return
  const radius = box.h / 2
  const isNew = scene.changed('religion', who)
  const pitch = Math.min(radius * 2.5, (box.w - radius * 3) / track.length)
  sign(sheet.pen, 'religion', box.x + radius * 1.2, box.y, radius * 2.5, isNew ? DUSK.fresh : TOKEN_COLOURS.religion)
  for (const [i, owner] of track.entries())
    factionToken(sheet, scene, owner, box.x + radius * 3.9 + i * pitch, box.y, radius, isNew && i === track.length - 1)
}
