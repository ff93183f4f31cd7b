/** What Age's own rules are written with, tied to its board and to all it can say. */
import type * as contract from '../../../kernel/contract.ts'
import { rulesOf } from '../../../kernel/words.ts'
import type { AgeBoard } from '../board.ts'
import type { AgeText } from '../words/text.ts'

export const { step: ageStep, pick } = rulesOf<AgeBoard, AgeText>()

export type Text = AgeText
export type Option<Id extends string = string, Then = undefined> = contract.Option<Id, Then, AgeText>
