/** What the rules of this game are written with: steps, questions and options, tied to its board and to its words. */
import type { Ask, Offer, Option, Picked, Table } from '../../kernel/contract.ts'
import { rulesOf } from '../../kernel/words.ts'
import type { Board } from './board.ts'
import type { RisingText } from './words/words.ts'

export const { step, pick, some, amount, split, order } = rulesOf<Board, RisingText>()

/** The table as the rules of this game see it. */
export type Rising = Table<Board, RisingText>
export type Choice = Option<string, unknown, RisingText>
export type Question<C = unknown> = Ask<C, RisingText>
export type Chance = Offer<Board, RisingText>

/** An answer to a question whose options lead to different further ones; the kernel has checked that it fits. */
export type Chosen = Picked<string, unknown>
export const further = ({ then }: Chosen) => then as Chosen
