/** A league that nobody has seen yet can become another one altogether: its name, its game, its tables, its pace. */
import type { LeagueRow } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import { type Founding, planned } from './organise.ts'

export type Revision = Partial<Pick<Founding, 'name' | 'game' | 'size' | 'pace' | 'channel'>> & { readonly signup?: number }

/** What follows from game, tables and pace (how long a season is, how large divisions are) follows anew from those that change. */
export async function revise(house: House, id: string, { signup, ...wanted }: Revision): Promise<LeagueRow> {
  const league = (await house.store.league.league(id)) ?? refuse('league.gone')
  if ((await house.store.league.seasonsOf(id)).length > 0) refuse('league.published')
  const { weeks: _, ...run } = league.settings
  const isOther = wanted.game !== undefined || wanted.size !== undefined || wanted.pace !== undefined
  const { division: __, ...kept } = run
  const settings = { ...(isOther ? (wanted.size === undefined ? run : kept) : league.settings), ...(signup && { signup }) }
  const options = wanted.game === undefined || wanted.game === league.game ? league.options : {}
  const revised = await planned(house, { ...league, ...wanted, options, settings }, id)
  const next = { ...revised, id, createdAt: league.createdAt }
  await house.store.league.saveLeague(next)
  return next
}
