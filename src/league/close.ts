/** A league ends, and its organiser changes their mind. */
import type { Season } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import { beginning, DAY } from './calendar.ts'
import { awake } from './lost-time.ts'
import { openNext } from './organise.ts'
import { newCard, newestSeason, onSeason } from './steps.ts'

/**
 * No other season follows. One that has not been drawn is called off, and whoever signed up for it hears of that; one being played
 * goes on to its end. The number of the season called off, if any.
 */
export async function close(house: House, id: string): Promise<number | null> {
  const league = (await house.store.league.league(id)) ?? refuse('league.gone')
  await house.store.league.saveLeague({ ...league, settings: { ...league.settings, isClosed: true } })
  return onSeason(house, (await newestSeason(house, id)).id, async (season) => {
    if (!isToBegin(season)) return { step: null, result: null }
    const { posts, card } = newCard(house, season, peopleOf(season))
    const clear = ['league:begin', 'league:remind', 'league:draw']
    return { step: { change: { phase: 'over', card }, posts, clear }, result: season.number }
  })
}

export const isToBegin = ({ phase }: Pick<Season, 'phase'>): boolean => phase === 'signup' || phase === 'checkin'
const peopleOf = ({ entries }: Season) => entries.filter(({ status }) => status !== 'out').map(({ person }) => person)

/** Whoever signed up for a season that was called off has so long to hear that it takes place after all. */
const NOTICE = 3 * DAY

/** It goes on as if it had never been closed: a season that was called off is open again, with everybody who had signed up for it. */
export async function reopen(house: House, id: string): Promise<Pick<Season, 'number' | 'phase' | 'beginsAt'>> {
  const league = (await house.store.league.league(id)) ?? refuse('league.gone')
  const { isClosed, ...settings } = league.settings
  if (!isClosed) return refuse('league.not-closed')
  await house.store.league.saveLeague({ ...league, settings })
  const last = await newestSeason(house, id)
  const wasCalledOff = last.phase === 'over' && last.games.length === 0
  if (wasCalledOff) await revive(house, last.id)
  else if (last.phase === 'frozen' || last.phase === 'over') await openNext(house, last)
  return newestSeason(house, id)
}

const revive = (house: House, id: string): Promise<void> =>
  onSeason(house, id, async (season) => {
    const calendar = beginning(Math.max(season.beginsAt, house.now() + NOTICE), season.settings)
    const { posts, card } = newCard(house, season, peopleOf(season))
    const entries = season.entries.map((entry) => ({ ...entry, checkedInAt: null }))
    const timers = [{ subject: id, key: 'league:begin', dueAt: calendar.beginsAt }]
    return {
      step: { change: { ...calendar, ...awake(season), phase: 'signup', card }, entries, posts, timers },
      result: undefined,
    }
  })
