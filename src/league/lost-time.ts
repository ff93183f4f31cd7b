/**
 * Time in which nobody could answer counts for nobody in a season either: neither for signing up and checking in, nor for its games.
 * Either for everybody, or because the league's channel is out of reach: then the season rests until it is not.
 */
import type { Season } from '../store/league-store.ts'
import type { NewPost } from '../store/store.ts'
import { SHORTEST } from '../tables/given-back.ts'
import type { House } from '../tables/house.ts'
import { onSeason, refreshed, type Step } from './steps.ts'

/** Its turning points. */
export const ENDS = ['begin', 'remind', 'draw', 'stage', 'freeze', 'score'].map((kind) => `league:${kind}`)

/** The time since `from`, to all seasons. */
export async function giveBackToSeasons(house: House, from: number): Promise<void> {
  if (house.now() - from < SHORTEST) return
  for (const { id } of await house.store.league.seasonsUnderWay()) {
    await onSeason(house, id, async (season) => ({ step: stepFor(house, season, from), result: undefined }))
    await new Promise((resolve) => setImmediate(resolve))
  }
  house.wake()
}

/** One that rests gets it back when it goes on. */
const stepFor = (house: House, season: Season, from: number): Step =>
  season.heldAt === null
    ? givenBack(house, season, from)
    : { change: { heldAt: Math.min(season.heldAt, Math.max(from, season.givenBackAt)) } }

/** As often as one likes: it has rested since the first time. */
export const holdSeason = (house: House, id: string): Promise<void> =>
  onSeason(house, id, async ({ heldAt, phase }) => ({
    step: heldAt === null && phase !== 'over' ? { change: { heldAt: house.now() } } : null,
    result: undefined,
  }))

/** It does not rest any more: of one that ends, or begins once more. */
export const awake = ({ settings: { isPaused: _, ...settings } }: Season) => ({ settings, heldAt: null })

export async function releaseSeason(house: House, id: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    // One that an organiser paused goes on when they say so.
    if (season.heldAt === null || season.settings.isPaused) return { step: null, result: undefined }
    const step = givenBack(house, season, season.heldAt)
    return { step: { ...step, change: { ...step.change, heldAt: null } }, result: undefined }
  })
  // What rested is due again some time.
  house.wake()
}

/** The time since `from`, or since it was last given back. */
export const lostSince = (house: House, { givenBackAt }: Season, from: number): number =>
  Math.max(0, house.now() - Math.max(from, givenBackAt))

export function givenBack(house: House, season: Season, from: number, notice?: NewPost): Step {
  const { phase, beginsAt, endsAt } = season
  const lost = lostSince(house, season, from)
  const notices = notice ? [notice] : lost < SHORTEST || phase === 'signup' ? [] : [told(house, season, lost)]
  const isToBegin = phase === 'signup' || phase === 'checkin'
  return {
    change: { givenBackAt: house.now(), endsAt: endsAt + lost, ...(isToBegin && { beginsAt: beginsAt + lost }) },
    delay: {
      keys: [...ENDS, ...season.entries.flatMap(({ person }) => [`league:away:${person}`, `league:gone:${person}`])],
      by: lost,
    },
    posts: [...notices, ...refreshed(house, season)],
  }
}

const told = (house: House, { id, seq, league }: Season, time: number): NewPost => ({
  id: `${id}-${seq}-m`,
  channel: league.channel,
  body: { kind: 'league', season: id, what: 'moved', ping: [], time },
  dueAt: house.now(),
})
