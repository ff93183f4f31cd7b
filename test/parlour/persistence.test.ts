/** What a restart keeps, and what it lets go. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openClock } from '../../src/parlour/clock.ts'
import { openParlour } from '../../src/parlour/harness.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import { ask } from './bare.ts'
import { PIXEL, startBot } from './demo-bot.ts'
import { command, latestInteraction } from './limits.ts'

let folder: string
let database: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-'))
  database = join(folder, 'parlour.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps people, channels, words, pictures, commands and reading marks; ephemerals are gone', async () => {
  const clock = openClock({ standingAt: Date.now() })
  const before = await openParlour({ database, clock })
  const bot = await startBot(before.api, before.token)
  const alice = before.person('Alice', { roles: ['Organiser'] })
  const bob = before.person('Bob')
  await alice.slash('/table open', { game: 'era' })
  await alice.slash('/secret')
  await alice.slash('/thread')
  await alice.slash('/pin')
  await alice.sees('👍 1')
  const picture = alice.say('look', { files: [{ name: 'p.png', bytes: PIXEL, type: 'image/png' }] })
  before.faults.closeDms(bob.id)
  const world = await fetch(`${before.address}/wire/people/${bob.id}/world`).then((response) => response.json())
  await bot.destroy()
  await before.close()

  const after = await openParlour({ database, clock })
  expect([after.token, after.applicationId, after.guildId]).toEqual([before.token, before.applicationId, before.guildId])
  const again = after.person('Alice')
  expect(again.id).toBe(alice.id)
  expect(again.canSee('Table for era')).toBe(true)
  expect(again.canSee('Only for you')).toBe(false)
  expect(again.canSee('Welcome')).toBe(true)
  const shown = await again.sees('look')
  expect(shown.attachments[0]).toMatchObject({ id: picture.attachments[0]?.id, width: 1, height: 1 })
  const bytes = await fetch(shown.attachments[0]?.url ?? '').then((response) => response.arrayBuffer())
  expect(Buffer.from(bytes).equals(PIXEL)).toBe(true)

  const restored = await fetch(`${after.address}/wire/people/${bob.id}/world`).then((response) => response.json())
  const portless = (value: unknown) =>
    JSON.stringify(value)
      .replaceAll(/127\.0\.0\.1:\d+/g, 'here')
      .replace('"online":true', '"online":false')
  expect(portless(restored)).toBe(portless(world))

  // The bot comes back, and old buttons still work.
  const back = await startBot(after.api, after.token)
  await again.click('Join', { message: (await again.sees('Table for era')).id })
  await after.person('Bob').sees('Alice joined')
  await back.destroy()
  await after.close()
})

it('goes on counting ids where it stopped, even if the clock was set back', async () => {
  const late = openClock({ standingAt: Date.now() + 1_000_000 })
  const before = await openParlour({ database, clock: late })
  const said = before.person('Alice').say('first')
  await before.close()
  const after = await openParlour({ database, clock: openClock({ standingAt: Date.now() }) })
  const next = after.person('Alice').say('second')
  expect(BigInt(next.id)).toBeGreaterThan(BigInt(said.id))
  expect(
    after
      .person('Alice')
      .messages()
      .map(({ content }) => content),
  ).toEqual(['first', 'second'])
  await after.close()
})

it('says of what the bot had promised before a restart that it will not come', async () => {
  const clock = openClock({ standingAt: Date.now() })
  const before = await openParlour({ database, clock })
  await ask(before, `POST /applications/${before.applicationId}/commands`, command({ name: 'go' }))
  const asked = before.person('Alice').slash('/go')
  const { callback, hook } = await latestInteraction(before)
  await ask(before, callback, { type: 5 }, { token: null })
  await asked
  expect(before.person('Alice').screen()).toContain('is thinking…')
  await before.close()
  const after = await openParlour({ database, clock })
  expect(after.person('Alice').screen()).toContain('The application did not respond')
  expect(await ask(after, `PATCH ${hook}/messages/@original`, { content: 'late' }, { token: null })).toMatchObject({
    status: 404,
  })
  await after.close()
})

it('archives after a restart what fell asleep meanwhile', async () => {
  const clock = openClock({ standingAt: Date.now() })
  const before = await openParlour({ database, clock })
  const line = `POST /channels/${before.channel('welcome')}/threads`
  const { body } = await ask(before, line, { name: 'table', type: 11, auto_archive_duration: 60 })
  await before.close()
  await clock.advance(2 * 60 * 60_000)
  const after = await openParlour({ database, clock })
  await clock.advance(0)
  expect((await ask(after, `GET /channels/${body.id}`)).body.thread_metadata).toMatchObject({ archived: true })
  await after.close()
})

it('refuses a file of another version instead of misreading it', async () => {
  await (await openParlour({ database })).close()
  const db = openDatabase(database)
  db.pragma('user_version = 99')
  db.close()
  await expect(openParlour({ database })).rejects.toThrow('version 99')
})
