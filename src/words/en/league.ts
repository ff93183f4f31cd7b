/** What the league says when something cannot be done, and in the threads of its games. */
import { phrases } from '../../kernel/words.ts'

const because = (verdict: string | null) => (verdict ? `\n*${verdict}*` : '')

export const LEAGUE = phrases({
  'league.gone': 'That league does not exist any more.',
  'league.none': 'There is no league on this server yet. An organiser founds one with `/league-admin create`.',
  'league.which': 'There are several leagues here: please say which one with the option `league`.',
  'league.draft': 'This league has not been published yet. An organiser does that with `/league-admin publish`.',
  'league.busy': 'The league was changed at the same moment. Please try again.',
  'league.closed': 'This season is over. The next one is signed up for on the newest card of the league.',
  'league.begun': 'The season has begun: that can be changed for the next one only.',
  'league.banished': 'You missed too many answers in this season. The next one is open to you.',
  'league.not-in': 'That person does not take part in this season.',
  'league.you-not-in': 'You do not take part in this season. **Join** signs you up.',
  'league.checkin-later': ({ at }: { at: number }) => `Check-in opens when the season begins: <t:${at}:f> (<t:${at}:R>).`,
  'league.checkin-over': 'Check-in is over. Press **Join** to stand by as a reserve.',
  'league.not-drawn': 'The divisions have not been drawn yet: that happens when everybody has checked in.',
  'league.name': 'There is already a league of that name here.',
  'league.small': ({ size }: { size: number }) =>
    `A table has ${size} seats, so divisions and places have to be at least ${size}.`,
  'league.channel': 'A league needs a text channel of its own: its games get threads there.',
  'league.no-season': ({ number }: { number: number }) => `There has been no season ${number}.`,
  'league.no-division': 'There is no such division in this season.',
  'league.no-game': 'There is no such game in this season.',
  'league.no-incident': 'There is nothing of that kind to excuse.',
  'league.ranking':
    'Please name everybody at that table once, best first: `@Ann > @Bob = @Cid > @Dan`, where `=` means that they share a place.',
  'league.date': 'Please give the day like this: `2026-12-24`. It has to be in the future.',
  'league.together':
    'In this game all win or lose together, so there is nothing to rank. Its finished games are counted in the expedition table: `/league standings`.',
  'league.frozen':
    'The season is over. This game is frozen; in a week it will be scored as it stands, unless an organiser decides otherwise.',
  'league.miss-cost': ({ person }: { person: string }) =>
    `In the league this was the second missed answer of <@${person}> this season: it costs a point. The third ends the season for them.`,
  'league.miss-out': ({ person }: { person: string }) =>
    `In the league this was the third missed answer of <@${person}> this season: it costs a point, and they are out. Computers and reserves play on for them.`,
  'league.adjudicated': 'An organiser has decided this game.',
  'league.scored': ({
    league,
    season,
    results,
    verdict,
  }: {
    league: string
    season: number
    results: string
    verdict: string | null
  }) => `**${league} · Season ${season}** · points: ${results}${because(verdict)}`,
  'league.uncounted': ({ league, season, verdict }: { league: string; season: number; verdict: string | null }) =>
    `**${league} · Season ${season}** · This game counts nothing.${because(verdict)}`,
})
