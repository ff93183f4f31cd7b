/** Attacks and thefts among what is told: a game names them, and who is to blame. */
import type { Event, Seat } from '../../kernel/contract.ts'

/** What is told → which of its parameters says who did it. It harms all others whom it concerns. */
export type Harms = Readonly<Record<string, string>>

export const harmedBy =
  (harms: Harms) =>
  ({ text, concerns }: Event): readonly Seat[] => {
    const doer = harms[text.say]
    return doer === undefined ? [] : (concerns ?? []).filter((seat) => seat !== text[doer])
  }
