/** Everything that can go wrong on Discord, and how a bot's library meets it. */
import { type Client, DiscordAPIError, Events, GatewayCloseCodes, HTTPError } from 'discord.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask } from './bare.ts'
import { startBot } from './demo-bot.ts'
import { command, latestInteraction } from './limits.ts'

let parlour: TestParlour
let alice: Guest
beforeEach(async () => {
  parlour = await openParlour()
  alice = parlour.person('Alice')
})
afterEach(() => parlour.close())
const messages = () => `/channels/${parlour.channel('welcome')}/messages`
const posts = () => parlour.traffic.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))

describe('a bot', () => {
  let bot: Client<true>
  beforeEach(async () => {
    bot = await startBot(parlour.api, parlour.token)
  })
  afterEach(() => bot.destroy())
  const send = async (content: string) => {
    const channel = await bot.channels.fetch(parlour.channel('welcome'))
    if (!channel?.isSendable()) throw new Error('not a place to write')
    return channel.send(content)
  }

  it('waits out a rate limit and tries again', async () => {
    parlour.faults.rateLimit({ where: 'POST /channels/*/messages', times: 2, retryAfter: 0.05 })
    await send('patient')
    expect(posts().map(({ status }) => status)).toEqual([429, 429, 200])
  })
  it('tries again after a server error, and gives up after four', async () => {
    parlour.faults.fail({ where: 'POST /channels/*/messages' })
    await send('at last')
    expect(posts().map(({ status }) => status)).toEqual([500, 200])
    parlour.faults.fail({ where: 'POST /channels/*/messages', status: 502, times: 4 })
    await expect(send('never')).rejects.toThrow(HTTPError)
    parlour.faults.calm()
  })
  it('may say a thing twice when only the answer was lost', async () => {
    parlour.faults.fail({ where: /^POST .*messages$/, late: true })
    await send('echo')
    expect(alice.messages().map(({ content }) => content)).toEqual(['echo', 'echo'])
  })
  it('is refused with the code the test wants', async () => {
    parlour.faults.fail({ where: 'POST /channels/*/messages', status: 403, code: 200000, message: 'Blocked' })
    await expect(send('rude words')).rejects.toMatchObject({ code: 200000 })
  })
  it('loses a right, and learns which', async () => {
    parlour.faults.revoke('SendMessages', parlour.channel('welcome'))
    await expect(send('x')).rejects.toMatchObject({ code: 50013 })
    parlour.faults.restore('SendMessages', parlour.channel('welcome'))
    await send('x')
    parlour.faults.revoke('ViewChannel', parlour.channel('welcome'))
    await expect(send('x')).rejects.toMatchObject({ code: 50001 })
    parlour.faults.revoke('ViewChannel')
  })
  it('writes to the closed, and to those who left', async () => {
    const user = await bot.users.fetch(alice.id)
    await user.send('hello')
    parlour.faults.closeDms(alice.id)
    await expect(user.send('hello?')).rejects.toThrow(DiscordAPIError)
    await expect(user.send('hello?')).rejects.toMatchObject({ code: 50007, status: 403 })
    parlour.faults.openDms(alice.id)
    parlour.faults.leaveGuild(alice.id)
    await expect(user.send('hello?')).rejects.toMatchObject({ code: 50278, status: 403 })
  })
  it('finds its message or its channel gone', async () => {
    const message = await send('soon gone')
    parlour.faults.deleteMessage(message.id)
    await expect(message.edit('x')).rejects.toMatchObject({ code: 10008 })
    parlour.faults.deleteChannel(parlour.channel('welcome'))
    await expect(message.reply('x')).rejects.toMatchObject({ code: 10003 })
    expect(alice.canSee('soon gone')).toBe(false)
  })
  it('survives an event that comes twice', async () => {
    parlour.faults.duplicateEvents()
    await alice.slash('/hello')
    const answered = () => parlour.traffic.filter(({ path }) => path.endsWith('/callback')).map(({ status }) => status)
    await expect.poll(answered).toEqual([204, 400])
    expect(alice.messages()).toHaveLength(1)
  })
})

it('an enforced nonce makes a repeated post harmless, for some minutes', async () => {
  const say = (more: object = {}) =>
    ask(parlour, `POST ${messages()}`, { content: 'once', nonce: 'n1', enforce_nonce: true, ...more })
  parlour.faults.fail({ where: `POST ${messages()}`, late: true })
  expect((await say()).status).toBe(500)
  const again = await say()
  expect(again.status).toBe(200)
  expect(alice.messages()).toHaveLength(1)
  expect((await say({ nonce: 'n2' })).body.id).not.toBe(again.body.id)
  expect((await say({ enforce_nonce: false })).body.id).not.toBe(again.body.id)
  await parlour.clock.advance(6 * 60_000)
  expect((await say()).body.id).not.toBe(again.body.id)
})

