/** What people and organisers of leagues are told when they have done something, and what they are asked before it. */
import type { Speaker } from '../../kernel/language.ts'
import { phrases } from '../../kernel/words.ts'
import { moment } from '../moments.ts'
import { inDivision } from './division-names.ts'

type Phase = 'signup' | 'checkin' | 'playing' | 'frozen' | 'over'
const WHAT_FOLLOWS: Readonly<Record<'in' | 'reserve', Partial<Record<Phase, string>>>> = {
  in: {
    signup: ' When the season begins you are asked to check in; your games then open by themselves.',
    checkin: ' You have checked in, too. When everybody has, or when check-in ends, your first games open.',
    playing: ' Your games open by themselves; **My league** lists them.',
  },
  reserve: {
    signup: ' When a place becomes free, you move up by yourself.',
    checkin: ' You have checked in, too: whoever has not by the end of it makes room for you.',
    playing: ' When somebody drops out, their games to come are yours, and half of the points.',
  },
}
type Joined = { status: 'in' | 'reserve'; number: number }

type Pardoned = {
  name: string | null
  misses: number
  points: number
  reliability: readonly [number, number]
  isBack: boolean
  out: 'no-show' | 'left' | 'misses' | 'barred' | 'replaced' | null
  now: number
  later: number
  toCome: number
  isPlaying: boolean
}

/** What changed, and what could not be changed any more. */
function excused({ name, misses, points, reliability: [before, after], ...pardon }: Pardoned, s: Speaker): string {
  const who = name ?? 'They'
  const { isBack, isPlaying, out, now, later, toCome } = pardon
  return [
    `Excused${misses > 1 ? `, all ${misses} answers of this absence` : ''}. The reason is shown in the standings.`,
    ...(points > 0 ? [`${who} has ${s.count(points, 'point')} back.`] : []),
    ...(before === after ? [] : [`Reliability: ${before} → ${after}.`]),
    ...(isBack ? [isPlaying ? `${who} is back in the season.` : `${who} does not fall to the lowest division.`] : []),
    ...(out === 'misses' ? [`${who} stays out: three other absences count.`] : []),
    ...(out === 'no-show' ? [`The season was drawn without ${who}; **Join** makes them a reserve.`] : []),
    ...backAgain({ now, later, toCome }, s),
  ].join('\n')
}

/** What somebody who was out plays again. */
const backAgain = ({ now, later, toCome }: Pick<Pardoned, 'now' | 'later' | 'toCome'>, s: Speaker): string[] => [
  ...(now > 0 ? [`They play ${s.count(now, 'running game')} themselves again.`] : []),
  ...(later > 0 ? [`In ${s.count(later, 'more', 'more')} the computer plays on until they have time for it.`] : []),
  ...(toCome > 0 ? [`${s.count(toCome, 'game')} to come ${toCome === 1 ? 'is' : 'are'} theirs again.`] : []),
]

/** What a verdict does to the round that was drawn from its game. */
const ROUND_AFTER: Readonly<Record<string, string>> = {
  nothing: '',
  anew: ' Others would go on by it: the next round, in which nobody has answered yet, is drawn anew.',
  stays: ' Others would have gone on by it, but the next round is being played already and stays as it was drawn.',
}

/** What a verdict means. */
const RULED: Readonly<Record<string, string>> = {
  stands: 'It counts as it stands; if hardly anything was played, not at all.',
  ranking: 'It counts by your ranking.',
  cancel: 'It counts for nobody.',
}

