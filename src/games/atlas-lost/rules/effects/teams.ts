/** Effects that move or place teams, use Techs, and move influence markers (09, 12, 16). */
import type { Board } from '../../board.ts'
import type { TechCode } from '../../data/components.ts'
import type { OpOf } from '../../data/language.ts'
import { chainsAbsent, movesAbsent } from '../absent.ts'
import { type Book, type Choice, choice, declare, type Interpreted, type Path, picks } from '../book.ts'
import { chainedTo } from '../chains.ts'
import { reductionsOf } from '../costs.ts'
import { guardOf, isPlayer, playerOf } from '../counting.ts'
import { note } from '../holdings.ts'
import { retreat, stepCosts, stepOptions } from '../influence.ts'
import { type Chance, placementOf, placementOptions, placements, takeRunner, techsOfLevel } from '../main.ts'
import { underWay } from '../meaning.ts'
import { chanceOf, costOf, techOptions } from '../techs.ts'
import { type Asked, decline, NO, one, onward, present } from './asking.ts'

export const teamEffects = (book: Book) => {
  const { data } = book

  /** To another Tech of the same level and Tree; Lv.1 has only one. Routes do not matter. */
  const moves = (board: Board, seat: string) =>
    playerOf(board, seat).teams.flatMap((from) => {
      const { tree, level } = data.techs[from]!
      return techsOfLevel(board, tree, level).flatMap((to) => (to === from ? [] : [{ from, to }]))
    })

  const idOf = ({ from, to }: { from: TechCode; to: TechCode }) => `${from}>${to}`

  /** What is paid for has to be done if it can be (07); only a bonus may be declined. */
  const moveTeam: Asked<'moveTeam'> = {
    begin: () => 1,
    isPossible: ({ board }, { seat }) => moves(board, seat).length > 0,
    question: one<Path>({
      one: (_, { seat }) => seat,
      evident: true,
      ask({ board }, frame) {
        const { seat, of } = frame
        const options = moves(board, seat).map(
          ({ from, to }): Choice => ({
            id: idOf({ from, to }),
            label: { say: 'option.move', from, to, hasRunner: to in board.runners },
            means: { say: 'means.tech', tech: to },
            rule: '09',
          }),
        )
        return {
          ...underWay(data, board, seat, of),
          prompt: { say: 'ask.move', of },
          absent: () => movesAbsent(data, board, seat),
          input: choice(present<'moveTeam'>(frame).optional ? [...options, NO] : options),
          about: of,
        }
      },
      default: 'printed',
      idle({ board }, frame) {
        const [first] = moves(board, frame.seat)
        return { pick: first && !present<'moveTeam'>(frame).optional ? idOf(first) : 'no' }
      },
      take(table, frame, { pick: id }) {
        if (id === 'no') return decline(table, frame)
        onward(table, frame)
        const { from, to } = moves(table.board, frame.seat).find((move) => idOf(move) === id)!
        const player = playerOf(table.board, frame.seat)
        player.teams[player.teams.indexOf(from)] = to
        // Its economy token travels along; culture tokens stay.
        if (player.economy.includes(from)) player.economy[player.economy.indexOf(from)] = to
        note(table.board, 'team', to, frame.seat)
        table.say({ say: 'moved', seat: frame.seat, from, to })
        takeRunner(table, book, frame.seat, to)
      },
    }),
  }

  const chances = (board: Board, { seat }: Interpreted, { levels, reduce }: OpOf<'placeTeam'>) =>
    placements(data, board, seat, reductionsOf(data, board, seat), levels, reduce)

  const placeTeam: Asked<'placeTeam'> = {
    begin: () => 1,
    isPossible: ({ board }, frame, op) => chances(board, frame, op).some(({ why }) => !why),
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const options = placementOptions(data, board, frame.seat, chances(board, frame, present<'placeTeam'>(frame)))
        const { seat, of } = frame
        return {
          ...underWay(data, board, seat, of),
          prompt: { say: 'ask.place-team', of },
          input: choice([...options, NO]),
          about: of,
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' }),
      take(table, frame, answer) {
        if (answer.pick === 'no') return decline(table, frame)
        onward(table, frame)
        const open = chances(table.board, frame, present<'placeTeam'>(frame))
        const { doing, cost } = placementOf(table.board, frame.seat, open, picks(answer))
        declare(table, book, frame.seat, doing, cost)
      },
    }),
  }

  const usable = (board: Board, { seat, spots }: Interpreted, op: OpOf<'useTech'>): Chance[] =>
    chainedTo(data, board, seat, op, spots).map(({ tech, cost }) => chanceOf(data, board, seat, data.techs[tech]!, [cost]))

  const useTech: Asked<'useTech'> = {
    begin(_table, frame, { count }) {
      frame.spots = []
      return count
    },
    isPossible: ({ board }, frame, op) => usable(board, frame, op).some(({ why }) => !why),
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const { seat, of } = frame
        const op = present<'useTech'>(frame)
        const open = usable(board, frame, op)
        const options = techOptions(data, board, seat, open, '16')
        return {
          ...underWay(data, board, seat, of),
          prompt: { say: 'ask.use-tech', of },
          absent: () =>
            chainsAbsent(
              data,
              board,
              op,
              open.map(({ id }) => id),
            ),
          input: choice([...options, NO]),
          about: of,
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' }),
      take(table, frame, answer) {
        if (answer.pick === 'no') return decline(table, frame)
        onward(table, frame)
        const cost = costOf(usable(table.board, frame, present<'useTech'>(frame)), picks(answer))
        frame.spots.push(answer.pick)
        declare(table, book, frame.seat, { kind: 'tech', of: answer.pick, via: 'chain' }, cost)
      },
    }),
  }

  const stepsFor = (board: Board, { seat }: Interpreted, { reduce }: OpOf<'influence'>) =>
    stepCosts(data, board, seat, reductionsOf(data, board, seat), reduce)

  /** Back for the chosen faction (an NPC has no marker), or one paid step forward for oneself. */
  const influence: Asked<'influence'> = {
    begin(table, { seat, target }, { steps }) {
      const { board } = table
      if (steps > 0) return 1
      if (!target || !isPlayer(board, target) || guardOf(data, board, target, 'retreat') !== null) return 0
      const spaces = retreat(board, target, -steps)
      if (spaces === 0) return 0
      const { position: to } = playerOf(board, target)
      table.say({ say: 'pushed', seat: target, n: spaces, to, by: seat }, { weight: 'headline', concerns: [target] })
      return 0
    },
    isPossible: ({ board }, frame, op) =>
      stepOptions(data, board, frame.seat, stepsFor(board, frame, op)).some(({ blocked }) => !blocked),
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const options = stepOptions(data, board, frame.seat, stepsFor(board, frame, present<'influence'>(frame)))
        const { seat, of } = frame
        return {
          shows: underWay(data, board, seat, of).shows,
          topic: 'influence',
          prompt: { say: 'ask.step', of },
          input: choice([...options, NO]),
          about: 'influence',
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' }),
      take(table, frame, answer) {
        if (answer.pick === 'no') return decline(table, frame)
        onward(table, frame)
        const cost = stepsFor(table.board, frame, present<'influence'>(frame))[Number(answer.pick)]!
        declare(table, book, frame.seat, { kind: 'advance', of: answer.pick }, cost)
      },
    }),
  }

  return { moveTeam, placeTeam, useTech, influence }
}
