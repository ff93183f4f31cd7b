/**
 * Which games begin next. Nobody plays more league games at a time than their league lets them, in however many leagues; computers have time for any
 * number. A game that could not end before its season does is not begun. One game is begun after the other, for all leagues in one queue: else two leagues could give the same person a third.
 * That a game begins is stored before its thread is made: several processes may look at the same time, if the database that keeps them
 * apart starts anew, but only one of them stores it, and makes a thread.
 */
import type { Fixture, LeagueCommit, LeagueGame, Season, Waiting } from '../store/league-store.ts'
import { aloneInTheWorld, type House } from '../tables/house.ts'
import { inPublic } from '../words/words.ts'
import { divisionName, nameInStages } from './division-sizes.ts'
import { atOnceIn } from './fairness.ts'
import { kindAt } from './mix.ts'
import { canStillEnd, gameLength } from './season-length.ts'
import { onFixture, onSeason } from './steps.ts'

/**
 * Makes a thread for a game under a channel and returns its id; asked again for the same game and name, it returns the same thread, but
 * never one in which another game lives.
 */
export type Threads = (place: { readonly channel: string; readonly name: string; readonly game: string }) => Promise<string>

/** A promise to look which games can begin: set whenever somebody may have become free. */
export const nextLater = (house: House, season: string, wait = 0) => ({
  subject: season,
  key: 'league:next',
  dueAt: house.now() + wait,
})

type Playing = Pick<Season, 'endsAt' | 'settings'> & { readonly waiting: readonly Waiting[] }
type Candidate<S> = { readonly season: S; readonly game: Waiting }

/**
 * The games of which each could begin now. Divisions that have begun the smallest part of theirs come first, so that no league
 * takes all the time of people who play in several; then seasons that end sooner; then the order of the fixtures.
 */
export function startable<S extends Playing>(seasons: readonly S[]): Candidate<S>[] {
  return seasons
    .flatMap((season) => {
      const atOnce = atOnceIn(season.settings)
      return season.waiting
        .filter(({ people }) => people.every(({ load }) => load < atOnce))
        .map((game) => ({ season, game, part: game.begun / game.games }))
    })
    .sort((a, b) => a.part - b.part || a.season.endsAt - b.season.endsAt)
}

/** What waits in a season once a game has begun, there or elsewhere: people have less time, and a division is further on. */
const afterBeginning = (
  { season: where, game: begun }: Candidate<{ readonly id: string }>,
  { id, waiting }: { readonly id: string; readonly waiting: readonly Waiting[] },
): Waiting[] => {
  const isTaken = (person: string) => begun.people.some((each) => each.person === person)
  const isSibling = ({ tier, division }: Waiting) => id === where.id && tier === begun.tier && division === begun.division
  return waiting
    .filter((game) => game.id !== begun.id)
    .map((game) => ({
      ...game,
      begun: game.begun + (isSibling(game) ? 1 : 0),
      people: game.people.map(({ person, load }) => ({ person, load: load + (isTaken(person) ? 1 : 0) })),
    }))
}

const AFTER_A_FAULT = 60_000

/** So many begin after one look: seasons may be large, and whatever else leagues promised waits meanwhile. */
const IN_ONE_LOOK = 25

/** Begins some games, if any can, and looks again. Where no thread can be made, nobody's time is taken, and other leagues go on. */
export async function beginNext(house: House, subject: string, threads: Threads): Promise<void> {
  const { league } = house.store
  await aloneInTheWorld(house, 'league:games', async () => {
    let seasons = await Promise.all((await league.seasonsInPlay()).map((season) => waitingIn(house, season)))
    const faults = new Map<string, unknown>()
    for (let i = 0; i < IN_ONE_LOOK; i++) {
      const [next] = startable(seasons)
      if (!next) break
      const { season, game } = next
      try {
        if (await begun(house, season.id, game.id)) await housed(house, game.id, game.divisions, threads)
        seasons = seasons.map((each) => ({ ...each, waiting: afterBeginning(next, each) }))
      } catch (error) {
        faults.set(season.id, error)
        seasons = seasons.filter((each) => each !== season)
      }
    }
    for (const id of faults.keys()) if (id !== subject) await lookAgain(house, id, AFTER_A_FAULT)
    if (faults.has(subject)) throw faults.get(subject)
  })
}

