/**
 * Pictures: how long one takes through the studio, how large it is, and how long the bot's event loop stands still
 * meanwhile. Goals: 150 ms and 600 kB at the 95th percentile.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { PictureAsk } from '../../render/picture.ts'
import { openStudio } from '../../render/studio.ts'
import { isPainted } from '../../render/versions.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { HOSTED } from '../../src/games/index.ts'
import { moments, namesOf } from '../moments.ts'
import { percentiles } from './measure.ts'

const PICTURES = 40

export async function benchRender(): Promise<object[]> {
  const lines: object[] = []
  for (const hosted of HOSTED) if (isPainted(hosted.game.id)) lines.push(...(await benchGame(hosted)))
  return lines
}

async function benchGame(hosted: AnyHosted): Promise<object[]> {
  const { game } = hosted
  const orders = ordersFrom(hosted)
  const studio = openStudio()
  const lines: object[] = []
  const began = performance.now()
  const overview = orders[0]!
  await studio.draw(game.id, overview.view, { ...overview.ask, names: {} })
  lines.push({ bench: `render: first picture of ${game.id}, process start included`, ms: Math.round(performance.now() - began) })
  for (const kind of ['overview', 'place'] as const) {
    const [times, sizes]: [number[], number[]] = [[], []]
    const loop = monitorEventLoopDelay({ resolution: 1 })
    loop.enable()
    for (const { view, ask } of orders.filter((order) => order.ask.kind === kind)) {
      const start = performance.now()
      const picture = await studio.draw(game.id, view, ask)
      if (!picture) continue
      times.push(performance.now() - start)
      sizes.push(picture.bytes.length / 1000)
    }
    loop.disable()
    const [time, size] = [percentiles(times), percentiles(sizes)]
    lines.push({
      bench: `render: ${kind} of ${game.id}`,
      pictures: times.length,
      p50Ms: time.p50,
      p95Ms: time.p95,
      goalMs: 150,
      p50Kb: size.p50,
      maxKb: size.max,
      goalKb: 600,
      stallP95Ms: Math.round(loop.percentile(95) / 1e4) / 100,
      stallMaxMs: Math.round(loop.max / 1e4) / 100,
    })
  }
  const { view, ask } = overview
  await studio.draw(game.id, view, ask)
  const start = performance.now()
  for (let i = 0; i < PICTURES; i++) await studio.draw(game.id, view, ask)
  lines.push({
    bench: `render: the same picture of ${game.id} again`,
    ms: Math.round(((performance.now() - start) / PICTURES) * 100) / 100,
  })
  studio.close()
  return lines
}

/** Views and wishes along one whole game. */
function ordersFrom(hosted: AnyHosted): { view: unknown; ask: PictureAsk }[] {
  const seats = hosted.game.seats.max
  const play = { seats, options: {}, seed: 4 }
  const length = [...moments(hosted, play)].length
  const orders: { view: unknown; ask: PictureAsk }[] = []
  for (const { state, decision, answers } of moments(hosted, play)) {
    if (answers % Math.max(1, Math.floor(length / PICTURES)) !== 0) continue
    const [view, names] = [structuredClone(hosted.game.view(state.board, null)), namesOf(seats)]
    orders.push({ view, ask: { kind: 'overview', names } })
    if (decision?.about !== undefined) orders.push({ view, ask: { kind: 'place', names, about: decision.about } })
  }
  return orders
}
