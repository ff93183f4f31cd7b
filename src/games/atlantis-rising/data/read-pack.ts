/** Reads a data pack. A server owner may hand in the values of an own copy; one that does not fit is refused with the field named. */
import { readPack as readWith } from '../../common/pack.ts'
import { type Pack, packSchema } from './pack.ts'
import { faults } from './sound.ts'

export const readPack = (given: unknown): Pack => readWith(given, { schema: packSchema, faults })
