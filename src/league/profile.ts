/** What is known of one person: strength with its history, and how far others can count on them. */
import type { House } from '../tables/house.ts'
import { ratingText } from './ratings.ts'
import { type Lapse, reliabilityOf } from './reliability.ts'

const HISTORY = 6
const RECENT = 5
const LAPSE: Readonly<Record<Lapse, string>> = {
  miss: 'missed an answer',
  left: 'gave up a seat',
  'no-show': 'did not check in',
}

const day = (at: number) => `<t:${Math.floor(at / 1000)}:d>`

/** Lines for a profile: ratings, the last steps of each, reliability with its reasons. */
export async function strengthLines(house: House, person: string): Promise<string[]> {
  const title = (game: string) => house.games.get(game)?.title ?? game
  const steps = await house.store.league.stepsOf(person)
  const ratings = (await house.store.league.ratingsOf(person)).map((rating) => {
    const past = steps.filter(({ game, size }) => game === rating.game && size === rating.size).slice(0, HISTORY)
    const history = past.map((step) => ratingText(step).split(' ')[0]).reverse()
    const course = history.length > 1 ? ` (${history.join(' → ')})` : ''
    return `- ${title(rating.game)}, ${rating.size} players: **${ratingText(rating)}** after ${rating.played}${course}`
  })
  const incidents = await house.store.league.incidentsOf(person)
  const finished = (await house.store.resultsOf(person)).map(({ at }) => at)
  const lapses = incidents
    .slice(0, RECENT)
    .map(
      ({ kind, at, game, excuse }) =>
        `- ${day(at)} ${LAPSE[kind]} (${title(game)})${excuse ? `, excused: ${excuse.reason}` : ''}`,
    )
  return [
    ...(ratings.length > 0 ? ['**Strength** (the range holds it 19 times out of 20)', ...ratings] : []),
    `**Reliability ${reliabilityOf(finished, incidents, house.now())} of 100** · ${finished.length} games finished${
      incidents.length > 0 ? `, ${incidents.length} lapses; older ones weigh less` : ''
    }`,
    ...lapses,
  ]
}
