/** The bot is killed without warning, again and again, while people play. Nothing acknowledged may be lost or doubled. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dice } from '../../src/kernel/random.ts'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import { openStore } from '../../src/store/sqlite.ts'
import { bundled } from './bundled.ts'
import { pressAnything, pressables, verbOf } from './evening.ts'
import { judgeBooks, type Pressed, pressed } from './reckoning.ts'

const LONGEST_LIFE = 4_000

export type Kills = {
  readonly rounds: number
  readonly acknowledged: number
  readonly lost: number
  /** What was lost, and how it was acknowledged. */
  readonly wrong: readonly string[]
  readonly twice: number
  readonly missingPosts: number
  readonly doubledPosts: number
  /** Messages at tables beyond those that their games call for. */
  readonly unowedPosts: number
}

export async function kills(rounds: number, seed: number): Promise<Kills> {
  const random = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'archon-kill-'))
  const parlour = await openParlour({ realTime: true })
  const people = ['Ann', 'Bob', 'Cid'].map((name) => parlour.person(name))
  const answers: Pressed[] = []
  let bot = await startBot(parlour, folder)
  try {
    const channel = parlour.channel('tables')
    for (let round = 0; round < rounds; round++) {
      // Whenever a game is over, the same people begin another one: every death falls into play.
      if (!isPlaying(folder)) await beginGame(people, channel)
      // After so many presses, however slow the machine is, and at some instant of the next.
      let left = 1 + random(40)
      const death = setTimeout(() => bot.kill('SIGKILL'), LONGEST_LIFE)
      const onPress = () => --left === 0 && setTimeout(() => bot.kill('SIGKILL'), random(40))
      const isDead = () => bot.killed || bot.exitCode !== null
      await Promise.all(people.map((person) => pressUntilDead(person, channel, random, answers, onPress, isDead)))
      clearTimeout(death)
      bot.kill('SIGKILL')
      bot = await startBot(parlour, folder)
    }
    await quiet(folder)
    return { rounds, ...(await judge(parlour, folder, channel, answers)) }
  } finally {
    bot.kill('SIGKILL')
    await parlour.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function beginGame(people: readonly Guest[], channel: string): Promise<void> {
  const [ann] = people as [Guest]
  // Who wants to be asked once more says "sure" to every answer: those are counted.
  for (const person of people) await person.in(channel).slash('/profile', { confirm: 'always' })
  await ann.in(channel).slash('/table open', { game: 'era-of-atlantis', seats: 4, computers: 1, here: true, pace: 'none' })
  await ann.sees('Join', { channel })
  for (const person of people.slice(1)) await person.in(channel).click('Join')
  // The card is edited a moment later: Start opens when everybody stands on it.
  for (const person of people) await ann.sees(person.mention, { channel, timeout: 20_000 })
  await ann.in(channel).click('Start')
}

export function isPlaying(folder: string): boolean {
  const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
  const found = file.prepare("select 1 from tables where status = 'playing'").get()
  file.close()
  return found !== undefined
}

export async function startBot(parlour: TestParlour, folder: string, drawing = 0): Promise<ChildProcess> {
  const child = fork(await bundled('bot-process'), [parlour.api, parlour.token, folder, String(drawing)], {
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise<void>((resolve, reject) => {
    // Whoever loads its code may have something to say, too.
    child.on('message', (said) => said === 'ready' && resolve())
    child.once('exit', (code) => reject(new Error(`the bot ended at its start with ${code}`)))
  })
  return child
}

/** Presses on; notes every "sure", and whether it was acknowledged. Presses that fall into the gap fail, as they would on Discord. */
export async function pressUntilDead(
  person: Guest,
  channel: string,
  random: (n: number) => number,
  answers: Pressed[],
  onPress: () => void,
  isDead: () => boolean,
): Promise<void> {
  let panel: WireMessage | undefined
  for (let i = 0; i < 60 && !isDead(); i++) {
    onPress()
    try {
      if (!panel) panel = await person.in(channel).click(/^(Take my turn|Seal my answer)$/)
      const sure = panel && pressables(panel).find((each) => verbOf(each) === 'sure')
      const answer = sure && pressed(sure.custom_id, person.id)
      if (answer) answers.push(answer)
      const next: WireMessage | undefined = sure
        ? await person.in(channel).click(sure.custom_id, { message: panel!.id })
        : panel && (await pressAnything(person.in(channel), panel, random))
      // A slow answer is only promised at first: what the panel shows meanwhile may be somebody else's doing.
      if (answer && next && !person.wasDeferred && !wasRefused(next)) answer.reply = JSON.stringify(next.components)
      panel = next
      if (!panel || JSON.stringify(panel.components).includes('Nothing for you')) {
        panel = undefined
        await new Promise((resolve) => setTimeout(resolve, 15))
      }
    } catch {
      panel = undefined // the bot is gone, or the panel's question is
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
}

/** The question that something which can be pressed is about. */
export const decisionIn = (customId: string): string | undefined => customId.split('|')[3]

/** Not taken, and said so: somebody else was quicker, it means something else by now, or something went wrong. */
const REFUSALS = [
  'already been answered',
  'nothing was changed',
  'choices have changed in the meantime',
  'is no longer on offer',
  'if you still want it',
  'at the same moment',
  'One thing at a time',
  'could not',
  'cannot be reached',
]
export const wasRefused = (reply: WireMessage) => REFUSALS.some((words) => JSON.stringify(reply.components).includes(words))

/** Until everything promised has been sent. */
export async function quiet(folder: string): Promise<void> {
  const store = openStore(join(folder, 'archon.sqlite'))
  for (let i = 0; i < 200; i++) {
    const { posts } = await store.counts()
    if (posts === 0) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  store.close()
}

/** What the channel shows and what was acknowledged, held against the log. */
export async function judge(parlour: TestParlour, folder: string, channel: string, answers: readonly Pressed[]) {
  const store = openStore(join(folder, 'archon.sqlite'))
  const verdict = await judgeBooks(store, tablesIn(folder), marksIn(parlour.house, channel), answers)
  store.close()
  return verdict
}

/** The numbers by which messages of ours are known. */
export const marksIn = ({ store, guild }: TestParlour['house'], channel: string): number[] =>
  store.messages
    .page(channel, { limit: 10_000 })
    .flatMap((message) =>
      message.author === guild.bot ? message.components.flatMap(({ id }) => (id && id >= 1_000_000 ? [id] : [])) : [],
    )

function tablesIn(folder: string): string[] {
  const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
  const rows = file.prepare('select id from tables').all() as { id: string }[]
  file.close()
  return rows.map(({ id }) => id)
}
