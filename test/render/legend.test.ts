/** A legend lists every sign that stands in any picture of its game, and none that does not. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { PAINTERS } from '../../render/index.ts'
import { forgetSigns, signsDrawn } from '../../render/kit/account.ts'
import { MOST_BYTES } from '../../render/kit/encode.ts'
import { drawLegend } from '../../render/kit/legend.ts'
import { KINDS } from '../../render/picture.ts'
import { isPainted } from '../../render/versions.ts'
import { moments, namesOf, type Play, playsOf } from '../../scripts/moments.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { speakerOf } from '../../src/kernel/language.ts'
import { breath } from './breath.ts'

/** Positions of each game that is looked through. */
const LOOKS = 2

/** Where a game's painters stand. */
const FOLDERS: Readonly<Record<string, string>> = { 'era-of-atlantis': 'atlantis', 'age-of-atlantis': 'atlantis' }

/** What the painters name in their own code, besides the list of all signs. */
function sourcesOf(game: string): string {
  const folder = join(import.meta.dirname, '../../render', FOLDERS[game] ?? game)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !/(signs|book)\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

/** The end of a game, and if wanted, positions on the way there. */
async function paintThrough(hosted: AnyHosted, play: Play, isWhole: boolean): Promise<void> {
  const { game } = hosted
  const { paint } = PAINTERS[game.id as keyof typeof PAINTERS]
  const names = namesOf(play.seats)
  const length = isWhole ? [...moments(hosted, play)].length : 0
  for (const { state, decision, answers } of moments(hosted, play)) {
    if (decision && (!isWhole || answers % Math.ceil(length / LOOKS) !== 3)) continue
    await breath()
    const view = game.view(state.board, null)
    for (const kind of KINDS) if (kind !== 'place' && kind !== 'hand') paint(view, { kind, names })
    if (!isWhole) continue
    for (const seat of state.seats) paint(game.view(state.board, seat), { kind: 'hand', names })
    if (decision) continue
    const s = speakerOf('en-US', (seat) => names[seat] ?? seat)
    for (const { id: about } of hosted.places(view, s)) {
      await breath()
      paint(view, { kind: 'place', names, about })
    }
  }
}

for (const hosted of HOSTED) {
  const { id } = hosted.game
  if (!isPainted(id)) continue
  const book = PAINTERS[id].signs!
  const signs = hosted.signs?.('en-US') ?? []
  describe(`legend of ${id}`, () => {
    it('every sign that was drawn is in it, and every sign in it can be drawn and is', async () => {
      forgetSigns(id)
      const plays = playsOf(hosted)
      for (const play of plays) await paintThrough(hosted, play, play === plays[0] || play === plays.at(-1))
      const listed = signs.map((sign) => sign.id)
      expect(new Set(listed).size).toBe(listed.length)
      expect([...signsDrawn(id)].filter((sign) => !listed.includes(sign))).toEqual([])
      expect(listed.filter((sign) => !book.draw[sign])).toEqual([])
      const sources = sourcesOf(id)
      expect(listed.filter((sign) => !signsDrawn(id).has(sign) && !new RegExp(`'${sign}'`).test(sources))).toEqual([])
    })

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
