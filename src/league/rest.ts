/** A season that rests because an organiser says so: no date comes nearer, no game begins, and the clocks of its tables stand still. */
import type { Season } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import { pause, resume } from '../tables/pause.ts'
import { DAY } from './calendar.ts'
import { awake, givenBack, lostSince } from './lost-time.ts'
import { told } from './mend.ts'
import { ifStillPossible, onSeason, refreshed, seasonById } from './steps.ts'

/** By itself it goes on after so long: a league must not be forgotten. */
const LONGEST = 60 * DAY

export async function pauseSeason(house: House, id: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    if (season.phase === 'over' || season.phase === 'frozen') return refuse('league.closed')
    if (season.settings.isPaused) return refuse('league.paused')
    const settings = { ...season.settings, isPaused: true }
    const posts = [told(house, season, { say: 'season.paused' }), ...refreshed(house, season)]
    return { step: { change: { settings, heldAt: season.heldAt ?? house.now() }, posts }, result: undefined }
  })
  for (const table of tablesOf(await seasonById(house, id))) await ifStillPossible(pause(house, table, LONGEST))
}

/** Every date moves by as long as it rested. Tables that went on by themselves are left alone. */
export async function resumeSeason(house: House, id: string): Promise<void> {
  await onSeason(house, id, async (season) => {
    if (!season.settings.isPaused) return refuse('league.not-paused')
    const from = season.heldAt ?? house.now()
    const notice = told(house, season, { say: 'season.resumed', time: lostSince(house, season, from) })
    const step = givenBack(house, season, from, notice)
    return { step: { ...step, change: { ...step.change, ...awake(season) } }, result: undefined }
  })
  // What rested is due again some time.
  house.wake()
  for (const table of tablesOf(await seasonById(house, id))) await resume(house, table)
}

const tablesOf = ({ games }: Season): string[] =>
  games.flatMap(({ status, table }) => (status === 'playing' && table ? [table] : []))
