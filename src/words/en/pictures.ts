/** What is written in pictures of a league, and told to those who cannot see them. */
import { phrases } from '../../kernel/words.ts'
import { figure, inWords } from './points.ts'

const GOING = { up: ', goes up', down: ', goes down', bottom: ', starts again at the bottom', stay: '' } as const

type Row = {
  readonly place: number
  readonly name: string
  readonly points: number
  readonly played: number
  readonly wins: number
  readonly move: keyof typeof GOING
  readonly isOut: boolean
}
type Figures = { readonly points: number; readonly played: number; readonly wins: number }
type Chart = {
  readonly title: string
  readonly players: number
  readonly value: number
  readonly low: number
  readonly high: number
  readonly won: number
  readonly played: number
  readonly past: readonly number[]
}

export const PICTURES = phrases({
  'picture.marks': ({ isOwn }: { isOwn: boolean }) =>
    `Marked since ${isOwn ? 'you last acted' : 'the last turn'}: what is new (bright outline), moved (arrow), gained or lost (+, −) or gone (faded).`,
  'picture.league': 'League',
  'picture.division': 'Division',
  'picture.profile': 'Profile',
  'picture.player': ({ n }: { n: number }) => `Player ${n}`,
  'picture.lapse': 'a lapse',
  'picture.games': 'games',
  'picture.bars': ({ heading, bars }: { heading: string; bars: readonly { label: string; note: string }[] }, s) =>
    `${heading}: ${s.list(bars.map(({ label, note }) => `${label} ${note}`))}.`,
  'picture.won': 'won',
  'picture.not-won': 'not won',
  'picture.points': 'points',
  'picture.figure': ({ points }: { points: number }, s) => figure(points, s),
  'picture.out': 'out',
  'picture.day': ({ at }: { at: number }, s) => s.day(at),
  'picture.standings': ({ title, subtitle }: { title: string; subtitle: string }) => `${title}, ${subtitle}: standings.`,
  'picture.standing': ({ place, name, points, played, wins, move, isOut }: Row, s) =>
    `${place}. ${name}: ${inWords(points, s)}, ${s.count(played, 'game')}, ${figure(wins, s)} won${isOut ? ', out' : ''}${GOING[move]}.`,
  'picture.all-games': ({ title, subtitle }: { title: string; subtitle: string }) => `${title}, ${subtitle}: games.`,
  'picture.game': ({
    n,
    status,
    people,
  }: {
    n: number
    status: string
    people: readonly { place: number | null; name: string; isAway: boolean }[]
  }) => {
    const list = people.map(
      ({ place, name, isAway }) => `${place === null ? '' : `${place}. `}${name}${isAway ? ' (played by another)' : ''}`,
    )
    return `Game ${n}, ${status}: ${list.join(', ')}.`
  },
  'picture.cross': ({ title, subtitle }: { title: string; subtitle: string }) =>
    `${title}, ${subtitle}: who finished ahead of whom.`,
  'picture.cross-how': 'Along a line: how often ahead of the player with the number above',
  'picture.ahead': ({ name, ahead }: { name: string; ahead: readonly { name: string; wins: number }[] }) =>
    `${name} ahead of ${ahead.length > 0 ? ahead.map((each) => `${each.name} ${each.wins}`).join(', ') : 'nobody'}.`,
  'picture.first-game': 'after the first game',
  'picture.nth-game': ({ n }: { n: number }) => `after ${n} games`,
  'picture.course': ({ title, subtitle, games }: { title: string; subtitle: string; games: number }, s) =>
    `${title}, ${subtitle}: places over ${s.count(games, 'game')}.`,
  'picture.way': ({ name, first, last, best }: { name: string; first: number; last: number; best: number }) =>
    `${name}: from place ${first} to ${last}${best < Math.min(first, last) ? `, once ${best}` : ''}.`,
  'picture.season': ({ title, subtitle }: { title: string; subtitle: string }) => `${title}, ${subtitle}: the season is over.`,
  'picture.figures': ({ points, played, wins }: Figures, s) =>
    `${inWords(points, s)}, ${figure(wins, s)} of ${s.count(played, 'game')} won`,
  'picture.podium': ({ place, name, points, played, wins }: Figures & { place: number; name: string }, s) =>
    `${place}. ${name}: ${inWords(points, s)}, ${figure(wins, s)} of ${s.count(played, 'game')} won.`,
  'picture.other-divisions': 'Won the other divisions',
  'picture.division-won': ({ division, name }: { division: string; name: string }) => `${division}: won by ${name}.`,
  'picture.season-foot': ({ people, games }: { people: number; games: number }, s) =>
    `${s.count(people, 'player')}, ${s.count(games, 'game')}`,
  'picture.person': ({ title, subtitle }: { title: string; subtitle: string }) => `${title}: ${subtitle}.`,
  'picture.summary': ({ games, won }: { games: number; won: number }, s) => `${s.count(games, 'game')}, ${won} won`,
  'picture.chart': ({ players, won, played }: { players: number; won: number; played: number }, s) =>
    `${s.count(players, 'player')} · ${won} of ${played} won`,
  'picture.rating': 'rating',
  'picture.range': ({ low, high }: { low: number; high: number }) => `${low} to ${high}`,
  'picture.band': 'the band holds it 19 times out of 20',
  'picture.result': ({ won, played }: { won: number; played: number }) => `${won} of ${played} won`,
  'picture.result-of': ({ title, won, played }: { title: string; won: number; played: number }) =>
    `${title}: ${won} of ${played} won.`,
  'picture.reliability': ({ reliability }: { reliability: number }) => `Reliability ${reliability} of 100`,
  'picture.record': ({ reliability, about }: { reliability: number; about: string }) =>
    `Reliability ${reliability} of 100: ${about}.`,
  'picture.lapse-on': ({ at, text }: { at: number; text: string }, s) => `${s.day(at)}: ${text}.`,
  'picture.strength': ({ title, players, value, low, high, won, played, past }: Chart, s) =>
    `${title} with ${s.count(players, 'player')}: ${value}, between ${low} and ${high}, ${won} of ${played} won${
      past.length > 0 ? `; before that ${past.join(', ')}` : ''
    }.`,
})
