/** One request of a bot, from the door to the answer: faults, rights, allowance, the act itself, the record. */
import { STATUS_CODES } from 'node:http'
import type { Failure, Faults } from '../faults.ts'
import { type House, houseFor } from '../house.ts'
import { type Rates, rateHeaders } from '../rates.ts'
import { Refusal, refusal } from '../refusal.ts'
import { describeFiles, type Traffic } from '../traffic.ts'
import type { Body } from './body.ts'
import { routes } from './index.ts'
import { matchRoute, Status } from './router.ts'

export interface Reply {
  status: number
  headers?: Record<string, string>
  body?: unknown
  /** No answer at all: the connection breaks. */
  cut?: boolean
}

export interface Api {
  house: House
  faults: Faults
  rates: Rates
  traffic: Traffic
  /** Where mistakes of the parlour itself are reported. */
  report: (error: unknown) => void
}

const PREFIX = /^\/api\/v10(?=\/)/

/** Interactions carry their right in the path, and where the gateway is, anybody may know; everything else needs the bot's token. */
const isOpen = (path: string) => path === '/gateway' || path.startsWith('/interactions/') || path.startsWith('/webhooks/')

/** What a bot asks for; `read` brings the body, or refuses it. */
export interface Asked {
  method: string
  url: URL
  authorization: string | undefined
  read: () => Promise<Body>
}

export async function answerBot(api: Api, { method, url, authorization, read }: Asked): Promise<Reply> {
  const { received, refused } = await read().then(
    (body) => ({ received: body, refused: undefined }),
    (error: unknown) => ({ received: undefined, refused: error }),
  )
  const reply = await attempt(api, () => {
    if (refused) throw refused
    return serve(api, method, url, received ?? { body: undefined, files: [] }, authorization)
  })
  api.traffic.record({
    method,
    path: url.pathname,
    ...(url.search && { query: Object.fromEntries(url.searchParams) }),
    ...(received?.body !== undefined && { body: received.body }),
    ...(received && received.files.length > 0 && { files: describeFiles(received.files) }),
    status: reply.status,
    ...(reply.body !== undefined && { response: reply.body }),
  })
  return reply
}

/** Whatever goes wrong becomes an answer; what should not have gone wrong is reported as well. */
export async function attempt(api: Pick<Api, 'report'>, act: () => Promise<Reply>): Promise<Reply> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    api.report(error)
    return { status: 500, body: { message: '500: Internal Server Error', code: 0 } }
  }
}

async function serve(
  api: Api,
  method: string,
  url: URL,
  { body, files }: Body,
  authorization: string | undefined,
): Promise<Reply> {
  const { house } = api
  if (!PREFIX.test(url.pathname)) throw refusal('notFound')
  const path = url.pathname.replace(PREFIX, '')
  const troubles = api.faults.strike(method, path)
  const dawdle = async (isDone: boolean) => {
    for (const trouble of troubles)
      if (trouble.kind === 'slow' && trouble.late === isDone)
        await new Promise<void>((resolve) => house.clock.after(trouble.ms, resolve))
  }
  await dawdle(false)
  for (const trouble of troubles) {
    if (trouble.kind === 'rate') return tooEarly(house, trouble.retryAfter, trouble.global)
    if (trouble.kind === 'fail' && !trouble.failure.late) return broken(trouble.failure)
  }
  if (!isOpen(path) && authorization !== `Bot ${house.guild.token}`) throw refusal('unauthorized')
  const { route, params } = matchRoute(routes, method, path)
  const rate = api.rates(method, route.template, params)
  if (rate.retryAfter !== undefined) return tooEarly(house, rate.retryAfter, rate.global ?? false, rate.headers)
  const reply = await attempt(api, async () =>
    asReply(await route.act({ house: houseFor(house, params, body), params, query: url.searchParams, body, files })),
  )
  await dawdle(true)
  for (const trouble of troubles) if (trouble.kind === 'fail') return broken(trouble.failure)
  return { ...reply, headers: rate.headers }
}

export function asReply(result: unknown): Reply {
  if (result === undefined) return { status: 204 }
  return result instanceof Status ? { status: result.status, body: result.body } : { status: 200, body: result }
}

const broken = ({ status = 500, code = 0, message, cut = false }: Failure): Reply =>
  cut ? { status: 0, cut } : { status, body: { message: message ?? `${status}: ${STATUS_CODES[status]}`, code } }

function tooEarly(house: House, retryAfter: number, global: boolean, headers?: Record<string, string>): Reply {
  return {
    status: 429,
    headers: {
      ...(headers ?? rateHeaders('0'.repeat(32), 5, 0, house.clock.now(), retryAfter * 1000)),
      'Retry-After': String(retryAfter),
      'X-RateLimit-Scope': global ? 'global' : 'user',
      ...(global && { 'X-RateLimit-Global': 'true' }),
    },
    body: { message: 'You are being rate limited.', retry_after: retryAfter, global },
  }
}
