import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import {
  centred,
  drawn,
  framed,
  grid,
  image,
  line,
  type Part,
  padded,
  prose,
  row,
  sheetOf,
  space,
  stack,
} from '../../render/kit/layout.ts'
import type { Box } from '../../render/kit/panel.ts'
import { LEAST_LABEL, sheet } from '../../render/kit/sheet.ts'

const STYLE = { face: 'plain', size: 40, colour: '#ffffff' } as const
const ROOM = { x: 10, y: 20, w: 300, h: 200 }

/** Remembers where it was drawn. */
function spot(height: number): Part & { at: Box | null } {
  const found: Part & { at: Box | null } = {
    at: null,
    height: () => height,
    draw: (_, box) => {
      found.at = box
    },
  }
  return found
}

describe('parts of a picture', () => {
  it('stand under each other, and share what is left between them', () => {
    const [a, b] = [spot(40), spot(60)]
    const part = stack([a, b], 10)
    expect(part.height(300)).toBe(110)
    part.draw(sheet(400, 300), ROOM)
    expect([a.at, b.at]).toEqual([
      { x: 10, y: 20, w: 300, h: 40 },
      { x: 10, y: 160, w: 300, h: 60 },
    ])
  })

  it('stand side by side, some as wide as they said, the others with the rest', () => {
    const [a, b, c] = [spot(40), spot(60), spot(20)]
    const part = row([{ width: 80, part: a }, b, centred(c)], 10)
    expect(part.height(300)).toBe(60)
    part.draw(sheet(400, 300), ROOM)
    expect([a.at, b.at, c.at]).toEqual([
      { x: 10, y: 20, w: 80, h: 200 },
      { x: 100, y: 20, w: 100, h: 200 },
      { x: 210, y: 110, w: 100, h: 20 },
    ])
  })

  it('stand in columns, the last line as full as it is', () => {
    const parts = [spot(30), spot(30), spot(30)]
    const part = padded(grid(parts, 2, 10), 5)
    expect(part.height(300)).toBe(80)
    part.draw(sheet(400, 300), { ...ROOM, h: 80 })
    expect(parts.map(({ at }) => [at?.x, at?.y, at?.w])).toEqual([
      [15, 25, 140],
      [165, 25, 140],
      [15, 65, 140],
    ])
  })

  it('fit their words into the room: over more lines, in smaller letters, at last shortened', () => {
    const words = 'Aiko has held the temple of Akakor since the third round and nobody ever came near it'
    const wide = prose(words, STYLE, 3)
    expect(wide.height(2000)).toBe(49)
    expect(wide.height(700)).toBeGreaterThan(wide.height(2000))
    const page = sheet(400, 300)
    wide.draw(page, ROOM)
    expect(page.lettering).toHaveLength(3)
    expect(page.lettering.at(-1)!.text.endsWith('…')).toBe(true)
    for (const { size } of page.lettering) expect(size).toBe(LEAST_LABEL)
    line('Aiko', STYLE).draw(page, ROOM)
    expect(page.lettering.at(-1)).toEqual({ text: 'Aiko', size: 40, weight: 'label' })
  })

  it('make a sheet as high as they are, within limits', () => {
    const part = stack([framed(space(120)), drawn(90, () => {}), image(createCanvas(600, 300))])
    const grounds: number[] = []
    const ground = ({ height }: { height: number }) => void grounds.push(height)
    expect(sheetOf(300, part, ground).height).toBe(360)
    expect(sheetOf(300, part, ground, { most: 200 }).height).toBe(200)
    expect(sheetOf(300, part, ground, { least: 500 }).height).toBe(500)
    expect(grounds).toEqual([360, 200, 500])
  })
})
