/** The two markers that come towards the round marker: Doom and End (6.2, 6.3, 10.2). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, Building } from '../terms.ts'
import { buildingsOf } from './control.ts'
import type { Rules } from './customs.ts'
import { gain, takeDown } from './pieces.ts'
import type { Table } from './tools.ts'

/** Towards the start; at each step every Temple of Darkness pays its controllers. At the very start there is no step, and no pay. */
export function doomForward(rules: Rules, table: Table, steps = 1) {
  const { board } = table
  const entered: number[] = []
  const gained: Record<Seat, number> = {}
  for (let i = 0; i < steps && board.doom > 1; i++) {
    entered.push(--board.doom)
    for (const [seat, income] of darkIncome(rules, board)) gained[seat] = (gained[seat] ?? 0) + gain(rules, board, seat, income)
  }
  if (entered.length === 0) return
  const gains = Object.entries(gained).flatMap(([seat, amount]) => (amount > 0 ? [{ seat, amount }] : []))
  table.say({ say: 'doom.forward', doom: board.doom, gains }, { concerns: gains.map(({ seat }) => seat) })
  for (const position of entered) rules.customs.trackEntered(table, position)
}

export function doomBack(rules: Rules, table: Table, steps = 1) {
  const { board } = table
  const entered: number[] = []
  for (let i = 0; i < steps && board.doom < rules.pack.track.length; i++) entered.push(++board.doom)
  if (entered.length === 0) return
  table.say({ say: 'doom.back', doom: board.doom })
  for (const position of entered) rules.customs.trackEntered(table, position)
}

/** Where so many steps would lead; both ends of the track hold it. */
export const doomAfter = ({ pack }: Rules, { doom }: Board, way: 'back' | 'forward', steps: number) =>
  way === 'back' ? Math.min(pack.track.length, doom + steps) : Math.max(1, doom - steps)

function darkIncome(rules: Rules, board: Board): Map<Seat, number> {
  const income = new Map<Seat, number>()
  for (const nation in board.nations) {
    const temples = buildingsOf(board, nation, 'dark')
    if (temples === 0) continue
    for (const seat of board.nations[nation]!.controllers)
      income.set(seat, (income.get(seat) ?? 0) + temples * rules.pack.buildings.darkIncome)
  }
  return income
}

/** The piece goes back and the End marker is held up; Doom and the telling are the caller's, who may have several to destroy. */
export function raze(board: Board, area: AreaId, building: Building) {
  takeDown(board, area, building)
  board.flipped = true
}
