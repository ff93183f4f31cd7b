/**
 * `npm run cluster -- --processes 4 [--shards 16]`: as many processes on this machine, which share the bot's shards and one PostgreSQL.
 * SIGHUP replaces them one by one, by the sources as they are now, without losing a press; SIGTERM ends them all.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { REST, type RESTGetAPIGatewayBotResult, Routes } from 'discord.js'
import pino from 'pino'
import { BadConfig, readSettings } from '../src/config.ts'
import { openCluster, split } from '../src/process/cluster.ts'
import { reasonOf } from '../src/process/reason.ts'
import { bundle } from './bundle.mjs'

const number = (name: string, text: string | undefined): number | null => {
  if (text === undefined) return null
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new BadConfig(`--${name} wants a whole number from 1 on.`)
  return value
}

try {
  const { values } = parseArgs({ options: { processes: { type: 'string', default: '2' }, shards: { type: 'string' } } })
  const { DISCORD_TOKEN: token, ARCHON_DATABASE, ARCHON_HEALTH_PORT: healthPort, LOG_LEVEL: level } = readSettings()
  if (!token) throw new BadConfig('A cluster runs on Discord: set DISCORD_TOKEN in .env. The parlour needs one process only.')
  if (!ARCHON_DATABASE)
    throw new BadConfig('Processes can only share a PostgreSQL: set ARCHON_DATABASE in .env, see docs/operating.md.')
  const processes = number('processes', values.processes) ?? 2
  const asked = async () => ((await new REST().setToken(token).get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult).shards
  const shards = Math.max(processes, number('shards', values.shards) ?? (await asked()))
  const log = pino({ level })
  const file = async () => join(await bundle(), 'main.js')
  const execArgv = ['--max-semi-space-size=64', '--enable-source-maps']
  const cluster = await openCluster({ file, execArgv, token, parts: split(shards, processes), healthPort, log })
  process.on('SIGHUP', () => void cluster.renew())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      await cluster.close()
      process.exit(0)
    })
  log.info({ processes, shards }, 'the cluster is set up')
} catch (error) {
  console.error(reasonOf(error))
  process.exit(1)
}
