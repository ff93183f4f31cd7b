/** The poster of a game's end: whole, whoever has played and however much there is to tell. */
import { createCanvas } from 'canvas'
import { expect, it } from 'vitest'
import { HOUSE, seatMark } from '../../render/kit/palette.ts'
import { paintPoster } from '../../render/poster/poster.ts'
import type { Stage } from '../../render/poster/stage.ts'

const seats = ['p1', 'p2', 'p3', 'p4', 'p5']
const names = Object.fromEntries(seats.map((seat, i) => [seat, `Player ${i + 1}`]))
const stage: Stage = {
  look: { ...HOUSE, ink: HOUSE.ivory, lit: '#3d3312' },
  title: 'Era of Atlantis',
  moral: 'The age runs its course; another morning comes',
  art: () => {},
  mark: (seat) => seatMark(seats.indexOf(seat)),
  name: (seat) => names[seat]!,
}
const WHY = 'It ended in Continuation. Player 1 has 20½ points, which is one and a half more than Player 2 came to.'
const PARTS = ['2 Continuation cards = 8', 'Lesser nation: Hyperborea = 11', '34 Virya = 7', 'Leading nation = 2']
/** Who has as many points is told at length. */
const TIE =
  'It ended in Continuation. Persephone and Aiko Tanabe have 22 points each. Power of the greater nation: Persephone 19 and Aiko Tanabe 18, so Persephone is first.'
const posterOf = (
  headline: string,
  why = WHY,
  sight?: Stage['sight'],
  count = seats.length,
  parts = PARTS.slice(1),
  rests: readonly string[] = [],
) =>
  paintPoster(sight ? { ...stage, sight } : stage, createCanvas(1200, 1172), {
    kind: 'poster',
    names,
    ending: {
      headline,
      why,
      sum: null,
      standing: seats.slice(0, count).map((seat, i) => ({
        seat,
        place: i + 1,
        points: '20½',
        parts,
        rests,
      })),
      when: '5 Mar 2026',
      where: 'The Thursday Club',
    },
  }).sheet

const MAP = { x: 0, y: 0, w: 1200, h: 796 }
const WIDE = { x: 0, y: 170, w: 1200, h: 486 }

it.each([
  { why: WHY },
  { why: TIE },
  { why: WHY, sight: { x: 0, y: 104, w: 876, h: 800 } },
  { why: WHY, sight: WIDE },
  { why: TIE, sight: WIDE },
])('nothing is cut off below, and no name and no number is: %o', ({ why, sight }) => {
  const { canvas, height, lettering } = posterOf('Maximilian of Hohenstein-Sigmaringen wins', why, sight)
  expect(height).toBeLessThanOrEqual(1200)
  const pixels = canvas.toBuffer('raw')
  const foot = new Set<number>()
  for (let i = pixels.length - 6 * 1200 * 4; i < pixels.length; i += 4) foot.add(pixels.readUInt32LE(i) & 0xffffff)
  expect(foot.size).toBe(1)
  const said = lettering.map(({ text }) => text)
  expect(said.filter((text) => text.includes('…'))).toEqual([])
  for (const text of ['Maximilian of Hohenstein-Sigmaringen wins', '5 Mar 2026 · The Thursday Club']) expect(said).toContain(text)
})

it.each([1, 2, 3, 4, 5])('with %i players, all is told that adds up to the points', (count) => {
  for (const sight of [undefined, MAP])
    for (const [parts, why] of [[PARTS, WHY] as const, [PARTS.slice(1), TIE] as const]) {
      const told = posterOf('Mira wins', why, sight, count, [...parts])
        .lettering.flatMap(({ text }) => text.split(' · '))
        .filter((text) => parts.includes(text))
      expect(told).toHaveLength(count * parts.length)
    }
})

it('what has no room is told as one sum, so that the numbers come to the points', () => {
  const points = [22, 18, 11, 11, 10, 8, 4, 3]
  const parts = points.map((n, i) => `A part with a long name ${'ABCDEFGH'[i]} = ${n}`)
  const rests = points.map((_, i) => `all else = ${points.slice(i).reduce((sum, n) => sum + n, 0)}`)
  const told = posterOf('Mira wins', WHY, WIDE, 5, parts, rests)
    .lettering.flatMap(({ text }) => text.split(' · '))
    .flatMap((text) => (parts.includes(text) || rests.includes(text) ? [Number(text.split(' = ')[1])] : []))
  expect(told.length).toBeLessThan(5 * parts.length)
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(5 * 87)
})
