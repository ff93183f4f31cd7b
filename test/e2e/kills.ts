/** The bot is killed without warning, again and again, while people play. Nothing acknowledged may be lost or doubled. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { apply, awaited, create, isRefusal, reveal } from '../../src/kernel/engine.ts'
import { dice } from '../../src/kernel/random.ts'
import { type Entry, randomOf } from '../../src/kernel/record.ts'
import { type Guest, openParlour, type TestParlour } from '../../src/parlour/harness.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import { openStore } from '../../src/store/sqlite.ts'
import type { Seated, Store } from '../../src/store/store.ts'
import { bundled } from './bundled.ts'
import { pressAnything, pressables, verbOf } from './evening.ts'

/** Stages that ask one seat, wherever they are called so. */
const stages = eraOfAtlantis.game.steps.flatMap((step) => Object.entries(step.stages))
const ONCE = new Set(
  stages.map(([name]) => name).filter((name) => stages.every(([other, stage]) => other !== name || 'one' in stage)),
)

const LONGEST_LIFE = 4_000

/** An answer, and the words by which somebody was told that it counts. */
export type Acknowledged = { readonly answer: string; readonly reply: string }

export type Kills = {
  readonly rounds: number
  readonly acknowledged: number
  readonly lost: number
  /** What was lost, and how it was acknowledged. */
  readonly wrong: readonly string[]
  readonly twice: number
  readonly missingPosts: number
  readonly doubledPosts: number
}

export async function kills(rounds: number, seed: number): Promise<Kills> {
  const random = dice(seed)
  const folder = mkdtempSync(join(tmpdir(), 'archon-kill-'))
  const parlour = await openParlour({ realTime: true })
  const people = ['Ann', 'Bob', 'Cid'].map((name) => parlour.person(name))
  const acknowledged: Acknowledged[] = []
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
      await Promise.all(people.map((person) => pressUntilDead(person, channel, random, acknowledged, onPress, isDead)))
      clearTimeout(death)
      bot.kill('SIGKILL')
      bot = await startBot(parlour, folder)
    }
    await quiet(folder)
    return { rounds, acknowledged: acknowledged.length, ...(await judge(parlour, folder, channel, acknowledged)) }
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

/** Presses on; notes every "sure" that was acknowledged. Presses that fall into the gap fail, as they would on Discord. */
export async function pressUntilDead(
  person: Guest,
  channel: string,
  random: (n: number) => number,
  acknowledged: Acknowledged[],
  onPress: () => void,
  isDead: () => boolean,
): Promise<void> {
  let panel: WireMessage | undefined
  for (let i = 0; i < 60 && !isDead(); i++) {
    onPress()
    try {
      if (!panel) panel = await person.in(channel).click(/^(Take my turn|Seal my answer)$/)
      const sure = panel && pressables(panel).find((each) => verbOf(each) === 'sure')
      const next: WireMessage | undefined = sure
        ? await person.in(channel).click(sure.custom_id, { message: panel!.id })
        : panel && (await pressAnything(person.in(channel), panel, random))
      // A slow answer is only promised at first: what the panel shows meanwhile may be somebody else's doing.
      if (sure && next && !person.wasDeferred && !wasRefused(next))
        acknowledged.push({ answer: answerIn(sure.custom_id, person.id), reply: JSON.stringify(next.components) })
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

/** Which table and which question a press was about, and who pressed. */
function answerIn(customId: string, person: string): string {
  const [, , table] = customId.split('|')
  return `${table} ${person} ${decisionIn(customId)}`
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
export async function judge(parlour: TestParlour, folder: string, channel: string, acknowledged: readonly Acknowledged[]) {
  const store = openStore(join(folder, 'archon.sqlite'))
  const verdict = await judgeBooks(store, tablesIn(folder), marksIn(parlour.house, channel), acknowledged)
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

export async function judgeBooks(
  store: Pick<Store, 'table' | 'entries'>,
  tables: readonly string[],
  marks: readonly number[],
  acknowledged: readonly Acknowledged[],
) {
  const logged: string[] = []
  const once: string[] = []
  let owedPosts = 0
  for (const id of tables) {
    const table = (await store.table(id))!
    const { seats } = table
    const entries = await store.entries(id)
    const settled = entries.slice(0, table.fence).map(({ entry }) => entry)
    owedPosts += table.startedAt === null ? 1 : postsOwed(eraOfAtlantis, table, settled)
    for (const { entry } of entries) {
      if ('reveal' in entry) continue
      const person = seats.find(({ seat }) => seat === entry.seat)?.person
      logged.push(`${id} ${person} ${entry.decision}`)
      // A question put to several at once may be answered anew until it closes; one put to a single seat has exactly one entry.
      if (ONCE.has(entry.decision.split('.')[1]!)) once.push(`${id} ${entry.seat} ${entry.decision}`)
    }
  }
  // As often as it was acknowledged: a question that is asked again because its answer was lost has fewer entries.
  const timesIn = (list: readonly string[], each: string) => list.filter((other) => other === each).length
  const answers = acknowledged.map(({ answer }) => answer)
  const lost = [...new Set(answers)].filter((each) => timesIn(answers, each) > timesIn(logged, each))
  const wrong = acknowledged.flatMap(({ answer, reply }) =>
    lost.includes(answer) ? [`${answer} is ${timesIn(logged, answer)} times in the log, and was acknowledged with ${reply}`] : [],
  )
  const twice = once.length - new Set(once).size
  return {
    lost: lost.length,
    wrong,
    twice,
    missingPosts: Math.max(0, owedPosts - new Set(marks).size),
    doubledPosts: marks.length - new Set(marks).size + Math.max(0, new Set(marks).size - owedPosts),
  }
}

function tablesIn(folder: string): string[] {
  const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
  const rows = file.prepare('select id from tables').all() as { id: string }[]
  file.close()
  return rows.map(({ id }) => id)
}

/**
 * How many messages a table owes its channel, from its log alone: the card of the lobby, the opening, one whenever a person is asked
 * who was not asked before and has not just acted, and the end.
 */
function postsOwed({ game }: AnyHosted, { seats, options, secret, words }: Seated, log: readonly Entry[]): number {
  const people = new Set(seats.flatMap(({ seat, person }) => (person ? [seat] : [])))
  let { state } = create(game, {
    seats: seats.map(({ seat }) => seat).sort(),
    options,
    held: true,
    random: randomOf(secret, words),
  })
  let posts = 2
  let asked: readonly Seat[] = awaited(game, state)
  for (const entry of log) {
    const acted = 'reveal' in entry ? null : entry.seat
    const applied = 'reveal' in entry ? reveal(game, state) : apply(game, state, entry.seat, entry.decision, entry.answer)
    if (isRefusal(applied)) throw new Error(`the log does not play: ${applied.text.say}`)
    state = applied.state
    if (!applied.fence) continue
    if (state.outcome) return posts + 1
    const owed = awaited(game, state)
    const isNews = owed.some((seat) => seat !== acted && !asked.includes(seat) && people.has(seat))
    if (isNews) posts++
    asked = isNews ? owed : owed.filter((seat) => seat === acted || asked.includes(seat))
  }
  return posts
}
