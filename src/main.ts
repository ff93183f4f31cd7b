/** `npm start`: on Discord if there is a token, else in the parlour, a Discord of one's own on this machine. */
import { join } from 'node:path'
import { config as readEnvFile } from 'dotenv'
import pino from 'pino'
import { openStudio } from '../render/studio.ts'
import { type Archon, openArchon } from './archon.ts'
import { BadConfig, readConfig } from './config.ts'
import { discreet } from './discord/out/log-redaction.ts'
import { postWelcome } from './discord/out/welcome.ts'
import { HOSTED } from './games/index.ts'
import { BadPackFile, openPacks } from './packs.ts'
import { openParlour } from './parlour/index.ts'
import { STEADY } from './players/index.ts'
import { holdAlone, InUse } from './store/alone.ts'

/** A mistake of whoever runs this is told in a sentence, and stops us before anybody plays. */
function orExplain<T>(mistake: new (message: string) => Error, open: () => T): T {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof mistake)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

readEnvFile({ quiet: true })
const config = orExplain(BadConfig, () => readConfig(process.env))
const level = config.DISCORD_TOKEN ? config.LOG_LEVEL : config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL
const log = pino({ level, serializers: { err: discreet } })
// One malformed event must not end the games of everybody: it is logged, and the rest goes on.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'something was not caught; going on'))

const letGo = orExplain(InUse, () => holdAlone(config.ARCHON_DATA))
const own = orExplain(BadPackFile, () => openPacks(join(config.ARCHON_DATA, 'packs'), HOSTED))
const studio = openStudio()
const backups = config.ARCHON_BACKUPS || join(config.ARCHON_DATA, 'backups')
const common = { dataFolder: config.ARCHON_DATA, backups, ...own, players: STEADY, studio, log }

async function onDiscord(token: string): Promise<() => Promise<void>> {
  const archon = await openArchon({ ...common, token, onLost: () => process.exit(1) }).catch((error) => {
    console.error(
      `Archon could not log in to Discord: ${(error as Error).message}\nCheck DISCORD_TOKEN in .env (developer portal → your application → Bot → Reset Token).`,
    )
    process.exit(1)
  })
  log.info({ as: archon.bot.client.user.tag, servers: archon.bot.client.guilds.cache.size }, 'Archon is on Discord')
  return archon.close
}

async function inTheParlour(): Promise<() => Promise<void>> {
  const parlour = await openParlour({
    port: config.PARLOUR_PORT,
    database: join(config.ARCHON_DATA, 'parlour.sqlite'),
    botName: 'Archon',
    guildName: "Archon's Parlour",
  }).catch((error) => {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    console.error(
      isTaken
        ? `Port ${config.PARLOUR_PORT} is in use. Is Archon running already? Else set PARLOUR_PORT in .env to another one.`
        : `The parlour could not open: ${(error as Error).message}`,
    )
    process.exit(1)
  })
  const archon = await openArchon({ ...common, token: parlour.token, api: parlour.api })
  await welcome(archon)
  console.log(
    `\n  The parlour is open:  ${parlour.address}\n\n  Sit down with computer players in #welcome, or open several people in several tabs.\n  To run on Discord instead, put DISCORD_TOKEN into .env (see .env.example).\n`,
  )
  return async () => {
    await archon.close()
    await parlour.close()
  }
}

/** Once per parlour: the channel where a newcomer starts. */
async function welcome({ bot, house }: Archon): Promise<void> {
  const [guild] = bot.client.guilds.cache.values()
  const settings = await house.store.server(guild?.id ?? '')
  const channel = guild?.channels.cache.find(({ name }) => name === 'welcome')
  if (!guild || settings.welcomed || !channel?.isSendable()) return
  await postWelcome(bot, channel)
  await house.store.saveServer(guild.id, { ...settings, welcomed: true })
}

const close = await (config.DISCORD_TOKEN ? onDiscord(config.DISCORD_TOKEN) : inTheParlour())
let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isClosing) process.exit(1)
    isClosing = true
    await close()
    await studio.close()
    letGo()
    process.exit(0)
  })
}
