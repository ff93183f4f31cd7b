/** How many requests a bot may make, and the headers that tell it. */
import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Allowances by route, per channel, guild or webhook. Discord publishes none of these numbers; they are what bots observe. */
const ALLOWANCES: { route: RegExp; limit: number; per: number }[] = [
  { route: /^POST \/channels\/:channel\/messages$/, limit: 5, per: 5_000 },
  { route: /^PATCH \/channels\/:channel\/messages\/:message$/, limit: 5, per: 5_000 },
  { route: /^DELETE \/channels\/:channel\/messages\/:message$/, limit: 5, per: 1_000 },
  { route: /\/reactions\//, limit: 1, per: 250 },
  { route: /^PATCH \/channels\/:channel$/, limit: 2, per: 600_000 },
  { route: /^POST \/webhooks\//, limit: 5, per: 2_000 },
  { route: /./, limit: 50, per: 1_000 },
]
const GLOBAL = { limit: 50, per: 1_000 }

interface Bucket {
  used: number
  until: number
}

export interface RateAnswer {
  headers: Record<string, string>
  /** Seconds to wait, if the request came too early. */
  retryAfter?: number
  global?: boolean
}

export const rateHeaders = (
  bucket: string,
  limit: number,
  remaining: number,
  now: number,
  resetIn: number,
): Record<string, string> => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': ((now + resetIn) / 1000).toFixed(3),
  'X-RateLimit-Reset-After': (resetIn / 1000).toFixed(3),
  'X-RateLimit-Bucket': bucket,
})

/**
 * Counts requests as Discord does. Unless enforced, the headers tell of an allowance that never runs out: a test on a clock
 * that stands still would otherwise wait for ever.
 */
export function openRates(clock: Clock, enforced: boolean) {
  const buckets = new Map<string, Bucket>()
  const use = (key: string, limit: number, per: number) => {
    const now = clock.now()
    const known = buckets.get(key)
    const bucket = known && known.until > now ? known : { used: 0, until: now + per }
    buckets.set(key, bucket)
    if (bucket.used < limit) bucket.used++
    else return { left: -1, resetIn: bucket.until - now }
    return { left: limit - bucket.used, resetIn: bucket.until - now }
  }
  return (method: string, template: string, params: Record<string, string>): RateAnswer => {
    const route = `${method} ${template}`
    const { limit, per } = ALLOWANCES.find((one) => one.route.test(route)) ?? GLOBAL
    const name = createHash('md5').update(route).digest('hex').slice(0, 32)
    const now = clock.now()
    if (!enforced) return { headers: rateHeaders(name, limit, Math.max(1, limit - 1), now, per) }
    const isInteraction = template.startsWith('/interactions') || template.startsWith('/webhooks')
    if (!isInteraction) {
      const all = use('global', GLOBAL.limit, GLOBAL.per)
      if (all.left < 0) return { headers: { 'X-RateLimit-Global': 'true' }, retryAfter: all.resetIn / 1000, global: true }
    }
    const major = params.channel ?? params.guild ?? params.token ?? ''
    const own = use(`${route} ${major}`, limit, per)
    const headers = rateHeaders(name, limit, Math.max(0, own.left), now, own.resetIn)
    return own.left < 0 ? { headers, retryAfter: own.resetIn / 1000 } : { headers }
  }
}
export type Rates = ReturnType<typeof openRates>
