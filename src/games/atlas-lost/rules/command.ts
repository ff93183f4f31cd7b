/** 08, the command action: any Active Technology in the game, for command resources equal to its level on top of its cost. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { type Components, type Tech, withCommand } from '../data/components.ts'
import type { Cost, Reduce } from '../data/language.ts'
import { variantsOf } from './costs.ts'
import { layoutOf } from './counting.ts'
import { type Chance, chanceOf } from './main.ts'

export function commands(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Chance[] {
  const chances: Chance[] = []
  for (const tree of board.trees) {
    for (const id of layoutOf(board, tree)) {
      const tech = data.techs[id]!
      if (tech.kind === 'passive') continue
      chances.push(chanceOf(data, board, seat, id, reductions.length > 0 ? reduced(tech, reductions) : [tech.commanded]))
    }
  }
  return chances
}

/** The level part is made cheaper by rules of its own, and never below 1. */
function reduced({ cost, level, tree }: Tech, reductions: readonly Reduce[]): Cost[] {
  const [forLevel] = variantsOf({ C: level }, reductions, { kind: 'commandLevel', level, tree })
  const C = Math.max(1, forLevel?.C ?? 0)
  return variantsOf(cost, reductions, { kind: 'command', level, tree }).map((own) => withCommand(own, C))
}
