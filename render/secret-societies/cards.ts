/** Bid Cards in the hand: what they are worth, how many Coins they carry, and what they bring when outbid. */
import { faint } from '../kit/colour.ts'
import { type Box, lift } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { widthOf, write } from '../kit/text.ts'
import { LODGE } from './look.ts'
import { inner, ticket } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { type Sign, sign } from './signs.ts'

const REWARDS: Readonly<Record<string, Sign>> = {
  coin: 'coin',
  land: 'land',
  industry: 'factory',
  population: 'people',
  any: 'gift',
}

export function drawBidCard(sheet: Sheet, scene: Scene, card: string, state: 'hand' | 'vault' | 'aside', box: Box): void {
  const { x, y, w, h } = box
  const ready = state === 'hand'
  drawPaper(sheet, box, ready)
  write(sheet, card, x + w / 2, y + h * 0.38, {
    face: 'grand',
    size: card.length > 1 ? 58 : 96,
    colour: ready ? LODGE.ink : LODGE.smoke,
    align: 'center',
    room: w - 20,
  })
  const face = scene.rules.bidCards[card]
  if (!ready) drawNote(sheet, scene.labels.cards[state], box, LODGE.smoke)
  else if (face) {
    drawStacks(sheet, face, { x, y: y + h - 96, w, h: 40 })
    const reward = face.outbid[0] && REWARDS[face.outbid[0].fx]
    if (reward) sign(sheet.pen, reward, x + w / 2, y + h - 36, 38, LODGE.sepia)
    else drawNote(sheet, scene.labels.cards.unrewarded, box, LODGE.sepia)
  }
}

/** Ivory where it can be laid, mahogany where it cannot. */
function drawPaper({ pen }: Sheet, box: Box, ready: boolean): void {
  const { x, y, w, h } = box
  lift(pen, box, 14)
  ticket(pen, box, 14)
  const paper = pen.createLinearGradient(x, y, x + w, y + h)
  paper.addColorStop(0, ready ? LODGE.cream : LODGE.mahogany)
  paper.addColorStop(1, ready ? LODGE.vellum : LODGE.walnut)
  pen.fillStyle = paper
  pen.fill()
  pen.strokeStyle = ready ? LODGE.gilt : LODGE.brass
  pen.lineWidth = 3.5
  pen.stroke()
  ticket(pen, inner(box, 8), 14)
  pen.strokeStyle = faint(ready ? LODGE.sepia : LODGE.brass, 0.6)
  pen.lineWidth = 1.5
  pen.stroke()
  sign(pen, 'eyePyramid', x + w / 2, y + h * 0.4, w * 0.8, faint(ready ? LODGE.brass : '#000000', 0.22))
}

const drawNote = (sheet: Sheet, note: string, { x, y, w, h }: Box, colour: string) =>
  write(sheet, note, x + w / 2, y + h - 37, {
    face: 'italic',
    size: 26,
    colour,
    align: 'center',
    room: w - 18,
    weight: 'detail',
  })

/** Coins it may carry faceup, and facedown where it may lie so. */
function drawStacks(sheet: Sheet, face: { stackUp: number; stackDown: number; facedown: boolean }, { x, y, w, h }: Box): void {
  const { pen } = sheet
  const middle = y + h / 2
  const words = face.facedown ? `${face.stackUp} / ${face.stackDown}` : `${face.stackUp}`
  const left = x + (w - 40 - widthOf(pen, words, 'bold', 34)) / 2
  sign(pen, 'coin', left + 16, middle, 32, LODGE.brass)
  write(sheet, words, left + 40, middle, { face: 'bold', size: 34, colour: LODGE.ink })
}

export function drawEmptyHand(sheet: Sheet, scene: Scene, box: Box): void {
  write(sheet, scene.labels.cards.none, box.x + box.w / 2, box.y + box.h / 2, {
    face: 'title',
    size: 44,
    colour: LODGE.smoke,
    align: 'center',
  })
}
