/**
 * Can others count on somebody? Games seen through to the end speak for a person, lapses against; both fade, so that a bad
 * month is forgotten in time. Every lapse is listed with its reason, and an organiser can excuse it.
 */
import { type Incident, lapsesOf } from './absences.ts'

/** How much a lapse weighs against one finished game. */
const WEIGHT: Readonly<Record<Incident['kind'], number>> = { miss: 0.5, left: 3, 'no-show': 1, replaced: 0 }
const HALF_LIFE = 180 * 24 * 60 * 60_000
/** Everybody begins with a little trust. */
const CREDIT = 3

const faded = (at: number, now: number) => 0.5 ** (Math.max(0, now - at) / HALF_LIFE)

/** 0 to 100. */
export function reliabilityOf(finished: readonly number[], incidents: readonly Incident[], now: number): number {
  const good = CREDIT + finished.reduce((sum, at) => sum + faded(at, now), 0)
  const bad = lapsesOf(incidents).reduce((sum, { kind, at, excuse }) => sum + (excuse ? 0 : WEIGHT[kind] * faded(at, now)), 0)
  return Math.round((100 * good) / (good + bad))
}
