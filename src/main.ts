/** `npm start`: on Discord if there is a token, else in the parlour, a Discord of one's own on this machine. */
import { join } from 'node:path'
import pino from 'pino'
import { openStudio } from '../render/studio.ts'
import { type Archon, openArchon } from './archon.ts'
import { type Config, readSettings } from './config.ts'
import { discreet } from './discord/out/log-redaction.ts'
import { postWelcome } from './discord/out/welcome.ts'
import { HOSTED } from './games/index.ts'
import { openPacks } from './packs.ts'
import { openParlour } from './parlour/index.ts'
import { STEADY } from './players/index.ts'
import { SERVING } from './process/cluster.ts'
import { isDiscordThere } from './process/discord-there.ts'
import { LAST_WORDS, openEnding } from './process/ending.ts'
import { openHealthz, type Why } from './process/healthz.ts'
import { openMetrics } from './process/metrics.ts'
import { reasonOf } from './process/reason.ts'
import { watchTurning } from './process/turning.ts'
import { openWatchdog } from './process/watchdog.ts'
import { holdAlone } from './store/alone.ts'
import { readyFolder } from './store/folder.ts'
import { explained } from './store/trouble.ts'
import { openThinkers } from './thinking/thinkers.ts'

const STILL_WAITING = 3_000
const MINUTE = 60_000

/** Whatever stops us before anybody plays is told in a sentence. */
function giveUp(error: unknown): never {
  console.error(reasonOf(error))
  process.exit(1)
}

function configured(): Config {
  try {
    return readSettings()
  } catch (error) {
    return giveUp(error)
  }
}

const config = configured()
const level = config.DISCORD_TOKEN ? config.LOG_LEVEL : config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL
const log = pino({ level, serializers: { err: discreet } })
// One malformed event must not end the games of everybody: it is logged, and the rest goes on.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'something was not caught; going on'))
const ending = openEnding(log)
// Whoever looked after us is gone: nobody would start another.
process.once('disconnect', () => ending.now(0))

const metrics = config.ARCHON_HEALTH_PORT === undefined ? undefined : openMetrics()

/** Why nobody is served; null while all is well. */
let why: Why = () => 'it is starting'

async function start(): Promise<void> {
  const { ARCHON_DATA: dataFolder } = config
  await answerWhy()
  readyFolder(dataFolder)
  // A database may be shared; a folder may not.
  if (config.ARCHON_DATABASE === undefined)
    ending.also(
      await holdAlone(dataFolder, undefined, () => console.error('Another Archon holds the data; waiting for it to end …')),
    )
  const own = openPacks(join(dataFolder, 'packs'), HOSTED)
  const drawing = openStudio({ easels: config.ARCHON_EASELS })
  ending.also(drawing.close)
  const thinkers = openThinkers({ packs: join(dataFolder, 'packs'), minds: config.ARCHON_MINDS })
  ending.also(thinkers.close)
  const studio = metrics?.timed(drawing) ?? drawing
  const backups = config.ARCHON_BACKUPS ?? join(dataFolder, 'backups')
  const { ARCHON_DATABASE: database, ARCHON_SHARDS: shards } = config
  const measured = metrics && { answered: metrics.answered }
  const common = {
    dataFolder,
    database,
    shards,
    backups,
    ...own,
    ...measured,
    players: STEADY,
    thinkers,
    studio,
    log,
    version: process.env.ARCHON_VERSION,
  }
  await (config.DISCORD_TOKEN ? onDiscord(common, config.DISCORD_TOKEN) : inTheParlour(common))
}

async function answerWhy(): Promise<void> {
  const { ARCHON_HEALTH_PORT: port, ARCHON_HEALTH_HOST: host } = config
  if (port === undefined) return
  const whyNot = () => (ending.isOn() ? 'it is ending' : why())
  const { address, close } = await openHealthz(port, host, whyNot, { metrics, isPatient: process.send !== undefined })
  ending.also(close)
  log.info({ address }, 'says there whether it is ready')
}

/** From now on it is watched whether this process does what it is there for. */
function lookAfter(archon: Archon): void {
  metrics?.watch(archon)
  const patience = config.ARCHON_PATIENCE * MINUTE
  const watchdog = openWatchdog({
    signs: archon.signs,
    patience: patience || Number.POSITIVE_INFINITY,
    isThere: (part) => isDiscordThere(part),
    onStuck(reason) {
      log.fatal(reason)
      ending.now(1)
    },
  })
  ending.also(watchdog.close)
  if (patience) ending.also(watchTurning(patience))
  why = watchdog.why
}

type Common = Omit<Parameters<typeof openArchon>[0], 'token' | 'api'>

async function onDiscord(common: Common, token: string): Promise<void> {
  const waiting = setTimeout(() => console.error('Waiting for Discord to answer …'), STILL_WAITING)
  const archon = await openArchon({ ...common, token, areNewcomersSlow: true, onLost: () => ending.now(1) })
  clearTimeout(waiting)
  ending.also(() => archon.close(LAST_WORDS))
  lookAfter(archon)
  process.send?.(SERVING)
  log.info({ as: archon.bot.client.user.tag, servers: archon.bot.client.guilds.cache.size }, 'Archon is on Discord')
}

async function inTheParlour(common: Common): Promise<void> {
  const database = join(common.dataFolder, 'parlour.sqlite')
  const own = { botName: 'Archon', guildName: "Archon's Parlour", forum: config.PARLOUR_FORUM }
  const parlour = await openParlour({ port: config.PARLOUR_PORT, database, ...own }).catch((error) => {
    throw String(error.code).startsWith('SQLITE') ? explained(error, database) : error
  })
  ending.also(parlour.close)
  const archon = await openArchon({ ...common, token: parlour.token, api: parlour.api })
  ending.also(() => archon.close(LAST_WORDS))
  await welcome(archon)
  why = () => null
  console.log(
    `\n  The parlour is open:  ${parlour.address}\n\n  Sit down with computer players in #welcome, or open several people in several tabs.\n  To run on Discord instead, put DISCORD_TOKEN into .env (see .env.example).\n`,
  )
}

/** Once per parlour: the channel where a newcomer starts. */
async function welcome({ bot, house }: Archon): Promise<void> {
  const [guild] = bot.client.guilds.cache.values()
  const settings = await house.store.server(guild?.id ?? '')
  const channel = guild?.channels.cache.find(({ name }) => name === 'welcome')
  if (!guild || settings.welcomed || !channel?.isSendable()) return
  await postWelcome(bot, guild.id, channel)
}

await start().catch((error) => {
  log.debug({ err: error }, 'this stopped the start')
  giveUp(error)
})
