/**
 * The parlour: a server on this machine that a Discord bot cannot tell from Discord, and a page on which people meet it.
 * It knows Discord's protocol and nothing of any particular bot.
 */
import { type Clock, leaseClock, openClock } from './clock.ts'
import { watchEvent } from './events.ts'
import { openFaults, openRequestFaults } from './faults.ts'
import { openGateway } from './gateway/gateway.ts'
import { type House, type HouseOptions, openHouse } from './house.ts'
import { giveUpAll } from './interactions.ts'
import { openFeed } from './people/feed.ts'
import { openPages } from './people/socket.ts'
import { openRates } from './rates.ts'
import { openWireless } from './rest/wireless.ts'
import { type Assets, openServer } from './server.ts'
import { watchThread } from './thread-state.ts'
import { openTraffic } from './traffic.ts'

export type { Clock } from './clock.ts'
export { openClock } from './clock.ts'

export interface ParlourOptions extends Partial<HouseOptions> {
  /** `PARLOUR_PORT` or 8787 unless given; 0 takes a free one. */
  port?: number
  /** Runs with real time unless given. */
  clock?: Clock
  /** Keeps the bot's requests and our answers in memory (`true`) or writes them to a file (its path), one JSON object a line. */
  record?: boolean | string
  /** On how many shards bots are told to come, and how many of them at once; one each unless given. */
  shards?: number
  concurrency?: number
  /** Milliseconds a bot has to acknowledge an interaction: three seconds, as on Discord, unless a busy machine must not matter. */
  patience?: number
  /** Refuses requests, and shards, that come too fast, as Discord does. */
  rateLimits?: boolean
  /** Privileged intents the bot was granted; none unless given. */
  privilegedIntents?: number
  /** Files of the web client by path; the parlour's own unless given. */
  client?: () => Promise<Assets>
  /** Hears of mistakes in the parlour itself. */
  report?: (error: unknown) => void
}

const ownClient = async (): Promise<Assets> => (await import('./client/bundle.ts')).clientAssets()

export async function openParlour(options: ParlourOptions = {}) {
  // A clock that is handed in may outlive us, so we take back only our own alarms.
  const clock = leaseClock(options.clock ?? openClock())
  let address = ''
  const house = openHouse({ ...options, clock }, () => address)
  Object.assign(house.fleeting, { shards: options.shards ?? 1, concurrency: options.concurrency ?? 1 })
  if (options.patience) for (const { fleeting } of house.street) fleeting.patience = options.patience
  const gateway = openGateway(house, options.privilegedIntents ?? 0, options.rateLimits ?? false)
  const feed = openFeed(house)
  const pages = openPages(house, feed)
  const requests = openRequestFaults()
  const faults = openFaults(house, gateway, requests)
  const traffic = openTraffic(options.record ?? false)
  const rates = openRates(clock, options.rateLimits ?? false)
  const report = options.report ?? ((error: unknown) => console.error('The parlour stumbled:', error))
  let client: Promise<Assets> | undefined
  const assets = () => (client ??= (options.client ?? ownClient)())
  const api = { house, faults, rates, traffic, report }
  const server = await openServer({
    api,
    gateway,
    pages,
    assets,
    port: options.port ?? Number(process.env.PARLOUR_PORT ?? 8787),
  })
  address = `http://127.0.0.1:${server.port}`
  for (const each of house.street) {
    for (const channel of each.store.channels.all()) watchThread(each, channel.id)
    for (const event of each.store.events.all()) watchEvent(each, event.id)
  }
  giveUpAll(house)

  return {
    /** Where the page is. */
    address: house.address,
    /** For the bot: `new Client({ rest: { api } })`. */
    api: `${house.address}/api`,
    token: house.guild.token,
    applicationId: house.guild.application,
    guildId: house.guild.id,
    clock,
    faults,
    /** The same for another guild of its street. */
    faultsAt: (guild: House) => (guild === house ? faults : openFaults(guild, gateway, requests)),
    traffic: traffic.exchanges,
    /** For a bot in the same process that is to do without a network. */
    wireless: openWireless(api),
    house,
    feed,
    async close(): Promise<void> {
      gateway.close()
      pages.close()
      await server.close()
      clock.stop()
      house.store.close()
    },
  }
}
export type Parlour = Awaited<ReturnType<typeof openParlour>>
