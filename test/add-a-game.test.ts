/**
 * docs/add-a-game.md is true: its game is put into a copy of the house as the page says, compiles, and passes everything that the
 * page says it inherits, which is all there is.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROPERTIES } from './suite/properties.ts'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs', 'add-a-game.md'), 'utf8')

/** Code that says in its first line where it stands. */
const files = [...page.matchAll(/```ts\n\/\/ (\S+)\n[\s\S]*?```/g)].map(([block, path]) => ({
  path: path!,
  code: block.slice('```ts\n'.length, -'```'.length),
}))
const entries = [...page.matchAll(/^\| `([^`]+)` \| `(import [^`]+)` \| `([^`]+)` \|$/gm)].map(([, list, line, entry]) => ({
  list: list!,
  line: line!,
  entry: entry!,
}))
const inherited = [...page.matchAll(/^\| (.+) \| `(test\/[^`]+\.test\.ts)` \|$/gm)].map(([, row, file]) => ({
  file: file!,
  isForLater: row!.startsWith('once it '),
  /** "the card … says": what stands between is the game's own. */
  parts: row!
    .replace(/^once it [^:]+: /, '')
    .split('…')
    .map((part) => part.trim()),
}))
const HOUSE = [
  'src',
  'commands',
  'render',
  'scripts',
  'test',
  'migrations',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
  '.gitignore',
]
const GAME = 'high-tide|High Tide'

type Result = { readonly file: string; readonly name: string; readonly status: string; readonly why: readonly string[] }

let copy: string
/** What a tool has to say if it fails. */
async function run(tool: string, ...words: string[]): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))
  try {
    await promisify(execFile)(join(copy, 'node_modules', '.bin', tool), words, { cwd: copy, env, maxBuffer: 2 ** 26 })
    return ''
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string }
    return `${stdout}${stderr}` || message
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'archon-page-'))
  for (const each of HOUSE) cpSync(join(root, each), join(copy, each), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  for (const { path, code } of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    writeFileSync(join(copy, path), code)
  }
  for (const { list, line, entry } of entries) {
    const source = readFileSync(join(copy, list), 'utf8')
    writeFileSync(join(copy, list), `${line}\n${source.replace(/export const [^=]*=[^[]*\[/, (start) => `${start}${entry}, `)}`)
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the game of the page', () => {
  it('compiles, and is written as the house writes', { timeout: 120_000 }, async () => {
    const include = [...files.map(({ path }) => path), ...entries.map(({ list }) => list)]
    writeFileSync(join(copy, 'tsconfig.page.json'), JSON.stringify({ extends: './tsconfig.json', include }))
    expect(await run('tsc', '-p', 'tsconfig.page.json')).toBe('')
    expect(await run('biome', 'check', ...files.map(({ path }) => path))).toBe('')
  })

  it('passes what the page says it inherits, and nothing else is inherited', { timeout: 240_000 }, async () => {
    expect(await run('tsx', 'scripts/freeze.ts', 'high-tide')).toBe('')
    const paths = [...new Set(inherited.map(({ file }) => file))]
    await run('vitest', 'run', '--maxWorkers=1', ...paths, '-t', GAME, '--reporter=json', '--outputFile=results.json')
    const results = resultsIn(join(copy, 'results.json'))
    expect(results.filter(({ status }) => status === 'failed')).toEqual([])
    const passed = results.filter(({ status }) => status === 'passed')
    const untrue = inherited.filter(({ file, parts, isForLater }) => {
      if (file.endsWith('inherited.test.ts') && PROPERTIES.some(([name]) => name === parts[0])) return false
      return !(isForLater ? results : passed).some((each) => each.file === file && fits(each, parts))
    })
    expect(untrue).toEqual([])
    const unlisted = results
      .filter(({ file, status }) => status === 'passed' || inherited.some((row) => row.file === file && row.isForLater))
      .filter((each) => !each.name.includes('all properties hold'))
      .filter((each) => !inherited.some(({ file, parts }) => file === each.file && fits(each, parts)))
    expect(unlisted.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })
})

describe('the list of what a game inherits', () => {
  it('names every property of the suite', () => {
    const listed = inherited.map(({ parts }) => parts[0]!)
    expect(PROPERTIES.map(([name]) => name).filter((name) => !listed.includes(name))).toEqual([])
  })

  it('names every test that walks through the games', () => {
    const walking = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
      .map((file) => `test/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.test.ts'))
      .filter((file) => WALKING.test(readFileSync(join(root, file), 'utf8')))
    expect(walking.sort()).toEqual([...new Set(inherited.map(({ file }) => file))].sort())
  })
})

/** Goes through the lists of games, or a part of them; looking one up does not count. */
const WALKING = /(?:of |\.\.\.)(?:GAMES|HOSTED)\b|\b(?:GAMES|HOSTED)\.(?:map|filter|flatMap)\b/

const fits = ({ name }: Result, parts: readonly string[]) => parts.every((part) => name.includes(part))

function resultsIn(path: string): Result[] {
  const report: {
    testResults: {
      name: string
      assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
    }[]
  } = JSON.parse(readFileSync(path, 'utf8'))
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: relative(copy, name).replaceAll('\\', '/'),
      name: fullName,
      status,
      why: failureMessages ?? [],
    })),
  )
}
