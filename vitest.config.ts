import { existsSync, statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

// Whatever is written is flushed to the disk before it is acknowledged: hundreds of houses a run, and nobody needs them afterwards.
const memory = '/dev/shm'
const ROOM = 2 ** 31
const roomIn = ({ bavail, bsize }: { bavail: number; bsize: number }) => bavail * bsize
if (existsSync(memory) && roomIn(statfsSync(memory)) > ROOM) process.env.TMPDIR = memory

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', './test/not-run.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/postgres/global.ts'],
    pool: 'forks',
    maxWorkers: availableParallelism() + 1, // browsers and processes are waited for: somebody else may have the core
    sequence: { sequencer: LongestFirst },
    isolate: false, // modules hold no global state; sharing them makes the suite ten times faster
    // Patience costs nothing where all is well, and a busy machine is nobody's fault.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
