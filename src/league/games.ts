/** The games of a season: each in a thread of its own, opened and begun by itself; and what follows when one has changed. */
import type { Entry, Fixture, LeagueGame, Season } from '../store/league-store.ts'
import { begin } from '../tables/deal.ts'
import { aloneInTheWorld, type House } from '../tables/house.ts'
import { end } from '../tables/leaving.ts'
import { openTable } from '../tables/lobby.ts'
import type { Who } from '../tables/seating.ts'
import { divisionsIn, placesIn } from './divisions.ts'
import { kindAt } from './mix.ts'
import { awaitsThread, housed, nextLater, type Threads } from './next-games.ts'
import { ifStillPossible, isDone, isOpen, onFixture, refreshed, type Step, seasonById } from './steps.ts'

/**
 * Adds to a step what follows from changed games: results are told, others may begin now, with the last one the season is over,
 * and a table that was final already is counted anew.
 */
export async function followed(house: House, season: Season, changed: readonly LeagueGame[], step: Step = {}): Promise<Step> {
  const games = season.games.map((game) => changed.find(({ id }) => id === game.id) ?? game)
  const isOn = season.phase === 'playing'
  const isLast = isOn && games.every(isDone)
  const later = (subject: string, key: string) => ({ subject, key: `league:${key}`, dueAt: house.now() })
  const settled = changed.filter((game) => isDone(game) && game.table)
  return {
    ...step,
    ...(season.phase === 'over' && { entries: await finalEntries(house, { ...season, games }, step) }),
    games: changed,
    timers: [
      ...(step.timers ?? []),
      ...settled.map(({ id }) => later(id, 'worth')),
      ...(isOn ? [nextLater(house, season.id)] : []),
      ...(isLast ? [later(season.id, 'score')] : []),
    ],
    posts: [...(step.posts ?? []), ...refreshed(house, season)],
  }
}

/** Everybody's place as it is now, and whoever else changed: reserves have none. */
async function finalEntries(house: House, season: Season, step: Step): Promise<Entry[]> {
  const placed = await placesIn(house, { ...season, entries: withChanged(season, step) })
  return [...placed, ...(step.entries ?? []).filter(({ person }) => !placed.some((each) => each.person === person))]
}

const withChanged = ({ entries }: Season, { entries: changed = [] }: Step) =>
  entries.map((entry) => changed.find(({ person }) => person === entry.person) ?? entry)

/** Opens and begins one game. Every step may be the last before the process dies: the next attempt goes on where it stopped. */
export async function openGame(house: House, id: string, threads: Threads): Promise<void> {
  const { league } = house.store
  const fixture = await league.fixture(id)
  if (fixture && awaitsThread(fixture.game)) {
    // Whoever wanted to make it one is gone.
    const divisions = divisionsIn(await seasonById(house, fixture.season.id), fixture.game.tier)
    return aloneInTheWorld(house, 'league:games', () => housed(house, id, divisions, threads))
  }
  if (!fixture?.game.thread || !isOpen(fixture.game)) return
  const { season, game } = fixture
  const table = game.table ?? (await openedIn(house, fixture, fixture.game.thread))
  if (!game.table) await noted(house, season.id, id, table)
  const now = await house.store.table(table)
  if (now?.status !== 'lobby') return
  // The season may have ended in the meantime.
  const isStillOn = isOpen((await league.fixture(id))!.game)
  await ifStillPossible(isStillOn ? begin(house, table) : end(house, table))
}

async function openedIn(house: House, { season, game, entries }: Fixture, thread: string): Promise<string> {
  const there = await house.store.tableIn(thread)
  // One that is over is that of a game which is played once more.
  if (there?.status === 'lobby' || there?.status === 'playing') return there.id
  const { league } = season
  const kind = kindAt(season, game)
  // Somebody may go by another name than when they signed up.
  const known = await house.store.people(game.seats.flatMap(({ player }) => player ?? []))
  const nameOf = (person: string) =>
    (known.find(({ id }) => id === person) ?? entries.find((entry) => entry.person === person))?.name ?? 'somebody'
  const table = await openTable(house, {
    server: league.server,
    channel: thread,
    game: kind.game,
    owner: { id: league.organiser, name: '' },
    size: league.size,
    options: kind.options,
    pace: league.pace,
    watching: true,
    ...(season.settings.talk && { terms: { talk: season.settings.talk } }),
    seated: game.seats.map(({ player }): Who | null => (player ? { id: player, name: nameOf(player) } : null)),
  })
  return table.id
}

const noted = (house: House, season: string, id: string, table: string): Promise<boolean> =>
  onFixture(house, season, id, ({ game }) => (isOpen(game) ? { games: [{ ...game, table, status: 'playing' }] } : null))
