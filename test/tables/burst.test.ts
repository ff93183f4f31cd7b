import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

it('hundreds of answers are stored while garbage is collected', async () => {
  const burst = spawn(process.execPath, ['--max-semi-space-size=1', '--import', 'tsx', join(import.meta.dirname, 'burst.ts')])
  const [said, complained, [code, signal]] = await Promise.all([text(burst.stdout), text(burst.stderr), once(burst, 'exit')])
  expect({ code, signal }, complained).toEqual({ code: 0, signal: null })
  const { answers, collections, faults } = JSON.parse(said)
  expect(faults).toEqual([])
  expect(answers).toBeGreaterThanOrEqual(500)
  expect(collections).toBeGreaterThan(100)
})
