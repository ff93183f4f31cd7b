/** The design's arrows point one way. This walks every import and fails on one that points back or in a circle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Layer → the layers it may know. What is not listed here may know everything (main.ts, scripts, tests). */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = {
  'src/kernel': [],
  'src/games': ['src/kernel'],
  'src/players': ['src/kernel', 'src/games'],
  'src/helpers': [],
  'src/thinking': ['src/kernel', 'src/games', 'src/players', 'src/helpers'],
  render: ['src/kernel', 'src/games', 'src/words', 'src/helpers'],
  'src/store': ['src/kernel', 'src/sqlite.mjs'],
  'src/words': ['src/kernel'],
  'src/tables': ['src/kernel', 'src/games', 'src/players', 'src/thinking', 'src/store', 'src/words'],
  'src/league': ['src/kernel', 'src/games', 'src/store', 'src/tables', 'src/words'],
  'src/discord': ['src/kernel', 'src/games', 'src/store', 'src/tables', 'src/league', 'src/words', 'render'],
  commands: ['src/words', 'src/discord'],
  'src/parlour': ['src/sqlite.mjs'],
  'src/sqlite.mjs': [],
  'src/config.ts': [],
}

/** The way of a press: folder of `src/discord`, and its others that it may know. What stands beside the folders is known to all. */
const WAY_OF_A_PRESS: Readonly<Record<string, readonly string[]>> = {
  in: ['acts', 'show', 'out'],
  acts: ['show', 'out'],
  show: [],
  out: ['show'],
}
/** Whoever answers an interaction is a door: an act only says what the answer is. */
const ANSWERING = 'src/discord/out/replies.ts'

/** Packages the pure layers may use. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  'src/kernel': ['node:crypto'],
  'src/games': ['zod', 'node:crypto'],
  'src/players': [],
}

/** Pictures and computer players read views: nothing that could hand them a state. */
const ONLY_VIEWS = ['src/players', 'render']
/** All they may import of a game: what a seat sees, how it is said, what is printed, and what follows from these alone. */
const LEAVES_A_GAME = [
  /^src\/games\/[^/]+\/view\.ts$/,
  /^src\/games\/[^/]+\/words(\.ts|\/.+)$/,
  /^src\/games\/[^/]+\/data\/.+$/,
  /^src\/games\/atlantis\/(terms|world)\.ts$/,
  /^src\/games\/secret-societies\/holdings\/.+$/,
  /^src\/games\/common\/(score|signs)\.ts$/,
]
const leaves = (path: string) => LEAVES_A_GAME.some((allowed) => allowed.test(path))
const isInGames = (path: string) => path.startsWith('src/games/')
/** What every game has in common, and the types of what is told about it: words name these. */
const isNeutral = (path: string) =>
  path.startsWith('src/games/common/') || /^src\/games\/(achievement|hosted|lesson|policy|primer)\.ts$/.test(path)

/** Who may hold a state of a game. All others get what a seat sees. */
const HOLD_STATES = ['src/kernel', 'src/games', 'src/thinking', 'src/tables']
/** All that the others may name of the kernel: no type among it holds a state, and no function takes or makes one. */
const STATELESS: Readonly<Record<string, readonly string[]>> = {
  'src/kernel/answers.ts': ['everyAnswer'],
  'src/kernel/contract.ts': [
    ...['Seat', 'Text', 'Event', 'Outcome', 'Setting', 'Options'],
    ...['Decision', 'Input', 'Option', 'Price', 'Some', 'Amount', 'Split', 'Order'],
  ],
  'src/kernel/engine.ts': ['Fault'],
  'src/kernel/input.ts': ['misfit', 'only', 'sample', 'simplest'],
  'src/kernel/json.ts': ['canonical'],
  'src/kernel/line.ts': ['newLine'],
  'src/kernel/language.ts': ['LOCALES', 'heardIn', 'Speaker', 'bySeat', 'speakerOf'],
  'src/kernel/random.ts': ['RandomState', 'dice', 'draw', 'shuffle'],
  'src/kernel/record.ts': ['Entry'],
  'src/kernel/signature.ts': ['Key', 'keyFrom', 'newKey'],
  'src/kernel/told.ts': ['absentFrom', 'meaningOf', 'shownBeside', 'told'],
  'src/kernel/world.ts': ['Imagine', 'World'],
  'src/kernel/words.ts': ['KERNEL_PHRASES', 'SaysIn', 'TextOf', 'phrases', 'speakWith'],
}
/** What tables keep to themselves. */
const INSIDE_TABLES = ['src/tables/states.ts', 'src/tables/recent.ts']

/** Folders beside the games, and which of them may know it: what every game has in common, and the core of two editions. */
const SHARED: Readonly<Record<string, (game: string) => boolean>> = {
  common: () => true,
  atlantis: (game) => game === 'era-of-atlantis' || game === 'age-of-atlantis',
}

const files = ['src', 'commands', 'render', 'scripts', 'test']
  .filter((top) => existsSync(join(root, top)))
  .flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => /\.tsx?$/.test(file))

/** `import … from`, `export … from`, `import '…'`, `import('…')`. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(type\s)?[\w$*,\s]*(?:\{[^}]*\})?\s*from\s+'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g

/** `isType`: for the compiler only. `import { type X }` is not: the file it names is loaded all the same. */
const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([line, type, from, called, alone]) => ({
    target: (from ?? called ?? alone)!,
    isType: type !== undefined,
    names: namesIn(line),
  }))

/** What an import names; a star where it takes everything. */
const namesIn = (line: string): string[] =>
  /\{([^}]*)\}/
    .exec(line)?.[1]
    ?.split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]!,
    )
    .filter((name) => name !== '') ?? ['*']

