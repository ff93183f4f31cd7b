/** Questions, answers and news travel on lines of their own and may overtake each other: each test holds one of them back. */
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browserPath, type Screen, type Stage, seatAtThePage, sit } from './browser-stage.ts'

/** The next request that fits waits at the door until it is let in; later ones pass. */
async function hold(page: Page, request: RegExp) {
  let held: Route | undefined
  let letIn = () => {}
  const opened = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(
    request,
    async (route) => {
      held = route
      await opened
      await route.continue()
    },
    { times: 1 },
  )
  return { arrived: () => expect.poll(() => held).toBeDefined(), letIn }
}

/** A door for news, which is open until it is shut; the page is loaded anew with it. */
async function newsDoor(page: Page) {
  let held: (() => void)[] | undefined
  await page.routeWebSocket(/socket$/, (line) => {
    const server = line.connectToServer()
    server.onMessage((news) => (held ? void held.push(() => line.send(news)) : line.send(news)))
  })
  await page.reload()
  return {
    shut: () => {
      held = []
    },
    waiting: () => held?.length ?? 0,
    open: () => {
      for (const tell of held ?? []) tell()
      held = undefined
    },
  }
}

describe.runIf(browserPath)('on an unsteady line', () => {
  let stage: Stage
  let screen: Screen

  seatAtThePage('desktop', (seated) => {
    ;({ stage, screen } = seated)
  })

  it('a list whose entries come late grows on the screen, not over its edge', async () => {
    const { page } = screen
    const commands = await hold(page, /\/commands$/)
    await page.reload()
    await commands.arrived()
    await screen.pressButton('Commands')
    await page.getByText('Nothing fits.').waitFor()
    commands.letIn()
    await screen.press(page.getByRole('option', { name: '/silent' }).first())
    await screen.pressButton('Cancel')
  })

  it('a command can be run while another one waits for its answer', async () => {
    const { page } = screen
    const first = await hold(page, /\/commands\/\d+$/)
    await screen.run('/secret')
    await first.arrived()
    await page.getByText('/secret — waiting for the bot').waitFor()
    await screen.run('/form')
    await page.getByRole('dialog', { name: 'Everything' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('/secret — waiting for the bot').waitFor()
    first.letIn()
    await screen.says('Only for you').waitFor()
    await page.getByText('waiting for the bot').waitFor({ state: 'detached' })
  })

  it('what was marked unread stays so, although it was read a moment before', async () => {
    const { page } = screen
    const read = await hold(page, /\/read$/)
    stage.parlour.person('Jonas').in('welcome').say('Sleep on it')
    await read.arrived()
    await screen.press(screen.says('Sleep on it').getByRole('button', { name: 'More' }))
    await screen.press(page.getByRole('menuitem', { name: 'Mark unread' }))
    await page.getByText('New', { exact: true }).waitFor()
    read.letIn()
    await screen.press(page.getByRole('link', { name: 'tables' }))
    await page.getByRole('link', { name: 'welcome unread' }).waitFor()
  })

  it('whoever is added sits down before the news of them have come', async () => {
    const { page } = screen
    const news = await newsDoor(page)
    await screen.button('Add a person').waitFor()
    news.shut()
    await screen.pressButton('Add a person')
    await page.getByRole('textbox', { name: 'Name' }).fill('Aiko')
    const added = page.waitForResponse(/\/people$/)
    await screen.pressButton('Sit down')
    const { id } = (await (await added).json()) as { id: string }
    await expect.poll(() => page.url()).toContain(`/as/${id}`)
    news.open()
    await page.getByRole('region', { name: 'Aiko in welcome' }).waitFor()
  })

  it('a message that was pressed is held until it shows what came of it, however late the news', async () => {
    const { page } = screen
    const news = await newsDoor(page)
    await screen.run('/secret')
    await screen.says('Only for you').waitFor()
    news.shut()
    const answer = page.waitForResponse(/components$/)
    await screen.pressButton('Refresh')
    await answer
    await expect.poll(news.waiting).toBeGreaterThan(1)
    expect(await screen.button('Refresh').last().getAttribute('aria-busy')).toBe('true')
    news.open()
    await screen.says('Refreshed').waitFor()
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  })

  it('older messages are loaded for a reader who comes to the edge while something else is loaded', async () => {
    const jonas = stage.parlour.person('Jonas').in('tables')
    for (let i = 1; i <= 120; i += 1) jonas.say(`Line ${i}`)
    const reader = await sit(stage, 'desktop', stage.parlour.person('Mira'), 'tables')
    await reader.says('Line 120').waitFor()
    let cut = () => {}
    await reader.page.routeWebSocket(/socket$/, (line) => {
      line.connectToServer()
      cut = () => void line.close()
    })
    await reader.page.reload()
    await reader.says('Line 120').waitFor()
    const newest = await hold(reader.page, /messages\?limit=\d+$/)
    cut() // having found the line again it asks for what it missed
    await newest.arrived()
    const list = reader.page.locator('.messages')
    await list.evaluate((box) => box.scrollTo(0, -box.scrollHeight))
    await expect.poll(() => list.evaluate((box) => box.scrollTop)).toBeLessThan(-100)
    newest.letIn()
    await reader.page.getByText('Line 60', { exact: true }).waitFor({ state: 'attached' })
    await reader.close()
  })
})
