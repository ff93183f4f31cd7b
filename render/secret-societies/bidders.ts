/** Who bids for a Deed, one row each: token, name, cards, Coins, and what it comes to. */
import type { LotView } from '../../src/games/secret-societies/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { faint } from '../kit/colour.ts'
import type { Box } from '../kit/panel.ts'
import type { Sheet } from '../kit/sheet.ts'
import { write } from '../kit/text.ts'
import { coin } from '../kit/tokens.ts'
import { bidderToken, chipWidth, coinsOn, drawChip, droneBid, type Group, groupsAt } from './bids.ts'
import { LODGE } from './look.ts'
import { plaque } from './ornaments.ts'
import type { Scene } from './scene.ts'
import { sign } from './signs.ts'

export type Bidder = {
  readonly by: 'player' | 'drone' | 'dummy'
  readonly seat: Seat
  readonly group: Group | null
  /** Null while a facedown card keeps it secret. */
  readonly total: number | null
  readonly status: 'waiting' | 'offered' | 'declined' | 'won' | 'outbid'
}

export const bidderName = (scene: Scene, { by, seat }: Pick<Bidder, 'by' | 'seat'>): string =>
  by === 'drone' ? 'Drone' : by === 'dummy' ? `Dummy of ${scene.name(seat)}` : scene.name(seat)

/** The ranking once there is one; before, everybody who has bid, the highest known first. */
export function biddersAt(scene: Scene, lot: LotView, n: number): Bidder[] {
  const { auction } = scene.view
  const groups = groupsAt(lot)
  if (auction?.lot === n && auction.ranking.length > 0)
    return auction.ranking.map(({ by, seat, total }, place) => ({
      by,
      seat,
      group: groups.find((group) => by !== 'drone' && group.by === seat && group.dummy === (by === 'dummy')) ?? null,
      total,
      status: statusOf(place, auction),
    }))
  const robots = scene.seats.find((seat) => hasDrone(scene, seat))
  const drone =
    lot.drone && !lot.taken && robots ? [{ by: 'drone' as const, seat: robots, group: null, total: droneBid(scene) }] : []
  const guests = groups.map((group) => ({
    by: group.dummy ? ('dummy' as const) : ('player' as const),
    seat: group.by,
    group,
    total: totalOf(scene, group, lot),
  }))
  return [...drone, ...guests].map((bidder) => ({ ...bidder, status: 'waiting' }))
}

const hasDrone = ({ rules, player }: Scene, seat: Seat): boolean =>
  rules.societies[player(seat).society ?? '']?.abilities.some((each) => 'power' in each && each.power === 'drone') ?? false

function statusOf(place: number, { at, winner }: NonNullable<Scene['view']['auction']>): Bidder['status'] {
  if (place < at) return 'declined'
  if (winner) return place === at ? 'won' : 'outbid'
  return place === at ? 'offered' : 'waiting'
}

/** What a guest's Bids come to, as far as everybody can see. */
function totalOf(scene: Scene, group: Group, lot: LotView): number | null {
  let sum = coinsOn(group)
  for (const { card, dummy, n } of group.bids) {
    if (card === null) return null
    const known = scene.view.auction?.values[n]
    const face = scene.rules.bidCards[card]
    if (known === undefined && !dummy && face?.plusHighest && lot.bids.some((bid) => bid.card === null)) return null
    sum += known ?? (dummy ? Number(card) : countsFor(scene, card, group, lot))
  }
  return sum
}

/** "2+H" counts the highest rival card as well. */
function countsFor({ rules }: Scene, card: string, group: Group, lot: LotView): number {
  const face = rules.bidCards[card]
  if (!face) return 0
  if (!face.plusHighest) return face.value
  const rivals = lot.bids.filter((bid) => !group.bids.includes(bid))
  const values = rivals.map((bid) => (bid.dummy ? Number(bid.card) : (rules.bidCards[bid.card ?? '']?.value ?? 0)))
  return face.value + Math.max(0, ...values)
}

const WORDS: Readonly<Record<Bidder['status'], string>> = {
  waiting: '',
  offered: 'is offered it',
  declined: 'declines',
  won: 'takes it',
  outbid: 'is outbid',
}

export const statusWords = (status: Bidder['status']): string => WORDS[status]

/** One row. `size` is that of the cards. */
export function drawBidder(sheet: Sheet, scene: Scene, bidder: Bidder, box: Box, size: number): void {
  const { pen } = sheet
  const { by, seat, group, status } = bidder
  const y = box.y + box.h / 2
  const lit = status === 'offered' || status === 'won'
  plaque(pen, box, { lit, radius: 12 })
  if (by === 'drone') sign(pen, 'drone', box.x + 44, y, 46, LODGE.candle)
  else bidderToken(sheet, scene.mark(seat), by === 'dummy', box.x + 44, y, 24)
  const words = statusWords(status)
  const name = { face: 'bold', size: 36, colour: lit ? LODGE.candle : LODGE.cream, room: 250 } as const
  write(sheet, bidderName(scene, bidder), box.x + 84, y - (words ? 18 : 0), name)
  if (words) write(sheet, words, box.x + 84, y + 23, { face: 'italic', size: 34, colour: lit ? LODGE.gilt : LODGE.smoke })
  let x = box.x + 350
  for (const bid of group?.bids ?? []) {
    x += drawChip(sheet, bid, x, y, size) + 10
    if (bid.of !== bid.by) sign(pen, 'mask', x - 10 - chipWidth(pen, bid, size) / 2, y - size * 0.75, 30, '#d8434a', LODGE.ink)
  }
  const coins = group ? coinsOn(group) : 0
  if (coins > 0) coin(sheet, `${coins}`, x + size * 0.6, y, size * 0.6)
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
