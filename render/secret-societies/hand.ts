import type { Seat } from '../../src/kernel/contract.ts'
import { faint } from '../kit/colour.ts'
import type { Layers } from '../kit/layers.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { lines, write } from '../kit/text.ts'
import { coin, seatToken } from '../kit/tokens.ts'
import { drawBidCard, drawEmptyHand } from './cards.ts'
import { spread } from './goods.ts'
import { LODGE } from './look.ts'
import { page, plaque, rule, WIDTH } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'
import { goodsOf } from './strips.ts'

const CARDS = { x: 16, y: 198, w: WIDTH - 32, h: 300 }
const LINE = 46
/** Under the cards: what stands at their foot. */
const HOW = 44

export function drawHand(scene: Scene, seat: Seat, layers: Layers): Sheet {
  const scrap = page(1, layers)
  const notes = scene.words.secrets(scene.view, seat, scene.s).flatMap((note) => lines(scrap.pen, note, 'plain', 34, WIDTH - 80))
  const rivals = scene.seats.filter((other) => other !== seat)
  const top = CARDS.y + CARDS.h + 16 + HOW
  const own = notes.length * LINE + 26
  const picture = page(top + own + 84 + rivals.length * 56 + 20, layers)
  drawPurse(picture, scene, seat)
  drawCards(picture, scene, seat)
  write(picture, scene.labels.cardFoot, WIDTH / 2, top - 22, { face: 'italic', size: 32, colour: LODGE.smoke, align: 'center' })
  const box = { x: 16, y: top, w: WIDTH - 32, h: own }
  plaque(picture.pen, box, { fill: LODGE.wine, deep: LODGE.oxblood })
  for (const [i, note] of notes.entries())
    write(picture, note, box.x + 26, box.y + 36 + i * LINE, { face: 'plain', size: 34, colour: LODGE.cream, room: box.w - 48 })
  drawRivals(picture, scene, rivals, top + own + 34)
  return picture
}

function drawPurse(picture: Sheet, scene: Scene, seat: Seat): void {
  const player = scene.player(seat)
  const { labels, view, s } = scene
  seatToken(picture, scene.mark(seat), 60, 54, 34)
  write(picture, scene.name(seat), 116, 54, { face: 'grand', size: 48, colour: LODGE.gilt, room: 560 })
  const coins = `${player.coins ?? 0}`
  const wide = write(picture, scene.labels.coins(player.coins ?? 0, scene.s), WIDTH - 28, 62, {
    face: 'italic',
    size: 38,
    colour: LODGE.smoke,
    align: 'right',
  })
  coin(picture, coins, WIDTH - wide - 84, 54, 42)
  const box = { x: 16, y: 112, w: WIDTH - 32, h: 66 }
  plaque(picture.pen, box, { radius: 12 })
  spread(picture, goodsOf(player), box.x + 30, box.y + 34, 110)
  const words = view.phase === 'bidding' ? labels.downs(view, player, s) : labels.society(player.society, s)
  write(picture, words, box.x + box.w - 26, box.y + 34, {
    face: 'bold',
    size: 36,
    colour: LODGE.candle,
    align: 'right',
    room: 520,
  })
}

/** Cards in hand stand upright; those in the Vault and those not yet won lie dim beside them. */
function drawCards(picture: Sheet, scene: Scene, seat: Seat): void {
  const player = scene.player(seat)
  const cards = [
    ...(player.hand ?? []).map((card) => ({ card, state: 'hand' as const })),
    ...player.vault.map((card) => ({ card, state: 'vault' as const })),
    ...player.aside.map((card) => ({ card, state: 'aside' as const })),
  ]
  if (cards.length === 0) drawEmptyHand(picture, scene, CARDS)
  const gap = 12
  const w = Math.min(190, (CARDS.w - gap * (cards.length - 1)) / cards.length)
  const left = CARDS.x + (CARDS.w - cards.length * w - (cards.length - 1) * gap) / 2
  for (const [i, { card, state }] of cards.entries())
    drawBidCard(picture, scene, card, state, { x: left + i * (w + gap), y: CARDS.y, w, h: CARDS.h })
}

/** What the others may still hold: everybody can work it out, so it may as well be written down. */
function drawRivals(picture: Sheet, scene: Scene, rivals: readonly Seat[], y: number): void {
  const { pen } = picture
  rule(pen, 16, y - 14, WIDTH - 32)
  write(picture, scene.labels.unseen, WIDTH / 2, y + 18, {
    face: 'italic',
    size: 34,
    colour: LODGE.smoke,
    align: 'center',
  })
  for (const [i, seat] of rivals.entries()) {
    const { unseen, unseenDummies, vault } = scene.player(seat)
    const middle = y + 72 + i * 56
    seatToken(picture, scene.mark(seat), 44, middle, 21)
    write(picture, scene.name(seat), 84, middle, { face: 'bold', size: 34, colour: LODGE.cream, room: 230 })
    let x = 330
    for (const card of unseen) x = drawSmallCard(picture, card, LODGE.claret, LODGE.candle, { x, y: middle - 21, w: 0, h: 42 })
    if (vault.length > 0) {
      sign(pen, 'lock', x + 30, middle, 32, LODGE.smoke)
      x += 54
      for (const card of vault) x = drawSmallCard(picture, card, LODGE.cream, LODGE.ink, { x, y: middle - 21, w: 0, h: 42 })
    }
    if (unseenDummies.length > 0)
      write(picture, scene.labels.dummies(unseenDummies), WIDTH - 24, middle, {
        face: 'plain',
        size: 34,
        colour: LODGE.smoke,
        align: 'right',
      })
  }
}

function drawSmallCard(picture: Sheet, card: string, fill: string, ink: string, { x, y, h }: Box): number {
  const w = card.length > 1 ? 72 : 38
  picture.pen.beginPath()
  picture.pen.roundRect(x, y, w, h, 6)
  picture.pen.fillStyle = fill
  picture.pen.fill()
  picture.pen.strokeStyle = faint(LODGE.gilt, 0.8)
  picture.pen.lineWidth = 1.5
  picture.pen.stroke()
  write(picture, card, x + w / 2, y + h / 2, { face: 'heavy', size: 34, colour: ink, align: 'center' })
  return x + w + 8
}
