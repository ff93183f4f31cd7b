/** What stands in one area, as the overview shows it: code and Power, buildings, armies, agents. */

import type { Building } from '../../src/games/atlantis/terms.ts'
import type { AreaView, View } from '../../src/games/atlantis/view.ts'
import { noteSign } from '../kit/account.ts'
import { faded, ringed } from '../kit/change.ts'
import { faint } from '../kit/colour.ts'
import { type Icon, icon } from '../kit/icons.ts'
import type { SeatMark } from '../kit/palette.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, outline } from '../kit/tokens.ts'
import { drawHeading, headingWidth, newsAround } from './heading.ts'
import { areaIn } from './marks.ts'
import type { Scene } from './scene.ts'
import type { Point } from './world.ts'

const BUILDING_TILE: Readonly<Record<Building, { fill: string; ink: string }>> = {
  base: { fill: '#efe4cd', ink: '#5a2d1a' },
  capitol: { fill: '#efe4cd', ink: '#26405e' },
  factory: { fill: '#efe4cd', ink: '#3d3d42' },
  pyramid: { fill: '#f4d98a', ink: '#4a3410' },
  dark: { fill: '#1d1a24', ink: '#e2cfff' },
  light: { fill: '#fffdf4', ink: '#a06a00' },
}

const TILE = 25

/** A small tile with the pictogram of a building. */
export function buildingTile({ pen }: Sheet, building: Building, x: number, y: number, size: number): void {
  const { fill, ink } = BUILDING_TILE[building]
  pen.beginPath()
  pen.roundRect(x - size / 2, y - size / 2, size, size, size * 0.2)
  finish(pen, fill, '#fffaf0', faint('#0b1016', 0.8), size / 18)
  icon(pen, building as Icon, x, y, size * 0.84, ink)
}

/** Small things besides buildings: a relic, markers, a special action. */
export type Sign = 'special' | 'relic' | 'lab' | 'crystal'

export const signsOf = (area: AreaView): Sign[] => [
  ...(area.counter?.special ? (['special'] as const) : []),
  ...(area.relic ? (['relic'] as const) : []),
  ...(area.markers.includes('chimera-lab') ? (['lab'] as const) : []),
  ...(area.markers.includes('healing-crystal') ? (['crystal'] as const) : []),
]

export const SIGN_COLOURS: Partial<Record<Icon, string>> = {
  relic: '#f4fbff',
  lab: '#b8f0b4',
  crystal: '#b5ecff',
  special: '#ffe08a',
}

export function drawSign({ pen }: Sheet, sign: Icon, x: number, y: number, size: number): void {
  icon(pen, sign, x, y, size, SIGN_COLOURS[sign] ?? '#ffffff', faint('#10161c', 0.9))
}

/** A row of small pieces, each with the room it takes. */
type Small = { readonly room: number; readonly draw: (x: number, y: number) => void }

const roomOf = (pieces: readonly Small[]): number => pieces.reduce((sum, { room }) => sum + room, 0)

const drawRow = (pieces: readonly Small[], left: number, y: number): void => {
  let at = left
  for (const { room, draw } of pieces) {
    draw(at + room / 2, y)
    at += room
  }
}

/** Strength and three buildings, or four agents; at the left edge, where areas lie one above the other, more. */
const LONGEST_ROW = 138
const LONGEST_AT_EDGE = 182
const EDGE = 130

/** As many in a row as fit. */
const rowsOf = (pieces: readonly Small[], longest: number): Small[][] => {
  const rows: Small[][] = []
  for (const piece of pieces) {
    const row = rows.at(-1)
    if (row && roomOf(row) + piece.room <= longest) row.push(piece)
    else rows.push([piece])
  }
  return rows
}

/** Everything that stands in an area: where it will lie, and how to draw it. */
export type Stand = {
  readonly rows: readonly Box[]
  /** What it covers besides: signs of what has changed. */
  readonly news: readonly Box[]
  draw(): void
}

