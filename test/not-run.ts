/** The last line of a run that could not look at the parlour's page: how much was left out, and how to have it run. */
import type { Reporter, TestModule } from 'vitest/node'

const HOW = 'sudo apt-get install -y --no-install-recommends chromium'

export default class NotRun implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const count = modules
      .filter(({ moduleId }) => /browser|phone/.test(moduleId))
      .reduce((sum, { children }) => sum + [...children.allTests('skipped')].length, 0)
    if (count > 0) console.log(`Not run: ${count} tests of the page, because there is no browser here. To run them: ${HOW}`)
  }
}
