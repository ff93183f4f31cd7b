/** `/healthz`: whether people are served just now, and why not; for supervisors and containers. 200 if so, 503 if not. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Null if all is well. */
export type Why = () => string | null

export type Healthz = { readonly address: string; close(): void }

export async function openHealthz(port: number, host: string, why: Why): Promise<Healthz> {
  const server: Server = createServer((request, response) => {
    const isAsked = (request.method === 'GET' || request.method === 'HEAD') && request.url?.split('?')[0] === '/healthz'
    const reason = isAsked ? why() : 'there is only /healthz here'
    const status = !isAsked ? 404 : reason === null ? 200 : 503
    response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' })
    response.end(`${JSON.stringify(reason === null ? { ready: true } : { ready: false, why: reason })}\n`)
  })
  server.requestTimeout = 5_000
  server.maxConnections = 20
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/healthz`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
