/** What leads an area on the map: its armies, its code and its Power. */
import type { AreaView } from '../../src/games/atlantis/view.ts'
import { badge, faded } from '../kit/change.ts'
import { faint, inkOn } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { coin, finish, shield, shieldToken } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import { unitsOf } from './marks.ts'
import type { Point } from './world.ts'

const CODE = 33
const ARMY = 44
const COIN = 30
const BADGE = 24

/** Held by a nation none of whose units stand there: a bare shield says by whom. */
const isUnguarded = ({ kind, owner, units }: AreaView): boolean => kind === 'minor' && owner !== null && units.length === 0
const BARE = 34

export const headingWidth = ({ pen }: Sheet, area: AreaView): number =>
  area.units.length * ARMY +
  (isUnguarded(area) ? BARE : 0) +
  widthOf(pen, area.code, 'heavy', CODE) +
  (area.kind === 'wilderness' ? 0 : COIN)

/** What has changed in the armies here: how many came or went, and those that are gone beside what is; at the left edge of the sheet, on the other side. */
function newsOf(sheet: Sheet, area: AreaView, then: AreaView | undefined, x: number) {
  const half = headingWidth(sheet, area) / 2
  const came = area.units.map(({ nation, count }, i) => ({
    by: then ? count - unitsOf(then, nation) : 0,
    x: x - half + 12 + i * ARMY,
  }))
  const gone = (then?.units ?? [])
    .filter((each) => unitsOf(area, each.nation) === 0)
    .map((each, i) => {
      const aside = half + 20 + i * ARMY
      return { ...each, x: x > 0 && x - aside < 20 ? x + aside : x - aside }
    })
  return { badges: [...came, ...gone.map(({ count, x: at }) => ({ by: -count, x: at - 4 }))].filter(({ by }) => by !== 0), gone }
}

/** What news of the armies covers besides the heading. */
export function newsAround(sheet: Sheet, area: AreaView, then: AreaView | undefined, [x, y]: Point): Box[] {
  const { badges, gone } = newsOf(sheet, area, then, x)
  return [
    ...badges.map((each) => ({ x: each.x - BADGE, y: y - 28 - BADGE / 2, w: 2 * BADGE, h: BADGE })),
    ...gone.map((each) => ({ x: each.x - 20, y: y - 20, w: 40, h: 40 })),
  ]
}

export function drawHeading(sheet: Sheet, area: AreaView, then: AreaView | undefined, x: number, y: number): void {
  const { pen } = sheet
  const code = widthOf(pen, area.code, 'heavy', CODE)
  const { badges, gone } = newsOf(sheet, area, then, x)
  let at = x - headingWidth(sheet, area) / 2
  for (const { nation, count } of area.units) {
    const look = nationLook(nation)
    shieldToken(sheet, look.shield, look.fill, String(count), at + 19, y, 20)
    at += ARMY
  }
  for (const each of gone) {
    const look = nationLook(each.nation)
    faded(pen, () => shieldToken(sheet, look.shield, look.fill, String(each.count), each.x, y, 18))
  }
  for (const { by, x: middle } of badges) badge(sheet, by, middle, y - 28, BADGE)
  if (isUnguarded(area)) {
    const look = nationLook(area.owner!)
    shield(pen, look.shield, at + 15, y, 14)
    finish(pen, look.fill, '#ffffff', faint('#0b1016', 0.9), 2)
    at += BARE
  }
  const wild = area.kind === 'wilderness'
  const home = area.kind === 'home' && area.owner ? nationLook(area.owner).fill : null
  const colour = wild ? '#1f3a1b' : home ? inkOn(home) : '#1d150c'
  const halo = wild ? '#dfe9bd' : (home ?? '#fff7e2')
  // A home wears its nation's colour, with a light seam so that it stands off its own land.
  if (home) write(sheet, area.code, at, y, { face: 'heavy', size: CODE, colour, halo: '#fff7e2', haloWidth: 12 })
  write(sheet, area.code, at, y, { face: 'heavy', size: CODE, colour, halo, haloWidth: home ? 8 : 6 })
  if (!wild) coin(sheet, String(area.power), at + code + COIN / 2 + 2, y, 13)
}
