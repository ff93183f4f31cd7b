import { describe, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import { longPress, pinch } from './browser-hands.ts'
import { browserPath, DEVICES, type Device, outwait, type Screen, type Stage, seatAtThePage } from './browser-stage.ts'

const devices = Object.keys(DEVICES) as Device[]

describe.runIf(browserPath).each(devices)('the page on a %s', (device) => {
  let stage: Stage
  let jonas: Guest
  let screen: Screen

  seatAtThePage(device, (seated) => {
    ;({ stage, jonas, screen } = seated)
  })

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
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
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
    await outwait(stage, screen.page.getByText('The bot did not answer.'))
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
    await expect.poll(() => page.getByRole('option', { name: /\/organise/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
  })
})
