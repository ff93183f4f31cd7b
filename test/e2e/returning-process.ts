/**
 * The bot in a process of its own, which says what its start took, then, when all time was given back, what that took. Arguments: api, token,
 * data folder.
 */
import pino from 'pino'
import { openArchon } from '../../src/archon.ts'
import { randomPlayer } from '../../src/players/player.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { cpu, type Stall, watchLoop } from './loop.ts'

export type Said = { readonly start: Stall } | { readonly givenBack: Stall; readonly longestTurn: Stall }

const [api, token, dataFolder] = process.argv.slice(2) as [string, string, string]
const say = (said: Said) => process.send?.(said)
const since = (began: number, beganCpu: number): Stall => ({
  wallMs: Math.round(performance.now() - began),
  cpuMs: Math.round(cpu() - beganCpu),
})

const [began, beganCpu] = [performance.now(), cpu()]
const { house } = await openArchon({
  api,
  token,
  dataFolder,
  games: [lanterns.hosted],
  players: new Map([['lanterns', () => randomPlayer]]),
  studio: { draw: async () => null, close() {} },
  log: pino({ level: 'error' }, process.stderr),
})
say({ start: since(began, beganCpu) })
const stop = watchLoop()
const [gaveFrom, gaveFromCpu] = [performance.now(), cpu()]
while (await house.isSilent?.()) await new Promise((resolve) => setTimeout(resolve, 5))
say({ givenBack: since(gaveFrom, gaveFromCpu), longestTurn: stop() })
