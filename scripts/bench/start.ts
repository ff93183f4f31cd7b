/** Starting: what it costs from the bundle, against the sources as they are. Both get as far as Discord, which is not there. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../bundle.mjs'
import { inFolder } from './house.ts'
import { atMost, type Line, rounded } from './measure.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const STARTS = 3
/** Says on leaving how long it had the processor. */
const LAST_WORD = `process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log('cpu', (user + system) / 1000) })`

export async function* benchStart(): AsyncGenerator<Line> {
  yield* inFolder(async function* (folder) {
    const [fromSource, fromBundle]: [number[], number[]] = [[], []]
    const main = join(await bundle(), 'main.js')
    for (let i = 0; i < STARTS; i++) {
      fromSource.push(await cpuOf(folder, '--import', 'tsx', 'src/main.ts'))
      fromBundle.push(await cpuOf(folder, '--enable-source-maps', main))
    }
    const [source, bundled] = [Math.min(...fromSource), Math.min(...fromBundle)]
    yield {
      bench: 'start: CPU of a start from the bundle (ms)',
      bundled: Math.round(bundled),
      source: Math.round(source),
      ratio: rounded(bundled / source),
      goals: [atMost('of a start from the sources', bundled / source, 0.5)],
    }
  })
}

function cpuOf(data: string, ...args: string[]): Promise<number> {
  const atNowhere = pathToFileURL(join(ROOT, 'test/e2e/at-the-parlour.mjs')).href
  const preloads = ['--import', `data:text/javascript,${encodeURIComponent(LAST_WORD)}`, '--import', atNowhere]
  const env = { ...process.env, DISCORD_TOKEN: 'x'.repeat(60), ARCHON_DATA: data, PARLOUR_API: 'http://127.0.0.1:1/api' }
  const child = spawn(process.execPath, [...preloads, ...args], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  child.stdout.on('data', (data) => {
    said += data
  })
  return new Promise((resolve, reject) =>
    child.once('close', () => {
      const [, ms] = /^cpu ([\d.]+)$/m.exec(said) ?? []
      if (ms === undefined) reject(new Error(`a start said nothing of its time: ${said}`))
      else resolve(Number(ms))
    }),
  )
}
