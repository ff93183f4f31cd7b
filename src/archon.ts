/** Puts the house together: storage, games, computers, pictures, Discord. Used by `main.ts` and by every end-to-end test. */
import { join } from 'node:path'
import { Client, Events, GatewayIntentBits, Partials } from 'discord.js'
import pino, { type Logger } from 'pino'
import { COMMANDS, MENUS } from '../commands/index.ts'
import type { Studio } from '../render/studio.ts'
import type { Bot } from './discord/bot.ts'
import { watchForVanishing } from './discord/in/deleted-channels.ts'
import { receive } from './discord/in/interactions.ts'
import { newLivePanels } from './discord/live-panels.ts'
import { newMemory } from './discord/memory.ts'
import { register } from './discord/out/command-registration.ts'
import { raiseEmojis } from './discord/out/emojis.ts'
import { healthLine } from './discord/out/health.ts'
import { keepToken } from './discord/out/keep-token.ts'
import { threadsOf } from './discord/out/league/threads.ts'
import { discreet } from './discord/out/log-redaction.ts'
import { openOutbox } from './discord/out/outbox.ts'
import { newPace } from './discord/pace.ts'
import type { AnyHosted } from './games/hosted.ts'
import { newSecret } from './kernel/record.ts'
import { noteMiss } from './league/absence.ts'
import { chronicle } from './league/run-timers.ts'
import type { PlayerFor } from './players/player.ts'
import { aside } from './store/deed.ts'
import { openPulse } from './store/pulse.ts'
import { openStore } from './store/sqlite.ts'
import { giveBack } from './tables/downtime.ts'
import { type House, HUMAN_PAUSES, type Pauses } from './tables/house.ts'
import { newQueue } from './tables/queue.ts'
import { openTicker } from './tables/ticker.ts'
import { newTrials } from './tables/trials.ts'

export type Setting = {
  readonly token: string
  /** Another address than Discord's: the parlour's. */
  readonly api?: string
  readonly dataFolder: string
  readonly games: readonly AnyHosted[]
  /** Games with data of other days, by its digest. */
  readonly packs?: ReadonlyMap<string, AnyHosted>
  readonly players: ReadonlyMap<string, PlayerFor<never, never>>
  readonly studio: Studio
  readonly pauses?: Pauses
  readonly log?: Logger
  readonly now?: () => number
  /** Discord will not speak to this process any more. Nothing is lost; another process can go on. */
  readonly onLost?: () => void
  readonly secrets?: () => string
}

export type Archon = {
  readonly bot: Bot
  readonly house: House
  /** Does everything that is due now and waits until it is done: for tests, which move the clock themselves. */
  settle(): Promise<void>
  close(): Promise<void>
}

const HEALTH_EVERY = 5 * 60_000
const PULSE_EVERY = 60_000

export async function openArchon(setting: Setting): Promise<Archon> {
  const log = (setting.log ?? pino({ level: 'silent' })).child({}, { serializers: { err: discreet } })
  const now = setting.now ?? Date.now
  const store = openStore(join(setting.dataFolder, 'archon.sqlite'))
  let wake: House['wake'] = () => {}
  let keepLeagues: NonNullable<House['league']>
  const house: House = {
    store,
    games: new Map(setting.games.map((hosted) => [hosted.game.id, hosted])),
    ...(setting.packs && { packs: setting.packs }),
    players: setting.players,
    queue: newQueue(),
    pauses: setting.pauses ?? HUMAN_PAUSES,
    now,
    secret: setting.secrets ?? newSecret,
    wake: (promised) => aside(() => wake(promised)),
    onFault: (table, error) => log.error({ table, err: error }, 'a computer player failed; the defaults are played for it'),
    onMiss: (table, seat) => noteMiss(house, table, seat),
    league: (subject, what) => keepLeagues(subject, what),
  }
  let isUp = false
  const lose = (why: string) => {
    log.fatal(`${why}; check the token and start the process again`)
    setting.onLost?.()
  }
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    rest: {
      ...(setting.api && { api: setting.api }),
      // Before we are up, whoever opens us is told by the error.
      makeRequest: keepToken(log, () => isUp && lose('Discord does not know our token any more'), setting.api),
    },
  })
  client.on(Events.Error, (error) => log.error({ err: error }, 'the gateway stumbled; discord.js reconnects by itself'))
  client.on(Events.Warn, (message) => log.warn(message))
  client.on(Events.ShardDisconnect, ({ code }) => lose(`Discord closed the gateway to us for good (${code})`))
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(setting.token)
  const bot: Bot = {
    client: await ready,
    house,
    trials: newTrials(house, () => openStore(':memory:')),
    studio: setting.studio,
    log,
    emojis: new Map(),
    latencies: [],
    arrivals: newMemory(10_000),
    forms: newMemory(500),
    picks: newMemory(500),
    unseen: newMemory(500),
    panels: newLivePanels(now),
    pace: newPace(house),
    startedAt: now(),
    dataFolder: setting.dataFolder,
  }
  keepLeagues = chronicle(house, threadsOf(bot))
  const known = {
    commands: new Map(COMMANDS.map((command) => [command.data.name, command])),
    menus: new Map(MENUS.map((menu) => [menu.data.name, menu])),
  }
  client.on(Events.InteractionCreate, (interaction) => {
    receive(bot, known, interaction).catch((error) => log.error({ err: error }, 'an interaction was lost'))
  })
  watchForVanishing(bot)
  await register(bot, [...COMMANDS, ...MENUS])

  const pulse = openPulse(setting.dataFolder, now)
  if (pulse.last !== null) await giveBack(house, pulse.last)
  pulse.beat()
  const beating = setInterval(pulse.beat, PULSE_EVERY)
  beating.unref()

  const outbox = openOutbox(bot)
  const report = {
    failed: (table: string, error: unknown) =>
      log.error({ table, err: error }, 'a timer of this table failed; it is tried again in a minute'),
    stumbled: (error: unknown) => log.error({ err: error }, 'timers could not be read; they are tried again in a moment'),
  }
  const tickers = (['table', 'league'] as const).map((lane) => openTicker(house, lane, report))
  wake = (promised) => {
    outbox.heed(promised ? (promised.posts ?? []) : undefined)
    // Whoever pressed is answered before anybody else moves.
    for (const ticker of tickers) setImmediate(() => (promised ? ticker.heed(promised.timers ?? []) : ticker.wake()))
  }
  const health = setInterval(async () => log.info(await healthLine(bot), 'health'), HEALTH_EVERY)
  health.unref()
  wake()
  isUp = true
  const leaving = new AbortController()
  const raising = raiseEmojis(bot, leaving.signal)

  return {
    bot,
    house,
    async settle() {
      for (;;) {
        for (const ticker of tickers) await ticker.idle()
        await house.queue.idle()
        await outbox.idle()
        const [timerAt, due] = [await store.nextTimerAt(), await store.duePosts(now(), 1)]
        const isQuiet = (timerAt === null || timerAt > now()) && due.length === 0
        if (isQuiet && !tickers.some((ticker) => ticker.isBusy())) return
        for (const ticker of tickers) ticker.wake()
        outbox.wake()
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    },
    async close() {
      leaving.abort()
      clearInterval(health)
      clearInterval(beating)
      pulse.beat()
      for (const ticker of tickers) ticker.close()
      outbox.close()
      for (const ticker of tickers) await ticker.idle()
      await house.queue.idle()
      await outbox.idle()
      await raising
      await client.destroy()
      bot.trials.close()
      store.close()
    },
  }
}
