/** Removing units here and there on the map: Agni Strike, Brahmastra, and what a Global Conflict costs. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaKind, NationId } from '../terms.ts'
import { controls } from './control.ts'
import type { Rules } from './customs.ts'
import { removeUnits } from './pieces.ts'
import { split, step, type Table, type Target } from './tools.ts'

export type Striking = {
  readonly seat: Seat
  /** Which units may be chosen: those of one nation, of all but one, or any. */
  readonly only?: NationId
  readonly except?: NationId
  readonly min: number
  readonly max: number
  readonly why: 'agni' | 'brahmastra' | 'global' | 'tie'
}

export const strikeStep = (rules: Rules) =>
  step<Striking>('strike', ({ one }) => ({
    units: one<Readonly<Record<string, number>>>({
      one: (_, { seat }) => seat,
      evident: true,
      ask: ({ board }, frame) => {
        const targets = targetsOf(board, frame)
        const all = targets.reduce((sum, { max }) => sum + max, 0)
        return {
          prompt: {
            say: `strike.${frame.why}`,
            nation: frame.only ?? null,
            min: Math.min(frame.min, all),
            max: Math.min(frame.max, all),
          },
          input: split(targets, Math.min(frame.min, all), Math.min(frame.max, all)),
        }
      },
      take: (table, _, answer) => rules.customs.unitsLost(table, removeAll(table, answer)),
    }),
  }))

/** What is missed least comes first, as the clock takes it: units of others, and those far from home. */
function targetsOf(board: Board, { seat, only, except, max }: Striking): Target[] {
  const targets: { target: Target; loss: number }[] = []
  for (const area in board.areas)
    for (const nation in board.areas[area]!.units) {
      if (nation === except || (only !== undefined && nation !== only)) continue
      const { kind, units } = board.areas[area]!
      const there = units[nation]!
      targets.push({
        target: {
          id: `${area}:${nation}`,
          label: { say: 'units.at', nation, area, count: there },
          max: Math.min(there, max),
        },
        loss: LOSS[kind] + (controls(board, seat, nation) ? OWN : 0),
      })
    }
  return targets.sort((a, b) => a.loss - b.loss).map(({ target }) => target)
}

const LOSS: Readonly<Record<AreaKind, number>> = { wilderness: 0, minor: 1, home: 2 }
const OWN = 3

function removeAll(table: Table, amounts: Readonly<Record<string, number>>): Record<NationId, number> {
  const lost: Record<NationId, number> = {}
  for (const [id, amount] of Object.entries(amounts)) {
    if (amount === 0) continue
    const [area, nation] = id.split(':') as [string, string]
    removeUnits(table.board, area, nation, amount)
    lost[nation] = (lost[nation] ?? 0) + amount
    table.say({ say: 'units.removed', area, nation, count: amount })
  }
  return lost
}
