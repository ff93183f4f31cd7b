/** 07, the main action: place a team, replenish research or collect data. Starting up a Tech has a file of its own. */
import type { Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board, Row } from '../board.ts'
import type { Components, TechCode } from '../data/components.ts'
import type { Cost, Level, Reduce, Reduction, Tree } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { type AtTable, type Book, type Choice, type DoingOf, type Kind, pick, resolve } from './book.ts'
import { affordable, pricedOption, tooDear, variantsOf } from './costs.ts'
import { layoutOf, playerOf } from './counting.ts'
import { canDraw, gain, happen, note } from './holdings.ts'
import { rowMeans } from './meaning.ts'

// ── Placing a team ──────────────────────────────────────────────────────────────────────────────────────────────

/** Places in a Tree's layout: Lv.1, then two of Lv.2, then three of Lv.3. */
const FIRST_OF: Readonly<Record<Level, number>> = { 1: 0, 2: 1, 3: 3 }
const LAST_OF: Readonly<Record<Level, number>> = { 1: 0, 2: 2, 3: 5 }
export const techsOfLevel = (board: Board, tree: Tree, level: Level): readonly TechCode[] =>
  layoutOf(board, tree).slice(FIRST_OF[level], LAST_OF[level] + 1)

/** Something that can be done for a cost, or the reason why it cannot be done now. */
export type Chance = { readonly id: TechCode; readonly costs: readonly Cost[]; readonly why: AtlasText | null }

const LEVELS: readonly Level[] = [2, 3]
const NO_LEVEL_2: AtlasText = { say: 'why.no-lv2' }
const NO_ROUTE: AtlasText = { say: 'why.no-route' }

/** Where a team could go. Levels of a Tree that already have one's team are left out. */
export function placements(
  data: Components,
  board: Board,
  seat: Seat,
  reductions: readonly Reduce[],
  levels: readonly Level[] = LEVELS,
  extra?: Reduction,
): Chance[] {
  const player = playerOf(board, seat)
  const chances: Chance[] = []
  if (player.waiting.research + player.waiting.data === 0) return chances
  for (const tree of board.trees) {
    const techs = layoutOf(board, tree)
    const second = player.teams.includes(techs[1]!) ? 0 : player.teams.includes(techs[2]!) ? 1 : null
    const third = player.teams.includes(techs[3]!) || player.teams.includes(techs[4]!) || player.teams.includes(techs[5]!)
    for (const level of levels) {
      if (level === 1 || (level === 2 ? second !== null : third)) continue
      const costs = variantsOf(data.pack.placement.cost[level], reductions, { kind: 'placeTeam', level, tree }, extra)
      const payable = affordable(data, board, seat, costs)
      const dear = payable.length > 0 ? null : tooDear(costs[0]!)
      for (let i = FIRST_OF[level]; i <= LAST_OF[level]; i++) {
        const way = level === 2 ? null : routeFault(data, second, i - FIRST_OF[3])
        chances.push({ id: techs[i]!, costs: payable, why: way ?? dear })
      }
    }
  }
  return chances
}

function routeFault(data: Components, second: 0 | 1 | null, slot: number): AtlasText | null {
  if (second === null) return NO_LEVEL_2
  return (data.pack.placement.routes[second] as readonly number[]).includes(slot) ? null : NO_ROUTE
}

const ROWS: readonly Row[] = ['research', 'data']
const waitingRows = (board: Board, seat: Seat): Row[] => ROWS.filter((row) => playerOf(board, seat).waiting[row] > 0)

/** The Tech, then from which row the team comes, then the cost: each asked only where there is a choice. */
export function placementOptions(data: Components, board: Board, seat: Seat, chances: readonly Chance[]): Choice[] {
  const rows = waitingRows(board, seat).map((row) => rowOption(data, board, seat, row))
  const either = pick(rows)
  return chances.map(({ id, costs, why }): Choice => {
    const means: AtlasText = { say: 'means.tech', tech: id }
    if (why) return { id, label: { say: 'option.place.shut', tech: id }, means, rule: '07', blocked: why }
    const label: AtlasText = { say: 'option.place.on', tech: id, hasRunner: id in board.runners, cost: costs[0]! }
    const option = pricedOption(board, seat, { id, label, means, rule: '07' }, costs)
    const { then } = option
    if (rows.length > 1) option.then = then ? pick(rows.map((row) => extended(row, { then }))) : either
    return option
  })
}

/** A row, with what its income action will bring once the team has left it: more, or the bonus of an empty row. */
function rowOption(data: Components, board: Board, seat: Seat, row: Row): Choice {
  return { id: row, label: { say: `row.from.${row}` }, means: () => rowAfter(data, board, seat, row, 1), rule: '07' }
}

/** What a row brings once so many teams have left it, or come back to it. */
export function rowAfter(data: Components, board: Board, seat: Seat, row: Row, leaving: number): AtlasText {
  const income = row === 'research' ? 'replenish' : 'collect'
  const isEmpty = teamsOut(data, board, seat, income) + leaving === data.pack.rows.waiting
  return rowMeans(row, incomeOf(data, board, seat, income, leaving), isEmpty)
}

