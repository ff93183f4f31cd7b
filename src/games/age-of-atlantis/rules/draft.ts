/** 5.2, choosing nations: any place that keeps the two conditions; whoever finds none has another cube moved out of the way. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../../atlantis/board.ts'
import { cubesOf, meetsRestriction } from '../../atlantis/rules/control.ts'
import type { Placing } from '../../atlantis/rules/draft.ts'

const SPOTS = 2

export function placings(board: Board, seat: Seat): Placing[] {
  const cubes = cubesOf(board)
  const free = Object.keys(cubes).filter((nation) => cubes[nation]!.length < SPOTS)
  const fitting = free.filter((nation) => meetsRestriction({ ...cubes, [nation]: [...cubes[nation]!, seat] }))
  if (fitting.length > 0) return fitting.map((nation) => ({ nation }))
  return Object.keys(cubes)
    .flatMap((nation) =>
      cubes[nation]!.flatMap((other) =>
        free.filter((to) => to !== nation).map((to): Placing => ({ nation, moved: { seat: other, to } })),
      ),
    )
    .filter(({ nation, moved }) =>
      meetsRestriction({
        ...cubes,
        [nation]: cubes[nation]!.map((each) => (each === moved!.seat ? seat : each)),
        [moved!.to]: [...cubes[moved!.to]!, moved!.seat],
      }),
    )
}
