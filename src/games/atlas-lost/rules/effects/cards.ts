/** Effects on cards: draw, choose among drawn ones, look at a hand, recover, install, make others discard (10, 16). */

import type { Seat } from '../../../../kernel/contract.ts'
import { extended } from '../../../../kernel/json.ts'
import type { Board } from '../../board.ts'
import type { CardId } from '../../data/components.ts'
import type { OpOf, Tree } from '../../data/language.ts'
import { type AtTable, type Book, type Choice, choice, declare, type Interpreting, type Path } from '../book.ts'
import { installing, installOption } from '../cards.ts'
import { type ChosenCards, cardOption, cardOptions, cardsIn, cardsInput, cheapest } from '../choosing.ts'
import { reductionsOf } from '../costs.ts'
import { exposedTo, isPlayer, playerOf } from '../counting.ts'
import { canDraw, discard, drawFrom, drawToHand, look, note, passCard } from '../holdings.ts'
import { topicOf, underWay } from '../meaning.ts'
import { type Asked, all, decline, NO, one, onward, present } from './asking.ts'

/** A deck that needs no question; null where the player s one. */
const deckOf = ({ deck }: OpOf<'draw'>, tree: Tree | null): Tree | null => (deck === 'any' ? null : deck === 'own' ? tree : deck)

export const drawEffects = (book: Book) => {
  /** Looks at `n` cards of one deck and keeps some of them. */
  function lookAtTop(table: AtTable, frame: Interpreting, tree: Tree, { n, keep = 0 }: OpOf<'draw'>): void {
    const { looking } = playerOf(table.board, frame.seat)
    for (let i = 0; i < n; i++) {
      const card = drawFrom(table, tree)
      if (card !== null) looking.push(card)
    }
    const { length } = looking
    if (length === 0) return
    table.tell(
      frame.seat,
      { say: 'looks.cards', cards: [...looking] },
      { say: 'looks', seat: frame.seat, tree, n: length },
      { weight: 'detail' },
    )
    if (length > keep) table.jump(frame, 'keep')
    else keepOf(table, frame.seat, looking)
  }

  function keepOf(table: AtTable, seat: Seat, kept: readonly CardId[]): void {
    const player = playerOf(table.board, seat)
    const rest = player.looking.filter((card) => !kept.includes(card))
    player.hand.push(...kept)
    player.looking = []
    if (rest.length === 0) return
    table.uncover()
    for (const card of rest) discard(book.data, table.board, card)
    table.say({ say: 'kept', seat, n: kept.length, cards: rest }, { weight: 'detail' })
  }

  const draw: Asked<'draw'> = {
    begin(table, frame, op) {
      const tree = deckOf(op, frame.tree)
      if (tree === null) return op.keep ? 1 : op.n
      if (op.keep) lookAtTop(table, frame, tree, op)
      else for (let i = 0; i < op.n; i++) drawToHand(table, frame.seat, tree)
      return 0
    },
    isPossible: ({ board }) => board.trees.some((tree) => canDraw(board, tree)),
    question: one<Path>({
      one: (_, { seat }) => seat,
      evident: true,
      ask({ board }, { seat, of }) {
        const decks = board.trees.filter((tree) => canDraw(board, tree))
        const options = decks.map(
          (tree): Choice => ({
            id: tree,
            label: { say: 'spot.deck', tree },
            means: { say: 'means.deck', tree, n: board.decks[tree]!.length },
            rule: '16',
          }),
        )
        return {
          ...underWay(book.data, board, seat, of),
          prompt: { say: 'ask.deck', of },
          input: choice(options),
          about: of,
          small: true,
        }
      },
      take(table, frame, { pick: tree }) {
        const op = present<'draw'>(frame)
        onward(table, frame)
        if (op.keep) lookAtTop(table, frame, tree as Tree, op)
        else drawToHand(table, frame.seat, tree as Tree)
      },
    }),
  }

  /** Follows `draw`; no effect of the language begins here. */
  const keep = one<ChosenCards>({
    one: (_, { seat }) => seat,
    ask({ board }, frame) {
      const { looking } = playerOf(board, frame.seat)
      const n = present<'draw'>(frame).keep!
      return {
        prompt: { say: 'ask.keep', n, of: frame.of },
        shows: [{ say: 'shows.discard' }],
        topic: 'cards',
        input: cardsInput(looking, n),
        about: frame.of,
      }
    },
    take(table, frame, answer) {
      onward(table, frame)
      keepOf(table, frame.seat, cardsIn(answer))
    },
  })

  return { draw, keep }
}

