/** What is said at tables and about them: refusals, notices, clocks, votes. */
import { phrases } from '../../kernel/words.ts'
import { moment } from '../moments.ts'
import { type InTheWay, inTheWay } from './in-the-way.ts'
import { lasting } from './lasting.ts'
import { tableName } from './table-names.ts'

type Vote = 'undo' | 'pause' | 'end' | 'sitting'
type People = { people: readonly string[] }

const DECLINED: Readonly<Record<Vote, string>> = {
  undo: 'Not everybody agreed to go back.',
  pause: 'Not everybody agreed to a pause.',
  end: 'Not everybody agreed to end the game.',
  sitting: 'That hour does not suit everybody. The game goes on as before; **More › A sitting** has other hours.',
}

type Full = { most: number; channels: readonly string[] }
const MOST_NAMED = 5
const at = (channels: readonly string[]) => (channels.length === 0 ? '' : `: ${channels.slice(0, MOST_NAMED).join(', ')}`)

/** As many as there are seats in the largest game. */
const COMPUTERS = ['Ada', 'Boole', 'Cantor', 'Dirac', 'Euler', 'Fermi', 'Gauss'] as const

export const TABLES = phrases({
  'place.lost': ({ title, table, why, channel }: InTheWay & { title: string; table: string }) =>
    `**${title}** has to wait: ${inTheWay(why, channel)}. No clock runs until that is put right.\nYou can choose where it goes on: type \`/table move table:${table}\` in the channel you want. ${why === 'locked' ? 'If it is still locked tomorrow, I open a new thread beside it and the game goes on there.' : 'If nobody does within two weeks, the game is closed without a result.'}`,
  'place.closed': ({ title }: { title: string }) =>
    `**${title}** was closed without a result: its channel is out of reach, and nobody chose another one. You can start again anywhere with \`/table open\`.`,
  'place.waits': ({ why, channel }: InTheWay) =>
    `-# This game has to wait: ${inTheWay(why, channel)}. No clock runs until that is put right.`,
  'table.no-game': ({ game }: { game: string }) => `There is no game called “${game}” here.`,
  'table.gone': 'That table does not exist any more.',
  'table.none-here': 'There is no table in this channel. Open one with `/table open`.',
  'table.no-server': 'A table needs a channel where people meet: open it on a server where I am.',
  'table.which': 'You have no game running. Open a table with `/table open`, or name one.',
  'table.several': 'You are at several tables. Say which one with `table:`.',
  'table.elsewhere': 'That table is on another server.',
  'table.no-bots': 'Bots cannot take a seat. If you want to leave, `/table resign` lets a computer play on for you.',
  'table.not-started': 'This game has not begun yet.',
  'table.started': 'This game has already begun.',
  'table.not-playing': 'This game is not being played at the moment.',
  'table.still-open': 'This table is still in use. Finish or end it first.',
  'table.over': 'This game is over.',
  'table.taken': 'There is already a table in this channel. Open a thread for another one, or end this one first.',
  'table.no-seat': 'You have no seat at this table, but you can watch: **Board** and **Recap** show everything that is public.',
  'table.not-seated': 'You have no seat at this table. **Join** takes one.',
  'table.not-there': 'That person has no seat at this table.',
  'table.seated': 'That person already has a seat at this table.',
  'table.private': ({ opener }: { opener: string }) => `This table is for invited people. <@${opener}> can invite you.`,
  'table.for-staying': ({ games }: { games: number }, s) =>
    `This table is for people who have not left a game lately. Once you have seen ${s.count(games, 'more game')} through to the end, it is open to you; taking over a seat that waits for somebody (\`/tables\`) counts as well.`,
  'table.for-reliable': ({ games, reliability, least }: { games: number; reliability: number; least: number }, s) =>
    `This table asks for a reliability of ${least} out of 100, and yours is ${reliability}. About ${s.count(games, 'more game')} seen through to the end would do; taking over a seat that waits for somebody (\`/tables\`) counts as well, and \`/profile\` shows what stands against you.`,
  'table.no-private-thread':
    'I cannot make a private thread here. Try it in an ordinary text channel, or ask whoever looks after this server.',
  'table.full': 'All seats are taken.',
  'table.kept': ({ opener }: { opener: string }) =>
    `The last seats are kept for people who were invited. <@${opener}>, who opened this table, can free them.`,
  'table.invited': ({ people, opener }: People & { opener: string }, s) =>
    `Seats are kept for ${s.list(people)}. You can start once they have joined or declined; <@${opener}> can start without them.`,
  'table.still-here': ({ people }: People, s) =>
    `${s.list(people)}: this game is about to begin. You took your seat more than a day ago. Are you still here? It begins as soon as everybody has said so.`,
  'table.invitation': ({ people, title, opener }: People & { title: string; opener: string }, s) =>
    `${s.list(people)}: <@${opener}> would like to play **${title}** with you. A seat is kept for you.`,
  'table.looked-for': ({ people, title }: People & { title: string }, s) =>
    `${s.list(people)}: you were looking for a game like this one. **Join** takes a seat at **${title}**.`,
  'table.muster': ({ people }: People, s) =>
    `${s.list(people)}: all seats are taken. Are you here? The game begins as soon as everybody has said so.`,
  'table.soon': ({ people, at }: People & { at: number }, s) =>
    `${s.list(people)}: this game begins at ${moment(at)}. Will you be there? Anyone who has not said so by then does not play.`,
  'table.put-off': ({ people, at }: People & { at: number }, s) =>
    `${s.list(people)}: Nobody could answer here, so this game is put off. It begins at ${moment(at)} now. Will you be there? Anyone who has not said so by then does not play.`,
  'table.too-few-came': ({ opener }: { opener: string }) =>
    `<@${opener}>: too few were here to begin. The table stays open, and can be started as soon as there are enough.`,
  'table.unjoined': ({ opener, until }: { opener: string; until: number }) =>
    `<@${opener}>: nobody has joined this table for a week. It will be closed ${moment(until)}, unless somebody joins or you want to wait on.`,
  'table.closed-unjoined': 'Nobody joined this table for two weeks, so it was closed. You can open another one at any time.',
  'table.when':
    'Please say when it begins: `19:30`, `2026-12-24 19:30` or `in 3 hours`, at least ten minutes and at most four weeks from now.',
  'table.all-here': 'Nobody is missing.',
  'table.not-yours': 'Only somebody with a seat, or whoever opened the table, can do that.',
  'table.not-opener': ({ opener }: { opener: string }) => `Only <@${opener}>, who opened this table, can do that.`,
  'table.size': ({ min, max }: { min: number; max: number }) => `This game is for ${min} to ${max} players.`,
  'table.too-few': ({ min, missing }: { min: number; missing: number }) =>
    `This game needs ${min} players: wait for ${missing} more, or let computers fill the seats.`,
  'table.options': 'This game cannot be played that way.',
  'table.busy': 'Somebody else changed the table at the same moment. Please try again.',
  'table.no-computer': 'No computer can play this game.',
  'limit.lobbies': ({ most, channels }: Full, s) =>
    `You have ${s.count(most, 'open table')} already${at(channels)}. Start or close one of them first.`,
  'limit.games': ({ most, channels }: Full, s) =>
    `You are in ${s.count(most, 'game')} already${at(channels)}. Finish one of them first.`,
  'limit.newcomer': ({ most, channels }: Full, s) =>
    `You sit at ${s.count(most, 'table')} already${at(channels)}. Everybody begins with one at a time: once you have seen ${most === 1 ? 'a game' : 'two games'} with others through to the end, you may sit at ${most === 1 ? 'two' : 'as many as you like'}.\n-# Games with computers and private tables never count, and whoever invites you by name may.`,
  'limit.quick': ({ most, channels }: Full, s) =>
    `You have ${s.count(most, 'game')} with computers running already${at(channels)}. Play one on, or end it with **More** on its card.`,
  'limit.lobbies-server': ({ most }: { most: number }) =>
    `This server has ${most} open tables waiting for people already. Perhaps one of them has a seat for you?`,
  'limit.games-server': ({ most }: { most: number }) =>
    `This server has ${most} games running, and no room for more just now. Please try again when one is over.`,
  'limit.quick-server': ({ most }: { most: number }) =>
    `This server has ${most} games with computers running, and no room for more just now. Please try again later.`,
  'limit.signups': ({ most }: { most: number }, s) =>
    `You are in ${s.count(most, 'season')} already. Leave one of them first, or wait until one is over.`,
  'limit.signups-server': ({ most }: { most: number }) =>
    `The seasons of this server have ${most} people, and no room for more. Please ask whoever looks after the server.`,
  'limit.hasty': 'One thing at a time, please: I am still busy with what you asked for a moment ago.',
  'limit.requests': ({ seconds }: { seconds: number }, s) =>
    `That was a lot at once. Give me ${s.count(seconds, 'second')}, then I am with you again. Answers you are asked for are always welcome.`,
  'limit.requests-server': ({ seconds }: { seconds: number }, s) =>
    `There is a crowd on this server just now. Please try again in ${s.count(seconds, 'second')}. Answers you are asked for are always welcome.`,
  'table.resigned': ({ from, to }: { from: string; to: string }) =>
    `${from} left the game; the computer **${to}** plays on in that seat until somebody takes it.`,
  'table.left-server': ({ name }: { name: string }) =>
    `${name} has left the server; a computer plays on until they are back or somebody else takes the seat.`,
  'table.offered': ({ from, to }: { from: string; to: string }) =>
    `${to}, ${from} would like you to play on in their seat. Until you take it, ${from} plays.`,
  'table.asked-in': ({ from, to, guest }: { from: string; to: string; guest: string }) =>
    `${guest}, would you play on in ${from}'s seat? Until you take it, the computer **${to}** plays.`,
  'table.asked-out': ({ person, to }: { person: string; to: string | null }) =>
    `${person}, a moderator asks whether ${to ?? 'a computer'} may play on in your seat. It is yours: nothing changes unless you ${to === null ? 'leave the game (*More* › *Leave the game*)' : 'hand it over (*More* › *Hand my seat over*)'}.`,
  'table.taken-over': ({ from, to }: { from: string; to: string }) => `${to} plays on in ${from}'s seat.`,
  'table.sat-elsewhere': 'You have seen what another seat of this game keeps secret, so you can only take that seat again.',
  'table.they-sat-elsewhere':
    'That person has seen what another seat of this game keeps secret, so they can only take that seat again.',
  'table.not-open': 'That seat is not free, or not any more.',
  'table.seated-already': 'You already have a seat at this table.',
  'table.patience': 'You can move things on once nothing has happened for a day (at blitz pace: a quarter of an hour).',
  'table.replaced': ({ from, to }: { from: string; to: string }) => `**${to}** now plays in ${from}'s seat.`,
  'table.stalling': ({ until }: { until: number }) =>
    `Nothing has happened here for three weeks. If nobody moves, this table will be closed without a result ${moment(until)}.`,
  'table.ended': 'This table was closed without a result.',
  'table.thread': ({ title, name }: { title: string; name: string }) => `${title} · ${name}`,
  'table.name': ({ id }: { id: string }) => tableName(id),
  'table.computer': ({ n }: { n: number }) => COMPUTERS[n % COMPUTERS.length]!,
  'undo.nothing': 'There is nothing you can take back on your own. `/undo` with `ask: true` asks everybody to go one step back.',
  'clock.none': 'This table has no clock.',
  'undo.nowhere': 'There is nothing to go back to: the table has not taken a step yet. Nobody was asked.',
  'clock.not-paused': 'This game is not paused.',
  'clock.not-yet-paused':
    'This game is not paused yet: everybody is still being asked. **No** on that card keeps it going; if nobody says so, it rests once all have agreed.',
  'clock.paused-already': 'This game is already paused, or not being played.',
  'clock.paused': ({ until }: { until: number }) =>
    `The game is paused, and no clock runs. It goes on when somebody presses **Go on**, at the latest ${moment(until)}.`,
  'clock.resumed': 'The game goes on, and so do the clocks.',
  'clock.given-back': ({ time }: { time: number }, s) =>
    `Nobody could answer here for ${lasting(time, s)}. That counts for nobody: every deadline has moved by as long.`,
  'clock.extended': ({ from, to, hours }: { from: string; to: string; hours: number }, s) =>
    `${from} gives ${to} ${s.count(hours, 'more hour')}.`,
  'clock.not-oneself': 'You cannot give time to yourself, but somebody else at the table can.',
  'clock.too-much': 'You can give up to a week at once.',
  'clock.not-asked': 'That person has nothing to answer right now.',
  'clock.forgiven': ({ person, until }: { person: string; until: number }) =>
    `<@${person}>, your time ran out. The first time is free: you have until ${moment(until)}.`,
  'clock.default': ({ name }: { name: string }) => `${name}'s time ran out again; their default was played.`,
  'clock.autopilot': ({ name, person }: { name: string; person: string }) =>
    `${name}'s time ran out a third time; a computer plays on until <@${person}> is back or somebody else takes the seat.`,
  'clock.back': ({ name }: { name: string }) => `${name} is back.`,
  'clock.zone': 'I do not know that time zone. Time zones look like `Europe/Berlin`.',
  'clock.few-hours': ({ hours }: { hours: number }, s) =>
    `At least ${s.count(hours, 'hour')} a day, please, on the average of a week: others wait for you.`,
  'clock.which-hours': 'Please say from which hour to which, or that you do not play on these days (`off:`).',
  'clock.dates': 'Please give two dates like `2026-12-24`, the last day not before the first, and not in the past.',
  'clock.long-vacation':
    'Six weeks at most in all, please: others wait for you. If you are away for longer, `/table handover` gives your seat to somebody else.',
  'plan.unknown': 'This game never asks that. Choose one of the suggestions.',
  'plan.many': 'You can leave at most twenty orders at one table.',
  'vote.over': 'That question is no longer open.',
  'vote.declined': ({ kind }: { kind: Vote }) => DECLINED[kind],
  'vote.agreed': 'Noted: you agree.',
  'vote.no': 'Noted: you do not agree.',
  'history.nothing': 'There is no such moment in this game.',
  'export.unfinished': 'The file that proves a game holds everything that was hidden, so it comes only after the end.',
})
