/** The two markers that come towards the round marker: Doom and End (6.2, 6.3, 10.2). */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaId, Building } from '../terms.ts'
import { buildingsOf, controllersOf } from './control.ts'
import type { Rules } from './customs.ts'
import { gain, takeDown } from './pieces.ts'
import { DETAIL, HEADLINE, type Table } from './tools.ts'

/** One step towards the start; every Temple of Darkness pays its controllers. At the very start there is no step, and no pay. */
export function doomForward(rules: Rules, table: Table) {
  const { board } = table
  if (board.doom <= 1) return
  board.doom--
  table.say({ say: 'doom.forward', doom: board.doom })
  rules.customs.trackEntered(table, board.doom)
  for (const [seat, income] of darkIncome(rules, board)) {
    const gained = gain(rules, board, seat, income)
    if (gained > 0) table.say({ say: 'doom.income', seat, amount: gained }, { ...DETAIL, concerns: [seat] })
  }
}

export function doomBack(rules: Rules, table: Table) {
  const { board } = table
  if (board.doom >= rules.pack.track.length) return
  board.doom++
  table.say({ say: 'doom.back', doom: board.doom })
  rules.customs.trackEntered(table, board.doom)
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

/** The piece goes back and the End marker is held up; Doom is the caller's, who may have several to destroy first. */
export function raze(table: Table, area: AreaId, building: Building) {
  takeDown(table.board, area, building)
  table.board.flipped = true
  const concerns = [...controllersOf(table.board, table.board.areas[area]!.owner)]
  table.say({ say: 'building.destroyed', area, building }, { ...HEADLINE, concerns })
}
