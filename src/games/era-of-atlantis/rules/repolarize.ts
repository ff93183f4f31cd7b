/** 6.1.3 Repolarize, and the Temple of Anu (10.4): objective cards are exchanged with the layout. */

import type { Input, Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import { cardsAbsent } from '../../atlantis/rules/absent.ts'
import { cardOptions, purse, siteOption, tracks } from '../../atlantis/rules/choices.ts'
import { doomBack, doomForward } from '../../atlantis/rules/doom.ts'
import { receive } from '../../atlantis/rules/economy.ts'
import { construct, mayBuild, pay } from '../../atlantis/rules/pieces.ts'
import { inOrder } from '../../atlantis/rules/secrets.ts'
import { hasPower } from '../../atlantis/rules/societies.ts'
import { DETAIL, type Text } from '../../atlantis/rules/tools.ts'
import { type Card, ENDINGS } from '../../atlantis/terms.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'
import { SPOTS, type Spot } from '../data/layout.ts'
import { cardsChanged, seeDeck } from './secrets.ts'
import { eraStep, lacking, type Option, order, pick } from './tools.ts'

/** `due`: cards to give away in the end. */
type Doing = { readonly seat: Seat; readonly byAnu: boolean }
type Found = { due: number; taken?: number }

export const repolarizePrice = (board: EraBoard, seat: Seat) => (hasPower(board, seat, 'order_of_thoth') ? 0 : board.round)

/** The moon card's Virya may help to pay. */
export function repolarizeHurdle({ pack }: EraRules, board: EraBoard, seat: Seat, purse: number): Text | null {
  const cost = repolarizePrice(board, seat)
  return purse + pack.objectives.moon >= cost ? null : { say: 'blocked.price', cost, has: purse }
}

export const repolarizeStep = (rules: EraRules) =>
  eraStep<Doing, Found, 'choose' | 'give'>('repolarize', ({ one }) => ({
    // Two of the three cards laid out: one says which is left.
    take: one<Picked>({
      one: (_, { seat }) => seat,
      when: (_, { byAnu }) => !byAnu,
      ask: ({ board }, { seat }) => ({
        prompt: { say: 'repolarize.take' },
        shows: () => shown(rules, board, seat),
        topic: 'repolarize',
        input: pick(pairs(rules, board, seat)),
      }),
      take(table, { seat }, answer) {
        const { board } = table
        const spots = answer.pick.split('+') as Spot[]
        const isThoth = hasPower(board, seat, 'order_of_thoth')
        if (isThoth)
          table.say({
            say: 'special.gained',
            society: 'order_of_thoth',
            ...receive(rules, board, seat, rules.pack.powers.tabletsGain),
          })
        const terms = isThoth ? { cost: 0, gift: 0 } : settlePrice(rules, board, seat, spots.includes('moon'))
        const taken = spots.map((spot) => takeFrom(board, seat, spot))
        table.say({ say: 'repolarize.took', seat, taken, ...terms })
      },
    }),
    // Anu opens the whole deck as well, without price and without the moon's gift.
    open(table, { seat, byAnu }) {
      if (byAnu) seeDeck(table, seat)
    },
    choose: one<Picked>({
      one: (_, { seat }) => seat,
      when: (_, { byAnu, taken = 0 }) => byAnu && taken < 2,
      ask: ({ board }, { seat, taken = 0 }) => ({
        prompt: { say: 'anu.choose', left: 2 - taken },
        shows: () => shown(rules, board, seat),
        topic: 'temple_of_anu',
        input: pick(layoutAndDeck(board)),
      }),
      take(table, frame, answer) {
        const { board } = table
        frame.taken = (frame.taken ?? 0) + 1
        const [where, card] = answer.pick.split(':') as ['deck' | Spot, Card?]
        if (where !== 'deck') {
          const taken = [takeFrom(board, frame.seat, where)]
          table.say({ say: 'repolarize.took', seat: frame.seat, taken, cost: 0, gift: 0 })
        } else {
          board.deck.splice(board.deck.indexOf(card!), 1)
          board.players[frame.seat]!.hand.push(card!)
          table.say({ say: 'anu.fromDeck', seat: frame.seat })
        }
        table.jump(frame, 'choose')
      },
    }),
    count(table, frame) {
      const { board } = table
      if (frame.byAnu) table.shuffle(board.deck)
      const isThoth = !frame.byAnu && hasPower(board, frame.seat, 'order_of_thoth')
      frame.due = isThoth ? Math.max(0, board.players[frame.seat]!.hand.length - rules.pack.powers.tabletsKeep) : 2
    },
    give: one<Picked<string, Picked>>({
      one: (_, { seat }) => seat,
      when: (_, { due }) => due > 0,
      ask: ({ board }, { seat, due }) => ({
        prompt: { say: 'repolarize.give', due },
        shows: () => shown(rules, board, seat),
        absent: () => cardsAbsent(board.players[seat]!.hand),
        topic: 'repolarize',
        input: pick(cardOptions(board.players[seat]!.hand, '6.1.3').map((card) => extended(card, { then: destinations(board) }))),
      }),
      take(table, frame, answer) {
        frame.due--
        giveAway(table, frame.seat, Number(answer.pick), answer.then.pick as Spot | 'deck')
        if (frame.due > 0) table.jump(frame, 'give')
      },
    }),
    // Spots still empty are filled from the deck; the player looks first and arranges as desired.
    draw(table, { seat }) {
      const { board } = table
      board.drawn = board.deck.splice(0, emptySpots(board).length)
      if (board.drawn.length > 0)
        table.tell(
          seat,
          { say: 'repolarize.drew', cards: [...board.drawn] }, // a copy: what was drawn is laid out from that very list
          { say: 'repolarize.drawn', seat, count: board.drawn.length },
        )
    },
    arrange: one<readonly string[]>({
      one: (_, { seat }) => seat,
      when: ({ board }) => board.drawn.length > 1,
      ask: ({ board }) => ({
        prompt: { say: 'repolarize.arrange', spots: emptySpots(board) },
        shows: () => [...rules.customs.layoutShown(board), { say: 'shows.arrange' }],
        topic: 'repolarize',
        input: order(
          board.drawn.map((card, i) => ({
            id: `${i}`,
            label: { say: 'card', card },
            means: { say: 'means.card', card },
            rule: '6.1.3',
          })),
        ),
      }),
      take({ board }, _, answer) {
        board.drawn = answer.map((i) => board.drawn[Number(i)]!)
      },
    }),
    fill(table, { seat }) {
      const { board } = table
      if (board.drawn.length > 0) table.uncover()
      for (const spot of emptySpots(board)) {
        const card = board.drawn.shift()
        if (card !== undefined) layOut(table, spot, card)
      }
      cardsChanged(board, seat)
    },
  }))

const emptySpots = ({ layout }: EraBoard) => SPOTS.filter((spot) => layout![spot] === null)

/** What objective cards pay more for, as it lies open. */
export function layoutShown({ pack }: EraRules, { layout }: EraBoard): readonly Text[] {
  if (!layout?.sun || !layout.eclipse) return []
  const { sun, eclipse } = pack.objectives
  return [{ say: 'shows.layout', sun: layout.sun, virya: sun, eclipse: layout.eclipse, points: eclipse }]
}

/** Purse, hand and layout. */
const shown = (rules: EraRules, board: EraBoard, seat: Seat): readonly Text[] => [
  purse(board, seat),
  { say: 'shows.hand', cards: inOrder(board.players[seat]!.hand) },
  ...layoutShown(rules, board),
]

/** Which two: a pair without the moon has to be paid out of the own pocket. */
function pairs({ pack, customs }: EraRules, board: EraBoard, seat: Seat): Option<string, undefined>[] {
  const cost = repolarizePrice(board, seat)
  const has = board.players[seat]!.resource
  const { moon } = pack.objectives
  return SPOTS.map((left): Option => {
    const [a, b] = SPOTS.filter((spot) => spot !== left) as [Spot, Spot]
    const bonus = hasPower(board, seat, 'order_of_thoth') ? pack.powers.tabletsGain : left === 'moon' ? 0 : moon
    const rest = Math.min(has + bonus - cost, pack.resource.cap)
    return {
      id: `${a}+${b}`,
      label: { say: 'repolarize.pair', a, b, cardA: board.layout![a]!, cardB: board.layout![b]!, bonus },
      means: { say: 'means.pair', left, card: board.layout![left]!, bonus },
      rule: '6.1.3',
      ...(cost > 0 && { price: { of: customs.resource, cost, left: Math.max(0, rest) } }),
      ...(rest < 0 && { blocked: { say: 'blocked.price', cost, has } }),
    }
  })
}

/** The moon's gift counts before the price is paid and the track's end after it. */
function settlePrice(rules: EraRules, board: EraBoard, seat: Seat, withMoon: boolean) {
  const player = board.players[seat]!
  const [cost, gift] = [repolarizePrice(board, seat), withMoon ? rules.pack.objectives.moon : 0]
  player.resource += gift
  pay(board, seat, cost)
  player.resource = Math.min(player.resource, rules.pack.resource.cap)
  return { cost, gift }
}

function takeFrom(board: EraBoard, seat: Seat, spot: Spot) {
  const card = board.layout![spot]!
  board.layout![spot] = null
  board.players[seat]!.hand.push(card)
  return { spot, card }
}

function layoutAndDeck(board: EraBoard): Option<string, undefined>[] {
  const laidOut = SPOTS.filter((spot) => board.layout![spot] !== null)
  const inDeck = ENDINGS.filter((card) => board.deck.includes(card))
  return [
    ...laidOut.map(
      (spot): Option => ({
        id: spot,
        label: { say: 'anu.spot', spot, card: board.layout![spot]! },
        means: { say: 'means.card', card: board.layout![spot]! },
        rule: '10.4',
      }),
    ),
    ...inDeck.map(
      (card): Option => ({
        id: `deck:${card}`,
        label: { say: 'anu.deck', card },
        means: { say: 'means.card', card },
        rule: '10.4',
      }),
    ),
  ]
}

const destinations = (board: EraBoard): Input<Picked> =>
  lacking(
    SPOTS.filter((spot) => !emptySpots(board).includes(spot)).map((spot) => ({
      label: { say: 'repolarize.toSpot', spot },
      why: { say: 'absent.spot' },
    })),
    pick([
      ...emptySpots(board).map(
        (spot): Option => ({ id: spot, label: { say: 'repolarize.toSpot', spot }, means: { say: 'means.toSpot', spot } }),
      ),
      { id: 'deck', label: { say: 'repolarize.toDeck' }, means: { say: 'means.toDeck' } },
    ]),
  )

function giveAway(table: EraTable, seat: Seat, place: number, where: Spot | 'deck') {
  const { board } = table
  const [card] = board.players[seat]!.hand.splice(place, 1) as [Card]
  if (where === 'deck') {
    board.deck.push(card)
    return table.say({ say: 'repolarize.buried', seat }, DETAIL)
  }
  table.uncover()
  layOut(table, where, card)
}

function layOut(table: EraTable, spot: Spot, card: Card) {
  table.board.layout![spot] = card
  table.say({ say: 'repolarize.laid', spot, card })
}

/** After Anu's Repolarize, one of: Doom by one either way, the End marker flipped, a Temple of Light in a neutral nation. */
export const anuStep = (rules: EraRules, repolarize: ReturnType<typeof repolarizeStep>) =>
  eraStep<{ readonly seat: Seat }>('anu', ({ one }) => ({
    cards: (table, { seat }) => table.call(repolarize, { seat, byAnu: true }),
    extra: one<Picked<string, Picked | undefined>>({
      one: (_, { seat }) => seat,
      ask: ({ board }) => ({
        prompt: { say: 'anu.extra', flipped: board.flipped },
        shows: () => [tracks(rules, board)],
        topic: 'temple_of_anu',
        input: pick(extras(rules, board)),
      }),
      idle: ({ board }) => ({ pick: board.flipped && board.doom < rules.pack.track.length ? 'back' : 'flip', then: undefined }),
      take(table, { seat }, answer) {
        const { board } = table
        if (answer.pick === 'forward') return doomForward(rules, table)
        if (answer.pick === 'back') return doomBack(rules, table)
        if (answer.pick === 'flip') {
          board.flipped = !board.flipped
          return table.say({ say: 'anu.flipped', seat, flipped: board.flipped })
        }
        construct(board, answer.then!.pick, 'light')
        table.say({ say: 'anu.built', seat, area: answer.then!.pick })
      },
    }),
  }))

function extras(rules: EraRules, board: EraBoard): Option<string, Picked | undefined>[] {
  const sites = Object.keys(board.areas).filter((area) => {
    const { kind, owner } = board.areas[area]!
    return kind === 'minor' && owner === null && mayBuild(rules, board, area, 'light')
  })
  const rule = '10.4'
  const options: Option<string, Picked | undefined>[] = []
  if (board.doom < rules.pack.track.length)
    options.push({
      id: 'back',
      label: { say: 'doom.option.back', doom: board.doom + 1 },
      means: { say: 'means.doom.back', gap: board.doom + 1 - board.round },
      rule,
    })
  if (board.doom > 1)
    options.push({
      id: 'forward',
      label: { say: 'doom.option.forward', doom: board.doom - 1 },
      means: { say: 'means.doom.forward', gap: board.doom - 1 - board.round },
      rule,
    })
  options.push({
    id: 'flip',
    label: { say: 'anu.flip', flipped: board.flipped },
    means: { say: 'means.flip', flipped: board.flipped, end: board.end },
    rule,
  })
  if (sites.length > 0)
    options.push({
      id: 'temple',
      label: { say: 'building', building: 'light' },
      means: { say: 'means.building', building: 'light' },
      rule,
      then: lacking(
        [{ label: { say: 'absent.elsewhere' }, why: { say: 'absent.anu' } }],
        pick(sites.map((area) => siteOption(rules, board, area, 'light'))),
      ),
    })
  return options
}
