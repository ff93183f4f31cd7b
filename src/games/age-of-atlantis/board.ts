/** The table of Age: what both editions have, and nothing more but the variant being played. */
import { z } from 'zod'
import type { Table } from '../../kernel/contract.ts'
import { boardFields } from '../atlantis/board.ts'
import type { Rules } from '../atlantis/rules/customs.ts'
import type { AgePack } from './data/pack.ts'
import type { AgeText } from './words/text.ts'

export const boardSchema = z.strictObject({ ...boardFields, mode: z.strictObject({ powers: z.boolean() }) })

export type AgeBoard = z.infer<typeof boardSchema>
export type AgeTable = Table<AgeBoard, AgeText>
export type AgeRules = Rules & { readonly pack: AgePack }