it('slow answers wait on the clock', async () => {
  parlour.faults.slow(5_000, { where: `POST ${messages()}` })
  let arrived = false
  const asking = ask(parlour, `POST ${messages()}`, { content: 'slow' }).then((answer) => {
    arrived = true
    return answer
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(arrived).toBe(false)
  await expect
    .poll(async () => {
      await parlour.clock.advance(5_000) // again if the question itself was slow to arrive
      return arrived
    })
    .toBe(true)
  expect(await asking).toMatchObject({ status: 200 })
})

it('429 tells how long to wait, in header and body, for this route or for all', async () => {
  parlour.faults.rateLimit({ retryAfter: 1.5, global: true })
  const { status, headers, body } = await ask(parlour, 'GET /users/@me')
  expect({ status, body }).toMatchObject({ status: 429, body: { retry_after: 1.5, global: true, message: expect.any(String) } })
  expect(headers.get('retry-after')).toBe('1.5')
  expect(headers.get('x-ratelimit-global')).toBe('true')
  expect(headers.get('x-ratelimit-scope')).toBe('global')
})

it('every answer carries the allowance; enforced, it runs out and comes back', async () => {
  const plain = await ask(parlour, `POST ${messages()}`, { content: 'x' })
  for (const name of ['limit', 'remaining', 'reset', 'reset-after', 'bucket'])
    expect(plain.headers.get(`x-ratelimit-${name}`)).toBeTruthy()
  for (let count = 0; count < 20; count++)
    expect(await ask(parlour, `POST ${messages()}`, { content: 'x' })).toMatchObject({ status: 200 })

  const strict = await openParlour({ rateLimits: true })
  const line = `POST /channels/${strict.channel('welcome')}/messages`
  const statuses = async (count: number) => {
    const heard: number[] = []
    for (let one = 0; one < count; one++) heard.push((await ask(strict, line, { content: 'x' })).status)
    return heard
  }
  expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429])
  const other = await ask(strict, `POST /channels/${strict.channel('tables')}/messages`, { content: 'x' })
  expect(other.status).toBe(200)
  expect(other.headers.get('x-ratelimit-remaining')).toBe('4')
  await strict.clock.advance(5_000)
  expect(await statuses(1)).toEqual([200])
  await strict.close()
})

