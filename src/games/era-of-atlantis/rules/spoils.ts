/** What the acting player decides after a victory: the one agent that leaves (6.1.7) and the loot (6.1.8). */
import type { Picked, Seat } from '../../../kernel/contract.ts'
import { PASSIVE } from '../../atlantis/board.ts'
import { controls } from '../../atlantis/rules/control.ts'
import { recallAgent, touch, worthOf } from '../../atlantis/rules/pieces.ts'
import { HEADLINE } from '../../atlantis/rules/tools.ts'
import type { AreaId, NationId } from '../../atlantis/terms.ts'
import type { EraBoard } from '../board.ts'
import { eraStep, pick } from './tools.ts'

export const expelStep = eraStep<{ readonly seat: Seat; readonly area: AreaId }>('expel', ({ one }) => ({
  agent: one<Picked>({
    one: (_, { seat }) => seat,
    evident: true,
    when: ({ board }, { area }) => agentsThere(board, area).length > 0,
    ask: ({ board }, { area }) => ({
      prompt: { say: 'conflict.agent', area },
      shows: [{ say: 'shows.expel' }],
      topic: 'conflict',
      input: pick(
        agentsThere(board, area).map(({ id, owner, value }) => ({
          id,
          label: owner === PASSIVE ? { say: 'agent.passive', value } : { say: 'agent.of', seat: owner, value },
          means: () => ({ say: 'means.expel', left: worthOf(board.areas[area]!.agents[owner]!) - value }),
          rule: '6.1.7',
        })),
      ),
      about: area,
    }),
    idle: ({ board }, { seat, area }) => {
      const all = agentsThere(board, area)
      const rivals = all.filter(({ owner }) => owner !== seat)
      const [worst] = (rivals.length > 0 ? rivals : all).sort((a, b) => b.value - a.value)
      return { pick: worst!.id, then: undefined }
    },
    take(table, { seat: by, area }, answer) {
      const { owner, value } = agentsThere(table.board, area).find(({ id }) => id === answer.pick)!
      recallAgent(table.board, area, owner, value)
      const seat = owner === PASSIVE ? null : owner
      table.say({ say: 'conflict.expelled', by, area, seat, value }, { concerns: seat === null ? [] : [seat] })
    },
  }),
}))

function agentsThere(board: EraBoard, area: AreaId): { id: string; owner: Seat; value: number }[] {
  return Object.entries(board.areas[area]!.agents).flatMap(([owner, values]) =>
    [...new Set(values)].map((value) => ({ id: `${owner}:${value}`, owner, value })),
  )
}

export const lootStep = eraStep<{ readonly seat: Seat; readonly victor: NationId }>('loot', ({ one }) => ({
  value: one<Picked>({
    one: (_, { seat }) => seat,
    evident: true,
    when: ({ board }) => board.loot.length > 0,
    ask: ({ board }, { victor }) => ({
      prompt: { say: 'loot.value', nation: victor },
      shows: [{ say: 'shows.loot' }],
      topic: 'global',
      input: pick(
        [...new Set(board.loot)].map((value) => ({
          id: `${value}`,
          label: { say: 'loot', value },
          means: { say: 'means.loot', nation: victor, value },
          rule: '6.1.8',
        })),
      ),
      about: victor,
    }),
    idle: ({ board }, { seat, victor }) => {
      const extreme = controls(board, seat, victor) ? Math.max : Math.min
      return { pick: `${extreme(...board.loot)}`, then: undefined }
    },
    take(table, { victor }, answer) {
      const { board } = table
      const value = Number(answer.pick)
      board.loot.splice(board.loot.indexOf(value), 1)
      const home = board.nations[victor]!
      home.loot = [...home.loot, value]
      touch(board, victor)
      table.say({ say: 'loot.placed', nation: victor, value }, { ...HEADLINE, concerns: [...board.nations[victor]!.controllers] })
    },
  }),
}))
