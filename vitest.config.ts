import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', './test/not-run.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/postgres/global.ts'],
    pool: 'forks',
    maxWorkers: 2,
    isolate: false, // modules hold no global state; sharing them makes the suite ten times faster
    // Patience costs nothing where all is well, and a busy machine is nobody's fault.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
