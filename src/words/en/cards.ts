/** What stands on the cards in a channel: the lobby, the game, a vote, the end, the welcome. */
import { phrases } from '../../kernel/words.ts'
import { hour, moment, second } from '../moments.ts'
import { lasting } from './lasting.ts'
import { halves, placed } from './points.ts'
import { tableName } from './table-names.ts'

type Vote = 'undo' | 'pause' | 'end' | 'sitting'
type Due = { dueAt: number }
type TurningPoint = {
  name: string
  question: string
  answer: string
  before: number
  after: number
  usual: string | null
  other: string | null
  otherwise: number
}

const WISHES: Readonly<Record<Vote, string>> = {
  undo: 'to go one step back',
  pause: 'for a pause in which no clock runs',
  end: 'to end this game without a result',
  sitting: 'for a sitting',
}
type Span = { readonly from: number; readonly to: number }
type Asks = { name: string; kind: Vote; span: Span | null }
const wished = ({ kind, span }: Asks) => `${WISHES[kind]}${span ? `, ${hour(span)}` : ''}`

const RULES: Readonly<Record<Vote, string>> = {
  undo: 'It happens only if everybody agrees.',
  pause: 'Whoever says nothing within a day agrees.',
  end: 'It happens only if everybody agrees.',
  sitting:
    'For that time everybody is here: short clocks, nobody is rung, and one card changes instead of new messages. Then it goes on slowly, as it was. It happens only if all say yes; nobody loses anything by a no.',
}

