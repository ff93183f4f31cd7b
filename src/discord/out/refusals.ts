/** What it means for a post that it could not be sent: whether there is anywhere to send it, and whether to try again. */
import { RESTJSONErrorCodes as Code, DiscordAPIError } from 'discord.js'

export type Verdict =
  /** There is nothing to be sent to any more. */
  | 'gone'
  /** Somebody takes no private messages. */
  | 'closed'
  /** We are not let in, or may not write there: until somebody changes that. */
  | 'shut'
  /** Such a message is not to be had, today or tomorrow. */
  | 'hopeless'
  /** Discord has trouble of its own. */
  | 'later'

const NO_MUTUAL_SERVER = 50278

const MEANING: ReadonlyMap<number, Verdict> = new Map<number, Verdict>([
  [Code.UnknownChannel, 'gone'],
  [Code.UnknownGuild, 'gone'],
  [Code.UnknownMessage, 'gone'],
  [Code.UnknownUser, 'gone'],
  [Code.CannotSendMessagesToThisUser, 'closed'],
  [NO_MUTUAL_SERVER, 'closed'],
  [Code.MissingAccess, 'shut'],
  [Code.MissingPermissions, 'shut'],
  [Code.CannotSendMessagesInNonTextChannel, 'shut'],
  [Code.InvalidActionOnArchivedThread, 'shut'],
  [Code.ThreadLocked, 'shut'],
  [Code.RequestEntityTooLarge, 'hopeless'],
])

/** Found out without asking: Discord does not like to refuse the same thing again and again. */
export class Shut extends Error {
  override readonly name = 'Shut'
}

const BAD_REQUEST = 400
const TOO_LARGE = 413

export function verdictOn(error: unknown): Verdict {
  if (error instanceof Shut) return 'shut'
  if (!(error instanceof DiscordAPIError)) return 'later'
  const known = MEANING.get(Number(error.code))
  return known ?? (error.status === BAD_REQUEST || error.status === TOO_LARGE ? 'hopeless' : 'later')
}

/** Tries after which somebody's private messages are taken to be closed, and a place, tried once a day by then, to be lost. */
const FEW = 5
const A_MONTH_OF_THEM = 40

/** An address that never accepts is given up, whatever it says. While nobody is answered at all, nobody is given up. */
export function lastVerdict(verdict: Verdict, attempts: number, isPrivate: boolean): Verdict {
  if (isPrivate && attempts >= FEW && (verdict === 'later' || verdict === 'shut')) return 'closed'
  return verdict === 'shut' && attempts >= A_MONTH_OF_THEM ? 'gone' : verdict
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const LONGEST = 10 * MINUTE
/** Whoever gives us access back is heard at once; this is only in case we did not hear it. */
const LONGEST_SHUT = 24 * 60 * MINUTE

/** How long to wait before it is tried again. */
export const pauseAfter = (verdict: Verdict, attempts: number): number =>
  verdict === 'shut'
    ? Math.min(LONGEST_SHUT, MINUTE * 2 ** Math.min(attempts, 12))
    : Math.min(LONGEST, SECOND * 2 ** Math.min(attempts, 10))
