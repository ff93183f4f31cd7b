import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import { browserPath, DEVICES, type Device, openStage, type Screen, type Stage, sit } from './browser-stage.ts'

const devices = Object.keys(DEVICES) as Device[]

describe.runIf(browserPath).each(devices)('the page on a %s', (device) => {
  let stage: Stage
  let mira: Guest
  let jonas: Guest
  let screen: Screen

  beforeAll(async () => {
    stage = await openStage()
    mira = stage.parlour.person('Mira')
    jonas = stage.parlour.person('Jonas')
    screen = await sit(stage, device, mira, 'welcome')
  })
  afterAll(() => stage?.close())
  beforeEach(() => screen.goTo(mira, stage.parlour.channel('welcome')))
  afterEach(() => expect(screen.complaints.splice(0)).toEqual([]))

  it('runs a command by pressing alone, and presses the button it brings', async () => {
    await screen.command('/table open')
    await screen.pressButton(/^game:/)
    await screen.choose('Era')
    await screen.pressButton('guest')
    await screen.pressButton(/^guest:/)
    await screen.choose('Jonas')
    await screen.pressButton('Run')
    const table = screen.says('Table for era (Jonas)')
    await table.waitFor()
    await screen.page.getByText('Mira used /table open').last().waitFor()
    expect(await table.getByRole('button', { name: 'Later' }).isDisabled()).toBe(true)
    await screen.press(table.getByRole('button', { name: 'Join' }))
    await screen.says('Mira joined').waitFor()
  })

  it('says what is missing or wrong before a command is sent', async () => {
    await screen.command('/table open')
    await screen.pressButton('Run')
    await screen.page.getByText('game is needed.').waitFor()
    await screen.pressButton(/^game:/)
    await screen.choose('Age')
    await screen.pressButton('seats')
    await screen.page.getByRole('textbox', { name: 'seats' }).fill('99')
    await screen.pressButton('Run')
    await screen.page.getByText('seats must be at most 8.').waitFor()
    await screen.page.getByRole('textbox', { name: 'seats' }).fill('4')
    await screen.pressButton('Run')
    await screen.says('Table for age (4)').waitFor()
  })

  it('runs a command with live suggestions by keyboard', async () => {
    const { page } = screen
    await page.getByRole('combobox', { name: 'Message to #welcome' }).focus()
    await page.keyboard.type('/fi')
    await page.getByRole('option', { name: '/find' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('option', { name: 'Rule: dials' }).waitFor()
    await page.keyboard.type('do')
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await page.getByRole('combobox', { name: 'rule' }).inputValue()).toBe('Rule: doom')
    await page.keyboard.press('Enter')
    await screen.says('Rule doom').waitFor()
  })

  it('fills in a form with text, radio, checkboxes, select and checkbox, after objecting to an empty one', async () => {
    const { page } = screen
    await screen.run('/form')
    const form = page.getByRole('dialog', { name: 'Everything' })
    await screen.press(form.getByRole('button', { name: 'Submit' }))
    await expect.poll(() => form.getByRole('alert').allTextContents()).toEqual(Array(3).fill('Please answer this one.'))
    await form.getByRole('textbox', { name: /Your name/ }).fill('Mira of Akakor')
    await screen.press(form.getByText('Defend'))
    await screen.press(form.getByText('Pay'))
    await screen.press(form.getByRole('button', { name: /Game/ }))
    await screen.choose('Age')
    await form.getByRole('button', { name: /^Game.*Age$/ }).waitFor() // read out with what was chosen
    await screen.press(form.getByRole('checkbox', { name: 'Sure?' }))
    await screen.press(form.getByRole('button', { name: 'Submit' }))
    const answer = { name: 'Mira of Akakor', side: 'defend', extras: ['pay'], sure: true, game: ['age'] }
    await screen.says(`Form: ${JSON.stringify(answer)}`).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('fills in a form with people, roles, rooms and a file', async () => {
    const { page } = screen
    await screen.run('/guests')
    const form = page.getByRole('dialog', { name: 'People and files' })
    const pick = async (field: RegExp, ...names: string[]) => {
      await screen.press(form.getByRole('button', { name: field }))
      for (const name of names) await screen.choose(name)
      if (names.length > 1) await screen.pressButton('Done')
    }
    await pick(/^Rival/, 'Jonas')
    await pick(/^Role/, 'Organiser')
    await pick(/^Anyone/, 'Mira', 'Jonas')
    await pick(/^Room/, 'tables')
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'map.txt', mimeType: 'text/plain', buffer: Buffer.from('here be dragons') })
    await form.getByText('map.txt').waitFor()
    await screen.press(form.getByRole('button', { name: 'Submit' }))
    await screen
      .says(
        `"rival":["Jonas"],"role":["Organiser"],"anyone":2,"room":["${stage.parlour.channel('tables')}"],"file":["map.txt, 15 bytes"]`,
      )
      .waitFor()
  })

  it('shows an ephemeral to one person only, until it is dismissed or the page is loaded again', async () => {
    await screen.run('/secret')
    const secret = screen.says('Only for you')
    await secret.getByText('Only you can see this').waitFor()
    await screen.press(secret.getByRole('button', { name: 'Refresh' }))
    await screen.says('Refreshed').waitFor()
    await screen.press(screen.says('Refreshed').getByRole('button', { name: 'Dismiss' }))
    await expect.poll(() => screen.says('Refreshed').count()).toBe(0)
    await screen.run('/secret')
    await screen.says('Only for you').waitFor()
    await screen.press(screen.page.getByRole('link', { name: 'Jonas' }).first())
    await screen.page.getByRole('region', { name: 'Jonas in welcome' }).waitFor()
    expect(await screen.says('Only for you').count()).toBe(0)
    await screen.press(screen.page.getByRole('link', { name: 'Mira' }).first())
    await screen.says('Only for you').waitFor()
    await screen.page.reload()
    await screen.page.getByRole('combobox', { name: 'Message to #welcome' }).waitFor()
    await screen.page.getByRole('article').first().waitFor()
    expect(await screen.says('Only for you').count()).toBe(0)
  })

  it('shows every kind of select, sends what is chosen and takes several where several are asked for', async () => {
    await screen.run('/pick')
    await screen.pressButton('A colour')
    await screen.choose('Red')
    await screen.choose('Green')
    await screen.pressButton('Done')
    await screen.says('Chosen: red, green').waitFor()
    await screen.run('/pick')
    for (const [box, choice, answer] of [
      ['A person', 'Jonas', 'Users: Jonas'],
      ['A role', 'Organiser', 'Roles: Organiser'],
      ['Anyone', 'Mira', 'Mentionables: 1'],
      ['A room', 'tables', 'Channels: tables'],
    ] as const) {
      await screen.pressButton(box)
      await screen.choose(choice)
      await screen.says(answer).waitFor()
    }
  })

  it('shows pictures with their descriptions and enlarges them', async () => {
    const { page } = screen
    await screen.run('/picture')
    await screen.says('Old style').waitFor()
    const fresh = screen.says('New style')
    await screen.press(fresh.getByRole('button', { name: /^ALT/ }))
    await fresh.getByText('One pixel').waitFor()
    await screen.press(fresh.getByRole('button', { name: 'Enlarge the picture: One pixel' }))
    const box = page.getByRole('dialog', { name: 'Picture' })
    await box.getByRole('img', { name: 'One pixel' }).waitFor()
    if (device === 'phone') {
      await pinch(page, [180, 220], [80, 320])
      await expect.poll(() => box.getByRole('button', { name: 'Fit to the page' }).textContent()).toBe('600%')
      await screen.press(box.getByRole('button', { name: 'Fit to the page' }))
      await box.getByText('100%').waitFor()
    }
    await page.keyboard.press('+')
    await box.getByText('140%').waitFor()
    await page.keyboard.press('0')
    await box.getByText('100%').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => box.count()).toBe(0)
  })

  it('shows two people side by side, each with what they may see', async () => {
    const { page } = screen
    if (device === 'phone') await screen.pressButton('Channels and people')
    await screen.pressButton('Two people side by side')
    const [left, right] = [
      page.getByRole('region', { name: 'Mira in welcome' }),
      page.getByRole('region', { name: 'Jonas in welcome' }),
    ]
    await right.waitFor()
    expect(page.url()).toMatch(new RegExp(`as/${mira.id}/c/\\d+/beside/${jonas.id}/c/\\d+`))
    if (device === 'phone') await expect(right).toBeOnScreen()
    await right.getByRole('combobox').fill('Nobody else reads this well')
    await screen.press(right.getByRole('button', { name: 'Send' }))
    await right.getByRole('article').filter({ hasText: 'Nobody else reads' }).last().waitFor()
    await left.getByRole('article').filter({ hasText: 'Nobody else reads' }).last().waitFor({ state: 'attached' })
    if (device === 'phone') {
      await screen.press(right.getByRole('link', { name: 'Mira' }))
      await expect(left).toBeOnScreen()
    }
    await page.reload()
    await right.waitFor()
  })

  it('marks what is unread and who is wanted, and forgets it when it has been read', async () => {
    const { page } = screen
    const seat = page.getByRole('link', { name: /^Jonas/ }).first()
    await stage.parlour.person('Mira').in('tables').say(`${jonas.mention}, your move`)
    await page.getByRole('link', { name: 'Jonas, 1 pings' }).first().waitFor()
    await screen.press(seat)
    if (device === 'phone') await screen.pressButton('Channels and people')
    await screen.press(page.getByRole('link', { name: /^tables/ }))
    await screen.says('@Jonas, your move').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Jonas', exact: true }).first().count()).toBe(1)
  })

  it('offers commands on messages and people', async () => {
    await jonas.in('welcome').say('Remember this')
    const line = screen.says('Remember this')
    await line.waitFor()
    if (device === 'desktop') await line.click({ button: 'right' })
    else await longPress(line)
    await screen.press(screen.page.getByRole('menuitem', { name: 'Quote' }))
    await screen.page.locator('blockquote').filter({ hasText: 'Remember this' }).last().waitFor()
    await screen.pressButton('People here')
    await screen.press(screen.page.getByRole('dialog').getByRole('button', { name: /Jonas/ }))
    await screen.press(screen.page.getByRole('menuitem', { name: 'Greet' }))
    await screen.says('Hello, Jonas!').waitFor()
  })

  it('says so when the bot never answers', async () => {
    await screen.run('/silent')
    await screen.page.getByText('waiting for the bot').waitFor()
    await stage.parlour.clock.advance(3_000)
    await screen.page.getByText('The bot did not answer.').waitFor()
  })

  it('loads older messages on the way up and leads back to the newest', async () => {
    for (let i = 0; i < 70; i += 1) await jonas.in('tables').say(`Line ${i}`)
    const history = await sit(stage, device, mira, 'tables')
    await history.says('Line 69').waitFor()
    const list = history.page.locator('.messages')
    await expect
      .poll(async () => {
        await list.evaluate((box) => box.scrollTo(0, -box.scrollHeight))
        return history.page.getByText('Line 0', { exact: true }).count()
      })
      .toBe(1)
    await history.pressButton('Newest')
    await expect(history.says('Line 69')).toBeOnScreen()
    await history.close()
  })

  it('replies, reacts, rewrites and deletes', async () => {
    const { page } = screen
    const menu = async (text: string, item: string) => {
      await screen.press(screen.says(text).getByRole('button', { name: 'More' }))
      await screen.press(page.getByRole('menuitem', { name: item }))
    }
    await jonas.in('welcome').say('What say you?')
    await menu('What say you?', 'Reply')
    await page.getByRole('combobox').fill('Ay, @Jonas')
    await screen.pressButton('Send')
    await screen.says('Ay, @Jonas').getByText('What say you?').waitFor()
    await menu('Ay, @Jonas', 'React')
    await screen.choose('Crown')
    await screen.says('Ay, @Jonas').getByRole('button', { name: '👑, 1' }).waitFor()
    await menu('Ay, @Jonas', 'Edit')
    await page.getByRole('textbox', { name: 'Edit the message' }).fill('Nay')
    await screen.pressButton('Save')
    await screen.says('Nay').getByText('(edited)').waitFor()
    await menu('Nay', 'Delete')
    await expect.poll(() => screen.page.getByText('Nay', { exact: true }).count()).toBe(0)
  })

  it('lists pins, opens threads and direct messages, and closes them', async () => {
    const { page } = screen
    await screen.run('/pin')
    await page.getByRole('button', { name: '👍, 1' }).last().waitFor()
    await screen.pressButton('Pinned messages')
    await screen.press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /Pinned/ })
        .first(),
    )
    await screen.run('/thread')
    await screen.press(screen.says('Opened').getByRole('button', { name: '#A table' }))
    await screen.says('Welcome, @Mira').waitFor()
    await page.goBack()
    await screen.run('/whisper')
    await screen.says('Written').waitFor()
    if (device === 'phone') await screen.pressButton('Channels and people')
    await screen.press(page.getByRole('link', { name: /^Archon/ }))
    await screen.says('Psst').getByRole('button', { name: 'Answer' }).waitFor()
    await screen.press(screen.says('Psst').getByRole('button', { name: 'More' }))
    await screen.press(page.getByRole('menuitem', { name: 'Pin' }))
    await page.getByText('Mira pinned a message.').waitFor()
    if (device === 'phone') await screen.pressButton('Channels and people')
    await screen.pressButton('Settings of Mira')
    await screen.press(page.getByRole('checkbox', { name: /Direct messages open/ }))
    await page.getByText('DMs closed').waitFor({ state: 'attached' })
    await screen.press(page.getByRole('checkbox', { name: /Direct messages open/ }))
    await page.getByText('DMs open').waitFor({ state: 'attached' })
  })

  it('starts a thread from a message, renames it, and keeps a message for later', async () => {
    const { page } = screen
    const menu = async (text: string, item: string) => {
      await screen.press(screen.says(text).getByRole('button', { name: 'More' }))
      await screen.press(page.getByRole('menuitem', { name: item }))
    }
    const link = async (name: string | RegExp) => {
      if (device === 'phone') await screen.pressButton('Channels and people')
      return page.getByRole('link', { name })
    }
    jonas.in('welcome').say('A matter for two')
    await menu('A matter for two', 'Start a thread')
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('A matter for two')
    await page.getByRole('textbox', { name: 'Name' }).fill('Between us')
    await screen.pressButton('Start')
    await page.getByRole('combobox', { name: /^Message to .*Between us/ }).waitFor()
    await screen.pressButton('Thread')
    await screen.press(page.getByRole('menuitem', { name: 'Rename' }))
    await page.getByRole('textbox', { name: 'Name' }).fill('Among friends')
    await screen.pressButton('Save')
    await page.getByRole('heading', { name: 'Among friends' }).first().waitFor()
    jonas.in('Among friends').say('Think this over')
    await menu('Think this over', 'Mark unread')
    await page.getByText('New', { exact: true }).waitFor()
    await screen.press(await link('tables'))
    await (await link('Among friends unread')).waitFor()
  })

  it('adds and renames people', async () => {
    const { page } = screen
    if (device === 'phone') await screen.pressButton('Channels and people')
    await screen.pressButton('Add a person')
    await page.getByRole('textbox', { name: 'Name' }).fill('Aiko')
    await screen.pressButton('Sit down')
    await page.getByRole('region', { name: 'Aiko in welcome' }).waitFor()
    if (device === 'phone') await screen.pressButton('Channels and people')
    await screen.pressButton('Settings of Aiko')
    await page.getByRole('textbox', { name: 'Name' }).fill('Aiko the Brave')
    await screen.pressButton('Save')
    await page.getByRole('region', { name: 'Aiko the Brave in welcome' }).waitFor()
  })

  it('shows commands in the language and with the roles of a person, as soon as they change', async () => {
    const { page } = screen
    const settings = async () => {
      if (device === 'phone') await screen.pressButton('Channels and people')
      await screen.pressButton('Settings of Mira')
    }
    const closed = async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape') // on a phone also the drawer
      await screen.pressButton('Commands')
    }
    await settings()
    await page.getByRole('combobox', { name: /^Language/ }).selectOption('Deutsch')
    await screen.press(page.getByRole('checkbox', { name: 'Organiser' }))
    await expect.poll(() => page.getByRole('checkbox', { name: 'Organiser' }).isChecked()).toBe(true)
    await closed()
    await page.getByRole('option', { name: /\/hallo/ }).waitFor()
    await page.getByRole('option', { name: /\/organise/ }).waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await settings()
    await page.getByRole('combobox', { name: /^Language/ }).selectOption('en-US')
    await screen.press(page.getByRole('checkbox', { name: 'Organiser' }))
    await expect.poll(() => page.getByRole('checkbox', { name: 'Organiser' }).isChecked()).toBe(false)
    await closed()
    await page.getByRole('option', { name: /\/hello/ }).waitFor()
    expect(await page.getByRole('option', { name: /\/organise/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('shows hostile and unknown content as harmless text', async () => {
    const evil = '<img src=x onerror="document.title=1"> <script>document.title=2</script> [x](javascript:alert(1))'
    await jonas.in('welcome').say(evil)
    await screen.says('<script>').waitFor()
    expect(await screen.says('<script>').locator('img:not(.avatar), script').count()).toBe(0)
    // what no server of today would send: a component of the future, and a message that makes no sense at all
    await screen.page.route('**/messages?limit=50', async (route) => {
      const answer = await route.fetch()
      const page = (await answer.json()) as { messages: Record<string, unknown>[] }
      page.messages[0]!.components = [{ type: 99 }, { type: 1, components: [{ type: 77 }] }]
      page.messages.findLast(({ type }) => type === 0)!.embeds = null
      await route.fulfill({ response: answer, json: page })
    })
    await screen.page.reload()
    await screen.page.getByText('Something this page cannot show (component 99).').waitFor()
    await screen.page.getByText('Something this page cannot show (component 77).').waitFor()
    await screen.page.getByText('Something here cannot be shown.').waitFor()
    expect(await screen.page.title()).toContain('Parlour')
    screen.complaints.length = 0 // the broken message was reported, as it should be
  })
})

describe.runIf(browserPath)('the page over time', () => {
  it('welcomes the first person, and finds its way back after the server was restarted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-'))
    let stage = await openStage({ database: join(folder, 'parlour.sqlite') })
    const context = await stage.browser.newContext(DEVICES.desktop)
    const page = await context.newPage()
    await page.goto(stage.parlour.address)
    await page.getByRole('textbox', { name: 'Name' }).fill('Mira')
    await page.getByRole('button', { name: 'Sit down' }).click()
    const composer = page.getByRole('combobox', { name: 'Message to #welcome' })
    await composer.fill('Before the storm')
    await page.keyboard.press('Enter')
    await page.getByText('Before the storm').waitFor()

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
    await stage.parlour.clock.advance(3_000)
    await one.page.getByText('This interaction failed').waitFor()
    await one.page.getByText('The bot is away').waitFor()
    await stage.close()
  })
})

