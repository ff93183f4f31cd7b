/** Using an Active Technology: starting it up as a main action (07), and what is the same however it is used. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Components, Tech } from '../data/components.ts'
import type { Cost, Reduce } from '../data/language.ts'
import { type Book, type Choice, type DoingOf, type Kind, resolve } from './book.ts'
import { affordable, pricedOption, tooDear, variantsOf } from './costs.ts'
import { holds, playerOf } from './counting.ts'
import { useMeans } from './forecast.ts'
import { happen } from './holdings.ts'
import type { Chance } from './main.ts'

/** One way to use an Active Technology: its own cost after reductions, plus the command resources of its level if commanded. */
export function chanceOf(data: Components, board: Board, seat: Seat, tech: Tech, costs: readonly Cost[]): Chance {
  if (!holds(data, board, seat, tech.condition)) return { id: tech.id, costs: [], why: { say: 'why.condition', of: tech.id } }
  const payable = affordable(data, board, seat, costs)
  return { id: tech.id, costs: payable, why: payable.length > 0 ? null : tooDear(costs[0]!) }
}

export function startups(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[]): Chance[] {
  const chances: Chance[] = []
  for (const code of playerOf(board, seat).teams) {
    const tech = data.techs[code]!
    const { kind, cost, level, tree } = tech
    if (kind === 'passive') continue
    chances.push(chanceOf(data, board, seat, tech, variantsOf(cost, reductions, { kind: 'startup', level, tree })))
  }
  return chances
}

export const techOptions = (data: Components, board: Board, seat: Seat, chances: readonly Chance[], rule: string): Choice[] =>
  chances.map(({ id, costs, why }): Choice => {
    if (why)
      return { id, label: { say: 'option.tech.shut', tech: id }, means: { say: 'means.tech', tech: id }, rule, blocked: why }
    const [cost] = costs
    const { effect, tree } = data.techs[id]!
    const means = () => useMeans(data, board, { seat, of: id, tree }, cost!, effect)
    return pricedOption(board, seat, { id, label: { say: 'option.tech', tech: id, cost: cost! }, means, rule }, costs)
  })

/** Reads what `techOptions` offered. */
export const costOf = (chances: readonly Chance[], [tech, variant]: readonly string[]): Cost =>
  chances.find(({ id }) => id === tech)!.costs[Number(variant ?? 0)]!

export const usingTech = (book: Book): Kind<DoingOf<'tech'>> => ({
  declare: (table, { by, doing: { of, via }, cost }) => table.say({ say: `did.${via}`, seat: by, tech: of, cost }),
  carry(table, { by, doing: { of } }) {
    const { tree, effect } = book.data.techs[of]!
    resolve(table, book, { seat: by, of, tree, list: effect })
  },
  close({ board }, { by, doing: { of, via } }) {
    const { level, tree } = book.data.techs[of]!
    if (via === 'startup') happen(board, 'startup', by, { level, tree, at: of })
  },
})
