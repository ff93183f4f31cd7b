/**
 * Where pictures are drawn. Drawing takes tens of milliseconds and a native library, so it happens in a process of its
 * own: the bot's event loop stays free, and should the library crash, it takes only that process with it.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyAsk, Print } from './picture.ts'

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

export type Report = { readonly print: Print | null } | { readonly failed: string } | 'ready'

/** What the drawing process may know of our surroundings: enough to find itself, and no secrets. */
const SURROUNDINGS = [
  'PATH',
  'HOME',
  'LANG',
  'TMPDIR',
  'TZ',
  'NODE_ENV',
  'XDG_CACHE_HOME',
  'FONTCONFIG_PATH',
  'FONTCONFIG_FILE',
  'SystemRoot',
]

export const surroundings = (): Record<string, string> =>
  Object.fromEntries(SURROUNDINGS.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]!]])))

const START_UP = 60_000

export type Limits = {
  /** Milliseconds one picture may take. */
  readonly timeout: number
}

/** Who was started from a bundle starts others from there. */
function easelProcess(): { file: string; execArgv: string[] } {
  const { archonBundle } = globalThis as { archonBundle?: string }
  if (archonBundle) return { file: join(archonBundle, 'easel-process.js'), execArgv: ['--enable-source-maps'] }
  return {
    file: fileURLToPath(new URL('./easel-process.ts', import.meta.url)),
    execArgv: ['--import', import.meta.resolve('tsx')],
  }
}

/** A forked process, started when first needed and again whenever it ends. */
export function forkedEasel(limits: Limits): Easel & { readonly pid: number | undefined } {
  let closed = false
  let current: { readonly child: ChildProcess; readonly ready: Promise<void> } | undefined

  const start = () => {
    const { file, execArgv } = easelProcess()
    // Pictures travel as bytes, not as text.
    const child = fork(file, { serialization: 'advanced', execArgv, env: surroundings() })
    child.once('exit', () => putAway(child))
    const ready = answer(child, START_UP).then((report) => {
      if (report !== 'ready') throw new Error('the drawing process did not start')
    })
    current = { child, ready }
    return current
  }
  /** Whoever comes next gets another one. */
  const putAway = (child: ChildProcess) => {
    if (current?.child === child) current = undefined
    child.kill('SIGKILL')
  }

  return {
    get pid() {
      return current?.child.pid
    },
    async draw({ game, view, ask }) {
      if (closed) throw new Error('the easel is put away')
      const { child, ready } = current ?? start()
      try {
        await ready
        const result = await answer(child, limits.timeout, { game, view, ask })
        if (result === 'ready') throw new Error('the drawing process started twice')
        if ('failed' in result) throw new Error(result.failed)
        return result.print && { ...result.print, bytes: Buffer.from(result.print.bytes) }
      } catch (error) {
        if (error instanceof EaselFell) putAway(child)
        throw error
      }
    },
    close() {
      closed = true
      current?.child.kill('SIGKILL')
    },
  }
}

/** The process ended before it answered, or was ended because it never would have: worth another try in a new one. */
export class EaselFell extends Error {
  override readonly name = 'EaselFell'
}

/** The next thing the process says. One that takes too long has to be ended: it cannot be interrupted otherwise. */
function answer(child: ChildProcess, patience: number, job?: Job): Promise<Report> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onExit)
      settle()
    }
    const onMessage = (report: unknown) => done(() => resolve(report as Report))
    const onExit = () => done(() => reject(new EaselFell('the drawing process ended')))
    const tooLong = () => reject(new EaselFell(`a picture took longer than ${patience / 1000} s`))
    const timer = setTimeout(() => done(tooLong), patience)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onExit)
    if (job) child.send(job, (error) => error && onExit())
  })
}
