/**
 * The interpreter of one-time effects (steps 42 and 50, and scrolls). What needs no choice happens at once; the rest waits
 * as a boon until its owner has named peninsulas or players. Boons that find no target are lost (b.8).
 */

import type { Input, Seat, Target } from '../../../kernel/contract.ts'
import { only } from '../../../kernel/input.ts'
import type { Board, Boon } from '../board.ts'
import type { Data } from '../data/data.ts'
import { BASICS, type Basic, type Bestowal, type Good } from '../data/language.ts'
import { gain, inSupply, narrate, pay } from '../goods.ts'
import { dryTiles } from '../island.ts'
import type { Chosen, Question, Rising } from '../terms.ts'
import { type Choice, pick, type RisingText, type Sharer, some, split } from '../words/says.ts'
import { mayHaveBarrier, placeBarrier, raiseTile } from './energy.ts'
import { leastHarm } from './flood.ts'
import { deal } from './library.ts'
import { reservesOf, showGate, showSea } from './shows.ts'

/** `among`: the players who built, or the one who played the scroll; `by`: the component or the scroll. */
export function bestow(data: Data, table: Rising, seat: Seat, effect: Bestowal, among: readonly Seat[], by: string) {
  const { board, seats } = table
  switch (effect.op) {
    case 'gain':
      narrate(table, { say: 'gained', seat, kind: effect.kind, n: gain(table, seat, effect.kind, effect.n), by })
      return
    case 'wrathFloods':
      board.now.floods += effect.delta
      narrate(table, { say: 'wrath.changed', delta: effect.delta, by })
      return
    case 'wrathBack':
      board.wrath = Math.max(0, board.wrath - effect.levels)
      narrate(table, { say: 'wrath.back', value: data.pack.wrath.values[board.wrath]!, by })
      return
    case 'drawCard':
      for (const drawer of effect.who === 'everyone' ? seats : [seat]) deal(data, table, drawer, 1, 1, false)
      return
    default:
      grantBoon(data, table, seat, boonFrom(table, seat, effect, among, by))
  }
}

/** Where there is nothing to choose, nobody is asked. */
export function grantBoon(data: Data, table: Rising, seat: Seat, boon: Boon) {
  const forced = only(boonInput(data, table, seat, boon))
  if (forced === undefined) table.board.players[seat]!.boons.push(boon)
  else takeBoon(data, table, seat, boon, forced)
}

type Targeted = Extract<Bestowal, { op: Boon['op'] }>

export function boonFrom(table: Rising, seat: Seat, effect: Targeted, among: readonly Seat[], by: string): Boon {
  const left = effect.op === 'exchange' ? effect.max : effect.count
  const distinct = effect.op === 'unflood' ? effect.distinct === true : true
  return {
    op: effect.op,
    left,
    distinct,
    among: effect.op === 'recruit' ? [...table.seats] : effect.op === 'exchange' ? [seat] : [...among],
    by,
  }
}

// ── Asking ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** The question for a boon: one panel, whatever it gives. */
export function boonInput(data: Data, table: Rising, seat: Seat, { op, left, distinct, among }: Boon): Input {
  const { board } = table
  switch (op) {
    case 'barrier':
      return exactly(
        left,
        data.peninsulas
          .filter((peninsula) => mayHaveBarrier(data, board, peninsula))
          .map((peninsula) => onPeninsula(peninsula, { say: 'means.barrier', dry: dryTiles(data, board, peninsula) })),
      )
    case 'unflood': {
      const sunk = data.peninsulas.filter((peninsula) => board.flooded[peninsula]! > 0)
      const rising = sunk.map((peninsula) =>
        onPeninsula(peninsula, { say: 'means.unflood', tile: nextToRise(data, board, peninsula) }),
      )
      if (distinct || left === 1) return exactly(left, rising)
      const most = Math.min(
        left,
        sunk.reduce((sum, peninsula) => sum + board.flooded[peninsula]!, 0),
      )
      return split(
        rising.map((option): Sharer => ({ ...option, max: board.flooded[option.id]! })),
        most,
        most,
      )
    }
    case 'volunteers': {
      const there = Math.min(left, board.supply.volunteers)
      return split(
        among.map((other): Sharer => ({ ...toSeat(other, { say: 'means.volunteer' }), max: there })),
        there,
        there,
      )
    }
    case 'recruit':
      return exactly(
        left,
        among
          .filter((other) => board.players[other]!.reserve > 0)
          .map((other) => toSeat(other, { say: 'means.newcomer', seat: other, reserve: board.players[other]!.reserve })),
      )
    case 'exchange':
      return pick([
        { id: 'stop', label: { say: 'exchange.stop' }, means: { say: 'means.stop' }, leads: 'on' },
        ...swaps(table, seat),
      ])
  }
}

