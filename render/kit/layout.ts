/**
 * Layout by small parts. A part says how high it is in a given width, and draws itself into a box; parts are put together by `stack`,
 * `row` and `grid`, so that nothing has to be placed by hand and a picture is as high as what is in it.
 */
import type { Canvas } from 'canvas'
import { type Box, columns, type Ground, panel } from './panel.ts'
import { LEAST_LABEL, layer, type Sheet, sheet } from './sheet.ts'
import { lines, type Style, widthOf, write } from './text.ts'

export type Part = {
  height(width: number): number
  draw(sheet: Sheet, box: Box): void
}

/** Something drawn by hand, always as high as it is. */
export const drawn = (height: number, draw: Part['draw']): Part => ({ height: () => height, draw })

export const space = (height: number): Part => drawn(height, () => {})

/** One under the other. Room that is left over lies between them. */
export function stack(parts: readonly Part[], gap = 0): Part {
  const natural = (width: number) => parts.reduce((sum, part) => sum + part.height(width), 0)
  return {
    height: (width) => natural(width) + gap * Math.max(0, parts.length - 1),
    draw(page, { x, y, w, h }) {
      const between = parts.length > 1 ? Math.max(gap, (h - natural(w)) / (parts.length - 1)) : 0
      let top = y
      for (const part of parts) {
        const height = part.height(w)
        part.draw(page, { x, y: top, w, h: height })
        top += height + between
      }
    },
  }
}

/** A part of a row: so many pixels wide, or sharing what is left with others like it. */
export type Cell = Part | { readonly width: number; readonly part: Part }

const widthsOf = (cells: readonly Cell[], width: number, gap: number): { readonly part: Part; readonly w: number }[] => {
  const fixed = cells.reduce((sum, cell) => sum + ('width' in cell ? cell.width : 0), 0)
  const sharing = cells.filter((cell) => !('width' in cell)).length
  const share = (width - fixed - gap * Math.max(0, cells.length - 1)) / Math.max(1, sharing)
  return cells.map((cell) => ('width' in cell ? { part: cell.part, w: cell.width } : { part: cell, w: share }))
}

/** Side by side, all as high as the highest. */
export const row = (cells: readonly Cell[], gap = 0): Part => ({
  height: (width) => Math.max(0, ...widthsOf(cells, width, gap).map(({ part, w }) => part.height(w))),
  draw(page, { x, y, w: width, h }) {
    let left = x
    for (const { part, w } of widthsOf(cells, width, gap)) {
      part.draw(page, { x: left, y, w, h })
      left += w + gap
    }
  },
})

/** In so many equal columns, line by line. */
export function grid(parts: readonly Part[], count: number, gap = 0): Part {
  const empty = space(0)
  const rows = Array.from({ length: Math.ceil(parts.length / count) }, (_, i) =>
    row(
      Array.from({ length: count }, (_each, column) => parts[i * count + column] ?? empty),
      gap,
    ),
  )
  return stack(rows, gap)
}

/** Room that is left over lies below. */
export const onTop = (part: Part): Part => ({
  height: part.height,
  draw: (page, box) => part.draw(page, { ...box, h: part.height(box.w) }),
})

/** The middle of the box's height is where it stands. */
export const centred = (part: Part): Part => ({
  height: part.height,
  draw(page, { x, y, w, h }) {
    const height = part.height(w)
    part.draw(page, { x, y: y + (h - height) / 2, w, h: height })
  },
})

export const padded = (part: Part, by: number, aside = by): Part => ({
  height: (width) => part.height(width - 2 * aside) + 2 * by,
  draw: (page, { x, y, w, h }) => part.draw(page, { x: x + aside, y: y + by, w: w - 2 * aside, h: h - 2 * by }),
})

/** On a panel. */
export const framed = (part: Part, ground: Ground = {}): Part => ({
  height: part.height,
  draw(page, box) {
    panel(page.pen, box, ground)
    part.draw(page, box)
  },
})

/** How far lines lie apart, against the size of their letters. */
const LEADING = 1.22

const xOf = ({ x, w }: Box, align: Style['align']): number => (align === 'center' ? x + w / 2 : align === 'right' ? x + w : x)

