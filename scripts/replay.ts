/** Checks an exported game without Discord or a database:  npm run replay -- file.json */
import { readFileSync } from 'node:fs'
import { HOSTED } from '../src/games/index.ts'
import { verify } from '../src/kernel/record.ts'
import { read, stop } from './arguments.ts'

const [path] = read({}).positionals
if (!path) stop('Which file?  npm run replay -- file.json')
let text: string
try {
  text = readFileSync(path!, 'utf8')
} catch {
  stop(`Cannot read ${path}`)
}
const verdict = verify((id) => HOSTED.find(({ game }) => game.id === id)?.game, text!)
console.log(
  verdict.ok
    ? `✔ ${verdict.game}: ${verdict.decisions} answers replayed, ${verdict.receipts} sealed answers match their receipts.`
    : `✘ ${verdict.why}`,
)
console.log(JSON.stringify(verdict))
process.exit(verdict.ok ? 0 : 1)
