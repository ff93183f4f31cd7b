/** 12, the influence phase: any number of paid steps to the right, each with the bonus of the space it leads to. */

import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import type { Cost, Reduce, Reduction, Tree } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type Book, type Choice, type DoingOf, type Kind, resolve } from './book.ts'
import { isPayable, type Purpose, pricedOption, tooDear, variantsOf } from './costs.ts'
import { playerOf } from './counting.ts'
import { note } from './holdings.ts'

const STEP: Purpose = { kind: 'influence' }

/** All ways to pay for the next step, payable or not; none on the last space. */
export function stepCosts(data: Components, board: Board, seat: Seat, reductions: readonly Reduce[], extra?: Reduction): Cost[] {
  const ways: Cost[] = []
  for (const cost of data.spaces[playerOf(board, seat).position]?.costs ?? [])
    ways.push(...variantsOf(cost, reductions, STEP, extra))
  return ways
}

/** The space a step leads to: its number, and the Tree whose reward tile lies above it. */
export function nextSpace(data: Components, board: Board, seat: Seat): { readonly to: number; readonly reward: Tree | null } {
  const { position } = playerOf(board, seat)
  const { reward } = data.spaces[position]!
  return { to: position + 1, reward: reward === undefined ? null : board.trees[reward]! }
}

/** `paid`: where the label does not say it. */
export const stepMeans = (space: ReturnType<typeof nextSpace>, isEnd = false, paid: Cost | null = null): AtlasText => ({
  say: 'means.step',
  ...space,
  isEnd,
  paid,
})

/** One option for each way to pay; ids are their places in `stepCosts`. */
export const stepOptions = (data: Components, board: Board, seat: Seat, costs: readonly Cost[]): Choice[] =>
  costs.map((cost, i) => {
    const space = nextSpace(data, board, seat)
    const label: AtlasText = { say: 'option.step', to: space.to, cost }
    const said = { id: `${i}`, label, means: () => stepMeans(space), rule: '12' }
    if (!isPayable(data, board, seat, cost)) return extended(said, { blocked: tooDear(cost) })
    return pricedOption(board, seat, said, [cost])
  })

export const advancing = (book: Book): Kind<DoingOf<'advance'>> => ({
  declare: () => {},
  carry(table, { by, cost }) {
    const { board } = table
    const { data } = book
    const position = ++playerOf(board, by).position
    note(board, 'marker', by, by)
    table.say({ say: 'did.step', seat: by, to: position, cost })
    const { bonus, reward } = data.spaces[position - 1]!
    // Called last, played first: the space's own bonus comes before the reward tile above it.
    if (reward !== undefined) {
      const tree = board.trees[reward]!
      resolve(table, book, { seat: by, of: 'reward', tree, list: data.rewards[tree] })
    }
    resolve(table, book, { seat: by, of: 'space', tree: null, list: bonus })
  },
})

/** Pushed back: never before the first space, and no bonus on the way (12). */
export function retreat(board: Board, seat: Seat, spaces: number): number {
  const player = playerOf(board, seat)
  const to = Math.max(1, player.position - spaces)
  const back = player.position - to
  player.position = to
  if (back > 0) note(board, 'marker', seat, null)
  return back
}
