/** What a player could attack or take over: bids on the map, and below it what each is made of. For their eyes only. */
import type { AttackView, CoupView, ReachView, View } from '../../src/games/atlantis/view.ts'
import { faint } from '../kit/colour.ts'
import { type Icon, icon } from '../kit/icons.ts'
import type { Layers } from '../kit/layers.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, lift, panel } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { finish, shield } from '../kit/tokens.ts'
import { drawOwners, drawRim, drawStraits } from './ground.ts'
import { drawHeading } from './heading.ts'
import { nationLook } from './look.ts'
import { drawMarch } from './march.ts'
import { STANDING } from './marks.ts'
import { drawTitle } from './panels.ts'
import { ANCHORS } from './places.ts'
import type { Scene } from './scene.ts'
import { RED } from './sums.ts'
import { centreOf, HEIGHT, WHOLE, WIDTH } from './world.ts'

const VIOLET = '#5b3f9e'
const TITLE = { x: 16, y: 14, w: 400, h: 104 }
const LIST = { x: 10, y: HEIGHT + 8, w: WIDTH - 20, h: 1200 - HEIGHT - 18 }
const ROW = 44

type Prospect = AttackView | CoupView

export function drawReach(scene: Scene, reach: ReachView, ground: Sheet, layers: Layers): Sheet {
  const { view, labels } = scene
  const picture = sheet(WIDTH, 1200)
  picture.pen.fillStyle = HOUSE.night
  picture.pen.fillRect(0, 0, WIDTH, 1200)
  picture.pen.drawImage(ground.canvas, 0, 0)
  drawOwners(picture, scene, WHOLE, layers)
  const targets = new Set([...reach.attacks, ...reach.coups].filter((each) => isWithin(view, each)).map(({ area }) => area))
  for (const area of targets) drawRim(picture, area, WHOLE, layers, HOUSE.gold, 3)
  drawStraits(picture, WHOLE)
  if (view.march) drawMarch(picture, view.march, (id) => ANCHORS[id] ?? centreOf(id), WIDTH, STANDING)
  for (const area of view.areas) {
    const anchor = ANCHORS[area.id]
    if (!anchor) continue
    drawHeading(picture, area, undefined, anchor[0], anchor[1])
    drawBids(picture, view, reach, area.id, anchor[0], anchor[1] + 40)
  }
  drawTitle(picture, labels.reach.title, labels.reach.ifNobody, TITLE)
  const [attacks, coups] = columns(LIST, 2, 10) as [Box, Box]
  drawList(picture, scene, 'swords', RED, labels.reach.attacks, labels.reach.noAttack, reach.attacks, attacks)
  drawList(picture, scene, 'agent', VIOLET, labels.reach.coups, labels.reach.noCoup, reach.coups, coups)
  return picture
}

/** Is there a dial that wins, and can the viewer pay for it? */
const isWithin = ({ players, seat }: View, { bid, cost }: Prospect): boolean =>
  bid !== null && cost <= (players.find((player) => player.seat === seat)?.resource ?? 0)

/** The bid each kind of attack needs, under the area's code; grey where it is out of reach, with what is missing. */
function drawBids(picture: Sheet, view: View, reach: ReachView, area: string, x: number, y: number): void {
  const found: (readonly [Icon, string, Prospect | undefined])[] = [
    ['swords', RED, reach.attacks.find((each) => each.area === area)],
    ['agent', VIOLET, reach.coups.find((each) => each.area === area)],
  ]
  const pills = found.flatMap(([sign, fill, prospect]) => (prospect ? [{ sign, fill, prospect }] : []))
  for (const [i, { sign, fill, prospect }] of pills.entries()) {
    const isNear = isWithin(view, prospect)
    const words = `${Math.max(0, prospect.defence - prospect.attack + 1)}`
    const width = words.length > 1 ? 84 : 68
    const left = Math.min(WIDTH - 4 - width * pills.length, Math.max(4, x - (width * pills.length) / 2)) + i * (width + 2)
    panel(picture.pen, { x: left, y: y - 18, w: width, h: 37 }, { fill: isNear ? fill : '#59626b', rim: '#ffffff', radius: 12 })
    icon(picture.pen, sign, left + 21, y, 28, isNear ? '#ffffff' : '#c9d1d8')
    const colour = isNear ? '#ffffff' : '#dfe5ea'
    write(picture, words, left + width - 12, y + 1, { face: 'heavy', size: 33, colour, align: 'right' })
  }
}

function drawList(
  picture: Sheet,
  scene: Scene,
  sign: Icon,
  fill: string,
  title: string,
  empty: string,
  prospects: readonly Prospect[],
  box: Box,
): void {
  lift(picture.pen, box)
  panel(picture.pen, box, { fill: HOUSE.panel, rim: fill, rimWidth: 3 })
  icon(picture.pen, sign, box.x + 32, box.y + 30, 36, '#ffffff')
  write(picture, title, box.x + 62, box.y + 30, { face: 'title', size: 36, colour: HOUSE.gold })
  const fits = Math.floor((box.h - 62) / ROW)
  const shown = prospects.length > fits ? prospects.slice(0, fits - 1) : prospects
  for (const [i, prospect] of shown.entries()) drawProspect(picture, scene, prospect, box.x, box.y + 80 + i * ROW, box.w)
  const note = { face: 'italic', size: 32, colour: HOUSE.mist, room: box.w - 40 } as const
  if (prospects.length === 0) write(picture, empty, box.x + 20, box.y + 84, note)
  else if (shown.length < prospects.length)
    write(
      picture,
      scene.labels.reach.more(prospects.length - shown.length, scene.s),
      box.x + 20,
      box.y + 80 + shown.length * ROW,
      note,
    )
}

/** Where, whose units or agents, how they stand, and the bid. */
function drawProspect(picture: Sheet, scene: Scene, prospect: Prospect, x: number, y: number, width: number): void {
  const { area, attack, defence, bid, cost } = prospect
  const isNear = isWithin(scene.view, prospect)
  const colour = isNear ? HOUSE.ivory : HOUSE.mist
  write(picture, scene.area(area).code, x + 18, y, { face: 'heavy', size: 33, colour: isNear ? HOUSE.amber : HOUSE.mist })
  if ('nation' in prospect) {
    const look = nationLook(prospect.nation)
    shield(picture.pen, look.shield, x + 112, y, 14)
    finish(picture.pen, look.fill, '#ffffff', faint('#000000', 0.9), 2)
  }
  const style = { face: 'plain', size: 33, colour } as const
  write(picture, scene.labels.reach.against(attack, defence), x + 136, y, { ...style, room: 210 })
  const needed = { ...style, face: 'bold', align: 'right', room: width - 370 } as const
  write(picture, scene.labels.reach.bid(bid, cost), x + width - 18, y, needed)
}
