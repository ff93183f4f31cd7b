/** Of what somebody hears, and where: in the channel or in private. Nobody else ever learns which. */
import type { PersonSettings } from '../store/store.ts'

/** Being asked, being asked next, being the only one missing, being attacked or robbed, votes, and once a day all that waits. The end has a wish of its own. */
export const KINDS = ['asked', 'next', 'alone', 'harm', 'votes', 'digest'] as const
export type Kind = (typeof KINDS)[number]

/** Without these two nobody would know that they are waited for: unless somebody wishes otherwise they ring, and else they come without a sound. */
const USUAL: readonly Kind[] = ['asked', 'votes']

/** Whether something of that kind rings; what is not usual does not come at all otherwise. */
export const hears = (settings: PersonSettings | undefined, kind: Kind): boolean =>
  settings?.kinds?.[kind] ?? USUAL.includes(kind)

/** Only what differs from the usual is kept. */
export const hearing = (chosen: readonly string[]): NonNullable<PersonSettings['kinds']> =>
  Object.fromEntries(
    KINDS.filter((kind) => chosen.includes(kind) !== USUAL.includes(kind)).map((kind) => [kind, chosen.includes(kind)]),
  )

/** Whether it can reach them there at all. */
export const isReached = (settings: PersonSettings | undefined, now: number): boolean => !isClosed(settings, now)

/** A private notice, if that is what the person wants and can get. Nobody else ever learns which. */
export const wantsPrivate = (settings: PersonSettings | undefined, now: number): boolean =>
  (settings?.notify === 'dm' || settings?.notify === 'both') && !isClosed(settings, now)

/** Whoever hears of something in private alone is not pinged in the channel; whoever wants both hears the channel ring. */
export const isPinged = (settings: PersonSettings | undefined, now: number): boolean =>
  settings?.notify !== 'dm' || !wantsPrivate(settings, now)

/** What did not arrive is tried again after a week, sooner if there is a reason; what never does is given up, until they ask for it. */
const UNTIL_TRIED_AGAIN = 7 * 86_400_000
export const MOST_TRIES = 5
const isClosed = (settings: PersonSettings | undefined, now: number): boolean => {
  if (settings?.dm !== 'closed') return false
  const { at, times } = settings.dmFailed ?? { at: 0, times: 0 }
  return times >= MOST_TRIES || now - at < UNTIL_TRIED_AGAIN
}

/** Of the end people hear as of their turns, unless they wish otherwise. */
export const wantsEnd = (settings: PersonSettings | undefined, now: number): boolean =>
  !isClosed(settings, now) && settings?.ends !== 'none' && (settings?.ends === 'dm' || wantsPrivate(settings, now))

export const isPingedAtEnd = (settings: PersonSettings | undefined, now: number): boolean =>
  !wantsEnd(settings, now) || (settings?.notify === 'both' && settings.ends !== 'dm')
