/**
 * Somebody on a phone who knows nothing of the games and goes through a lesson by reading alone: presses what the beat says, anything
 * where anything will do, and *Go on* where there is nothing else. What cannot be found on the page stops them, as it would stop anybody.
 */
import type { Locator, Page } from 'playwright-core'
import { inPublic } from '../src/words/words.ts'

/** Pressed often enough: whoever is still at the same step then is lost. */
const MOST_PRESSES = 12
/** What leads elsewhere: looking around, and the ways out of a lesson. */
const ASIDE = /^(Recap|My hand|Board|Rules|Why not …\?|← .*|From the start|Stop here|Just let me play|Dismiss|.* in one form …)$/

export type Step = { readonly n: number; readonly text: string; readonly panel: Locator }

const panelOn = (page: Page) => page.getByRole('article').filter({ hasText: 'Only you can see this' }).last()

/** Follows the lesson that stands open; `met` is called at every step, and once more at the end. How many steps there were. */
export async function followLesson(page: Page, met: (step: Step) => Promise<void>): Promise<number> {
  for (let n = 1; ; n++) {
    const panel = panelOn(page)
    await panel.waitFor()
    const text = await panel.innerText()
    await met({ n, text, panel })
    if (text.includes(inPublic('learn.next'))) return n - 1
    const step = stepIn(text)
    if (step !== n) throw new Error(`at step ${n} the page says step ${step ?? '?'}: ${text}`)
    await through(page, panel, step, wantedIn(text))
  }
}

const stepIn = (text: string): number | null => Number(/step (\d+) of \d+/.exec(text)?.[1] ?? 0) || null

/** What the beat asks for, word by word; empty where anything will do, null where there is only something to read. */
function wantedIn(text: string): string | null {
  const line = text.split('\n').findLast((each) => each.trim().startsWith('→'))
  return line === undefined ? null : (/→ Choose (.*)\.$/.exec(line.trim())?.[1] ?? '')
}

async function through(page: Page, panel: Locator, step: number, wanted: string | null): Promise<void> {
  let rest = wanted
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (rest === null) await answered(page, panel.getByRole('button', { name: inPublic('learn.on'), exact: true }))
    else rest = await press(page, panel, rest)
    const text = await panel.innerText()
    if (stepIn(text) !== step) return
  }
  throw new Error(`step ${step} does not end: ${await panel.innerText()}`)
}

/** Presses what comes next of the words wanted; what is left of them. */
async function press(page: Page, panel: Locator, wanted: string): Promise<string> {
  for (const button of await panel.locator('.row, .section').getByRole('button').all()) {
    const label = (await button.innerText()).trim()
    if (!label || ASIDE.test(label) || !(await button.isEnabled()) || (await button.getAttribute('aria-haspopup'))) continue
    const rest = restAfter(wanted, label)
    if (rest === undefined) continue
    await answered(page, button)
    return rest
  }
  const offered: string[] = []
  for (const list of await panel.locator('[aria-haspopup="listbox"]').all()) {
    const rest = await chooseFrom(page, list, wanted, offered)
    if (rest !== undefined) return rest
  }
  throw new Error(`"${wanted || 'anything'}" is nowhere on the page, only ${offered.join(' | ')}: ${await panel.innerText()}`)
}

/** One of the list, or several where several are asked for; undefined if they are not in it. */
async function chooseFrom(page: Page, list: Locator, wanted: string, offered: string[]): Promise<string | undefined> {
  await list.tap()
  const options = page.getByRole('option')
  await options.first().waitFor()
  const done = page.locator('.picker').getByRole('button', { name: 'Done' })
  const labels = await page.locator('.choice-label').allInnerTexts()
  offered.push(...labels)
  if ((await done.count()) > 0) {
    const marks = labels.flatMap((label, n) =>
      (wanted === '' ? n < 1 : `, ${bare(wanted)}, `.includes(`, ${bare(label)}, `)) ? [n] : [],
    )
    for (const n of marks) await options.nth(n).tap()
    for (let n = 0; (await done.isDisabled()) && wanted === '' && n < labels.length; n++) await options.nth(n).tap()
    if (!(await done.isDisabled())) {
      await answered(page, done)
      return ''
    }
  } else {
    const rests = labels.map((label) => restAfter(wanted, label.trim()))
    const at = rests.indexOf('') >= 0 ? rests.indexOf('') : rests.findIndex((rest) => rest !== undefined)
    if (at >= 0) {
      await answered(page, options.nth(at))
      return rests[at]!
    }
  }
  await page.keyboard.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  return undefined
}

/** Without its price, its number in an order, and the signs in it. */
const bare = (label: string): string =>
  label
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ — .*$/, '')
    .replace(/^\d+\. /, '')
    .replace(/ …$/, '')

/** Undefined where this is not how the wanted words begin. */
function restAfter(wanted: string, label: string): string | undefined {
  if (wanted === '' || wanted === label || bare(wanted) === bare(label)) return ''
  const words = wanted.replace(/\s+/g, ' ').trim()
  return words.startsWith(`${bare(label)}, `) ? words.slice(bare(label).length + 2) : undefined
}

/** A press, until the bot has answered it and the page shows what came of it. */
async function answered(page: Page, target: Locator): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/components')), target.tap()])
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
}
