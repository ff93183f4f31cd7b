/** The games of a season: each in a thread of its own, opened and begun by itself; and what follows when one has changed. */
import type { LeagueGame, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { end } from '../tables/leaving.ts'
import { begin, openTable } from '../tables/lobby.ts'
import type { Who } from '../tables/seating.ts'
import { placesIn } from './divisions.ts'
import { nextLater } from './next-games.ts'
import { ifStillPossible, isDone, isOpen, onSeason, refreshed, type Step, seasonById } from './steps.ts'

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
    ...(season.phase === 'over' && { entries: await placesIn(house, { ...season, games }) }),
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

/** Opens and begins one game. Every step may be the last before the process dies: the next attempt goes on where it stopped. */
export async function openGame(house: House, id: string): Promise<void> {
  const seasonId = await house.store.league.seasonOfGame(id)
  if (!seasonId) return
  const season = await seasonById(house, seasonId)
  const game = season.games.find((each) => each.id === id)
  if (!game?.thread || !isOpen(game)) return
  const table = game.table ?? (await openedIn(house, season, game, game.thread))
  if (!game.table) await noted(house, seasonId, id, table)
  const now = await house.store.table(table)
  if (now?.status !== 'lobby') return
  // The season may have ended in the meantime.
  const isStillOn = isOpen((await seasonById(house, seasonId)).games.find((each) => each.id === id)!)
  await ifStillPossible(isStillOn ? begin(house, table) : end(house, table))
}

async function openedIn(house: House, season: Season, game: LeagueGame, thread: string): Promise<string> {
  const there = await house.store.tableIn(thread)
  if (there) return there.id
  const { league } = season
  // Somebody may go by another name than when they signed up.
  const known = await house.store.people(game.seats.flatMap(({ player }) => player ?? []))
  const nameOf = (person: string) =>
    (known.find(({ id }) => id === person) ?? season.entries.find((entry) => entry.person === person))?.name ?? 'somebody'
  const table = await openTable(house, {
    server: league.server,
    channel: thread,
    game: league.game,
    owner: { id: league.organiser, name: '' },
    size: league.size,
    options: league.options,
    pace: league.pace,
    watching: true,
    seated: game.seats.map(({ player }): Who | null => (player ? { id: player, name: nameOf(player) } : null)),
  })
  return table.id
}

async function noted(house: House, season: string, id: string, table: string): Promise<void> {
  await onSeason(house, season, async ({ games }) => {
    const game = games.find((each) => each.id === id)
    return { step: game && isOpen(game) ? { games: [{ ...game, table, status: 'playing' }] } : null, result: undefined }
  })
}