/** The code with its army, and under it small pieces in rows. */
export function standOf(sheet: Sheet, scene: Scene, area: AreaView, [x, y]: Point, room = 1): Stand {
  const then = areaIn(scene.before, area.id)
  const small = (draw: Small['draw'], isGone = false): Small => ({
    room: TILE + 3,
    draw: (px, py) => (isGone ? faded(sheet.pen, () => draw(px, py)) : draw(px, py)),
  })
  const tile = (building: Building) => (px: number, py: number) => buildingTile(sheet, building, px, py, TILE)
  const fresh = then ? without(area.buildings, then.buildings) : []
  const strength: Small = { room: CHIP + 3, draw: (px, py) => strengthChip(sheet, area.garrison, area.stability, px, py) }
  const standing: Small[] = [
    ...(area.kind === 'wilderness' ? [] : [strength]),
    ...without(area.buildings, fresh).map((building) => small(tile(building))),
    ...fresh.map((building) =>
      small((px, py) => {
        ringed(sheet.pen, px, py, TILE * 0.72)
        tile(building)(px, py)
      }),
    ),
    ...(then ? without(then.buildings, area.buildings) : []).map((building) => small(tile(building), true)),
    ...Array.from({ length: Math.max(0, area.spots - area.buildings.length) }, () => ({
      room: 18,
      draw: (px: number, py: number) => emptySpot(sheet, px, py),
    })),
    ...signsOf(area).map((sign) =>
      sign === 'special'
        ? {
            room: TILE + 12,
            draw: (px: number, py: number) => drawSpecial(sheet, scene, area.counter!.special!, px, py),
          }
        : { room: TILE + 3, draw: (px: number, py: number) => drawSign(sheet, sign, px, py, TILE) },
    ),
  ]
  const agentsThen = new Map(then?.agents.map(({ of, values }) => [of, values]))
  const piece = ({ of, values }: AreaView['agents'][number], px: number, py: number) =>
    agentPiece(sheet, of === null ? null : scene.mark(of), sumOf(values), px, py)
  const agents: Small[] = [
    ...area.agents.map((each) => ({
      room: sumOf(each.values) === 0 ? 24 : 34,
      draw(px: number, py: number) {
        if (then && `${agentsThen.get(each.of)}` !== `${each.values}`) ringed(sheet.pen, px, py, 18)
        piece(each, px, py)
      },
    })),
    ...(then?.agents ?? [])
      .filter(({ of }) => !area.agents.some((each) => each.of === of))
      .map((each) => ({
        room: sumOf(each.values) === 0 ? 24 : 34,
        draw: (px: number, py: number) => faded(sheet.pen, () => piece(each, px, py)),
      })),
  ]
  const rows = rowsOf([...standing, ...agents], room * (x > 0 && x < EDGE ? LONGEST_AT_EDGE : LONGEST_ROW))
  const middle = (row: number) => y + 35 + row * (TILE + 6)
  const heading = headingWidth(sheet, area)
  // Under the middle, but on the sheet: some areas lie at its edge. A close-up draws around its own middle.
  const leftOf = (row: readonly Small[]) => {
    const left = x - roomOf(row) / 2
    return x === 0 && y === 0 ? left : Math.min(sheet.width - 4 - roomOf(row), Math.max(4, left))
  }
  return {
    rows: [
      { x: x - heading / 2, y: y - 19, w: heading, h: 38 },
      ...rows.map((row, i) => ({ x: leftOf(row), y: middle(i) - 15, w: roomOf(row), h: 30 })),
    ],
    news: newsAround(sheet, area, then, [x, y]),
    draw() {
      for (const [i, row] of rows.entries()) drawRow(row, leftOf(row), middle(i))
      drawHeading(sheet, area, then, x, y)
    },
  }
}

const CHIP = 50

