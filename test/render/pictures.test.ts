/** What holds for every picture of every game. A game joins by being hosted and painted. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { PAINTERS } from '../../render/index.ts'
import { forgetSigns, signsDrawn } from '../../render/kit/account.ts'
import { MOST_BYTES } from '../../render/kit/encode.ts'
import { LEAST_LABEL, type Sheet } from '../../render/kit/sheet.ts'
import { KINDS, type Kind, LONGEST_ALT, type PictureAsk } from '../../render/picture.ts'
import { isPainted, VERSIONS } from '../../render/versions.ts'
import { type Moment, moments, namesOf, type Play, playsOf } from '../../scripts/moments.ts'
import { posterAsk } from '../../scripts/posters.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { alike } from '../../src/kernel/alike.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { speakerOf } from '../../src/kernel/language.ts'
import { dice } from '../../src/kernel/random.ts'
import { breath } from './breath.ts'

/** Positions looked at in each game: enough to meet set-up, contests, marches and the end. */
const LOOKS = 3

type Look = { readonly moment: Moment; readonly seat: Seat | null; readonly view: unknown; readonly asks: readonly PictureAsk[] }

function* looks(hosted: AnyHosted, play: Play): Generator<Look> {
  let past: unknown // the board of the look before: what has changed since is marked
  const earlier = (seat: Seat | null) => (past === undefined ? {} : { before: hosted.game.view(past as never, seat) })
  const length = [...moments(hosted, play)].length
  let sealed = 0
  for (const moment of moments(hosted, play)) {
    const isLast = moment.decision === null
    // Whatever the sample passes over, the first opening of sealed answers is looked at.
    const isOpening = sealed === 1 && !moment.decision?.sealed
    if (moment.decision?.sealed ? sealed === 0 : isOpening) sealed++
    if (!isLast && !isOpening && moment.answers % Math.ceil(length / LOOKS) !== 3) continue
    const names = namesOf(play.seats)
    const about = moment.decision?.about
    const open = KINDS.filter((kind) => kind !== 'hand' && (kind !== 'place' || about !== undefined))
    const asks = open.map((kind) => ({
      kind,
      names,
      ...(kind === 'place' && { about: about! }),
      ...(kind === 'overview' && earlier(null)),
    }))
    yield { moment, seat: null, view: hosted.game.view(moment.state.board, null), asks }
    const seat = moment.decision?.seat
    if (seat) {
      const own = [{ kind: 'overview', names, ...earlier(seat) } as const, { kind: 'beside', names } as const]
      const view = hosted.game.view(moment.state.board, seat)
      yield { moment, seat, view, asks: [{ kind: 'hand', names }, ...(isOpening ? own : [])] }
    }
    past = structuredClone(moment.state.board)
  }
}

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

/** Is there anything on it? A blank sheet has one colour everywhere. */
function colours({ canvas, width, height }: Sheet): number {
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const found = new Set<number>()
  for (let i = 0; i < data.length; i += 4 * 997) found.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)
  return found.size
}

it('every painter has a version, and every version a painter', () => {
  expect(Object.keys(PAINTERS).sort()).toEqual(Object.keys(VERSIONS).sort())
})

