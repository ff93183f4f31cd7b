/** A game's signs as emojis: told to Discord once, kept while they look the same, and shown beside the words they stand for. */
import { ComponentType } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import type { Studio } from '../../render/studio.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { withSigns } from '../../src/discord/show/signs.ts'
import type { SignWords } from '../../src/games/common/signs.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { type TableOfTwo, tableOfTwo, textOf } from './evenings.ts'

const SIGNS: readonly SignWords[] = [
  { id: 'oil', name: 'Oil', means: 'what lanterns burn', said: ['oil', 'lanterns'] },
  { id: 'coin', name: 'Coins', means: 'what oil costs', said: ['Coins', 'Coin'], begins: ['Pay'] },
]
const hosted: AnyHosted = { ...lanterns.hosted, signs: () => SIGNS }
const OIL = '<:lanterns_oil_000000:1>'
const COIN = '<:lanterns_coin_000000:2>'

const bot = {
  emojis: new Map([
    [
      'lanterns',
      new Map([
        ['oil', { id: '1', name: 'lanterns_oil_000000' }],
        ['coin', { id: '2', name: 'lanterns_coin_000000' }],
      ]),
    ],
  ]),
  house: { games: new Map([['lanterns', hosted]]) },
} as unknown as Bot

const text = (content: string) => ({ type: ComponentType.TextDisplay, content })
const textWith = (content: string) => (withSigns(bot, 'lanterns', [text(content)])[0] as { content: string }).content

describe('beside words', () => {
  it('stands before the word, once a line, and the word stays', () => {
    expect(textWith('You have 5 Coins. 2 Coins buy 1 oil.')).toBe(`You have 5 ${COIN} Coins. 2 Coins buy 1 ${OIL} oil.`)
    expect(textWith('5 Coins\n1 Coin')).toBe(`5 ${COIN} Coins\n1 ${COIN} Coin`)
  })
  it('common words get theirs only where they are counted', () => {
    expect(textWith('Some lanterns want oil, this one oil (3).')).toBe(`Some lanterns want oil, this one ${OIL} oil (3).`)
  })
  it('leaves parts of words, mentions, addresses and code alone', () => {
    for (const plain of ['Boiling turmoil', '<@123> and <t:5:R>', 'https://oil.example/oil', '`oil`'])
      expect(textWith(plain)).toBe(plain)
  })
  it('twice is as good as once', () => {
    const once = textWith('2 Coins buy 1 oil')
    expect(textWith(once)).toBe(once)
  })
  it('never makes a message longer than Discord takes', () => {
    const long = `${'x'.repeat(3_970)} 1 oil Coins`
    expect(textWith(long).length).toBeLessThanOrEqual(4_000)
    expect(textWith(long)).toContain('oil Coins')
  })
  it('marks choices, and nothing else that can be pressed', () => {
    const row = {
      type: ComponentType.ActionRow,
      components: [
        { type: ComponentType.Button, custom_id: 'a1|go|t|d|0', label: 'Pay for oil', style: 1 },
        { type: ComponentType.Button, custom_id: 'a1|board|t||', label: 'Pay', style: 2 },
        { type: ComponentType.StringSelect, custom_id: 'a1|go|t|d|', options: [{ label: 'More oil', value: '0' }] },
      ],
    }
    const [{ components }] = withSigns(bot, 'lanterns', [row]) as unknown as [{ components: Record<string, unknown>[] }]
    expect(components[0]!.emoji).toEqual({ id: '2', name: 'lanterns_coin_000000' })
    expect(components[1]!.emoji).toBeUndefined()
    expect(components[2]!.options).toEqual([{ label: 'More oil', value: '0', emoji: { id: '1', name: 'lanterns_oil_000000' } }])
  })
  it('without emojis nothing is changed', () => {
    const parts = [text('5 Coins')]
    expect(withSigns({ ...bot, emojis: new Map() } as Bot, 'lanterns', parts)).toBe(parts)
  })
})

/** The eight bytes every such picture begins with, then what sets one look apart from another. */
const pixels = (look: string) => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(look)])

const studioLooking = (look: { now: string }): Studio =>
  ({
    draw: async () => null,
    sign: async (_: string, sign: string) =>
      look.now && { bytes: pixels(`${sign} ${look.now}`), type: 'image/png', alt: sign, name: 'x.png' },
    close() {},
  }) as unknown as Studio

describe('as emojis of the application', () => {
  let night: TableOfTwo
  afterEach(() => night.close())

  const emojis = () => night.parlour.house.store.emojis.all().map(({ name }) => name)
  const raised = async (signs: readonly string[]) => {
    const names = () => emojis().filter((name) => signs.some((sign) => name.startsWith(`lanterns_${sign}_`)))
    for (let i = 0; i < 200 && (names().length !== signs.length || night.archon.bot.emojis.size === 0); i++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    return names().sort()
  }

  const refusals = () => night.parlour.traffic.filter(({ path, status }) => path.endsWith('/emojis') && status === 403)

  it('are told once, kept while they look the same, replaced when they do not; those of others stay', async () => {
    const look = { now: 'old' }
    night = await tableOfTwo({ studio: studioLooking(look) }, false, hosted)
    const first = await raised(['coin', 'oil'])
    expect(first).toHaveLength(2)
    await night.archon.bot.client.application.emojis.create({ attachment: pixels('own'), name: 'lanterns_party' })
    const uploads = () => night.parlour.traffic.filter(({ method, path }) => method === 'POST' && path.endsWith('/emojis')).length
    const before = uploads()
    await night.restart()
    expect(await raised(['coin', 'oil'])).toEqual(first)
    expect(uploads()).toBe(before)
    look.now = 'new'
    await night.restart()
    for (let i = 0; i < 200 && emojis().some((name) => first.includes(name)); i++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    const second = await raised(['coin', 'oil'])
    expect(second).toHaveLength(2)
    expect(second).not.toEqual(first)
    expect(emojis().sort()).toEqual([...second, 'lanterns_party'].sort())
  })

  it('where Discord does not take them, words stand alone', async () => {
    const look = { now: '' }
    night = await tableOfTwo({ studio: studioLooking(look) }, false, hosted)
    night.parlour.faults.fail({ where: 'POST /applications/*/emojis', status: 403, code: 50001, times: 9 })
    look.now = 'new'
    const before = refusals().length
    await night.restart()
    for (let i = 0; i < 200 && refusals().length === before; i++) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(refusals().length).toBeGreaterThan(before)
    expect(night.archon.bot.emojis.size).toBe(0)
    expect(textOf(await night.ann.in(night.channel).click('Take my turn'))).not.toContain('<:')
  })
})
