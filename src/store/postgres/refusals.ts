/** What PostgreSQL, or the line to it, says when it cannot serve; and the same in a sentence for whoever runs Archon. */
import { type Trouble, Unusable } from '../trouble.ts'

/** Deadlocks and the like: asked again, it works. */
const PASSING = /^(40001|40P01)$/
/** The line broke, or nobody is there just now: by the beginning of the code. */
const AWAY = /^(08|57P0[1235]|53300|ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN)/
/** What the driver says without a code. */
const AWAY_IN_WORDS = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

const codeOf = (error: unknown): string => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === undefined && cause ? codeOf(cause) : String(code ?? '')
}

const wordsOf = (error: unknown): string => {
  const { message = '', cause } = (error ?? {}) as { message?: string; cause?: unknown }
  return cause ? `${message} ${wordsOf(cause)}` : message
}

/** Whether the same may be asked again in a moment. */
export const isAway = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) || PASSING.test(codeOf(error)) || AWAY_IN_WORDS.test(wordsOf(error))

const CODES: readonly (readonly [RegExp, Trouble])[] = [
  [/^ENOTFOUND$/, 'nowhere'],
  [/^28/, 'refused'],
  [/^3D000$/, 'no-database'],
  [/^42501$/, 'forbidden'],
  [/^53100$/, 'full'],
  [/^(25006|57P03)$/, 'away'],
  [/^XX00[12]$/, 'damaged'],
]

/** The same error in a sentence, if it is the database's fault. */
export function unusable(error: unknown, url: string): unknown {
  if (error instanceof Unusable) return error
  const known = CODES.find(([pattern]) => pattern.test(codeOf(error)))?.[1]
  const isRefused = /password|SCRAM|SASL/i.test(wordsOf(error)) && !known
  const trouble = known ?? (isRefused ? 'refused' : isAway(error) ? 'away' : null)
  return trouble === null ? error : new Unusable(trouble, shown(url), error)
}

/** An address as it may be read aloud: without the password. */
export function shown(url: string): string {
  try {
    const { protocol, username, host, pathname } = new URL(url)
    return `${protocol}//${username && `${username}@`}${host}${pathname}`
  } catch {
    return 'the database'
  }
}
