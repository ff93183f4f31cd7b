/**
 * Checks an exported game without Discord or a database:  npm run replay -- file.json [--pack pack.json] [--key key]
 * `--pack` is the owner's own data the game was begun with, where there was such. `--key` is what `/archon health` shows where it is said
 * to have been played; unless given, that of the data folder here, if there is one.
 */
import { readFileSync } from 'node:fs'
import { readSettings } from '../src/config.ts'
import { HOSTED } from '../src/games/index.ts'
import { verify } from '../src/kernel/verify.ts'
import { keyIn } from '../src/store/key.ts'
import { proofLines } from '../src/tables/proof.ts'
import { PUBLIC } from '../src/words/words.ts'
import { read, stop } from './arguments.ts'

const { values, positionals } = read({ pack: { type: 'string' }, key: { type: 'string' } })
const [path] = positionals
if (!path) stop('Which file?  npm run replay -- file.json [--pack pack.json] [--key key]')

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
const key = typeof values.key === 'string' ? values.key : keyIn(readSettings().ARCHON_DATA)?.id
for (const line of proofLines(verdict, key, PUBLIC)) console.log(line.replace(/\*\*|^-# |`/g, ''))
console.log(JSON.stringify(verdict))
process.exit(verdict.ok ? 0 : 1)
