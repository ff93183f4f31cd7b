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
  /** The last signs of life, by the clock of the machine: of the shard that was quiet longest, and of what requests are answered by. */
  heardAt(): number
  answeredAt(): number
}

export function openContact(now: () => number, api: string = DefaultRestOptions.api): Contact {
  const me = `${api}/v${DefaultRestOptions.version}${Routes.user()}`
  let fetch: Fetch = DefaultRestOptions.makeRequest
  let client: Client | null = null
  /** By shard. Servers of one that is lost are not heard, however well the others are. */
  const heard = new Map<number, number>()
  const lost = new Map<number, number>()
  const begun = Date.now()
  let answered = { at: now(), real: Date.now() }
  /** A request has failed since the last one that was answered. */
  let isFailing = false
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
      const hear = (shard: number) => heard.set(shard, Date.now())
      const back = (shard: number) => {
        hear(shard)
        lost.delete(shard)
        onBack()
      }
      those.on(Events.Raw, (_, shard: number) => hear(shard))
      those.on(Events.ShardReady, back)
      those.on(Events.ShardResume, back)
      those.on(Events.ShardReconnecting, (shard) => {
        if (!lost.has(shard)) lost.set(shard, now())
      })
    },
    async check() {
      if (isFailing || restLostAt !== null || now() - answered.at > STALE) {
        looking ??= look().finally(() => {
          looking = null
        })
        await looking
      }
      const since = [...lost.values(), ...(restLostAt === null ? [] : [restLostAt])]
      return since.length > 0 ? Math.min(...since) : null
    },
    heardAt() {
      const each = client?.ws.shards.map(({ id, lastPingTimestamp }) => Math.max(lastPingTimestamp, heard.get(id) ?? begun)) ?? []
      return each.length > 0 ? Math.min(...each) : begun
    },
    answeredAt: () => answered.real,
  }
}
