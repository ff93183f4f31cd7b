/**
 * What the bot itself says. Games bring their own words; these are for tables, panels and commands. One object per language:
 * a translation is another object of the same shape, and what it lacks is said in English.
 */
import type { Text } from '../../kernel/contract.ts'
import { bySeat } from '../../kernel/language.ts'
import { KERNEL_PHRASES, type LoosePhrases, speakWith } from '../../kernel/words.ts'
import { LEAGUE_PHRASES } from '../../league/words.ts'

/** After something was stored and could not be shown. */
const WHERE_TO_LOOK: Readonly<Record<string, string>> = {
  turn: '**Take my turn** shows where things stand.',
  card: 'The card of the table shows where things stand.',
  again: 'Please have a look before you do it again.',
}

const ENGLISH = {
  'table.no-game': ({ game }) => `There is no game called “${game}” here.`,
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
  'table.kept': ({ opener }) =>
    `The last seats are kept for people who were invited. <@${opener}>, who opened this table, can free them.`,
  'table.invited': ({ people, opener }) =>
    `Seats are kept for ${people}. You can start once they have joined or declined; <@${opener}> can start without them.`,
  'table.still-here': ({ people }) =>
    `${people}: this game is about to begin. You took your seat more than a day ago. Are you still here?`,
  'table.missing': ({ people, opener }) =>
    `Asked once more, because they took their seat more than a day ago: ${people}. Press **Start** when they are here; <@${opener}> can also leave out who is missing.`,
  'table.all-here': 'Nobody is missing.',
  'table.not-yours': 'Only somebody with a seat, or whoever opened the table, can do that.',
  'table.not-opener': ({ opener }) => `Only <@${opener}>, who opened this table, can do that.`,
  'table.size': ({ min, max }) => `This game is for ${min} to ${max} players.`,
  'table.too-few': ({ min, missing }) =>
    `This game needs ${min} players; ${missing} more can join, or let computers fill the seats.`,
  'table.options': 'That is not a way this game can be played.',
  'table.busy': 'The table was changed at the same moment. Please try again.',
  'table.no-computer': 'No computer can play this game.',
  'table.resigned': ({ from, to }) =>
    `${from} left the game; the computer **${to}** plays on in that seat until somebody takes it.`,
  'table.offered': ({ from, to }) => `${to}, ${from} would like you to play on in their seat. Until you take it, ${from} plays.`,
  'table.asked-in': ({ from, to, guest }) =>
    `${guest}, would you play on in ${from}'s seat? Until you take it, the computer **${to}** plays.`,
  'table.taken-over': ({ from, to }) => `${to} plays on in ${from}'s seat.`,
  'table.not-open': 'That seat is not to be had, or not any more.',
  'table.seated-already': 'You already have a seat at this table.',
  'table.patience': 'Things can be moved on once nothing has happened for a day (at blitz pace: a quarter of an hour).',
  'table.replaced': ({ from, to }) => `**${to}** now sits where ${from} sat.`,
  'table.stalling': ({ until }) =>
    `Nothing has happened here for three weeks. If nobody moves, the table is closed without a result <t:${until}:f> (<t:${until}:R>).`,
  'table.ended': 'This table was closed without a result.',
  'undo.nothing': 'There is nothing you can take back on your own. `/undo` with `ask: true` asks everybody to go one step back.',
  'clock.none': 'This table has no clock.',
  'clock.paused-already': 'This table is resting already, or not being played.',
  'clock.paused': ({ until }) =>
    `The table rests; clocks stand still. It goes on when somebody presses *Go on*, at the latest <t:${until}:f> (<t:${until}:R>).`,
  'clock.resumed': 'The table goes on; clocks run again.',
  'clock.extended': ({ from, to, hours }) => `${from} gives ${to} ${hours === 1 ? 'one more hour' : `${hours} more hours`}.`,
  'clock.not-oneself': 'Time is a gift: somebody else at the table can give it.',
  'clock.too-much': 'Up to a week can be given at once.',
  'clock.not-asked': 'That person is not being asked for anything.',
  'clock.forgiven': ({ person, until }) =>
    `<@${person}>, your time ran out. The first time is free: you have until <t:${until}:f> (<t:${until}:R>).`,
  'clock.default': ({ name }) => `${name}'s time ran out again; the printed default was played.`,
  'clock.autopilot': ({ name, person }) =>
    `${name}'s time ran out a third time; a computer plays on until <@${person}> is back or somebody else takes the seat.`,
  'clock.back': ({ name }) => `${name} is back.`,
  'clock.zone': 'I do not know that time zone. It looks like `Europe/Berlin`.',
  'clock.few-hours': ({ hours }) => `At least ${hours} hours a day, please: others wait for you.`,
  'clock.dates': 'Please give two dates like `2026-12-24`, the last day not before the first, and not in the past.',
  'act.unknown': ({ typed }) => `“${typed}” is not among your choices. Here is what you can choose.`,
  'board.no-card': 'That message is not the card of a table.',
  'trial.over': 'This trial is over. **More** on the card of the table begins another one.',
  'rules.which': 'Of which game? Say it with `game:`.',
  'clock.long-vacation': 'Six weeks in all, please: others wait for you. For longer, `/table handover` gives your seat away.',
  'plan.unknown': 'This game never asks that. Choose one of the suggestions.',
  'plan.many': 'Twenty orders at one table are enough.',
  'vote.over': 'That question is no longer open.',
  'vote.declined': ({ kind }) =>
    kind === 'undo'
      ? 'Not everybody agreed to go back.'
      : kind === 'pause'
        ? 'Not everybody agreed to a pause.'
        : 'Not everybody agreed to end the game.',
  'vote.agreed': 'Noted: you agree.',
  'vote.no': 'Noted: you do not agree.',
  'history.nothing': 'There is no such moment in this game.',
  'export.unfinished': 'The file that proves a game holds everything that was hidden, so there is one only after the end.',
  'press.unknown': 'That button is from an earlier version. Here is where things stand now.',
  'press.changed': 'The choices have changed in the meantime. Here is what they are now.',
  'press.foreign': 'That button belongs to something else.',
  'fault.table': ({ table }) =>
    `Something went wrong at this table (${table}), and nothing was changed. Please try again; if it happens again, tell an organiser to run \`/archon repair\`.`,
  'fault.general': 'Something went wrong, and nothing was changed. Please try again.',
  'fault.stored': ({ look }) => `That is stored, but I could not show you what came of it. ${WHERE_TO_LOOK[`${look}`]}`,
  'fault.partly': ({ look }) => `Part of it is stored all the same. ${WHERE_TO_LOOK[`${look}`]}`,
  'lesson.panel':
    'Only you see this panel. Press what you want to do; a press on an old panel shows where things stand now and does no harm.',
  'lesson.seal':
    'Nobody sees a sealed answer before all are opened, and you may change yours until then. The receipt proves it was not swapped.',
  'lesson.back':
    '**↩ Take back** undoes your last step, as often as you like, as long as nobody else has learnt anything from it.',
  'lesson.hand': '**My hand** shows what only you know, **Board** the whole table, **Rules** what you can look up.',
  'lesson.time':
    'If you do not answer in time, the default above is played for you. **More › Clock** on the card has everybody’s time.',
  'lesson.more': '**More** on the card has everything else: the log, a note to yourself, trying something out alone, the clock.',
  'missing.permissions': ({ missing }) => `I may not do that here. Please give me: ${missing}.`,
  ...LEAGUE_PHRASES,
} satisfies LoosePhrases

const say = speakWith({ 'en-US': ENGLISH })

/** A text of ours in somebody's language. */
export const speak = (text: Text, locale = 'en-US'): string => say(text, bySeat(locale))

export const isOurs = (text: Text): boolean => text.say in ENGLISH || text.say in KERNEL_PHRASES
