/** The moment the dials are opened: who set what, what it cost, how it adds up, and who prevails. */
import type { ContestView, View } from '../../src/games/atlantis/view.ts'
import { faint } from '../kit/colour.ts'
import { icon } from '../kit/icons.ts'
import { centred, prose } from '../kit/layout.ts'
import { HOUSE } from '../kit/palette.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { drawDial, STANCE } from './dial.ts'
import type { Edition } from './edition.ts'
import { drawWorld } from './ground.ts'
import { windowOn } from './place.ts'
import type { Scene } from './scene.ts'
import { BLUE, drawParty, RED, type Side } from './sums.ts'
import type { World } from './world.ts'

type Involved = ContestView['involved'][number]

const [WIDTH, HEIGHT] = [1200, 860]

export function drawReveal<V extends View>(edition: Edition<V>, scene: Scene<V>, painting: World): Sheet {
  const contest = scene.view.contest!
  const result = contest.result!
  const picture = sheet(WIDTH, HEIGHT)
  const { pen } = picture
  drawWorld(pen, painting, windowOn(contest.area, WIDTH, HEIGHT, 2.2))
  pen.fillStyle = faint(HOUSE.night, 0.8)
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  write(picture, scene.labels.contest(scene.view, contest), WIDTH / 2, 48, {
    face: 'title',
    size: 50,
    colour: HOUSE.gold,
    align: 'center',
    room: WIDTH - 60,
  })
  const places = columns({ x: 16, y: 92, w: WIDTH - 32, h: 500 }, Math.max(3, contest.involved.length), 12)
  const shift = contest.involved.length < 3 ? ((3 - contest.involved.length) * (places[0]!.w + 12)) / 2 : 0
  for (const [i, involved] of contest.involved.entries())
    drawSetting(picture, scene, involved, { ...places[i]!, x: places[i]!.x + shift })
  drawTotals(picture, edition, scene, contest, result)
  return picture
}

function drawSetting(picture: Sheet, scene: Scene, involved: Involved, box: Box): void {
  const { seat, dial } = involved
  const { labels } = scene
  const { pen } = picture
  const stance = dial?.stance ?? 'peace'
  const middle = box.x + box.w / 2
  panel(pen, box, { fill: HOUSE.panel, rim: stance === 'peace' ? HOUSE.line : STANCE[stance].fill, rimWidth: 4, opacity: 0.92 })
  seatToken(picture, scene.mark(seat), box.x + 30, box.y + 38, 19)
  const name = prose(scene.name(seat), { face: 'bold', size: 36, colour: HOUSE.ivory }, 2)
  centred(name).draw(picture, { x: box.x + 58, y: box.y, w: box.w - 64, h: 76 })
  drawDial(picture, stance, dial?.bid ?? 0, middle, box.y + 188, Math.min(104, box.w / 2 - 16))
  write(picture, labels.stances[stance], middle, box.y + 330, {
    face: 'heavy',
    size: 36,
    colour: HOUSE.ivory,
    align: 'center',
    room: box.w - 20,
  })
  const [full, room] = [labels.counts(involved, false), box.w - 20]
  const worth = widthOf(picture.pen, full, 'bold', 34) > room ? labels.counts(involved, true) : full
  write(picture, worth, middle, box.y + 376, { face: 'bold', size: 34, colour: HOUSE.amber, align: 'center', room })
  const paid = labels.pays(dial?.cost ?? 0)
  write(picture, paid, middle, box.y + 420, { face: 'plain', size: 33, colour: HOUSE.mist, align: 'center', room: box.w - 20 })
  const receipt = scene.ask.receipts?.[seat]
  if (!receipt) return
  const wide = Math.min(
    box.w - 56,
    write(picture, receipt.slice(0, 8), middle + 18, box.y + 467, {
      face: 'plain',
      size: 33,
      colour: HOUSE.good,
      align: 'center',
      room: box.w - 60,
    }),
  )
  icon(pen, 'check', middle - wide / 2 - 8, box.y + 467, 28, HOUSE.good)
}

function drawTotals<V extends View>(
  picture: Sheet,
  edition: Edition<V>,
  scene: Scene<V>,
  contest: ContestView,
  result: NonNullable<ContestView['result']>,
): void {
  const { pen } = picture
  const { labels } = scene
  const [attack, defence] = columns({ x: 16, y: 610, w: WIDTH - 32, h: 150 }, 2, 12) as [Box, Box]
  const isHeld = result.attack === result.defence ? edition.holdsTie[contest.kind] : !result.won
  drawTotal(picture, attack, RED, 'attack', result.attack, labels.parts(contest, 'attack'), result.won)
  drawTotal(picture, defence, BLUE, 'defend', result.defence, labels.parts(contest, 'defend'), isHeld)
  drawParty(picture, scene, contest, 'attack', attack.x + 130, attack.y + 56)
  drawParty(picture, scene, contest, 'defend', defence.x + 130, defence.y + 56)
  icon(pen, result.won ? 'attack' : 'defend', WIDTH / 2 - 300, 812, 48, HOUSE.gold)
  write(picture, labels.verdict(contest), WIDTH / 2, 812, {
    face: 'title',
    size: 46,
    colour: HOUSE.gold,
    align: 'center',
    room: 520,
  })
}

function drawTotal(picture: Sheet, box: Box, fill: string, sign: Side, total: number, parts: string, wins: boolean): void {
  panel(picture.pen, box, { fill, rim: wins ? '#ffd766' : '#ffffff', rimWidth: wins ? 6 : 2 })
  icon(picture.pen, sign, box.x + 62, box.y + 56, 66, '#ffffff')
  write(picture, String(total), box.x + box.w / 2, box.y + 56, { face: 'heavy', size: 96, colour: '#ffffff', align: 'center' })
  if (wins) icon(picture.pen, 'crown', box.x + box.w - 62, box.y + 56, 62, '#ffd766')
  write(picture, parts, box.x + box.w / 2, box.y + 124, {
    face: 'bold',
    size: 33,
    colour: '#ffffff',
    align: 'center',
    room: box.w - 24,
  })
}
