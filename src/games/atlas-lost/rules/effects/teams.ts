/** Effects that move or place teams, use Techs, and move influence markers (09, 12, 16). */
import type { Board } from '../../board.ts'
import type { TechCode } from '../../data/components.ts'
import type { OpOf } from '../../data/language.ts'
import { type Book, type Choice, choice, declare, type Interpreted, type Path, picks } from '../book.ts'
import { lessened, reductionsOf } from '../costs.ts'
import { alliesOf, guardOf, isPlayer, playerOf } from '../counting.ts'
import { note } from '../holdings.ts'
import { retreat, stepCosts, stepOptions } from '../influence.ts'
import { type Chance, placementOf, placementOptions, placements, takeRunner, techsOfLevel } from '../main.ts'
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
            rule: '09',
          }),
        )
        return {
          prompt: { say: 'ask.move', of },
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
        return { prompt: { say: 'ask.place-team', of: frame.of }, input: choice([...options, NO]), about: frame.of }
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

  /** Active Technologies that may be chained to now: not one that is under way, nor one this effect has used already. */
  function usable(board: Board, { seat, spots }: Interpreted, { levels, access, reduce }: OpOf<'useTech'>): Chance[] {
    const isUnderWay = (tech: TechCode) => board.deeds.some(({ kind, of }) => kind === 'tech' && of === tech)
    const allies = access === 'ally' ? alliesOf(board, seat).filter((ally) => isPlayer(board, ally)) : []
    return board.trees
      .flatMap((tree) => levels.flatMap((level) => techsOfLevel(board, tree, level)))
      .filter((tech) => data.techs[tech]!.kind === 'active' && !isUnderWay(tech) && !spots.includes(tech))
      .filter((tech) => access === 'any' || allies.some((ally) => playerOf(board, ally).teams.includes(tech)))
      .map((tech) => {
        const { cost } = data.techs[tech]!
        return chanceOf(data, board, seat, data.techs[tech]!, [reduce ? lessened(cost, reduce) : cost])
      })
  }

  const useTech: Asked<'useTech'> = {
    begin(_table, frame, { count }) {
      frame.spots = []
      return count
    },
    isPossible: ({ board }, frame, op) => usable(board, frame, op).some(({ why }) => !why),
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const options = techOptions(data, board, frame.seat, usable(board, frame, present<'useTech'>(frame)), '16')
        return { prompt: { say: 'ask.use-tech', of: frame.of }, input: choice([...options, NO]), about: frame.of }
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
      if (spaces > 0) table.say({ say: 'pushed', seat: target, n: spaces, to: playerOf(board, target).position, by: seat })
      return 0
    },
    isPossible: ({ board }, frame, op) =>
      stepOptions(data, board, frame.seat, stepsFor(board, frame, op)).some(({ blocked }) => !blocked),
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const options = stepOptions(data, board, frame.seat, stepsFor(board, frame, present<'influence'>(frame)))
        return { prompt: { say: 'ask.step', of: frame.of }, input: choice([...options, NO]), about: 'influence' }
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
