/** Discord answers with 401: without a reason, and everything goes on; or because it does not know the token any more, and we end. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DiscordAPIError } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { tableById } from '../../src/tables/position.ts'
import { publicTexts, type TableOfTwo, tableOfTwo, textOf } from '../discord/evenings.ts'
import { type Running, startMain } from './main-process.ts'

const POSTS = 'POST /channels/*/messages'
const CALLBACKS = 'POST /interactions/*/*/callback'
const ME = 'GET /users/@me'

describe('a 401 without a reason', () => {
  let night: TableOfTwo
  let lost = 0
  const begin = async () => {
    lost = 0
    night = await tableOfTwo({ onLost: () => lost++ })
  }
  afterEach(async () => {
    expect(lost).toBe(0)
    await night.close()
  })

  const waiting = async () => (await night.archon.house.store.counts()).posts
  async function press(): Promise<void> {
    const { archon, channel, id } = night
    const ann = night.ann.in(channel)
    const { fence } = await tableById(archon.house, id)
    const message = (await ann.click('Take my turn'))!
    await ann.click('(bid)', { message })
    expect(textOf(await ann.click('Do it', { message }))).toContain('(dial)')
    expect((await tableById(archon.house, id)).fence).toBe(fence + 1)
    await archon.settle()
  }
  /** Ann answers by pressing, and everybody can read of it. */
  async function expectTurn(): Promise<void> {
    const before = publicTexts(night).length
    await press()
    expect(publicTexts(night).length).toBeGreaterThan(before)
    expect(await waiting()).toBe(0)
  }

  it.each([1, 3])('to %i posts in a row: they are sent all the same, at once', async (times) => {
    await begin()
    night.parlour.faults.fail({ where: POSTS, status: 401, times })
    await expectTurn()
  })

  it('to more posts than are tried at once: they are sent a little later', async () => {
    await begin()
    night.parlour.faults.fail({ where: POSTS, status: 401, times: 6 })
    await press()
    expect(await waiting()).toBeGreaterThan(0)
    await night.parlour.clock.advance(5_000)
    await night.archon.settle()
    expect(await waiting()).toBe(0)
    await night.bob.sees('Seal my answer', { channel: night.channel })
  })

  it('to presses: they are answered', async () => {
    await begin()
    night.parlour.faults.fail({ where: CALLBACKS, status: 401, times: 2 })
    await expectTurn()
  })

  it('to whatever is asked, even to whether the token still counts: everything goes on', async () => {
    await begin()
    const { faults } = night.parlour
    faults.fail({ where: POSTS, status: 401 })
    faults.fail({ where: ME, status: 401, times: 2 })
    await expectTurn()
    faults.fail({ where: /^GET /, status: 401, times: 3 })
    const { client } = night.archon.bot
    expect((await client.users.fetch(night.ann.id, { force: true })).id).toBe(night.ann.id)
  })

  it.each([{ status: 500 }, { cut: true }])(
    'while Discord cannot say whether the token counts (%o): it tries again',
    async (failure) => {
      await begin()
      night.parlour.faults.fail({ where: ME, ...failure })
      night.parlour.faults.fail({ where: POSTS, status: 401 })
      await expectTurn()
    },
  )

  it('at the start: it starts, and tells Discord its commands', async () => {
    await begin()
    const { faults, house } = night.parlour
    for (const { id } of house.store.commands.all()) house.store.commands.drop(id)
    await night.archon.house.store.saveServer('@archon', { commands: 'others' })
    faults.fail({ where: 'GET /gateway/bot', status: 401 })
    faults.fail({ where: 'PUT /applications/*/commands', status: 401, times: 2 })
    await night.restart()
    expect(house.store.commands.all().length).toBeGreaterThan(10)
  })

  it('is not made of an interaction that is over: there it is the truth', async () => {
    await begin()
    const { bot } = night.archon
    const asked = () => night.parlour.traffic.filter(({ path }) => path.includes('/webhooks/')).length
    const callback = new Promise<{ applicationId: string; token: string }>((resolve) =>
      bot.client.once('interactionCreate', resolve),
    )
    await night.ann.in(night.channel).slash('/inbox')
    const { applicationId, token } = await callback
    await night.parlour.clock.advance(16 * 60_000)
    const before = asked()
    await expect(bot.client.rest.get(`/webhooks/${applicationId}/${token}/messages/@original`, { auth: false })).rejects.toThrow(
      DiscordAPIError,
    )
    expect(asked()).toBe(before + 1)
  })
})

describe('a token that is not known any more', () => {
  let parlour: TestParlour
  let bot: Running | undefined
  let folder: string
  beforeEach(async () => {
    parlour = await openParlour({ realTime: true })
    folder = mkdtempSync(join(tmpdir(), 'archon-token-'))
  })
  afterEach(async () => {
    bot?.child.kill('SIGKILL')
    await parlour.close()
    rmSync(folder, { recursive: true, force: true })
  })

  function start(token: string): Running {
    bot = startMain({ env: { DISCORD_TOKEN: token, ARCHON_DATA: folder, PARLOUR_API: parlour.api, LOG_LEVEL: 'info' } })
    return bot
  }

  it('ends the process with status 1, at the next request or when the gateway closes', { timeout: 300_000 }, async () => {
    const ann = parlour.person('Ann')
    for (const notice of [
      () => ann.in(parlour.channel('tables')).slash('/table open', { game: 'secret-societies' }),
      async () => parlour.faults.dropGateway(),
    ]) {
      const { ended, said, says } = start(parlour.house.guild.token)
      await says('Archon is on Discord')
      parlour.faults.resetToken()
      notice().catch(() => {})
      expect(await ended).toBe(1)
      expect(said()).toContain('check the token')
    }
  })

  it('ends it at its start, with words', { timeout: 300_000 }, async () => {
    parlour.faults.resetToken()
    const { ended, said } = start(parlour.token)
    expect(await ended).toBe(1)
    expect(said()).toContain('Check DISCORD_TOKEN')
  })
})
