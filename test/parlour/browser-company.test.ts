import { describe, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import './browser-matchers.ts'
import { browserPath, DEVICES, type Device, type Screen, type Stage, seatAtThePage, sit } from './browser-stage.ts'

const devices = Object.keys(DEVICES) as Device[]

describe.runIf(browserPath).each(devices)('company on a %s', (device) => {
  let stage: Stage
  let mira: Guest
  let jonas: Guest
  let screen: Screen

  seatAtThePage(device, (seated) => {
    ;({ stage, mira, jonas, screen } = seated)
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
    await page.getByRole('link', { name: 'Jonas, 1 ping' }).first().waitFor()
    await screen.press(seat)
    if (device === 'phone') await screen.pressButton('Channels and people')
    await screen.press(page.getByRole('link', { name: /^tables/ }))
    await screen.says('@Jonas, your move').waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Jonas', exact: true }).first().count()).toBe(1)
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

  it('sends what is pasted and dropped at once, and leaves words alone', async () => {
    const { page } = screen
    const composer = page.getByRole('combobox', { name: /^Message/ })
    const dropped = screen.button('Remove drop.txt')
    await page.route(/\/uploads\?.*paste\.txt/, async (route) => {
      await dropped.waitFor() // what was taken first arrives last
      await route.continue()
    })
    for (const kind of ['paste', 'drop'])
      await composer.evaluate((area, type) => {
        const { DataTransfer, File, ClipboardEvent, DragEvent } = area.ownerDocument.defaultView
        const brought = new DataTransfer()
        brought.items.add(new File(['here be dragons'], `${type}.txt`, { type: 'text/plain' }))
        const shared = { bubbles: true, cancelable: true }
        area.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...shared, clipboardData: brought })
            : new DragEvent(type, { ...shared, dataTransfer: brought }),
        )
      }, kind)
    await screen.button('Remove paste.txt').waitFor()
    await dropped.waitFor()
    await composer.fill('Two maps')
    await screen.pressButton('Send')
    await screen.says('Two maps').getByText('paste.txt').waitFor()
    await screen.says('Two maps').getByText('drop.txt').waitFor()
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
    await screen.press(page.getByRole('link', { name: /^Bot/ }))
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
