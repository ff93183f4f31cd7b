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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } }, // patience costs nothing where all is well
  },
})