export const CARDS = phrases({
  'seat.free': '*free*',
  'seat.computer': ({ name, level }: { name: string; level: string }) => `${name} (computer, ${level.toLowerCase()})`,
  'opening.computers': ({ computers }: { computers: readonly { name: string; level: string }[] }, s) =>
    `Computers: ${s.list(computers.map(({ name, level }) => `${name} (${level.toLowerCase()})`))}`,
  'seat.kept': ({ person }: { person: string }) => `*kept for* <@${person}>`,
  'seat.here': ({ person }: { person: string }) => `<@${person}> · *here*`,
  'seat.still-here': ({ person }: { person: string }) => `<@${person}> · *still here?*`,
  'seat.nobody': 'No seat at this table is waiting for you.',
  'seat.waiting': '**Seats waiting for somebody**',

  'lobby.title': ({ title, name }: { title: string; name: string }) => `## ${title} · ${name}`,
  'lobby.invited': ({ people }: { people: readonly string[] }, s) =>
    `-# Invited: ${s.list(people)}. **Join** takes the seat kept for you; anyone who does not join does not play.`,
  'lobby.not-here': ({ people }: { people: readonly string[] }, s) =>
    `-# Not here yet: ${s.list(people)}. Please press **I am here**.`,
  'lobby.called': '**Is everybody here?** The game begins by itself as soon as all have pressed **I am here**.',
  'lobby.starts': ({ at, silent }: { at: number; silent: 'free' | 'computers' }) =>
    `**Begins at ${moment(at)}**, with those who have said that they are here; ${silent === 'free' ? 'other seats stay empty' : 'computers take the other seats'}.`,
  'lobby.missing': ({ missing }: { missing: number }, s) => `-# Can start with ${s.number(missing)} more, people or computers.`,
  'lobby.private': '-# A private table: only people who are invited see this thread and take a seat (**Invite**).',
  'lobby.for.staying': '-# For people who have not left a game lately, and for whoever is invited.',
  'lobby.for.reliable': ({ least }: { least: number }) =>
    `-# For people others can count on (a reliability of ${least} or more), and for whoever is invited.`,
  'lobby.clock': ({ pace }: { pace: string }) => `Clock: **${pace}**`,
  'lobby.open-talk': '-# Under the rules everybody hears all talk: please talk in this channel only.',
  'lobby.chance': ({ won, games, alone }: { won: number; games: number; alone: boolean }) =>
    `As it stands, ${alone ? 'a steady computer wins' : 'steady computers win'} about ${won} times in 100 (measured in ${games} games).`,
  'lobby.promises': '-# Promises are kept track of (**More › Promises**): sealed now, opened after the end, kept or broken.',
  'lobby.talk.channel': '-# Talk in this channel: this table wants everybody to hear everything.',
  'lobby.talk.letters': '-# Talk as you like, here or by letters that only their readers see (**More › Letters**).',
  'lobby.talk.opened': '-# Talk as you like, here or by letters (**More › Letters**), which are opened to all after the end.',
  'lobby.contract': ({ hints, computers, lasts }: { hints: boolean; computers: 'stay' | 'open'; lasts: number | null }, s) =>
    `-# ${[
      'Your own steps you take back freely until they show something; further back if all agree',
      hints ? 'a coach for newcomers, hints for whoever asks' : 'no hints',
      ...(computers === 'open' ? ['whoever comes later may take over a computer’s seat'] : []),
      ...(lasts === null ? [] : [`usually over within ${lasting(lasts, s)} at this pace`]),
    ].join(' · ')}`,
  'lobby.promise': ({ promise, table }: { promise: string; table: string }) =>
    `-# Promise of fair cards: \`${promise}\` · table \`${table}\``,
  'lobby.closed': ({ title }: { title: string }) => `**${title}** · this table was closed.`,
  'lobby.begun': ({ title }: { title: string }) => `**${title}** · the game has begun.`,
  'rematch.at': ({ channel }: { channel: string }) => `The new table is in <#${channel}>.`,
  'rematch.kept': ({ people }: { people: readonly string[] }, s) =>
    `Seats are kept for ${s.list(people)} until they join or decline.`,

  'card.plain': ({ title, people, table }: { title: string | null; people: readonly string[]; table: string | null }, s) =>
    [
      people.length > 0 ? `${s.list(people)}: ` : '',
      `I had something to say here${title === null ? '' : ` about **${title}**`}, but could not put it together. `,
      table === null
        ? 'An organiser can find out more with `/archon repair`.'
        : `The buttons lead to the table as usual; if they do not, an organiser can run \`/archon repair table:${table}\`.`,
    ].join(''),
  'card.stepped-back': '*Everybody agreed to go one step back.*',
  'card.taken-back': ({ title }: { title: string }) => `**${title}** · this was taken back.`,
  'story.folded': ({ folded }: { folded: number }, s) => `-# ▸ ${s.count(folded, 'smaller thing')}`,
  'race.bar': ({ bar, name, note }: { bar: string; name: string; note: string }) => `${bar} **${name}** ${note}`,
  'race.brief': ({ name, note }: { name: string; note: string }) => `${name} ${note}`,
  'race.line': ({ line }: { line: string }) => `-# ${line}`,
  'card.sealed': ({ done, of, people }: { done: number; of: number; people: readonly string[] }, s) =>
    `**Sealed: ${done} of ${of}.** Asked: ${s.list(people)}`,
  'card.all-sealed': ({ of, opensAt }: { of: number; opensAt: number | null }) =>
    `**Sealed: ${of} of ${of}.** All will be opened ${opensAt === null ? 'shortly' : `at ${second(opensAt)}`}; until then everybody may still change.`,
  'card.asked': ({ people }: { people: readonly string[] }, s) => `Asked: ${s.list(people)}`,
  'card.asked-this': ({ people, question }: { people: readonly string[]; question: string }, s) =>
    `${s.list(people)}: ${question}`,
  'card.least-time': ({ dueAt }: Due) => `-# They have at least until ${moment(dueAt)}`,
  'card.otherwise': ({ dueAt, answer }: Due & { answer: string }) =>
    `-# If there is no answer by ${moment(dueAt)}, this is played: **${answer}**`,
  'card.otherwise-default': ({ dueAt }: Due) =>
    `-# If there is no answer by ${moment(dueAt)}, a harmless choice is made for them; their panel says which.`,

  'remind.half': ({ person, dueAt }: Due & { person: string }) =>
    `<@${person}>, half of your time is gone: you have until ${moment(dueAt)}.`,
  'remind.last': ({ person, dueAt }: Due & { person: string }) =>
    `<@${person}>, your time is running out: you have until ${moment(dueAt)}.`,
  'remind.half-at': ({ channel, dueAt }: Due & { channel: string }) =>
    `In <#${channel}> half of your time is gone: you have until ${moment(dueAt)}.`,
  'remind.last-at': ({ channel, dueAt }: Due & { channel: string }) =>
    `In <#${channel}> your time is running out: you have until ${moment(dueAt)}.`,
  'remind.drafted': 'You have begun your answer, but it counts only once it is finished.',
  'call.asked': ({ person, dueAt }: { person: string; dueAt: number | null }) =>
    `<@${person}>, it is your turn here${dueAt === null ? '' : `, until ${moment(dueAt)}`}.`,
  'call.ended': ({ person }: { person: string }) => `<@${person}>, this game ended while you were away. The card above says how.`,
  'call.above': ({ person }: { person: string }) => `<@${person}>, this is for you, too: see above.`,
  'direct.asked': ({ channel }: { channel: string }) => `It is your turn in <#${channel}>. You can answer right here.`,
  'aside.next': '**You are next**, as far as anybody can tell.',
  'aside.alone': '**Everybody else has answered**: they wait for you alone.',
  'aside.harm': '**This has happened to you:**',
  'digest.title': '**Your day at the table**',
  'digest.since': ({ title, id }: { title: string; id: string }) => `**${title} · ${tableName(id)}**, since yesterday:`,
  'direct.where': ({ title, id, channel }: { title: string; id: string; channel: string }) =>
    `-# **${title} · ${tableName(id)}** in <#${channel}>`,
  'direct.used': ({ title, id, channel }: { title: string; id: string; channel: string }) =>
    `-# **${title} · ${tableName(id)}** in <#${channel}>: this is done.`,

  'end.title': ({ title }: { title: string }) => `## ${title}: the end`,
  'end.won': '**Won, together.**',
  'end.lost': '**Lost, together.**',
  'end.winner': ({ winners }: { winners: readonly string[] }, s) =>
    `**${s.list(winners)} ${s.plural(winners.length, { one: 'wins', other: 'win together' })}.**`,
  'end.place': ({ place, name, points, bar }: { place: number; name: string; points: number; bar: string }, s) =>
    `${placed(place)} ${bar} **${name}** ${halves(points, s)}`,
  'end.sum': ({ points }: { points: number }, s) => `Your score together: **${halves(points, s)}**`,
  'end.hidden': '**What was hidden**',
  'end.story': '**The last turn**',
  'end.turning': ({ winners }: { winners: readonly string[] }, s) =>
    `**What decided it** · in how many of 100 games ${winners.length === 0 ? 'everybody' : s.list(winners)} would have won, as computers play on`,
  'end.turning-point': ({ name, question, answer, before, after, usual, other, otherwise }: TurningPoint) =>
    [
      `- ${name}, asked “${question}”: **${answer}**. That took it from ${before} to **${after}**.`,
      ...(usual === null ? [] : [`Most would have chosen *${usual}*.`]),
      ...(other === null ? [] : [`With *${other}* it would have been ${otherwise}.`]),
    ].join(' '),
  'end.rating': ({ changes }: { changes: readonly { name: string; value: number; change: number }[] }, s) =>
    `-# Rating: ${s.list(changes.map(({ name, value, change }) => `${name} ${value} (${change < 0 ? '−' : '+'}${Math.abs(change)})`))}`,
  'end.thanks': ({ people }: { people: readonly string[] }, s) => `Thank you for playing, ${s.list(people)}!`,
  'end.note': ({ title, channel }: { title: string; channel: string }) => `**${title}** in <#${channel}> is over.`,
  'begin.title': ({ title, channel }: { title: string; channel: string }) =>
    `**${title}** begins in <#${channel}>. This is for you alone; **My hand** tells it again.`,
  'end.proof': '-# The secret behind every shuffle is out now; `/verify` replays the whole game.',

  'vote.asks': (asks: Asks) => `${asks.name} asks ${wished(asks)}.`,
  'vote.closed': (asks: Asks) => `-# ${asks.name} asked ${wished(asks)}. No longer open: it was settled, or the game went on.`,
  'vote.question': ({ people, kind }: { people: readonly string[]; kind: Vote }, s) =>
    `${s.list(people)}: do you agree? ${RULES[kind]}`,
  'vote.yours': ({ kind }: { kind: Vote }) => `Do you agree? ${RULES[kind]}`,
  'vote.count': ({ agree, of }: { agree: number; of: number }) => `-# ${agree} of ${of} agree.`,

  'welcome.title': '# Welcome to Archon',
  'welcome.what':
    'Long, secretive strategy games, one decision at a time. What is hidden comes to you alone; everything else happens here, with a picture after every turn.',
  'welcome.game': ({ title, blurb }: { title: string; blurb: string }) => `- **${title}**: ${blurb}`,
  'welcome.how':
    '**New here? Learn a game** by playing a round of it. Or **press a game** to sit down with computer players at once, or open a table and gather people.',
  'welcome.gather': 'Open a table for people …',
  'welcome.watch': 'Watch computers play …',
  'welcome.which': '**Which game?**',
  'welcome.for': ({ title, min, max }: { title: string; min: number; max: number }) => `${title} (${min} to ${max} players)`,
})
