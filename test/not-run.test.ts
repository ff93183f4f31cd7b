/** Whoever runs the tests where there is no browser is told in one line, at the end, what was left out and how to have it run. */
import { afterEach, expect, it, vi } from 'vitest'
import type { TestModule } from 'vitest/node'
import NotRun from './not-run.ts'

afterEach(() => vi.restoreAllMocks())

const module = (moduleId: string, skipped: number) =>
  ({ moduleId, children: { allTests: () => Array.from({ length: skipped }) } }) as unknown as TestModule
const toldAbout = (...modules: TestModule[]) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  new NotRun().onTestRunEnd(modules)
  return said.mock.calls.flat()
}

it('how many tests of the page were left out, and the one line to run', () => {
  const told = toldAbout(module('parlour/browser.test.ts', 70), module('e2e/phone.test.ts', 5), module('store/disk.test.ts', 3))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^Not run: 75 tests of the page.*sudo apt-get install .*chromium$/)
})

it('nothing, where all of them ran', () => expect(toldAbout(module('parlour/browser.test.ts', 0))).toEqual([]))
