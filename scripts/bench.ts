/**
 * Speed, as JSON lines. Claims are ratios measured in this one run, because machines differ. Every group prints as it goes; the
 * last line says which goals were missed.
 *   npm run bench                   everything
 *   npm run bench -- store kernel   these groups
 */
import { describe, type Goal, type Line } from './bench/measure.ts'
import { benchParlour } from './bench/parlour.ts'
import { benchRender } from './bench/render.ts'
import { benchScale } from './bench/scale.ts'
import { benchStart } from './bench/start.ts'
import { benchTables } from './bench/tables.ts'
import { benchThinking } from './bench/thinking.ts'
import { bundle } from './bundle.mjs'
import { bundled } from './bundled.ts'

const GROUPS: Readonly<Record<string, () => AsyncIterable<Line> | Iterable<Line>>> = {
  async *kernel() {
    yield* (await bundled<typeof import('./bench/kernel.ts')>('bench/kernel.ts')).benchKernel()
  },
  async *players() {
    yield* (await bundled<typeof import('./bench/players.ts')>('bench/players.ts')).benchPlayers()
  },
  async *store() {
    yield* (await bundled<typeof import('./bench/store.ts')>('bench/store.ts')).benchStore()
  },
  scale: benchScale,
  tables: benchTables,
  thinking: benchThinking,
  render: benchRender,
  parlour: benchParlour,
  start: benchStart,
}

/** Easels and those who think start as they do in production. */
const place = globalThis as { archonBundle?: string }
place.archonBundle = await bundle()

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in GROUPS))
if (unknown !== undefined) {
  console.error(`There is no group "${unknown}". There are: ${Object.keys(GROUPS).join(', ')}.`)
  process.exit(1)
}

const goals: (Goal & { readonly bench: string })[] = []
for (const [name, group] of Object.entries(GROUPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  try {
    for await (const line of group()) {
      console.log(JSON.stringify(line))
      for (const goal of line.goals ?? []) goals.push({ bench: line.bench, ...goal })
    }
  } catch (error) {
    // What fails is a result too, and the others are still measured.
    console.log(JSON.stringify({ bench: name, failed: describe(error) }))
    goals.push({ bench: name, goal: 'it runs to its end', met: false })
  }
}
const missed = goals.filter(({ met }) => !met)
console.log(
  JSON.stringify({
    bench: 'goals',
    met: goals.length - missed.length,
    missed: missed.length,
    those: missed.map(({ bench, goal }) => `${bench}: ${goal}`),
  }),
)
process.exit(0)
