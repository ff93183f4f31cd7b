/** Makes the pictures of the pages, from a real game in the parlour and from a league:  npm run readme-pictures  (needs Chromium). */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { draw } from '../render/draw.ts'
import { dice } from '../src/kernel/random.ts'
import { steadyAt } from '../src/players/index.ts'
import { answer } from '../src/tables/play.ts'
import { decisionsOf, owing, positionOf, tableById, viewFor } from '../src/tables/position.ts'
import { houseToPicture } from './house-to-picture.ts'
import { divisionPages } from './league-pages.ts'
import { followLesson } from './lesson-follower.ts'
import { phone as phoneHands } from './lesson-phone.ts'

const TURNS = 5
const LEAGUE = ['Mira', 'Jonas', 'Aiko', 'Ravi', 'Théodora', 'Lei', 'Nils']
const GAMES_OVER = 5
/** The step of the first lesson that is shown: a contest has just been won. */
const STEP = 9
const folder = join(import.meta.dirname, '..', 'docs', 'pictures')
mkdirSync(folder, { recursive: true })
for (const page of divisionPages(LEAGUE, 4, GAMES_OVER)) {
  if (page.page !== 'standings' && page.page !== 'games') continue
  const { bytes, type } = draw('league', page, { kind: 'overview', names: {} })!
  const path = join(folder, `league-${page.page}.${type === 'image/png' ? 'png' : 'jpg'}`)
  writeFileSync(path, bytes)
  console.log(path)
}

const { parlour, archon, browser, close } = await houseToPicture({
  secrets: () => '7e1a'.repeat(16),
  pauses: { cooling: 0, shield: 0, edit: 20, thought: [5, 20] },
})
const [mira, jonas] = [parlour.person('Mira'), parlour.person('Jonas')]
await mira.slash('/table open', { game: 'era-of-atlantis', seats: 4, computers: 3, here: true }, { channel: 'tables' })
const channel = parlour.channel('tables')
await mira.sees('Join', { channel })
await jonas.in(channel).click('Join')
await mira.in(channel).click('Start')

// Both play as the computer would, through the table, until the board tells a story and it is Mira's turn.
const random = dice(5)
const id = (await archon.house.store.tablesOf(mira.id))[0]!.id
for (let round = 0, waits = 0; round <= TURNS && waits < 4_000; waits++) {
  const position = await positionOf(archon.house, await tableById(archon.house, id))
  const mine = position.table.seats.find(({ seat, person }) => person !== null && owing(position).includes(seat))
  if (!mine) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    continue
  }
  const decision = decisionsOf(position, mine.seat).find(({ offer, given }) => !offer && given === undefined)
  if (!decision) continue
  const isTurn = decision.prompt.say.startsWith('turn')
  if (isTurn && mine.person === mira.id && ++round > TURNS) break
  const player = steadyAt(position.hosted)!
  await answer(
    archon.house,
    id,
    mine.person!,
    decision.id,
    player({ seat: mine.seat, view: viewFor(position, mine.seat) as never, decision, random }),
  )
}
await archon.settle()

const shoot = async (name: string, path: string, options: BrowserContextOptions, then?: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${parlour.address}/#${path}`)
  await page.getByRole('article').last().waitFor()
  await page.waitForLoadState('networkidle')
  await then?.(page)
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 })
  console.log(`docs/pictures/${name}.jpg`)
  await context.close()
}
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
}
/** Long enough for what a card begins with and for its board. */
const tall: BrowserContextOptions = { ...phone, viewport: { width: 390, height: 1200 } }
const fromItsTop = (page: Page) =>
  page
    .getByRole('article')
    .last()
    .evaluate((card) => card.scrollIntoView({ block: 'start' }))
await shoot('card', `/as/${mira.id}/c/${channel}`, tall, fromItsTop)
await shoot('turn', `/as/${mira.id}/c/${channel}`, tall, async (page) => {
  await page
    .getByRole('button', { name: /^(Take my turn|Seal my answer)$/ })
    .last()
    .tap()
  await page.waitForTimeout(1_500)
  await fromItsTop(page)
})
const learner = parlour.person('Lei', { roles: ['Organiser'] }).in('welcome')
await learner.slash('/archon setup', { welcome: true })
const enough = new Error('far enough')
await shoot('lesson', `/as/${learner.id}/c/${parlour.channel('welcome')}`, phone, async (page) => {
  await learner.slash('/learn', { game: 'era-of-atlantis' })
  await followLesson(phoneHands(page), async (step) => {
    if (step === STEP) throw enough
  }).catch((error: unknown) => {
    if (error !== enough) throw error
  })
})
await shoot('example', `/as/${learner.id}/c/${parlour.channel('welcome')}`, phone, async () => {
  await learner.slash('/rules', { game: 'era-of-atlantis' })
  await learner.click('A worked example')
  for (let page = 0; page < 2; page++) await learner.click('Go on →')
})
await shoot(
  'parlour',
  `/as/${mira.id}/c/${channel}/beside/${jonas.id}/c/${channel}`,
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  async (page) => {
    await page.getByRole('button', { name: 'My hand' }).first().click()
    await page.waitForTimeout(1_000)
  },
)
await close()
process.exit(0)
