/** How much time everybody has, and what happens when it runs out. */
import type { Seated } from '../../store/store.ts'
import { PACES } from '../../tables/clock.ts'

/** Absolute and relative: the latter stands still on some phones. */
const instantText = (instant: number) => `<t:${Math.floor(instant / 1000)}:f> (<t:${Math.floor(instant / 1000)}:R>)`
export const dueText = (instant: number) => `until ${instantText(instant)}`
/** To the second: for what happens within minutes. */
export const momentText = (instant: number) => `at <t:${Math.ceil(instant / 1000)}:T> (<t:${Math.ceil(instant / 1000)}:R>)`
export const byText = (instant: number) => `by ${instantText(instant)}`

export function clockLines({ seats, pace, pausedAt }: Seated): string[] {
  const lines = seats.map(({ name, person, dueAt, bank, autopilot, misses }) => {
    if (person === null) return `- ${name}: a computer`
    const time = dueAt ? dueText(dueAt) : `${Math.round(bank / 3_600_000)} h in the bank`
    return `- ${name}: ${autopilot ? 'played by a computer until back' : time}${misses > 0 ? ` · ran out ${misses}×` : ''}`
  })
  return [
    `**Clock**: ${PACES[pace]?.label ?? 'no clock'}${pausedAt === null ? '' : ' · resting'}`,
    ...lines,
    '-# Running out is free once; then the printed default is played; the third time a computer takes over until you come back.',
  ]
}
