/**
 * Real processes whose gateway says nothing any more, over minutes. One that others are let in beside ends itself, with status 1; one for
 * which nobody is let in stays, says why it is not ready, and goes on when Discord is back.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { type Running, startMain } from './main-process.ts'

/** No process is given up before. */
const SHORTEST = 2 * 60_000
const LONGEST = 10 * 60_000
const SOON = 60_000

export type Deafness = { readonly processes: number; readonly wrong: readonly string[] }

export async function deafness(rounds: number): Promise<Deafness> {
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++)
    for (const found of await Promise.all([inAProcess(endsAlone), inAProcess(staysWithOthers)])) wrong.push(...found)
  return { processes: rounds * 2, wrong }
}

type Proof = (parlour: TestParlour, bot: Running, health: () => Promise<unknown>) => Promise<string[]>

async function inAProcess(proof: Proof): Promise<string[]> {
  const parlour = await openParlour({ realTime: true })
  const folder = mkdtempSync(join(tmpdir(), 'archon-deaf-'))
  const env = { DISCORD_TOKEN: parlour.token, ARCHON_DATA: folder, PARLOUR_API: parlour.api }
  const bot = startMain({ env: { ...env, LOG_LEVEL: 'info', ARCHON_HEALTH_PORT: '0', ARCHON_PATIENCE: '0.2' } })
  try {
    await bot.says('Archon is on Discord')
    const { address } = JSON.parse(/^.*"address".*$/m.exec(bot.said())![0])
    const health = async () => (await (await fetch(address)).json()) as unknown
    return await proof(parlour, bot, health)
  } finally {
    bot.child.kill('SIGKILL')
    await bot.ended
    await parlour.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const endsAlone: Proof = async (parlour, bot) => {
  parlour.faults.muteGateway({ greets: true })
  const status = await Promise.race([bot.ended, wait(LONGEST, 'still there')])
  if (status !== 1) return [`a process that hears nothing, while others are let in, came to this: ${status}`]
  return bot.said().includes('the gateway has not been heard') ? [] : ['it ended, and did not say why']
}

const staysWithOthers: Proof = async (parlour, bot, health) => {
  const wrong: string[] = []
  parlour.faults.muteGateway()
  const end = await Promise.race([bot.ended, wait(SHORTEST + SOON, null)])
  if (end !== null) return [`a process ended with ${end} while nobody was let in`]
  if (!JSON.stringify(await health()).includes('"ready":false')) wrong.push('nobody is heard, and it says that it is ready')
  parlour.faults.calm()
  for (const until = Date.now() + LONGEST; !JSON.stringify(await health()).includes('"ready":true'); await wait(1_000))
    if (Date.now() > until) return [...wrong, 'Discord is back, and it does not go on']
  return wrong
}
