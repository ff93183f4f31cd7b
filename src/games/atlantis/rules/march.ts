/** Move & Conflict, part a (Era 6.1.7, Age 6.1.6): a plan is data. It grows move by move; nothing stirs before it is confirmed. */

import type { Picked, Seat, Step } from '../../../kernel/contract.ts'
import { copy, extended } from '../../../kernel/json.ts'
import type { Board, March } from '../board.ts'
import { type AreaId, type NationId, type OceanId, REACH } from '../terms.ts'
import { sourcesAbsent, waysAbsent } from './absent.ts'
import { priced } from './choices.ts'
import { defenceOf, type Fighting, strengthIn } from './conflict.ts'
import { areasOf, buildingsOf, markersLeft, ownerOf } from './control.ts'
import type { Rules } from './customs.ts'
import { pay, putUnits, removeUnits, unitsIn } from './pieces.ts'
import { areaPower } from './power.ts'
import type { Striking } from './strike.ts'
import { amount, lacking, type NewOption, type Option, pick, step, type Table, type Text } from './tools.ts'

/** `flying`: oceans at own bases cost nothing (Vimanas). `strike`: units Agni Strike may remove first. */
export type Marching = {
  readonly seat: Seat
  readonly nation: NationId
  readonly conflictPrice: number
  readonly flying: boolean
  readonly strike: number
}
type Route = Picked<string, number>
type Plan = Picked<string, Route | undefined>

export const marchStep = (rules: Rules, strike: Step<Board, Striking>, conflict: Step<Board, Fighting>) =>
  step<Marching, object, 'plan' | 'next'>('march', ({ one }) => ({
    strike(table, { seat, nation, strike: max }) {
      if (max > 0) table.call(strike, { seat, except: nation, min: 0, max, why: 'agni' })
    },
    prepare({ board }, { seat, nation, conflictPrice, flying }) {
      const freeOceans = flying ? oceansAtBases(rules, board, nation) : []
      const open = { moves: [], barred: [], settled: 0, loose: null, reopened: false, conflicts: null }
      board.march = { seat, nation, conflictPrice, freeConflicts: freeConflicts(rules, board, nation), freeOceans, ...open }
    },
    plan: one<Plan>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { seat, nation }) => {
        const price = conflictCost(board, board.march!.moves)
        const from = sources(rules, board)
        const march: Option<string, undefined> = {
          id: 'march',
          label: { say: board.march!.moves.length > 0 ? 'march.go' : 'march.stay' },
          means: () => departure(board),
          ...priced(rules, board, seat, price),
        }
        return {
          prompt: {
            say: 'march.plan',
            nation,
            moves: board.march!.moves,
            conflicts: contested(board, board.march!.moves),
            price,
          },
          shows: [
            {
              say: 'shows.march',
              free: board.march!.freeConflicts,
              price: board.march!.conflictPrice,
              has: board.players[seat]!.resource,
            },
            { say: 'shows.march.toll' },
          ],
          absent: () =>
            sourcesAbsent(
              board,
              nation,
              from.map(({ id }) => id),
            ),
          topic: 'move',
          // Where nothing more can be planned, setting out is what one is here for, not calling it off.
          input: pick<string, Route | undefined>(
            from.length === 0 && board.march!.moves.length > 0
              ? [extended(march, { leads: 'close' } as const), ...drops(board.march!)]
              : [...from, ...drops(board.march!), extended(march, { leads: 'on' } as const)],
          ),
          about: REACH,
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'march', then: undefined }),
      take(table, frame, answer) {
        if (answer.pick === 'march') return
        const { moves } = table.board.march!
        const [verb, index] = answer.pick.split(':')
        if (verb === 'drop') moves.splice(Number(index), 1)
        else moves.push(moveOf(rules, table.board, answer.pick, answer.then!))
        table.jump(frame, 'plan')
      },
    }),
    // Peacekeepers may bar the way before anything has moved; then the units concerned are planned anew.
    confirm: (table) => rules.customs.marchConfirmed(table),
    again(table, frame) {
      const march = table.board.march!
      if (!march.reopened) return
      march.reopened = false
      table.jump(frame, 'plan')
    },
    go: (table, { seat }) => goOff(rules, table, seat),
    // Part b: conflicts one after another, in the order the player likes.
    next: one<Picked>({
      one: (_, { seat }) => seat,
      evident: true,
      when: ({ board }) => board.march!.conflicts!.length > 0,
      ask: ({ board }) => ({
        prompt: { say: 'march.next' },
        shows: [{ say: 'shows.fights' }],
        topic: 'conflict',
        input: pick(
          board.march!.conflicts!.map((area) => {
            const attack = strengthIn(rules, board, area, board.march!.nation)
            const defence = defenceOf(rules, board, area, board.march!.nation)
            return {
              id: area,
              label: { say: 'march.conflict', area, attack, defence },
              means: { say: 'means.battle', attack, defence },
              rule: rules.customs.sections.move,
            }
          }),
        ),
      }),
      take(table, frame, answer) {
        const march = table.board.march!
        march.conflicts = march.conflicts!.filter((area) => area !== answer.pick)
        table.jump(frame, 'next')
        table.call(conflict, { seat: frame.seat, nation: frame.nation, area: answer.pick })
      },
    }),
  }))

