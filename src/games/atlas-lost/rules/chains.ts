/** Techs that an effect lets one use besides (16). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components, TechCode } from '../data/components.ts'
import type { Cost, OpOf } from '../data/language.ts'
import { lessened } from './costs.ts'
import { alliesOf, isPlayer, playerOf } from './counting.ts'
import { techsOfLevel } from './main.ts'

export type Chained = { readonly tech: TechCode; readonly cost: Cost }

/** Active ones that may be chained to now: not one that is under way, nor one this effect has used already. */
export function chainedTo(
  data: Components,
  board: Board,
  seat: Seat,
  { levels, access, reduce }: OpOf<'useTech'>,
  used: readonly string[],
): Chained[] {
  const isUnderWay = (tech: TechCode) => board.deeds.some(({ kind, of }) => kind === 'tech' && of === tech)
  const allies = access === 'ally' ? alliesOf(board, seat).filter((ally) => isPlayer(board, ally)) : []
  return board.trees
    .flatMap((tree) => levels.flatMap((level) => techsOfLevel(board, tree, level)))
    .filter((tech) => data.techs[tech]!.kind === 'active' && !isUnderWay(tech) && !used.includes(tech))
    .filter((tech) => access === 'any' || allies.some((ally) => playerOf(board, ally).teams.includes(tech)))
    .map((tech) => {
      const { cost } = data.techs[tech]!
      return { tech, cost: reduce ? lessened(cost, reduce) : cost }
    })
}
