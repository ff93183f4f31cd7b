/** The hands of somebody with a telephone: a panel of the parlour's page in Chromium, read and tapped. */
import type { Locator, Page } from 'playwright-core'
import type { Hands, Offer } from './lesson-follower.ts'

/** A page shows what came of a press a moment after the answer to it. */
const [MOST_WAITS, A_MOMENT] = [100, 50]

/** The newest panel that only its reader sees. */
export const panelOn = (page: Page): Locator => page.getByRole('article').filter({ hasText: 'Only you can see this' }).last()

export function phone(page: Page): Hands {
  const panel = panelOn(page)
  const sheet = page.locator('dialog.form')
  const presses = panel.locator('.row, .section').getByRole('button').and(panel.locator(':not([aria-haspopup]):enabled'))
  const lists = panel.locator('[aria-haspopup="listbox"]')
  const options = page.getByRole('option')
  const done = page.locator('.picker').getByRole('button', { name: 'Done' })

  /** What it says, whether its picture has come or not; and whether a form stands before it. */
  const words = async (): Promise<string> => (await panel.innerText()).replace(/^ALT\n.*\n/m, '')
  const shown = async (): Promise<string> => `${await words()}${await sheet.count()}`

  /** An act, until the bot has answered it and the page shows what came of it. */
  async function answered(tap: () => Promise<void>): Promise<void> {
    const before = await shown()
    await Promise.all([page.waitForResponse((response) => /\/(components|modals\/\d+)$/.test(response.url())), tap()])
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    for (let waits = 0; waits < MOST_WAITS && (await shown()) === before; waits++) await page.waitForTimeout(A_MOMENT)
  }

  const opened = async (list: Locator): Promise<void> => {
    await list.tap()
    await options.first().waitFor()
  }

  /** Looks into a list and closes it again. */
  async function lookInto(list: Locator, title: string): Promise<Offer> {
    await opened(list)
    const labels = (await page.locator('.choice-label').allInnerTexts()).map((label) => label.trim())
    const isForSeveral = (await done.count()) > 0
    const least = Number(/at least (\d+)/.exec(await page.locator('.picker').innerText())?.[1] ?? 1)
    await page.keyboard.press('Escape')
    await options.first().waitFor({ state: 'detached' })
    return { title, labels, isForSeveral, least }
  }

  async function chooseIn(list: Locator, which: readonly number[]): Promise<void> {
    await opened(list)
    for (const n of which) await options.nth(n).tap()
    if ((await done.count()) > 0) await done.tap()
    await options.first().waitFor({ state: 'detached' })
  }

  async function fieldIn(field: Locator): Promise<Offer> {
    const title = (await field.locator('.field-label').innerText()).trim()
    const list = field.locator('[aria-haspopup="listbox"]')
    if ((await list.count()) > 0) return lookInto(list, title)
    const labels = await field.locator('.option-words > span:first-child').allInnerTexts()
    const isForSeveral = (await field.locator('input[type=checkbox]').count()) > 0
    return { title, labels: labels.map((label) => label.trim()), isForSeveral, least: isForSeveral ? 0 : 1 }
  }

  async function fill(field: Locator, given: readonly number[] | string): Promise<void> {
    const list = field.locator('[aria-haspopup="listbox"]')
    if (typeof given === 'string') await field.locator('input').fill(given)
    else if ((await list.count()) > 0) await chooseIn(list, given)
    else for (const n of given) await field.locator('.option').nth(n).tap()
  }

  return {
    words,
    buttons: async () => (await presses.allInnerTexts()).map((label) => label.trim()),
    press: (button) => answered(() => presses.nth(button).tap()),
    async lists() {
      const offers: Offer[] = []
      for (const list of await lists.all()) offers.push(await lookInto(list, await list.innerText()))
      return offers
    },
    choose: (list, which) => answered(() => chooseIn(lists.nth(list), which)),
    async form() {
      if ((await sheet.count()) === 0) return null
      const fields: Offer[] = []
      for (const field of await sheet.locator('.field').all()) fields.push(await fieldIn(field))
      return fields
    },
    async send(filled) {
      for (const [n, given] of filled.entries()) await fill(sheet.locator('.field').nth(n), given)
      await answered(() => sheet.getByRole('button', { name: 'Submit' }).tap())
    },
  }
}
