import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import { browserPath, openStage, type Screen, type Stage, sit } from './browser-stage.ts'

const LINES = 450

describe.runIf(browserPath)('many threads', () => {
  it('are folded away as long as they are those of others', async () => {
    const stage = await openStage()
    const { address, channel, person } = stage.parlour
    const [mira, jonas] = [person('Mira'), person('Jonas')]
    for (let i = 1; i <= 9; i += 1) {
      await fetch(`${address}/wire/people/${jonas.id}/channels/${channel('tables')}/threads`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: `Table ${i}` }),
      })
      jonas.in(`Table ${i}`).say('Who is in?')
    }
    const { page } = await sit(stage, 'desktop', mira, 'welcome')
    const tables = () => page.getByRole('link', { name: /^Table / }).allTextContents()
    const latest = ['Table 9', 'Table 8', 'Table 7', 'Table 6', 'Table 5']
    expect(await tables()).toEqual(latest)
    mira.join('Table 2')
    jonas.in('Table 1').say(`Are you in, ${mira.mention}?`) // being called makes one a member
    await expect.poll(tables).toEqual(['Table 1', ...latest, 'Table 2'].map((name) => expect.stringContaining(name)))
    await page.getByText('2 more threads').click()
    await page.getByRole('link', { name: 'Table 3' }).click()
    await page.getByRole('region', { name: 'Mira in Table 3' }).waitFor()
    expect(await tables()).toContain('Table 3')
    jonas.in('Table 2').say('Your move')
    await page.getByRole('link', { name: 'Table 2 unread' }).waitFor()
    await stage.close()
  })
})

describe.runIf(browserPath)('a long conversation', () => {
  let stage: Stage
  let mira: Guest
  let screen: Screen
  let list: Locator
  let first: string

  beforeAll(async () => {
    stage = await openStage()
    mira = stage.parlour.person('Mira')
    const jonas = stage.parlour.person('Jonas').in('welcome')
    const lines = Array.from({ length: LINES }, (_, i) => jonas.say(`Line ${i + 1}, ${'and so on '.repeat(i % 9)}`))
    first = lines[0]!.id
    screen = await sit(stage, 'desktop', mira, 'welcome')
    list = screen.page.locator('.messages')
    await line(LINES).waitFor()
  })
  afterAll(() => stage?.close())

  const line = (number: number) => screen.page.getByText(`Line ${number},`).last()
  const shown = () => screen.page.getByRole('article').count()
  const topOf = async (target: Locator) => Math.round((await target.boundingBox())!.y)
  const scrollTo = (place: 'top' | 'end') =>
    list.evaluate((box, to) => box.scrollTo(0, to === 'end' ? -60 : -(box.scrollHeight - box.clientHeight - 300)), place)

  /** Scrolls, waits until more has come in, and says how far that moved what stands in the middle of the screen. */
  async function load(place: 'top' | 'end'): Promise<number> {
    const outermost = place === 'top' ? list.getByRole('article').first() : list.getByRole('article').last()
    const id = await outermost.getAttribute('data-message')
    await scrollTo(place)
    const { width, height } = screen.page.viewportSize()!
    const middle = list.locator(
      `[data-message="${await screen.page.evaluate(`document.elementFromPoint(${width / 2}, ${height / 2}).closest('article').dataset.message`)}"]`,
    )
    const before = await topOf(middle)
    await expect.poll(() => outermost.getAttribute('data-message')).not.toBe(id)
    return Math.abs((await topOf(middle)) - before)
  }

  it('holds only so much of it, and what is read stays in its place', async () => {
    while ((await line(1).count()) === 0) expect(await load('top')).toBeLessThan(3)
    expect(await shown()).toBeLessThanOrEqual(300)
    expect(await line(LINES).count()).toBe(0)
    while ((await line(LINES).count()) === 0) expect(await load('end')).toBeLessThan(3)
    await scrollTo('end')
    await expect.poll(shown).toBeLessThanOrEqual(350)
  })

  it('opens at the message an address names, however old', async () => {
    const fresh = await screen.page.context().newPage()
    await fresh.goto(`${stage.parlour.address}/#/as/${mira.id}/c/${stage.parlour.channel('welcome')}/m/${first}`)
    const { y } = (await fresh.getByText('Line 1,').boundingBox())!
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(800)
    await fresh.close()
  })

  it('leads from its beginning back to what one says oneself', async () => {
    while ((await line(1).count()) === 0) await load('top')
    await screen.page.getByRole('combobox').fill('Where were we?')
    await screen.pressButton('Send')
    await expect.poll(async () => (await screen.says('Where were we?').boundingBox())?.y ?? 9999).toBeLessThan(800)
    expect(await line(1).count()).toBe(0)
    expect(screen.complaints).toEqual([])
  })
})
