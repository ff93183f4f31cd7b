/** One card close up, and beside it everybody it may touch. */
import type { CardId } from '../../../src/games/atlas-lost/data/components.ts'
import { faint, inkOn } from '../../kit/colour.ts'
import { type Box, lift, panel, rows } from '../../kit/panel.ts'
import { type Sheet, sheet } from '../../kit/sheet.ts'
import { write } from '../../kit/text.ts'
import { seatToken } from '../../kit/tokens.ts'
import { cardColour, installRunes, TYPE_SIGNS, typeWord } from '../cards.ts'
import { counted, drawFaith, drawMeans } from '../counts.ts'
import { DUSK, deepened, INFLUENCE_COLOUR, RESOURCE_COLOURS, WIDTH } from '../look.ts'
import { deedOf, drawProse, linesOf } from '../prose.ts'
import { costRunes, drawRunes } from '../runes.ts'
import { type Faction, pointsText, type Scene } from '../scene.ts'
import { sign } from '../signs.ts'
import { drawSky, NIGHT } from '../sky.ts'

const HEIGHT = 860
const CARD = { x: 16, y: 16, w: 470, h: HEIGHT - 32 }
const OTHERS = { x: 502, y: 16, w: WIDTH - 518, h: HEIGHT - 32 }
const TEXT = { size: 36, room: CARD.w - 56, most: 8 } as const

export function drawCardClose(scene: Scene, card: CardId): Sheet {
  const picture = sheet(WIDTH, HEIGHT)
  drawSky(picture.pen, { x: 0, y: 0, w: WIDTH, h: HEIGHT }, NIGHT)
  drawCard(picture, scene, card)
  const factions = [...scene.view.players.map(({ seat }) => seat), ...scene.view.npcs.map(({ id }) => id)]
  for (const [i, box] of rows(OTHERS, Math.max(3, factions.length), 12).entries())
    if (factions[i]) drawFaction(picture, scene, factions[i], box)
  return picture
}

function drawCard(picture: Sheet, scene: Scene, card: CardId): void {
  const { pen } = picture
  const face = scene.face(card)
  const color = cardColour(scene, face)
  const middle = CARD.x + CARD.w / 2
  lift(pen, CARD, 20)
  panel(pen, CARD, { fill: deepened(color, 0.78), rim: '#f4e8d2', rimWidth: 4, radius: 20 })
  pen.beginPath()
  pen.roundRect(CARD.x + 2, CARD.y + 2, CARD.w - 4, 84, [18, 18, 0, 0])
  pen.fillStyle = color
  pen.fill()
  write(picture, face.name, middle, CARD.y + 44, {
    face: 'title',
    size: 42,
    colour: inkOn(color),
    align: 'center',
    room: CARD.w - 28,
  })
  const text = linesOf(picture, deedOf(face), TEXT).length * TEXT.size * 1.16
  const price = face.cost ? costRunes(face.cost) : []
  const bottom = CARD.y + CARD.h - 24
  const top = bottom - text - (face.cost ? 62 : 0)
  drawEmblem(
    picture,
    { x: CARD.x, y: CARD.y + 86, w: CARD.w, h: top - 70 - CARD.y - 86 },
    face.tree ?? TYPE_SIGNS[face.type],
    color,
  )
  write(picture, typeWord(face), CARD.x + 28, top - 40, { face: 'bold', size: 36, colour: DUSK.amber })
  drawRunes(picture, installRunes(face), CARD.x + CARD.w - 26, top - 40, { size: 40, align: 'right' })
  if (price.length > 0) drawRunes(picture, [...price, { sign: 'arrow' }], CARD.x + 28, top + 28, { size: 42, room: TEXT.room })
  else if (face.cost) write(picture, 'free', CARD.x + 28, top + 28, { face: 'italic', size: 38, colour: DUSK.mist })
  drawProse(picture, deedOf(face), CARD.x + 28, bottom - text, TEXT)
}

function drawEmblem({ pen }: Sheet, { x, y, w, h }: Box, name: Parameters<typeof sign>[1], color: string): void {
  const middle = { x: x + w / 2, y: y + h / 2 }
  const size = Math.min(230, h * 0.66)
  const glow = pen.createRadialGradient(middle.x, middle.y, 10, middle.x, middle.y, Math.max(60, Math.min(w, h) / 2))
  glow.addColorStop(0, faint(color, 0.75))
  glow.addColorStop(1, faint(color, 0))
  pen.fillStyle = glow
  pen.fillRect(x + 4, y, w - 8, h)
  for (const [radius, opacity] of [
    [size * 0.72, 0.5],
    [size * 0.8, 0.25],
  ] as const) {
    pen.beginPath()
    pen.arc(middle.x, middle.y, radius, 0, Math.PI * 2)
    pen.strokeStyle = faint('#f4e8d2', opacity)
    pen.lineWidth = 2
    pen.stroke()
  }
  sign(pen, name, middle.x, middle.y, size, '#fff8ea')
}

/** Points, resources, cards and faith of one faction. */
function drawFaction(picture: Sheet, scene: Scene, who: Faction, box: Box): void {
  const player = scene.player(who)
  const npc = scene.view.npcs.find(({ id }) => id === who)
  const isActing = scene.view.turn === who && !scene.view.result
  const has = player ?? npc!
  panel(picture.pen, box, {
    fill: isActing ? DUSK.raised : DUSK.panel,
    rim: isActing ? DUSK.amber : DUSK.line,
    rimWidth: isActing ? 4 : 2,
    opacity: 0.94,
  })
  const lines = has.track.length > 0 ? 3 : 2
  const line = (n: number) => box.y + 12 + ((box.h - 24) * (n + 0.5)) / lines
  seatToken(picture, scene.mark(who), box.x + 46, line(0), 26)
  write(picture, scene.name(who), box.x + 86, line(0), {
    face: 'bold',
    size: 42,
    colour: isActing ? DUSK.amber : DUSK.ivory,
    room: 330,
  })
  counted(picture, 'TP', player ? pointsText(player) : `${npc!.TP}`, box.x + box.w - 276, line(0), {
    colour: RESOURCE_COLOURS.TP,
    size: 44,
  })
  if (player) counted(picture, 'card', `${player.hand}`, box.x + box.w - 88, line(0), { colour: DUSK.mist, size: 40 })
  drawMeans(picture, scene, has, player?.changed, { x: box.x + 26, y: line(1), w: box.w - 180, h: 0 }, 44)
  const right = { colour: INFLUENCE_COLOUR, size: 44 }
  if (player) counted(picture, 'influence', `${player.position}`, box.x + box.w - 136, line(1), right)
  drawFaith(picture, scene, who, has.track, { x: box.x + 26, y: line(2), w: box.w - 60, h: 34 })
}
