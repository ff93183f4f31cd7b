/** Names of areas on the map, in small letters where they cover nothing: best above the code, else wherever there is room beside it. */
import type { AreaView } from '../../src/games/atlantis/view.ts'
import { faint } from '../kit/colour.ts'
import { type Box, overlap } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { type Style, widthOf, write } from '../kit/text.ts'
import type { Stand } from './pieces.ts'
import type { Point } from './world.ts'

const NAME = 17
/** Aside of the middle, as far as it stays over its code. */
const ASIDE = [0, -0.2, 0.2, -0.38, 0.38]
/** Beside it, a little higher or lower. */
const NUDGES = [0, -8, 8]

type Named = { readonly area: AreaView; readonly stand: Stand }
/** A box on the sheet, and the name in as many lines as stand in it. */
type Place = { readonly box: Box; readonly lines: readonly string[] }

type Choice = { readonly area: AreaView; readonly free: readonly Place[] }

const isClear = ({ box }: Place, of: readonly Box[]): boolean => !of.some((other) => overlap(box, other))

/** Every name that finds room between what is `taken`; a name that would cover something is left out, its code says which area it is. */
export function drawNames(sheet: Sheet, areas: readonly Named[], taken: readonly Box[]): void {
  const choices = areas.map(({ area, stand }): Choice => {
    const onSheet = placesFor(sheet, area, stand).filter(({ box }) => box.x >= 4 && box.x + box.w < sheet.width - 2)
    return { area, free: onSheet.filter((place) => isClear(place, taken)) }
  })
  const inOrder = placed(choices)
  // Where not all find room, those that have least of it choose first.
  const others = inOrder.length < choices.length ? placed(choices.toSorted((a, b) => a.free.length - b.free.length)) : []
  for (const { area, place } of others.length > inOrder.length ? others : inOrder) drawName(sheet, area, place)
}

/** One after the other takes the best place that is left. */
function placed(choices: readonly Choice[]): { readonly area: AreaView; readonly place: Place }[] {
  const named: Box[] = []
  return choices.flatMap(({ area, free }) => {
    const place = free.find((each) => isClear(each, named))
    if (!place) return []
    named.push(place.box)
    return [{ area, place }]
  })
}

/** In one line above a code whose middle is given. */
export function nameOver({ pen }: Sheet, { name }: AreaView, [x, y]: Point): Place {
  const w = widthOf(pen, name, 'title', NAME)
  return { box: { x: x - w / 2, y: y - 37, w, h: NAME }, lines: [name] }
}

function placesFor({ pen }: Sheet, { name }: AreaView, { rows }: Stand): Place[] {
  const [heading, ...below] = rows as readonly [Box, ...Box[]]
  const middle = heading.x + heading.w / 2
  const ways = [[name], ...(name.includes(' ') ? [name.split(' ')] : [])]
  const lying = (lines: readonly string[], at: (w: number, h: number) => readonly [number, number]): Place => {
    const [w, h] = [Math.max(...lines.map((line) => widthOf(pen, line, 'title', NAME))), NAME * lines.length]
    const [x, y] = at(w, h)
    return { box: { x, y, w, h }, lines }
  }
  const atop = (lines: readonly string[], top: (h: number) => number) =>
    ASIDE.map((aside) => lying(lines, (w, h) => [Math.max(4, middle + (aside - 0.5) * w), top(h)]))
  const foot = Math.max(...rows.map(({ y, h }) => y + h))
  return [
    ...ways.flatMap((lines) => atop(lines, (h) => heading.y - 1 - h)),
    ...ways.flatMap((lines) =>
      [heading, ...below].flatMap(({ x, y, w: width, h: height }) =>
        NUDGES.flatMap((nudge) => [
          lying(lines, (_, h) => [x + width + 5, y + (height - h) / 2 + nudge]),
          lying(lines, (w, h) => [x - 5 - w, y + (height - h) / 2 + nudge]),
        ]),
      ),
    ),
    ...ways.flatMap((lines) => atop(lines, () => foot + 1)),
  ]
}

export function drawName(sheet: Sheet, area: AreaView, { box: { x, y, w }, lines }: Place): void {
  const style: Style = {
    face: 'title',
    size: NAME,
    colour: '#2a1c0c',
    halo: area.kind === 'wilderness' ? faint('#e4edc8', 0.3) : faint('#fff7e2', 0.32),
    haloWidth: 4,
    align: 'center',
    weight: 'detail',
  }
  for (const [i, line] of lines.entries()) write(sheet, line, x + w / 2, y + NAME * (i + 0.5), style)
}
