/**
 * Whether Discord and we hear each other: when the gateway last gave a sign of life, and when a request was last answered. While either
 * is lost nobody can answer us, whatever they press.
 */
import { type Client, DefaultRestOptions, Events, type RESTOptions, Routes } from 'discord.js'

type Fetch = RESTOptions['makeRequest']

/** After that long without an answer we ask, to know. */
const STALE = 5 * 60_000
const LONGEST_LOOK = 5_000

export type Contact = {
  /** The same requests, listened to. */
  listening(fetch: Fetch): Fetch
  /** From now on the gateway of this client counts, and its token is used to ask. `onBack`: it is there again. */
  follow(client: Client, onBack: () => void): void
  /** Since when nobody can answer, by the time of the house; null while all is well. Discord is asked if it has been quiet or failing. */
  check(): Promise<number | null>
  /** The last signs of life, by the clock of the machine: of the gateway, and of what requests are answered by. */
  heardAt(): number
  answeredAt(): number
}

export function openContact(now: () => number, api: string = DefaultRestOptions.api): Contact {
  const me = `${api}/v${DefaultRestOptions.version}${Routes.user()}`
  let fetch: Fetch = DefaultRestOptions.makeRequest
  let client: Client | null = null
  let heard = Date.now()
  let answered = { at: now(), real: Date.now() }
  /** A request has failed since the last one that was answered. */
  let isFailing = false
  let gatewayLostAt: number | null = null
  let restLostAt: number | null = null
  let looking: Promise<void> | null = null

  const noteAnswer = () => {
    answered = { at: now(), real: Date.now() }
    isFailing = false
    restLostAt = null
  }
  const look = async () => {
    const headers = { Authorization: `${DefaultRestOptions.authPrefix} ${client?.token ?? ''}` }
    try {
      const response = await fetch(me, { method: 'GET', headers, signal: AbortSignal.timeout(LONGEST_LOOK) })
      await response.text()
      if (response.ok || response.status === 429) return noteAnswer()
    } catch {
      // No answer is an answer.
    }
    restLostAt ??= answered.at
  }

  return {
    listening(made) {
      fetch = made
      return async (url, request) => {
        try {
          const response = await made(url, request)
          if (response.status >= 500) isFailing = true
          // A refusal says something about what was asked for, and nothing about everything else.
          else if (response.status !== 401 && response.status !== 403) noteAnswer()
          return response
        } catch (error) {
          isFailing = true
          throw error
        }
      }
    },
    follow(those, onBack) {
      client = those
      const hear = () => {
        heard = Date.now()
      }
      const back = () => {
        hear()
        gatewayLostAt = null
        onBack()
      }
      those.on(Events.Raw, hear)
      those.on(Events.ShardReady, back)
      those.on(Events.ShardResume, back)
      those.on(Events.ShardReconnecting, () => {
        gatewayLostAt ??= now()
      })
    },
    async check() {
      if (isFailing || restLostAt !== null || now() - answered.at > STALE) {
        looking ??= look().finally(() => {
          looking = null
        })
        await looking
      }
      const lost = [gatewayLostAt, restLostAt].flatMap((at) => at ?? [])
      return lost.length > 0 ? Math.min(...lost) : null
    },
    heardAt: () => Math.max(heard, ...(client?.ws.shards.map(({ lastPingTimestamp }) => lastPingTimestamp) ?? [])),
    answeredAt: () => answered.real,
  }
}
