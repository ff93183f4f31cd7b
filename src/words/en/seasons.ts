/** The cards of a season, what an organiser is shown, and where one person stands. */
import type { Speaker } from '../../kernel/language.ts'
import { phrases } from '../../kernel/words.ts'
import { moment } from '../moments.ts'
import { inDivision } from './division-names.ts'
import { lasting } from './lasting.ts'
import { figure, inWords } from './points.ts'

type Names = { readonly names: readonly string[]; readonly others: number }
type Move = 'up' | 'stay' | 'down' | 'bottom'

export const ARROWS: Readonly<Record<Move, string>> = { up: ' ▲', stay: '', down: ' ▼', bottom: ' ▼▼' }

const NEXT: Readonly<Record<Move, string>> = {
  up: ' You go up.',
  stay: '',
  down: ' You go down.',
  bottom: ' You begin again at the bottom.',
}

const OUT = {
  'no-show': 'you did not check in',
  left: 'you left it',
  misses: 'you missed three answers',
  barred: 'an organiser has barred you from it',
  replaced: 'an organiser has given your place to a reserve',
} as const

/** The turning points of a season. */
const COMES = {
  begins: 'sign-up ends and check-in begins; with too few people a week later',
  drawn: 'check-in ends, divisions and games are drawn; sooner if all are there',
  ends: 'unfinished games are frozen; sooner if all are over',
  scored: 'frozen games are scored as they stand, and the final table is posted',
  next: 'the next season begins',
} as const

/** Many names are cut short: "Ann, Bob and 40 more". */
const named = ({ names, others }: Names): string => `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}`

const FORMAT_NAMES = {
  divisions: (division: number, _: string) => `Divisions of about ${division}`,
  swiss: (_: number, rounds: string) => `A Swiss tournament of ${rounds}`,
  knockout: (_: number, __: string) => 'A knock-out',
  groups: (division: number, _: string) => `Groups of about ${division}, then a knock-out`,
} as const

/** How a season is decided that has no divisions. */
const FORMAT_RULES = {
  swiss: ({ rounds }: { rounds: string; division: number }) =>
    `${rounds}: those meet who did equally well so far, and everybody plays in all of them; whoever finds no table has a free one, each in turn. Points decide.`,
  knockout: (_: { rounds: string; division: number }) =>
    'A knock-out: the better half of every table goes on, until one table is left.',
  groups: ({ division }: { rounds: string; division: number }) =>
    `Groups of about ${division} first; the better half of all goes on to a knock-out, in which the better half of every table goes on, until one table is left.`,
} as const

type Final = {
  readonly place: number
  readonly name: string
  readonly move: Move
  readonly isOut: boolean
  readonly points: number
  /** Points per game, where they decide. */
  readonly average: number | null
}
const worth = ({ isOut, points, average }: Final, s: Speaker): string =>
  isOut ? 'out' : average === null ? figure(points, s) : `${figure(average, s)} a game`

const A_MINUTE = 60_000

const lastingFor = ({ weeks, hours }: { weeks: number; hours: number | null }, s: Speaker): string =>
  hours === null ? s.count(weeks, 'week') : s.count(hours, 'hour')

/** Days, or hours and minutes where it is less than one. */
function days(count: number, s: Speaker): string {
  if (count >= 1) return s.count(count, 'day')
  const hours = count * 24
  return hours >= 1 ? s.count(hours, 'hour') : s.count(Math.round(hours * 60), 'minute')
}

