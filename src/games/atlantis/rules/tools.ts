/** What the shared rules are written with: steps, questions and tables, tied to what both boards have and both editions can say. */
import type * as contract from '../../../kernel/contract.ts'
import type * as input from '../../../kernel/input.ts'
import { rulesOf } from '../../../kernel/words.ts'
import type { Board } from '../board.ts'
import type { AtlantisText } from '../words/text.ts'

export const { step, pick, some, amount, split, lacking } = rulesOf<Board, AtlantisText>()

/** How much an event matters, where it is more or less than news. */
export const HEADLINE = { weight: 'headline' } as const
export const DETAIL = { weight: 'detail' } as const

export type Text = AtlantisText
export type Table = contract.Table<Board, Text>
export type Option<Id extends string = string, Then = unknown> = contract.Option<Id, Then, Text>
export type NewOption<Id extends string = string, Then = unknown> = input.NewOption<Id, Then, Text>
export type Target = contract.Target<Text>
