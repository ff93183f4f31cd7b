/**
 * Pictures of the parlour's page, on a phone and on a desk, dark and light:
 *   npm run screenshots -- 'http://127.0.0.1:8787/#/as/<person>/c/<channel>' [folder] [name]
 * The address says who looks at what, so every view one can reach can be pictured.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from 'playwright-core'
import { browserPath } from './browser.mjs'

const [address, folder = 'gallery', name = 'page'] = process.argv.slice(2)
if (!address) {
  console.error("Which address? For instance: npm run screenshots -- 'http://127.0.0.1:8787/#/as/<person>/c/<channel>'")
  process.exit(2)
}

const DEVICES: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
}

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: browserPath() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const [device, options] of Object.entries(DEVICES)) {
  for (const colorScheme of ['dark', 'light'] as const) {
    const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(address)
    // The door, where one says who one is, has no messages to wait for.
    await page
      .getByRole('article')
      .last()
      .waitFor({ timeout: 5_000 })
      .catch(() => {})
    await page.waitForLoadState('networkidle') // pictures, too
    const path = join(folder, `${name}-${device}-${colorScheme}.png`)
    await page.screenshot({ path })
    console.log(path)
    await context.close()
  }
}
await browser.close()
