/** Steps 5 to 11: one card after the other, drawn clockwise from the starting player and fully resolved before the next. */
import type { Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import type { Woe } from '../data/language.ts'
import { narrate, remember } from '../goods.ts'
import { dryTiles, wrathFloods } from '../island.ts'
import { type Rising, step } from '../terms.ts'
import { pick } from '../words/says.ts'
import { driest, type floodStep, tellsItself } from './flood.ts'
import { showSea } from './shows.ts'
import { lanesFor, together } from './together.ts'

type Flood = ReturnType<typeof floodStep>

/**
 * Step 26: between two cards, and before the gods take their tiles, a seat that asked for it gets time to play a scroll. Whoever
 * waits lets the others play theirs too. Who holds cards is public, what they are is not: so any card in hand is reason enough to ask.
 */
export const pauseStep = (data: Data): Step<Board, { seat: Seat }> =>
  together(data, 'pause', {
    rests: (table, seat) => !isPausing(table.board, seat),
    ask: ({ board }) => ({
      prompt:
        board.phase === 'wrath'
          ? { say: 'pause.wrath', left: wrathFloods(data, board) }
          : { say: 'pause', left: board.misfortunes.draws.length },
      shows: () => [showSea(data, board), { say: 'shows.scroll' }],
      topic: 'misfortunes',
      input: pick([
        { id: 'go', label: { say: board.phase === 'wrath' ? 'pause.wrath.go' : 'pause.go' }, means: { say: 'means.go' } },
        { id: 'never', label: { say: 'pause.never' }, means: { say: 'means.never' } },
      ]),
    }),
    idle: () => ({ pick: 'never', then: undefined }),
    take({ board }, seat, { pick: choice }) {
      board.players[seat]!.ready = true
      if (choice === 'never') board.players[seat]!.pause = false
    },
  })

export const isPausing = (board: Board, seat: Seat) => {
  const { pause, ready, hand } = board.players[seat]!
  return pause && !ready && hand.length > 0
}

export const misfortuneStep = (data: Data, flood: Flood, pause: Step<Board, { seat: Seat }>): Step<Board> =>
  step<object, object, 'breathe'>('misfortunes', () => ({
    breathe(table, frame) {
      const { board } = table
      if (board.misfortunes.draws.length === 0) return table.end(frame)
      for (const seat of table.seats) board.players[seat]!.ready = false
      if (table.seats.some((seat) => isPausing(board, seat))) table.split(frame, pause, lanesFor(table))
    },
    draw(table, frame) {
      const { misfortunes, players } = table.board
      const seat = misfortunes.draws[0]!
      misfortunes.draws = misfortunes.draws.slice(1)
      if (misfortunes.deck.length === 0) {
        misfortunes.deck = table.shuffle([...misfortunes.discard])
        misfortunes.discard = []
      }
      for (const each of table.seats) players[each]!.foreseen = Math.max(0, players[each]!.foreseen - 1)
      const card = misfortunes.deck.at(-1)
      misfortunes.deck = misfortunes.deck.slice(0, -1)
      table.jump(frame, 'breathe')
      if (card === undefined) return
      table.uncover()
      misfortunes.discard = [...misfortunes.discard, card]
      misfortunes.drawn = [...misfortunes.drawn, { seat, card }]
      const { effects } = data.misfortunes[card]!
      const text = {
        say: 'misfortune',
        seat,
        card,
        drowned: effects.some((woe) => isDrowned(data, table.board, woe)),
      } as const
      const isTold = !text.drowned && data.peninsulas.some((peninsula) => tellsItself(data, card, peninsula))
      if (isTold) remember(table, text)
      else narrate(table, text)
      for (const woe of effects.toReversed()) suffer(data, table, flood, woe, seat, card)
    },
  }))

/** It names a peninsula that has no dry tile any more. */
const isDrowned = (data: Data, board: Board, woe: Woe) =>
  woe.op === 'flood' && data.tiles[woe.where] !== undefined && dryTiles(data, board, woe.where) === 0

/** The interpreter of misfortunes. */
function suffer(data: Data, table: Rising, flood: Flood, woe: Woe, seat: Seat, card: string) {
  const { board } = table
  const strike = (left: number, among: string[] | null, distinct = false, ignoresBarrier = false) =>
    table.call(flood, { seat, left, among, distinct, ignoresBarrier, card })
  switch (woe.op) {
    case 'flood': {
      const ignores = woe.ignoresBarrier ?? false
      if (woe.where === 'drawer') return strike(woe.count, null, woe.distinct ?? false, ignores)
      if (woe.where === 'most') return strike(woe.count, driest(data, board), false, ignores)
      // Step 10: a drowned peninsula costs tiles of the drawer's choice instead.
      if (isDrowned(data, board, woe)) return strike(woe.ifDrowned ?? woe.count, null, false, ignores)
      return strike(woe.count, [woe.where], false, ignores)
    }
    case 'breakBarriers':
      if (board.barriers.length === 0) return strike(woe.otherwise, null)
      narrate(table, { say: 'misfortune.barriers', peninsulas: board.barriers })
      board.barriers = []
      return
    case 'close':
      if (!board.now.closed.includes(woe.action)) board.now.closed.push(woe.action)
      return
    case 'roll':
      board.now.gather += woe.delta
      return
    case 'maxBuilds':
      board.now.maxBuilds = Math.min(board.now.maxBuilds ?? woe.value, woe.value)
      return
    case 'wrathFloods':
      board.now.floods += woe.delta
  }
}

/** Clockwise from the starting player, as the table for this number of players says. */
export function drawPlan(data: Data, table: Rising): Seat[] {
  const { seats, board, options } = table
  const from = seats.indexOf(board.starting)
  const plan = data.counts[seats.length]!.draws.map((offset) => seats[(from + offset) % seats.length]!)
  const isMild = (seats.length === 7 && options.mercy === 'on') || board.round <= (board.tide ?? 0)
  return isMild ? plan.slice(0, -1) : plan
}