for (const hosted of HOSTED) {
  const { game } = hosted
  const { id } = game
  if (!isPainted(id)) continue
  const painter = PAINTERS[id]
  describe(`pictures of ${id}`, () => {
    const seen = new Set<Kind>()
    beforeAll(() => forgetSigns(id))

    it('whatever is listed for a closer look can be looked at', async () => {
      const [play] = playsOf(hosted)
      const all = [...moments(hosted, play!)]
      const names = namesOf(play!.seats)
      const drawn = new Set<string>()
      for (const { state } of [all[all.length >> 1]!, all.at(-1)!]) {
        const view = hosted.game.view(state.board, null)
        const places = hosted.places(
          view,
          speakerOf('en-US', (seat) => names[seat] ?? seat),
        )
        expect(places.length).toBeGreaterThan(0)
        expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
        for (const { id: about, name } of places.filter(({ id: place }) => !drawn.has(place))) {
          await breath()
          expect(painter.paint(view, { kind: 'place', about, names }), name).not.toBeNull()
          drawn.add(about)
        }
      }
    })

    for (const play of playsOf(hosted)) {
      const mode = Object.values(play.options).join(' ')
      it(`${play.seats} players ${mode}: right size, legible, told in words`, async () => {
        for (const { view, asks, moment } of looks(hosted, play))
          for (const ask of asks) {
            await breath()
            const drawing = painter.paint(view, ask)
            if (!drawing) continue
            seen.add(ask.kind)
            const { sheet, alt } = drawing
            const where = `${ask.kind} at answer ${moment.answers}`
            expect(sheet.width, where).toBe(1200)
            expect(sheet.height, where).toBeLessThanOrEqual(1200)
            expect(sheet.height, where).toBeGreaterThanOrEqual(600)
            expect(colours(sheet), where).toBeGreaterThan(20)
            const labels = sheet.lettering.filter(({ weight }) => weight === 'label')
            expect(labels.length, where).toBeGreaterThan(3)
            expect(Math.min(...labels.map(({ size }) => size)), where).toBeGreaterThanOrEqual(LEAST_LABEL)
            expect(alt.length, where).toBeGreaterThan(30)
            expect(alt.length, where).toBeLessThanOrEqual(LONGEST_ALT)
            expect(alt, where).toMatch(/[.!]$/)
            expect(alt, where).not.toMatch(/undefined|null|NaN|\[object/)
            for (const { text } of sheet.lettering) expect(text, where).not.toMatch(/undefined|null|NaN|\[object/)
          }
      })
    }

    it('every sign that was drawn is in its legend, and every sign in it can be drawn and is', async () => {
      // Besides what was painted above, what only some of the players hold, and every place of the largest table.
      const plays = playsOf(hosted)
      for (const play of [plays[0]!, plays.at(-1)!]) {
        const { state } = [...moments(hosted, play)].at(-1)!
        const names = namesOf(play.seats)
        const view = game.view(state.board, null)
        const s = speakerOf('en-US', (seat) => names[seat] ?? seat)
        for (const seat of state.seats) painter.paint(game.view(state.board, seat), { kind: 'hand', names })
        for (const { id: about } of play === plays[0] ? [] : hosted.places(view, s)) {
          await breath()
          painter.paint(view, { kind: 'place', names, about })
        }
      }
      const listed = (hosted.signs?.('en-US') ?? []).map((sign) => sign.id)
      expect(new Set(listed).size).toBe(listed.length)
      expect([...signsDrawn(id)].filter((sign) => !listed.includes(sign))).toEqual([])
      expect(listed.filter((sign) => !painter.signs!.draw[sign])).toEqual([])
      const sources = sourcesOf(id)
      expect(listed.filter((sign) => !signsDrawn(id).has(sign) && !new RegExp(`'${sign}'`).test(sources))).toEqual([])
    })

    it('every kind was met', () => expect([...seen].sort()).toEqual([...KINDS].sort()))

    it('the same view gives the same bytes, within the limit; a state that looks the same gives the same picture', () => {
      const play = { ...playsOf(hosted).at(-1)!, seed: 77 }
      const random = dice(5)
      for (const { moment, seat, view, asks } of looks(hosted, play)) {
        const poster = posterAsk(hosted, moment, play)
        for (const ask of poster ? [...asks, poster] : asks) {
          const once = draw(id, view, ask)
          const other = hosted.game.view(alike(hosted.game, moment.state, seat, random).board, seat)
          const again = draw(id, other, ask)
          expect(again?.alt).toBe(once?.alt)
          if (!once || !again) continue
          expect(Buffer.compare(once.bytes, again.bytes), `${ask.kind} at answer ${moment.answers}`).toBe(0)
          expect(once.bytes.length).toBeLessThanOrEqual(MOST_BYTES)
          expect([once.width, once.height <= 1200, once.alt.length > 30]).toEqual([1200, true, true])
        }
      }
    })
  })
}