export const SEASONS = phrases({
  'calendar.begins': ({ season }: { season: string }) => `${season}: check in`,
  'calendar.ends': ({ season }: { season: string }) => `${season}: the last day`,
  'calendar.begins-about': 'The season begins. Press “Check in” on the card of the league.',
  'calendar.ends-about': 'What is unfinished when this ends is scored as it stands a little later.',
  'season.title': ({ league, number }: { league: string; number: number }) => `${league} · Season ${number}`,
  'season.heading': ({ title }: { title: string }) => `## ${title}`,
  'season.newer-card': ({ title }: { title: string }) => `**${title}** · see the newer card below.`,
  'season.signup-open': ({ people, title, until }: { people: readonly string[]; title: string; until: number }) =>
    `${people.join(' ')}: **${title}** is open for sign-up until ${moment(until)}.`,
  'season.please-check-in': ({ people, title, until }: { people: readonly string[]; title: string; until: number }) =>
    `${people.join(' ')}: please check in for **${title}** until ${moment(until)}.\n-# Without an answer your place goes to a reserve.`,
  'season.moved': ({ title, time }: { title: string; time: number }, s) =>
    `**${title}**: nobody could answer for ${lasting(time, s)}. That counts for nobody: every date has moved by as long.`,
  'season.played-until': ({ until }: { until: number }) => `Played until ${moment(until)}.`,
  'season.frozen': ({ games, at }: { games: number; at: number }, s) =>
    `The season is over. ${s.plural(games, {
      one: 'One game is frozen and will be scored as it stands',
      other: `${games} games are frozen and will be scored as they stand`,
    })} ${moment(at)}, unless an organiser decides otherwise.`,
  'season.cut-short': 'An organiser has ended this season early. What was finished counts; games under way do not.',
  'season.replay': ({ n }: { n: number }) => `Game ${n} is played once more: an organiser has voided it.`,
  'season.barred': ({ person, reason }: { person: string; reason: string }) =>
    `<@${person}>, an organiser has barred you from this season: ${reason}\n-# Reserves or computers play on for you. The next season is open to you.`,
  'season.readmitted': ({ person, reason }: { person: string; reason: string }) =>
    `<@${person}>, an organiser lets you play this season again: ${reason}`,
  'season.paused': 'An organiser has paused this season: no date comes nearer and no clock runs until it goes on.',
  'season.resumed': ({ time }: { time: number }, s) =>
    `An organiser lets this season go on.${time >= A_MINUTE ? ` Every date has moved by ${lasting(time, s)}.` : ''}`,
  'season.postponed': ({ days }: { days: number }, s) =>
    `An organiser has moved every date that is still to come by ${s.count(days, 'day')}.`,
  'season.rests': '⏸️ **An organiser has paused this season.** Every date moves by as long as it rests.',
  'season.moved-player': ({ person, other, reason }: { person: string; other: string; reason: string }) =>
    `<@${person}> and <@${other}> change divisions: ${reason}\n-# Games to come are played in the new one; what has begun is finished where it is.`,
  'season.replaced-player': ({ person, other, reason }: { person: string; other: string; reason: string }) =>
    `<@${other}> takes the place of <@${person}>: ${reason}\n-# Games to come belong to <@${other}>; those under way are finished for <@${person}>.`,
  'season.gone-ask': ({ until }: { until: number }) =>
    `You have left the server on which this season is played. If you come back before ${moment(until)}, nothing changes; afterwards your place goes to a reserve.`,
  'season.gone-noticed': ({ names, until }: { names: readonly string[]; until: number }, s) =>
    `${s.list(names)} ${names.length > 1 ? 'have' : 'has'} left the server. Back before ${moment(until)}, and nothing changes; afterwards a reserve, or a computer, plays on. Perhaps one of you can reach them?`,
  'season.gone': ({ name }: { name: string }) => `${name} has left the server, so reserves or computers play on in that place.`,
  'season.called-off': 'This season was called off.',
  'season.game': ({ title, size, pace }: { title: string; size: number; pace: string }) =>
    `**${title}** at tables of ${size} · ${pace}`,
  'season.signup': ({ until }: { until: number }) =>
    `Sign-up is open until ${moment(until)}. One click on **Join**, one on **Check in** when the season begins: everything else happens by itself.`,
  'season.in': ({ count, places, ...names }: Names & { count: number; places: number | null }, s) =>
    `**${s.number(count)} in**${places === null ? '' : ` of ${s.count(places, 'place')}`}${count > 0 ? `: ${named(names)}` : ''}`,
  'season.reserves': (names: Names) => `Reserves: ${named(names)}`,
  'season.too-few': ({ least }: { least: number }) =>
    `At least ${least} are needed; until then the start is put off week by week.`,
  'season.rules': (
    { weeks, off, division, games, atOnce }: { weeks: number; off: number; division: number; games: number; atOnce: number },
    s,
  ) =>
    `-# ${s.count(weeks, 'week')} of play, ${s.count(off, 'week')} off. Divisions of about ${division}; everybody plays ${s.count(games, 'game')}, at most ${atOnce} at a time, and sits in every seat equally often. The first of a division goes up, and as many come down.`,
  'season.rules-staged': (
    {
      format,
      rounds,
      division,
      time,
    }: { format: keyof typeof FORMAT_RULES; rounds: number; division: number; time: { weeks: number; hours: number | null } },
    s,
  ) =>
    `-# ${lastingFor(time, s)} of play. ${FORMAT_RULES[format]({ rounds: s.count(rounds, 'round'), division })} Each round has its part of the time; what is unfinished then is scored as it stands.`,
  'season.misses': '-# Missed answers: the first is free, the next costs a point, the third ends the season for you.',
  'season.checkin': ({ until }: { until: number }) =>
    `**Check-in is open until ${moment(until)}.** When everybody is here, the games begin at once. Whoever says nothing loses the place to a reserve.`,
  'season.here': ({ here, of, ...names }: Names & { here: number; of: number }) =>
    `**${here} of ${of} are here**${names.names.length > 0 ? `; missing: ${named(names)}` : ''}`,
  'season.division-games': ({ division, done, of }: { division: string; done: number; of: number }, s) =>
    `**${inDivision(division)}** · ${done} of ${s.count(of, 'game')}`,
  'season.ahead': ({ best }: { best: readonly { name: string; points: number }[] }, s) =>
    `Ahead: ${best.map(({ name, points }) => `${name} ${figure(points, s)}`).join(', ')}`,
  'season.people': (names: Names) => named(names),
  'season.so-many': ({ people }: { people: number }, s) => s.count(people, 'person', 'people'),
  'season.wins': ({ names }: { names: readonly string[] }, s) =>
    `**${s.list(names)} ${s.plural(names.length, { one: 'wins', other: 'win' })} the season.**`,
  'season.nothing-played': '**Nothing was played this season**, so nobody has won it, and nobody goes up or down.',
  'season.undecided': '**The season ended before it was decided**, so nobody has won it.',
  'season.final': ({ division, lines }: { division: string; lines: readonly Final[] }, s) =>
    `**${inDivision(division)}**: ${lines.map((line) => `${line.place}. ${line.name}${ARROWS[line.move]} ${worth(line, s)}`).join(' · ')}`,
  'season.file': ({ title }: { title: string }) => `**${title}** as a file.`,
  'button.check-in': 'Check in',
  'button.join-as-reserve': 'Join as a reserve',
  'button.my-league': 'My league',
  'button.my-profile': 'My profile',
  'button.standings': 'Standings',
  'button.games': 'Games',
  'button.cross': 'Who beat whom',
  'button.publish': 'Publish',
  'button.post-again': 'Post the card again',
  'button.how-played': 'How it is played',

  'organiser.how': '**How is it played?**',
  'organiser.need': (
    need: { game: number; season: number; games: number; atOnce: number; has: number; unit: 'day' | 'hour' },
    s,
  ) =>
    `A game takes about ${s.count(need.game, need.unit)} at this pace; ${s.count(need.games, 'game')} each, ${need.atOnce} at a time: about **${s.count(need.season, need.unit)}**. The season has ${need.has}.`,
  'organiser.too-short': ({ weeks, unit }: { weeks: number; unit: 'day' | 'hour' }, s) =>
    unit === 'hour'
      ? '⚠️ **That is too short.** What is unfinished at the end is scored as it stands if half of it was played. A quicker pace, a shorter game or fewer rounds would help.'
      : `⚠️ **That is too short.** Games that cannot end in time are not begun. \`/league-admin season weeks:${weeks}\` gives it ${s.count(weeks, 'week')}.`,
  'organiser.run': (
    run: {
      weeks: number
      hours: number | null
      format: keyof typeof FORMAT_NAMES
      rounds: number
      off: number
      checkin: number
      division: number
      atOnce: number
      pace: string
      places: number | null
      repeat: boolean
    },
    s,
  ) =>
    [
      '**What you have chosen**',
      `- ${FORMAT_NAMES[run.format](run.division, s.count(run.rounds, 'round'))}, for ${run.places === null ? 'any number of people' : s.count(run.places, 'person', 'people')}`,
      `- ${lastingFor(run, s)} of play, of which ${days(run.checkin, s)} to check in`,
      `- Pace: ${run.pace}`,
      `- Everybody plays at most ${s.count(run.atOnce, 'game')} at a time`,
      run.repeat
        ? `- After ${s.count(run.off, 'week')} off the next season follows by itself`
        : '- No other season follows by itself',
    ].join('\n'),

  'organiser.plan': (
    {
      signup,
      first,
      checkin,
      rests,
      ...time
    }: { signup: number; first: number | null; checkin: number; weeks: number; hours: number | null; rests: number },
    s,
  ) =>
    [
      '**What happens when you publish it**',
      `- Sign-up ${first === null ? `for ${s.count(signup, 'day')}` : `until ${moment(first)}`}; while too few have signed up, a week more at a time`,
      `- then ${days(checkin, s)} to check in, and the draw; sooner if all are there`,
      `- play until ${lastingFor(time, s)} after it begins; sooner if all games are over`,
      `- what is unfinished is scored ${days(rests, s)} later, and the final table follows`,
    ].join('\n'),
  'organiser.dates': ({ number, dates }: { number: number; dates: readonly { what: keyof typeof COMES; at: number }[] }) =>
    [`**Season ${number}: what happens when**`, ...dates.map(({ what, at }) => `- ${moment(at)}: ${COMES[what]}`)].join('\n'),
  'organiser.over': 'No season is open. **Publish** opens one.',
  'me.not-signed-up': 'You have not signed up.',
  'me.stood-in': ({ points }: { points: number }, s) => `Playing for others was worth **${inWords(points, s)}**.`,
  'me.to-come': '-# Games to come begin by themselves, as soon as everybody in them has time for one more league game.',
  'me.no-result': ({ division, others }: { division: string; others: number }, s) =>
    `${inDivision(division)}, with ${s.count(others, 'other')}; no game is over yet.`,
  'me.place': (
    { division, place, of, points, move }: { division: string; place: number; of: number; points: number; move: Move | null },
    s,
  ) => `${inDivision(division)}, place ${place} of ${of}: **${inWords(points, s)}**.${move ? NEXT[move] : ''}`,
  'me.out': ({ reason }: { reason: keyof typeof OUT }) => `You are out of this season: ${OUT[reason]}.`,
  'me.reserve': ({ n }: { n: number }) => `You are reserve number ${n}.`,
  'me.in': 'You are in; divisions are drawn when everybody has checked in.',
  'me.checkin-opens': ({ role, at }: { role: string; at: number }) => `${role} Check-in opens ${moment(at)}.`,
  'me.please-check-in': ({ role }: { role: string }) => `${role} **Please check in.**`,
  'me.checked-in': ({ role }: { role: string }) => `${role} You have checked in.`,
  'me.reserve-away': ({ role }: { role: string }) =>
    `${role} You have not checked in; **Join as a reserve** tells us that you are here.`,
  'me.reserve-here': ({ role }: { role: string }) => `${role} When somebody drops out, their games to come are yours.`,
  'me.called-off': 'It was called off.',
  'me.was-reserve': 'You were a reserve.',
})
