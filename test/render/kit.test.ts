import { createCanvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { CARDS } from '../../render/atlantis/cards.ts'
import { NATIONS } from '../../render/atlantis/look.ts'
import { BLUE, RED } from '../../render/atlantis/sums.ts'
import { contrast, inkOn } from '../../render/kit/colour.ts'
import { digest } from '../../render/kit/digest.ts'
import { encode, MOST_BYTES } from '../../render/kit/encode.ts'
import { ICONS, type Icon, icon } from '../../render/kit/icons.ts'
import { layerCache } from '../../render/kit/layers.ts'
import { HOUSE, MARKS, seatMark } from '../../render/kit/palette.ts'
import { enlarged, LEAST_LABEL, sheet } from '../../render/kit/sheet.ts'
import { drawable, fitted, lines, widthOf, write } from '../../render/kit/text.ts'
import { closest, VISIONS } from './vision.ts'

describe('colours', () => {
  /** In OKLab; two neighbouring swatches of a good map legend are about this far apart. */
  const APART = 0.1

  for (const [name, vision] of Object.entries(VISIONS)) {
    it(`of seats can be told apart with ${name}`, () => {
      const { pair, distance } = closest(Object.fromEntries(MARKS.map((mark) => [mark.name, mark.fill])), vision)
      expect(distance, pair).toBeGreaterThanOrEqual(APART)
    })
    it(`of nations can be told apart with ${name}`, () => {
      const { pair, distance } = closest(Object.fromEntries(Object.entries(NATIONS).map(([id, { fill }]) => [id, fill])), vision)
      expect(distance, pair).toBeGreaterThanOrEqual(APART)
    })
  }

  it('carry lettering that can be read', () => {
    for (const { name, fill, ink } of MARKS) expect(contrast(fill, ink), name).toBeGreaterThanOrEqual(4.5)
    for (const [id, { fill }] of Object.entries(NATIONS)) expect(contrast(fill, inkOn(fill)), id).toBeGreaterThanOrEqual(4.5)
    for (const ground of [HOUSE.night, HOUSE.panel, HOUSE.raised])
      for (const ink of [HOUSE.gold, HOUSE.amber, HOUSE.ivory, HOUSE.mist, HOUSE.good, HOUSE.bad])
        expect(contrast(ground, ink), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const side of [RED, BLUE]) expect(contrast(side, '#ffffff'), side).toBeGreaterThanOrEqual(4.5)
    for (const [card, { fill, ink }] of Object.entries(CARDS)) expect(contrast(fill, ink), card).toBeGreaterThanOrEqual(4.5)
  })

  it('are never alone: every seat has its own shape and letter, every nation its own shield', () => {
    expect(new Set(MARKS.map(({ shape }) => shape)).size).toBe(MARKS.length)
    expect(new Set(MARKS.map((_, i) => seatMark(i).letter)).size).toBe(MARKS.length)
    expect(new Set(Object.values(NATIONS).map(({ shield }) => shield)).size).toBe(Object.keys(NATIONS).length)
  })

  it('can be insisted on by a game', () => {
    expect(seatMark(0, 'pink')).toMatchObject({ name: 'pink', letter: 'A' })
    expect(seatMark(1, 'no such colour').name).toBe(MARKS[1]!.name)
  })
})

describe('lettering', () => {
  const style = { face: 'bold', size: 40, colour: '#000000' } as const
  const { pen } = sheet(10, 10)

  it('keeps its size where there is room', () => {
    expect(fitted(pen, 'Mira', { ...style, room: 400 })).toEqual({ text: 'Mira', size: 40 })
  })
  it('is set smaller where there is little, and shortened where there is less', () => {
    const full = widthOf(pen, 'Persephone', 'bold', 40)
    const smaller = fitted(pen, 'Persephone', { ...style, room: full * 0.85 })
    expect(smaller.text).toBe('Persephone')
    expect(smaller.size).toBeLessThan(40)
    const shortened = fitted(pen, 'Persephone', { ...style, room: full * 0.5 })
    expect(shortened.text).toMatch(/^Pers.*…$/)
    expect(shortened.size).toBeGreaterThanOrEqual(LEAST_LABEL)
    expect(widthOf(pen, shortened.text, 'bold', shortened.size)).toBeLessThanOrEqual(full * 0.5)
  })
  it('refuses a label too small for a telephone, and takes a detail', () => {
    const paper = sheet(100, 100)
    expect(() => write(paper, 'AKA', 0, 0, { ...style, size: 20 })).toThrow(/too small/)
    write(paper, 'Akakor', 0, 50, { ...style, size: 20, weight: 'detail' })
    expect(paper.lettering).toEqual([{ text: 'Akakor', size: 20, weight: 'detail' }])
  })
  it('keeps account of true sizes when drawn larger', () => {
    const paper = sheet(100, 100)
    enlarged(paper, 10, 10, 1.5, (larger) => write(larger, 'AKA', 0, 0, style))
    expect(paper.lettering).toEqual([{ text: 'AKA', size: 60, weight: 'label' }])
  })
  it('breaks between words', () => {
    expect(lines(pen, 'if the age runs its course', 'plain', 30, 200).length).toBeGreaterThan(1)
    expect(lines(pen, 'one', 'plain', 30, 5)).toEqual(['one'])
  })
  it('leaves out of a name what cannot be drawn', () => {
    expect(drawable('  Łucja   ᚱᚢᚾᚨ Ñandú\u202e ', '?')).toBe('Łucja Ñandú')
    expect(drawable('ᚱᚢᚾᚨ', 'Player A')).toBe('Player A')
    expect(drawable('\u200d\ufe0f', 'Player A')).toBe('Player A')
  })
  it.each([
    ['Мира', 'Ξένια', 'Łucja'],
    ['李雷', '張偉', 'たなか カナ', '김민준'],
    ['مريم', 'משה', 'สมชาย', 'राहुल'],
    ['தமிழ்', 'অনিতা', 'రవి', 'ಅನು', 'മീര', 'ગીતા', 'ਸਿਮਰਨ'],
    ['සමන්', 'ნინო', 'Արամ', 'សុខា', 'ສົມສີ', 'အောင်', 'ሰላም'],
    ['🐙', '👩‍👩‍👧', '🏴‍☠️ Anne', '⚔️', '🇫🇷'],
  ])('draws names in their own letters: %s, %s, %s', (...names) => {
    for (const name of names) {
      expect(drawable(name, '?')).toBe(name)
      const paper = sheet(400, 100)
      write(paper, name, 10, 50, { ...style, face: 'title' })
      expect(paper.lettering[0]!.text).toBe(name)
    }
  })
  it('shortens and never cuts a letter in two', () => {
    const family = '👩‍👩‍👧'
    const { text } = fitted(pen, family.repeat(9), { ...style, room: 150 })
    expect(text.replaceAll(family, '')).toBe('…')
  })
  it('leaves letters together that belong together', () => {
    const spaced = { ...style, spacing: 20 }
    const paper = sheet(600, 100)
    expect(write(paper, 'مريم', 0, 50, spaced)).toBe(write(paper, 'مريم', 0, 50, style))
    expect(write(paper, 'Anne', 0, 50, spaced)).toBeGreaterThan(write(paper, 'Anne', 0, 50, style))
  })
})

describe('pictograms', () => {
  it('all draw something, inside their field', () => {
    for (const name of Object.keys(ICONS) as Icon[]) {
      const canvas = createCanvas(48, 48)
      const pen = canvas.getContext('2d')
      icon(pen, name, 24, 24, 40, '#000000')
      const { data } = pen.getImageData(0, 0, 48, 48)
      const filled = (x: number, y: number) => data[(y * 48 + x) * 4 + 3]! > 0
      const points = Array.from({ length: 48 * 48 }, (_, i) => [i % 48, Math.floor(i / 48)] as const).filter(([x, y]) =>
        filled(x, y),
      )
      expect(points.length, name).toBeGreaterThan(150)
      expect(
        points.every(([x, y]) => x >= 3 && x < 45 && y >= 3 && y < 45),
        name,
      ).toBe(true)
    }
  })
})

describe('files', () => {
  /** A sky with grain: the stronger, the harder to squeeze. */
  const grainy = (strength: number, width: number, height: number) => {
    const canvas = createCanvas(width, height)
    const pen = canvas.getContext('2d')
    const image = pen.createImageData(width, height)
    let n = 1
    for (let i = 0; i < image.data.length; i++) {
      n = (Math.imul(n, 1664525) + 1013904223) >>> 0
      image.data[i] = i % 4 === 3 ? 255 : (i >> 15) + ((n >>> 8) % strength)
    }
    pen.putImageData(image, 0, 0)
    return canvas
  }
  it('stay within the limit by giving up fineness', () => {
    const { bytes, type } = encode(grainy(24, 1200, 900), false)
    expect(type).toBe('image/jpeg')
    expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES)
  })
  it('are refused rather than sent too large', () => expect(() => encode(grainy(250, 2000, 1600), true)).toThrow(/does not fit/))
  it('are PNG where that is small, JPEG where it is painted', () => {
    const canvas = createCanvas(300, 200)
    expect(encode(canvas, false).type).toBe('image/png')
    expect(encode(canvas, true).type).toBe('image/jpeg')
  })
})

describe('names of contents', () => {
  it('do not depend on the order of fields, but on everything in them', () => {
    expect(digest({ a: 1, b: [1, 2] })).toBe(digest({ b: [1, 2], a: 1 }))
    expect(digest({ a: 1, b: [1, 2] })).not.toBe(digest({ a: 1, b: [2, 1] }))
  })
})

describe('kept layers', () => {
  const madeFor = (keys: string) => {
    const layers = layerCache(250)
    const made: string[] = []
    const make = (key: string) => () => {
      made.push(key)
      return createCanvas(10, 10)
    }
    for (const key of keys) layers.get(key, make(key))
    return made.join('')
  }

  it('are made once, and leave when there are too many', () => {
    expect(madeFor('abacaa')).toBe('abc')
    expect(madeFor('abacaab')).toBe('abcb') // `b` was the longest unused when `c` came
  })

  it('stay for those that came once only, however many come', () => expect(madeFor('aabcdefa')).toBe('abcdef'))
})
