/**
 * Promises of the whole house that no game can break: every post the log owes is posted once, no acknowledged answer is lost, what was
 * acknowledged survives a power cut, whoever wants to be forgotten is, and nobody is pinged by accident. Each proof answers with sentences
 * that name what is wrong; none if all is well.
 */
import { join } from 'node:path'
import type { Archon } from '../../src/archon.ts'
import { eraOfAtlantis } from '../../src/games/era-of-atlantis/index.ts'
import { dice } from '../../src/kernel/random.ts'
import type { Exchange } from '../../src/parlour/traffic.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import type { Store } from '../../src/store/store.ts'
import { type Evening, evening } from './evening.ts'
import { beginGame, judge, pressUntilDead } from './kills.ts'
import type { Pressed } from './reckoning.ts'

const PRESSES_IN_A_TURN = 12

const ROUNDS = 8

/** Plays for a while through the real bot; `plant` makes it faulty once the game has begun. */
export async function wrongAfterPlaying(
  seed: number,
  plant: (archon: Archon) => void = () => {},
  rounds = ROUNDS,
): Promise<string[]> {
  const night = await evening([eraOfAtlantis])
  try {
    const { parlour, archon } = night
    const people = ['Ann', 'Bob', 'Cid'].map((name) => parlour.person(name))
    const channel = parlour.channel('tables')
    await beginGame(people, channel)
    await archon.settle()
    plant(archon)
    const random = dice(seed)
    const answers: Pressed[] = []
    for (let round = 0; round < rounds; round++) {
      for (const person of people) {
        let left = PRESSES_IN_A_TURN
        await pressUntilDead(
          person,
          channel,
          random,
          answers,
          () => left--,
          () => left <= 0,
        )
        await archon.settle()
      }
    }
    const { lost, twice, missingPosts, doubledPosts, unowedPosts } = await judge(parlour, night.folder, channel, answers)
    return [
      ...told(lost, 'answers were acknowledged and are not in the log'),
      ...told(twice, 'answers to one question were counted twice'),
      ...told(missingPosts, 'messages that the log owes the channel were never posted'),
      ...told(doubledPosts, 'messages were posted twice'),
      ...told(unowedPosts, 'messages were posted that the log does not owe'),
      ...unguardedMentions(parlour.traffic),
    ]
  } finally {
    await night.close()
  }
}

const told = (n: number, what: string) => (n > 0 ? [`${n} ${what}`] : [])

type Sent = { readonly allowed_mentions?: { readonly parse?: readonly string[] }; readonly data?: Sent }

const SENDS = /^\/(channels\/\d+\/messages|webhooks\/|interactions\/)/
/** Callbacks that carry a message: a reply, and a message brought up to date. */
const MESSAGES = new Set([4, 7])

/** Every message says whom it may ping, or a name typed by somebody could ping everybody. */
export function unguardedMentions(traffic: readonly Exchange[]): string[] {
  const wrong = traffic.flatMap(({ method, path, body }) => {
    if (!['POST', 'PATCH'].includes(method) || !SENDS.test(path.replace(/^\/(api\/)?v\d+/, ''))) return []
    const sent = body as (Sent & { type?: number }) | undefined
    if (!sent || (path.includes('/callback') && !MESSAGES.has(sent.type ?? 0))) return []
    const { allowed_mentions: allowed } = path.includes('/callback') ? (sent.data ?? {}) : sent
    const where = `${method} ${path.replaceAll(/\d{6,}/g, '…').replace(/(…\/)[^/]{20,}/, '$1…')}`
    if (!allowed) return [`${where} does not say whom it may ping`]
    return allowed.parse?.length ? [`${where} pings whomever its text names: ${allowed.parse.join(', ')}`] : []
  })
  return [...new Set(wrong)]
}

/** How the database of a store writes: asked of the connection itself, which is caught while the store opens it. */
export function carelessWriting(open: () => Store): string[] {
  const spare = openDatabase(':memory:')
  const driver = Object.getPrototypeOf(spare) as { pragma(this: unknown, source: string, options?: object): unknown }
  spare.close()
  const { pragma } = driver
  let connection: unknown = null
  driver.pragma = function (source, options) {
    connection = this
    return pragma.call(this, source, options)
  }
  const store = open()
  driver.pragma = pragma
  const ask = (what: string) => pragma.call(connection, what, { simple: true })
  const [synchronous, journal] = [Number(ask('synchronous')), String(ask('journal_mode'))]
  store.close()
  return [
    ...(synchronous < 2 ? [`synchronous is ${synchronous}, not FULL: a power cut can take back what was acknowledged`] : []),
    ...(journal !== 'wal' ? [`the journal is ${journal}, not WAL`] : []),
  ]
}

/** Where the database still holds something that is known of a person: "seats.note". */
export function tracesOf({ folder }: Pick<Evening, 'folder'>, known: readonly string[]): string[] {
  const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
  const tables = file.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[]
  const traces = tables.flatMap(({ name }) =>
    (file.prepare(`select * from "${name}"`).all() as Record<string, unknown>[]).flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        known.filter((each) => String(value).includes(each)).map((each) => `${name}.${column} still holds "${each}"`),
      ),
    ),
  )
  file.close()
  return [...new Set(traces)]
}