/** A season may be large: of its games, only those are read that may begin after this look. */
async function waitingIn(house: House, season: Fixture['season']): Promise<Fixture['season'] & Playing> {
  const isTime = !season.settings.isPaused && (await isTimeIn(house, season))
  const waiting = isTime ? await house.store.league.couldBegin(season.id, atOnceIn(season.settings), IN_ONE_LOOK) : []
  return { ...season, waiting }
}

/** Whether a game would begin now. A round that is not begun would decide nothing. */
export const isTimeIn = async (house: House, season: Fixture['season']): Promise<boolean> =>
  season.settings.format !== undefined || canStillEnd(await gameLength(house, season.league), house.now(), season)

/** However long Discord may take to make a thread. Whoever wanted to make one and has not by then is gone. */
export const GIVEN_UP = 300_000

/** It begins, by our doing: false if others were quicker, or it shall not begin any more. */
const begun = (house: House, season: string, id: string): Promise<boolean> =>
  onFixture(house, season, id, ({ season: { phase }, game }) => {
    const timers = [{ subject: id, key: 'league:open', dueAt: house.now() + GIVEN_UP }]
    const isStillOn = phase === 'playing' && game.status === 'waiting'
    return isStillOn ? { games: [{ ...game, status: 'opening' }], timers } : null
  })

/** It gets its thread, and is opened there. Where none can be made it waits again: nobody's time is taken by a game without a place. */
export async function housed(house: House, id: string, divisions: number, threads: Threads): Promise<void> {
  const fixture = (await house.store.league.fixture(id))!
  const { season } = fixture
  const nowHas = (change: Partial<LeagueGame>, timers: NonNullable<LeagueCommit['timers']>) =>
    onFixture(house, season.id, id, ({ game }) => (awaitsThread(game) ? { games: [{ ...game, ...change }], timers } : null))
  const name = gameName(house, fixture, divisions)
  const thread = await threads({ channel: season.league.channel, name, game: id }).catch(async (error) => {
    await nowHas({ status: 'waiting' }, [nextLater(house, season.id, AFTER_A_FAULT)])
    throw error
  })
  await nowHas({ thread }, [nextLater(house, season.id), { subject: id, key: 'league:open', dueAt: house.now() }])
}

export const awaitsThread = ({ status, thread }: Pick<LeagueGame, 'status' | 'thread'>): boolean =>
  status === 'opening' && thread === null

/** Somebody in that season may have become free. */
export const lookAgain = (house: House, season: string, wait = 0): Promise<void> =>
  onSeason(house, season, async () => ({ step: { timers: [nextLater(house, season, wait)] }, result: undefined }))

/** What Discord takes for the name of a thread. */
const LONGEST_NAME = 100
/** The rest is for people. */
const LONGEST_LEAGUE = 30

/**
 * "Ann, Bob, Cid · Game 3 · Division 1 · Thursday Cup · Season 2": phones show only how it begins. A thread whose making nobody heard of
 * is found again by all of it; names are those under which people signed up, which do not change while a season is played.
 */
export function gameName({ games }: Pick<House, 'games'>, { season, game, entries }: Fixture, divisions: number): string {
  const { league, number, settings } = season
  const { tier, division, n } = game
  const name = settings.format ? nameInStages(settings.format, tier, division) : divisionName(tier, division, divisions)
  const title = (settings.mix ?? []).length > 0 ? (games.get(kindAt(season, game).game)?.title ?? null) : null
  const what = inPublic('league.thread', {
    n,
    title,
    division: name,
    league: shortened(league.name, LONGEST_LEAGUE),
    season: number,
  })
  const people = game.seats.flatMap(({ owner }) => entries.find(({ person }) => person === owner)?.name ?? []).join(', ')
  const room = LONGEST_NAME - what.length - ' · '.length
  return people === '' ? what : `${shortened(people, room)} · ${what}`
}

/** An emoji is two characters, of which neither may be left alone. */
const shortened = (words: string, room: number): string =>
  words.length <= room ? words : `${words.slice(0, room - 1).replace(/[\ud800-\udbff]?\s*$/, '')}…`
