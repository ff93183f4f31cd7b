/** What leads an area on the map: its armies, its code and its Power. */
import type { AreaView } from '../../src/games/atlantis/view.ts'
import { badge, faded } from '../kit/change.ts'
import { faint, inkOn } from '../kit/colour.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { coin, finish, shield, shieldToken } from '../kit/tokens.ts'
import { nationLook } from './look.ts'
import { unitsOf } from './marks.ts'

const CODE = 33
const ARMY = 44
const COIN = 30

/** Held by a nation none of whose units stand there: a bare shield says by whom. */
const isUnguarded = ({ kind, owner, units }: AreaView): boolean => kind === 'minor' && owner !== null && units.length === 0
const BARE = 34

export const headingWidth = ({ pen }: Sheet, area: AreaView): number =>
  area.units.length * ARMY +
  (isUnguarded(area) ? BARE : 0) +
  widthOf(pen, area.code, 'heavy', CODE) +
  (area.kind === 'wilderness' ? 0 : COIN)

export function drawHeading(sheet: Sheet, area: AreaView, then: AreaView | undefined, x: number, y: number): void {
  const { pen } = sheet
  const code = widthOf(pen, area.code, 'heavy', CODE)
  let at = x - headingWidth(sheet, area) / 2
  for (const { nation, count } of area.units) {
    const look = nationLook(nation)
    shieldToken(sheet, look.shield, look.fill, String(count), at + 19, y, 20)
    if (then) badge(sheet, count - unitsOf(then, nation), at + 12, y - 28, 24)
    at += ARMY
  }
  // An army that is no longer here stands beside what is; at the left edge of the sheet, on the other side.
  for (const [i, { nation, count }] of (then?.units ?? []).filter((each) => unitsOf(area, each.nation) === 0).entries()) {
    const look = nationLook(nation)
    const aside = headingWidth(sheet, area) / 2 + 20 + i * ARMY
    const left = x > 0 && x - aside < 20 ? x + aside : x - aside
    faded(pen, () => shieldToken(sheet, look.shield, look.fill, String(count), left, y, 18))
    badge(sheet, -count, left - 4, y - 28, 24)
  }
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
