/**
 * Keeps the token through a bad moment of Discord's. Its library forgets the token for good at the first request that is answered
 * with 401, and Discord sometimes answers so without a reason: the process would stay up, connected and mute. So Discord is asked
 * whether it still knows the token before the library hears of it. If so, the library is told of an outage instead, and tries again
 * as after any other; if not, this process has nothing left to say.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { DefaultRestOptions, RESTJSONErrorCodes, type RESTOptions, Routes } from 'discord.js'
import type { Logger } from 'pino'

type Fetch = RESTOptions['makeRequest']

const UNAUTHORISED = 401
/** A bad moment may last for more than one request: they come this far apart, and one refusal of the token is none. */
const PAUSE = 300
const LOOKS = 3
const LONGEST_LOOK = 5_000

export function keepToken(log: Logger, onRefused: () => void, api: string = DefaultRestOptions.api): Fetch {
  const fetch = DefaultRestOptions.makeRequest
  const me = `${api}/v${DefaultRestOptions.version}${Routes.user()}`

  const isRefused = async (headers: Record<string, string>): Promise<boolean> => {
    for (let look = 0; look < LOOKS; look++) {
      if (look > 0) await wait(PAUSE)
      const answer = await fetch(me, { method: 'GET', headers, signal: AbortSignal.timeout(LONGEST_LOOK) })
      await answer.text()
      if (answer.status !== UNAUTHORISED) return false
    }
    return true
  }
  let looking: Promise<boolean> | null = null
  /** One look at a time, however many requests wait for it. No answer is no refusal. */
  const isLost = (headers: Record<string, string>): Promise<boolean> => {
    looking ??= isRefused(headers)
      .catch(() => false)
      .finally(() => {
        looking = null
      })
    return looking
  }

  return async (url, request) => {
    const response = await fetch(url, request)
    if (response.status !== UNAUTHORISED) return response
    const body = await response.text()
    const { Authorization, 'User-Agent': agent = '' } = request.headers as Record<string, string>
    if (Authorization ? await isLost({ Authorization, 'User-Agent': agent }) : isExpired(body)) {
      if (Authorization) onRefused()
      return new Response(body, { status: UNAUTHORISED, headers: [...response.headers] })
    }
    log.warn({ method: request.method }, 'Discord answered 401 without a reason; it is asked again')
    await wait(PAUSE)
    return new Response(null, { status: 503, statusText: 'Unauthorized without a reason' })
  }
}

/** Answers to interactions carry a token of their own, which is good for a quarter of an hour. */
function isExpired(body: string): boolean {
  try {
    return JSON.parse(body).code === RESTJSONErrorCodes.InvalidWebhookToken
  } catch {
    return false
  }
}