/** How many areas may be fought over without a price. */
export const freeConflicts = ({ pack }: Rules, board: Board, nation: NationId) =>
  pack.actions.conflicts + buildingsOf(board, nation, 'factory') * pack.buildings.factoryConflicts

function departure(board: Board): Text {
  const { moves } = board.march!
  return moves.length === 0
    ? { say: 'means.stay' }
    : { say: 'means.go', moves: moves.length, conflicts: contested(board, moves).length }
}

function oceansAtBases(rules: Rules, board: Board, nation: NationId): OceanId[] {
  const bases = areasOf(board, nation).filter((area) => board.areas[area]!.buildings.includes('base'))
  return [...new Set(bases.flatMap((area) => rules.world.areas[area]!.oceans))]
}

// ── What may be planned ─────────────────────────────────────────────────────────────────────────────────────────

type Move = March['moves'][number]

/** Areas these moves would make contested: neutral or foreign minor nations, wildernesses with foreign units. */
export function contested(board: Board, moves: readonly Move[]): AreaId[] {
  const nation = board.march!.nation
  const areas: AreaId[] = []
  for (const { to } of moves) if (!areas.includes(to) && isContested(board, nation, to)) areas.push(to)
  return areas
}

export function isContested(board: Board, nation: NationId, area: AreaId) {
  const owner = ownerOf(board, area)
  return board.areas[area]!.kind === 'minor' ? owner !== nation : owner !== null && owner !== nation
}

export const conflictCost = (board: Board, moves: readonly Move[]) => costOf(board, contested(board, moves).length)

/** Beyond the free ones, every conflict has its price. */
function costOf({ march }: Board, conflicts: number): number {
  return Math.max(0, conflicts - march!.freeConflicts) * march!.conflictPrice
}

/** Units still to be planned: all, or after a veto only those that had been on their way. */
function available(board: Board, from: AreaId): number {
  const { nation, moves, loose, settled } = board.march!
  let units = loose ? (loose[from] ?? 0) : unitsIn(board, from, nation)
  for (const move of loose ? moves.slice(settled) : moves) if (move.from === from) units -= move.count
  return units
}

function sources(rules: Rules, board: Board): Option<string, Route>[] {
  const options: Option<string, Route>[] = []
  const outlook = outlookOf(rules, board)
  for (const from in board.areas) {
    const units = available(board, from)
    if (units === 0) continue
    const targets = targetsFrom(rules, board, outlook, from, units)
    if (targets.some(({ blocked }) => !blocked))
      options.push({
        id: from,
        label: { say: 'march.from', area: from, units },
        means: { say: 'means.from', units },
        rule: rules.customs.sections.move,
        then: lacking(waysAbsent(board.march!.moves.length > 0), pick(targets)),
      })
  }
  return options
}

function targetsFrom(rules: Rules, board: Board, outlook: Outlook, from: AreaId, units: number): Option<string, number>[] {
  const { nation, moves } = board.march!
  const tolls = tollsFrom(rules, board, from)
  const options: Option<string, number>[] = []
  for (const to in tolls) {
    const isForeignHome = board.areas[to]!.kind === 'home' && to !== nation
    const toll = tollOf(tolls, board.march!, from, to)
    const isPlanned = moves.some((move, i) => isAlong(move, from, to) && !isSettled(board.march!, i))
    if (isForeignHome || isPlanned || toll >= units) continue
    const option: NewOption<string, number> = {
      id: to,
      label: isContested(board, nation, to)
        ? { say: 'march.to', area: to, toll, defence: defenceOf(rules, board, to, nation) }
        : { say: 'march.to', area: to, toll },
      means: () =>
        isContested(board, nation, to)
          ? {
              say: 'means.fight',
              toll,
              defence: defenceOf(rules, board, to, nation),
              power: areaPower(rules, board, to),
              owner: ownerOf(board, to),
            }
          : { say: 'means.arrive', toll },
      group: toll === 0 ? FREE : COSTLY,
      rule: rules.customs.sections.move,
    }
    const isMore = isContested(board, nation, to) && !moves.some((move) => move.to === to)
    if (isMore && outlook.more > 0) option.price = { of: rules.customs.resource, cost: outlook.more, left: outlook.left }
    const blocked = obstacle(board, outlook, to)
    if (blocked) option.blocked = blocked
    option.then = amount(toll + 1, units)
    options.push(option)
  }
  return options
}

