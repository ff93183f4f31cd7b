/**
 * Step 26 and b.7: scrolls may be played whenever no effect of their owner is being resolved; a scroll never changes an
 * effect that has begun. Those for a roll are played in the roll's own window, or once it came to nothing.
 */

import type { Input, Seat } from '../../../kernel/contract.ts'
import type { Board, Piece } from '../board.ts'
import type { Data } from '../data/data.ts'
import { BASICS, type Basic, type Once } from '../data/language.ts'
import { gain, inSupply, narrate, pay } from '../goods.ts'
import { isStanding, pieceOf, stand, unlike } from '../island.ts'
import { announce } from '../telling.ts'
import { type Chosen, further, type Rising } from '../terms.ts'
import { amended, type Choice, pick, type RisingText } from '../words/says.ts'
import { bestow, boonFrom, boonInput, takeBoon } from './boons.ts'
import { cardsLeft, deal, discard, isLibraryInUse } from './library.ts'
import { chosenPlace, regionOptions } from './places.ts'
import { missOf, turnDie, turnedTotal, whyNotTurn } from './rolls.ts'

const NOT_ROLLING: RisingText = { say: 'not.roll' }
const NOT_ACTING: RisingText = { say: 'not.actions' }

/** The owner's scrolls with all they need to be told; those that cannot be played now say why. */
export function scrollChoices(data: Data, table: Rising, seat: Seat): Choice[] {
  const hand = table.board.players[seat]!.hand
  return hand.flatMap((card, i): Choice[] => {
    const scroll = data.cards[card]!
    if (hand.indexOf(card) !== i || scroll.type !== 'scroll') return []
    const base: Choice = { id: card, label: { say: 'scroll.play', card }, means: { say: 'means.card', card }, rule: '26' }
    if (scroll.effect.op === 'setDie') return [turning(data, table, seat, base, scroll.effect.value)]
    if (scroll.timing === 'actions' && table.board.phase !== 'actions') return [amended(base, { blocked: NOT_ACTING })]
    const needs = targetsOf(data, table, seat, card, scroll.effect)
    if (needs === null && scroll.effect.op === 'forge')
      return [amended(base, { price: { of: 'ore', cost: 1, left: table.board.players[seat]!.goods.ore - 1 } })]
    if (needs === null) return [base]
    return 'say' in needs ? [amended(base, { blocked: needs })] : [amended(base, { then: needs })]
  })
}

/** A scroll that turns a die, for the last roll of its owner that came to nothing. */
function turning(data: Data, table: Rising, seat: Seat, base: Choice, value: number): Choice {
  const roll = missOf(table.board, seat)
  if (!roll) return amended(base, { blocked: NOT_ROLLING })
  const blocked = whyNotTurn(data, table, roll, seat, value)
  if (blocked) return amended(base, { blocked })
  const { place, target } = roll
  return amended(base, { means: () => ({ say: 'means.turn', value, total: turnedTotal(roll, seat, value), target, place }) })
}

export function scrollOptions(data: Data, table: Rising, seat: Seat): Choice[] {
  const choices = scrollChoices(data, table, seat)
  const playable = choices.filter(({ blocked }) => !blocked).length
  if (playable === 0) return []
  const means: RisingText = { say: 'means.scrolls', n: playable }
  return [{ id: 'scroll', label: { say: 'scroll.menu', n: choices.length }, means, rule: '26', then: pick(choices) }]
}

/** What has to be named with the scroll, nothing at all, or why it would do nothing. */
function targetsOf(data: Data, table: Rising, seat: Seat, card: string, effect: Once): Input | RisingText | null {
  const { board } = table
  const { goods } = board.players[seat]!
  switch (effect.op) {
    case 'barrier':
    case 'unflood':
    case 'recruit': {
      const input = boonInput(data, table, seat, boonFrom(table, seat, effect, [seat], card))
      return input.kind === 'some' && input.max === 0 ? { say: `not.${effect.op}` } : input
    }
    case 'gain':
      return inSupply(table, effect.kind) === 0 ? { say: 'not.supply', kind: effect.kind } : null
    case 'gainChoice': {
      const kinds = BASICS.filter((kind) => inSupply(table, kind) > 0)
      return kinds.length === 0
        ? { say: 'not.supply', kind: 'ore' }
        : pick(
            kinds.map(
              (kind): Choice => ({
                id: kind,
                label: { say: 'good', kind },
                means: { say: 'means.good', kind, have: goods[kind] },
              }),
            ),
          )
    }
    case 'volunteers':
      return board.supply.volunteers === 0 ? { say: 'not.volunteers' } : null
    case 'exchange':
      return goods.ore + goods.gold + goods.crystal + goods.atlantium === 0 ? { say: 'not.goods' } : null
    case 'forge':
      return goods.ore === 0
        ? { say: 'not.ore' }
        : inSupply(table, 'atlantium') === 0
          ? { say: 'not.supply', kind: 'atlantium' }
          : null
    case 'move':
      return moveInput(data, table, seat)
    case 'standUp': {
      const down = board.pieces.filter((piece) => piece.owner === seat && piece.down && !board.now.spacesUsed.includes(piece.at))
      return down.length === 0
        ? { say: 'not.down' }
        : pick(unlike(board, down).map((piece) => pieceOption(data, piece, 'means.stand-up')))
    }
    case 'peek':
      if (table.seats.some((other) => board.players[other]!.peeking)) return { say: 'not.peeking' }
      return board.misfortunes.deck.length === 0 ? { say: 'not.cards' } : null
    case 'drawCard': {
      if (isLibraryInUse(board, seat)) return { say: 'not.library' }
      if (cardsLeft(board) === 0) return { say: 'not.cards' }
      const others = table.seats.filter((other) => other !== seat)
      return effect.who === 'everyone' || others.length === 0
        ? null
        : pick(
            others.map(
              (other): Choice => ({ id: other, label: { say: 'seat', seat: other }, means: { say: 'means.draws-too' } }),
            ),
          )
    }
    default:
      return null
  }
}

