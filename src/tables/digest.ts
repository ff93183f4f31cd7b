/** Once a day, all that waits for somebody: when their day begins, or at the hour at which they asked for it. */
import type { PersonSettings } from '../store/store.ts'
import { hears } from './hearing.ts'
import type { House } from './house.ts'
import { afterPlaying, openingAfter } from './playing-hours.ts'

const DAY = 86_400_000
const KEY = 'digest'

const nextAt = (now: number, { hours }: PersonSettings): number => openingAfter(now, hours) ?? now + DAY

/** After somebody has said what they want to hear of, or when they play. */
export async function promiseDigest(house: House, person: string): Promise<void> {
  const settings = (await house.store.person(person))?.settings
  const timers = hears(settings, 'digest') ? [{ key: KEY, dueAt: nextAt(house.now(), settings ?? {}) }] : []
  await house.store.promise(person, timers, timers.length > 0 ? [] : [KEY])
  house.wake({ timers })
}

/** It is time. On vacation nothing is told; and it is promised again first, so that none comes twice. */
export async function digestDue(house: House, person: string): Promise<void> {
  const settings = (await house.store.person(person))?.settings
  if (!settings || !hears(settings, 'digest')) return
  await promiseDigest(house, person)
  const isAway = afterPlaying(house.now(), 0, undefined, settings.vacation) > house.now()
  if (!isAway) await house.digest?.(person)
}