export const handEffects = (book: Book) => {
  const { data } = book

  function takeOne(table: AtTable, seat: Seat, victim: Seat, card: CardId): void {
    passCard(table.board, victim, seat, card)
    table.tell(
      seat,
      { say: 'took.card', victim, card },
      { say: 'took', seat, victim },
      { weight: 'headline', concerns: [victim] },
    )
    table.tell(victim, { say: 'lost.card', seat, card }, null, { weight: 'headline', concerns: [victim] })
  }

  const takeCard: Asked<'takeCard'> = {
    begin(table, { seat, target }, { n }) {
      const { board } = table
      if (!target || !isPlayer(board, target)) return 0
      const { hand } = playerOf(board, target)
      if (hand.length === 0) return 0
      look(board, seat, target)
      table.tell(
        seat,
        { say: 'sees.hand', victim: target, cards: [...hand] },
        { say: 'sees', seat, victim: target },
        {
          concerns: [target],
        },
      )
      if (hand.length > n) return n
      for (const card of [...hand]) takeOne(table, seat, target, card)
      return 0
    },
    isPossible: ({ board }, { target }) => playerOf(board, target!).hand.length > 0,
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask: ({ board }, { target }) => ({
        prompt: { say: 'ask.take-card', victim: target! },
        shows: [{ say: 'shows.hand', victim: target! }],
        topic: 'cards',
        input: choice(cardOptions(playerOf(board, target!).hand)),
        about: target!,
      }),
      take(table, frame, { pick: card }) {
        onward(table, frame)
        takeOne(table, frame.seat, frame.target!, card)
      },
    }),
  }

  const piles = (board: Board) => board.trees.flatMap((tree) => board.discards[tree]!.map((card) => ({ tree, card })))

  const recover: Asked<'recover'> = {
    begin: (_table, _frame, { n }) => n,
    isPossible: ({ board }) => piles(board).length > 0,
    question: one<Path>({
      one: (_, { seat }) => seat,
      evident: true,
      ask({ board }, { seat, of }) {
        const options = piles(board).map(
          ({ tree, card }): Choice => extended(cardOption(card), { group: { say: 'group.pile', tree } } as const),
        )
        return { ...underWay(data, board, seat, of), prompt: { say: 'ask.recover', of }, input: choice(options), about: of }
      },
      take(table, frame, { pick: card }) {
        const { board } = table
        onward(table, frame)
        const pile = board.discards[data.cards[card]!.tree!]!
        pile.splice(pile.indexOf(card), 1)
        playerOf(board, frame.seat).hand.push(card)
        board.known[card] = ['all']
        table.say({ say: 'recovered', seat: frame.seat, card })
      },
    }),
  }

  const install: Asked<'install'> = {
    begin: () => 1,
    // Which cards they are is nobody else's business; that there are some, everybody sees.
    isPossible: ({ board }, { seat }) => playerOf(board, seat).hand.length > 0,
    question: one<Path>({
      one: (_, { seat }) => seat,
      ask({ board }, frame) {
        const reductions = reductionsOf(data, board, frame.seat)
        const { reduce } = present<'install'>(frame)
        const options = playerOf(board, frame.seat)
          .hand.filter((card) => data.cards[card]!.type !== 'crate')
          .map((card) =>
            installOption(
              board,
              frame.seat,
              card,
              (cost) => ({
                label: cost ? { say: 'option.install-card', card, cost } : { say: 'option.install-card.ways', card },
                means: { say: 'means.card', card },
              }),
              installing(data, board, frame.seat, card, reductions, reduce),
            ),
          )
        const { seat, of } = frame
        return {
          ...underWay(data, board, seat, of),
          prompt: { say: 'ask.install', of },
          input: choice([...options, NO]),
          about: of,
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no' }),
      take(table, frame, { pick: card, then }) {
        if (card === 'no') return decline(table, frame)
        onward(table, frame)
        const reductions = reductionsOf(data, table.board, frame.seat)
        const { reduce } = present<'install'>(frame)
        const { costs } = installing(data, table.board, frame.seat, card, reductions, reduce)
        declare(table, book, frame.seat, { kind: 'install', of: card }, costs[Number(then?.pick ?? 0)]!)
      },
    }),
  }

  const exposed = (board: Board, seat: Seat) => exposedTo(data, board, seat)

  function uninstall(table: AtTable, by: Seat, seat: Seat, cards: readonly CardId[]): void {
    const player = playerOf(table.board, seat)
    player.installed = player.installed.filter(({ card }) => !cards.includes(card))
    for (const card of cards) {
      discard(data, table.board, card)
      note(table.board, 'installed', card, seat)
    }
    table.say({ say: 'uninstalled', seat, by, cards: [...cards] }, { weight: 'headline', concerns: [seat] })
  }

  /** They do not interact, so everybody is asked at once (16, IIIM-E). */
  const discardInstalled: Asked<'discardInstalled'> = {
    begin(table, { seat }, { n }) {
      const { board } = table
      for (const other of exposed(board, seat)) {
        const { installed } = playerOf(board, other)
        if (installed.length <= n)
          uninstall(
            table,
            seat,
            other,
            installed.map(({ card }) => card),
          )
      }
      return 1
    },
    isPossible: ({ board }, { seat }) => exposed(board, seat).length > 0,
    question: all<ChosenCards>({
      all: ({ board }, { seat }) => exposed(board, seat),
      ask({ board }, frame, other) {
        const { n } = present<'discardInstalled'>(frame)
        const cards = playerOf(board, other).installed.map(({ card }) => card)
        return {
          prompt: { say: 'ask.uninstall', seat: frame.seat, n },
          shows: [{ say: 'shows.of', of: frame.of }, { say: 'shows.asked' }],
          topic: topicOf(data, frame.of),
          input: cardsInput(cards, n),
          about: other,
        }
      },
      idle: ({ board }, frame, other) =>
        cheapest(
          data,
          playerOf(board, other).installed.map(({ card }) => card),
          present<'discardInstalled'>(frame).n,
        ),
      take(table, frame, answers) {
        onward(table, frame)
        for (const other of exposed(table.board, frame.seat)) uninstall(table, frame.seat, other, cardsIn(answers[other]!))
      },
    }),
  }

  return { takeCard, recover, install, discardInstalled }
}
