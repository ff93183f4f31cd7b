/**
 * Pictures: what one of each kind costs the processor and how large it is, how long boards take through the studio, how long the bot's
 * event loop stands still meanwhile, and how long fifty tables wait that ask at once.
 */
import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { localEasel } from '../../render/easel.ts'
import { KINDS, type PictureAsk } from '../../render/picture.ts'
import type { PosterAsk } from '../../render/poster/ending.ts'
import { openStudio } from '../../render/studio.ts'
import { isPainted } from '../../render/versions.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { LOCALES, speakerOf } from '../../src/kernel/language.ts'
import { moments, namesOf } from '../moments.ts'
import { posterAsk } from '../posters.ts'
import { atMost, cpu, type Line, percentiles, rounded } from './measure.ts'

const PICTURES = 40
const TABLES = 50

export async function* benchRender(): AsyncGenerator<Line> {
  const painted = HOSTED.filter(({ game }) => isPainted(game.id))
  for (const hosted of painted) yield* benchGame(hosted)
  yield await crowd(painted)
}

/** A restart, or a league that opens: fifty tables of all games want their board at the same moment. */
async function crowd(painted: readonly AnyHosted[]): Promise<Line> {
  const studio = openStudio()
  const [firsts, boards] = [painted.map((hosted) => ordersFrom(hosted)[0]!), painted.map(boardsOf)]
  await Promise.all(firsts.map(({ view, ask }, i) => studio.draw(painted[i]!.game.id, view, { ...ask, names: {} })))
  const began = performance.now()
  const waits = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const { view, ask } = boards[i % painted.length]![Math.floor(i / painted.length)]!
      await studio.draw(painted[i % painted.length]!.game.id, view, ask, { share: `table ${i}` })
      return performance.now() - began
    }),
  )
  studio.close()
  const { p50, p95, max } = percentiles(waits)
  const easels = Math.max(1, availableParallelism() - 1)
  const alone = percentiles(await oneByOne(painted, boards)).p95 / easels
  return {
    bench: `render: ${TABLES} tables that ask at once wait (ms)`,
    p50,
    p95,
    max,
    easels,
    p95OfTheProcessor: Math.round(alone),
    goals: [atMost('p95 in ms', p95, 3_000), atMost('p95 in ms of the processor', alone, 3_000)],
  }
}

/** The same boards at one easel, in time of the processor: what the last of them waits for where nothing else runs. */
async function oneByOne(painted: readonly AnyHosted[], boards: readonly Orders[]): Promise<number[]> {
  const easel = localEasel()
  const waits: number[] = []
  let began = 0
  for (let i = -painted.length; i < TABLES; i++) {
    // The first of each game sets the easel up, as above.
    if (i === 0) began = cpu()
    const n = i + painted.length
    const { view, ask } = boards[n % painted.length]![Math.floor(n / painted.length)]!
    await easel.draw({ game: painted[n % painted.length]!.game.id, view, ask })
    if (i >= 0) waits.push(cpu() - began)
  }
  return waits
}
const boardsOf = (hosted: AnyHosted) => ordersFrom(hosted).filter(({ ask }) => ask.kind === 'overview')

async function* benchGame(hosted: AnyHosted): AsyncGenerator<Line> {
  const { game } = hosted
  const orders = ordersFrom(hosted)
  const studio = openStudio()
  const began = performance.now()
  const overview = orders[0]!
  await studio.draw(game.id, overview.view, { ...overview.ask, names: {} })
  yield { bench: `render: first picture of ${game.id}, process start included`, ms: Math.round(performance.now() - began) }
  const times: number[] = []
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  for (const { view, ask } of orders.filter((order) => order.ask.kind === 'overview')) {
    const start = performance.now()
    if (await studio.draw(game.id, view, ask)) times.push(performance.now() - start)
  }
  loop.disable()
  const time = percentiles(times)
  yield {
    bench: `render: overview of ${game.id} through the studio`,
    pictures: times.length,
    p50Ms: time.p50,
    p95Ms: time.p95,
    stallP95Ms: rounded(loop.percentile(95) / 1e6),
    stallMaxMs: rounded(loop.max / 1e6),
  }
  yield* benchKinds(game.id, orders)
  const { view, ask } = overview
  await studio.draw(game.id, view, ask)
  const start = performance.now()
  for (let i = 0; i < PICTURES; i++) await studio.draw(game.id, view, ask)
  yield { bench: `render: the same picture of ${game.id} again`, ms: rounded((performance.now() - start) / PICTURES) }
  studio.close()
}

/** What each kind costs at an easel that has drawn one of it before, in time of the processor: what else runs there hardly counts. */
async function* benchKinds(game: string, orders: Orders): AsyncGenerator<Line> {
  const easel = localEasel()
  for (const kind of [...KINDS, 'poster'] as const) {
    const [times, sizes]: [number[], number[]] = [[], []]
    for (const [i, { view, ask }] of orders.filter((order) => order.ask.kind === kind).entries()) {
      if (i === 0) await easel.draw({ game, view, ask })
      const began = cpu()
      const picture = await easel.draw({ game, view, ask })
      if (!picture) continue
      times.push(cpu() - began)
      sizes.push(picture.bytes.length / 1000)
    }
    if (times.length === 0) continue
    const [time, size] = [percentiles(times), percentiles(sizes)]
    yield {
      bench: `render: ${kind} of ${game}`,
      pictures: times.length,
      p50CpuMs: time.p50,
      p95CpuMs: time.p95,
      p50Kb: size.p50,
      maxKb: size.max,
      goals: [atMost('p95 in ms of the processor', time.p95, 150), atMost('kB', size.max, 600)],
    }
  }
}

/** Views and wishes along one whole game: all there is to see at each look. */
type Order = { readonly view: unknown; readonly ask: PictureAsk | PosterAsk }
type Orders = readonly Order[]
function ordersFrom(hosted: AnyHosted): Order[] {
  const { game } = hosted
  const seats = game.seats.max
  const play = { seats, options: {}, seed: 4 }
  const names = namesOf(seats)
  const speaker = speakerOf(LOCALES[0], (seat) => names[seat] ?? seat)
  const length = [...moments(hosted, play)].length
  const orders: Order[] = []
  let before: unknown
  for (const moment of moments(hosted, play)) {
    const { state, decision, answers } = moment
    const poster = posterAsk(hosted, moment, play)
    if (!poster && answers % Math.max(1, Math.floor(length / PICTURES)) !== 0) continue
    const view = structuredClone(game.view(state.board, null))
    const own = structuredClone(game.view(state.board, decision?.seat ?? 'p1'))
    orders.push({ view, ask: { kind: 'overview', names, ...(before !== undefined && { before }) } })
    for (const kind of ['beside', 'reveal', 'score'] as const) orders.push({ view, ask: { kind, names } })
    orders.push({ view: own, ask: { kind: 'hand', names } })
    const places = hosted.places(own as never, speaker).map(({ id }) => id)
    const about = decision?.about ?? places[answers % places.length]
    if (about !== undefined) orders.push({ view: own, ask: { kind: 'place', names, about } })
    if (poster) orders.push({ view, ask: poster })
    before = view
  }
  return orders
}
