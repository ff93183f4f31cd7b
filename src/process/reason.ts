/** Why Archon could not start, in a sentence for whoever runs it: what it was, and what to do. */
import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, HTTPError } from 'discord.js'
import { BadConfig } from '../config.ts'
import { BadPackFile } from '../packs.ts'
import { InUse } from '../store/alone.ts'
import { BadFolder } from '../store/folder.ts'
import { BadKey } from '../store/key.ts'
import { explained, troubleOf, Unusable } from '../store/trouble.ts'
import { GatewaySilent } from './log-in.ts'

/** These say it themselves. */
const IN_WORDS = [BadConfig, BadFolder, InUse, BadPackFile, BadKey, Unusable, GatewaySilent]

const AGAIN = 'Nothing is lost; start again when it is there.'
const TOKEN = 'Check DISCORD_TOKEN in .env (developer portal → your application → Bot → Reset Token).'

export function reasonOf(error: unknown): string {
  if (IN_WORDS.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, message, path } = (error ?? {}) as { code?: unknown; message?: string; path?: string }
  if (isToken(error)) return `Discord does not know the bot's token. ${TOKEN}`
  const away = awayOf(error)
  if (away) return `Discord cannot be reached: ${away}. Is this machine on the network? ${AGAIN}`
  if (/^Not enough sessions remaining/.test(message ?? ''))
    return 'Archon has started so often today that Discord lets it in no more. It may come back tomorrow; find out what ends it.'
  if (code === 'EADDRINUSE')
    return `${portOf(error)} is in use. Is Archon running already? Else choose another one in .env (${PORTS}).`
  if (code === 'EACCES' && isListening(error))
    return `${portOf(error)} is not for this user. Choose another one in .env (${PORTS}).`
  if (error instanceof HTTPError && error.status >= 500) return `Discord is out of order (${error.status}). ${AGAIN}`
  if (error instanceof DiscordAPIError) return `Discord refused what Archon needs at its start: ${message} (${code}).`
  if (path !== undefined && troubleOf(error) !== null) return (explained(error, path) as Error).message
  const why = error instanceof Error ? message : String(error)
  return `Archon could not start: ${why}${code ? ` (${code})` : ''}`
}

const PORTS = 'PARLOUR_PORT, ARCHON_HEALTH_PORT'
const isListening = (error: unknown) => (error as NodeJS.ErrnoException).syscall === 'listen'
const portOf = (error: unknown) => `Port ${(error as { port?: number }).port}`

/** As the library says that the gateway closed with 4004. */
const AUTHENTICATION_FAILED = 'Authentication failed'

const isToken = (error: unknown) =>
  (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) ||
  (error instanceof DiscordAPIError && error.status === 401) ||
  (error as Error | null)?.message === AUTHENTICATION_FAILED

const LINE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name is not found',
  EAI_AGAIN: 'its name is not found',
  ECONNREFUSED: 'nobody answers there',
  ECONNRESET: 'the line breaks',
  EPIPE: 'the line breaks',
  ENETUNREACH: 'there is no way to it',
  EHOSTUNREACH: 'there is no way to it',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  UND_ERR_HEADERS_TIMEOUT: 'it does not answer',
  UND_ERR_SOCKET: 'the line breaks',
}

/** What is wrong with the line, if it is the line: libraries wrap it, sometimes more than once. */
function awayOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return LINE.ETIMEDOUT!
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown[] }
  return LINE[String(code)] ?? awayOf(cause) ?? awayOf(errors?.[0])
}
