/**
 * Processes of our own that do one job after the other: what takes long, or may crash, happens there, and the bot's event loop stays
 * free. One that ends, or has to be ended because it never would, is started again for whoever comes next.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Helper<Job, Done> = {
  readonly pid: number | undefined
  /** Within so many milliseconds. */
  do(job: Job, patience: number): Promise<Done>
  close(): void
}

type Report<Done> = { readonly done: Done } | { readonly failed: string } | 'ready'

/** Where its code stands, by the name it has in a bundle; what it is told at the start; what is said of a job that takes too long. */
export type Calling = {
  readonly name: string
  readonly source: URL
  readonly told?: readonly string[]
  readonly job: string
  /** By how much it stands behind the bot itself where the machine is busy: presses go first. */
  readonly behind: number
}

/** Somebody waits for a picture, a computer has time to think, and nobody waits for a film. */
export const BEHIND = { pictures: 5, thoughts: 10, films: 19 } as const
const LAST = 19

/** What such a process may know of our surroundings: enough to find itself, and no secrets. */
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

const surroundings = (): Record<string, string> =>
  Object.fromEntries(SURROUNDINGS.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]!]])))

const START_UP = 60_000

/** From its start, before it has threads that would keep the old one. Where that is not allowed, it works like everything else. */
function stepBack({ pid }: ChildProcess, by: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(LAST, getPriority() + by))
  } catch {
    // Nothing depends on it.
  }
}

/** Who was started from a bundle starts others from there. */
function codeOf({ name, source }: Calling): { file: string; execArgv: string[] } {
  const { archonBundle } = globalThis as { archonBundle?: string }
  if (archonBundle) return { file: join(archonBundle, `${name}.js`), execArgv: ['--enable-source-maps'] }
  return { file: fileURLToPath(source), execArgv: ['--import', import.meta.resolve('tsx')] }
}

/** A forked process, started when first needed and again whenever it ends. */
export function forkedHelper<Job, Done>(calling: Calling): Helper<Job, Done> {
  let closed = false
  let current: { readonly child: ChildProcess; readonly ready: Promise<void> } | undefined

  const start = () => {
    const { file, execArgv } = codeOf(calling)
    // Bytes travel as bytes, not as text.
    const child = fork(file, [...(calling.told ?? [])], { serialization: 'advanced', execArgv, env: surroundings() })
    stepBack(child, calling.behind)
    child.once('exit', () => putAway(child))
    const ready = answer<Job, Done>(child, START_UP, calling).then((report) => {
      if (report !== 'ready') throw new Error(`${calling.name} did not start`)
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
    async do(job, patience) {
      if (closed) throw new Error(`${calling.name} is put away`)
      const { child, ready } = current ?? start()
      try {
        await ready
        const report = await answer<Job, Done>(child, patience, calling, job)
        if (report === 'ready') throw new Error(`${calling.name} started twice`)
        if ('failed' in report) throw new Error(report.failed)
        return report.done
      } catch (error) {
        if (error instanceof HelperFell) putAway(child)
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
export class HelperFell extends Error {
  override readonly name = 'HelperFell'
}

/** The next thing the process says. One that takes too long has to be ended: it cannot be interrupted otherwise. */
function answer<Job, Done>(
  child: ChildProcess,
  patience: number,
  { name, job: what }: Calling,
  job?: Job,
): Promise<Report<Done>> {
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onExit)
      settle()
    }
    const onMessage = (report: unknown) => done(() => resolve(report as Report<Done>))
    const onExit = () => done(() => reject(new HelperFell(`${name} ended`)))
    const tooLong = () => reject(new HelperFell(`${what} took longer than ${patience / 1000} s`))
    const timer = setTimeout(() => done(tooLong), patience)
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onExit)
    if (job !== undefined) child.send(job as object, (error) => error && onExit())
  })
}

/** In the helper's own process: takes one job after the other until its parent is gone. */
export function serve<Job, Done>(work: (job: Job) => Done | Promise<Done>): void {
  const report = (message: Report<Done>) => process.send?.(message)
  process.on('message', async (job: Job) => {
    try {
      report({ done: await work(job) })
    } catch (error) {
      report({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  process.on('disconnect', () => process.exit())
  report('ready')
}
