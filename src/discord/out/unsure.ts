/**
 * Whether a message whose answer was lost is out, nobody knows. Discord's library asks for it again by itself, and for some minutes that
 * does no harm, because Discord knows its nonce. Later, as after a machine slept or a long rate limit, it would come twice: by then whoever
 * wants it sent has to look for it first. A thread has no nonce: one whose answer was lost is looked for at once.
 */
import type { RESTOptions } from 'discord.js'

type Fetch = RESTOptions['makeRequest']
type Request = Parameters<Fetch>[1]

/** Discord remembers a nonce for a few minutes. */
const NONCE_HOLDS = 2 * 60_000
const SERVER_FAILED = 500
const THREADS = /\/threads$/

export function neverBlindly(now: () => number, fetch: Fetch): Fetch {
  /** When messages whose answers were lost were first asked for, by where and with which nonce; until somebody looks there. */
  const lost = new Map<string, number>()
  const looked = (url: string) => {
    const path = url.split('?')[0]!
    const areThreads = path.endsWith('/threads/active')
    for (const key of lost.keys()) if (key.startsWith(`${path} `) || (areThreads && key.includes('/threads '))) lost.delete(key)
  }
  return async (url, request) => {
    if (request.method === 'GET') looked(url)
    const isThread = request.method === 'POST' && THREADS.test(url)
    const nonce = request.method !== 'POST' ? null : isThread ? String(request.body) : nonceIn(request.body)
    if (nonce === null) return fetch(url, request)
    const key = `${url} ${nonce}`
    const at = now()
    const since = lost.get(key) ?? at
    const isAgain = lost.delete(key)
    if (isAgain && (isThread || at - since > NONCE_HOLDS))
      throw new Error('the answer to this was lost; it is looked for before it is asked for again')
    let isSettled = false
    try {
      const response = await fetch(url, request)
      isSettled = response.ok || (since === at && response.status < SERVER_FAILED)
      return response
    } finally {
      if (!isSettled) lost.set(key, since)
    }
  }
}

/** Every message that must not come twice has one. */
function nonceIn(body: Request['body']): string | null {
  const text = body instanceof FormData ? body.get('payload_json') : body
  if (typeof text !== 'string') return null
  const { nonce } = JSON.parse(text) as { nonce?: string }
  return nonce ?? null
}
