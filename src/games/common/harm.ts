/** Attacks and thefts among what is told: a game names them, and who is to blame. */
import type { Event, Seat } from '../../kernel/contract.ts'
import type { Wrong } from '../hosted.ts'

/** What is told → which of its parameters says who did it. It harms all others whom it concerns. */
export type Harms = Readonly<Record<string, string>>

/** The same with who did it; what nobody did is no wrong. */
export const wrongsBy =
  (harms: Harms) =>
  ({ text, concerns }: Event): readonly Wrong[] => {
    const by = text[harms[text.say] ?? '']
    return typeof by === 'string' ? (concerns ?? []).filter((seat) => seat !== by).map((to) => ({ by, to })) : []
  }

export const harmedBy =
  (harms: Harms) =>
  ({ text, concerns }: Event): readonly Seat[] => {
    const doer = harms[text.say]
    return doer === undefined ? [] : (concerns ?? []).filter((seat) => seat !== text[doer])
  }