/** Garrison and stability, paired as on the counter: dark on the left against armies, light on the right against coups. */
export function strengthChip(sheet: Sheet, garrison: number, stability: number, x: number, y: number, width = CHIP): void {
  noteSign('strength')
  const { pen } = sheet
  const [half, up] = [width / 2, width * 0.26]
  const number = { face: 'heavy', size: Math.round(width * 0.46), align: 'center', weight: 'detail' } as const
  pen.beginPath()
  pen.roundRect(x - half, y - up, width, 2 * up, 6)
  finish(pen, '#f7efdc', '#fffaf0', faint('#0b1016', 0.85), 1.5)
  pen.beginPath()
  pen.roundRect(x - half, y - up, half, 2 * up, [6, 0, 0, 6])
  pen.fillStyle = '#2b3f57'
  pen.fill()
  write(sheet, `${garrison}`, x - half / 2, y, { ...number, colour: '#ffffff' })
  write(sheet, `${stability}`, x + half / 2, y, { ...number, colour: '#4a2a10' })
}

/** Room for a building. */
export function emptySpot({ pen }: Sheet, x: number, y: number, size = 14): void {
  noteSign('spot')
  pen.beginPath()
  pen.roundRect(x - size / 2, y - size / 2, size, size, size / 5)
  pen.fillStyle = faint('#fff7e2', 0.35)
  pen.fill()
  pen.setLineDash([size * 0.28, size * 0.14])
  pen.strokeStyle = '#2a1c0c'
  pen.lineWidth = 1.8
  pen.stroke()
  pen.setLineDash([])
}

/** Special actions are told apart by numbers: the same on the map, on the action board and in words. */
export const specialNumber = (view: View, id: string): number => view.specials.findIndex((special) => special.id === id) + 1

export function specialSign(sheet: Sheet, number: number, x: number, y: number, size: number): void {
  noteSign('special')
  const { pen } = sheet
  pen.beginPath()
  pen.ellipse(x, y, size * 0.62, size * 0.44, 0, 0, Math.PI * 2)
  // Dark, so that nobody takes it for a coin.
  finish(pen, '#3a2410', '#ffe08a', faint('#10161c', 0.9), 2.5)
  const style = { face: 'heavy', size: Math.round(size * 0.82), colour: '#ffe9ad', align: 'center', weight: 'detail' } as const
  write(sheet, `${number}`, x, y, style)
}

/** On the map; under Psychic Control, with its marker pinned to it. */
function drawSpecial(sheet: Sheet, { view }: Scene, id: string, x: number, y: number): void {
  specialSign(sheet, specialNumber(view, id), x, y, 30)
  if (view.specials.find((special) => special.id === id)?.space.toll)
    icon(sheet.pen, 'dial', x + 17, y - 12, 20, '#3d1f66', '#e2cfff')
}

/** What is left of a list when each of the others is taken out once. */
function without<T>(list: readonly T[], others: readonly T[]): T[] {
  const left = [...list]
  for (const other of others) {
    const i = left.indexOf(other)
    if (i >= 0) left.splice(i, 1)
  }
  return left
}

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Agents of one seat: colour and shape say whose, the number what they are worth together. `null`: the passive nation's. */
function agentPiece(sheet: Sheet, mark: SeatMark | null, worth: number, x: number, y: number): void {
  noteSign('piece')
  const { fill, ink, shape } = mark ?? { fill: '#3b4046', ink: '#ffffff', shape: 'circle' as const }
  // Worth nothing, but there: small and without a number, so that crowds leave room for those that count.
  outline(sheet.pen, shape, x, y, worth === 0 ? 8 : 14)
  finish(sheet.pen, fill, '#ffffff', faint('#0b1016', 0.85), 2.2)
  if (worth === 0) return
  write(sheet, String(worth), x, y + 0.5, { face: 'heavy', size: 25, colour: ink, align: 'center', weight: 'detail' })
}