const exactly = (n: number, options: readonly Choice[]) => some(options, Math.min(n, options.length), Math.min(n, options.length))
const onPeninsula = (id: string, means: RisingText): Choice => ({ id, label: { say: 'peninsula', peninsula: id }, means })
const toSeat = (seat: Seat, means: RisingText): Choice => ({ id: seat, label: { say: 'seat', seat }, means })

/** The flooded tile closest to the centre. */
const nextToRise = (data: Data, board: Board, peninsula: string) => data.tiles[peninsula]![dryTiles(data, board, peninsula)]!.id

/** As prices are written. */
const UNITS = { ore: 'ore', gold: 'gold', crystal: 'crystal', atlantium: 'Atlantium' } as const

const swaps = (table: Rising, seat: Seat): Choice[] =>
  (['ore', 'gold', 'crystal', 'atlantium'] as const).flatMap((give) => {
    if (table.board.players[seat]!.goods[give] === 0) return []
    return BASICS.filter((take) => take !== give && inSupply(table, take) > 0).map((take) => ({
      id: `${give}.${take}`,
      label: { say: 'exchange.swap', give, take },
      means: { say: 'means.swap', give, take, left: table.board.players[seat]!.goods[give] - 1 },
      price: { of: UNITS[give], cost: 1, left: table.board.players[seat]!.goods[give] - 1 },
    }))
  })

export function boonAsk(data: Data, table: Rising, seat: Seat): Question {
  const boon = table.board.players[seat]!.boons[0]!
  const input = boonInput(data, table, seat, boon)
  return { prompt: promptFor(boon), ...WHY[boon.op](data, table.board, seat, boon), about: seat, input }
}

type Why = Pick<Question, 'shows' | 'topic'>

/** What one should know before giving it away. */
const WHY: Readonly<Record<Boon['op'], (data: Data, board: Board, seat: Seat, boon: Boon) => Why>> = {
  barrier: (data, board) => ({ shows: () => [{ say: 'shows.barrier' }, showSea(data, board)], topic: 'energy' }),
  unflood: (data, board) => ({ shows: () => [{ say: 'shows.unflood' }, showSea(data, board)], topic: 'energy' }),
  volunteers: () => ({ shows: [{ say: 'shows.volunteers' }], topic: 'volunteers' }),
  recruit: (_, board, __, { among }) => ({
    shows: () => [{ say: 'shows.recruit', reserves: reservesOf(board, among) }],
    topic: 'recruiting',
  }),
  exchange: (data, board) => ({ shows: () => [showGate(data, board)], topic: 'components' }),
}

const promptFor = ({ op, left, by }: Boon): RisingText => ({ say: `boon.${op}`, left, by })

/** What the clock does: protect and raise where the flood would hurt most, help those with fewest followers. */
export function boonIdle(data: Data, table: Rising, seat: Seat): unknown {
  const { board } = table
  const boon = board.players[seat]!.boons[0]!
  const input = boonInput(data, table, seat, boon)
  if (boon.op === 'exchange') return { pick: 'stop' }
  if (input.kind === 'some') {
    const ids = input.options.map(({ id }) => id)
    const ranked = boon.op === 'recruit' ? byFollowers(board, ids) : mostHarmFirst(data, board, ids)
    return ranked.slice(0, input.min)
  }
  if (input.kind === 'split') {
    const first = boon.op === 'volunteers' ? byFollowers(board, boon.among) : []
    const targets = [...input.targets].sort((a, b) => first.indexOf(a.id) - first.indexOf(b.id))
    return filled(targets, input.min)
  }
  return undefined
}

/** As much as possible to the first, then to the next. */
function filled(targets: readonly Target[], total: number): Record<string, number> {
  const shares: Record<string, number> = {}
  let due = total
  for (const { id, max } of targets) {
    const share = Math.min(due, max)
    if (share > 0) shares[id] = share
    due -= share
  }
  return shares
}

