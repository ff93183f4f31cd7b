/** The league in words: standings with their reasons, games, tables across leagues, and people's records. */

import type { Speaker } from '../../kernel/language.ts'
import { phrases } from '../../kernel/words.ts'
import { date, utc } from '../moments.ts'
import { inDivision } from './division-names.ts'
import { figure, inWords, placed } from './points.ts'
import { ARROWS } from './seasons.ts'

type Move = keyof typeof ARROWS
type Span = readonly [number, number]

const TIES = {
  wins: 'more wins',
  meetings: 'points where they met',
  share: 'share of the score',
  lot: 'level in everything; a lot decides where only one can move',
} as const
const COSTS = { free: 'the first is free', cost: '−1', out: '−1, out for this season', excused: 'excused' } as const

const range = ([least, most]: Span) => (least === most ? `${least}` : `${least} to ${most}`)
const times = ([least, most]: Span) =>
  least === most && most < 3 ? ['never', 'once', 'twice'][most]! : `${range([least, most])} times`

type Person = { readonly place: number | null; readonly name: string | null; readonly by: StandIn | null }
type StandIn = { readonly name: string | null; readonly isComputer: boolean }

const played = ({ place, name, by }: Person) => {
  const holder = by ? ` (${by.isComputer ? 'computer' : (by.name ?? 'a guest')})` : ''
  return `${place === null ? '' : `${place}. `}${name ?? 'somebody'}${holder}`
}

type Standing = {
  readonly place: number
  readonly name: string
  readonly move: Move
  readonly points: number
  readonly played: number
  readonly wins: number
  readonly relief: number
  readonly deducted: number
  readonly isOut: boolean
  /** Points per game, where they decide. */
  readonly average: number | null
}

const details = ({ played: games, wins, average, relief, deducted, isOut }: Standing, s: Speaker) => [
  ...(average === null ? [] : [`${figure(average, s)} a game`]),
  s.count(games, 'game'),
  `${figure(wins, s)} won`,
  ...(relief > 0 ? [`${figure(relief, s)} for others`] : []),
  ...(deducted > 0 ? [`−${figure(deducted, s)} for missed answers`] : []),
  ...(isOut ? ['out'] : []),
]

