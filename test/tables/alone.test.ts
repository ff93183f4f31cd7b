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
  globalThis.held = await holdAlone(process.argv[1])
  console.log('held')
  setInterval(() => {}, 1000)
`

describe('a folder of data', () => {
  it('belongs to one process, until it lets go', async () => {
    const letGo = await holdAlone(folder)
    await expect(holdAlone(folder, 0)).rejects.toThrow(InUse)
    letGo()
    ;(await holdAlone(folder, 0))()
  })

  it('is free again when its process was killed', async () => {
    const process_ = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', other, folder])
    await once(process_.stdout, 'data')
    await expect(holdAlone(folder, 0)).rejects.toThrow(/running already/)
    process_.kill('SIGKILL')
    ;(await holdAlone(folder))()
  })

  it('is waited for while another process ends, without standing still', async () => {
    const letGo = await holdAlone(folder)
    let waits = 0
    const held = holdAlone(folder, undefined, () => waits++)
    // Whoever stands still would never come here.
    setTimeout(letGo, 10)
    ;(await held)()
    expect(waits).toBe(1)
  })
})
