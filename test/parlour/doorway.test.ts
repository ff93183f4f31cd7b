/** Who is let in: programs on this machine and the parlour's own page, and no page from anywhere else. */
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { ask } from './bare.ts'

let parlour: TestParlour
let port: number
beforeAll(async () => {
  parlour = await openParlour({ client: async () => new Map([['/', { type: 'text/html', body: Buffer.from('<h1>page</h1>') }]]) })
  port = Number(new URL(parlour.address).port)
})
afterAll(() => parlour.close())

/** `fetch` would not let us lie about the host. */
const knock = (
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    })
    sent.on('error', reject)
    sent.end()
  })
const home = () => `127.0.0.1:${port}`

describe('requests', () => {
  it('come in by one of our names', async () => {
    for (const host of [home(), `localhost:${port}`, `[::1]:${port}`])
      expect((await knock('/wire/people', { host })).status).toBe(200)
  })
  it.each(['evil.example', 'evil.example:80', '127.0.0.1', '127.0.0.1:1', 'localhost.evil.example', '0.0.0.0'])(
    'are refused under the name %s',
    async (host) => {
      for (const path of ['/', '/wire/people', '/api/v10/gateway']) expect((await knock(path, { host })).status).toBe(403)
    },
  )
  it.each(['https://evil.example', 'null', 'http://localhost:1', 'https://127.0.0.1'])(
    'are refused from a page at %s',
    async (origin) => {
      expect((await knock('/wire/people', { host: home(), origin }, 'POST')).status).toBe(403)
      expect((await knock('/api/v10/gateway', { host: home(), origin })).status).toBe(403)
    },
  )
  it('for no place at all are turned away, and the house still stands', async () => {
    for (const path of ['//', '///', '//:', '//[', '/\\\\', 'http://evil.example:x/', '*'])
      expect((await knock(path, { host: home() })).status, path).toBeLessThan(500)
    for (const path of ['//', '//:', '/nowhere']) {
      const socket = new WebSocket(`ws://${home()}${path}`)
      expect(String(await once(socket, 'error')), path).toContain('403')
    }
    expect((await knock('/wire/people', { host: home() })).status).toBe(200)
  })
  it('that hang up while they are refused do no harm', async () => {
    const caller = connect(port, '127.0.0.1')
    await once(caller, 'connect')
    caller.write(`GET /nowhere HTTP/1.1\r\nHost: ${home()}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
    await new Promise((resolve) => setImmediate(resolve))
    caller.resetAndDestroy() // what goes wrong now would go unhandled and fail the run
    expect((await knock('/wire/people', { host: home() })).status).toBe(200)
  })
  it('from our own page are welcome', async () => {
    expect(
      (await knock('/wire/people', { host: home(), origin: `http://${home()}`, 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200)
  })
  it.each(['cross-site', 'same-site'])(
    'that the browser marks as %s are refused, even plain ones without an origin',
    async (site) => {
      expect((await knock('/wire/people', { host: home(), 'sec-fetch-site': site })).status).toBe(403)
    },
  )
  it('as text, which a foreign page could send unasked, change nothing', async () => {
    const response = await fetch(`${parlour.address}/wire/people`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: '{"name":"Eve"}',
    })
    expect(response.status).toBe(400)
  })
})

describe('sockets', () => {
  const outcome = async (path: string, headers: Record<string, string>) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers })
    const opened = await once(socket, 'open').then(
      () => true,
      () => false,
    )
    socket.terminate()
    return opened
  }
  it.each(['/gateway', '/wire/socket'])('%s opens for programs and our page only', async (path) => {
    expect(await outcome(path, {})).toBe(true)
    expect(await outcome(path, { Origin: parlour.address })).toBe(true)
    expect(await outcome(path, { Origin: 'https://evil.example' })).toBe(false)
    expect(await outcome(path, { Host: 'evil.example' })).toBe(false)
    expect(await outcome(path, { 'Sec-Fetch-Site': 'cross-site' })).toBe(false)
  })
  it('elsewhere there is none', async () => expect(await outcome('/other', {})).toBe(false))
})

describe('the page', () => {
  it('lives under one name, cannot be framed, and is not guessed at', async () => {
    expect(await knock('/', { host: `localhost:${port}` })).toEqual({ status: 302, location: `${parlour.address}/` })
    const page = await fetch(parlour.address)
    expect(await page.text()).toBe('<h1>page</h1>')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${parlour.address}/none.js`)).status).toBe(404)
  })
  it('serves files so that they cannot run', async () => {
    const files = [{ name: 'evil.html', bytes: Buffer.from('<script>alert(1)</script>'), type: 'text/html' }]
    const { body } = await ask(parlour, `POST /channels/${parlour.channel('welcome')}/messages`, {}, { files })
    const [attachment] = Array.isArray(body.attachments) ? body.attachments : []
    const served = await fetch(attachment.url)
    expect(served.headers.get('content-security-policy')).toContain('sandbox')
    expect(served.headers.get('content-disposition')).toBe('attachment')
  })
  it('serves files under signed addresses that run out after a day', async () => {
    const { body } = await ask(
      parlour,
      `POST /channels/${parlour.channel('welcome')}/messages`,
      {},
      { files: [{ name: 'a.txt', bytes: Buffer.from('a') }] },
    )
    const [attachment] = Array.isArray(body.attachments) ? body.attachments : []
    expect((await fetch(attachment.url)).status).toBe(200)
    expect((await fetch(String(attachment.url).replace(/hm=./, 'hm=x'))).status).toBe(404)
    await parlour.clock.advance(25 * 60 * 60_000)
    expect((await fetch(attachment.url)).status).toBe(404)
    const again = await ask(parlour, `GET /channels/${parlour.channel('welcome')}/messages/${body.id}`)
    const [fresh] = Array.isArray(again.body.attachments) ? again.body.attachments : []
    expect((await fetch(fresh.url)).status).toBe(200)
  })
})

it('bots need their token, and losing it is said with 401', async () => {
  for (const token of ['wrong', null])
    expect(await ask(parlour, 'GET /users/@me', undefined, { token })).toMatchObject({ status: 401, body: { code: 0 } })
  expect(await ask(parlour, 'GET /users/@me')).toMatchObject({ status: 200 })
})

it('nobody outside this machine can reach it', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one && !one.internal && one.family === 'IPv4')
  const reachable = outside
    ? await fetch(`http://${outside.address}:${port}/`).then(
        () => true,
        () => false,
      )
    : false
  expect(reachable).toBe(false)
})
