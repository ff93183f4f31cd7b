/** How a game counts: by its own end, by the end of the season, by an organiser's verdict, or not at all. */

import { placesOf } from '../games/common/score.ts'
import type { LeagueGame, Season } from '../store/league-store.ts'
import type { ResultRow, Seated } from '../store/store.ts'
import { type House, refuse } from '../tables/house.ts'
import { end } from '../tables/leaving.ts'
import { restOf } from '../tables/played-out.ts'
import { outcomeOf } from '../tables/position.ts'
import { inPublic } from '../words/words.ts'
import { type Redraw, redrawAfter } from './formats/redraw.ts'
import { followed } from './games.ts'
import { rate, strike } from './rating-book.ts'
import { FAR_ENOUGH } from './ratings.ts'
import { type Verdict, verdictOf } from './score-as-it-stands.ts'
import { guestsAt, heldBy } from './seat-holders.ts'
import { ifStillPossible, isDone, onSeason, seasonById } from './steps.ts'

/** A league game came to its own end. */
export async function scoreFinished(house: House, table: Seated): Promise<void> {
  const season = await house.store.league.seasonOfTable(table.id)
  const outcome = outcomeOf(table)
  if (!season || !outcome) return
  await settle(house, season, table, (game) =>
    // It may have ended in the very moment in which the season did.
    game.status === 'playing' || game.status === 'frozen'
      ? scored(heldBy(game, table), verdictOf(outcome), null, house.now())
      : null,
  )
}

/** Its table was closed before the end, by agreement or by somebody who looks after the server: nobody gets anything. */
export async function cancelEnded(house: House, id: string): Promise<void> {
  const season = await house.store.league.seasonOfTable(id)
  const table = await house.store.table(id)
  if (!season || !table) return
  await settle(house, season, table, (game) =>
    game.status === 'playing' ? cancelled(heldBy(game, table), inPublic('verdict.closed'), house.now()) : null,
  )
}

/** It counts nothing, and says why. */
export const cancelled = (game: LeagueGame, verdict: string, at: number): LeagueGame => ({
  ...game,
  status: 'cancelled',
  verdict,
  endedAt: at,
  seats: game.seats.map((seat) => ({ ...seat, place: null, score: null })),
})

const scored = (game: LeagueGame, { places, scores }: Verdict, verdict: string | null, at: number): LeagueGame => ({
  ...game,
  status: 'scored',
  verdict,
  endedAt: at,
  seats: game.seats.map((seat) => ({
    ...seat,
    place: places[seat.seat] ?? game.seats.length,
    score: scores[seat.seat] ?? 0,
  })),
})

/** Puts a game's result into the book. */
async function settle(
  house: House,
  season: string,
  table: Seated,
  change: (game: LeagueGame) => LeagueGame | null,
): Promise<void> {
  await onSeason(house, season, async (now) => {
    const game = now.games.find((each) => each.table === table.id)
    const changed = game && change(game)
    const entries = guestsAt(now, table, house.now())
    return { step: changed ? await followed(house, now, [changed], { entries }) : null, result: undefined }
  })
}

/** How a game ended that did not come to its own end. */
const BY_VERDICT = 'verdict'

export type Ruling =
  | { readonly how: 'stands' | 'cancel'; readonly reason: string }
  /** Best first; those who share a place stand together. Persons of the game's own seats. */
  | { readonly how: 'ranking'; readonly reason: string; readonly ranking: readonly (readonly string[])[] }

/** A verdict, with its reason shown to everybody. A table that is still being played is closed. */
export async function adjudicate(house: House, season: string, id: string, ruling: Ruling): Promise<void> {
  const { decide, table, redraw } = await ruled(house, await seasonById(house, season), id, ruling)
  // They are over before the games drawn anew can look for their threads.
  for (const after of redraw.closes) await ifStillPossible(end(house, after, 'league.redrawn'))
  await onSeason(house, season, async (now) => {
    const noted = now.games.find((each) => each.id === id) ?? refuse('league.no-game')
    const entries = table?.status === 'playing' ? guestsAt(now, table, house.now()) : []
    const timers = [{ subject: id, key: 'league:decided', dueAt: house.now() }]
    return { step: await followed(house, now, [decide(noted), ...redraw.games], { timers, entries }), result: undefined }
  })
}

