import type { IncomingMessage } from 'node:http'

/**
 * Who may come in. The parlour listens on this machine only, but a web page from anywhere can make the browser on this machine
 * speak to it. Three headers give such a page away: the name it used for us (a name rebound to 127.0.0.1), the page's own
 * origin, and the browser's note that the request crosses sites. Programs like a bot send none of the latter two.
 */
export function isWelcome(request: IncomingMessage, port: number): boolean {
  const names = [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]
  const { host, origin, 'sec-fetch-site': site } = request.headers
  if (host === undefined || !names.includes(host.toLowerCase())) return false
  if (origin !== undefined && !names.some((name) => origin.toLowerCase() === `http://${name}`)) return false
  return site === undefined || site === 'same-origin' || site === 'none'
}
