/** Who bids for a Deed, one row each: token, name, cards, Coins, and what it comes to. */
import { type Bidder, coinsOn, raisedBy } from '../../src/games/secret-societies/holdings/bidders.ts'
import type { LotView } from '../../src/games/secret-societies/view.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { coin } from '../kit/tokens.ts'
import { bidderToken, chipWidth, drawChip } from './bids.ts'
import { tally } from './goods.ts'
import { LODGE } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

/** One row. `size` is that of the cards. */
export function drawBidder(
  sheet: Sheet,
  scene: Scene,
  lot: LotView,
  bidder: Bidder,
  bidders: readonly Bidder[],
  box: Box,
  size: number,
): void {
  const { pen } = sheet
  const { by, seat, group, status } = bidder
  const y = box.y + box.h / 2
  const lit = status === 'offered' || status === 'won'
  plaque(pen, box, { lit, radius: 12 })
  if (by === 'drone') sign(pen, 'drone', box.x + 44, y, 46, LODGE.candle)
  else bidderToken(sheet, scene, seat, by === 'dummy', box.x + 44, y, 24)
  const words = scene.labels.status(bidder, bidders)
  const name = { face: 'bold', size: 36, colour: lit ? LODGE.candle : LODGE.cream, room: 250 } as const
  write(sheet, scene.labels.bidder(bidder, scene.s), box.x + 84, y - (words ? 18 : 0), name)
  if (words) write(sheet, words, box.x + 84, y + 23, { face: 'italic', size: 34, colour: lit ? LODGE.gilt : LODGE.smoke })
  let x = box.x + 350
  for (const bid of group?.bids ?? []) {
    x += drawChip(sheet, bid, x, y, size) + 10
    if (bid.of !== bid.by) sign(pen, 'mask', x - 10 - chipWidth(pen, bid, size) / 2, y - size * 0.75, 30, '#d8434a', LODGE.ink)
  }
  const coins = group ? coinsOn(group) : 0
  if (coins > 0) {
    coin(sheet, `${coins}`, x + size * 0.6, y, size * 0.6)
    x += size * 1.2 + 10
  }
  const more = raisedBy(scene.rules, scene.view, bidder, lot)
  if (more > 0) tally(sheet, { sign: lot.endorsed ? 'thumb' : 'drone', value: `+${more}`, colour: LODGE.candle }, x + 4, y, 40)
  pen.fillStyle = faint(LODGE.gilt, 0.5)
  pen.fillRect(box.x + box.w - 112, box.y + 14, 1.5, box.h - 28)
  const total = bidder.total === null ? '?' : `${bidder.total}`
  write(sheet, total, box.x + box.w - 58, y, {
    face: 'heavy',
    size: 52,
    colour: lit ? LODGE.candle : LODGE.cream,
    align: 'center',
  })
  if (status !== 'declined') return
  pen.fillStyle = faint(LODGE.walnut, 0.5)
  pen.fillRect(box.x + 6, box.y + 6, box.w - 12, box.h - 12)
}