/** Reads what `placementOptions` offered. */
export function placementOf(board: Board, seat: Seat, chances: readonly Chance[], [tech, ...rest]: readonly string[]) {
  const { costs } = chances.find(({ id }) => id === tech)!
  const rows = waitingRows(board, seat)
  const row = (rows.length > 1 ? rest.shift() : rows[0]) as Row
  return { doing: { kind: 'place', of: tech!, row } as const, cost: costs[Number(rest[0] ?? 0)]! }
}

export const placing = (book: Book): Kind<DoingOf<'place'>> => ({
  declare: (table, { by, doing, cost }) => table.say({ say: 'did.place', seat: by, tech: doing.of, cost }),
  carry(table, { by, doing: { of, row } }) {
    const player = playerOf(table.board, by)
    player.waiting[row]--
    player.teams.push(of)
    note(table.board, 'team', of, by)
    const { draw, keep } = book.data.pack.placement
    const { tree } = book.data.techs[of]!
    resolve(table, book, { seat: by, of, tree, list: [{ op: 'draw', deck: tree, n: draw, keep }] })
  },
  close(table, { by, doing: { of } }) {
    const { level, tree } = book.data.techs[of]!
    happen(table.board, 'placeTeam', by, { level, tree, at: of })
    takeRunner(table, book, by, of)
  },
})

/** The first to arrive: at Lv.2 a small gain, at Lv.3 points that nobody else knows (07). */
export function takeRunner(table: AtTable, book: Book, seat: Seat, tech: TechCode): void {
  const { board } = table
  const value = board.runners[tech]
  if (value === undefined) return
  delete board.runners[tech]
  note(board, 'runner', tech, seat)
  if (book.data.techs[tech]!.level === 2) {
    table.say({ say: 'runner.second', seat, tech }, { weight: 'detail' })
    resolve(table, book, { seat, of: tech, tree: null, list: book.data.pack.runners.second })
  } else {
    playerOf(board, seat).runners.push(value)
    table.tell(seat, { say: 'runner.value', tech, value }, { say: 'runner.third', seat, tech }, { weight: 'headline' })
  }
}

// ── Replenishing and collecting ─────────────────────────────────────────────────────────────────────────────────

const INCOME = {
  replenish: { row: 'research', res: 'R', token: 'economy' },
  collect: { row: 'data', res: 'D', token: 'culture' },
} as const
type Income = keyof typeof INCOME

const teamsOut = (data: Components, board: Board, seat: Seat, income: Income) =>
  data.pack.rows.waiting - playerOf(board, seat).waiting[INCOME[income].row]

/** `leaving`: teams that are about to leave the row. */
export function incomeOf(data: Components, board: Board, seat: Seat, income: Income, leaving = 0): number {
  const { base, perTeamOut } = data.pack.rows[INCOME[income].row]
  const tokens = playerOf(board, seat)[INCOME[income].token].length
  return base + perTeamOut[teamsOut(data, board, seat, income) + leaving]! + tokens
}

/** An empty row adds a command resource or a card of any Tree. */
export function incomeOption(data: Components, board: Board, seat: Seat, income: Income): Choice {
  const { res } = INCOME[income]
  const { caps } = data.pack.limits
  const player = playerOf(board, seat)
  const n = incomeOf(data, board, seat, income)
  const isBonus = teamsOut(data, board, seat, income) === data.pack.rows.waiting
  const label: AtlasText = { say: `option.${income}`, n }
  const means: AtlasText = { say: 'means.income', res, n, has: player[res], cap: caps[res], isBonus }
  if (!isBonus) return { id: income, label, means, rule: '07' }
  const decks = board.trees.filter((tree) => canDraw(board, tree))
  const bonus: Choice[] = [
    { id: 'command', label: { say: 'option.bonus.command' }, means: { say: 'means.bonus.command', C: player.C, cap: caps.C } },
    ...decks.map(
      (tree): Choice => ({
        id: tree,
        label: { say: 'option.bonus.card', tree },
        means: { say: 'means.bonus.card', n: board.decks[tree]!.length },
      }),
    ),
  ]
  return { id: income, label, means, rule: '07', then: pick(bonus) }
}

export const incoming = (book: Book): Kind<DoingOf<'income'>> => ({
  declare: () => {},
  carry(table, { by, doing: { of, bonus } }) {
    const { data } = book
    const { res } = INCOME[of]
    const n = gain(data, table.board, by, res, incomeOf(data, table.board, by, of))
    table.say({ say: `did.${of}`, seat: by, n }, { weight: 'detail' })
    if (bonus === null) return
    const list =
      bonus === 'command' ? ([{ op: 'gain', res: 'C', n: 1 }] as const) : ([{ op: 'draw', deck: bonus, n: 1 }] as const)
    resolve(table, book, { seat: by, of, tree: null, list })
  },
  close({ board }, { by, doing: { of, bonus } }) {
    if (bonus !== null && bonus !== 'command') happen(board, 'bonusDraw', by)
    happen(board, of, by)
  },
})
