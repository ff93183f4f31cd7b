/** What can be left beforehand: which deck to draw from, what to leave alone, and how to pay where it hardly matters. */
import type { Option, Seat } from '../../kernel/contract.ts'
import { firstOf, KEEPS, leastKept, PEACE, type Policy, type StillAsked, sparesPromised } from '../policy.ts'
import type { View } from './view.ts'
import { costIn } from './words/says.ts'

const DECKS = ['culture', 'science', 'economy'] as const

const draw: Policy<View> = {
  id: 'draw',
  answers: ['effects.draw'],
  fields: [{ id: 'deck', choices: DECKS }],
  answer: ({ input }, { deck = '' }) => firstOf(input, [deck]),
}

const pay: Policy<View> = {
  id: 'pay',
  answers: ['payment.tokens', 'payment.teams', 'payment.cards'],
  fields: [],
  answer: ({ idle }) => idle,
}

/** Both ask on as long as they are answered with something. */
const stand: Policy<View> = {
  id: 'stand',
  answers: ['turn.influence'],
  fields: [],
  answer: ({ input }) => firstOf(input, ['done', 'no']),
}

const techs: Policy<View> = {
  id: 'techs',
  answers: ['effects.useTech'],
  fields: [],
  answer: ({ input }) => firstOf(input, ['no']),
}

/** What one pays with, besides tokens and what the map has. */
const PURSE = ['R', 'D', 'C'] as const

/** A cost takes from several at once, and of each of them enough has to be left. */
function takesTooMuch({ label }: Option, seat: Seat, { players }: View, least: number): boolean {
  const purse = players.find((player) => player.seat === seat)
  const cost = costIn(label)
  return purse !== undefined && PURSE.some((part) => (cost[part] ?? 0) > 0 && purse[part] - cost[part]! < least)
}

/** What is in hand is often kept for a plan that nobody else knows. */
const mandate: Policy<View> = {
  id: 'mandate',
  answers: [],
  fields: [KEEPS, { id: 'cards', choices: ['may', 'never'] }, PEACE],
  answer: () => undefined,
  bounds: {
    forbids: (option, { seat, question, view }, wishes) =>
      takesTooMuch(option, seat, view, leastKept(wishes)) ||
      (wishes.cards === 'never' && question === 'turn.action' && option.id === 'card'),
    spares: sparesPromised,
  },
}

export const policies: readonly Policy<View>[] = [draw, pay, stand, techs, mandate]

export const stillAsked: StillAsked<View> = { 'game.keep': ({ phase }) => phase === 'deal' }
