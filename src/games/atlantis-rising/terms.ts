/** What the rules of this game are written with: steps, questions and offers, tied to its board and to its words. */
import { type Ask, type Offer, type Picked, stepsOf, type Table, type Told } from '../../kernel/contract.ts'
import type { Board } from './board.ts'
import type { TopicId } from './words/parameters.ts'
import type { RisingText } from './words/says.ts'

export const step = stepsOf<Board, RisingText>()

/** The table as the rules of this game see it. */
export type Rising = Table<Board, RisingText>
/** A question that says what decides it, and where its rules stand. */
export type Question<C = unknown> = Ask<C, RisingText> & { readonly topic: TopicId; readonly shows: Told<readonly RisingText[]> }
export type Chance = Offer<Board, RisingText> & { readonly ask: Told<Question> }

/** An answer to a question whose options lead to different further ones; the kernel has checked that it fits. */
export type Chosen = Picked<string, unknown>
export const further = ({ then }: Chosen) => then as Chosen
