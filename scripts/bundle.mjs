/**
 * Our own code in a few files of JavaScript, so that a start does not have to read and translate a thousand of them: a third of the work.
 * Made when it is first needed, and again when anything has changed; packages stay where they are. Maps name our files in every trace.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { build, stop, version } from 'esbuild'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = ['src', 'render', 'commands']
const CODE = /\.(ts|mjs|json)$/
/** A process may still run from an older one, and set up another easel from it. */
const KEPT = 3

const ENTRIES = {
  main: join(ROOT, 'src/main.ts'),
  'easel-process': join(ROOT, 'render/easel-process.ts'),
  'film-process': join(ROOT, 'render/film/film-process.ts'),
  'thinking-process': join(ROOT, 'src/thinking-process.ts'),
}

/** The folder with `main.js` and the processes it starts; or with what else is named, by file. */
export async function bundle(cache = join(ROOT, '.cache'), entries = ENTRIES) {
  const folder = join(cache, `bundle-${contentKey(entries)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const draft = `${folder}.${process.pid}`
  try {
    await build({
      entryPoints: entries,
      outdir: draft,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      sourcemap: true,
      plugins: [atHome(folder)],
      banner: { js: 'globalThis.archonBundle = import.meta.dirname;' },
      logLevel: 'silent',
    })
    await stop()
    // Whoever was quicker made the same.
    if (!existsSync(folder)) renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  tidy(cache)
  return folder
}

/** What is read from beside a file, is read from beside the file as we wrote it. */
const atHome = (folder) => ({
  name: 'at-home',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|mjs)$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      if (!code.includes('import.meta.')) return undefined
      const home = `new URL(${JSON.stringify(relative(folder, path).split(sep).join('/'))}, import.meta.url)`
      const contents = code
        .replaceAll('import.meta.url', `${home}.href`)
        .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${home}))`)
      return { contents, loader: extname(path) === '.ts' ? 'ts' : 'js' }
    })
  },
})

function contentKey(entries) {
  const hash = createHash('sha256').update(`${version} ${readFileSync(import.meta.filename)} ${Object.keys(entries)}`)
  // Whoever starts something else, starts it from elsewhere.
  const sources = new Set([...SOURCES, ...Object.values(entries).map((file) => relative(ROOT, file).split(sep)[0])])
  for (const source of sources)
    for (const name of readdirSync(join(ROOT, source), { recursive: true }).sort())
      if (CODE.test(name)) hash.update(`\0${source}/${name}\0`).update(readFileSync(join(ROOT, source, name)))
  return hash.digest('hex').slice(0, 16)
}

function tidy(cache) {
  const bundles = readdirSync(cache).filter((name) => /^bundle-[0-9a-f]{16}$/.test(name))
  const madeAt = (name) => statSync(join(cache, name)).mtimeMs
  for (const old of bundles.sort((a, b) => madeAt(b) - madeAt(a)).slice(KEPT)) rmSync(join(cache, old), { recursive: true })
}
