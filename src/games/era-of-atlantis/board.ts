/** The table of Era: what both editions have, and relics, layout, markers, loot, secrets. */
import { z } from 'zod'
import type { Table } from '../../kernel/contract.ts'
import { boardFields } from '../atlantis/board.ts'
import type { Rules } from '../atlantis/rules/customs.ts'
import { ENDINGS } from '../atlantis/terms.ts'
import type { EraPack } from './data/pack.ts'
import type { EraText } from './words/text.ts'

const count = z.number().int().nonnegative()
const id = z.string()
const card = z.enum(ENDINGS)

export const boardSchema = z.strictObject({
  ...boardFields,
  mode: z.strictObject({ introductory: z.boolean(), powers: z.boolean(), ambitions: z.boolean() }),
  relics: z.strictObject({ found: count, areas: z.array(id).readonly(), track: z.array(count) }),
  /** `null` in the introductory game. */
  layout: z.strictObject({ sun: card.nullable(), moon: card.nullable(), eclipse: card.nullable() }).nullable(),
  /** Drawn by the acting player to fill the layout, and not laid out yet. */
  drawn: z.array(card),
  compensation: z.record(id, count),
  /** Loot counters left. */
  loot: z.array(count),
  /** The nations whose homes hold these markers. */
  lab: id.nullable(),
  crystal: id.nullable(),
  /** Units the Healing Crystal has saved this turn. */
  saved: count,
  /** The space with the Psychic Control marker. */
  psychic: id.nullable(),
  /** Secret goals of nations, and who has seen the card lying there. */
  ambitions: z.record(id, z.strictObject({ card: id, seen: z.array(id) })),
  ambitionDeck: z.array(id),
  /** A goal the acting player has drawn and not decided on yet. */
  candidate: id.nullable(),
})

export type EraBoard = z.infer<typeof boardSchema>
export type EraTable = Table<EraBoard, EraText>
export type EraRules = Rules & { readonly pack: EraPack }
