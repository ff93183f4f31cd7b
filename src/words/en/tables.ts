/** What is said at tables and about them: refusals, notices, clocks, votes. */
import { phrases } from '../../kernel/words.ts'

type Vote = 'undo' | 'pause' | 'end'

export const TABLES = phrases({
  'table.no-game': ({ game }: { game: string }) => `There is no game called “${game}” here.`,
  'table.gone': 'That table does not exist any more.',
  'table.none-here': 'There is no table in this channel. Open one with `/table open`.',
  'table.which': 'You sit at no table that is being played. Open one with `/table open`, or name a table.',
  'table.several': 'You sit at several tables. Say which one with `table:`.',
  'table.elsewhere': 'That table is on another server.',
  'table.no-bots': 'A bot cannot take a seat. `/table resign` lets a computer of ours play on for you.',
  'table.no-settings': 'There is only one way to play this game.',
  'table.not-started': 'This game has not begun yet.',
  'table.started': 'This game has already begun.',
  'table.not-playing': 'This game is not being played at the moment.',
  'table.still-open': 'This table is still in use. Finish or end it first.',
  'table.over': 'This game is over.',
  'table.taken': 'There is already a table in this channel. Open a thread for another one, or end this one first.',
  'table.no-seat':
    'You have no seat at this table. You can watch: **Board** and **Recap** show all there is for everybody to see.',
  'table.not-seated': 'You have no seat at this table. **Join** takes one.',
  'table.not-there': 'That person has no seat at this table.',
  'table.seated': 'That person already has a seat at this table.',
  'table.full': 'All seats are taken.',
  'table.kept': ({ opener }: { opener: string }) =>
    `The last seats are kept for people who were invited. <@${opener}>, who opened this table, can free them.`,
  'table.invited': ({ people, opener }: { people: string; opener: string }) =>
    `Seats are kept for ${people}. You can start once they have joined or declined; <@${opener}> can start without them.`,
  'table.still-here': ({ people }: { people: string }) =>
    `${people}: this game is about to begin. You took your seat more than a day ago. Are you still here?`,
  'table.missing': ({ people, opener }: { people: string; opener: string }) =>
    `Asked once more, because they took their seat more than a day ago: ${people}. Press **Start** when they are here; <@${opener}> can also leave out who is missing.`,
  'table.all-here': 'Nobody is missing.',
  'table.not-yours': 'Only somebody with a seat, or whoever opened the table, can do that.',
  'table.not-opener': ({ opener }: { opener: string }) => `Only <@${opener}>, who opened this table, can do that.`,
  'table.size': ({ min, max }: { min: number; max: number }) => `This game is for ${min} to ${max} players.`,
  'table.too-few': ({ min, missing }: { min: number; missing: number }) =>
    `This game needs ${min} players; ${missing} more can join, or let computers fill the seats.`,
  'table.options': 'That is not a way this game can be played.',
  'table.busy': 'The table was changed at the same moment. Please try again.',
  'table.no-computer': 'No computer can play this game.',
  'table.resigned': ({ from, to }: { from: string; to: string }) =>
    `${from} left the game; the computer **${to}** plays on in that seat until somebody takes it.`,
  'table.offered': ({ from, to }: { from: string; to: string }) =>
    `${to}, ${from} would like you to play on in their seat. Until you take it, ${from} plays.`,
  'table.asked-in': ({ from, to, guest }: { from: string; to: string; guest: string }) =>
    `${guest}, would you play on in ${from}'s seat? Until you take it, the computer **${to}** plays.`,
  'table.taken-over': ({ from, to }: { from: string; to: string }) => `${to} plays on in ${from}'s seat.`,
  'table.not-open': 'That seat is not to be had, or not any more.',
  'table.seated-already': 'You already have a seat at this table.',
  'table.patience': 'Things can be moved on once nothing has happened for a day (at blitz pace: a quarter of an hour).',
  'table.replaced': ({ from, to }: { from: string; to: string }) => `**${to}** now sits where ${from} sat.`,
  'table.stalling': ({ until }: { until: number }) =>
    `Nothing has happened here for three weeks. If nobody moves, the table is closed without a result <t:${until}:f> (<t:${until}:R>).`,
  'table.ended': 'This table was closed without a result.',
  'undo.nothing': 'There is nothing you can take back on your own. `/undo` with `ask: true` asks everybody to go one step back.',
  'clock.none': 'This table has no clock.',
  'clock.paused-already': 'This table is resting already, or not being played.',
  'clock.paused': ({ until }: { until: number }) =>
    `The table rests; clocks stand still. It goes on when somebody presses *Go on*, at the latest <t:${until}:f> (<t:${until}:R>).`,
  'clock.resumed': 'The table goes on; clocks run again.',
  'clock.extended': ({ from, to, hours }: { from: string; to: string; hours: number }) =>
    `${from} gives ${to} ${hours === 1 ? 'one more hour' : `${hours} more hours`}.`,
  'clock.not-oneself': 'Time is a gift: somebody else at the table can give it.',
  'clock.too-much': 'Up to a week can be given at once.',
  'clock.not-asked': 'That person is not being asked for anything.',
  'clock.forgiven': ({ person, until }: { person: string; until: number }) =>
    `<@${person}>, your time ran out. The first time is free: you have until <t:${until}:f> (<t:${until}:R>).`,
  'clock.default': ({ name }: { name: string }) => `${name}'s time ran out again; the printed default was played.`,
  'clock.autopilot': ({ name, person }: { name: string; person: string }) =>
    `${name}'s time ran out a third time; a computer plays on until <@${person}> is back or somebody else takes the seat.`,
  'clock.back': ({ name }: { name: string }) => `${name} is back.`,
  'clock.zone': 'I do not know that time zone. It looks like `Europe/Berlin`.',
  'clock.few-hours': ({ hours }: { hours: number }) => `At least ${hours} hours a day, please: others wait for you.`,
  'clock.dates': 'Please give two dates like `2026-12-24`, the last day not before the first, and not in the past.',
  'clock.long-vacation': 'Six weeks in all, please: others wait for you. For longer, `/table handover` gives your seat away.',
  'plan.unknown': 'This game never asks that. Choose one of the suggestions.',
  'plan.many': 'Twenty orders at one table are enough.',
  'vote.over': 'That question is no longer open.',
  'vote.declined': ({ kind }: { kind: Vote }) =>
    kind === 'undo'
      ? 'Not everybody agreed to go back.'
      : kind === 'pause'
        ? 'Not everybody agreed to a pause.'
        : 'Not everybody agreed to end the game.',
  'vote.agreed': 'Noted: you agree.',
  'vote.no': 'Noted: you do not agree.',
  'history.nothing': 'There is no such moment in this game.',
  'export.unfinished': 'The file that proves a game holds everything that was hidden, so there is one only after the end.',
})