/** What a verdict would do to the round that was drawn from the game. */
export const redrawnBy = async (house: House, season: Season, id: string, ruling: Ruling): Promise<Redraw['what']> =>
  (await ruled(house, season, id, ruling)).redraw.what

async function ruled(house: House, season: Season, id: string, ruling: Ruling) {
  const game = rulable(season, id, ruling)
  const table = game.table ? await house.store.table(game.table) : null
  const found = table && standing(house, table)
  // Where no end is in sight, or little was played, there is nothing to score: the game counts nothing, until an organiser ranks it.
  const nothing = ruling.how !== 'stands' ? null : !found ? 'verdict.no-end' : found.wasPlayed ? null : 'verdict.too-early'
  const verdict = ruling.how === 'ranking' ? ranked(game, ruling.ranking, found?.verdict.scores ?? {}) : found?.verdict
  const decide = (noted: LeagueGame): LeagueGame => {
    const present = table?.status === 'playing' ? heldBy(noted, table) : noted
    return ruling.how === 'cancel' || nothing || !verdict
      ? cancelled(present, nothing ? inPublic(nothing, { reason: ruling.reason }) : ruling.reason, house.now())
      : scored(present, verdict, ruling.reason, house.now())
  }
  return { decide, table, redraw: await redrawAfter(house, season, decide(game)) }
}

/** What follows from a verdict: the table is closed, and counts by it in everybody's results, and ratings if it had come far enough. */
export async function afterVerdict(house: House, id: string): Promise<void> {
  const season = await house.store.league.seasonOfGame(id)
  const game = season && (await seasonById(house, season)).games.find((each) => each.id === id)
  const table = game && isDone(game) && game.table ? await house.store.table(game.table) : null
  if (!game || !table) return
  await ifStillPossible(end(house, table.id, 'league.adjudicated'))
  if (game.status === 'cancelled') return strike(house, table.id)
  const places = Object.fromEntries(game.seats.map(({ seat, place }) => [seat, place ?? game.seats.length]))
  await house.store.league.correctResults(table.id, resultsBy(table, game, places))
  // One that came to its own end was played whole.
  const progress = table.status === 'finished' ? 1 : (standing(house, table)?.progress ?? 0)
  await rate(house, table, places, progress)
}

function resultsBy(table: Seated, { seats, endedAt }: LeagueGame, places: Readonly<Record<string, number>>): ResultRow[] {
  const ending = outcomeOf(table)?.ending ?? BY_VERDICT
  return table.seats.map(({ seat, person }) => ({
    table: table.id,
    seat,
    person,
    game: table.game,
    server: table.server,
    place: places[seat] ?? seats.length,
    size: seats.length,
    points: Math.round(100 * (seats.find((each) => each.seat === seat)?.score ?? 0)),
    ending,
    achieved: [],
    // A verdict given late does not change when it was played.
    at: table.endedAt ?? endedAt ?? 0,
  }))
}

/**
 * How the seats would stand if nobody did anything any more, and how far the game had come. It was really played if half of its
 * answers were given, and everybody who sits there gave some themselves.
 */
function standing(house: House, table: Seated): { verdict: Verdict; progress: number; wasPlayed: boolean } | null {
  const rest = restOf(house, table)
  if (!rest) return null
  const progress = table.fence / Math.max(1, table.fence + rest.answers)
  const haveAll = table.seats.every(({ person, hasActed }) => person === null || hasActed)
  return { verdict: verdictOf(rest.outcome), progress, wasPlayed: progress >= FAR_ENOUGH && haveAll }
}

/** The game that a ruling is about; refused where it could not be given. */
export function rulable({ games }: Pick<Season, 'games'>, id: string, ruling: Ruling): LeagueGame {
  const game = games.find((each) => each.id === id) ?? refuse('league.no-game')
  const named = ruling.how === 'ranking' ? ruling.ranking.flat() : null
  // Everybody at the table has to have a place, and only one.
  if (named && (named.length !== game.seats.length || !game.seats.every(({ owner }) => named.includes(owner))))
    return refuse('league.ranking')
  return game
}

function ranked(game: LeagueGame, ranking: readonly (readonly string[])[], scores: Verdict['scores']): Verdict {
  const places = placesOf(ranking)
  const place = (owner: string) => places[ranking.findIndex((group) => group.includes(owner))]!
  return { places: Object.fromEntries(game.seats.map(({ seat, owner }) => [seat, place(owner)])), scores }
}
