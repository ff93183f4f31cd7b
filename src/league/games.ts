/** The games of a season: at most two at a time for everybody, each in a thread of its own, opened and begun by itself. */
import type { LeagueGame, Season } from '../store/league-store.ts'
import type { House } from '../tables/house.ts'
import { end } from '../tables/leaving.ts'
import { openTable, start } from '../tables/lobby.ts'
import type { Who } from '../tables/seating.ts'
import { AT_ONCE } from './fairness.ts'
import { nameOfDivision, placesIn } from './ladder.ts'
import { ifStillPossible, isDone, isOpen, onSeason, refreshed, type Step, seasonById } from './steps.ts'

/** Makes a thread under a channel and returns its id; asked again for the same name, it returns the same thread. */
export type Threads = (place: { readonly channel: string; readonly name: string }) => Promise<string>

/** The games that can begin now, in the order of the fixtures. Computers have time for any number of games. */
export function startable({ phase, games }: Pick<Season, 'phase' | 'games'>): string[] {
  if (phase !== 'playing') return []
  const busy = new Map<string, number>()
  const take = ({ seats }: LeagueGame) => {
    for (const { player } of seats) if (player) busy.set(player, (busy.get(player) ?? 0) + 1)
  }
  for (const game of games) if (isOpen(game)) take(game)
  const found: string[] = []
  for (const game of games) {
    if (game.status !== 'waiting' || game.seats.some(({ player }) => player && (busy.get(player) ?? 0) >= AT_ONCE)) continue
    take(game)
    found.push(game.id)
  }
  return found
}

/**
 * Adds to a step what follows from changed games: results are told, those that can begin now are opened, with the last one the
 * season is over, and a table that was final already is counted anew.
 */
export async function followed(house: House, season: Season, changed: readonly LeagueGame[], step: Step = {}): Promise<Step> {
  const games = season.games.map((game) => changed.find(({ id }) => id === game.id) ?? game)
  const opening = startable({ ...season, games })
  const opened = games.flatMap((game): LeagueGame[] => (opening.includes(game.id) ? [{ ...game, status: 'opening' }] : []))
  const isLast = season.phase === 'playing' && games.every(isDone)
  const later = (subject: string, key: string) => ({ subject, key: `league:${key}`, dueAt: house.now() })
  const settled = changed.filter((game) => isDone(game) && game.table)
  return {
    ...step,
    ...(season.phase === 'over' && { entries: await placesIn(house, { ...season, games }) }),
    games: [...changed.filter(({ id }) => !opening.includes(id)), ...opened],
    timers: [
      ...(step.timers ?? []),
      ...settled.map(({ id }) => later(id, 'worth')),
      ...opening.map((id) => later(id, 'open')),
      ...(isLast ? [later(season.id, 'score')] : []),
    ],
    posts: [...(step.posts ?? []), ...refreshed(house, season)],
  }
}

/** Opens and begins one game. Every step may be the last before the process dies: the next attempt goes on where it stopped. */
export async function openGame(house: House, threads: Threads, id: string): Promise<void> {
  const seasonId = await house.store.league.seasonOfGame(id)
  if (!seasonId) return
  const season = await seasonById(house, seasonId)
  const game = season.games.find((each) => each.id === id)
  if (!game || !isOpen(game)) return
  const { league } = season
  const thread = game.thread ?? (await threads({ channel: league.channel, name: gameName(season, game) }))
  if (!game.thread) await change(house, seasonId, id, (now) => ({ ...now, thread }))
  const table = game.table ?? (await openedIn(house, season, game, thread))
  if (!game.table) await change(house, seasonId, id, (now) => ({ ...now, table, status: 'playing' }))
  const now = await house.store.table(table)
  if (now?.status !== 'lobby') return
  // The season may have ended in the meantime.
  const isStillOn = isOpen((await seasonById(house, seasonId)).games.find((each) => each.id === id)!)
  await ifStillPossible(isStillOn ? start(house, table, now.owner) : end(house, table))
}

async function openedIn(house: House, season: Season, game: LeagueGame, thread: string): Promise<string> {
  const there = await house.store.tableIn(thread)
  if (there) return there.id
  const { league } = season
  const nameOf = (person: string) => season.entries.find((entry) => entry.person === person)?.name ?? 'somebody'
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

async function change(house: House, season: string, id: string, to: (game: LeagueGame) => LeagueGame): Promise<void> {
  await onSeason(house, season, async ({ games }) => {
    const game = games.find((each) => each.id === id)
    return { step: game && isOpen(game) ? { games: [to(game)] } : null, result: undefined }
  })
}

/** "Game 3 · Division 1 · Thursday Cup · Season 2": unique, so that a thread is found again; phones show only how it begins. */
function gameName(season: Season, game: Pick<LeagueGame, 'tier' | 'division' | 'n'>): string {
  return `Game ${game.n} · Division ${nameOfDivision(season, game)} · ${season.league.name.slice(0, 50)} · Season ${season.number}`
}
