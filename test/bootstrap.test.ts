/** The set-up, in a small project of its own: its addons load at once, and its npm only notes what it is asked and puts the driver there. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nodeGyp } from '../scripts/node-gyp.mjs'
import { driver } from '../src/sqlite.mjs'

const root = join(import.meta.dirname, '..')
const DRIVER = 'module.exports = class { close() {} }'
const CANVAS = 'exports.createCanvas = () => ({ toBuffer() {} })'

let project: string
const at = (...path: string[]) => join(project, ...path)
const asked = () => (existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8') : '')

function write(path: string, text: string, mode = 0o644) {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text, { mode })
}

function setUp(...args: string[]) {
  const env = { ...process.env, PATH: `${at('bin')}${delimiter}${process.env.PATH}` }
  execFileSync(process.execPath, [at('scripts', 'bootstrap.mjs'), ...args], { env, stdio: 'pipe' })
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'archon-set-up-'))
  for (const file of ['scripts/bootstrap.mjs', 'scripts/browser.mjs', 'scripts/node-gyp.mjs', 'src/sqlite.mjs'])
    cpSync(join(root, file), at(file))
  write(at('package-lock.json'), '{}')
  write(at('node_modules/.package-lock.json'), '{}')
  write(at('node_modules/canvas/index.js'), CANVAS)
  write(at('node_modules', driver, 'index.js'), DRIVER)
  const put = `mkdir -p node_modules/${driver} && echo '${DRIVER}' > node_modules/${driver}/index.js`
  write(at('bin/npm'), `#!/bin/sh\necho "$@" >> asked\n${put}\n`, 0o755)
})
afterEach(() => {
  rmSync(project, { recursive: true })
  vi.unstubAllEnvs()
})

it('leaves alone what fits the Node that runs', () => {
  setUp()
  expect(asked()).toBe('')
  expect(existsSync(at('node_modules/.bootstrap'))).toBe(true)
})

it('fetches the driver that was left out when another Node installed the packages', () => {
  write(at('node_modules/.bootstrap'), 'all was well with another Node')
  rmSync(at('node_modules', driver), { recursive: true })
  setUp('--natives') // npm is at work itself: nothing may be changed under its hands
  expect(asked()).toBe('')
  setUp()
  expect(asked()).toMatch(/^ci .*--include=optional/)
  setUp()
  expect(asked().match(/^ci /gm)).toHaveLength(1)
})

it('finds node-gyp where npm is, wherever global packages go', () => {
  vi.stubEnv('npm_config_prefix', project)
  vi.stubEnv('npm_config_node_gyp', undefined) // set by `npm test`
  expect(execFileSync(process.execPath, [nodeGyp(), '--version'], { encoding: 'utf8' })).toMatch(/^v\d+\./)
})

describe('on a machine that lacks something', () => {
  /** Nothing but a shell on the path, and programs that note what they are asked. */
  function setUpAs(user: number, ...args: string[]) {
    const sh = execFileSync('sh', ['-c', 'command -v sh'], { encoding: 'utf8' }).trim()
    symlinkSync(sh, at('bin/sh'))
    for (const program of ['apt-get', 'sudo']) write(at('bin', program), `#!/bin/sh\necho ${program} "$@" >> asked\n`, 0o755)
    write(at('user.cjs'), `process.getuid = () => ${user}`)
    const env = { PATH: at('bin'), NODE_OPTIONS: `--require ${at('user.cjs')}`, CHROMIUM: at('no-browser'), ARCHON_COMPILE: '1' }
    return spawnSync(process.execPath, [at('scripts/bootstrap.mjs'), ...args], { cwd: project, env, encoding: 'utf8' })
  }

  it('says the one line to run where it is not the master, and never reaches for sudo', () => {
    write(at('node_modules/canvas/index.js'), 'throw new Error("not compiled")')
    const { status, stderr } = setUpAs(1000)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^ {2}sudo apt-get install -y --no-install-recommends g\+\+ make python3 pkg-config libcairo2-dev/m)
    expect(asked()).toBe('')
  })
  it('installs it where it already is', () => {
    write(at('node_modules/canvas/index.js'), 'throw new Error("not compiled")')
    setUpAs(0)
    expect(asked()).toMatch(/^apt-get install -y --no-install-recommends g\+\+ make python3/)
  })
  it('installs a browser for the tests, and for nothing else', () => {
    expect(setUpAs(0).status).toBe(0)
    expect(asked()).toBe('')
    rmSync(at('bin/sh'))
    expect(setUpAs(0, '--tests').status).toBe(0)
    expect(asked()).toBe('apt-get install -y --no-install-recommends chromium\n')
  })
  it('tests without one where it may not', () => {
    expect(setUpAs(1000, '--tests').status).toBe(0)
    expect(asked()).toBe('')
  })
})