const byFollowers = (board: Board, seats: readonly Seat[]) => {
  const followers = (seat: Seat) => board.pieces.filter(({ owner, kind }) => owner === seat && kind === 'follower').length
  return [...seats].sort((a, b) => followers(a) - followers(b))
}

function mostHarmFirst(data: Data, board: Board, ids: readonly string[]): string[] {
  const left = ids.filter((id) => data.tiles[id]!.length > board.flooded[id]!)
  const drowned = ids.filter((id) => !left.includes(id))
  const ranked: string[] = []
  while (left.length > 0) ranked.unshift(...left.splice(left.indexOf(leastHarm(data, board, left)), 1))
  return [...ranked, ...drowned]
}

// ── Taking ──────────────────────────────────────────────────────────────────────────────────────────────────────

export function takeBoon(data: Data, table: Rising, seat: Seat, boon: Boon, answer: unknown) {
  const { board } = table
  const { by } = boon
  switch (boon.op) {
    case 'barrier':
      for (const peninsula of answer as string[]) {
        placeBarrier(data, table, peninsula)
        narrate(table, { say: 'boon.barrier.placed', seat, peninsula, by })
      }
      return
    case 'unflood': {
      const counts = Array.isArray(answer)
        ? answer.map((peninsula) => [peninsula, 1] as const)
        : Object.entries(answer as Record<string, number>)
      for (const [peninsula, n] of counts) {
        for (let i = 0; i < n; i++) raiseTile(data, table, peninsula)
        if (n > 0) narrate(table, { say: 'boon.unflood.raised', seat, peninsula, n, by })
      }
      return
    }
    case 'volunteers':
      for (const [other, n] of Object.entries(answer as Record<Seat, number>)) recruitVolunteers(table, other, n, by)
      return
    case 'recruit':
      for (const other of answer as Seat[]) {
        addFollower(board, other)
        narrate(table, { say: 'recruited', seat: other, by })
      }
      return
    case 'exchange':
      exchange(table, seat, boon, answer as Chosen)
  }
}

export function takeFirstBoon(data: Data, table: Rising, seat: Seat, answer: unknown) {
  takeBoon(data, table, seat, table.board.players[seat]!.boons.shift()!, answer)
}

/** Holds at all times: where others have left nothing to choose, a boon that waited is used, or lost, without a question. */
export function settleBoons(data: Data, table: Rising) {
  for (const seat of table.seats) {
    const { boons } = table.board.players[seat]!
    if (boons.length === 0) continue
    const forced = only(boonInput(data, table, seat, boons[0]!))
    if (forced !== undefined) takeFirstBoon(data, table, seat, forced)
  }
}

function exchange(table: Rising, seat: Seat, boon: Boon, { pick: swap }: Chosen) {
  if (swap === 'stop') return
  const [give, take] = swap.split('.') as [Good, Basic]
  pay(table.board, seat, give, 1)
  gain(table, seat, take, 1)
  narrate(table, { say: 'exchanged', seat, give, take, by: boon.by })
  const isDone = boon.left === 1 || swaps(table, seat).length === 0
  if (!isDone) table.board.players[seat]!.boons.unshift({ ...boon, left: boon.left - 1 })
}

// ── New people ──────────────────────────────────────────────────────────────────────────────────────────────────

/** Step 50: a volunteer is placed like any Atlantean and goes home at the end of that round. */
function recruitVolunteers(table: Rising, seat: Seat, count: number, by: string | undefined) {
  const { board } = table
  const n = Math.min(count, board.supply.volunteers)
  if (n === 0) return
  board.supply.volunteers -= n
  for (let i = 0; i < n; i++)
    board.pieces.push({ id: `v${board.serial++}`, owner: seat, kind: 'volunteer', at: 'pool', slot: 0, down: false })
  if (board.phase === 'place') board.players[seat]!.ready = false
  narrate(table, { say: 'volunteers', seat, n, by })
}

/** Step 20: from the reserve to the pool, to be placed next round. */
export function addFollower(board: Board, seat: Seat) {
  board.players[seat]!.reserve--
  board.pieces.push({ id: `f${board.serial++}`, owner: seat, kind: 'follower', at: 'pool', slot: 0, down: false })
}
