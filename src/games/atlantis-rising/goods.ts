/** Who owns what. Goods belong to one player (D7); the tokens in the box are the limit unless the table plays without it. */
import type { Seat } from '../../kernel/contract.ts'
import type { Board } from './board.ts'
import type { Good, Goods } from './data/language.ts'
import { announce, MEMORABLE } from './telling.ts'
import type { Rising } from './terms.ts'
import type { RisingText } from './words/says.ts'

export const noGoods = (): Goods => ({ ore: 0, gold: 0, crystal: 0, atlantium: 0, energy: 0 })

/** How many of these can still be had. */
export const inSupply = (table: Rising, kind: Good) => (table.board.limited ? table.board.supply[kind] : Number.POSITIVE_INFINITY)

/** Takes what is there (D47) and says how much that was. */
export function gain(table: Rising, seat: Seat, kind: Good, n: number): number {
  const taken = Math.min(n, inSupply(table, kind))
  table.board.supply[kind] -= taken
  table.board.players[seat]!.goods[kind] += taken
  return taken
}

export function pay(board: Board, seat: Seat, kind: Good, n: number) {
  board.players[seat]!.goods[kind] -= n
  board.supply[kind] += n
}

/** Energy that is not set aside for a fund or a roll. */
export function freeEnergy(board: Board, seat: Seat): number {
  let free = board.players[seat]!.goods.energy
  for (const { pledges } of board.funds) free -= pledges[seat] ?? 0
  for (const { boosts } of board.rolls) free -= boosts[seat] ?? 0
  return free
}

/** Goods that can be spent now. */
export const spendable = (board: Board, seat: Seat): Goods => ({
  ...board.players[seat]!.goods,
  energy: freeEnergy(board, seat),
})

// ── The round's story ───────────────────────────────────────────────────────────────────────────────────────────

const LONGEST_STORY = 30

/** A round begins: its story is empty, and the last one is remembered in short. */
export function turnThePage(board: Board) {
  board.before = board.story.filter(({ say }) => MEMORABLE.includes(say))
  board.story = []
}

/** Says it, and keeps it for whoever looks at the board later in the round. */
export function narrate(table: Rising, text: RisingText) {
  announce(table, text)
  remember(table, text)
}

/** Kept for the board alone: what is told in one sentence may be several things to picture. */
export function remember(table: Rising, text: RisingText) {
  const story = [...table.board.story, text]
  // Many rolls must not make a round forget its floods.
  if (story.length > LONGEST_STORY)
    story.splice(
      Math.max(
        0,
        story.findIndex(({ say }) => !MEMORABLE.includes(say)),
      ),
      1,
    )
  table.board.story = story
}
