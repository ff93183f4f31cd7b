/** Bodies to build limits from, and the two shapes a limit has. */
import { expect } from 'vitest'
import type { TestParlour } from '../../src/parlour/harness.ts'
import { type ask, complaints } from './bare.ts'

export type Body = Record<string, unknown>

/** A greatest (or least) size: `make(most)` passes, one more is refused at `at`; for a least size, one less. */
export type Size = [what: string, last: number, make: (size: number) => Body, at: string, code?: string]
/** Something good, something bad, and the complaint about the bad one as `path: CODE`. */
export type Rule = [what: string, good: Body, bad: Body, complaint: string]

export const LENGTH = 'BASE_TYPE_BAD_LENGTH'
export const REQUIRED = 'BASE_TYPE_REQUIRED'
export const CHOICES = 'BASE_TYPE_CHOICES'

export const text = (length: number) => 'x'.repeat(length)
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const button = (body: Body = {}) => ({ type: 2, style: 1, custom_id: 'b', label: 'B', ...body })
export const row = (...components: Body[]) => ({ type: 1, components })
export const choice = (index: number, body: Body = {}) => ({ label: `L${index}`, value: `v${index}`, ...body })
export const select = (body: Body = {}) => ({ type: 3, custom_id: 's', options: [choice(0)], ...body })
export const command = (body: Body = {}): Body => ({ name: 'name', description: 'd', ...body })
export const option = (body: Body = {}): Body => ({ type: 3, name: 'o', description: 'd', ...body })

/** Every size as two cases of a rule. */
export const asRules = (sizes: Size[], least = false): Rule[] =>
  sizes.map(([what, last, make, at, code = LENGTH]) => [
    `${what} (${last})`,
    make(last),
    make(least ? last - 1 : last + 1),
    `${at}: ${code}`,
  ])

export async function refusedWith(asking: ReturnType<typeof ask>, complaint: string): Promise<void> {
  const refused = await asking
  expect(complaints(refused)).toContain(complaint)
  expect(refused).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } })
}

/** The interaction that was opened last. */
export async function latestInteraction(parlour: TestParlour) {
  await new Promise((resolve) => setImmediate(resolve))
  const latest = [...parlour.house.fleeting.interactions.values()].at(-1)
  if (!latest) throw new Error('nobody has done anything yet')
  const callback = `POST /interactions/${latest.id}/${latest.token}/callback`
  return { ...latest, callback, hook: `/webhooks/${parlour.applicationId}/${latest.token}` }
}
