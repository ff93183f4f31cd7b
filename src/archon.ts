/** Puts the house together: storage, games, computers, pictures, Discord. Used by `main.ts` and by every end-to-end test. */
import { join } from 'node:path'
import { Client, Events, GatewayIntentBits, Partials } from 'discord.js'
import pino, { type Logger } from 'pino'
import { COMMANDS, MENUS } from '../commands/index.ts'
import type { Studio } from '../render/studio.ts'
import type { Bot } from './discord/bot.ts'
import { openErrands } from './discord/in/errands.ts'
import { openHandOver } from './discord/in/hand-over.ts'
import { receive, turnAway } from './discord/in/interactions.ts'
import { watchPlaces } from './discord/in/places-watched.ts'
import { type IsInReach, watchReach } from './discord/in/reach.ts'
import { watchServers } from './discord/in/servers-left.ts'
import { newLivePanels } from './discord/live-panels.ts'
import { newMemory } from './discord/memory.ts'
import { seekPlace } from './discord/out/another-place.ts'
import { keepCalendar } from './discord/out/calendar.ts'
import { openCardSweep } from './discord/out/card-sweep.ts'
import { register } from './discord/out/command-registration.ts'
import { openContact } from './discord/out/contact.ts'
import { sendDigest } from './discord/out/digest.ts'
import { raiseEmojis } from './discord/out/emojis.ts'
import { makeFilm } from './discord/out/film.ts'
import { healthLine } from './discord/out/health.ts'
import { keepToken } from './discord/out/keep-token.ts'
import { threadsOf } from './discord/out/league/threads.ts'
import { openListings } from './discord/out/listing.ts'
import { discreet } from './discord/out/log-redaction.ts'
import { isMember } from './discord/out/membership.ts'
import { openOutbox } from './discord/out/outbox.ts'
import { openSilence, type Silence } from './discord/out/silence.ts'
import { neverBlindly } from './discord/out/unsure.ts'
import { tellNews } from './discord/out/welcome.ts'
import { newPace } from './discord/pace.ts'
import { budgetOf, shardsOf } from './discord/shards.ts'
import type { AnyHosted } from './games/hosted.ts'
import { newSecret } from './kernel/record.ts'
import { noteMiss } from './league/absence.ts'
import { giveBackToSeasons } from './league/lost-time.ts'
import { chronicle } from './league/run-timers.ts'
import { tablesAtOnce, trustOf } from './league/trust.ts'
import type { PlayerFor } from './players/player.ts'
import { logIn } from './process/log-in.ts'
import { within } from './process/within.ts'
import { keepNightly } from './store/backups.ts'
import type { Shards } from './store/company.ts'
import { aside } from './store/deed.ts'
import { openKeeping } from './store/keeping.ts'
import { openKey, sharedKey } from './store/key.ts'
import { openKept } from './store/open.ts'
import type { Line } from './store/postgres/connection.ts'
import { openPulse, sharedPulse } from './store/pulse.ts'
import { newQueue } from './store/queue.ts'
import { reportFolder } from './store/report-folder.ts'
import { openStore } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { giveBack } from './tables/downtime.ts'
import { SHORTEST } from './tables/given-back.ts'
import { type House, HUMAN_PAUSES, type Pauses } from './tables/house.ts'
import { giveBackToLobbies } from './tables/its-hour.ts'
import { newLessons } from './tables/lessons.ts'
import { positionAt } from './tables/position.ts'
import { newSolos } from './tables/solo.ts'
import { openTicker } from './tables/ticker.ts'
import { newTrials } from './tables/trials.ts'
import { openWatch } from './tables/watch.ts'
import type { Thinkers } from './thinking/thinkers.ts'

