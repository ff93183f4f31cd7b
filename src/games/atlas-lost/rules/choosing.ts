/** Choosing cards: to keep, to pay with, to part with. */
import type { Input, Picked } from '../../../kernel/contract.ts'
import type { CardId, Components } from '../data/components.ts'
import { RESOURCES } from '../data/language.ts'
import { type Choice, pick, some } from './book.ts'

export const cardOption = (card: CardId): Choice<undefined> => ({
  id: card,
  label: { say: 'card', card },
  means: { say: 'means.card', card },
})
export const cardOptions = (cards: readonly CardId[]): Choice<undefined>[] => cards.map(cardOption)

/** One card is picked with a single press; several are marked in a list. */
export type ChosenCards = Picked<CardId> | readonly CardId[]

export const cardsInput = (cards: readonly CardId[], n: number): Input<ChosenCards> =>
  n === 1 ? pick(cardOptions(cards)) : some(cardOptions(cards), n, n)

export const cardsIn = (answer: ChosenCards): readonly CardId[] => ('pick' in answer ? [answer.pick] : answer)

/** What an absent player parts with first: what costs least to install. */
export function cheapest(data: Components, cards: readonly CardId[], n: number): ChosenCards {
  const chosen = [...cards].sort((a, b) => worth(data, a) - worth(data, b)).slice(0, n)
  return n === 1 ? { pick: chosen[0]!, then: undefined } : chosen
}

const worth = ({ cards }: Components, card: CardId) => RESOURCES.reduce((sum, res) => sum + (cards[card]!.install[res] ?? 0), 0)
