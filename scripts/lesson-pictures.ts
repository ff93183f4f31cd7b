/**
 * Every beat of every lesson as a phone shows it, from the welcome card on, by somebody who only does what the page says:
 *   npm run lesson-pictures -- [game] [lesson] [--out gallery/lessons]
 * Ends with 1 if a lesson cannot be followed to its end.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { HOSTED } from '../src/games/index.ts'
import { wordsOf } from '../src/games/lesson.ts'
import { inPublic, PUBLIC } from '../src/words/words.ts'
import { hostedCalled, read, stop } from './arguments.ts'
import { houseToPicture } from './house-to-picture.ts'
import { followLesson } from './lesson-follower.ts'
import { panelOn, phone } from './lesson-phone.ts'

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
  reducedMotion: 'reduce',
} as const

/** A beat's own picture comes; that of a question may, if it is about a place. */
const [MOST_PATIENCE, A_WHILE] = [30_000, 1_500]
/** What the page needs above and below a panel. */
const AROUND = 260

const { values, positionals } = read({ out: { type: 'string' } })
const wanted = positionals[0] ? [hostedCalled(positionals[0])] : HOSTED
const lessons = wanted.flatMap(({ game, title, about, lessons: scripts = [] }) =>
  scripts
    .filter(({ id }) => positionals[1] === undefined || positionals[1] === id)
    .map((script) => ({
      game: game.id,
      script,
      name: inPublic('learn.lesson', { title, lesson: wordsOf(about(PUBLIC), script.id)!.title }),
    })),
)
if (lessons.length === 0) stop('There is no such lesson.')

const out = String(values.out ?? 'gallery/lessons')
const { parlour, browser, close } = await houseToPicture({ pauses: { cooling: 0, shield: 0, edit: 20, thought: [0, 0] } })
const organiser = parlour.person('Organiser', { roles: ['Organiser'] }).in('welcome')
await organiser.slash('/archon setup', { welcome: true })
type Picture = { readonly complete: boolean; readonly naturalWidth: number }

/** Pictures are drawn after the words, and come by an edit. */
async function come(page: Page, panel: Locator, isPictured: boolean): Promise<void> {
  const picture = panel.locator('.gallery img').first()
  await picture.waitFor({ timeout: isPictured ? MOST_PATIENCE : A_WHILE }).catch((error: unknown) => {
    if (isPictured) throw error
  })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    Array.from(Reflect.get(globalThis, 'document').images as Iterable<Picture>).every(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ),
  )
}

async function pictured({ game, script, name }: (typeof lessons)[number], learner: string): Promise<number> {
  const folder = join(out, game, script.id)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.goto(`${parlour.address}/#/as/${parlour.person(learner).id}/c/${parlour.channel('welcome')}`)
    await page
      .getByRole('button', { name: inPublic('learn.learn') })
      .last()
      .tap()
    await page.locator('[aria-haspopup="listbox"]').last().tap()
    await page.getByRole('option', { name }).tap()
    await page.getByText('step 1 of').waitFor()
    const panel = panelOn(page)
    return await followLesson(phone(page), async (n) => {
      await come(page, panel, script.beats[n - 1]?.point !== undefined)
      // As tall as the panel, or the page would scroll it out of the picture.
      const { height } = (await panel.boundingBox())!
      await page.setViewportSize({ ...PHONE.viewport, height: Math.max(PHONE.viewport.height, Math.ceil(height) + AROUND) })
      await panel.screenshot({ path: join(folder, `${String(n).padStart(2, '0')}.png`) })
      await page.setViewportSize(PHONE.viewport)
    })
  } finally {
    await context.close()
  }
}

let lost = 0
for (const [n, lesson] of lessons.entries()) {
  try {
    console.log(`${lesson.name}: ${await pictured(lesson, `Learner ${n + 1}`)} beats`)
  } catch (error) {
    lost++
    console.error(`${lesson.name}: ${(error as Error).message}`)
  }
}
await close()
process.exit(lost > 0 ? 1 : 0)
