/**
 * Where pictures are drawn. Drawing takes tens of milliseconds and a native library, so it happens in a process of its
 * own: the bot's event loop stays free, and should the library crash, it takes only that process with it.
 */
import { BEHIND, forkedHelper } from '../src/helpers/helper.ts'
import type { AnyAsk, Print } from './picture.ts'

export { HelperFell as EaselFell } from '../src/helpers/helper.ts'

export type Job = { readonly game: string; readonly view: unknown; readonly ask: AnyAsk }

/** Draws one picture at a time. */
export interface Easel {
  draw(job: Job): Promise<Print | null>
  close(): void
}

/** In this very process: for unit tests and small tools. */
export function localEasel(): Easel {
  return {
    async draw({ game, view, ask }) {
      const { draw } = await import('./draw.ts')
      return draw(game, view, ask)
    },
    close() {},
  }
}

export type Limits = {
  /** Milliseconds one picture may take. */
  readonly timeout: number
}

export function forkedEasel(limits: Limits): Easel & { readonly pid: number | undefined } {
  const source = new URL('./easel-process.ts', import.meta.url)
  const helper = forkedHelper<Job, Print | null>({ name: 'easel-process', source, job: 'a picture', behind: BEHIND.pictures })
  return {
    get pid() {
      return helper.pid
    },
    async draw({ game, view, ask }) {
      const print = await helper.do({ game, view, ask }, limits.timeout)
      return print && { ...print, bytes: Buffer.from(print.bytes) }
    },
    close: helper.close,
  }
}