export const STANDINGS = phrases({
  'division.name': ({ division }: { division: string }) => inDivision(division),
  'division.title': ({ division, season }: { division: string; season: string }) => `**${inDivision(division)}** · ${season}`,
  'division.heading': ({ division }: { division: string }) => `**${inDivision(division)}**`,
  'division.another': 'Another division',
  'standings.line': (line: Standing, s) =>
    `${placed(line.place)} **${line.name}**${ARROWS[line.move]} ${inWords(line.points, s)} · ${details(line, s).join(', ')}`,
  'standings.stood-in': ({ name, points }: { name: string; points: number }, s) =>
    `-# Played for others: ${name} ${figure(points, s)}`,
  'standings.tie': ({ name, next, by }: { name: string; next: string; by: keyof typeof TIES }) =>
    `-# ${name} before ${next}: ${TIES[by]}`,
  'standings.miss': (miss: { name: string; at: number; misses: number; why: keyof typeof COSTS; reason: string | null }, s) => {
    const { name, at, misses, why, reason } = miss
    const what = s.plural(misses, {
      one: `missed an answer on ${date(at)}`,
      other: `was away from ${date(at)} (${misses} answers)`,
    })
    return `-# ${name} ${what}: ${COSTS[why]}${reason ? ` (${reason})` : ''}`
  },
  'standings.uneven':
    '-# Not everybody has as many games, so what counts is **points per game**: a game that was not played is missing, not lost.',
  'standings.nothing-played': '-# Nobody has finished a game of their own here: no winner, and nobody goes up or down.',
  'standings.fairness': ({ score }: { score: number }) => `Fairness ${score} of 100`,
  'standings.how-fair': (fair: { score: number; meetings: Span; even: Span; seats: Span; waves: number; atOnce: number }, s) => {
    const isEven = fair.meetings[0] === fair.even[0] && fair.meetings[1] === fair.even[1]
    const ideal = isEven ? '' : ` (even would be ${range(fair.even)})`
    return `-# Fairness ${fair.score} of 100: every pair meets ${times(fair.meetings)}${ideal}, everybody sits in every seat ${times(fair.seats)}, ${s.count(fair.waves, 'round')} of at most ${s.count(fair.atOnce, 'game')} each.`
  },
  'standings.places-changed': '-# People have changed places since the draw, so its fairness tells nothing any more.',
  'standings.ties': ({ seed }: { seed: string }) =>
    `-# Ties go by wins, points where the tied met, and share of the table’s score; whoever is level in all of it shares the place. Lots come from the seed \`${seed}\`.`,

  'games.title': ({ division, season }: { division: string; season: string }) =>
    `**Games · ${inDivision(division)}** · ${season}`,
  'games.line': ({
    n,
    title,
    people,
    isOver,
    status,
    thread,
    verdict,
  }: {
    n: number
    title: string | null
    people: readonly Person[]
    isOver: boolean
    status: string | null
    thread: string | null
    verdict: string | null
  }) =>
    `**Game ${n}** ${[
      ...(title ? [title] : []),
      people.map(played).join(isOver ? ', ' : ' · '),
      ...(status ? [status] : []),
      ...(thread ? [`<#${thread}>`] : []),
      ...(verdict ? [`*${verdict}*`] : []),
    ].join(' · ')}`,
  'game.waiting': 'to come',
  'game.opening': 'beginning',
  'game.playing': 'being played',
  'game.frozen': 'frozen',
  'game.scored': 'finished',
  'game.cancelled': 'not counted',
  'game.decided': 'decided',

  'cross.title': ({ division, season }: { division: string; season: string }) =>
    `**Who finished ahead of whom · ${inDivision(division)}** · ${season}`,
  'cross.line': ({ name, ahead }: { name: string; ahead: readonly { name: string; wins: number }[] }) =>
    `- **${name}** ahead of ${
      ahead.length > 0 ? ahead.map((each) => `${each.name}${each.wins > 1 ? ` ×${each.wins}` : ''}`).join(', ') : 'nobody yet'
    }`,

  'across.title': ({ number }: { number: number }) => `**Season ${number} across all games**`,
  'across.line': (
    line: { place: number; name: string; points: number; wins: number; played: number; leagues: readonly string[] },
    s,
  ) =>
    `${placed(line.place)} **${line.name}** ${inWords(line.points, s)} · ${figure(line.wins, s)} of ${line.played} won${line.leagues.length > 0 ? ` (${line.leagues.join(', ')})` : ''}`,
  'across.none': 'No league has drawn its divisions yet.',
  'expeditions.title': '**Expeditions**: won of played',
  'expeditions.line': ({
    title,
    difficulty,
    size,
    won,
    played: all,
  }: {
    title: string
    difficulty: string | null
    size: number
    won: number
    played: number
  }) => `- ${title}${difficulty ? `, ${difficulty}` : ''}, party of ${size}: **${won} of ${all}**`,
  'expeditions.none': 'No game played together has been finished here yet.',

  'report.title': ({ season }: { season: string }) => `**Who helped and harmed whom** · ${season}`,
  'report.nothing': 'Nothing stands out.',
  'report.more': ({ more }: { more: number }) => `-# … and ${more} more, less striking.`,
  'report.no-divisions': 'The divisions have not been drawn yet.',
  'report.no-such-division': 'There is no such division.',
  'report.how-to-read':
    '-# Only you see this. It counts what everybody at the tables could see: help and harm in contests and auctions, and points with somebody at the table and without. Good diplomats stand out, too, so ask before you judge.',
  'report.pair': (
    pair: {
      by: string
      to: string
      chances: number
      helped: number
      harmed: number
      usual: string
      swing: { together: string; apart: string } | null
    },
    s,
  ) => {
    const { by, to, chances, helped, harmed, usual, swing } = pair
    const deeds =
      chances > 0 ? `: of ${s.count(chances, 'chance')} helped ${helped} (usual here: ${usual}), harmed ${harmed}` : ''
    const points = swing ? ` · ${to} has ${swing.together} points a game with ${by}, ${swing.apart} without` : ''
    return `- **${by} → ${to}**${deeds}${points}`
  },

  'column.league': 'league',
  'column.season': 'season',
  'column.division': 'division',
  'column.place': 'place',
  'column.player': 'player',
  'column.points': 'points',
  'column.played': 'played',
  'column.wins': 'wins',
  'column.relief': 'relief',
  'column.deducted': 'deducted',
  'column.share': 'share',
  'column.move': 'move',

  'profile.private': ({ name }: { name: string }) => `${name} keeps their results to themselves.`,
  'profile.name': ({ name }: { name: string }) => `**${name}**`,
  'profile.result': ({ title, played: all, won }: { title: string; played: number; won: number }) =>
    `- ${title}: ${all} played, ${won} won`,
  'profile.no-games': 'No finished games yet.',
  'profile.no-rated': 'No rated games yet.',
  'profile.strength': '**Strength** (the range holds it 19 times out of 20)',
  'profile.method':
    '-# A rating is for one game and one number of players. Everybody begins at 1500; finishing ahead of somebody stronger moves it more, and with every game it becomes surer (± grows smaller). Those who share a place each get the mean of the places they share. Not rated: games with computers, games in which a seat changed hands, and games decided before half of them was played.',
  'profile.strength-line': (
    line: { title: string; size: number; value: number; spread: number; played: number; past: readonly number[] },
    s,
  ) =>
    `- ${line.title}, ${s.count(line.size, 'player')}: **${line.value} ± ${line.spread}** after ${s.count(line.played, 'game')}${
      line.past.length > 1 ? ` (${line.past.join(' → ')})` : ''
    }`,
  'profile.reliability': ({ reliability, record }: { reliability: number; record: string }) =>
    `**Reliability ${reliability} of 100** · ${record}`,
  'profile.record': ({ finished, lapses }: { finished: number; lapses: number }, s) =>
    finished === 0 && lapses === 0
      ? 'nothing on record yet'
      : `${s.count(finished, 'game')} finished${lapses > 0 ? `, ${s.count(lapses, 'lapse')}; older ones weigh less` : ''}`,
  'profile.lapse-on': ({ at, lapse }: { at: number; lapse: string }) => `- ${date(at)} ${lapse}`,
  'profile.lapse': ({ lapse, title, excuse }: { lapse: string; title: string; excuse: string | null }) =>
    `${lapse} (${title})${excuse === null ? '' : `, excused: ${excuse}`}`,
  'lapse.choice': ({ lapse, game, at }: { lapse: string; game: string | null; at: number }) =>
    [lapse, ...(game === null ? [] : [game]), utc(at)].join(' · '),
  'lapse.miss': 'missed an answer',
  'lapse.left': 'left a game',
  'lapse.replaced': 'was replaced',
  'lapse.no-show': 'did not check in',
})
