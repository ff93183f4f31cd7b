/** What everybody has, in brief: one panel for each player, NPC and coalition; and the line on top. */
import { COALITION, type Faction } from '../../src/games/atlas-lost/data/components.ts'
import { TREES } from '../../src/games/atlas-lost/data/language.ts'
import type { PlayerView, View } from '../../src/games/atlas-lost/view.ts'
import { faint } from '../kit/colour.ts'
import { type Box, columns, panel } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { counted, drawBar, drawChange, drawFaith, drawMeans, drawTiles } from './counts.ts'
import { DUSK, RESOURCE_COLOURS, TITLE } from './look.ts'
import { drawProse } from './prose.ts'
import { signColour } from './runes.ts'
import { pointsText, type Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

/** The sky behind a title is dimmed: stars are not full stops. */
export function drawBanner({ pen, width }: Sheet, height: number): void {
  pen.fillStyle = faint(DUSK.night, 0.6)
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = faint(DUSK.copper, 0.6)
  pen.fillRect(0, height - 2, width, 2)
}

export function drawHeading(sheet: Sheet, scene: Scene, { x, y, w, h }: Box): void {
  const middle = y + h / 2
  drawBanner(sheet, y + h)
  const title = write(sheet, TITLE, x + 8, middle, { face: 'title', size: 50, colour: DUSK.copper })
  const actions = scene.view.phase === 'action' ? drawActions(sheet, scene, x + w - 8, middle) : 0
  const room = w - title - actions - 60
  write(sheet, scene.words.status(scene.view, scene.s), x + title + 36, middle, {
    face: 'bold',
    size: 37,
    colour: DUSK.ivory,
    room,
  })
}

/** The three actions of a turn: those that are left stand out. Returns their width. */
function drawActions(sheet: Sheet, { view: { left }, words }: Scene, right: number, y: number): number {
  const actions = [
    [words.main, left.main],
    [words.command, left.command],
    [words.cardActions(left.cards), left.cards > 0],
  ] as const
  let x = right
  for (const [word, isLeft] of [...actions].reverse()) {
    const style = { face: isLeft ? 'bold' : 'plain', size: 34, colour: isLeft ? DUSK.amber : faint(DUSK.mist, 0.55) } as const
    const wide = write(sheet, word, x, y, { ...style, align: 'right' })
    if (!isLeft) {
      sheet.pen.fillStyle = faint(DUSK.mist, 0.8)
      sheet.pen.fillRect(x - wide - 3, y, wide + 6, 3)
    }
    x -= wide + 24
  }
  return right - x
}

export function drawPanels(sheet: Sheet, scene: Scene, box: Box): void {
  const { players, npcs, rivals } = scene.view
  const boxes = columns(box, players.length + npcs.length + (rivals ? 1 : 0), 10)
  for (const [i, player] of players.entries()) drawPlayer(sheet, scene, player, boxes[i]!)
  for (const [i, npc] of npcs.entries()) drawNpc(sheet, scene, npc, boxes[players.length + i]!)
  if (rivals) drawCoalition(sheet, scene, rivals, boxes.at(-1)!)
}

/** The panel itself, with its owner's token and a stripe in the owner's colour. */
function drawFrame(sheet: Sheet, scene: Scene, who: Faction, box: Box): void {
  const { pen } = sheet
  const isActing = scene.view.turn === who && scene.view.phase !== 'deal' && !scene.view.result
  const mark = scene.mark(who)
  const rim = isActing ? { rim: DUSK.amber, rimWidth: 5 } : { rim: DUSK.line, rimWidth: 2 }
  panel(pen, box, { fill: isActing ? DUSK.raised : DUSK.panel, opacity: 0.94, ...rim })
  pen.fillStyle = mark.fill
  pen.beginPath()
  pen.roundRect(box.x + 12, box.y + box.h - 10, box.w - 24, 5, 2.5)
  pen.fill()
  seatToken(sheet, mark, box.x + 36, box.y + 38, 21)
  const crown = scene.view.result?.winner === who ? 44 : 0
  const style = { face: 'bold', size: 36, room: box.w - 78 - crown } as const
  const isNpc = scene.view.npcs.some(({ id }) => id === who)
  if (isNpc) drawProse(sheet, scene.name(who), box.x + 68, box.y + 17, { ...style, most: 2 })
  else write(sheet, scene.name(who), box.x + 68, box.y + 38, { ...style, colour: isActing ? DUSK.amber : DUSK.ivory })
  if (crown) sign(pen, 'crown', box.x + box.w - 34, box.y + 36, 38, DUSK.amber)
}

function drawPlayer(sheet: Sheet, scene: Scene, player: PlayerView, box: Box): void {
  const { view } = scene
  const { seat, changed, track } = player
  drawFrame(sheet, scene, seat, box)
  drawPoints(sheet, player, view.goal, { x: box.x + 14, y: box.y + 64, w: box.w - 28, h: 64 })
  const row = { x: box.x + 12, w: box.w - 20, h: 0 }
  drawMeans(sheet, scene, player, changed, { ...row, y: box.y + 167 })
  const isNew = (kind: 'installed' | 'runner') => view.changes.some(({ what, by }) => what === kind && by === seat)
  const have: readonly (readonly [Sign, number, boolean])[] = [
    ['card', player.hand, false],
    ['installed', player.installed.length, isNew('installed')],
    ['runner', player.runners, isNew('runner')],
    ['team', player.waiting.research + player.waiting.data, false],
  ]
  for (const [i, place] of columns({ ...row, y: box.y + 212 }, have.length, 0).entries()) {
    const [what, n, fresh] = have[i]!
    counted(sheet, what, `${n}`, place.x, place.y, { colour: fresh ? DUSK.fresh : DUSK.mist })
  }
  const tiles = drawTiles(sheet, scene, player, box.x + 30, box.y + 251)
  drawFaith(sheet, scene, seat, track, { x: box.x + 16 + tiles, y: box.y + 251, w: box.w - 30 - tiles, h: 25 })
}

/** Points so far on the way to the goal, and what hidden front runner tokens may add. */
function drawPoints(sheet: Sheet, player: PlayerView, goal: number, { x, y, w }: Box): void {
  const { least, most } = player.points
  sign(sheet.pen, 'TP', x + 20, y + 22, 42, RESOURCE_COLOURS.TP)
  const wide = write(sheet, pointsText(player), x + 48, y + 22, { face: 'heavy', size: 46, colour: DUSK.ivory })
  const end = 58 + wide + write(sheet, `/ ${goal}`, x + 58 + wide, y + 26, { face: 'plain', size: 34, colour: DUSK.mist })
  // Where both numbers are long, the change stands above the goal instead of running into it.
  const [up, size] = w - end < 68 ? [3, 25] : [22, 34]
  if (player.changed.TP !== 0) drawChange(sheet, player.changed.TP, x + w, y + up, size)
  drawBar(sheet.pen, { x, y: y + 51, w, h: 12 }, DUSK.amber, least / goal, most / goal)
}

function drawNpc(sheet: Sheet, scene: Scene, npc: View['npcs'][number], box: Box): void {
  drawFrame(sheet, scene, npc.id, box)
  sign(sheet.pen, 'TP', box.x + 34, box.y + 118, 42, RESOURCE_COLOURS.TP)
  write(sheet, `${npc.TP}`, box.x + 62, box.y + 118, { face: 'heavy', size: 46, colour: DUSK.ivory })
  write(sheet, scene.words.npc, box.x + box.w - 16, box.y + 120, { face: 'plain', size: 34, colour: DUSK.mist, align: 'right' })
  drawMeans(sheet, scene, npc, undefined, { x: box.x + 12, y: box.y + 175, w: box.w - 20, h: 0 })
  drawFaith(sheet, scene, npc.id, npc.track, { x: box.x + 16, y: box.y + 238, w: box.w - 30, h: 30 })
}

function drawCoalition(sheet: Sheet, scene: Scene, rivals: NonNullable<View['rivals']>, box: Box): void {
  const { marker, tally, turn, limit } = rivals
  const look = { colour: DUSK.mist, size: 40 }
  drawFrame(sheet, scene, COALITION, box)
  counted(sheet, 'turn', scene.words.share(Math.min(turn, limit), limit), box.x + 14, box.y + 96, look)
  counted(sheet, 'influence', scene.words.share(marker, scene.view.influence.spaces.length), box.x + 14, box.y + 154, look)
  const shown = TREES.filter((tree) => tree in tally)
  for (const [i, place] of columns({ x: box.x + 12, y: box.y + 216, w: box.w - 20, h: 0 }, shown.length, 0).entries())
    counted(sheet, shown[i]!, `${tally[shown[i]!]}`, place.x, place.y, { colour: signColour(shown[i]!) })
}
