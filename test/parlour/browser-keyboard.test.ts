import { describe, expect, it } from 'vitest'
import { formatRoute, parseJump, parseRoute } from '../../src/parlour/client/route.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { browserPath, type Screen, seatAtThePage } from './browser-stage.ts'

describe.runIf(browserPath)('the page for those who do not point', () => {
  let jonas: Guest
  let screen: Screen

  seatAtThePage(
    'desktop',
    (seated) => {
      ;({ jonas, screen } = seated)
    },
    { colorScheme: 'dark' },
  )

  const focused = () => screen.page.locator(':focus')
  const keys = async (...names: string[]) => {
    for (const name of names) await screen.page.keyboard.press(name)
  }

  it('plays by keyboard alone: command, button, form, list', async () => {
    const { page } = screen
    await page.locator('body').press('/')
    await page.keyboard.type('secret')
    await page.getByRole('option', { name: '/secret' }).waitFor()
    await keys('Enter')
    await expect.poll(() => focused().textContent()).toBe('Run')
    await keys('Enter')
    await screen.says('Only for you').waitFor()
    // from the empty composer up to the messages, and along to the buttons of one of them
    await page.getByRole('combobox', { name: /^Message/ }).focus()
    await keys('ArrowUp')
    await expect.poll(() => focused().getAttribute('aria-label')).toMatch(/^Bot/)
    while ((await focused().textContent()) !== 'Fill in') await keys('Tab')
    await keys('Enter')
    const form = page.getByRole('dialog', { name: 'Everything' })
    await form.waitFor()
    await page.keyboard.type('Mira') // the first field has the focus
    await keys('Tab', 'Space', 'Tab', 'Tab', 'Tab') // side; past both extras
    await expect.poll(() => focused().getAttribute('aria-haspopup')).toBe('listbox')
    await keys('Enter', 'ArrowDown', 'Enter', 'Tab', 'Space') // the second game; sure
    for (let i = 0; i < 30; i += 1) {
      await keys('Tab')
      expect(
        (await form.locator(':focus').count()) + (await page.locator('body:focus').count()),
        'the focus stays in the form',
      ).toBeLessThanOrEqual(1)
      expect(await page.locator('.pane > :not(dialog) :focus').count()).toBe(0)
    }
    while ((await focused().textContent()) !== 'Submit') await keys('Tab')
    await keys('Enter')
    await screen.says('Form: {"name":"Mira","side":"attack","extras":[],"sure":true,"game":["age"]}').waitFor()
    await expect.poll(() => focused().textContent(), { message: 'the focus comes back to the button' }).toBe('Fill in')
  })

  it('moves between channels and people, and walks through messages', async () => {
    const { page } = screen
    await keys('Alt+ArrowDown')
    await page.getByRole('region', { name: 'Mira in tables' }).waitFor()
    await keys('Alt+2')
    await page.getByRole('region', { name: 'Jonas in tables' }).waitFor()
    await keys('Alt+ArrowUp', 'Alt+1')
    await page.getByRole('region', { name: 'Mira in welcome' }).waitFor()
    for (const words of ['One', 'Two', 'Three']) jonas.in('welcome').say(words)
    await screen.says('Three').waitFor()
    await page.getByRole('combobox', { name: /^Message/ }).focus()
    await keys('ArrowUp', 'ArrowUp', 'ArrowUp')
    await expect.poll(() => focused().textContent()).toContain('One')
  })

  it('reads new messages out', async () => {
    jonas.in('welcome').say('**Listen**, <@1> and all')
    await expect
      .poll(() => screen.page.locator('[aria-live=polite].unseen').textContent())
      .toBe('Jonas: Listen, @someone and all')
  })

  it('leaves a list, a menu and a command by Escape, one at a time', async () => {
    const { page } = screen
    await page.locator('body').press('/')
    await page.keyboard.type('table open')
    await page.getByRole('option', { name: '/table open' }).waitFor()
    await keys('Enter')
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('game: choose')
    await keys('Enter')
    await page.getByRole('option', { name: 'Era' }).waitFor()
    await keys('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('form', { name: 'Command /table open' }).count()).toBe(1)
    await keys('Escape')
    await expect.poll(() => page.getByRole('form').count()).toBe(0)
  })

  it('turns light and dark by hand, and remembers it', async () => {
    const { page } = screen
    const ground = () =>
      page.locator('body').evaluate((body) => body.ownerDocument.defaultView.getComputedStyle(body).backgroundColor)
    const dark = await ground()
    await screen.pressButton(/Colours follow the system/)
    expect(await ground()).toBe(dark)
    await screen.pressButton(/Dark colours/)
    const light = await ground()
    expect(light).not.toBe(dark)
    await page.reload()
    await page.getByRole('combobox', { name: /^Message/ }).waitFor()
    expect(await ground()).toBe(light)
    await screen.pressButton(/Light colours/)
    expect(await ground()).toBe(dark)
  })
})

describe('addresses', () => {
  it.each([
    ['#/', []],
    ['#/as/1', [{ person: '1' }]],
    ['#/as/1/c/2', [{ person: '1', channel: '2' }]],
    ['#/as/1/c/2/m/3', [{ person: '1', channel: '2', message: '3' }]],
    [
      '#/as/1/c/2/beside/3/c/4',
      [
        { person: '1', channel: '2' },
        { person: '3', channel: '4' },
      ],
    ],
  ])('%s', (hash, seats) => {
    expect(parseRoute(hash)).toEqual({ seats })
    expect(formatRoute({ seats })).toBe(hash)
  })

  it.each(['', '#', '#nonsense', '#/as/x', '#/as/1/../2', '#/as/<script>'])('takes %j for no place at all', (hash) => {
    expect(parseRoute(hash)).toEqual({ seats: [] })
  })

  it.each([
    ['https://discord.com/channels/1/2/3', { channel: '2', message: '3' }],
    ['https://discord.com/channels/@me/2', { channel: '2' }],
    ['https://ptb.discord.com/channels/1/2', { channel: '2' }],
    ['https://discord.com.evil.example/channels/1/2', undefined],
    ['https://example.org/channels/1/2/3', undefined],
  ])('jumps from %s', (url, jump) => {
    expect(parseJump(url)).toEqual(jump)
  })
})
