/** All that leaves the game: what a seat, or the channel (`null`), may see. Built up from nothing. */
import type { Seat } from '../../kernel/contract.ts'
import { copy } from '../../kernel/json.ts'
import { type Bid, type Board, DRONE_LOT, type Lot, turnOrder } from './board.ts'
import type { CardFace, Rules } from './data/rules.ts'
import { has } from './holdings/abilities.ts'
import { cardsOf, type Holdings } from './holdings/holdings.ts'
import { inOrder } from './holdings/in-order.ts'

export type Ranked = NonNullable<View['auction']>['ranking'][number]
export type BidView = Omit<Bid, 'card'> & { readonly card: string | null }
export type LotView = Omit<Lot, 'deed' | 'bids'> & {
  /** Null while it lies facedown and this seat has not seen it. */
  readonly deed: string | null
  readonly bids: readonly BidView[]
  readonly endorsed: boolean
  readonly cancelled: boolean
  readonly drone: boolean
}
export type PlayerView = Holdings & {
  /** Known to their owner only. */
  readonly coins: number | null
  readonly hand: readonly string[] | null
  readonly dummies: readonly string[] | null
  readonly cards: number
  /** Everybody can work out which cards are in hand or facedown on the table, though not which is where. */
  readonly unseen: readonly string[]
  readonly unseenDummies: readonly string[]
}
export type View = Pick<
  Board,
  | 'round'
  | 'phase'
  | 'gavel'
  | 'turn'
  | 'auction'
  | 'gone'
  | 'conferences'
  | 'market'
  | 'monuments'
  | 'routes'
  | 'tokens'
  | 'drone'
  | 'cache'
  | 'supply'
  | 'disguises'
  | 'charms'
  | 'final'
> & {
  readonly seat: Seat | null
  /** Turn order of this Round. */
  readonly order: readonly Seat[]
  readonly row: readonly LotView[]
  readonly players: Readonly<Record<Seat, PlayerView>>
  readonly deck: number
  readonly planets: { readonly open: string | null; readonly left: number } | null
  /** Deeds this seat has to choose from, and those it has seen go back. */
  readonly drawn: readonly string[]
  readonly seen: readonly string[]
  /** Who owns which country. */
  readonly world: readonly { readonly deed: string; readonly seat: Seat }[]
  /** The face of every Card in sight. Lists rather than tables: objects with ever new keys are slow to build. */
  readonly faces: readonly CardFace[]
}

export const viewOf = (rules: Rules) => {
  const openAt = laidOpen(rules)
  return (board: Board, seat: Seat | null): View => {
    const players: Record<Seat, PlayerView> = {}
    for (const owner in board.players) players[owner] = playerView(rules, board, owner, owner === seat)
    const drawn = board.drawn && board.drawn.by === seat ? [...board.drawn.deeds] : []
    const row = board.row.map((lot, n) => lotView(rules, board, lot, n, seat))
    const seen = seat === null ? [] : stillUnseen(board, seat)
    const { world, faces } = inSight(rules, openAt, board, row, [...drawn, ...seen])
    return {
      seat,
      round: board.round,
      phase: board.phase,
      gavel: board.gavel,
      order: turnOrder(board, Object.keys(board.players)),
      turn: copy(board.turn),
      row,
      auction: copy(board.auction),
      players,
      deck: board.deck.length + board.sunk.length,
      gone: board.gone,
      conferences: board.conferences,
      market: board.market,
      monuments: copy(board.monuments),
      routes: copy(board.routes),
      tokens: copy(board.tokens),
      drone: copy(board.drone),
      cache: copy(board.cache),
      supply: copy(board.supply),
      disguises: board.disguises,
      charms: copy(board.charms),
      planets: board.planets && { open: board.planets.open, left: board.planets.pile.length },
      drawn,
      seen,
      world,
      faces,
      final: copy(board.final),
    }
  }
}

type Laid = Pick<View, 'world' | 'faces'> & { readonly seat: Seat }

/** What the Cards at a seat's board show: the same as long as the same Cards lie there. */
function laidOpen(rules: Rules) {
  const known = new WeakMap<readonly string[], Laid>()
  return (board: Board, seat: Seat): Laid => {
    const cards = cardsOf(board.players[seat]!)
    const before = known.get(cards)
    if (before?.seat === seat) return before
    const faces = cards.map((card) => rules.cards[card]!)
    const world = faces.filter(({ kind }) => kind === 'deed').map(({ id }) => ({ deed: id, seat }))
    const laid = { seat, faces, world }
    known.set(cards, laid)
    return laid
  }
}

