/** 6.1.1 Intrigue: agents are placed and relocated, one by one, until the player is done. */
import type * as contract from '../../../kernel/contract.ts'
import type { Frame, Picked, Seat } from '../../../kernel/contract.ts'
import { rulesOf } from '../../../kernel/words.ts'
import { type Board, PASSIVE } from '../board.ts'
import type { AreaId } from '../terms.ts'
import { agentsAbsent, UNPEOPLED } from './absent.ts'
import { agentId, agentsOnMap, nationAreas, nationOption, pricedOrFree } from './choices.ts'
import { buildingsOfPlayer } from './control.ts'
import type { Rules } from './customs.ts'
import { agentsIn, deployAgent, liftAgent, pay, putAgent, recallAgent, worthOf } from './pieces.ts'
import { lacking, type Option, pick, type Table, type Text } from './tools.ts'

/** `removals`: how many agents of others may be taken off the map (Spy Network). */
export type Scheming = { readonly seat: Seat; readonly fromPad: boolean; removals: number }
/** `settled`: agents placed or relocated in this action; they stay where they are. `used`: extras taken. */
type Found = { placed?: number; moved?: number; settled?: string[]; used?: string[] }
export type Scheme = Frame & Scheming & Found

/** What a society may do besides, in the middle of its Intrigue; its edition has the words for it. */
export interface Extras<Own extends contract.Text> {
  options(board: Board, scheme: Scheme): readonly contract.Option<string, undefined, Own>[]
  take(table: Table, scheme: Scheme, id: string): void
  done(table: Table, scheme: Scheme): void
}

export function intrigueStep<Own extends contract.Text>(rules: Rules, extras: Extras<Own>) {
  const { step, pick } = rulesOf<Board, Text | Own>()
  return step<Scheming, Found, 'plan'>('intrigue', ({ one }) => ({
    plan: one<Picked<string, Picked | undefined>>({
      one: (_, { seat }) => seat,
      ask: ({ board }, frame) => {
        const areas = nationAreas(board).map((area) => nationOption(rules, board, frame.seat, area))
        return {
          prompt: { say: 'intrigue.plan', removals: frame.removals, free: freeLeft(rules, board, frame) },
          shows: [{ say: 'shows.intrigue' }],
          absent: () => agentsAbsent(frame.settled ?? []),
          topic: 'intrigue',
          input: pick<string, Picked | undefined>([
            ...placements(rules, board, frame, areas),
            ...relocations(rules, board, frame, areas),
            ...removals(rules, board, frame),
            ...extras.options(board, frame),
            { id: 'done', label: { say: 'intrigue.done' }, means: { say: 'means.end' }, leads: 'end' },
          ]),
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'done', then: undefined }),
      take(table, frame, answer) {
        if (answer.pick === 'done') return extras.done(table, frame)
        table.jump(frame, 'plan')
        const [verb, ...about] = answer.pick.split(':') as [string, ...string[]]
        if (verb === 'place') place(rules, table, frame, Number(about[0]), answer.then!.pick)
        else if (verb === 'move') relocate(rules, table, frame, about[0]!, Number(about[1]), answer.then!.pick)
        else if (verb === 'remove') remove(table, frame, about[0]!, about[1]!, Number(about[2]))
        else extras.take(table, frame, answer.pick)
      },
    }),
  }))
}

type Place = Option<string, undefined>

/** The price so far, and of one operation more. */
function priceOf(rules: Rules, board: Board, frame: Scheme, more: { placed?: number; moved?: number }): number {
  const free = freeOf(rules, board, frame)
  const [placed, moved] = [frame.placed ?? 0, frame.moved ?? 0]
  const { intriguePrice } = rules.customs
  const price = intriguePrice(placed + (more.placed ?? 0), moved + (more.moved ?? 0), free) - intriguePrice(placed, moved, free)
  return price * rules.pack.actions.placement
}

/** What capitols pay for in one Intrigue; and how many more agents could be placed of that now. */
const freeOf = (rules: Rules, board: Board, { seat }: Scheme) =>
  buildingsOfPlayer(board, seat, 'capitol') * rules.pack.buildings.capitolAgents

