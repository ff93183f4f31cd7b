/**
 * Somebody on a phone who knows nothing of the games and goes through a lesson by reading alone: presses what the beat says, anything
 * where anything will do, and *Go on* where there is nothing else. What cannot be found on the page stops them, as it would stop anybody.
 */
import type { Locator, Page } from 'playwright-core'
import { inPublic } from '../src/words/words.ts'

/** Pressed often enough: whoever is still at the same step then is lost. */
const MOST_PRESSES = 12
/** A page shows what came of a press a moment after the answer to it. */
const [MOST_WAITS, A_MOMENT] = [100, 50]
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
    const before = await wordsOn(panel)
    if (rest === null) await answered(page, panel.getByRole('button', { name: inPublic('learn.on'), exact: true }))
    else rest = await press(page, panel, rest)
    for (let waits = 0; waits < MOST_WAITS && (await wordsOn(panel)) === before; waits++) await page.waitForTimeout(A_MOMENT)
    if (stepIn(await panel.innerText()) !== step) return
  }
  throw new Error(`step ${step} does not end: ${await panel.innerText()}`)
}

/** What it says, whether its picture has come or not. */
const wordsOn = async (panel: Locator): Promise<string> => (await panel.innerText()).replace(/^ALT\n.*\n/m, '')

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
  const lists = await panel.locator('[aria-haspopup="listbox"]').all()
  for (const isForSeveral of [false, true])
    for (const list of lists) {
      const rest = await chooseFrom(page, list, wanted, isForSeveral, offered)
      if (rest !== undefined) return rest
    }
  throw new Error(`"${wanted || 'anything'}" is nowhere on the page, only ${offered.join(' | ')}: ${await panel.innerText()}`)
}

/** One of the list, or several where several are asked for; undefined if they are not in it. */
async function chooseFrom(
  page: Page,
  list: Locator,
  wanted: string,
  isForSeveral: boolean,
  offered: string[],
): Promise<string | undefined> {
  const title = bare(await list.innerText())
  await list.tap()
  const options = page.getByRole('option')
  await options.first().waitFor()
  const done = page.locator('.picker').getByRole('button', { name: 'Done' })
  const labels = (await page.locator('.choice-label').allInnerTexts()).map((label) => label.trim())
  const takesSeveral = (await done.count()) > 0
  offered.push(...labels)
  if (isForSeveral && takesSeveral) {
    // Such a list may stand beside other choices, under its own name.
    const [name = '', ...marks] = bare(wanted).split(', ')
    const isNamed = marks.length > 0 && title.startsWith(name)
    for (const n of marksFor(isNamed ? marks.join(', ') : wanted, labels)) await options.nth(n).tap()
    for (let n = 0; wanted === '' && (await done.isDisabled()); n++) await options.nth(n).tap()
    if (await done.isEnabled()) {
      await answered(page, done)
      return ''
    }
  } else if (!isForSeveral && !takesSeveral) {
    const rests = labels.map((label) => restAfter(wanted, label))
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

/** Which of these make up the words, if all of them do. */
function marksFor(wanted: string, labels: readonly string[]): number[] {
  let left = bare(wanted)
  const marks = labels
    .map((label, n) => ({ label: bare(label), n }))
    .sort((one, other) => other.label.length - one.label.length)
    .filter(({ label }) => {
      const isIn = `, ${left}, `.includes(`, ${label}, `)
      if (isIn) left = `, ${left}, `.replace(`, ${label}, `, ', ').slice(2, -2)
      return isIn
    })
  return /^[,\s]*$/.test(left) ? marks.map(({ n }) => n).sort((one, other) => one - other) : []
}

/** Without its price and the signs in it. */
const bare = (label: string): string =>
  label
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ — .*$/, '')
    .replace(/ …$/, '')

/** Undefined where this is not how the wanted words begin. In an order, a label begins with its number. */
function restAfter(wanted: string, label: string): string | undefined {
  if (wanted === '') return ''
  const words = wanted.replace(/\s+/g, ' ').trim()
  for (const said of [bare(label), bare(label).replace(/^\d+\. /, '')]) {
    if (bare(words) === said) return ''
    if (words.startsWith(`${said}, `)) return words.slice(said.length + 2)
  }
  return undefined
}

/** A press, until the bot has answered it and the page shows what came of it. */
async function answered(page: Page, target: Locator): Promise<void> {
  await Promise.all([page.waitForResponse((response) => response.url().endsWith('/components')), target.tap()])
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
}
