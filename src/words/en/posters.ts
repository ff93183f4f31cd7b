/** What is written on posters and in films of a game, and told to those who cannot see them. */
import { phrases } from '../../kernel/words.ts'
import { halves } from './points.ts'

type Standing = {
  readonly name: string
  /** Whom they played, in a game in which nobody has points of their own. */
  readonly role: string | null
  readonly place: number
  readonly points: string | null
  readonly parts: readonly string[]
}

export const POSTERS = phrases({
  'poster.winner': ({ winners }: { winners: readonly string[] }, s) =>
    `${s.list(winners)} ${s.plural(winners.length, { one: 'wins', other: 'win' })}`,
  'poster.won': ({ players }: { players: readonly string[] }) => (players.length === 1 ? `${players[0]} wins` : 'Won together'),
  'poster.lost': ({ players }: { players: readonly string[] }) =>
    players.length === 1 ? `${players[0]} loses` : 'Lost together',
  'poster.points': ({ points }: { points: number }, s) => halves(points, s),
  'poster.sum': ({ points, players }: { points: number; players: readonly string[] }, s) =>
    `${halves(points, s)} ${s.plural(points, { one: 'point', other: 'points' })}${players.length === 1 ? '' : ' together'}`,
  'poster.part': ({ label, points }: { label: string; points: number }, s) => `${label} = ${halves(points, s)}`,
  'poster.rest': ({ points }: { points: number }, s) => `all else = ${halves(points, s)}`,
  'poster.alt': ({ title, headline, when, where }: { title: string; headline: string; when: string; where: string | null }) =>
    `${title}: ${headline}. Played ${where === null ? '' : `in ${where}, `}${when}.`,
  'poster.line': ({ name, role, place, points, parts }: Standing) =>
    points === null
      ? `${name} was there${role === null ? '' : ` as ${role}`}.`
      : `${place}. ${name}, ${points}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}.`,
  'film.player': ({ letter }: { letter: string }) => `Player ${letter}`,
  'film.players': ({ players }: { players: number }, s) => s.count(players, 'player'),
  'film.about': ({ players, at }: { players: number; at: number }, s) => `${s.count(players, 'player')} · ${s.day(at)}`,
  'film.none': 'There is no film of this game.',
  'film.post': '**The film of the game**, with every hand open.',
  'film.shown-so-far': '**The game so far**, as everybody has seen it.',
  'film.thinned': ({ shown, all }: { shown: number; all: number }, s) =>
    `Shown are ${s.number(shown)} of ${s.number(all)} turns: what was decided, and others evenly between.`,
  'film.turning-point': 'Turning point:',
  'film.so-far': 'This is where it stands now.',
  'film.alt': ({ title, turns, headline, why }: { title: string; turns: number; headline: string; why: string | null }, s) =>
    `The whole game of ${title} as a film, ${s.count(turns, 'turn')}, with every hand open. ${headline}.${why === null ? '' : ` ${why.replaceAll('**', '')}`}`,
  'film.alt-so-far': ({ title, turns }: { title: string; turns: number }, s) =>
    `${title} so far as a film, ${s.count(turns, 'turn')}: what everybody has seen.`,
})
