/** Very small games for leagues: everybody names a number, in secret; the highest sum wins. Two to seven seats. */
import { z } from 'zod'
import type { Hosted } from '../../src/games/hosted.ts'
import { type Game, stepsOf, type Table } from '../../src/kernel/contract.ts'
import { amount } from '../../src/kernel/input.ts'
import { speakWith } from '../../src/kernel/words.ts'

const schema = z.strictObject({ round: z.number().int(), score: z.record(z.string(), z.number().int()) })
type Board = z.infer<typeof schema>
const step = stepsOf<Board>()

function sprintOf(id: string, rounds: number, together = false): Hosted<Board, Board> {
  const dash = step<Record<never, never>, object, 'name'>('dash', ({ all }) => ({
    name: all({
      sealed: true,
      all: (t: Table<Board>) => t.seats,
      ask: () => ({ prompt: { say: 'name' }, input: amount(0, 9) }),
      take(t, f, numbers) {
        for (const seat of t.seats) t.board.score[seat]! += numbers[seat]!
        if (++t.board.round < rounds) {
          t.jump(f, 'name')
          return
        }
        const { score } = t.board
        const levels = [...new Set(t.seats.map((seat) => score[seat]!))].sort((a, b) => b - a)
        const ranking = levels.map((level) => t.seats.filter((seat) => score[seat] === level))
        const scores = Object.fromEntries(t.seats.map((seat) => [seat, [{ label: { say: 'sum' }, points: score[seat]! }]]))
        t.finish({ ending: 'line', ranking, scores, ...(together && { together: levels[0]! > 5 ? 'won' : 'lost' }) })
      },
    }),
  }))
  const game: Game<Board, Board> = {
    id,
    version: 1,
    pack: 'none',
    seats: { min: 2, max: 7 },
    settings: together
      ? [
          {
            id: 'difficulty',
            label: { say: 'name' },
            choices: ['easy', 'hard'].map((each) => ({ id: each, label: { say: 'sum' } })),
            default: 'easy',
          },
        ]
      : [],
    board: schema,
    setup: (t) => ({ round: 0, score: Object.fromEntries(t.seats.map((seat) => [seat, 0])) }),
    first: dash,
    steps: [dash],
    view: (board) => board,
    scramble: (state) => state,
    migrate: {},
    speak: speakWith({ 'en-US': { name: 'Name a number', sum: 'Sum' } }),
  }
  return {
    game,
    title: together ? 'Relay' : rounds > 1 ? 'Marathon' : 'Sprint',
    about: () => ({ blurb: 'The highest number wins.', topics: [] }),
    talk: 'free',
    round: ({ round }) => round + 1,
    headline: ({ round }) => `Round ${round + 1}`,
    describe: (view) => `Sprint: ${JSON.stringify(view)}`,
    places: () => [],
    withPack: () => sprintOf(id, rounds, together),
  }
}

/** One answer each. */
export const sprint = sprintOf('sprint', 1)
/** Two rounds: there is a half time. */
export const marathon = sprintOf('marathon', 2)
/** Won or lost together. */
export const relay = sprintOf('relay', 1, true)
