/** "Forget me", with what follows from it in leagues: a place that becomes free, and cards that still show the name. */
import type { House } from '../tables/house.ts'
import { leaveSeason } from './signup.ts'
import { onSeason, refreshed } from './steps.ts'

export async function forgetMe(house: House, person: string): Promise<void> {
  const seasons = await house.store.league.seasonsWith(person)
  for (const { season, phase, status } of seasons)
    if (phase === 'signup' && status !== 'out') await leaveSeason(house, season, person)
  await house.store.forget(person)
  for (const { season, phase } of seasons)
    if (phase === 'over')
      await onSeason(house, season, async (now) => ({ step: { posts: refreshed(house, now) }, result: undefined }))
}
