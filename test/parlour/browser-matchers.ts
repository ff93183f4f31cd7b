import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

expect.extend({
  /** In view, not merely somewhere on a page that scrolls. */
  async toBeOnScreen(target: Locator) {
    const deadline = Date.now() + 10_000
    for (;;) {
      const box = await target.boundingBox()
      const size = target.page().viewportSize()!
      const pass = !!box && box.x > -size.width / 2 && box.x < size.width / 2 && box.y > -box.height && box.y < size.height
      if (pass || Date.now() > deadline)
        return { pass, message: () => `expected it on the screen, it is at ${JSON.stringify(box)}` }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  },
})

declare module 'vitest' {
  interface Assertion {
    toBeOnScreen(): Promise<void>
  }
}
