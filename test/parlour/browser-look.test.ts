import { mkdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '../../src/parlour/harness.ts'
import { browserPath, DEVICES, type Device, openStage, type Screen, type Stage, sit } from './browser-stage.ts'

/** Where to leave pictures of every view, if somebody wants to look at them. */
const ALBUM = process.env.PARLOUR_ALBUM

/** Runs in the page, where there are a document and styles; hence text to us. */
const AUDIT = readFileSync(new URL('./browser-audit.js', import.meta.url), 'utf8')

const devices = Object.keys(DEVICES) as Device[]
const everything = devices.flatMap((device) => (['dark', 'light'] as const).map((scheme) => ({ device, scheme })))

describe.runIf(browserPath)('the look of the page', () => {
  let stage: Stage
  let mira: Guest

  beforeAll(async () => {
    stage = await openStage()
    mira = stage.parlour.person('Mira', { roles: ['Organiser'] })
    const jonas = stage.parlour.person('Jonas').in('welcome')
    jonas.say(
      '# A heading\n-# small print\n> a quote with `code`\n- **bold** and ||hidden||\nSee <#1> and https://example.org <t:1:R>',
    )
    jonas.say(`\`\`\`\n${'a long line of code '.repeat(20)}\n\`\`\``)
    jonas.say('שלום Mira, מה שלומך?')
    const long = jonas.say(`${mira.mention}, ${'your move '.repeat(40)}`)
    jonas.react(long, '👑')
    await mira.in('welcome').slash('/table open', { game: 'Era' })
    for (const command of ['/pick', '/picture', '/pin']) await mira.in('welcome').slash(command)
  })
  afterAll(() => stage?.close())

  describe.each(everything)('$device, $scheme', ({ device, scheme }) => {
    let screen: Screen

    beforeAll(async () => {
      screen = await sit(stage, device, mira, 'welcome', { colorScheme: scheme })
      await screen.run('/secret')
      await screen.says('Only for you').waitFor()
    })
    afterAll(() => screen?.close())

    const audit = (call: string) => screen.page.evaluate(`${AUDIT}\naudit.${call}`) as Promise<string[]>

    const shown = async (part: string, press: Promise<void>) => {
      await press
      await screen.page.locator(part).first().waitFor()
    }

    /** Each view is opened, judged and closed again. */
    const views: [name: string, open: () => Promise<void>, close: () => Promise<unknown>][] = [
      ['conversation', async () => {}, async () => {}],
      ['commands', () => shown('[role="option"]', screen.pressButton('Commands')), () => screen.page.keyboard.press('Escape')],
      ['options', () => shown('.command-form', screen.command('/table open')), () => screen.pressButton('Cancel')],
      ['select', () => shown('dialog[open]', screen.pressButton('A colour')), () => screen.page.keyboard.press('Escape')],
      [
        'form',
        async () => {
          await screen.run('/form')
          await screen.pressButton('Submit')
          await screen.page.getByText('Please answer this one.').first().waitFor()
        },
        () => screen.page.keyboard.press('Escape'),
      ],
      ['menu', () => shown('[role="menu"]', screen.pressButton('More')), () => screen.page.keyboard.press('Escape')],
      ['people', () => shown('dialog[open]', screen.pressButton('People here')), () => screen.page.keyboard.press('Escape')],
      ['picture', () => shown('dialog[open]', screen.pressButton(/^Enlarge/)), () => screen.page.keyboard.press('Escape')],
      [
        'channels',
        async () => {
          if (device === 'phone') await shown('.drawer-open', screen.pressButton('Channels and people'))
        },
        () => screen.page.keyboard.press('Escape'),
      ],
    ]

    it('can be read, pressed and does not stick out', async () => {
      for (const [name, open, close] of views) {
        await open()
        await screen.page.waitForFunction('document.getAnimations().every(({ playState }) => playState !== "running")')
        if (ALBUM) {
          mkdirSync(ALBUM, { recursive: true })
          await screen.page.screenshot({ path: `${ALBUM}/${device}-${scheme}-${name}.png` })
        }
        const faint = await audit('faintWords()')
        expect(faint, `${name}: too faint to read`).toEqual([])
        const small = await audit(`smallTargets(${device === 'phone' ? 44 : 24})`)
        expect(small, `${name}: too small to press`).toEqual([])
        for (const box of ['html', '.messages']) {
          const wide = await screen.page.locator(box).evaluate((page) => page.scrollWidth - page.clientWidth)
          expect(wide, `${name}: ${box} is wider than its place`).toBe(0)
        }
        await close()
      }
      expect(screen.complaints).toEqual([])
    })

    it('keeps the longest of names in its place', async () => {
      const long = stage.parlour.person('W'.repeat(32))
      const seat = await sit(stage, device, long, 'welcome', { colorScheme: scheme })
      const overhang = (part: string) =>
        seat.page.locator(part).evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth))
      if (device === 'phone') expect((await seat.page.locator('.pane .seat.here').boundingBox())!.width).toBeLessThan(260)
      if (device === 'phone') await seat.pressButton('Channels and people')
      await seat.pressButton(/^Settings of/)
      expect(await overhang('.sheet-body')).toEqual([0])
      await seat.page.keyboard.press('Escape')
      await seat.pressButton('Two people side by side')
      await seat.page.getByRole('region').nth(1).waitFor()
      expect(await overhang('.pane-head')).toEqual([0, 0])
      await seat.close()
    })

    it('sets right-to-left words from the right', async () => {
      const line = screen.says('שלום').locator('p').first()
      const firstLetter = await line.evaluate((paragraph) => {
        const range = paragraph.ownerDocument.createRange()
        range.setStart(paragraph.firstChild!, 0)
        range.setEnd(paragraph.firstChild!, 1)
        return range.getBoundingClientRect().right
      })
      const { x, width } = (await line.boundingBox())!
      expect(Math.round(firstLetter)).toBe(Math.round(x + width))
    })

    it('has one main part, named regions and a name for everything that can be pressed', async () => {
      const { page } = screen
      expect(await page.getByRole('main').count()).toBe(1)
      expect(await page.getByRole('navigation').count()).toBeGreaterThan(0)
      expect(await page.getByRole('heading', { level: 2, name: 'welcome' }).count()).toBeGreaterThan(0)
      const nameless = await audit('namelessControls()')
      expect(nameless).toEqual([])
    })
  })
})
