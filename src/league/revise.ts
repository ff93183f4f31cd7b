/** A league that nobody has seen yet can become another one altogether: its name, its game, its tables, its pace, its format. */
import type { LeagueRow, LeagueSettings } from '../store/league-store.ts'
import { type House, refuse } from '../tables/house.ts'
import { type FormatName, presetOf } from './formats/presets.ts'
import { type Kind, kindsOf } from './mix.ts'
import { type Founding, planned } from './organise.ts'

export type Revision = Partial<Pick<Founding, 'name' | 'game' | 'size' | 'pace' | 'channel'>> & {
  readonly signup?: number
  /** What it plays in turn with its own game; nothing else if it is empty. */
  readonly also?: readonly string[]
  readonly format?: FormatName
}

/**
 * What follows from game, tables and pace (how long a season is, how large divisions are) follows anew from those that change; what a format brings
 * goes with it.
 */
export async function revise(house: House, id: string, { signup, format, also, ...wanted }: Revision): Promise<LeagueRow> {
  const league = (await house.store.league.league(id)) ?? refuse('league.gone')
  if ((await house.store.league.seasonsOf(id)).length > 0) refuse('league.published')
  const preset = format && presetOf(format)
  const { weeks: _, ...run } = preset ? { ...withoutFormat(league.settings), ...preset.settings } : league.settings
  const isOther =
    preset !== undefined ||
    also !== undefined ||
    wanted.game !== undefined ||
    wanted.size !== undefined ||
    wanted.pace !== undefined
  const { division: __, ...kept } = run
  const fresh = { ...(wanted.size === undefined ? run : kept), ...(preset?.settings.weeks && { weeks: preset.settings.weeks }) }
  const game = wanted.game ?? league.game
  const mix = mixOf(also ?? (league.settings.mix ?? []).map((kind) => kind.game), game, kindsOf(league))
  const settings = { ...(isOther ? fresh : league.settings), ...(signup && { signup }), mix }
  const pace = wanted.pace ?? preset?.pace ?? (preset && league.settings.hours ? 'slow' : league.pace)
  const options = kindsOf(league).find((kind) => kind.game === game)?.options ?? {}
  const revised = await planned(house, { ...league, ...wanted, pace, options, settings }, id)
  const next = { ...revised, id, createdAt: league.createdAt }
  await house.store.league.saveLeague(next)
  return next
}

/** What is played beside a game, each as it was played before. */
export const mixOf = (also: readonly string[], own: string, before: readonly Kind[] = []): Kind[] =>
  [...new Set(also)]
    .filter((game) => game !== own)
    .map((game) => before.find((kind) => kind.game === game) ?? { game, options: {} })

/** Who may come, and when: all else follows from the format. */
const withoutFormat = ({ signup, places, division, firstAt }: LeagueSettings): Partial<LeagueSettings> => ({
  signup,
  places,
  division,
  ...(firstAt !== undefined && { firstAt }),
})
