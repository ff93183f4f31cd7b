/** 08, the command action: any Active Technology in the game, for command resources equal to its level on top of its cost. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import type { Reduce } from '../data/language.ts'
import { variantsOf } from './costs.ts'
import { layoutOf } from './counting.ts'
import { type Chance, chanceOf } from './main.ts'

export function commands(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Chance[] {
  const chances: Chance[] = []
  for (const tree of board.trees) {
    for (const tech of layoutOf(board, tree)) {
      const { kind, cost, level } = data.techs[tech]!
      if (kind === 'passive') continue
      const [forLevel] = variantsOf({ C: level }, reductions, { kind: 'commandLevel', level, tree })
      const C = Math.max(1, forLevel?.C ?? 0)
      const costs = variantsOf(cost, reductions, { kind: 'command', level, tree })
      chances.push(
        chanceOf(
          data,
          board,
          seat,
          tech,
          costs.map((own) => ({ ...own, C: C + (own.C ?? 0) })),
        ),
      )
    }
  }
  return chances
}
