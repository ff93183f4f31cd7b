/**
 * 5.3, the control restriction while nations are chosen. Only choices that can still be completed are offered, looking
 * all the way ahead: going back a single player, as the rulebook has it, does not always help.
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../../atlantis/board.ts'
import { meetsRestriction } from '../../atlantis/rules/control.ts'
import { drafter } from '../../atlantis/rules/draft.ts'
import type { NationId } from '../../atlantis/terms.ts'

type Cubes = Record<NationId, readonly Seat[]>

export function choosable(board: Board, seat: Seat, picks: number): NationId[] {
  const cubes: Cubes = {}
  for (const id in board.nations) if (!board.nations[id]!.passive) cubes[id] = board.nations[id]!.controllers
  return Object.keys(cubes).filter((nation) => {
    const next = placed(cubes, nation, seat, board.order.length)
    return next !== null && isCompletable(board, next, picks + 1)
  })
}

/** The cubes with one more on that nation, if that is allowed: no more nations in use than players. */
function placed(cubes: Cubes, nation: NationId, seat: Seat, players: number): Cubes | null {
  const there = cubes[nation]!
  if (there.length === 2 || there.includes(seat)) return null
  if (there.length === 0 && nationsInUse(cubes) === players) return null
  const next = { ...cubes, [nation]: [...there, seat] }
  return meetsRestriction(next) ? next : null
}

function nationsInUse(cubes: Cubes): number {
  let inUse = 0
  for (const nation in cubes) if (cubes[nation]!.length > 0) inUse++
  return inUse
}

function isCompletable(board: Board, cubes: Cubes, picks: number): boolean {
  if (picks === 2 * board.order.length) return true
  const seat = drafter(board, picks)
  for (const nation in cubes) {
    const next = placed(cubes, nation, seat, board.order.length)
    if (next !== null && isCompletable(board, next, picks + 1)) return true
  }
  return false
}
