/** What has changed on the map since an earlier view: outlines of areas, and armies on their way. */
import type { AreaView, View } from '../../src/games/atlantis/view.ts'
import { movesBetween } from '../kit/change.ts'
import type { Sheet } from '../kit/sheet.ts'
import { nationLook } from './look.ts'
import { type Around, drawWay, wayBetween } from './march.ts'
import { ANCHORS } from './places.ts'
import type { Scene } from './scene.ts'
import { centreOf, type Point, WIDTH } from './world.ts'

const at = (area: string): Point => ANCHORS[area] ?? centreOf(area)

/** Everything about an area that somebody could have changed. */
const lookOf = ({ changed: _, ...area }: AreaView): string => JSON.stringify(area)

/** Areas that look different; without an earlier view, those the present turn has changed. */
export function changedAreas({ view, before }: Pick<Scene, 'view' | 'before'>): AreaView[] {
  if (!before) return view.phase === 'setup' ? [] : view.areas.filter(({ changed }) => changed)
  const then = new Map(before.areas.map((area) => [area.id, lookOf(area)]))
  return view.areas.filter((area) => then.get(area.id) !== lookOf(area))
}

export const unitsOf = (area: AreaView | undefined, nation: string): number =>
  area?.units.find((each) => each.nation === nation)?.count ?? 0

export const areaIn = (view: View | null, id: string): AreaView | undefined => view?.areas.find((area) => area.id === id)

/** What stands in an area is not painted over. */
export const STANDING: Around = { w: 62, h: 36 }

/** Armies that have marched, each as an arrow in its nation's colour. */
export function drawMoves(sheet: Sheet, { view, before }: Scene): void {
  if (!before) return
  for (const { id } of view.nations) {
    const changes = new Map(view.areas.map((area) => [area.id, unitsOf(area, id) - unitsOf(areaIn(before, area.id), id)]))
    for (const { from, to, count } of movesBetween(changes, (a, b) => wayBetween(at(a), at(b), WIDTH)))
      drawWay(sheet, at(from), at(to), WIDTH, nationLook(id).fill, count, STANDING)
  }
}
