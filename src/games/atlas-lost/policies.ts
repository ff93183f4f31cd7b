/** What can be left beforehand: which deck to draw from, what to leave alone, and how to pay where it hardly matters. */
import { firstOf, type Policy, type StillAsked } from '../policy.ts'
import type { View } from './view.ts'

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

/** What is in hand is often kept for a plan that nobody else knows. */
const mandate: Policy<View> = {
  id: 'mandate',
  answers: [],
  fields: [{ id: 'cards', choices: ['never', 'may'] }],
  answer: () => undefined,
  bounds: { forbids: ({ id }, { question }, { cards }) => cards === 'never' && question === 'turn.action' && id === 'card' },
}

export const policies: readonly Policy<View>[] = [draw, pay, stand, techs, mandate]

export const stillAsked: StillAsked<View> = { 'game.keep': ({ phase }) => phase === 'deal' }
