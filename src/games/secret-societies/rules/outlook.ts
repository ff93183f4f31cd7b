/** What a choice would bring in this position, as words take it: rows, Monuments and borders in reach, and who bids where. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Player } from '../board.ts'
import { REGIONS, type Region, type Side } from '../data/effect.ts'
import type { Rules } from '../data/rules.ts'
import { cardsIn } from '../holdings/holdings.ts'
import { seesBid } from '../view.ts'
import type { LotOutlook, Outlook } from '../words/outlook.ts'
import { bordersWith, monumentAt } from './cards.ts'
import { broughtBy } from './effects.ts'
import { isBidOf, isKnown, lotName, ownBids } from './lots.ts'
import { droneSide, isDroneLot } from './worth.ts'

/** What these Cards lead to, laid one after the other. */
function outlook(rules: Rules, board: Board, seat: Seat, ids: readonly string[], region: Region, side: Side): Outlook {
  const player = board.players[seat]!
  const row = player[side][region].length + 1
  return {
    region,
    side,
    row,
    filled: 1 + REGIONS.filter((each) => each !== region && player[side][each].length >= row).length,
    ...monumentIn(board, player, region, ids.length),
    ...satelliteMoves(rules, player, ids),
  }
}

function satelliteMoves(rules: Rules, player: Player, ids: readonly string[]): Pick<Outlook, 'steps' | 'brings'> {
  const steps = ids.reduce((sum, id) => sum + bordersWith(rules, player, id) + rules.cards[id]!.satellite, 0)
  return { steps, brings: broughtBy(rules, player, { fx: 'satellite', n: steps }) }
}

const monumentIn = (board: Board, player: Player, region: Region, more: number) => ({
  cards: cardsIn(player, region) + more,
  needed: player.monuments.includes(region) ? null : (monumentAt(board, region) ?? null),
})

/** A Deed of the row, as far as this seat knows it. */
function lotOutlook(rules: Rules, board: Board, seat: Seat, n: number): LotOutlook {
  const lot = board.row[n]!
  const player = board.players[seat]!
  const face = isKnown(rules, board, lot, seat) ? rules.cards[lot.deed]! : null
  const region = face?.region ?? null
  return {
    deed: face?.id ?? null,
    unseen: !lot.faceup,
    rivals: lot.bids
      .filter((bid) => !isBidOf(bid, seat))
      .map((bid) => ({ card: seesBid(rules, board, bid, seat) ? bid.card : null, coins: bid.coins })),
    own: ownBids(lot, seat).length,
    drone: isDroneLot(board, n) ? droneSide(rules, board) + board.drone!.coins : null,
    endorsed: board.tokens?.endorse.lot === n,
    cancelled: board.tokens?.cancel.lot === n,
    borders: face ? bordersWith(rules, player, face.id) : 0,
    monument: region && monumentIn(board, player, region, 1),
    routes: region ? (['above', 'below'] as const).filter((side) => completesRow(player, region, side)) : [],
  }
}

const completesRow = (player: Player, region: Region, side: Side) =>
  REGIONS.filter((each) => each !== region && player[side][each].length > player[side][region].length).length ===
  REGIONS.length - 2

/** Every Deed of the row, to choose from. */
export const lotOptions = (rules: Rules, board: Board, seat: Seat) =>
  board.row.map((_, n) => ({
    id: `${n}`,
    label: { say: 'lot' as const, ...lotName(rules, board, seat, n) },
    short: () => ({ say: 'lot.short' as const, ...lotName(rules, board, seat, n) }),
    means: () => ({ say: 'means.lot' as const, ...lotOutlook(rules, board, seat, n) }),
  }))

/** A Deed to choose for one's Cache, or for the row. */
export const deedOption = (rules: Rules, board: Board, seat: Seat, deed: string) => ({
  label: { say: 'deed.name' as const, deed },
  means: () => ({ say: 'means.deed' as const, deed, borders: bordersWith(rules, board.players[seat]!, deed) }),
})

/** Above or below the board, what these Cards bring there, and what that leads to. */
export const sidesFor = (rules: Rules, board: Board, seat: Seat, cards: readonly string[], region = regionOf(rules, cards)) =>
  (['above', 'below'] as const).map((side) => ({
    id: side,
    label: { say: 'side' as const, side, cards },
    means: () => ({ say: 'means.side' as const, ...outlook(rules, board, seat, cards, region, side) }),
  }))

/** The same for Cards that are still to be bought, the Deed first: the label is short, and what they bring is the meaning. */
export const purchasesFor = (rules: Rules, board: Board, seat: Seat, cards: readonly string[]) =>
  (['above', 'below'] as const).map((side) => ({
    id: side,
    label: { say: `buy.${side}` as const, planet: cards[1] ?? null },
    means: () => ({
      say: 'means.purchase' as const,
      bought: cards,
      ...outlook(rules, board, seat, cards, regionOf(rules, cards), side),
    }),
  }))

/** The first of them says where they go. */
const regionOf = (rules: Rules, [first]: readonly string[]): Region => rules.cards[first!]!.region!
