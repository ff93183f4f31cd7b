/** The design's arrows point one way. This walks every import and fails on one that points back. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Layer → the layers it may know. What is not listed here may know everything (main.ts, scripts, tests). */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = {
  'src/kernel': [],
  'src/games': ['src/kernel'],
  'src/players': ['src/kernel', 'src/games'],
  render: ['src/kernel', 'src/games'],
  'src/store': ['src/kernel', 'src/sqlite.mjs'],
  'src/tables': ['src/kernel', 'src/games', 'src/players', 'src/store'],
  'src/league': ['src/kernel', 'src/games', 'src/store', 'src/tables'],
  'src/discord': ['src/kernel', 'src/games', 'src/store', 'src/tables', 'src/league', 'render'],
  commands: ['src/kernel', 'src/games', 'src/tables', 'src/league', 'src/discord'],
  'src/parlour': ['src/sqlite.mjs'],
  'src/sqlite.mjs': [],
  'src/config.ts': [],
}

/** Packages the pure layers may use. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  'src/kernel': ['node:crypto'],
  'src/games': ['zod', 'node:crypto'],
  'src/players': [],
}

/** Pictures and computer players read views: nothing that could hand them a state. */
const ONLY_VIEWS = ['src/players', 'render']
const INSIDE_A_GAME = /^src\/games\/[^/]+\/(rules\/|board\.ts|setup\.ts|scramble\.ts)/

const files = ['src', 'commands', 'render']
  .filter((top) => existsSync(join(root, top)))
  .flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => /\.tsx?$/.test(file))

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [
    ...source.matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3]!)
}

const layerOf = (path: string) => Object.keys(MAY_KNOW).find((layer) => path === layer || path.startsWith(`${layer}/`))
const gameOf = (path: string) => /^src\/games\/([^/]+)\//.exec(path)?.[1]

const arrows = files.flatMap((from) =>
  importsOf(from).map((target) => ({
    from,
    to: target.startsWith('.') ? normalize(join(dirname(from), target)).replaceAll('\\', '/') : target,
    isOurs: target.startsWith('.'),
  })),
)

describe('the architecture', () => {
  it('is looked at as a whole', () => {
    expect(files.length).toBeGreaterThan(10)
    expect(arrows.length).toBeGreaterThan(files.length)
  })

  it('has no arrow that points back', () => {
    const wrong = arrows.filter(({ from, to, isOurs }) => {
      const layer = layerOf(from)
      if (!layer || !isOurs) return false
      const target = layerOf(to)
      return target !== layer && !(target && MAY_KNOW[layer]!.includes(target))
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('keeps the rules free of everything but data checks', () => {
    const wrong = arrows.filter(({ from, to, isOurs }) => {
      const allowed = PURE[layerOf(from) ?? '']
      return allowed && !isOurs && !allowed.includes(to)
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('lets games know only themselves and a core they share', () => {
    const wrong = arrows.filter(({ from, to, isOurs }) => {
      const [game, other] = [gameOf(from), gameOf(to)]
      return isOurs && game && other && game !== other && other !== 'atlantis'
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('hands pictures and computer players views only', () => {
    const wrong = arrows.filter(({ from, to }) => ONLY_VIEWS.includes(layerOf(from) ?? '') && INSIDE_A_GAME.test(to))
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('leaves the choice of the SQLite driver to one file', () => {
    const wrong = arrows.filter(({ to }) => /^better-sqlite3/.test(to))
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('draws nothing random and reads no clock in kernel and games', () => {
    const wrong = files.filter(
      (file) =>
        /^src\/(kernel|games)\//.test(file) &&
        /Math\.random|Date\.now|new Date\b|performance\.now|setTimeout/.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(wrong).toEqual([])
  })
})
