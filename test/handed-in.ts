/**
 * What owners and players hand in, drawn from a seed: packs and files of games with anything at all in one place. Each is refused in
 * a sentence or is good for whole games; none is answered by an error, or keeps the others waiting.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical } from '../src/kernel/json.ts'
import { dice } from '../src/kernel/random.ts'
import { sha256 } from '../src/kernel/record.ts'
import { verify } from '../src/kernel/verify.ts'
import { BadPackFile, openPacks } from '../src/packs.ts'
import { dataOf, fieldsIn, withValue } from './pack-fields.ts'
import { GAMES } from './suite/games.ts'
import type { Inheriting } from './suite/inherited.ts'
import { recordedGame } from './suite/record.ts'

const ANYTHING: readonly unknown[] = [
  0,
  1,
  -1,
  0.5,
  500,
  501,
  1_000_000,
  Number.MAX_VALUE,
  null,
  true,
  '',
  'x'.repeat(2_000),
  '@everyone',
  [],
  {},
  Array(10_000).fill(0),
  JSON.parse(`${'[1,'.repeat(200)}1${']'.repeat(200)}`),
  { __proto__: null, constructor: 1, length: 1e9 },
]
/** Of the processor's time. It is said at the start, and nobody plays meanwhile; but nobody waits for ever. */
const LONGEST = 120_000

export type HandedIn = { readonly packs: Taken; readonly files: Taken; readonly wrong: readonly string[] }
type Taken = { accepted: number; refused: number }

export function handedIn(count: number, seed: number): HandedIn {
  const random = dice(seed)
  const found = { packs: { accepted: 0, refused: 0 }, files: { accepted: 0, refused: 0 }, wrong: [] as string[] }
  const judge = (kind: 'packs' | 'files', what: string, isTaken: () => boolean) => {
    const from = process.cpuUsage().user
    try {
      found[kind][isTaken() ? 'accepted' : 'refused']++
    } catch (error) {
      found.wrong.push(`${what}: ${(error as Error).message}`)
    }
    const took = (process.cpuUsage().user - from) / 1_000
    if (took > LONGEST) found.wrong.push(`${what} took ${Math.round(took / 1_000)} seconds`)
  }
  for (const entry of GAMES.filter(({ hosted: { game } }) => game.id !== 'lanterns')) {
    const { id } = entry.hosted.game
    const pack = dataOf(id)
    const file = JSON.parse(recordedGame(entry, entry.plays[0]!, seed).transcript)
    for (let i = 0; i < count; i++) {
      for (const [kind, whole] of [
        ['packs', pack],
        ['files', file],
      ] as const) {
        const fields = fieldsIn(whole)
        const { path } = fields[random(fields.length)]!
        const value = ANYTHING[random(ANYTHING.length)]
        const changed = withValue(whole, path, value)
        const what = `${id}: ${path} as ${JSON.stringify(value).slice(0, 60)}`
        judge(kind, what, () => (kind === 'packs' ? isPack(entry, changed) : isGame(entry, changed)))
      }
    }
  }
  return found
}

/** Tried out in whole games, or refused by name. */
function isPack({ hosted }: Inheriting, pack: object): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'archon-handed-'))
  try {
    writeFileSync(join(folder, `${hosted.game.id}.json`), JSON.stringify(pack))
    openPacks(folder, [hosted])
    return true
  } catch (error) {
    if (error instanceof BadPackFile) return false
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** As somebody writes it who knows how: the sum fits again. */
function isGame({ hosted: { game } }: Inheriting, body: object): boolean {
  const { digest: _, ...rest } = body as { readonly digest?: string }
  const text = `${canonical({ ...rest, digest: sha256(canonical(rest as never)) } as never)}\n`
  return verify((id) => (id === game.id ? game : undefined), text).ok
}
