/** The HTTP server: one door for bots, one for people, one for files and the page. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { avatar, defaultAvatar } from './avatars.ts'
import { isWelcome } from './doorway.ts'
import { openAddress } from './files.ts'
import type { Gateway } from './gateway/gateway.ts'
import { personOr404 } from './house.ts'
import { wireRoutes } from './people/routes.ts'
import type { Pages } from './people/socket.ts'
import { addUpload } from './people/uploads.ts'
import { refusal } from './refusal.ts'
import { type Api, answerBot, asReply, attempt, type Reply } from './rest/api.ts'
import { readBody, readBytes } from './rest/body.ts'
import { matchRoute } from './rest/router.ts'

export type Assets = Map<string, { type: string; body: Buffer }>

export interface ServerParts {
  api: Api
  gateway: Gateway
  pages: Pages
  /** The web client; made when first asked for. */
  assets: () => Promise<Assets>
  port: number
}

/** Nobody may frame the page or read its files from elsewhere, and no browser may guess a type. */
const GUARDED = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

const IDLE_CONNECTION = 60_000

export async function openServer(parts: ServerParts): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    respond(parts, server, request, response).catch((error: unknown) => {
      parts.api.report(error)
      if (!response.headersSent) response.writeHead(500, GUARDED)
      response.end()
    })
  })
  // On a busy machine, five seconds are over between a caller's look at an idle connection and its next request there.
  server.keepAliveTimeout = IDLE_CONNECTION
  server.on('upgrade', (request, socket, head) => upgrade(parts, server, request, socket, head))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(parts.port, '127.0.0.1', resolve)
  })
  return {
    port: portOf(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** Where in the house a request wants to go; what is no path (`*`, another address) leads nowhere, and `//` is no host's name. */
function placeOf({ url = '/' }: IncomingMessage): URL | undefined {
  const place = `http://parlour${url}`
  return url.startsWith('/') && URL.canParse(place) ? new URL(place) : undefined
}

async function respond(parts: ServerParts, server: Server, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isWelcome(request, portOf(server)))
    return void response.writeHead(403, { 'Content-Type': 'text/plain' }).end('Not from there.')
  const url = placeOf(request)
  if (!url) return void response.writeHead(400, GUARDED).end()
  const path = url.pathname
  if (path.startsWith('/api/')) {
    const { method = 'GET', headers } = request
    const asked = { method, url, authorization: headers.authorization, read: () => readBody(request) }
    return sendJson(response, await answerBot(parts.api, asked))
  }
  if (path.startsWith('/wire/')) return sendJson(response, await attempt(parts.api, () => answerPerson(parts, request, url)))
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendJson(response, { status: 405, body: refusal('methodNotAllowed').body })
  return sendFile(parts, request, response, url)
}

function sendJson(response: ServerResponse, { status, headers, body, cut }: Reply): void {
  if (cut) return void response.destroy()
  const text = body === undefined ? undefined : JSON.stringify(body)
  response.writeHead(status, {
    ...GUARDED,
    ...headers,
    ...(text !== undefined && { 'Content-Type': 'application/json' }),
    'Cache-Control': 'no-store',
  })
  response.end(text)
}

/** The page's requests. An upload is the one that is not JSON. */
async function answerPerson({ api }: ServerParts, request: IncomingMessage, url: URL): Promise<Reply> {
  const { house } = api
  const path = url.pathname.slice('/wire'.length)
  const [, uploader] = /^\/people\/(\d+)\/uploads$/.exec(path) ?? []
  if (uploader && request.method === 'POST') {
    const person = personOr404(house, uploader)
    const name = url.searchParams.get('filename') ?? 'file'
    return { status: 200, body: addUpload(house, person, name, request.headers['content-type'] ?? '', await readBytes(request)) }
  }
  const { route, params } = matchRoute(wireRoutes, request.method ?? 'GET', path)
  const { body, files } = await readBody(request)
  return asReply(await route.act({ house, params, query: url.searchParams, body, files }))
}

/** Pictures people and bots sent, avatars, emoji, and the page itself. */
async function sendFile(
  { api, assets }: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { house } = api
  const [, folder, name = ''] = url.pathname.split('/')
  const send = (type: string, body: Buffer | string, more: Record<string, string> = {}) =>
    void response.writeHead(200, { ...GUARDED, 'Content-Type': type, ...more }).end(request.method === 'HEAD' ? undefined : body)
  const missing = () => void response.writeHead(404, { ...GUARDED, 'Content-Type': 'text/plain' }).end('There is nothing here.')

  if (folder === 'attachments') {
    const file = openAddress(house, url)
    // A file is shown or saved, never run: whatever script it holds stays without rights.
    const shown = file?.type.startsWith('image/') ? 'inline' : 'attachment'
    const guard = {
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'Content-Disposition': shown,
    }
    return file ? send(file.type, file.bytes, { ...guard, 'Cache-Control': 'private, max-age=3600' }) : missing()
  }
  if (folder === 'emojis') {
    const file = house.store.files.get(name.replace(/\.\w+$/, ''))
    return file ? send(file.type, file.bytes) : missing()
  }
  if (folder === 'avatars') {
    const person = house.store.people.get(name.replace(/\.svg$/, ''))
    return person ? send('image/svg+xml', avatar(person)) : missing()
  }
  if (folder === 'embed') return send('image/png', defaultAvatar(Number.parseInt(url.pathname.split('/')[3] ?? '0', 10) || 0))
  // One name for the page, so that everything it shows comes from the same origin.
  if (request.headers.host !== new URL(house.address).host)
    return void response.writeHead(302, { Location: `${house.address}${request.url}` }).end()
  const asset = (await assets()).get(url.pathname)
  return asset ? send(asset.type, asset.body, { 'Cache-Control': 'no-cache' }) : missing()
}

/** Two kinds of socket: bots at the gateway, pages at the wire. */
function upgrade({ gateway, pages }: ServerParts, server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const path = placeOf(request)?.pathname
  const target = path === '/gateway' || path === '/gateway/' ? gateway.server : path === '/wire/socket' ? pages.server : undefined
  if (!target || !isWelcome(request, portOf(server))) {
    socket.on('error', () => socket.destroy()) // whoever was refused may have hung up already
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
    return
  }
  target.handleUpgrade(request, socket, head, (connection) => target.emit('connection', connection, request))
}
