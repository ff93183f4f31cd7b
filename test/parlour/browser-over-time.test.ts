import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { browserPath, newScreen, openStage, outwait, sit } from './browser-stage.ts'

describe.runIf(browserPath)('the page over time', () => {
  it('welcomes the first person, and finds its way back after the server was restarted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-'))
    let stage = await openStage({ database: join(folder, 'parlour.sqlite') })
    const { page } = await newScreen(stage.browser, 'desktop')
    await page.goto(stage.parlour.address)
    await page.getByRole('textbox', { name: 'Name' }).fill('Mira')
    await page.getByRole('button', { name: 'Sit down' }).click()
    const composer = page.getByRole('combobox', { name: 'Message to #welcome' })
    await composer.fill('Before the storm')
    await page.keyboard.press('Enter')
    await page.getByText('Before the storm').waitFor()
    await composer.fill('/secret')
    await page.getByRole('option', { name: '/secret' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('Only for you').first().waitFor()

    const { browser, bot, parlour } = stage
    await bot.destroy()
    await parlour.close()
    await page.getByText('The parlour is out of reach').waitFor()
    await composer.fill('Lost words')
    await page.keyboard.press('Enter')
    await page.getByText('cannot be reached').waitFor()
    expect(await composer.inputValue()).toBe('Lost words')

    stage = await openStage({ database: join(folder, 'parlour.sqlite'), port: Number(new URL(parlour.address).port) })
    await page.getByText('The parlour is out of reach').waitFor({ state: 'detached' })
    await composer.press('Enter')
    await page.getByRole('article').filter({ hasText: 'Lost words' }).waitFor()
    expect(await page.getByRole('article').filter({ hasText: 'Before the storm' }).count()).toBe(1)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('Please ask for it again.').waitFor()
    await browser.close()
    await stage.close()
    rmSync(folder, { recursive: true })
  })

  it('keeps a form that nobody answered, to be sent again', async () => {
    const stage = await openStage()
    const screen = await sit(stage, 'desktop', stage.parlour.person('Mira'), 'welcome')
    const form = screen.page.getByRole('dialog', { name: 'Everything' })
    await screen.run('/form')
    await form.getByRole('textbox', { name: /Your name/ }).fill('Mira')
    await form.getByText('Attack').click()
    await form.getByRole('button', { name: /Game/ }).click()
    await screen.choose('Era')
    stage.parlour.faults.fail({ where: /callback$/, times: 4 }) // the bot's library tries four times
    await screen.pressButton('Submit')
    await form.locator('[aria-busy=true]').waitFor()
    await expect.poll(() => stage.parlour.traffic.filter(({ status }) => status === 500).length).toBe(4)
    await stage.parlour.clock.advance(3_000)
    await form.getByText('This interaction failed').waitFor()
    await screen.pressButton('Submit')
    await screen.says('Form: {"name":"Mira"').waitFor()
    await stage.close()
  })

  it('says on the message that a press failed, and keeps two tabs of one person apart', async () => {
    const stage = await openStage()
    const mira = stage.parlour.person('Mira')
    const [one, two] = [await sit(stage, 'desktop', mira, 'welcome'), await sit(stage, 'desktop', mira, 'welcome')]
    await one.run('/form')
    await one.page.getByRole('dialog', { name: 'Everything' }).waitFor()
    expect(await two.page.getByRole('dialog').count()).toBe(0)
    await one.page.keyboard.press('Escape')
    await one.run('/secret')
    await one.says('Only for you').waitFor()
    await stage.bot.destroy()
    await one.pressButton('Refresh')
    await one.page.locator('[aria-busy=true]').waitFor()
    await outwait(stage, one.page.getByText('This interaction failed'))
    await one.page.getByText('The bot is away').waitFor()
    await stage.close()
  })
})
