/** Effects that are due, each with what it is for: so that nobody gains something without hearing why. */
import type { Effect } from '../data/effect.ts'
import type { Reason } from '../words/outlook.ts'

export type Due = Effect & { readonly why?: Reason }

export const dueFor = (why: Reason | undefined, list: readonly Effect[]): Due[] =>
  why === undefined ? [...list] : list.map((effect) => ({ ...effect, why }))
