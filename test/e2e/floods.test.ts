/** Floods, in short; `npm run soak -- --only floods` has the long ones. */
import { expect, it } from 'vitest'
import { floods } from './floods.ts'

it('a flood of presses leaves a handful of tables, is answered, and holds nobody else up', async () => {
  const { turns, tables, ...harm } = await floods(25, 7)
  expect(harm).toMatchObject({ tooMany: 0, unanswered: 0, crashes: 0, lost: 0 })
  expect(tables).toBeGreaterThan(0)
  expect(turns).toBeGreaterThan(0)
})
