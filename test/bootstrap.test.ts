import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { nodeGyp } from '../scripts/node-gyp.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
})

it('finds node-gyp where npm is, wherever global packages go', () => {
  vi.stubEnv('npm_config_prefix', tmpdir())
  vi.stubEnv('npm_config_node_gyp', undefined) // set by `npm test`
  expect(execFileSync(process.execPath, [nodeGyp(), '--version'], { encoding: 'utf8' })).toMatch(/^v\d+\./)
})
