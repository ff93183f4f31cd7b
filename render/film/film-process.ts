/** The process that makes a film: frame after frame, at the lowest priority, so that whoever wants a board goes first. */
import { setPriority } from 'node:os'
import { type Cutter, openCutter } from './encoder.ts'
import type { Cast, Frame } from './frames.ts'
import { FILM_HEIGHT, FILM_WIDTH, paintFrame } from './paint.ts'

export type Order = { readonly begin: Cast; readonly coarseness: number } | { readonly frame: Frame } | 'finish'
export type FilmReport = 'ready' | 'next' | { readonly film: Uint8Array } | { readonly failed: string }

const LOWEST = 19

try {
  setPriority(LOWEST)
} catch {
  // Where that is not allowed, films are made like everything else.
}

const report = (message: FilmReport) => process.send?.(message)
let cast: Cast
let cutter: Cutter

async function obey(order: Order): Promise<FilmReport> {
  if (order === 'finish') return { film: cutter.finish() }
  if ('begin' in order) {
    cast = order.begin
    cutter = await openCutter(FILM_WIDTH, FILM_HEIGHT, order.coarseness)
  } else cutter.add(paintFrame(cast, order.frame), order.frame.hold)
  return 'next'
}

process.on('message', (order: Order) => {
  obey(order).then(report, (error) => report({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
})
process.on('disconnect', () => process.exit())
report('ready')
