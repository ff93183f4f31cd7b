/** What the league says when something cannot be done, and in the threads of its games. */
import { phrases } from '../../kernel/words.ts'
import { moment } from '../moments.ts'
import { inDivision } from './division-names.ts'
import { figure } from './points.ts'

type Result = {
  readonly owner: string | null
  /** Null where the owner played: else who did, a computer if it has no name, and what it was worth to them. */
  readonly holder: { readonly name: string | null; readonly isComputer: boolean; readonly points: number } | null
  readonly points: number
}

const because = (verdict: string | null) => (verdict ? `\n*${verdict}*` : '')

export const LEAGUE = phrases({
  'league.gone': 'That league does not exist any more.',
  'league.none': 'There is no league on this server yet. An organiser founds one with `/league-admin create`.',
  'league.which': 'There are several leagues here: please say which one with the option `league`.',
  'league.draft': 'This league has not been published yet. An organiser does that with `/league-admin publish`.',
  'league.busy': 'Somebody else changed the league at the same moment. Please try again.',
  'league.closed': 'This season is over. Sign up for the next one on the newest card of the league.',
  'league.begun': 'The season has begun: that can be changed only for the next one.',
  'league.banished': 'You missed too many answers this season. The next one is open to you.',
  'league.barred': 'An organiser has barred you from this season. The next one is open to you.',
  'league.published': 'This league has been published, so it cannot be deleted. `/league-admin close` ends it.',
  'league.not-played': 'That works only while the season is being played.',
  'league.not-begun': 'That game has not begun yet.',
  'league.went-on':
    'The next round was drawn from that game already, so it cannot be played once more. `/league-admin adjudicate` can still decide how it counts.',
  'league.paused': 'This season is paused already.',
  'league.not-closed': 'This league is not closed.',
  'league.not-paused': 'This season is not paused.',
  'league.same-division': 'Both play in the same division: there is nothing to change.',
  'league.no-reserve':
    'Only a reserve of this season can take the place: they join it as a reserve first, and so say that they want to.',
  'league.not-gone': 'Nobody has barred that person, and they have not left: there is nothing to take back.',
  'league.not-in': 'That person is not playing this season.',
  'league.you-not-in': 'You are not playing this season. **Join** signs you up.',
  'league.checkin-later': ({ at }: { at: number }) => `Check-in opens when the season begins: ${moment(at)}.`,
  'league.checkin-over': 'Check-in is over. Press **Join** to stand by as a reserve.',
  'league.not-drawn': 'The divisions have not been drawn yet: that happens when everybody has checked in.',
  'league.name': 'There is already a league of that name here.',
  'league.nameless': 'A league needs a name that people can read.',
  'league.small': ({ size }: { size: number }) =>
    `A table has ${size} seats, so divisions and places have to be at least ${size}.`,
  'league.seats-of': ({ title, min, max }: { title: string; min: number; max: number }) =>
    `In a league, ${title} is played by ${min === max ? `${min}` : `${min} to ${max}`} at a table.`,
  'league.channel': 'A league needs a text channel of its own: its games get threads there.',
  'league.no-season': ({ number }: { number: number }) => `There has been no season ${number}.`,
  'league.no-division': 'There is no such division in this season.',
  'league.no-game': 'There is no such game in this season.',
  'league.no-incident': 'There is nothing of that kind to excuse.',
  'league.ranking':
    'Please name everybody at that table once, best first: `@Ann > @Bob = @Cid > @Dan`, where `=` means that they share a place.',
  'league.date': 'Please give the day like this: `2026-12-24`. It has to be in the future.',
  'league.together':
    'In this game all win or lose together, so there is nothing to rank. Finished games count in the expedition table: `/league standings`.',
  'league.frozen':
    'The season is over. This game is frozen; in a week it will be scored as it stands, unless an organiser decides otherwise.',
  'league.miss-cost': ({ person }: { person: string }) =>
    `In the league this was the second missed answer of <@${person}> this season: it costs a point. A third would end the season for them.`,
  'league.miss-out': ({ person }: { person: string }) =>
    `In the league this was the third missed answer of <@${person}> this season: it costs a point, and they are out. Computers and reserves play on for them.`,
  'league.adjudicated': 'An organiser has decided this game.',
  'league.redrawn':
    'An organiser has decided a game of the round before, and others go on by it. This round is drawn anew; nobody had answered here yet.',
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
    `**${league} · Season ${season}** · This game does not count.${because(verdict)}`,
  'league.results': ({ results }: { results: readonly Result[] }, s) =>
    results
      .map(({ owner, holder, points }) => {
        const name = owner ?? 'somebody'
        if (!holder) return `${name} **${figure(points, s)}**`
        const other = holder.isComputer ? 'a computer' : `${holder.name ?? 'somebody'} ${figure(holder.points, s)}`
        return `${name} **0** (${other})`
      })
      .join(', '),
  'league.thread': ({
    n,
    title,
    division,
    league,
    season,
  }: {
    n: number
    title: string | null
    division: string
    league: string
    season: number
  }) => `${title ? `${title} · ` : ''}Game ${n} · ${inDivision(division)} · ${league} · Season ${season}`,
  'verdict.called-off': 'The season was ended early.',
  'verdict.closed': 'Closed without a result.',
  'verdict.no-end': ({ reason }: { reason: string }) => `${reason} No end was in sight, so it does not count.`,
  'verdict.too-early': ({ reason }: { reason: string }) => `${reason} Too little of it had been played, so it does not count.`,
  'verdict.not-begun': 'It had not begun when the season ended.',
  'verdict.stage-over': 'The round ended before the game did.',
  'verdict.as-it-stood': 'The season ended before the game did.',
  'excuse.not-begun': 'had not begun to play',
})