export type Setting = {
  readonly token: string
  /** Of Archon, for those who look into reports. */
  readonly version?: string | undefined
  /** Another address than Discord's: the parlour's. */
  readonly api?: string
  /** Which of how many shards; as many as Discord asks for, all of them, unless it is said. */
  readonly shards?: Shards | undefined
  readonly dataFolder: string
  /** A PostgreSQL instead of a file in that folder: other processes may share it. */
  readonly database?: string | undefined
  /** How that database is spoken to; with patience unless it is said. */
  readonly line?: Partial<Line>
  /** Where a copy of everything is put every night; without it only those are made that somebody asks for. */
  readonly backups?: string
  readonly games: readonly AnyHosted[]
  /** Games with data of other days, by its digest. */
  readonly packs?: ReadonlyMap<string, AnyHosted>
  readonly players: ReadonlyMap<string, PlayerFor<never, never>>
  /** Where computers think that try their answers out; without it all play steadily. */
  readonly thinkers?: Thinkers
  /** People begin with one public table at a time, then two, then as many as they like. */
  readonly areNewcomersSlow?: boolean
  readonly studio: Studio
  readonly pauses?: Pauses
  readonly log?: Logger
  readonly now?: () => number
  /** The clock of the machine, by which it is seen that it slept. */
  readonly realNow?: () => number
  /** Discord will not speak to this process any more. Nothing is lost; another process can go on. */
  readonly onLost?: () => void
  readonly secrets?: () => string
  /** Stands between the house and what it keeps: for tests that listen in, or let calls fail. */
  readonly between?: (store: Store) => Store
  /** Told of every interaction how many milliseconds it took to answer. */
  readonly answered?: (milliseconds: number) => void
}

/** Signs of life: what does not change although it should is looked after by whoever runs us. */
export type Signs = {
  /** When the gateway was last heard. */
  readonly heardAt: number
  /** Something is to be sent; raised whenever anything was. */
  readonly isOwing: boolean
  readonly moves: number
  /** Since when nobody can answer, as far as is known; null while all is well. */
  readonly silentSince: number | null
  /** What people do can be stored. */
  readonly isStoring: boolean
}

export type Archon = {
  readonly bot: Bot
  readonly house: House
  /** Does everything that is due now and waits until it is done: for tests, which move the clock themselves. */
  settle(): Promise<void>
  signs(): Promise<Signs>
  /** In good order: what is under way is finished first. If that takes longer than so many milliseconds, it is left to the next process. */
  close(patience?: number): Promise<void>
}

const HEALTH_EVERY = 5 * 60_000
const LISTEN_EVERY = 60_000
/** Other processes say what they promise; should that be lost, it is found so late at most. */
const LOOK_EVERY = 20_000
/** What has been due for so long should be under way. */
const OVERDUE = 60_000
/** People who come back are served first. */
const BEFORE_A_BACKUP = 30_000

const whenAway = (log: Logger) => ({
  onAway: (error: unknown) => log.error({ err: error }, 'the database cannot be reached; it is tried again until it can'),
  onBack: () => log.warn('the database is there again'),
})

