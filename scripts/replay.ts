/**
 * Checks an exported game without Discord or a database:  npm run replay -- file.json [--pack pack.json]
 * `--pack` is the owner's own data the game was begun with, where there was such.
 */
import { readFileSync } from 'node:fs'
import { HOSTED } from '../src/games/index.ts'
import { verify } from '../src/kernel/record.ts'
import { PUBLIC, speak } from '../src/words/words.ts'
import { read, stop } from './arguments.ts'

const { values, positionals } = read({ pack: { type: 'string' } })
const [path] = positionals
if (!path) stop('Which file?  npm run replay -- file.json [--pack pack.json]')

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return stop(`Cannot read ${file}`)
  }
}

function hostedAs(id: string) {
  const hosted = HOSTED.find(({ game }) => game.id === id)
  if (typeof values.pack !== 'string') return hosted
  const pack = contentOf(values.pack)
  try {
    return hosted?.withPack(JSON.parse(pack))
  } catch (error) {
    return stop(`The data pack ${values.pack} cannot be used: ${(error as Error).message}`)
  }
}
const verdict = verify((id) => hostedAs(id)?.game, contentOf(path!))
console.log(
  verdict.ok
    ? `✔ ${verdict.game}: ${verdict.decisions} answers replayed, ${verdict.receipts} sealed answers match their receipts.`
    : `✘ ${speak(verdict.why, PUBLIC)}`,
)
console.log(JSON.stringify(verdict))
process.exit(verdict.ok ? 0 : 1)