function freeLeft(rules: Rules, board: Board, frame: Scheme): number {
  let left = freeOf(rules, board, frame)
  while (left > 0 && priceOf(rules, board, frame, { placed: left }) > 0) left--
  return left
}

function placements(rules: Rules, board: Board, frame: Scheme, areas: readonly Place[]): Option<string, Picked>[] {
  const then = lacking(UNPEOPLED, pick(areas))
  const cost = priceOf(rules, board, frame, { placed: 1 })
  return [...new Set(board.players[frame.seat]!.agents)].map((value) => ({
    id: `place:${value}`,
    label: { say: 'intrigue.place', value },
    short: { say: 'intrigue.place.short', value },
    means: { say: 'means.place', value },
    group: { say: 'group.place' },
    rule: rules.customs.sections.intrigue,
    ...pricedOrFree(rules, board, frame.seat, value > 0 ? cost : 0),
    then,
  }))
}

function relocations(rules: Rules, board: Board, frame: Scheme, areas: readonly Place[]): Option<string, Picked>[] {
  const cost = priceOf(rules, board, frame, { moved: 1 })
  return agentsOnMap(board, frame.seat)
    .filter(({ id, area, value }) => count(agentsIn(board, area, frame.seat), value) > count(frame.settled ?? [], id))
    .map(({ id, area, value }) => ({
      id: `move:${id}`,
      label: { say: 'intrigue.move', value, area },
      short: { say: 'intrigue.move.short', value, area },
      means: () => ({ say: 'means.relocate', worth: worthOf(agentsIn(board, area, frame.seat)) - value }),
      group: { say: 'group.move' },
      rule: rules.customs.sections.intrigue,
      ...pricedOrFree(rules, board, frame.seat, value > 0 ? cost : 0),
      then: lacking(UNPEOPLED, pick(areas.filter((option) => option.id !== area))),
    }))
}

function removals({ customs }: Rules, board: Board, { seat, removals }: Scheme): Option<string, undefined>[] {
  if (removals === 0) return []
  const options: Option<string, undefined>[] = []
  for (const area in board.areas)
    for (const owner in board.areas[area]!.agents) {
      if (owner === seat || owner === PASSIVE) continue
      for (const value of new Set(board.areas[area]!.agents[owner]))
        options.push({
          id: `remove:${area}:${owner}:${value}`,
          label: { say: 'intrigue.remove', seat: owner, value, area },
          means: { say: 'means.remove', seat: owner, left: removals - 1 },
          group: { say: 'group.remove' },
          rule: customs.sections.specials,
        })
    }
  return options
}

const count = <T>(items: readonly T[], wanted: T) => items.filter((item) => item === wanted).length

function place(rules: Rules, table: Table, frame: Scheme, value: number, area: AreaId) {
  const { board } = table
  if (value > 0) {
    pay(board, frame.seat, priceOf(rules, board, frame, { placed: 1 }))
    frame.placed = (frame.placed ?? 0) + 1
  }
  deployAgent(board, area, frame.seat, value)
  settle(frame, area, value)
  table.say({ say: 'intrigue.placed', seat: frame.seat, value, area })
}

function relocate(rules: Rules, table: Table, frame: Scheme, from: AreaId, value: number, area: AreaId) {
  const { board } = table
  if (value > 0) {
    pay(board, frame.seat, priceOf(rules, board, frame, { moved: 1 }))
    frame.moved = (frame.moved ?? 0) + 1
  }
  liftAgent(board, from, frame.seat, value)
  putAgent(board, area, frame.seat, value)
  settle(frame, area, value)
  table.say({ say: 'intrigue.moved', seat: frame.seat, value, from, area })
}

function settle(frame: Scheme, area: AreaId, value: number) {
  frame.settled = [...(frame.settled ?? []), agentId(area, value)]
}

function remove(table: Table, frame: Scheme, area: AreaId, owner: Seat, value: number) {
  recallAgent(table.board, area, owner, value)
  frame.removals--
  table.say(
    { say: 'intrigue.removed', seat: frame.seat, other: owner, value, area, special: 'spy_network' },
    { concerns: [owner] },
  )
}
