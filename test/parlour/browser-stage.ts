/** A parlour with the demo bot and a browser in front of it, for tests that look at the page. */
import { readFileSync } from 'node:fs'
import type { Client } from 'discord.js'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { browserPath as findBrowser } from '../../scripts/browser.mjs'
import { clientAssets } from '../../src/parlour/client/bundle.ts'
import { type Guest, type HarnessOptions, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { startBot } from './demo-bot.ts'

/** Without one, `not-run.ts` says at the end what was left out. */
export const browserPath = findBrowser()

/** `UNSTEADY=500` delays everything between page and server by up to so many milliseconds, to find what depends on who comes first. */
const unsteady = Number(process.env.UNSTEADY) || 0
const unsteadyLine = `{ const UNSTEADY = ${unsteady}\n${readFileSync(new URL('./unsteady-line.js', import.meta.url), 'utf8')} }`

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

export const openBrowser = (): Promise<Browser> => chromium.launch({ executablePath: browserPath!, args: FLAGS.split(' ') })

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} satisfies Record<string, BrowserContextOptions>

export type Device = keyof typeof DEVICES

export interface Stage {
  parlour: TestParlour
  bot: Client<true>
  browser: Browser
  close: () => Promise<void>
}

export async function openStage(options: HarnessOptions = {}): Promise<Stage> {
  const parlour = await openParlour({ client: clientAssets, ...options })
  const [bot, browser] = await Promise.all([startBot(parlour.api, parlour.token), openBrowser()])
  return {
    parlour,
    bot,
    browser,
    async close() {
      await browser.close()
      await bot.destroy()
      await parlour.close()
    },
  }
}

/** What a person does at a screen; presses are taps on a phone and clicks on a desk. */
export class Screen {
  readonly page: Page
  readonly device: Device
  /** Errors the page ran into; a test that ends with any of them has failed. */
  readonly complaints: string[] = []

  constructor(page: Page, device: Device) {
    this.page = page
    this.device = device
    page.setDefaultTimeout(20_000)
    page.on('pageerror', (error) => this.complaints.push(error.message))
    page.on('console', (line) => line.type() === 'error' && this.complaints.push(line.text()))
  }

  press(target: Locator): Promise<void> {
    return this.device === 'phone' ? target.tap() : target.click()
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' })
  }

  pressButton(name: string | RegExp): Promise<void> {
    return this.press(this.button(name).last())
  }

  /** Chooses from the list that is open. */
  choose(name: string | RegExp): Promise<void> {
    return this.press(this.page.getByRole('option', { name }))
  }

  /** Picks a command from the list behind the slash button, without a key being touched. */
  async command(words: string): Promise<void> {
    await this.pressButton('Commands')
    await this.page.getByRole('option', { name: words }).first().scrollIntoViewIfNeeded()
    await this.press(this.page.getByRole('option', { name: words }).first())
  }

  async run(words: string): Promise<void> {
    await this.command(words)
    await this.pressButton('Run')
  }

  says(text: string | RegExp): Locator {
    return this.page.getByRole('article').filter({ hasText: text }).last()
  }

  /** Moves by the address alone; only a window that a failed test left open makes it load anew. */
  async goTo(person: { id: string }, channel: string): Promise<void> {
    const { page } = this
    await page.goto(`${new URL(page.url()).origin}/#/as/${person.id}/c/${channel}`)
    if ((await page.locator('dialog[open], .command-form').count()) > 0) await page.reload()
    await page.locator(`.pane textarea`).first().waitFor()
  }

  close(): Promise<void> {
    return this.page.context().close()
  }
}

/** An empty screen, as everybody has who has just taken out their phone. */
export async function newScreen(browser: Browser, device: Device, options: BrowserContextOptions = {}): Promise<Screen> {
  const context = await browser.newContext({ ...DEVICES[device], reducedMotion: 'reduce', ...options })
  if (unsteady) await context.addInitScript(unsteadyLine)
  return new Screen(await context.newPage(), device)
}

/** Opens the page as somebody, in a channel, like a person who was given the address. */
export async function sit(
  { browser, parlour }: Stage,
  device: Device,
  person: { id: string },
  channel: string,
  options: BrowserContextOptions = {},
): Promise<Screen> {
  const screen = await newScreen(browser, device, options)
  await screen.page.goto(`${parlour.address}/#/as/${person.id}/c/${parlour.channel(channel)}`)
  await screen.page
    .getByRole('combobox', { name: /^Message/ })
    .first()
    .waitFor()
  return screen
}

/** A page says that it waits before the server has heard of it: the clock moves on until the three seconds are over there, too. */
export async function outwait({ parlour }: Stage, told: Locator): Promise<void> {
  for (let i = 0; i < 50 && (await told.count()) === 0; i++) {
    await parlour.clock.advance(3_000)
    await told.waitFor({ timeout: 200 }).catch(() => {})
  }
  await told.waitFor()
}

type Seated = { readonly stage: Stage; readonly mira: Guest; readonly jonas: Guest; readonly screen: Screen }

/**
 * Mira at the page, with Jonas about, for all tests of a block; `filled` is told of them before the first one. Each test starts in
 * #welcome, and fails if the page ran into an error.
 */
export function seatAtThePage(device: Device, filled: (seated: Seated) => void, options: BrowserContextOptions = {}): void {
  let seated: Seated | undefined
  beforeAll(async () => {
    const stage = await openStage()
    const [mira, jonas] = [stage.parlour.person('Mira'), stage.parlour.person('Jonas')]
    seated = { stage, mira, jonas, screen: await sit(stage, device, mira, 'welcome', options) }
    filled(seated)
  })
  afterAll(() => seated?.stage.close())
  beforeEach(() => seated!.screen.goTo(seated!.mira, seated!.stage.parlour.channel('welcome')))
  afterEach(() => expect(seated!.screen.complaints.splice(0)).toEqual([]))
}
