/** What is known of one person: results, strength with its history, and how far others can count on them. */
import type { IncidentRow, RatingRow, RatingStep } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { lapsesOf } from './absences.ts'
import { reliabilityOf } from './reliability.ts'

export type Strength = RatingRow & {
  readonly title: string
  /** What it was thought to be after each game, oldest first. */
  readonly steps: readonly RatingStep[]
}

export type Profile = {
  /** Those played last come first. */
  readonly strengths: readonly Strength[]
  readonly results: readonly { readonly title: string; readonly played: number; readonly won: number }[]
  readonly reliability: number
  readonly finished: number
  /** Newest first. */
  readonly lapses: readonly (IncidentRow & { readonly title: string })[]
}

export async function profileOf(house: House, person: string): Promise<Profile> {
  const { league } = house.store
  const titleOf = (game: string) => house.games.get(game)?.title ?? game
  const steps = await league.stepsOf(person)
  const strengths = (await league.ratingsOf(person)).map((rating): Strength => {
    const mine = steps.filter(({ game, size }) => game === rating.game && size === rating.size)
    return { ...rating, title: titleOf(rating.game), steps: mine.reverse() }
  })
  const results = await house.store.resultsOf(person)
  // In games played together everybody is first, also when all have lost.
  const lost = new Set((await league.expeditionsOf(person)).flatMap(({ table, isWon }) => (isWon ? [] : [table])))
  const incidents = await league.incidentsOf(person)
  return {
    strengths: strengths.sort((a, b) => lastOf(b) - lastOf(a)),
    results: [...new Set(results.map(({ game }) => game))].map((game) => {
      const played = results.filter((result) => result.game === game)
      const won = played.filter(({ place, table }) => place === 1 && !lost.has(table))
      return { title: titleOf(game), played: played.length, won: won.length }
    }),
    reliability: reliabilityOf(
      results.map(({ at }) => at),
      incidents,
      house.now(),
    ),
    finished: results.length,
    lapses: lapsesOf(incidents)
      .sort((a, b) => b.at - a.at)
      .map((incident) => ({ ...incident, title: titleOf(incident.game) })),
  }
}

const lastOf = ({ steps }: Strength): number => steps.at(-1)?.at ?? 0
