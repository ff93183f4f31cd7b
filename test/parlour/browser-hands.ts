import type { Locator, Page } from 'playwright-core'

/** Fingers on the glass, which Playwright itself knows only as single taps. */
async function onGlass(
  page: Page,
  act: (move: (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [x: number, y: number][]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const glass = await page.context().newCDPSession(page)
  await act(async (type, ...at) => {
    await glass.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
  })
  await glass.detach()
}

/** Two fingers at one height, from a pair of places to a wider one. */
export function pinch(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  return onGlass(page, async (move) => {
    await move('touchStart', [from[0], 400], [from[1], 400])
    await move('touchMove', [(from[0] + to[0]) / 2, 400], [(from[1] + to[1]) / 2, 400])
    await move('touchMove', [to[0], 400], [to[1], 400])
    // Fingers come to rest before they leave; lifted in full flight they are a fling, and the browser takes the next tap as its brake.
    await page.waitForTimeout(150)
    await move('touchEnd')
  })
}

/** What moves away under the finger is not pressed; then one presses again, as anybody would. */
export async function longPress(target: Locator): Promise<void> {
  const menu = target.page().getByRole('menu')
  for (let tries = 0; tries < 5 && (await menu.count()) === 0; tries += 1) {
    await target.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await target.boundingBox())!
    await onGlass(target.page(), async (move) => {
      await move('touchStart', [x + width / 2, y + height / 2])
      await menu.waitFor({ timeout: 4_000 }).catch(() => {})
      await move('touchEnd')
    })
  }
  await menu.waitFor()
}
