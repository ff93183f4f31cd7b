/**
 * `/healthz`: whether people are served just now, and why not; for supervisors and containers. 200 if so, 503 if not. `/metrics` beside it,
 * where somebody wants figures.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Metrics } from './metrics.ts'

/** Null if all is well. */
export type Why = () => string | null

const TRY_AGAIN = 1_000

type Asked = { readonly metrics?: Metrics | undefined; readonly isPatient?: boolean }

export type Healthz = { readonly address: string; close(): void }

/** `isPatient`: whoever we relieve may still answer at that port; ours opens when they are gone. */
export async function openHealthz(
  port: number,
  host: string,
  why: Why,
  { metrics, isPatient = false }: Asked = {},
): Promise<Healthz> {
  const server: Server = createServer(async (request, response) => {
    const path = request.method === 'GET' || request.method === 'HEAD' ? request.url?.split('?')[0] : ''
    if (path === '/metrics' && metrics) {
      const { type, text } = await metrics.page()
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store', Connection: 'close' })
      return void response.end(text)
    }
    const isAsked = path === '/healthz'
    const reason = isAsked ? why() : `there is only /healthz${metrics ? ' and /metrics' : ''} here`
    const status = !isAsked ? 404 : reason === null ? 200 : 503
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
    response.end(`${JSON.stringify(reason === null ? { ready: true } : { ready: false, why: reason })}\n`)
  })
  server.requestTimeout = 5_000
  server.maxConnections = 20
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (!isPatient || error.code !== 'EADDRINUSE') return reject(error)
      setTimeout(() => server.listen(port, host), TRY_AGAIN).unref()
      resolve()
    })
    server.listen(port, host, resolve)
  })
  server.unref()
  const taken = (server.address() as AddressInfo | null)?.port ?? port
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/healthz`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
