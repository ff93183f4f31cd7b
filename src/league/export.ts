/** A season as a file: CSV for spreadsheets, JSON for everything else. */
import type { Season } from '../store/league-store.ts'
import { oursIn } from '../words/words.ts'
import type { Division } from './divisions.ts'
import { kindAt } from './mix.ts'
import { inPoints, pointsFor } from './points.ts'

const COLUMNS = [
  'league',
  'season',
  'division',
  'place',
  'player',
  'points',
  'played',
  'wins',
  'relief',
  'deducted',
  'share',
  'move',
] as const

export function seasonCsv(season: Season, divisions: readonly Division[], locale: string): string {
  const head = COLUMNS.map((column) => oursIn(locale)(`column.${column}`))
  const rows = divisions.flatMap(({ name, lines }) =>
    lines.map((line) => [
      season.league.name,
      season.number,
      name,
      line.place,
      line.name,
      inPoints(line.points),
      line.played,
      inPoints(line.wins),
      inPoints(line.relief),
      inPoints(line.deducted),
      (line.share / 1_000_000).toFixed(4),
      season.phase === 'over' ? line.move : '',
    ]),
  )
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Quoted where needed; a name that a spreadsheet would take for a formula is made harmless. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && Number.isNaN(Number(value)) ? `'${value}` : `${value}`
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Everything the table was made from, the seed of the draw and of the lots included, so that anybody can check it. */
export function seasonJson(season: Season, divisions: readonly Division[]): string {
  const { league, number, phase, beginsAt, endsAt } = season
  // Before the draw it is nobody's: whoever had it could tell what will be drawn, and it may still become another.
  const seed = phase === 'signup' || phase === 'checkin' ? null : season.seed
  return `${JSON.stringify(
    {
      format: 'archon-league-1',
      league: { name: league.name, game: league.game, seats: league.size },
      season: { number, phase, seed, begins: new Date(beginsAt).toISOString(), ends: new Date(endsAt).toISOString() },
      divisions: divisions.map(({ name, fairness, lines, standIns, games }) => ({
        name,
        fairness,
        standings: lines.map(
          ({ person, name: player, place, points, played, wins, relief, deducted, share, move, by, deductions }) => ({
            place,
            player,
            person,
            points: inPoints(points),
            played,
            wins: inPoints(wins),
            relief: inPoints(relief),
            deducted: inPoints(deducted),
            share: share / 1_000_000,
            aheadBy: by,
            ...(phase === 'over' && { move }),
            misses: deductions.map(({ at, why, reason }) => ({ at: new Date(at).toISOString(), why, reason })),
          }),
        ),
        standIns: standIns.map(({ person, name: player, points }) => ({ player, person, points: inPoints(points) })),
        games: games.map(({ tier, division, n, status, verdict, table, seats }) => ({
          n,
          game: kindAt(season, { tier, division, n }).game,
          status,
          table,
          verdict,
          seats: seats.map(({ seat, owner, player, place, score }, i) => ({
            seat,
            owner,
            player,
            place,
            score,
            points: status === 'scored' ? inPoints(pointsFor(seats.map((each) => each.place ?? seats.length))[i]!) : null,
          })),
        })),
      })),
    },
    null,
    2,
  )}\n`
}
