/** What stands beside a question and its choices: numbers of this position, for words to say. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board, Row } from '../board.ts'
import type { Components, Faction } from '../data/components.ts'
import { type Cost, RESOURCES, type Resource } from '../data/language.ts'
import { pointsRange, runnerPoints } from '../score.ts'
import type { AtlasText } from '../words/says.ts'
import { otherPlayers, playerOf } from './counting.ts'

/** What is left of everything that the cost names. */
export function leftAfter(board: Board, seat: Seat, cost: Cost): { readonly [res in Resource]?: number } {
  const player = playerOf(board, seat)
  const left: { [res in Resource]?: number } = {}
  for (const res of RESOURCES) if (cost[res]) left[res] = player[res] - cost[res]
  return left
}

/** What this seat alone knows of the race, which stands above every question: what its own front runner tokens are worth. */
export function knownOf(data: Components, board: Board, seat: Seat): AtlasText[] {
  const { runners } = playerOf(board, seat)
  const { least } = pointsRange(data, board, seat)
  const points = least - runners.length * data.runners.least + runnerPoints(board, seat)
  return runners.length > 0 ? [{ say: 'shows.points', points }] : []
}

/** Where the rules say more: by the Tech, card or place whose effect asks. */
export function topicOf({ techs, cards }: Components, of: string): string {
  if (techs[of]) return `tree-${techs[of].tree}`
  if (cards[of]) return `cards-${cards[of].tree ?? 'initial'}`
  return of === 'space' || of === 'reward' ? 'influence' : 'income'
}

/** What an effect that asks is part of. */
export function underWay(data: Components, board: Board, seat: Seat, of: string): { topic: string; shows: readonly AtlasText[] } {
  const topic = topicOf(data, of)
  const { position } = playerOf(board, seat)
  const reward = data.spaces[position - 1]?.reward
  const what: AtlasText =
    of in data.techs || of in data.cards
      ? { say: 'shows.of', of }
      : topic === 'influence'
        ? { say: 'shows.space', to: position, reward: reward === undefined ? null : board.trees[reward]! }
        : { say: 'shows.income' }
  return { topic, shows: [what] }
}

/** Who is on next. Alone, it is the coalition. */
export const nextOf = (board: Board, seat: Seat, coalition: Faction): Faction => otherPlayers(board, seat)[0] ?? coalition

export const rowMeans = (row: Row, n: number, isBonus: boolean): AtlasText => ({ say: `means.row.${row}`, n, isBonus })
