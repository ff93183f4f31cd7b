/**
 * A verdict on a game from which the next stage of a knock-out was drawn already. Where it changes who goes on and nobody has answered
 * there, the stage is drawn anew; once it is being played it stays, and only standings, ratings and results follow the verdict.
 */
import type { LeagueGame, Season } from '../../store/league-store.ts'
import type { House } from '../../tables/house.ts'
import { stagedBy } from './stages.ts'

/** Groups come before all rounds. */
const stageOf = ({ tier, division }: LeagueGame): number => (tier === 0 ? division : -1)

/** The games that were drawn from the stage of this one. Swiss rounds are drawn from all that was played: nobody is out by one game. */
export function drawnFrom({ games, settings }: Pick<Season, 'games' | 'settings'>, game: LeagueGame): LeagueGame[] {
  const after =
    settings.format === undefined || settings.format === 'swiss' ? [] : games.filter((each) => stageOf(each) > stageOf(game))
  const next = Math.min(...after.map(stageOf))
  return after.filter((each) => stageOf(each) === next)
}

export type Redraw = {
  /** What the verdict does to the stage after it. */
  readonly what: 'nothing' | 'anew' | 'stays'
  /** The games drawn anew, as they are to be played. */
  readonly games: readonly LeagueGame[]
  /** Tables of the draw before, at which nobody has answered. */
  readonly closes: readonly string[]
}

const NOTHING: Redraw = { what: 'nothing', games: [], closes: [] }

export async function redrawAfter(house: House, season: Season, changed: LeagueGame): Promise<Redraw> {
  const before = drawnFrom(season, changed)
  if (before.length === 0) return NOTHING
  const [asItWas, asItIs] = await Promise.all([
    drawAfter(house, season, season.games.find(({ id }) => id === changed.id) ?? changed),
    drawAfter(house, season, changed),
  ])
  if (JSON.stringify(asItWas.map(seating)) === JSON.stringify(asItIs.map(seating))) return NOTHING
  const isSameSize = asItIs.length === before.length && asItIs.every(({ id }) => before.some((each) => each.id === id))
  const isBegun = season.phase !== 'playing' || (await Promise.all(before.map((game) => hasBegun(house, game)))).includes(true)
  return isBegun || !isSameSize
    ? { ...NOTHING, what: 'stays' }
    : { what: 'anew', games: asItIs, closes: before.flatMap(({ table }) => table ?? []) }
}

const seating = ({ id, seats }: LeagueGame) => [id, seats.map(({ owner }) => owner)]

/** What would be drawn after that stage, were this its result. */
async function drawAfter(house: House, season: Season, game: LeagueGame): Promise<LeagueGame[]> {
  const games = season.games.filter((each) => stageOf(each) <= stageOf(game)).map((each) => (each.id === game.id ? game : each))
  return (await stagedBy(season.settings)?.next(house, { ...season, phase: 'playing', games })) ?? []
}

/** Somebody has answered there, or it is over. */
async function hasBegun({ store }: House, { status, table }: LeagueGame): Promise<boolean> {
  if (status === 'waiting' || status === 'opening') return false
  const there = table === null ? null : await store.table(table)
  return there?.status !== 'playing' || there.seats.some(({ person, hasActed }) => person !== null && hasActed)
}
