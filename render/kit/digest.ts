/** The name of a content: equal views, asked about in the same way, are one picture. */
import { createHash } from 'node:crypto'
import { canonical } from '../../src/kernel/json.ts'

export const digest = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex').slice(0, 24)
