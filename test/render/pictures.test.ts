/** What holds for every picture of every game. A game joins by being hosted and painted. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { draw } from '../../render/draw.ts'
import { PAINTERS } from '../../render/index.ts'
import { forgetSigns, signsDrawn } from '../../render/kit/account.ts'
import { MOST_BYTES } from '../../render/kit/encode.ts'
import { KINDS, type Kind } from '../../render/picture.ts'
import { isPainted, VERSIONS } from '../../render/versions.ts'
import { moments, namesOf, playsOf } from '../../scripts/moments.ts'
import { posterAsk } from '../../scripts/posters.ts'
import { HOSTED } from '../../src/games/index.ts'
import { alike } from '../../src/kernel/alike.ts'
import { speakerOf } from '../../src/kernel/language.ts'
import { dice } from '../../src/kernel/random.ts'
import { breath } from './breath.ts'
import { looks, wrongWith } from './looks.ts'

/** Positions looked at on the way, besides the first opening of seals and the end. A mode seldom shows; the soak looks further. */
const LOOKS = 3
const LOOKS_OF_A_MODE = 1

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
        for (const { view, asks, moment } of looks(hosted, play, mode === '' ? LOOKS : LOOKS_OF_A_MODE))
          for (const ask of asks) {
            await breath()
            const drawing = painter.paint(view, ask)
            if (!drawing) continue
            seen.add(ask.kind)
            expect(wrongWith(drawing), `${ask.kind} at answer ${moment.answers}`).toEqual([])
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
      for (const { moment, seat, view, asks } of looks(hosted, play, LOOKS)) {
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
