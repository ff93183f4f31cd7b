import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { holdAlone, InUse } from '../../src/store/alone.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archon-alone-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const other = `
  const { holdAlone } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/store/alone.ts'))})
  globalThis.held = holdAlone(process.argv[1])
  console.log('held')
  setInterval(() => {}, 1000)
`

describe('a folder of data', () => {
  it('belongs to one process, until it lets go', () => {
    const letGo = holdAlone(folder)
    expect(() => holdAlone(folder, 0)).toThrow(InUse)
    letGo()
    holdAlone(folder, 0)()
  })

  it('is free again when its process was killed', async () => {
    const process_ = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', other, folder])
    await once(process_.stdout, 'data')
    expect(() => holdAlone(folder, 0)).toThrow(/running already/)
    process_.kill('SIGKILL')
    holdAlone(folder)()
  })
})