/** Who owns which Deed, and the faces of all Cards that can be seen: at the boards, in the row, in the Cache, or by this seat only. */
function inSight(
  rules: Rules,
  openAt: ReturnType<typeof laidOpen>,
  board: Board,
  row: readonly LotView[],
  looked: readonly string[],
): Pick<View, 'world' | 'faces'> {
  const faces: CardFace[] = []
  const world: View['world'][number][] = []
  for (const seat in board.players) {
    const laid = openAt(board, seat)
    for (const face of laid.faces) faces.push(face)
    for (const owned of laid.world) world.push(owned)
  }
  for (const { deed, taken } of row) if (deed !== null && taken?.by !== 'player') faces.push(rules.cards[deed]!)
  for (const deed of looked) faces.push(rules.cards[deed]!)
  for (const deed of board.cache ?? []) faces.push(rules.cards[deed]!)
  if (board.planets?.open) faces.push(rules.cards[board.planets.open]!)
  return { world, faces }
}

/** What this seat saw go back and has not come up since: judged by what lies open, so that nothing hidden shows. */
function stillUnseen(board: Board, seat: Seat): string[] {
  const seen = board.seen[seat]
  if (!seen) return []
  const open = new Set([...board.gone, ...(board.cache ?? [])])
  for (const owner in board.players) for (const card of cardsOf(board.players[owner]!)) open.add(card)
  for (const { deed, faceup } of board.row) if (faceup) open.add(deed)
  return seen.filter((deed) => !open.has(deed))
}

function lotView(rules: Rules, board: Board, lot: Lot, n: number, seat: Seat | null): LotView {
  const knows = lot.faceup || (seat !== null && has(rules, board.players[seat]!, 'peek'))
  return {
    deed: knows ? lot.deed : null,
    faceup: lot.faceup,
    blind: lot.blind,
    bids: lot.bids.map((bid) => bidView(rules, board, bid, seat)),
    agents: [...lot.agents],
    endorsed: board.tokens?.endorse.lot === n,
    cancelled: board.tokens?.cancel.lot === n,
    drone: board.drone !== null && n === DRONE_LOT,
    taken: lot.taken && { by: lot.taken.by, seat: lot.taken.seat },
  }
}

function bidView(rules: Rules, board: Board, bid: Bid, seat: Seat | null): BidView {
  const { n, by, dummy, of, down, coins, charm } = bid
  return { n, by, dummy, card: seesBid(rules, board, bid, seat) ? bid.card : null, of, down, coins, charm }
}

/** Facedown: its owner, and the Vampires if their Charm lies on it. */
export function seesBid(rules: Rules, board: Board, bid: Bid, seat: Seat | null): boolean {
  if (!bid.down) return true
  if (seat === null) return false
  return bid.by === seat || (bid.charm && has(rules, board.players[seat]!, 'charm'))
}

/** Written out field by field: this is what is called most of all, and spreading is slow. */
function playerView(rules: Rules, board: Board, owner: Seat, own: boolean): PlayerView {
  const player = board.players[owner]!
  const unseen = inOrder(rules, player.hand)
  const unseenDummies = [...player.dummies]
  const hand = own ? [...unseen] : null
  const down: string[] = []
  for (const { bids } of board.row)
    for (const bid of bids) if (bid.down && bid.by === owner) (bid.dummy ? unseenDummies : down).push(bid.card)
  return {
    society: player.society,
    hq: player.hq,
    coins: own ? player.coins : null,
    land: player.land,
    industry: player.industry,
    population: player.population,
    hand,
    cards: player.hand.length,
    unseen: down.length > 0 ? inOrder(rules, [...unseen, ...down]) : unseen,
    aside: player.aside,
    vault: player.vault,
    dummies: own ? [...player.dummies] : null,
    unseenDummies: unseenDummies.length > 1 ? unseenDummies.sort() : unseenDummies,
    satellite: player.satellite,
    treasury: player.treasury,
    stars: player.stars,
    monuments: player.monuments,
    islands: player.islands,
    above: player.above,
    below: player.below,
    regions: player.regions,
    investments: player.investments,
    projects: player.projects,
    tiles: { immediate: player.tiles.immediate, scoring: player.tiles.scoring },
    downs: player.downs,
    gained: player.gained,
    swaps: player.swaps,
    owed: player.owed,
    trades: player.trades,
  }
}
