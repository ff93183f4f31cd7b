/** The hall of champions. */
import { phrases } from '../../kernel/words.ts'

export const HALL = phrases({
  'hall.title': 'Champions',
  'hall.heading': '## Hall of champions',
  'hall.none': 'No league has had a champion here yet. The first season that is played to its end has one.',
  'hall.names': ({ names }: { names: readonly string[] }, s) => s.list(names),
  'hall.season': ({ league, number, at }: { league: string; number: number; at: number }, s) =>
    `${league}, season ${number}, ${s.day(at)}`,
  'hall.points': ({ points }: { points: number }, s) => s.count(points, 'point'),
  'hall.choice': ({ league, number }: { league: string; number: number }) => `${league}, season ${number}`,
  'hall.poster': 'The poster of a season …',
  'hall.line': (
    {
      league,
      number,
      names,
      points,
      played,
    }: { league: string; number: number; names: readonly string[]; points: number; played: number },
    s,
  ) => `- **${s.list(names)}** – ${league}, season ${number}: ${s.count(points, 'point')} in ${s.count(played, 'game')}`,
  'picture.champion': ({ champion, season }: { champion: string; season: string }) => `${champion} won ${season}.`,
})
