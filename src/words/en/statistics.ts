/** What is said about games that were counted. */
import { phrases } from '../../kernel/words.ts'

export const STATISTICS = phrases({
  'stats.title': ({ title, server }: { title: string | null; server: string | null }) =>
    `## ${title ?? 'All games'}${server ? ` on ${server}` : ''}`,
  'stats.all-games': 'All games',
  'stats.counted': ({ games, people }: { games: number; people: number }, s) =>
    `${s.count(games, 'game')} of ${s.count(people, 'person', 'people')}`,
  'stats.which':
    'Counted are games that people played among themselves to the end, without computers. A win that is shared is shared here, too.',
  'stats.none':
    'Nobody has finished such a game here yet. Counted are games that people play among themselves, without computers.',
  'stats.seats': 'Wins by seat',
  'stats.sides': ({ games }: { games: number }, s) => `Wins by side, in the last ${s.count(games, 'game')}`,
  'stats.endings': 'How it ended',
  'stats.lengths': 'How long it took, half of the time at most',
  'stats.games': 'What was played',
  'stats.winners': 'Who won most often',
  'stats.seat': ({ n }: { n: number }) => `Seat ${n}`,
  'stats.size': ({ size }: { size: number }, s) => s.count(size, 'player'),
  'stats.won': ({ percent, played }: { percent: number; played: number }, s) => `${s.number(percent)} % of ${s.number(played)}`,
  'stats.wins': ({ won, played }: { won: number; played: number }, s) => `${s.number(won)} of ${s.number(played)}`,
  'stats.count': ({ games }: { games: number }, s) => s.count(games, 'game'),
  'stats.took': ({ hours }: { hours: number }, s) =>
    hours < 48 ? s.count(Math.max(1, Math.round(hours)), 'hour') : s.count(Math.round(hours / 24), 'day'),
  'stats.line': ({ label, note }: { label: string; note: string }) => `- ${label}: **${note}**`,
  'stats.heading': ({ heading }: { heading: string }) => `**${heading}**`,
  'stats.pair': ({ me, other }: { me: string; other: string }) => `${me} and ${other}`,
  'stats.pair-title': ({ me, other }: { me: string; other: string }) => `## ${me} and ${other}`,
  'stats.pair-counted': ({ games }: { games: number }, s) => `${s.count(games, 'game')} at one table`,
  'stats.pair-none': ({ other }: { other: string }) =>
    `You and ${other} have not finished a game together here yet. Counted are games that people play among themselves, without computers.`,
  'stats.yourself': 'Choose somebody else: with yourself you are always level.',
  'stats.ahead-of': ({ name }: { name: string }) => `Ahead: ${name}`,
  'stats.level': 'level',
  'stats.together': 'Won together',
  'stats.last': ({ at }: { at: number }) => `Last met: <t:${Math.floor(at / 1000)}:D>.`,
})
