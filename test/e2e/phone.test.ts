/** A person on a phone: the real page, the real bot, real pictures, taps only. Screenshots go to `.cache/screens`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStudio, type Studio } from '../../render/studio.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { dice } from '../../src/kernel/random.ts'
import { clientAssets } from '../../src/parlour/client/bundle.ts'
import { STEADY } from '../../src/players/index.ts'
import { positionAt } from '../../src/tables/position.ts'
import { browserPath, newScreen, openBrowser, type Screen } from '../parlour/browser-stage.ts'
import { NO_PAUSES } from '../tables/setting.ts'
import { type Evening, evening, pressables, verbOf } from './evening.ts'

const ASKED = /^(Take my turn|Seal my answer)$/
const FOOTER = /^(Recap|My hand|Board|Rules|↩ Take back|← Change|← Start over|Dismiss|Change|Text board|All in one form …)$/
const folder = join(import.meta.dirname, '..', '..', '.cache', 'screens')

describe.runIf(browserPath)('Era of Atlantis on a phone', () => {
  let night: Evening
  let studio: Studio
  let screen: Screen
  let close: () => Promise<void>

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    studio = openStudio()
    night = await evening(
      [eraOfAtlantis],
      {
        studio,
        players: STEADY,
        secrets: () => 'fade'.repeat(16),
        pauses: NO_PAUSES,
      },
      { realTime: true, client: clientAssets },
    )
    const browser = await openBrowser()
    screen = await newScreen(browser, 'phone', { deviceScaleFactor: 2 })
    close = async () => {
      await browser.close()
      await night.close()
      studio.close()
    }
  })
  afterAll(() => close())

  it('is opened, joined and played for several turns by taps alone', { timeout: 300_000 }, async () => {
    const { parlour, archon } = night
    const mira = parlour.person('Mira')
    const channel = parlour.channel('tables')
    const { page } = screen
    await page.goto(`${parlour.address}/#/as/${mira.id}/c/${channel}`)
    await mira.slash('/table open', { game: 'era-of-atlantis', seats: 3, computers: 2, here: true }, { channel: 'tables' })
    await screen.pressButton('Start')
    await page
      .getByAltText(/Era of Atlantis/)
      .first()
      .waitFor()
    await page.screenshot({ path: join(folder, 'card.png') })
    const random = dice(3)
    let taps = 0
    for (let turns = 0; turns < 60; turns++) {
      const [table] = await archon.house.store.tablesOf(mira.id)
      const { view } = (await positionAt(archon.house, table!.id)).seen(null)
      if ((view as { round: number }).round >= 3) break
      // Whatever the computers do is done before the card is touched: a card that changes under the finger refuses it.
      await archon.settle()
      const card = mira.messages({ channel }).findLast((message) => pressables(message).some((each) => verbOf(each) === 'turn'))
      await answered(screen, page.locator(`[id$="message-${card!.id}"]`).getByRole('button', { name: ASKED }))
      taps += await tapThrough(screen, random, turns)
    }
    expect(taps).toBeGreaterThan(8)
    // A card that is edited while its picture is being fetched takes the picture away: the browser notes that, and fetches the new one.
    expect(screen.complaints.filter((each) => !each.includes('404'))).toEqual([])
    await screen.pressButton('My hand')
    await page.getByAltText(/./).last().waitFor()
    await page.screenshot({ path: join(folder, 'hand.png') })
    const width = await page.evaluate(() => Number(Reflect.get(globalThis, 'document').documentElement.scrollWidth))
    expect(width).toBeLessThanOrEqual(390)
  })
})

/** Taps on what the panel offers until nothing is asked any more. */
async function tapThrough(screen: Screen, random: (n: number) => number, turn: number): Promise<number> {
  let taps = 1
  for (let i = 0; i < 40; i++) {
    const panel = screen.page.getByRole('article').filter({ hasText: 'Only you can see this' }).last()
    await panel.waitFor()
    const text = await panel.innerText()
    if (i === 0 && turn < 6) await screen.page.screenshot({ path: join(folder, `panel-${turn}.png`) })
    if (/Nothing for you to decide|Everything is sealed|Sealed: |Answered: /.test(text)) return taps
    const buttons = await choosable(panel)
    const lists = await panel.locator('[aria-haspopup="listbox"], [aria-haspopup="dialog"]').all()
    const done = buttons.find(({ name }) => /^(Do it|Done|Stop|That is all)/.test(name))
    if (done && random(3) > 0) await answered(screen, done.locator)
    else if (lists.length > 0 && (buttons.length === 0 || random(2) === 0)) {
      await screen.press(lists[random(lists.length)]!)
      const options = screen.page.getByRole('option')
      await options.first().waitFor()
      const chosen = options.nth(random(Math.min(await options.count(), 6)))
      const finish = screen.page.locator('.picker').getByRole('button', { name: 'Done' })
      if ((await finish.count()) === 0) await answered(screen, chosen)
      else {
        await screen.press(chosen)
        for (const option of await options.all()) if (await finish.isDisabled()) await screen.press(option)
        await answered(screen, finish)
      }
      taps++
    } else if (buttons.length > 0) await answered(screen, buttons[random(buttons.length)]!.locator)
    else return taps
    taps++
  }
  return taps
}

/** A press, until the bot has answered it and the page shows what came of it. */
async function answered(screen: Screen, target: Locator): Promise<void> {
  const answer = screen.page.waitForResponse((response) => response.url().endsWith('/components'))
  await screen.press(target)
  await answer
  await screen.page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
}

async function choosable(panel: Locator): Promise<{ name: string; locator: Locator }[]> {
  const found = []
  for (const locator of await panel.locator('.row, .section').getByRole('button').all()) {
    const name = (await locator.innerText()).trim()
    if (name && !FOOTER.test(name) && (await locator.isEnabled()) && !(await locator.getAttribute('aria-haspopup')))
      found.push({ name, locator })
  }
  return found
}
