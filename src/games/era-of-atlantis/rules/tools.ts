/** What Era's own rules are written with, tied to its board and to all it can say. */
import type * as contract from '../../../kernel/contract.ts'
import { rulesOf } from '../../../kernel/words.ts'
import type { EraBoard } from '../board.ts'
import type { EraText } from '../words/text.ts'

export const { step: eraStep, pick, some, split, order, lacking } = rulesOf<EraBoard, EraText>()

export type Text = EraText
export type Option<Id extends string = string, Then = undefined> = contract.Option<Id, Then, EraText>
