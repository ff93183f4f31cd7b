/**
 * Which games begin next. Nobody plays more league games at a time than their league lets them, in however many leagues; computers have time for any
 * number. A game that could not come far enough to count before its season ends is not begun. One game is begun after the other, for all leagues in one queue: else two leagues could give the same person a third.
 */
import type { LeagueGame, Season } from '../store/league-store.ts'
import { aloneInTheWorld, type House } from '../tables/house.ts'
import { inPublic } from '../words/words.ts'
import { nameOfDivision } from './divisions.ts'
import { atOnceIn } from './fairness.ts'
import { canStillCount, gameLength } from './season-length.ts'
import { onFixture, onSeason, seasonById } from './steps.ts'

/** Makes a thread under a channel and returns its id; asked again for the same name, it returns the same thread. */
export type Threads = (place: { readonly channel: string; readonly name: string }) => Promise<string>

/** A promise to look which games can begin: set whenever somebody may have become free. */
export const nextLater = (house: House, season: string, wait = 0) => ({
  subject: season,
  key: 'league:next',
  dueAt: house.now() + wait,
})

type Fixture<S> = { readonly season: S; readonly game: LeagueGame }
type Playing = Pick<Season, 'phase' | 'endsAt' | 'games' | 'settings'>

/**
 * The games of which each could begin now. Divisions that have begun the smallest part of theirs come first, so that no league
 * takes all the time of people who play in several; then seasons that end sooner; then the order of the fixtures.
 */
export function startable<S extends Playing>(
  seasons: readonly S[],
  busy: ReadonlyMap<string, number>,
  isTime: (season: S) => boolean = () => true,
): Fixture<S>[] {
  return seasons
    .filter((season) => season.phase === 'playing' && !season.settings.isPaused && isTime(season))
    .flatMap((season) => {
      const begun = begunIn(season)
      const most = atOnceIn(season.settings)
      const isFree = ({ player }: LeagueGame['seats'][number]) => player === null || (busy.get(player) ?? 0) < most
      return season.games
        .filter(({ status, seats }) => status === 'waiting' && seats.every(isFree))
        .map((game) => ({ season, game, begun: begun(game) }))
    })
    .sort((a, b) => a.begun - b.begun || a.season.endsAt - b.season.endsAt)
}

/** Which part of the games of a game's division has begun. */
function begunIn({ games }: Playing): (game: LeagueGame) => number {
  const divisions = new Map<string, { all: number; begun: number }>()
  const divisionOf = ({ tier, division }: LeagueGame) => `${tier}.${division}`
  for (const game of games) {
    const { all, begun } = divisions.get(divisionOf(game)) ?? { all: 0, begun: 0 }
    divisions.set(divisionOf(game), { all: all + 1, begun: begun + (game.status === 'waiting' ? 0 : 1) })
  }
  return (game) => {
    const { all, begun } = divisions.get(divisionOf(game))!
    return begun / all
  }
}

const AFTER_A_FAULT = 60_000

/** So many begin after one look: seasons may be large, and whatever else leagues promised waits meanwhile. */
const IN_ONE_LOOK = 25

/** Begins some games, if any can, and looks again. Where no thread can be made, nobody's time is taken, and other leagues go on. */
export async function beginNext(house: House, subject: string, threads: Threads): Promise<void> {
  const { league } = house.store
  await aloneInTheWorld(house, 'league:games', async () => {
    let seasons = await Promise.all((await league.seasonsInPlay()).map((id) => seasonById(house, id)))
    const busy = new Map(await league.busy())
    const lengths = new Map(
      await Promise.all(seasons.map(async (season) => [season.id, await gameLength(house, season.league)] as const)),
    )
    const isTime = ({ id, endsAt }: Season) => canStillCount(lengths.get(id) ?? null, house.now(), endsAt)
    const faults = new Map<string, unknown>()
    for (let i = 0; i < IN_ONE_LOOK; i++) {
      const [next] = startable(seasons, busy, isTime)
      if (!next) break
      const { season, game } = next
      try {
        const thread = await threads({ channel: season.league.channel, name: gameName(season, game) })
        await begun(house, season.id, game.id, thread)
        for (const { player } of game.seats) if (player !== null) busy.set(player, (busy.get(player) ?? 0) + 1)
        seasons = seasons.map((each) => (each === season ? withBegun(season, game) : each))
      } catch (error) {
        faults.set(season.id, error)
        seasons = seasons.filter((each) => each !== season)
      }
    }
    for (const id of faults.keys()) if (id !== subject) await lookAgain(house, id, AFTER_A_FAULT)
    if (faults.has(subject)) throw faults.get(subject)
  })
}

const begun = (house: House, season: string, id: string, thread: string): Promise<void> =>
  onFixture(house, season, id, ({ season: { phase }, game }) => {
    const timers = [nextLater(house, season), { subject: id, key: 'league:open', dueAt: house.now() }]
    const isStillOn = phase === 'playing' && game.status === 'waiting'
    return isStillOn ? { games: [{ ...game, thread, status: 'opening' }], timers } : null
  })

/** As it will be read when that game has begun. */
const withBegun = (season: Season, begun: LeagueGame): Season => ({
  ...season,
  games: season.games.map((game) => (game === begun ? { ...game, status: 'opening' } : game)),
})

/** Somebody in that season may have become free. */
export const lookAgain = (house: House, season: string, wait = 0): Promise<void> =>
  onSeason(house, season, async () => ({ step: { timers: [nextLater(house, season, wait)] }, result: undefined }))

/** "Game 3 · Division 1 · Thursday Cup · Season 2": unique, so that a thread is found again; phones show only how it begins. */
export function gameName(season: Season, game: Pick<LeagueGame, 'tier' | 'division' | 'n'>): string {
  return inPublic('league.thread', {
    n: game.n,
    division: nameOfDivision(season, game),
    league: season.league.name.slice(0, 50),
    season: season.number,
  })
}
