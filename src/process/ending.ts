/**
 * The end in good order. Whoever runs us asks with SIGTERM or Ctrl-C, and waits ten seconds before anything is cut off: so we end sooner,
 * whatever holds us up. Nothing is lost by that, because everything that counts is stored before it is said.
 */
import type { Logger } from 'pino'

const IN_ALL = 9_000
/** Ctrl-C reaches us twice under `npm start`: by the terminal and by npm. */
const SAME_WISH = 1_000

type Close = () => Promise<void> | void

export type Ending = {
  /** What was opened last is closed first. */
  also(close: Close): void
  /** Ends with that status. */
  now(status: number): void
  isOn(): boolean
}

export function openEnding(log: Logger): Ending {
  const closing: Close[] = []
  let askedAt: number | null = null

  const end = async (status: number) => {
    askedAt ??= performance.now()
    const tooLong = setTimeout(() => {
      log.warn('something held up the end; what was not sent yet is sent after the next start')
      process.exit(status)
    }, IN_ALL)
    try {
      for (let close = closing.pop(); close; close = closing.pop()) await close()
    } catch (error) {
      log.error({ err: error }, 'the end was not in good order; nothing that was stored is lost')
    }
    clearTimeout(tooLong)
    process.exit(status)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (askedAt === null) void end(0)
      else if (performance.now() - askedAt > SAME_WISH) process.exit(1)
    })
  return {
    also: (close) => void closing.push(close),
    now: (status) => {
      if (askedAt === null) void end(status)
    },
    isOn: () => askedAt !== null,
  }
}
