/**
 * Marks for what has changed since an earlier view, alike in all games: a badge with + or −, an arrow for what has moved, a faded
 * piece for what is gone. Whatever marks something also has a form of its own, so that nobody has to rely on its colour.
 */
import { LOCALES } from '../../src/kernel/language.ts'
import { oursIn } from '../../src/words/words.ts'
import type { Staged } from './cast.ts'
import { faint, inkOn } from './colour.ts'
import { apart, type Pen, type Sheet } from './sheet.ts'
import { widthOf, write } from './text.ts'
import { finish } from './tokens.ts'

type Point = readonly [number, number]

/** What outlines are drawn in. */
export const FRESH = '#ffd84a'

/** Told to those who cannot see the marks. */
export const marksInWords = ({ ask, view, before }: Staged<{ readonly seat: unknown }>): string[] =>
  before === null ? [] : [oursIn(ask.locale ?? LOCALES[0])('picture.marks', { isOwn: view.seat !== null })]

const BADGE = 26

const changeText = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`)
export const badgeWidth = (pen: Pen, change: number, size = BADGE): number =>
  widthOf(pen, changeText(change), 'heavy', size) + size * 0.5

/** "+2" or "−1" in a small pill around (x, y); nothing where nothing has changed. Returns its width. */
export function badge(sheet: Sheet, change: number, x: number, y: number, size = BADGE): number {
  if (change === 0) return 0
  const { pen } = sheet
  const text = changeText(change)
  const width = badgeWidth(pen, change, size)
  pen.beginPath()
  pen.roundRect(x - width / 2, y - size * 0.54, width, size * 1.08, size * (change > 0 ? 0.54 : 0.2))
  finish(pen, change > 0 ? '#d7f5d3' : '#ffd9d2', '#ffffff', faint('#0b1016', 0.9), 1.5)
  const colour = change > 0 ? '#0d4a1b' : '#7d1308'
  write(sheet, text, x, y, { face: 'heavy', size, colour, align: 'center', weight: 'detail' })
  return width
}

/** What is no longer there. */
export function faded(pen: Pen, draw: () => void): void {
  apart(pen, () => {
    pen.globalAlpha = 0.4
    draw()
  })
}

/** A ring around something small. */
export function ringed(pen: Pen, x: number, y: number, radius: number): void {
  for (const [colour, width] of [
    [faint('#0b1016', 0.85), 8],
    [FRESH, 4.5],
  ] as const) {
    pen.beginPath()
    pen.arc(x, y, radius, 0, Math.PI * 2)
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.stroke()
  }
}

export type Arrow = {
  readonly fill: string
  /** Stands in the middle of it: how many have moved. */
  readonly text?: string
  readonly width?: number
  /** How far it keeps away from the middle of where it comes from, and its tip from the middle of its goal. */
  readonly clear?: number
  readonly short?: number
  /** How much it bends aside, against its length. */
  readonly bend?: number
}

/** What is seen of it, at least: on a shorter one a number would cover all of it. */
const LONG_ENOUGH = 136

/** A bent arrow from one place to another. */
export function arrow(sheet: Sheet, from: Point, b: Point, look: Arrow): void {
  const { fill, text, width = 8, clear = 0, short = 34, bend = 0.18 } = look
  const { pen } = sheet
  const way = Math.max(1, Math.hypot(b[0] - from[0], b[1] - from[1]))
  const a: Point = [from[0] + ((b[0] - from[0]) * clear) / way, from[1] + ((b[1] - from[1]) * clear) / way]
  const over: Point = [(a[0] + b[0]) / 2 + (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 - (b[0] - a[0]) * bend]
  const angle = Math.atan2(b[1] - over[1], b[0] - over[0])
  const tip: Point = [b[0] - Math.cos(angle) * short, b[1] - Math.sin(angle) * short]
  for (const [colour, thick] of [
    ['#ffffff', width + 5],
    [fill, width],
  ] as const) {
    pen.strokeStyle = colour
    pen.fillStyle = colour
    pen.lineWidth = thick
    pen.beginPath()
    pen.moveTo(a[0], a[1])
    pen.quadraticCurveTo(over[0], over[1], tip[0], tip[1])
    pen.stroke()
    pen.beginPath()
    const head = thick + width * 1.5
    for (const [i, turn] of [0, 2.3, -2.3].entries())
      pen[i === 0 ? 'moveTo' : 'lineTo'](tip[0] + Math.cos(angle + turn) * head, tip[1] + Math.sin(angle + turn) * head)
    pen.closePath()
    pen.fill()
  }
  if (text === undefined || way - clear - short < LONG_ENOUGH) return
  const middle: Point = [(a[0] + 2 * over[0] + tip[0]) / 4, (a[1] + 2 * over[1] + tip[1]) / 4]
  pen.beginPath()
  pen.arc(middle[0], middle[1], 22, 0, Math.PI * 2)
  finish(pen, fill, '#ffffff', faint('#000000', 0.8), 2.5)
  write(sheet, text, middle[0], middle[1], { face: 'heavy', size: 32, colour: inkOn(fill), align: 'center', room: 40 })
}

/** Numbers of one kind, by what they belong to: how much each has changed. */
export const changeOf = <T>(before: T | null | undefined, now: T, value: (of: T) => number): number =>
  before === null || before === undefined ? 0 : value(now) - value(before)

/** What has gone where: losses are matched with the nearest gains; what is left of either was lost or came from outside. */
export function movesBetween(
  changes: ReadonlyMap<string, number>,
  distance: (from: string, to: string) => number,
): { readonly from: string; readonly to: string; readonly count: number }[] {
  const left = new Map(changes)
  const pairs = [...changes]
    .flatMap(([from, lost]) => (lost < 0 ? [...changes].flatMap(([to, won]) => (won > 0 ? [{ from, to }] : [])) : []))
    .sort((a, b) => distance(a.from, a.to) - distance(b.from, b.to))
  return pairs.flatMap(({ from, to }) => {
    const count = Math.min(-left.get(from)!, left.get(to)!)
    if (count <= 0) return []
    left.set(from, left.get(from)! + count)
    left.set(to, left.get(to)! - count)
    return [{ from, to, count }]
  })
}
