/**
 * A sheet to draw on. It remembers the size of everything written on it: what a person needs in order to play must be
 * legible on a telephone, where 1200 pixels shrink to 390 points.
 */
import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas'

export type Pen = CanvasRenderingContext2D

/** A label is needed for playing; a detail is also told by a label, a shape or the text board. */
export type Weight = 'label' | 'detail'
type Lettering = { readonly text: string; readonly size: number; readonly weight: Weight }

export type Sheet = {
  readonly canvas: Canvas
  readonly pen: Pen
  readonly width: number
  readonly height: number
  readonly lettering: Lettering[]
}

/** No label is smaller than this, at a width of 1200. */
export const LEAST_LABEL = 32

export function sheet(width: number, height: number): Sheet {
  const canvas = createCanvas(width, height)
  // No alpha channel: encoding is a third faster and the file a tenth smaller.
  const pen = canvas.getContext('2d', { pixelFormat: 'RGB24' })
  pen.textDrawingMode = 'glyph' // five times as fast as outlines, and just as good unless a text is stroked
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  return { canvas, pen, width, height, lettering: [] }
}

/** A transparent sheet: layers that are laid over others. */
export function layer(width: number, height: number): { canvas: Canvas; pen: Pen } {
  const canvas = createCanvas(width, height)
  return { canvas, pen: canvas.getContext('2d') }
}

/** Gives the pixels back at once: left to the garbage collector, they pile up until it takes longer than a picture. */
export function discard(canvas: Canvas): void {
  canvas.width = 0
  canvas.height = 0
}

/** Draws with settings of its own, and leaves the pen as it was. */
export function apart(pen: Pen, draw: () => void): void {
  pen.save()
  draw()
  pen.restore()
}

/** Draws around (x, y) as if with a larger pen, and keeps account of the true letter sizes. */
export function enlarged(sheet: Sheet, x: number, y: number, by: number, draw: (sheet: Sheet) => void): void {
  const lettering: Lettering[] = []
  apart(sheet.pen, () => {
    sheet.pen.translate(x, y)
    sheet.pen.scale(by, by)
    draw({ ...sheet, lettering })
  })
  sheet.lettering.push(...lettering.map((entry) => ({ ...entry, size: entry.size * by })))
}