const pieceOption = ({ options }: Data, { id, kind, at }: Piece, say: 'means.stand-up' | 'means.move'): Choice => ({
  id,
  label: options.pieces[kind]![at]!,
  means: { say, place: at },
})

function moveInput(data: Data, table: Rising, seat: Seat): Input | RisingText {
  const { board } = table
  if (board.phase === 'place') return { say: 'not.placing' }
  const movable = board.pieces.filter((piece) => piece.owner === seat && isStanding(piece))
  if (movable.length === 0) return { say: 'not.standing' }
  const to = pick(regionOptions(data, table, []))
  return pick(unlike(board, movable).map((piece) => amended(pieceOption(data, piece, 'means.move'), { then: to })))
}

/** What they do is seen later, or by their owner only. */
const QUIET: readonly Once['op'][] = ['peek', 'drawCard', 'exchange']

/** Plays a scroll with what was named for it. */
export function playScroll(data: Data, table: Rising, seat: Seat, answer: Chosen) {
  const { board } = table
  const card = answer.pick
  const scroll = data.cards[card]!
  if (scroll.type !== 'scroll') return
  table.uncover()
  discard(board, seat, card)
  const { effect } = scroll
  // Where something comes of it, that says what was played.
  if (QUIET.includes(effect.op)) narrate(table, { say: 'scroll.played', seat, card })
  switch (effect.op) {
    case 'barrier':
    case 'unflood':
    case 'recruit':
      return takeBoon(data, table, seat, boonFrom(table, seat, effect, [seat], card), answer.then)
    case 'gainChoice': {
      const kind = further(answer).pick as Basic
      narrate(table, { say: 'gained', seat, kind, n: gain(table, seat, kind, effect.n), by: card })
      return
    }
    case 'forge':
      pay(board, seat, 'ore', 1)
      narrate(table, { say: 'forged', seat, n: gain(table, seat, 'atlantium', effect.atlantium), by: card })
      return
    case 'move': {
      const { pick: id, then } = further(answer)
      const piece = pieceOf(board, id)
      delete board.waits[id]
      stand(data, board, piece, chosenPlace(then as Chosen).place)
      narrate(table, { say: 'moved', seat, kind: piece.kind, place: piece.at, by: card })
      return
    }
    case 'standUp': {
      const piece = pieceOf(board, further(answer).pick)
      piece.down = false
      narrate(table, { say: 'stood-up', seat, kind: piece.kind, place: piece.at, by: card })
      return
    }
    case 'peek':
      return peek(table, seat, effect.look)
    case 'drawCard': {
      if (effect.who === 'everyone') return bestow(data, table, seat, effect, [seat], card)
      for (const drawer of answer.then ? [seat, further(answer).pick] : [seat]) deal(data, table, drawer, 1, 1, false)
      return
    }
    case 'setDie':
      return turnDie(data, table, missOf(board, seat)!, seat, card, effect.value)
    default:
      bestow(data, table, seat, effect, [seat], card)
  }
}

// ── Foresight ───────────────────────────────────────────────────────────────────────────────────────────────────

function peek(table: Rising, seat: Seat, look: number) {
  const { players, misfortunes } = table.board
  const player = players[seat]!
  player.foreseen = Math.min(look, misfortunes.deck.length)
  player.peeking = true
  table.tell(
    seat,
    { say: 'peek.saw', cards: foreseenBy(table.board, seat) },
    { say: 'peek.looks', seat, n: player.foreseen },
    { weight: 'detail', concerns: [seat] },
  )
}

/** The cards on top that a seat knows, the next one first. */
export const foreseenBy = (board: Board, seat: Seat): string[] => {
  const { foreseen } = board.players[seat]!
  return foreseen === 0 ? [] : board.misfortunes.deck.slice(-foreseen).reverse()
}

/** The last one named goes under the deck, the others back on top. */
export function takePeek(table: Rising, seat: Seat, sequence: readonly string[]) {
  const { players, misfortunes } = table.board
  const seen = foreseenBy(table.board, seat)
  const cards = sequence.map((i) => seen[Number(i)]!)
  const under = cards.pop()!
  misfortunes.deck = [under, ...misfortunes.deck.slice(0, -seen.length), ...cards.reverse()]
  for (const other of table.seats) players[other]!.foreseen = 0
  players[seat]!.foreseen = cards.length
  players[seat]!.peeking = false
  announce(table, { say: 'peek.done', seat })
}