export const LEAGUE_ACTS = phrases({
  'league-join.done': ({ season, phase, status, number }: Joined & { season: string; phase: Phase }) =>
    `You are ${status === 'in' ? 'in' : `reserve number ${number}`}: **${season}**.${WHAT_FOLLOWS[status][phase] ?? ''}`,
  'league-checkin.done': ({ status, number }: Joined) =>
    status === 'in'
      ? 'You have checked in. When everybody has, or when check-in ends, your first games open.'
      : `You have checked in as reserve number ${number}. Somebody who does not check in, or leaves later, makes room for you.`,
  'league-leave.sure': ({ season }: { season: string }) =>
    `**Leave ${season}?**\nComputers play on in your running games, reserves or computers take the games to come, and none of them counts for you. You cannot come back this season except as a reserve.`,
  'league-leave.yes': 'Leave the season',
  'league-leave.done': ({ season }: { season: string }) => `You have left **${season}**.`,
  'league-create.done': ({ name, title, size }: { name: string; title: string; size: number }) =>
    `**${name}** is founded: ${title} at tables of ${size}.\nNobody has seen it yet. **Publish** opens sign-up; from then on everything happens by itself.`,
  'league-season.done': ({ name, from, begins }: { name: string; from: number | null; begins: string | null }) =>
    `**${name}**${from === null ? '' : `\nChanged, from season ${from} on.${begins === null ? '' : ` It begins ${begins}.`}`}`,
  'league-publish.too-short': ({ about }: { about: string }) => `**Publish it like this?**\n${about}`,
  'league-publish.anyway': 'Publish all the same',
  'league-publish.done': ({ season, channel }: { season: number; channel: string }) =>
    `The card of season ${season} is in <#${channel}>.`,
  'league-close.done': ({ name, calledOff }: { name: string; calledOff: number | null }) =>
    `**${name}**: no other season follows. ${calledOff === null ? 'What is being played is played to its end.' : `Season ${calledOff} is called off, and its people are told.`}\n-# If you change your mind, \`/league-admin reopen\` takes it back.`,
  'league-close.sure': ({ name, season }: { name: string; season: number | null }) =>
    `**Close ${name}?**\nNo other season follows. ${season === null ? 'What is being played is played to its end.' : `Season ${season}, which has not begun, is called off, and everybody who signed up is told.`}`,
  'league-close.yes': 'Close it',
  'league-reopen.sure': ({ name }: { name: string }) =>
    `**Let ${name} go on?**\nSeasons follow each other again; one that was called off is open again for everybody who had signed up, and they are told.`,
  'league-reopen.yes': 'Let it go on',
  'league-reopen.done': ({ name, season, begins }: { name: string; season: number; begins: number | null }) =>
    `**${name}** goes on.${begins === null ? '' : ` Season ${season} is open for sign-up and begins ${moment(begins)}.`}`,
  'league-postpone.sure': ({ season, days }: { season: string; days: number }, s) =>
    `**Move ${season} by ${s.count(days, 'day')}?**\nEvery date that is still to come moves; everybody is told, and sees it on a new card.`,
  'league-postpone.yes': 'Move it',
  'league-postpone.done': ({ begins, ends }: { begins: number | null; ends: number }) =>
    `Done.${begins === null ? '' : ` It begins ${moment(begins)}.`} It ends ${moment(ends)}.`,
  'league-postpone.verdicts': ({ at }: { at: number }) =>
    `Done. What is unfinished stays frozen; there is time for verdicts until ${moment(at)}, when the final table follows.`,
  'league-call-off.sure': ({ season, games }: { season: string; games: number }, s) =>
    `**End ${season} now?**\nWhat is finished counts; ${s.count(games, 'game')} that ${games === 1 ? 'is' : 'are'} not will count nothing. The final table follows at once.`,
  'league-call-off.yes': 'End the season now',
  'league-call-off.done': ({ games }: { games: number }, s) =>
    `The season is over. ${s.plural(games, { one: 'One game does not count', other: `${games} games do not count` })}.`,
  'league-replay.sure': ({ isLate }: { isLate: boolean }) =>
    `**Play this game once more?**\nWhat happened in it counts nothing any more. It begins anew with the same people as soon as they have time.${isLate ? '\n⚠️ It could hardly end before the season does, so it would not begin: put the end off first, with `/league-admin postpone`.' : ''}`,
  'league-replay.yes': 'Play it again',
  'league-replay.done': 'It is voided, and begins anew by itself. The channel has been told.',
  'league-bar.sure': ({ person, season, reason }: { person: string; season: string; reason: string }) =>
    `**Bar <@${person}> from ${season}?**\nReserves or computers play on for them, and it is no lapse; they can join the next season. They and the channel read: *${reason}*`,
  'league-bar.yes': 'Bar them',
  'league-bar.done': ({ person }: { person: string }) => `<@${person}> is out of this season, and has been told why.`,
  'league-readmit.sure': ({ person, season, reason }: { person: string; season: string; reason: string }) =>
    `**Let <@${person}> play ${season} again?**\nGames to come are theirs again, and seats that computers play; what reserves have begun they finish. They and the channel read: *${reason}*`,
  'league-readmit.yes': 'Let them play',
  'league-readmit.done': ({ person, now, later, toCome }: { person: string; now: number; later: number; toCome: number }, s) =>
    [`<@${person}> is in the season again, and has been told.`, ...backAgain({ now, later, toCome }, s)].join('\n'),
  'league-overview.done': ({ name, title, size }: { name: string; title: string; size: number }) =>
    `## ${name}\n**${title}** at tables of ${size}`,
  'league-change.done': ({ name, title, size }: { name: string; title: string; size: number }) =>
    `Changed. **${name}**: ${title} at tables of ${size}. Nobody has seen it yet.`,
  'league-pause.sure': ({ season }: { season: string }) =>
    `**Pause ${season}?**\nNo date comes nearer, no game begins, and the clocks of its tables stand still until you let it go on. People at a table may go on there if they want to.`,
  'league-pause.yes': 'Pause it',
  'league-pause.done': 'It rests, and the channel has been told. `/league-admin resume` lets it go on.',
  'league-resume.sure': ({ season }: { season: string }) => `**Let ${season} go on?**\nEvery date moves by as long as it rested.`,
  'league-resume.yes': 'Go on',
  'league-resume.done': 'It goes on.',
  'league-move.sure': ({ person, other, reason }: { person: string; other: string; reason: string }) =>
    `**Let <@${person}> and <@${other}> change divisions?**\nGames to come are played in the new division; what has begun is finished where it is. They and the channel read: *${reason}*`,
  'league-move.yes': 'Let them change places',
  'league-move.done': ({ person, other }: { person: string; other: string }) =>
    `<@${person}> and <@${other}> have changed places, and have been told.`,
  'league-replace.sure': ({ person, other, reason }: { person: string; other: string; reason: string }) =>
    `**Give the place of <@${person}> to <@${other}>?**\nGames to come belong to the new player, who also finishes those under way. It is no lapse. They and the channel read: *${reason}*`,
  'league-replace.yes': 'Give the place away',
  'league-replace.done': ({ person, other }: { person: string; other: string }) =>
    `<@${other}> plays in the place of <@${person}>; both have been told.`,
  'oversight.none': 'Nothing has been done yet that would be kept here.',
  'oversight.title': '### What was done here, newest first',
  'oversight.line': ({
    by,
    at,
    what,
    given,
  }: {
    by: string
    at: number
    what: string
    given: readonly { name: string; value: string }[]
  }) =>
    `${moment(at)} · ${by ? `<@${by}>` : 'somebody'} · **${what}**${given.length > 0 ? `\n-# ${given.map(({ name, value }) => `${name}: ${value}`).join(' · ')}` : ''}`,
  'league-delete.sure': ({ name }: { name: string }) => `**Delete ${name}?**\nNobody has seen it yet; it goes without a trace.`,
  'league-delete.yes': 'Delete it',
  'league-delete.done': ({ name }: { name: string }) => `**${name}** is gone.`,
  'league-seed.sure': ({ person, tier }: { person: string; tier: number | null }) =>
    tier === null
      ? `**Let <@${person}> be dealt like everybody?**\nThe tier you had chosen for them is forgotten.`
      : `**Put <@${person}> into tier ${tier}?**\nThe draw gives them a place there, if there is such a tier, before all whose past would bring them there.`,
  'league-seed.yes': 'Note it for the draw',
  'league-seed.done': 'Noted for the draw.',
  'league-excuse.sure': ({ lapse, reason }: { lapse: string; reason: string }) =>
    `**Excuse this?** ${lapse}\nWhat it cost is given back: points, reliability, and seats that a computer plays. It cannot be taken back. Everybody reads: *${reason}*`,
  'league-excuse.yes': 'Excuse it',
  'league-excuse.done': (pardon: Pardoned, s) => excused(pardon, s),
  'league-adjudicate.sure': ({
    n,
    how,
    isOver,
    reason,
    after,
  }: {
    n: number
    how: string
    isOver: boolean
    reason: string
    after: string
  }) =>
    `**Decide game ${n}?**\n${RULED[how] ?? ''} Standings, ratings and results follow${isOver ? ', though the season is over' : ', and a table that is still being played is closed'}.${ROUND_AFTER[after] ?? ''} Everybody reads: *${reason}*`,
  'league-adjudicate.yes': 'Decide it so',
  'league-adjudicate.done': 'Decided. The verdict and its reason stand in the list of games.',
  'league.in-turn': ({ titles }: { titles: readonly string[] }, s) => `${s.list(titles)}, in turn`,
  'league.somebody': 'somebody',
  'league.game-name': ({ division, game }: { division: string; game: number }) => `${inDivision(division)}, game ${game}`,
})
