/** Lettering: fits a text into its room, and keeps account of sizes. */
import { type Face, font, isForeign, isLent } from './fonts.ts'
import { apart, LEAST_LABEL, type Pen, type Sheet, type Weight } from './sheet.ts'

export type Style = {
  readonly face: Face
  readonly size: number
  readonly colour: string
  readonly align?: 'left' | 'center' | 'right'
  /** Vertical: the middle of the capitals unless said otherwise. */
  readonly base?: 'middle' | 'alphabetic'
  readonly weight?: Weight
  /** Room: the text is set smaller, then shortened, until it fits. */
  readonly room?: number
  /** An outline that lifts the text off a picture. */
  readonly halo?: string
  readonly haloWidth?: number
  /** Extra space between letters. */
  readonly spacing?: number
}

const CAPITALS = 0.69 // height of capitals against the font size, in both families

/**
 * Measuring takes longer than drawing, and pictures say the same again and again. An enlarged sheet would measure some thousandths of a
 * pixel differently: it is done at true size, so that a picture comes out the same whatever was drawn before.
 */
const measured = new Map<string, number>()
const MOST_MEASURED = 20_000

export const widthOf = (pen: Pen, text: string, face: Face, size: number): number => {
  const key = `${face} ${size} ${text}`
  const known = measured.get(key)
  if (known !== undefined) return known
  pen.save()
  pen.resetTransform()
  pen.font = font(face, size, text)
  const { width } = pen.measureText(text)
  pen.restore()
  if (measured.size >= MOST_MEASURED) measured.clear()
  measured.set(key, width)
  return width
}

/** The largest size up to `size` at which the text fits; below the least size it is shortened instead. */
export function fitted(pen: Pen, text: string, style: Style): { text: string; size: number } {
  const { face, size, room } = style
  if (room === undefined) return { text, size }
  const least = Math.min(size, style.weight === 'detail' ? size * 0.7 : Math.max(LEAST_LABEL, size * 0.75))
  const full = widthOf(pen, text, face, size)
  if (full <= room) return { text, size }
  const smaller = Math.floor((size * room) / full)
  if (smaller >= least) return { text, size: smaller }
  const letters = lettersOf(text)
  const short = () => `${letters.join('').trimEnd()}…`
  while (letters.length > 1 && widthOf(pen, short(), face, least) > room) letters.pop()
  return { text: short(), size: least }
}

/** Writes, and returns the width it took. */
export function write(sheet: Sheet, text: string, x: number, y: number, style: Style): number {
  const { pen } = sheet
  const fit = fitted(pen, text, style)
  const weight = style.weight ?? 'label'
  if (weight === 'label' && fit.size < LEAST_LABEL) throw new Error(`"${text}" is set in ${fit.size} px: too small to be needed`)
  sheet.lettering.push({ text: fit.text, size: fit.size, weight })
  const widthIn = (part: string) => widthOf(pen, part, style.face, fit.size)
  // Many scripts join their letters: pulled apart, they could not be read.
  const spacing = isForeign(fit.text) ? undefined : style.spacing
  const width = spacing ? spacedWidth(fit.text, spacing, widthIn) : widthIn(fit.text)
  const left = style.align === 'center' ? x - width / 2 : style.align === 'right' ? x - width : x
  const baseline = style.base === 'alphabetic' ? y : y + (fit.size * CAPITALS) / 2
  pen.font = font(style.face, fit.size, fit.text)
  pen.textAlign = 'left'
  pen.textBaseline = 'alphabetic'
  for (const [glyphs, at] of spacing ? spread(fit.text, spacing, widthIn) : [[fit.text, 0] as const]) {
    if (style.halo) drawHalo(pen, glyphs, left + at, baseline, style.halo, style.haloWidth ?? Math.max(4, fit.size / 6))
    pen.fillStyle = style.colour
    pen.fillText(glyphs, left + at, baseline)
  }
  return width
}

/** A narrow halo is the text itself, shifted around: ten times as fast as an outline. */
function drawHalo(pen: Pen, text: string, x: number, y: number, colour: string, width: number): void {
  if (width <= 4) {
    pen.fillStyle = colour
    for (let i = 0; i < 8; i++)
      pen.fillText(text, x + (Math.cos((i * Math.PI) / 4) * width) / 2, y + (Math.sin((i * Math.PI) / 4) * width) / 2)
    return
  }
  apart(pen, () => {
    pen.textDrawingMode = 'path'
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.strokeText(text, x, y)
  })
}

type WidthIn = (part: string) => number

const spread = (text: string, spacing: number, widthIn: WidthIn): (readonly [string, number])[] => {
  let at = 0
  return [...text].map((glyph) => {
    const place = [glyph, at] as const
    at += widthIn(glyph) + spacing
    return place
  })
}

const spacedWidth = (text: string, spacing: number, widthIn: WidthIn): number =>
  [...text].reduce((sum, glyph) => sum + widthIn(glyph) + spacing, -spacing)

/** Words over several lines, none wider than the room. */
export function lines(pen: Pen, text: string, face: Face, size: number, room: number): string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const longer = found.length > 0 ? `${found.at(-1)} ${word}` : word
    if (found.length > 0 && widthOf(pen, longer, face, size) <= room) found[found.length - 1] = longer
    else found.push(word)
  }
  return found
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader takes for one letter, however many codes it is written in. */
const lettersOf = (text: string): string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)

const JOINERS = /\u200c|\u200d|\ufe0e|\ufe0f/gu
const INVISIBLE = /\p{C}/u

const isDrawable = (letter: string): boolean => {
  const visible = letter.replace(JOINERS, '')
  if (visible === '' || INVISIBLE.test(visible)) return false
  return !isForeign(letter) || [...visible].every((each) => isLent(each.codePointAt(0)!))
}

/** A name as it can be drawn; a name without a single drawable letter becomes `otherwise`. */
export const drawable = (name: string, otherwise: string): string => {
  const kept = lettersOf(name.normalize('NFC')).filter(isDrawable).join('').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(kept) ? kept : otherwise
}
