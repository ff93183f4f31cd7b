/** Effects that are a choice: a faction, one of several effects, or whether to pay for more. */
import type { Board } from '../../board.ts'
import type { Components, Faction } from '../../data/components.ts'
import type { AtlasText } from '../../words/says.ts'
import { factionsAbsent } from '../absent.ts'
import { type Book, type Choice, choice, type Interpreted, type Path, resolve } from '../book.ts'
import { isPayable } from '../costs.ts'
import { candidates, isInPlay, playersAmong } from '../counting.ts'
import { leftAfter, underWay } from '../meaning.ts'
import { type Asked, NO, one, onward, present } from './asking.ts'

/** What there is to take from a faction, or to push back: whom to choose depends on it. */
function factionMeans(data: Components, board: Board, at: Faction): AtlasText {
  const player = board.players[at]
  const { R, D, C, M } = player ?? data.npcs[at]!
  const { TP } = player ?? board.npcs[at]!
  const more = player ? { cards: player.hand.length, space: player.position } : null
  return { say: 'means.faction', R, D, C, M: isInPlay(board, 'military') ? M : null, TP, player: more }
}

export const choiceEffects = (book: Book) => {
  const candidatesFor = (board: Board, frame: Interpreted): Faction[] =>
    candidates(board, frame.seat, present<'target'>(frame).who)

  const target: Asked<'target'> = {
    begin: () => 1,
    isPossible: ({ board }, frame) => candidatesFor(board, frame).length > 0,
    question: one<Path>({
      one: (_, { seat }) => seat,
      evident: true,
      ask({ board }, frame) {
        const options = candidatesFor(board, frame).map(
          (id): Choice => ({ id, label: { say: 'spot.faction', at: id }, means: () => factionMeans(book.data, board, id) }),
        )
        return {
          ...underWay(book.data, board, frame.seat, frame.of),
          prompt: { say: 'ask.target', of: frame.of },
          absent: () => factionsAbsent(board, frame.seat, candidatesFor(board, frame)),
          input: choice(options),
          about: frame.of,
        }
      },
      // An absent player picks whoever has most points in the open.
      idle({ board }, frame) {
        const points = (faction: Faction) => (board.players[faction] ?? board.npcs[faction])!.TP
        const [first] = candidatesFor(board, frame).sort((a, b) => points(b) - points(a))
        return { pick: first! }
      },
      take(table, frame, answer) {
        onward(table, frame)
        const { seat, of, tree } = frame
        table.say(
          { say: 'targets', seat, victim: answer.pick },
          { weight: 'detail', concerns: playersAmong(table.board, answer.pick) },
        )
        resolve(table, book, { seat, of, tree, list: present<'target'>(frame).do, target: answer.pick })
      },
    }),
  }

  const choose: Asked<'choose'> = {
    begin: () => 1,
    isPossible: () => true,
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const { options } = present<'choose'>(frame)
        const input = choice(
          options.map(
            (_effect, i): Choice => ({
              id: `${i}`,
              label: { say: 'option.effect', of: frame.of, index: i },
              means: { say: 'means.effect', of: frame.of, index: i },
            }),
          ),
        )
        return {
          ...underWay(book.data, board, frame.seat, frame.of),
          prompt: { say: 'ask.choose', of: frame.of },
          input,
          about: frame.of,
        }
      },
      idle: (_, frame) => ({ pick: `${present<'choose'>(frame).options.length - 1}` }),
      take(table, frame, answer) {
        onward(table, frame)
        const { seat, of, tree, target: chosen } = frame
        resolve(table, book, { seat, of, tree, list: present<'choose'>(frame).options[Number(answer.pick)]!, target: chosen })
      },
    }),
  }

  /** Nobody is ever made to pay (07). */
  const may: Asked<'may'> = {
    begin: () => 1,
    isPossible: ({ board }, { seat }, { cost }) => isPayable(book.data, board, seat, cost),
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const { seat, of } = frame
        const { cost } = present<'may'>(frame)
        const means: AtlasText = { say: 'means.pay', of, left: leftAfter(board, seat, cost) }
        const yes: Choice = { id: 'yes', label: { say: 'option.pay', cost }, means }
        return { ...underWay(book.data, board, seat, of), prompt: { say: 'ask.may', of }, input: choice([yes, NO]), about: of }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' }),
      take(table, frame, answer) {
        onward(table, frame)
        if (answer.pick === 'no') return
        const { seat, of, tree, target: chosen } = frame
        const { cost, do: list } = present<'may'>(frame)
        // Called last, played first: paying comes before what is paid for.
        resolve(table, book, { seat, of, tree, list, target: chosen })
        table.call(book.steps.payment, { seat, cost })
      },
    }),
  }

  return { target, choose, may }
}