export async function openArchon(setting: Setting): Promise<Archon> {
  const voice = (setting.log ?? pino({ level: 'silent' })).child({}, { serializers: { err: discreet } })
  const now = setting.now ?? Date.now
  const kept = await openKept(setting, { ...whenAway(voice), ...setting.line })
  const keeping = openKeeping(setting.between?.(kept) ?? kept, now)
  const { store } = keeping
  const { company } = store
  // Where there are several processes, each says which it is.
  const log = company ? voice.child({ process: company.name }) : voice
  const contact = openContact(now, setting.api)
  const silences: { from: number; to: number }[] = []
  let wake: House['wake'] = () => {}
  let keepLeagues: NonNullable<House['league']>
  const house: House = {
    store,
    games: new Map(setting.games.map((hosted) => [hosted.game.id, hosted])),
    ...(setting.packs && { packs: setting.packs }),
    players: setting.players,
    ...(setting.thinkers && { thinkers: setting.thinkers }),
    queue: newQueue(),
    pauses: setting.pauses ?? HUMAN_PAUSES,
    now,
    secret: setting.secrets ?? newSecret,
    key: company ? await sharedKey(company, setting.dataFolder) : openKey(setting.dataFolder, setting.backups),
    wake: (promised) => aside(() => wake(promised)),
    onFault: (table, error) => log.error({ table, err: error }, 'a computer player failed; the defaults are played for it'),
    onMended: (table) => log.error({ table }, 'the game at this table was damaged in the file; it was made again from its log'),
    onMiss: (table, seat) => noteMiss(house, table, seat),
    trust: (person) => trustOf(house, person),
    ...(setting.areNewcomersSlow && { tablesAtOnce: (person: string) => tablesAtOnce(house, person) }),
    league: (subject, what) => keepLeagues(subject, what),
    ...(setting.studio.films && { film: (table: string, attempt: number) => makeFilm(bot, table, attempt) }),
    seekPlace: (table) => seekPlace(bot, table),
    reports: reportFolder(setting.dataFolder, setting.version ?? '', setting.backups),
    silences,
    isSilent: () => silence.isOn(),
    isMember: (server, person) => isMember(bot, server, person),
    lookedAt: (table, person) => bot.panels.lookedAt(table, person),
    digest: (person) => sendDigest(bot, person),
    calendar: (entry) => keepCalendar(bot, entry),
    isInReach: (table, since) => isInReach(table, since),
  }
  let isInReach: IsInReach
  let silence: Silence
  let isUp = false
  const lose = (why: string) => {
    log.fatal(`${why}; check the token and start the process again`)
    setting.onLost?.()
  }
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    // One connection hears of 2,500 servers at most: there are as many as Discord asks for, and some of them may be another process's.
    ...(setting.shards ? { shards: [...setting.shards.own], shardCount: setting.shards.of } : { shards: 'auto' as const }),
    allowedMentions: { parse: [] },
    rest: {
      ...(setting.api && { api: setting.api }),
      ...(setting.shards && { globalRequestsPerSecond: budgetOf(setting.shards) }),
      // Before we are up, whoever opens us is told by the error.
      makeRequest: neverBlindly(
        now,
        contact.listening(keepToken(log, () => isUp && lose('Discord does not know our token any more'), setting.api)),
      ),
    },
  })
  client.on(Events.Error, (error) => log.error({ err: error }, 'the gateway stumbled; discord.js reconnects by itself'))
  client.on(Events.Warn, (message) => log.warn(message))
  client.on(Events.ShardDisconnect, ({ code }) => lose(`Discord closed the gateway to us for good (${code})`))
  const handOver = company && (await openHandOver(company, now, setting.shards))
  const ready = await logIn(client, setting.token)
  const shards = shardsOf(ready)
  company?.serve(shards)
  silence = openSilence({
    senses: [contact, keeping],
    pulse: company ? await sharedPulse(company, now, setting.realNow) : openPulse(setting.dataFolder, now, setting.realNow),
    now,
    silences,
    async giveBack(from) {
      if (now() - from < SHORTEST) return false
      await giveBack(house, from)
      await giveBackToLobbies(house, from)
      await giveBackToSeasons(house, from)
      return true
    },
  })
  const bot: Bot = {
    client: ready,
    house,
    home: house,
    trials: newTrials(house, () => openStore(':memory:')),
    solos: newSolos(house, () => openStore(':memory:')),
    lessons: newLessons(house, () => openStore(':memory:')),
    studio: setting.studio,
    log,
    emojis: new Map(),
    latencies: [],
    ...(setting.answered && { answered: setting.answered }),
    arrivals: newMemory(10_000),
    forms: newMemory(500),
    doubts: newMemory(500),
    picks: newMemory(500),
    unseen: newMemory(500),
    faults: newMemory(500),
    advice: newMemory(500),
    panels: newLivePanels(now),
    pace: newPace(house),
    startedAt: now(),
    backups: setting.backups ?? join(setting.dataFolder, 'backups'),
  }
  keepLeagues = chronicle(house, threadsOf(bot))
  const known = {
    commands: new Map(COMMANDS.map((command) => [command.data.name, command])),
    menus: new Map(MENUS.map((menu) => [menu.data.name, menu])),
  }
  const leaving = new AbortController()
  const answers = new Set<Promise<void>>()
  client.on(Events.InteractionCreate, (interaction) => {
    if (handOver?.isMine(interaction) === false) return
    const answered = (leaving.signal.aborted ? turnAway(bot, interaction) : receive(bot, known, interaction))
      .catch((error) => log.error({ err: error }, 'an interaction was lost'))
      .finally(() => answers.delete(answered))
    answers.add(answered)
  })
  const errands = openErrands(now, (errand, error) =>
    log.error({ errand, err: error }, 'what a change on Discord asks for could not be done; it is tried again in a moment'),
  )
  watchPlaces(bot, errands)
  isInReach = watchReach(bot, errands)
  await watchServers(bot, errands)
  await register(bot, [...COMMANDS, ...MENUS])
  const telling = tellNews(bot)

  const listen = () =>
    silence.isOn().catch((error) => log.error({ err: error }, 'lost time could not be given back; it is tried again in a minute'))
  contact.follow(client, listen)
  const listening = setInterval(listen, LISTEN_EVERY)
  listening.unref()

  const outbox = openOutbox(bot)
  const cards = openCardSweep(bot)
  const listings = openListings(bot)
  const report = {
    failed: (table: string, error: unknown) =>
      log.error({ table, err: error }, 'a timer of this table failed; it is tried again in a minute'),
    stumbled: (error: unknown) => log.error({ err: error }, 'timers could not be read; they are tried again in a moment'),
  }
  /** Somebody else changed that table: panels of it that live here follow. */
  const follow = (table: string) =>
    Promise.all([positionAt(house, table), store.events(table, 0)])
      .then(([position, told]) => bot.panels.refresh(position, told))
      .catch((error) => log.error({ table, err: error }, 'the panels of this table could not be brought up to date'))
  const noBackup = (error: unknown) => log.error({ err: error }, 'the nightly backup was not made; it is tried again in an hour')
  const tickers = (['table', 'league'] as const).map((lane) => openTicker(house, lane, report))
  wake = (promised) => {
    outbox.heed(promised ? (promised.posts ?? []) : undefined)
    // Whoever pressed is answered before anybody else moves.
    for (const ticker of tickers) setImmediate(() => (promised ? ticker.heed(promised.timers ?? []) : ticker.wake()))
  }
  company?.listen((news) => {
    wake(news ? { posts: news.posts === null ? [] : [{ dueAt: news.posts }], timers: news.timers } : undefined)
    if (news && bot.panels.isOpenAt(news.about)) follow(news.about)
  })
  // What was not heard of is found all the same.
  const polling = company && setInterval(() => wake(), LOOK_EVERY)
  polling?.unref()
  const nights = openWatch({
    now,
    // Of several processes one does it: whoever has the first shard.
    round: async () => (setting.backups && shards.own.includes(0) ? keepNightly(store, setting.backups, now(), noBackup) : null),
    stumbled: noBackup,
  })
  nights.wake(now() + BEFORE_A_BACKUP)
  const health = setInterval(async () => log.info(await healthLine(bot), 'health'), HEALTH_EVERY)
  health.unref()
  listen()
  wake()
  isUp = true
  if (handOver) await handOver.begin(shards)
  const raising = raiseEmojis(bot, leaving.signal)

  return {
    bot,
    house,
    async settle() {
      await telling
      for (const watch of [nights, cards, listings]) {
        watch.wake()
        await watch.idle()
      }
      for (;;) {
        for (const ticker of tickers) await ticker.idle()
        // It may be over by now.
        const isSilent = (await silence.isOn()) && (await silence.isOn())
        // Nothing that is due can be noted as done.
        if (!keeping.isSound()) return
        const isDone = await errands.idle()
        await house.queue.idle()
        await outbox.idle()
        const [timerAt, due] = [await store.nextTimerAt(), await store.duePosts(now(), 1)]
        const isQuiet = isDone && (isSilent || timerAt === null || timerAt > now()) && due.length === 0
        if (isQuiet && !tickers.some((ticker) => ticker.isBusy())) return
        for (const ticker of tickers) ticker.wake()
        outbox.wake()
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
    },
    async signs() {
      const { isOwing, moves } = outbox.progress
      const heardAt = contact.heardAt()
      const silentSince = silences[0]?.from ?? null
      const known = { heardAt, silentSince, isStoring: keeping.isSound(), moves: moves() }
      if (isOwing()) return { ...known, isOwing: true }
      const overdue = await store.duePosts(now() - OVERDUE, 1)
      return { ...known, isOwing: overdue.length > 0 }
    },
    async close(patience = Number.POSITIVE_INFINITY) {
      leaving.abort()
      handOver?.close()
      clearInterval(health)
      clearInterval(polling ?? undefined)
      clearInterval(listening)
      for (const ticker of tickers) ticker.close()
      setting.thinkers?.close()
      errands.close()
      outbox.close()
      nights.close()
      cards.close()
      listings.close()
      const finish = async () => {
        await listen()
        for (const ticker of tickers) await ticker.idle()
        while (answers.size > 0) await Promise.all(answers)
        await house.queue.idle()
        await outbox.idle()
        await nights.idle()
        await cards.idle()
        await listings.idle()
        await raising
        await telling
        await client.destroy()
      }
      if (!(await within(patience, finish())))
        log.warn('Discord holds up the end; what is not out yet is sent after the next start')
      bot.trials.close()
      bot.solos.close()
      bot.lessons.close()
      await store.close()
    },
  }
}