/** One line: set smaller, then shortened, until it fits. */
export const line = (text: string, style: Omit<Style, 'room' | 'base'>): Part =>
  drawn(Math.ceil(style.size * LEADING), (page, box) => {
    write(page, text, xOf(box, style.align), box.y + box.h / 2, { ...style, room: box.w })
  })

const ruler = layer(1, 1).pen

/** Words over at most so many lines, in the largest letters in which they fit; what is still too long is cut at the end of the last. */
export function prose(text: string, style: Omit<Style, 'room' | 'base'>, most = 3): Part {
  const least = style.weight === 'detail' ? style.size * 0.7 : Math.min(style.size, LEAST_LABEL)
  const set = (width: number) => {
    let { size } = style
    let found = lines(ruler, text, style.face, size, width)
    while (found.length > most && size > least) {
      size = Math.max(least, size - 2)
      found = lines(ruler, text, style.face, size, width)
    }
    return { size, shown: found.length > most ? [...found.slice(0, most - 1), found.slice(most - 1).join(' ')] : found }
  }
  return {
    height(width) {
      const { size, shown } = set(width)
      return Math.ceil(shown.length * size * LEADING)
    },
    draw(page, box) {
      const { size, shown } = set(box.w)
      for (const [i, words] of shown.entries())
        write(page, words, xOf(box, style.align), box.y + (i + 0.5) * size * LEADING, { ...style, size, room: box.w })
    },
  }
}

const BETWEEN = ' · '

/**
 * Short pieces side by side, each in the first of at most so many lines that has room. Where one finds none, the longest go first; if
 * that does not help, as many as can be stay, and `rests` says in one piece what those from there on come to.
 */
export function packed(
  pieces: readonly string[],
  style: Omit<Style, 'room' | 'base'>,
  most: number,
  rests: readonly string[] = [],
): Part {
  const wide = (text: string) => widthOf(ruler, text, style.face, style.size)
  const fill = (list: readonly string[], width: number) => {
    const found: string[] = []
    for (const piece of list) {
      const longer = found.map((there) => `${there}${BETWEEN}${piece}`)
      const i = longer.findIndex((text) => wide(text) <= width)
      if (i >= 0) found[i] = longer[i]!
      else found.push(piece)
    }
    return found
  }
  const longestFirst = (list: readonly string[]) => [...list].sort((a, b) => wide(b) - wide(a))
  const set = (width: number) => {
    const shortened = rests.map((rest, i) => [...pieces.slice(0, i), rest]).reverse()
    for (const list of [pieces, longestFirst(pieces), ...shortened]) {
      const found = fill(list, width)
      if (found.length <= most) return found.map((text) => line(text, style))
    }
    return fill(longestFirst(pieces), width)
      .slice(0, most)
      .map((text) => line(text, style))
  }
  return {
    height: (width) => stack(set(width)).height(width),
    draw: (page, box) => stack(set(box.w)).draw(page, box),
  }
}

/** A picture in a picture, as large as its box lets it be. */
export const image = (canvas: Canvas): Part => ({
  height: (width) => Math.round((canvas.height * width) / canvas.width),
  draw({ pen }, { x, y, w, h }) {
    const by = Math.min(w / canvas.width, h / canvas.height)
    const [width, height] = [canvas.width * by, canvas.height * by]
    pen.drawImage(canvas, x + (w - width) / 2, y + (h - height) / 2, width, height)
  },
})

/** A sheet that is as high as its content, within limits; what is left over is the content's to fill. */
export function sheetOf(width: number, part: Part, ground: (sheet: Sheet) => void, { least = 0, most = Infinity } = {}): Sheet {
  const height = Math.ceil(Math.min(most, Math.max(least, part.height(width))))
  const page = sheet(width, height)
  ground(page)
  part.draw(page, { x: 0, y: 0, w: width, h: height })
  return page
}

/** The boxes of a table's columns: so many equal ones between `from` and `to`. */
export const middlesOf = (box: Box, count: number): number[] => columns(box, Math.max(1, count), 0).map(({ x, w }) => x + w / 2)
