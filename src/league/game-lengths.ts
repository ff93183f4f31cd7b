/** How long games last. Waits were counted in whole games among computer players (`scripts/game-lengths.ts`). */
import { isPace, PACES } from '../tables/clock.ts'

/** Game → seats → how often somebody is waited for. */
const WAITS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'era-of-atlantis': { 3: 42, 4: 59, 5: 69 },
  'age-of-atlantis': { 3: 48, 4: 58, 5: 76 },
  'secret-societies': { 2: 71, 3: 93, 4: 132, 5: 160 },
  'atlas-lost': { 2: 39, 3: 54, 4: 85 },
  'atlantis-rising': { 2: 37, 3: 27, 4: 29, 5: 23, 6: 29, 7: 34 },
}

/** People use about so much of the time that each answer brings. */
const USED = 0.6

/** How often somebody is waited for; of computers nobody waits for any. Null for a game that nobody has measured. */
export function waitsIn(game: string, size: number, people = size): number | null {
  const waits = WAITS[game]?.[size]
  return waits === undefined ? null : (waits * people) / size
}

/** How long one answer takes at a pace, as long as nobody knows better. */
function usualAnswer(pace: string): number {
  // Without a clock people take about as long as at the usual pace.
  const { add } = PACES[isPace(pace) && pace !== 'none' ? pace : 'slow']
  return add * USED
}

/** Null for a game that nobody has measured. */
export function usualLength(game: string, size: number, pace: string, answer = usualAnswer(pace)): number | null {
  const waits = waitsIn(game, size)
  return waits === null ? null : waits * answer
}
