/** The round (b.0 to b.5): place, suffer misfortunes, place late, act, go home, endure the wrath. */
import type { Seat, Step } from '../../../kernel/contract.ts'
import type { Board } from '../board.ts'
import type { Data } from '../data/data.ts'
import { gain, narrate, turnThePage } from '../goods.ts'
import { isOnBoard, lift, wrathFloods, wrathValue } from '../island.ts'
import { recordRound } from '../score.ts'
import { newRound } from '../setup.ts'
import { announce } from '../telling.ts'
import { type Rising, step } from '../terms.ts'
import { type Choice, pick } from '../words/says.ts'
import { councilorsAbsent } from './absent.ts'
import { actionStep } from './actions.ts'
import { lapseFunds } from './energy.ts'
import { dismiss, floodStep } from './flood.ts'
import { drawPlan, isPausing, misfortuneStep, pauseStep } from './misfortune.ts'
import { attachAutomaton, lateStep, placeStep } from './place.ts'
import { forgetPassingProposals } from './proposals.ts'
import { showSea } from './shows.ts'
import { lanesFor } from './together.ts'

export function roundSteps(data: Data): { round: Step<Board>; steps: Step<Board, never>[] } {
  const flood = floodStep(data)
  const pause = pauseStep(data)
  const misfortunes = misfortuneStep(data, flood, pause)
  const place = placeStep(data)
  const late = lateStep(data)
  const actions = actionStep(data)
  const round = step<object, object, 'start'>('round', ({ one }) => ({
    // b.0
    start(table) {
      const { board } = table
      board.phase = 'start'
      board.round++
      board.now = newRound()
      board.misfortunes.drawn = []
      board.misfortunes.draws = drawPlan(data, table)
      turnThePage(board)
      for (const seat of table.seats) board.players[seat]!.gaveUp = false
      narrate(table, { say: 'round', round: board.round, seat: board.starting, wrath: wrathValue(data, board) })
      turnTide(table)
      const energy = data.counts[table.seats.length]!.energyPerRound
      if (energy > 0)
        announce(table, {
          say: 'round.energies',
          gains: table.seats.map((seat) => ({ owner: seat, n: gain(table, seat, 'energy', energy) })),
        })
      revealHolograms(table)
    },
    // Step 51: the starting player chooses one of two abilities.
    hologram: one({
      when: ({ board }) => board.hologram !== undefined,
      one: ({ board }) => board.starting,
      evident: true,
      ask: ({ board }) => ({
        prompt: { say: 'hologram' },
        shows: () => [{ say: 'shows.hologram' }, showSea(data, board)],
        absent: () => councilorsAbsent(data, board, board.hologram!.shown),
        topic: 'small-teams',
        input: pick(
          board.hologram!.shown.map(
            (councilor): Choice => ({
              id: councilor,
              label: { say: 'councilor', councilor },
              means: { say: 'means.councilor', councilor },
              rule: '51',
            }),
          ),
        ),
      }),
      take(table, _, { pick: councilor }, seat) {
        projectHologram(table, seat, councilor)
      },
    }),
    place(table, frame) {
      beginPhase(table, 'place')
      table.split(frame, place, lanesFor(table))
    },
    misfortunes(table) {
      const { board } = table
      endPhase(table)
      board.fixed = []
      board.requests = []
      board.proposals = board.proposals.filter((proposal) => 'goal' in proposal)
      attachAutomaton(data, board)
      beginPhase(table, 'misfortune')
      // A round that began before version 6 has not yet said who draws.
      if (board.misfortunes.draws.length === 0) board.misfortunes.draws = drawPlan(data, table)
      table.call(misfortunes, {})
    },
    late(table, frame) {
      beginPhase(table, 'late')
      if (table.board.pieces.some(({ at }) => at === 'held')) table.split(frame, late, lanesFor(table))
    },
    actions(table, frame) {
      beginPhase(table, 'actions')
      table.split(frame, actions, lanesFor(table))
    },
    home(table) {
      endPhase(table)
      comeHome(table.board)
    },
    // Step 26: a scroll may still be played before the gods take their tiles; once they do, that is one effect.
    dread(table, frame) {
      beginPhase(table, 'wrath')
      if (table.seats.some((seat) => isPausing(table.board, seat))) table.split(frame, pause, lanesFor(table))
    },
    // Steps 43 and 44: the starting player has the final word on each tile.
    wrath(table) {
      const { board } = table
      const left = wrathFloods(data, board)
      narrate(table, { say: 'wrath', left })
      table.call(flood, { seat: board.starting, left, among: null, distinct: false, ignoresBarrier: false, card: null })
    },
    // Steps 45 and 46.
    next(table, frame) {
      const { board, seats } = table
      recordRound(data, board)
      board.wrath = Math.min(board.wrath + 1, data.pack.wrath.values.length - 1)
      board.starting = seats[(seats.indexOf(board.starting) + 1) % seats.length]!
      table.jump(frame, 'start')
    },
  }))
  return { round, steps: [round, flood, pause, misfortunes, place, late, actions] }
}

/** Rounds at the beginning that are milder or harsher than others, so that a level is as hard for any number of players. */
function turnTide(table: Rising) {
  const { board } = table
  const { tide = 0, round } = board
  if (round > Math.abs(tide)) return
  if (tide < 0) board.now.floods++
  narrate(table, tide < 0 ? { say: 'tide.high', left: -tide - round } : { say: 'tide.low', left: tide - round })
}

function beginPhase(table: Rising, phase: Board['phase']) {
  const { board } = table
  board.phase = phase
  for (const seat of table.seats) {
    const player = board.players[seat]!
    player.ready = false
    player.reopened = 0
    if (phase === 'place') player.pause = false
  }
}

function endPhase(table: Rising) {
  lapseFunds(table)
  table.board.builds = []
  // Only missed ones are left.
  table.board.rolls = []
  table.board.waits = {}
}

/** Step 15; volunteers who were placed go back to the supply (step 50), Hologram and Automaton leave the board. */
function comeHome(board: Board) {
  for (const piece of [...board.pieces]) {
    if (isOnBoard(piece)) piece.was = piece.at
    if (piece.kind === 'volunteer' && piece.at !== 'pool') dismiss(board, piece)
    else lift(board, piece, 'pool')
  }
  board.pieces = board.pieces.filter(({ kind }) => kind !== 'hologram')
  if (board.automaton !== undefined) board.automaton = null
  if (board.hologram?.active) {
    board.hologram.discard.push(board.hologram.active)
    board.hologram.active = null
  }
  forgetPassingProposals(board)
}

const SHOWN = 2

function revealHolograms(table: Rising) {
  const { hologram } = table.board
  if (!hologram) return
  if (hologram.stack.length < SHOWN) {
    hologram.stack = table.shuffle([...hologram.stack, ...hologram.discard])
    hologram.discard = []
  }
  table.uncover()
  hologram.shown = hologram.stack.splice(-SHOWN).reverse()
  narrate(table, { say: 'hologram.shown', councilors: hologram.shown })
}

function projectHologram(table: Rising, owner: Seat, councilor: string) {
  const { board } = table
  const hologram = board.hologram!
  hologram.active = councilor
  hologram.discard.push(...hologram.shown.filter((other) => other !== councilor))
  hologram.shown = []
  board.pieces.push({ id: 'hologram', owner, kind: 'hologram', at: 'pool', slot: 0, down: false })
  narrate(table, { say: 'hologram.chosen', seat: owner, councilor })
}
