/**
 * The bot is asked to end, again and again, while people play: under rate limits, while requests fail, while pictures are drawn, in the
 * middle of a burst. It ends in time, and nothing acknowledged is lost or doubled.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '../../src/kernel/random.ts'
import { openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import { beginGame, isPlaying, judge, type Kills, pressUntilDead, quiet, startBot } from './kills.ts'
import type { Pressed } from './reckoning.ts'

const LONGEST_LIFE = 6_000
/** What is promised to whoever asks. */
const IN_TIME = 10_000

export type Terminations = Kills & {
  /** Ends that took longer than promised, and those with another status than 0. */
  readonly late: number
  readonly untidy: number
  /** Milliseconds. */
  readonly slowest: number
}

/** By the number that was drawn. */
const MISFORTUNES: readonly ((parlour: TestParlour) => void)[] = [
  () => {},
  ({ faults }) => faults.rateLimit({ where: 'POST /channels/*/messages', retryAfter: 60, times: 2 }),
  ({ faults }) => faults.rateLimit({ where: /^PATCH /, retryAfter: 60, times: 2 }),
  ({ faults }) => faults.rateLimit({ retryAfter: 60, global: true }),
  ({ faults }) => faults.fail({ where: 'POST /channels/*/messages', status: 503, times: 20 }),
  ({ faults }) => faults.fail({ where: 'POST /channels/*/messages', late: true, cut: true, times: 3 }),
]
/** Milliseconds a picture takes: none is drawn, a moment, longer than anybody waits. */
const DRAWING = [0, 0, 300, 60_000]

export async function terminations(rounds: number, seed: number): Promise<Terminations> {
  const random = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'archon-term-'))
  const parlour = await openParlour({ realTime: true })
  const people = ['Ann', 'Bob', 'Cid'].map((name) => parlour.person(name))
  const channel = parlour.channel('tables')
  const answers: Pressed[] = []
  const ends: { took: number; isTidy: boolean }[] = []
  let bot = await startBot(parlour, folder)
  try {
    for (let round = 0; round < rounds; round++) {
      if (!isPlaying(folder)) await beginGame(people, channel)
      const misfortune = MISFORTUNES[random(MISFORTUNES.length)]!
      const drawing = DRAWING[random(DRAWING.length)]!
      let left = 1 + random(40)
      let ended: ReturnType<typeof end> | undefined
      const ask = () => (ended ??= end(bot))
      const longest = setTimeout(ask, LONGEST_LIFE)
      const isDead = () => ended !== undefined
      const onPress = () => {
        left--
        if (left === 3) misfortune(parlour)
        if (left === 0) setTimeout(ask, random(40))
      }
      await Promise.all(people.map((person) => pressUntilDead(person, channel, random, answers, onPress, isDead)))
      clearTimeout(longest)
      ends.push(await ask())
      parlour.faults.calm()
      // A game must be under way before its pictures can hold anything up.
      bot = await startBot(parlour, folder, isPlaying(folder) ? drawing : 0)
    }
    ends.push(await end(bot))
    bot = await startBot(parlour, folder)
    await quiet(folder)
    return {
      rounds,
      ...(await judge(parlour, folder, channel, answers)),
      late: ends.filter(({ took }) => took > IN_TIME).length,
      untidy: ends.filter(({ isTidy }) => !isTidy).length,
      slowest: Math.round(Math.max(...ends.map(({ took }) => took))),
    }
  } finally {
    bot.kill('SIGKILL')
    await parlour.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function end(bot: ChildProcess): Promise<{ took: number; isTidy: boolean }> {
  const began = performance.now()
  const exit = once(bot, 'exit')
  bot.kill('SIGTERM')
  const [status] = await exit
  return { took: performance.now() - began, isTidy: status === 0 }
}