const layerOf = (path: string) => Object.keys(MAY_KNOW).find((layer) => path === layer || path.startsWith(`${layer}/`))
const folderOf = (path: string) => /^src\/discord\/([^/]+)\//.exec(path)?.[1]
const gameOf = (path: string) => /^src\/games\/([^/]+)\//.exec(path)?.[1]

const arrows = files.flatMap((from) =>
  importsOf(from).map(({ target, isType, names }) => ({
    from,
    isType,
    names,
    to: target.startsWith('.') ? normalize(join(dirname(from), target)).replaceAll('\\', '/') : target,
    isOurs: target.startsWith('.'),
  })),
)

type Arrow = Pick<(typeof arrows)[number], 'from' | 'to' | 'isType'>

/** Every way that leads back to where it began, as a line to read: `⇢` is an import of types only. */
function circlesIn(among: readonly Arrow[]): string[] {
  const leaving = new Map<string, Arrow[]>()
  for (const arrow of among) leaving.set(arrow.from, [...(leaving.get(arrow.from) ?? []), arrow])
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: readonly Arrow[]) => {
    const start = way.findIndex(({ from }) => from === file)
    if (start >= 0) circles.push(way.slice(start).reduce((line, { to, isType }) => `${line} ${isType ? '⇢' : '→'} ${to}`, file))
    if (start >= 0 || done.has(file)) return
    for (const arrow of leaving.get(file) ?? []) walk(arrow.to, [...way, arrow])
    done.add(file)
  }
  for (const file of leaving.keys()) walk(file, [])
  return circles
}

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

  it('shows the way of a press: in, act, show, out', () => {
    const wrong = arrows.filter(({ from, to }) => {
      const [folder, other] = [folderOf(from), folderOf(to)]
      if (!folder || !other || folder === other) return false
      return !WAY_OF_A_PRESS[folder]!.includes(other) || (folder === 'acts' && to === ANSWERING)
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('makes commands of acts and doors alone', () => {
    const wrong = arrows.filter(
      ({ from, to, isOurs }) => from.startsWith('commands/') && !(isOurs && /^(commands|src\/discord\/(acts|in))\//.test(to)),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('goes in no circle, not even with types', () => {
    expect(circlesIn(arrows)).toEqual([])
  })

  it('would notice a circle', () => {
    const [a, b, c] = ['a.ts', 'b.ts', 'c.ts'] as const
    const circle = [
      { from: a, to: b, isType: false },
      { from: b, to: c, isType: true },
      { from: c, to: a, isType: false },
      { from: a, to: c, isType: false },
    ]
    expect(circlesIn(circle)).toEqual(['a.ts → b.ts ⇢ c.ts → a.ts'])
    expect(circlesIn(circle.filter(({ to }) => to !== a))).toEqual([])
  })

  it('keeps the rules free of everything but data checks', () => {
    const wrong = arrows.filter(({ from, to, isOurs }) => {
      const allowed = PURE[layerOf(from) ?? '']
      return allowed && !isOurs && !allowed.includes(to)
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('lets games know only themselves and what is shared', () => {
    const wrong = arrows.filter(({ from, to, isOurs }) => {
      const [game, other] = [gameOf(from), gameOf(to)]
      return isOurs && game && other && game !== other && !(SHARED[other]?.(game) ?? false)
    })
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('keeps states with those who play with them', () => {
    const others = arrows.filter(({ from }) => layerOf(from) && !HOLD_STATES.includes(layerOf(from)!))
    const wrong = others.flatMap(({ from, to, names }) =>
      to.startsWith('src/kernel/')
        ? names.filter((name) => !STATELESS[to]?.includes(name)).map((name) => `${from} → ${name} of ${to}`)
        : INSIDE_TABLES.includes(to)
          ? [`${from} → ${to}`]
          : [],
    )
    expect(wrong).toEqual([])
    expect(INSIDE_TABLES.filter((file) => !files.includes(file))).toEqual([])
  })

  it('looks at a board in one place, and opens a stored state there', () => {
    const ours = files.filter((file) => layerOf(file) && !/^src\/(kernel|games|parlour)\//.test(file))
    const saying = (words: RegExp) => ours.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))
    expect(saying(/\bview\(\s*[\w.]*board\b/)).toEqual(['src/tables/states.ts'])
    expect(saying(/\bas State\b|: State = /)).toEqual([])
    expect(saying(/\bStoredState\b/).filter((file) => !/^src\/(store|tables)\//.test(file))).toEqual([])
  })

  it('would notice who names what they must not', () => {
    expect(namesIn("import { type State, decisions as all } from '../kernel/engine.ts'")).toEqual(['State', 'decisions'])
    expect(namesIn("import * as engine from '../kernel/engine.ts'")).toEqual(['*'])
    expect(namesIn("import('../kernel/engine.ts')")).toEqual(['*'])
  })

  it('hands pictures and computer players views only', () => {
    const theirs = arrows.filter(({ from, to }) => ONLY_VIEWS.includes(layerOf(from) ?? '') && isInGames(to))
    expect(theirs.filter(({ to }) => !leaves(to)).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
    expect(LEAVES_A_GAME.filter((allowed) => !theirs.some(({ to }) => allowed.test(to)))).toEqual([])
  })

  it('lets nothing leave a game that knows its board or its rules; only its view is built from them', () => {
    const wrong = arrows.filter(
      ({ from, to }) => leaves(from) && !from.endsWith('/view.ts') && isInGames(to) && !leaves(to) && !isNeutral(to),
    )
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
