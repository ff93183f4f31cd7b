/** Removing units here and there on the map: Agni Strike, Brahmastra, and what a Global Conflict costs. */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { AreaKind, NationId, StrikeCause } from '../terms.ts'
import { spared } from './absent.ts'
import { controls } from './control.ts'
import type { Rules } from './customs.ts'
import { removeUnits } from './pieces.ts'
import { amount, HEADLINE, pick, split, step, type Table, type Target, type Text } from './tools.ts'

export type Striking = {
  readonly seat: Seat
  /** Which units may be chosen: those of one nation, of all but one, or any. */
  readonly only?: NationId
  readonly except?: NationId
  readonly min: number
  readonly max: number
  readonly why: StrikeCause
}

export const strikeStep = (rules: Rules) =>
  step<Striking, { left?: number }, 'army'>('strike', ({ one }) => ({
    // What one need not do is done army by army, until one has had enough.
    army: one<Picked<string, number | undefined>>({
      one: (_, { seat }) => seat,
      when: ({ board }, frame) => frame.min === 0 && leftOf(frame) > 0 && targetsOf(board, frame).length > 0,
      ask: ({ board }, frame) => ({
        prompt: promptOf(frame, 0, leftOf(frame)),
        shows: () => [{ say: 'shows.strike', min: 0, max: leftOf(frame) }, { say: 'shows.strike.next' }],
        absent: () => spared(frame.except),
        topic: TOPICS[frame.why],
        input: pick<string, number | undefined>([
          ...targetsOf(board, frame).map(({ max, ...army }) => ({ ...army, then: amount(1, Math.min(max, leftOf(frame))) })),
          { id: 'done', label: { say: 'strike.done' }, means: { say: 'means.strike.done' }, leads: 'on' },
        ]),
      }),
      default: 'printed',
      idle: () => ({ pick: 'done', then: undefined }),
      take(table, frame, answer) {
        if (answer.pick === 'done') return
        const count = answer.then!
        frame.left = leftOf(frame) - count
        table.jump(frame, 'army')
        rules.customs.unitsLost(table, removeAll(table, frame, { [answer.pick]: count }))
      },
    }),
    units: one<Readonly<Record<string, number>>>({
      one: (_, { seat }) => seat,
      evident: true,
      when: (_, { min }) => min > 0,
      ask: ({ board }, frame) => {
        const targets = targetsOf(board, frame)
        const all = targets.reduce((sum, { max }) => sum + max, 0)
        const [min, max] = [Math.min(frame.min, all), Math.min(frame.max, all)]
        return {
          prompt: promptOf(frame, min, max),
          shows: [{ say: 'shows.strike', min, max }],
          topic: TOPICS[frame.why],
          input: split(targets, min, max),
        }
      },
      take: (table, frame, answer) => rules.customs.unitsLost(table, removeAll(table, frame, answer)),
    }),
  }))

type Frame = Striking & { left?: number }

const leftOf = ({ left, max }: Frame) => left ?? max

const promptOf = ({ why, only }: Striking, min: number, max: number): Text => ({
  say: `strike.${why}`,
  nation: only ?? null,
  min,
  max,
})

const TOPICS = { agni: 'effects', brahmastra: 'brahmastra', global: 'global', tie: 'global' } as const

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
          means: () => ({ say: 'means.strike', nation, there, max: Math.min(there, max), own: controls(board, seat, nation) }),
          max: Math.min(there, max),
        },
        loss: LOSS[kind] + (controls(board, seat, nation) ? OWN : 0),
      })
    }
  return targets.sort((a, b) => a.loss - b.loss).map(({ target }) => target)
}

const LOSS: Readonly<Record<AreaKind, number>> = { wilderness: 0, minor: 1, home: 2 }
const OWN = 3

function removeAll(table: Table, { seat, why }: Striking, amounts: Readonly<Record<string, number>>): Record<NationId, number> {
  const lost: Record<NationId, number> = {}
  for (const [id, amount] of Object.entries(amounts)) {
    if (amount === 0) continue
    const [area, nation] = id.split(':') as [string, string]
    removeUnits(table.board, area, nation, amount)
    lost[nation] = (lost[nation] ?? 0) + amount
    const concerns = table.board.nations[nation]!.controllers
    table.say({ say: 'units.removed', area, nation, count: amount, seat, why }, { ...HEADLINE, concerns })
  }
  return lost
}