describe('threads', () => {
  const thread = async (type = 11) =>
    (
      await ask(parlour, `POST /channels/${parlour.channel('welcome')}/threads`, {
        name: 'table',
        type,
        auto_archive_duration: 60,
      })
    ).body.id
  const say = (id: string, content = 'x') => ask(parlour, `POST /channels/${id}/messages`, { content })

  it('fall asleep when nothing happens, and wake when something is said', async () => {
    const id = await thread()
    await say(id, 'hello')
    await parlour.clock.advance(59 * 60_000)
    alice.say('still here', { channel: 'table' })
    await parlour.clock.advance(59 * 60_000)
    const state = async () => (await ask(parlour, `GET /channels/${id}`)).body.thread_metadata
    expect(await state()).toMatchObject({ archived: false })
    await parlour.clock.advance(60_000)
    expect(await state()).toMatchObject({ archived: true })
    expect(await say(id, 'awake')).toMatchObject({ status: 200 })
    expect(await state()).toMatchObject({ archived: false })
  })
  it('take no change while archived but being opened', async () => {
    const id = await thread()
    const { body } = await say(id)
    parlour.faults.archiveThread(id)
    const sleeping = { status: 400, body: { code: 50083 } }
    expect(await ask(parlour, `PATCH /channels/${id}/messages/${body.id}`, { content: 'y' })).toMatchObject(sleeping)
    expect(await ask(parlour, `DELETE /channels/${id}/messages/${body.id}`)).toMatchObject(sleeping)
    expect(await ask(parlour, `PUT /channels/${id}/messages/${body.id}/reactions/👍/@me`)).toMatchObject(sleeping)
    expect(await ask(parlour, `PUT /channels/${id}/messages/pins/${body.id}`)).toMatchObject(sleeping)
    expect(await ask(parlour, `PUT /channels/${id}/thread-members/${alice.id}`)).toMatchObject(sleeping)
    expect(await ask(parlour, `PATCH /channels/${id}`, { locked: true })).toMatchObject(sleeping)
    expect(await ask(parlour, `PATCH /channels/${id}`, { archived: false, locked: true })).toMatchObject({ status: 200 })
  })
  it('are shut by a lock for all but their keepers', async () => {
    const id = await thread()
    alice.join('table')
    parlour.faults.lockThread(id)
    expect(() => alice.say('let me', { channel: 'table' })).toThrow('Thread is locked')
    expect(await say(id)).toMatchObject({ status: 200 })
    parlour.faults.revoke('ManageThreads')
    expect(await say(id)).toMatchObject({ status: 400, body: { code: 160005 } })
    parlour.faults.archiveThread(id, { locked: true })
    expect(await say(id)).toMatchObject({ status: 400, body: { code: 50083 } })
  })
  it('open again under a click, unless locked', async () => {
    const id = await thread()
    await ask(parlour, `POST /channels/${id}/messages`, {
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }],
    })
    alice.join('table')
    parlour.faults.archiveThread(id)
    const clicking = alice.in({ id }).click('Go')
    const { callback } = await latestInteraction(parlour)
    await ask(parlour, callback, { type: 6 }, { token: null })
    await clicking
    expect((await ask(parlour, `GET /channels/${id}`)).body.thread_metadata).toMatchObject({ archived: false })
    parlour.faults.archiveThread(id, { locked: true })
    await expect(alice.in({ id }).click('Go')).rejects.toThrow('Thread is archived')
  })
  it('made of a message share its id, and cannot be made twice', async () => {
    const { body } = await ask(parlour, `POST ${messages()}`, { content: 'seed' })
    const grow = () => ask(parlour, `POST ${messages()}/${body.id}/threads`, { name: 'tree' })
    expect(await grow()).toMatchObject({ status: 201, body: { id: body.id, parent_id: parlour.channel('welcome') } })
    expect(await grow()).toMatchObject({ status: 400, body: { code: 160004 } })
    expect((await ask(parlour, `GET ${messages()}/${body.id}`)).body).toMatchObject({ flags: 32, thread: { id: body.id } })
  })
  it('cannot be a thousand and one', async () => {
    const model = parlour.house.store.channels.get(await thread())
    for (let count = 1; model && count < 1000; count++) parlour.house.store.channels.put({ ...model, id: parlour.house.nextId() })
    const one = await ask(parlour, `POST /channels/${parlour.channel('welcome')}/threads`, { name: 'one more', type: 11 })
    expect(one).toMatchObject({ status: 400, body: { code: 160006 } })
  })
})

it('a request is refused without a reason, or the connection breaks before or after it was done', async () => {
  const me = () => ask(parlour, 'GET /users/@me')
  parlour.faults.fail({ where: 'GET /users/*', status: 401 })
  expect(await me()).toMatchObject({ status: 401, body: { message: '401: Unauthorized', code: 0 } })
  expect(await me()).toMatchObject({ status: 200 })
  const say = (content: string) => ask(parlour, `POST ${messages()}`, { content })
  parlour.faults.fail({ where: `POST ${messages()}`, cut: true })
  await expect(say('never')).rejects.toThrow('fetch failed')
  parlour.faults.fail({ where: `POST ${messages()}`, cut: true, late: true })
  await expect(say('unheard')).rejects.toThrow('fetch failed')
  expect(alice.messages().map(({ content }) => content)).toEqual(['unheard'])
})

it('a token that was reset is refused by every request and by the gateway, for good', async () => {
  const bot = await startBot(parlour.api, parlour.token)
  parlour.faults.resetToken()
  parlour.faults.calm()
  for (const line of ['GET /users/@me', 'GET /gateway/bot', `GET ${messages()}`])
    expect(await ask(parlour, line)).toMatchObject({ status: 401, body: { code: 0 } })
  const closed = new Promise((resolve) => bot.once(Events.ShardDisconnect, ({ code }) => resolve(code)))
  parlour.faults.dropGateway()
  expect(await closed).toBe(GatewayCloseCodes.AuthenticationFailed)
  await bot.destroy()
  const again = await startBot(parlour.api, parlour.house.guild.token)
  await again.destroy()
})

it('a fault strikes the requests it names, as often as it was told', async () => {
  await ask(parlour, `POST /applications/${parlour.applicationId}/commands`, command())
  parlour.faults.fail({ where: 'GET /users/*', times: 2 })
  const statuses = []
  for (const line of ['GET /users/@me', 'GET /gateway/bot', 'GET /users/@me', 'GET /users/@me'])
    statuses.push((await ask(parlour, line)).status)
  expect(statuses).toEqual([500, 200, 500, 200])
})