const FREE: Text = { say: 'group.free' }
const COSTLY: Text = { say: 'group.costly' }

const tollsFrom = (rules: Rules, board: Board, from: AreaId) => {
  const { freeOceans } = board.march!
  return freeOceans.length > 0 ? rules.world.tollsFrom(from, freeOceans) : rules.world.tolls[from]!
}

const isAlong = (move: Move, from: AreaId, to: AreaId) => move.from === from && move.to === to

/** After a veto, what was not stopped stands as it was planned. */
const isSettled = ({ loose, settled }: March, i: number) => loose !== null && i < settled

/** Whoever joins a group that stands crosses with it: a group pays once. */
function tollOf(tolls: Readonly<Record<AreaId, number>>, march: March, from: AreaId, to: AreaId): number {
  const joins = march.moves.some((move, i) => isAlong(move, from, to) && isSettled(march, i))
  return joins ? 0 : tolls[to]!
}

/** With one conflict more: what all would cost, what that one adds, what is left; and is there a control marker for it? */
type Outlook = { readonly cost: number; readonly more: number; readonly left: number; readonly hasMarker: boolean }

function outlookOf(rules: Rules, board: Board): Outlook {
  const planned = contested(board, board.march!.moves)
  const minors = planned.filter((area) => board.areas[area]!.kind === 'minor').length
  const { seat, nation } = board.march!
  const cost = costOf(board, planned.length + 1)
  return {
    cost,
    more: cost - costOf(board, planned.length),
    left: Math.max(0, board.players[seat]!.resource - cost),
    hasMarker: minors < markersLeft(rules, board, nation),
  }
}

/** Reasons against entering an area that lie in the plan as a whole. */
function obstacle(board: Board, { cost, hasMarker }: Outlook, area: AreaId): Text | null {
  const { seat, nation, moves, barred } = board.march!
  if (barred.includes(area)) return { say: 'march.barred', area }
  if (!isContested(board, nation, area) || moves.some(({ to }) => to === area)) return null
  if (!hasMarker && board.areas[area]!.kind === 'minor') return { say: 'march.markers', nation }
  const has = board.players[seat]!.resource
  return cost > has ? { say: 'blocked.price', cost, has } : null
}

const moveOf = (rules: Rules, board: Board, from: AreaId, { pick: to, then: count }: Route): Move => ({
  from,
  to,
  count,
  lost: tollOf(tollsFrom(rules, board, from), board.march!, from, to),
})

function drops({ moves, settled, loose }: March): Option<string, undefined>[] {
  const fixed = loose ? settled : 0
  return moves.slice(fixed).map(({ from, to, count }, i) => ({
    id: `drop:${fixed + i}`,
    label: { say: 'march.drop', from, to, count },
    means: { say: 'means.drop' },
    group: { say: 'group.drop' },
  }))
}

// ── Marching ────────────────────────────────────────────────────────────────────────────────────────────────────

/** All at once: the price is paid, everybody sets out, and whoever is left arrives. */
function goOff(rules: Rules, table: Table, seat: Seat) {
  const { board } = table
  const march = board.march!
  const { nation, moves } = march
  const price = conflictCost(board, moves)
  pay(board, seat, price)
  march.conflicts = contested(board, moves)
  if (moves.length > 0) table.say({ say: 'march.went', seat, nation, moves: copy(moves), price })
  for (const { from, count } of moves) removeUnits(board, from, nation, count)
  for (const { to, count, lost } of moves) putUnits(board, to, nation, count - lost)
  for (const { to } of moves) rules.customs.areaEntered(table, to)
}

/** The way into these areas is barred: what was headed there stands where it stood, and may be planned anew. */
export function bar(board: Board, areas: readonly AreaId[]) {
  const march = board.march!
  const stopped = march.moves.filter(({ to }) => areas.includes(to))
  march.moves = march.moves.filter(({ to }) => !areas.includes(to))
  march.barred.push(...areas)
  march.settled = march.moves.length
  march.reopened = true
  march.loose = {}
  for (const { from, count } of stopped) march.loose[from] = (march.loose[from] ?? 0) + count
}
