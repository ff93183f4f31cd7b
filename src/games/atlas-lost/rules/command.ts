/** 08, the command action: any Active Technology in the game, for command resources equal to its level on top of its cost. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import { type Components, type Tech, withCommand } from '../data/components.ts'
import type { Cost, Level, Reduce } from '../data/language.ts'
import { variantsOf } from './costs.ts'
import { layoutOf } from './counting.ts'
import type { Chance } from './main.ts'
import { chanceOf } from './techs.ts'

const FOR_LEVEL: Readonly<Record<Level, Cost>> = { 1: { C: 1 }, 2: { C: 2 }, 3: { C: 3 } }

export function commands(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Chance[] {
  const chances: Chance[] = []
  for (const tree of board.trees) {
    for (const id of layoutOf(board, tree)) {
      const tech = data.techs[id]!
      if (tech.kind === 'passive') continue
      chances.push(chanceOf(data, board, seat, tech, reduced(tech, reductions)))
    }
  }
  return chances
}

/** The level part is made cheaper by rules of its own, and never below 1. */
function reduced({ cost, commanded, level, tree }: Tech, reductions: readonly Reduce[]): readonly Cost[] {
  if (reductions.length === 0) return commanded
  const [forLevel] = variantsOf(FOR_LEVEL[level], reductions, { kind: 'commandLevel', level, tree })
  const own = variantsOf(cost, reductions, { kind: 'command', level, tree })
  if (forLevel === FOR_LEVEL[level] && own[0] === cost) return commanded
  const C = Math.max(1, forLevel!.C ?? 0)
  return own.map((each) => withCommand(each, C))
}
