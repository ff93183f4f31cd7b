/** A legend can be read, and its signs are emojis. That it lists every sign there is, the pictures themselves are held against. */
import { describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { PAINTERS } from '../../render/index.ts'
import { MOST_BYTES } from '../../render/kit/encode.ts'
import { drawLegend, meaningIn } from '../../render/kit/legend.ts'
import { sheet } from '../../render/kit/sheet.ts'
import { isPainted } from '../../render/versions.ts'
import { HOSTED } from '../../src/games/index.ts'

for (const hosted of HOSTED) {
  const { id } = hosted.game
  if (!isPainted(id)) continue
  const book = PAINTERS[id].signs!
  const signs = hosted.signs?.('en-US') ?? []
  describe(`legend of ${id}`, () => {
    it('can be read on a telephone, is told in full, and is small enough', () => {
      const told: string[] = []
      for (let page = 1; ; page++) {
        const drawing = drawLegend(book, page)
        if (!drawing) break
        expect(drawing.sheet.width).toBe(1200)
        expect(drawing.sheet.height).toBeLessThanOrEqual(1200)
        for (const { text, weight } of drawing.sheet.lettering) if (weight === 'label') expect(text).not.toContain('…')
        expect(draw(id, null, { kind: 'legend', page })!.bytes.length).toBeLessThanOrEqual(MOST_BYTES)
        told.push(drawing.alt)
      }
      for (const { name, means } of signs) expect(told.join(' ')).toContain(`${name}: ${means}.`)
    })

    it('has room for what each sign means', () => {
      const paper = sheet(10, 10)
      expect(signs.filter(({ means }) => meaningIn(paper, means).length > 2).map(({ name }) => name)).toEqual([])
    })

    it('every sign is an emoji of 128 pixels, within what Discord takes', () => {
      const prefix = id.split('-')[0]
      expect(HOSTED.filter(({ game }) => game.id.split('-')[0] === prefix)).toHaveLength(1)
      for (const { id: sign } of signs) {
        const emoji = draw(id, null, { kind: 'sign', sign })!
        expect([emoji.width, emoji.height, emoji.type]).toEqual([128, 128, 'image/png'])
        expect(emoji.bytes.length).toBeLessThan(256 * 1024)
        expect(`${prefix}_${sign}_012345`).toMatch(/^[A-Za-z0-9_]{2,32}$/)
      }
    })
  })
}