/** Fingers on the glass, which Playwright itself knows only as single taps. */
async function onGlass(
  page: Page,
  act: (move: (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [x: number, y: number][]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const glass = await page.context().newCDPSession(page)
  await act(async (type, ...at) => {
    await glass.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
  })
  await glass.detach()
}

/** Two fingers at one height, from a pair of places to a wider one. */
function pinch(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  return onGlass(page, async (move) => {
    await move('touchStart', [from[0], 400], [from[1], 400])
    await move('touchMove', [(from[0] + to[0]) / 2, 400], [(from[1] + to[1]) / 2, 400])
    await move('touchMove', [to[0], 400], [to[1], 400])
    // Fingers come to rest before they leave; lifted in full flight they are a fling, and the browser takes the next tap as its brake.
    await page.waitForTimeout(150)
    await move('touchEnd')
  })
}

async function longPress(target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!
  await onGlass(target.page(), async (move) => {
    await move('touchStart', [x + width / 2, y + height / 2])
    await target.page().getByRole('menu').waitFor()
    await move('touchEnd')
  })
}

expect.extend({
  /** In view, not merely somewhere on a page that scrolls. */
  async toBeOnScreen(target: ReturnType<Screen['says']>) {
    const deadline = Date.now() + 3_000
    for (;;) {
      const box = await target.boundingBox()
      const size = target.page().viewportSize()!
      const pass = !!box && box.x > -size.width / 2 && box.x < size.width / 2 && box.y > -box.height && box.y < size.height
      if (pass || Date.now() > deadline)
        return { pass, message: () => `expected it on the screen, it is at ${JSON.stringify(box)}` }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  },
})

declare module 'vitest' {
  interface Assertion {
    toBeOnScreen(): Promise<void>
  }
}
