/** Where frames become a film: one order after the other, in whatever process that happens. */
import { type Cutter, openCutter } from './encoder.ts'
import type { Cast, Frame } from './frames.ts'
import { FILM_HEIGHT, FILM_WIDTH, paintFrame } from './paint.ts'

export type FilmOrder = { readonly begin: Cast; readonly coarseness: number } | { readonly frame: Frame } | 'finish'
/** The film once it is finished; until then, that the next order may come. */
export type Done = { readonly film: Uint8Array } | 'next'

export function openDesk(): (order: FilmOrder) => Promise<Done> {
  /** `before`: the board of the last frame, so that the next can mark what has changed. */
  let work: { readonly cast: Cast; readonly cutter: Cutter; before?: unknown } | undefined
  return async (order) => {
    if (order !== 'finish' && 'begin' in order) {
      work = { cast: order.begin, cutter: await openCutter(FILM_WIDTH, FILM_HEIGHT, order.coarseness) }
      return 'next'
    }
    if (!work) throw new Error('no film was begun')
    const { cast, cutter, before } = work
    if (order === 'finish') return { film: cutter.finish() }
    cutter.add(paintFrame(cast, order.frame, before), order.frame.hold)
    work.before = order.frame.view
    return 'next'
  }
}
