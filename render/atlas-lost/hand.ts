/** What only one player may see: cards, front runner tokens face up, and what is known of other hands. */
import type { PlayerView } from '../../src/games/atlas-lost/view.ts'
import { type Sheet, sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { seatToken } from '../kit/tokens.ts'
import { counted, drawMeans } from './counts.ts'
import { drawFace, fitsFace } from './face.ts'
import { DUSK, RESOURCE_COLOURS, WIDTH } from './look.ts'
import { drawBanner } from './panels.ts'
import { drawRunner } from './pieces.ts'
import { pointsText, type Scene } from './scene.ts'
import { drawSky, NIGHT } from './sky.ts'
import { type Stack, type Stacked, stackOf } from './stack.ts'

const HEAD = 158
const NOTE = 46
const TALLEST = 1190
const LEAST = 620
/** So few cards are held side by side. */
const FEW = 3
const CARD = { w: 384, h: 620 }

export function drawHand(scene: Scene, player: PlayerView): Sheet {
  const notes = scene.words.handNotes(scene.view, player, scene.s)
  const below = notes.length * NOTE + 12
  const cards = [...player.looking.map((card) => ({ card, isNew: true })), ...player.cards.map((card) => ({ card }))]
  const held = fanOf(scene, cards) ?? stackOf(scene, cards, TALLEST - HEAD - below)
  const picture = sheet(WIDTH, Math.max(LEAST, HEAD + held.height + below))
  drawSky(picture.pen, { x: 0, y: 0, w: WIDTH, h: picture.height }, NIGHT)
  drawOwner(picture, scene, player)
  held.draw(picture, HEAD)
  const centred = { face: 'italic', size: 44, colour: DUSK.mist, align: 'center' } as const
  if (cards.length === 0) write(picture, scene.words.noCardsInHand, WIDTH / 2, 380, centred)
  const style = { face: 'italic', size: 34, colour: DUSK.mist, room: WIDTH - 56 } as const
  for (const [i, note] of notes.entries()) write(picture, note, 28, picture.height - (notes.length - i - 0.5) * NOTE - 4, style)
  return picture
}

/** Side by side, if they are few and their words fit. */
function fanOf(scene: Scene, cards: readonly Stacked[]): Stack | null {
  const paper = sheet(1, 1)
  if (cards.length > FEW || !cards.every(({ card }) => fitsFace(paper, scene, card, CARD))) return null
  const left = (WIDTH - cards.length * CARD.w - (cards.length - 1) * 12) / 2
  return {
    height: cards.length > 0 ? CARD.h + 12 : 0,
    draw(picture, top) {
      for (const [i, { card, isNew }] of cards.entries())
        drawFace(picture, scene, card, { x: left + i * (CARD.w + 12), y: top, ...CARD }, isNew)
    },
  }
}

function drawOwner(picture: Sheet, scene: Scene, player: PlayerView): void {
  const { values } = player
  drawBanner(picture, HEAD - 12)
  seatToken(picture, scene.mark(player.seat), 52, 44, 27)
  const title = write(picture, scene.name(player.seat), 100, 48, { face: 'title', size: 44, colour: DUSK.copper, room: 480 })
  write(picture, scene.words.held(player), 124 + title, 50, { face: 'plain', size: 36, colour: DUSK.ivory, room: 900 - title })
  const points = { colour: RESOURCE_COLOURS.TP, size: 46 }
  counted(picture, 'TP', `${pointsText(player)} / ${scene.view.goal}`, WIDTH - 216, 50, points)
  drawMeans(picture, scene, player, player.changed, { x: 30, y: 116, w: 540, h: 0 }, 42)
  for (const [i, value] of (values ?? []).entries()) drawRunner(picture, WIDTH - 52 - i * 74, 114, 32, `${value}`)
}
