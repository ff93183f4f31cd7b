/** What people are told when they have done something, and what they are asked before it. */
import { phrases } from '../../kernel/words.ts'
import { type InTheWay, inTheWay } from './in-the-way.ts'
import { lasting } from './lasting.ts'
import { inAWeek, type Week } from './week.ts'

type Vote = 'undo' | 'pause' | 'end' | 'sitting'
const ASKED: Readonly<Record<Vote, string>> = {
  undo: 'Everybody at the table is asked whether to go back.',
  pause: 'Everybody at the table is asked. Whoever says nothing within a day agrees.',
  end: 'Everybody at the table is asked whether to end the game.',
  sitting: 'Everybody at the table is asked, once. It is settled when all have said yes.',
}
const SETTLED: Readonly<Record<Vote, string>> = {
  undo: 'Done: nobody else had to be asked.',
  pause: 'The game is paused: nobody else had to be asked.',
  end: 'The game is over.',
  sitting: 'All have said yes.',
}

/** An answer, and how many of the games it won that were played on from it in thought. */
type Tried = { readonly answer: string; readonly won: number; readonly worlds: number }

const AT_TABLES = phrases({
  'who.nameless': 'Somebody',
  'who.namesake': 'A namesake',
  'turn.unknown': ({ typed }: { typed: string }) => `“${typed}” is not among your choices. Here is what you can choose.`,
  'turn.back': 'Welcome back: the seat is yours again.',
  'answer.sealed': ({ receipt }: { receipt: string }) =>
    `Sealed.\n-# Receipt \`${receipt.slice(0, 4)} ${receipt.slice(4, 8)}\` (in full: ||${receipt}||)`,
  'answer.outcome': 'What came of it',
  'answer.range': ({ min, max }: { min: number; max: number }) => `From ${min} to ${max}`,
  'move.done': ({ channel }: { channel: string }) => `The game goes on in <#${channel}>; whoever is asked is called there.`,
  'open.done-private': ({ channel }: { channel: string }) =>
    `Your table stands in <#${channel}>, a private thread. Press **Invite** there: nobody else can find it.`,
  'open.done': ({ channel }: { channel: string }) =>
    `Your table is open in <#${channel}>.\n-# Press **Settings** on its card to choose how it is played.`,
  'find.waiting':
    'Nobody is waiting for the same just now, so I go on looking for two weeks. As soon as others fit, a seat is kept for you and I call you; the game begins once you say yes. `/find stop:` ends it.',
  'find.seated': ({ channel }: { channel: string }) =>
    `A table was waiting for somebody like you: you have a seat in <#${channel}>. **Leave** there gives it back.`,
  'find.opened': ({ channel }: { channel: string }) =>
    `Others were looking for the same: your table is open in <#${channel}>. They are asked, and it begins once everybody is there.`,
  'find.stopped': 'I look no longer.',
  'find.none': 'You were not looking for a game.',
  'avoid.done': ({ who }: { who: string }) =>
    `I will not bring you and <@${who}> together: not when you look for a game, not by invitations or rematches. Nobody is told. The same entry in their menu takes it back.`,
  'avoid.undone': ({ who }: { who: string }) => `You and <@${who}> may be brought together again. Nobody was told of either.`,
  'avoid.nobody': 'That cannot be avoided.',
  'try.done': ({ channel }: { channel: string }) => `Your game is running: <#${channel}>`,
  'gather.done': ({ channel }: { channel: string }) => `Your table is open: <#${channel}>`,
  'join.there': ({ channel }: { channel: string }) => `You have a seat at the table in <#${channel}>.`,
  'invite.ask': '**Whom would you like to play with?** A seat is kept for them until they join or decline.',
  'invite.done': ({ who }: { who: string }) => `<@${who}> is asked. The seat is kept for them until they join or decline.`,
  'leave.done': 'Your seat is free again.',
  'pass.done': 'Another time, then. Your seat is free again.',
  'computer.done': 'A computer has taken a seat.',
  'hint.off': 'At this table everybody thinks for themselves: whoever opened it wanted no hints.',
  'hint.nothing': 'There is nothing for you to decide just now.',
  'hint.thinking': 'Let me think about it for a moment …',
  'hint.plain': ({ answer }: { answer: string }) => `I would choose **${answer}**.`,
  'hint.tried': ({ answer, won, worlds, next }: Tried & { next: Tried | null }, s) =>
    `I would choose **${answer}**. I played on from it in my head: it won ${s.number(won)} of ${s.count(worlds, 'game')}${next ? `, and **${next.answer}** ${s.number(next.won)} of ${s.number(next.worlds)}` : ''}. I cannot see more than you do.`,
  'start.done': 'The game begins.',
  'start.missing': ({ people, opener }: { people: readonly string[]; opener: string }, s) =>
    `I asked ${s.list(people)} whether they are still here. The game begins by itself once they say so. ${people.includes(`<@${opener}>`) ? 'If they have not answered in a day, anybody who is here can' : `<@${opener}> can also`} start without them, or with computers in their seats.`,
  'wait-on.done': 'Good, the table stays open. You hear of it again if nobody joins for another week.',
  'here.done': 'Good to have you. The card of the table shows who is here.',
  'without.done': 'The game no longer waits for anybody.',
  'handover.ask': ({ offeredTo }: { offeredTo: string | null }) =>
    `Somebody else plays on in your seat, with everything in it but your orders, once they have said yes. Your note goes with it only if you say so (*More › My note*).${offeredTo === null ? '' : `\nYou offered it to <@${offeredTo}>.`}`,
  'handover.done': ({ to }: { to: string }) => `<@${to}> is asked. Until they take your seat, it is yours.`,
  'keep.done': 'The seat stays yours.',
  'resign.sure': ({ isInLeague }: { isInLeague: boolean }) =>
    `If you leave, a computer plays on in your seat until somebody takes it.${isInLeague ? ' In the league this game is then worth nothing to you.' : ''}`,
  'resign.done': 'A computer plays on for you.',
  'end.ask': 'The game ends without a result, if everybody agrees.',
  'end.close': ({ hasBegun }: { hasBegun: boolean }) =>
    hasBegun ? 'The game ends without a result.' : 'Nobody will be able to join any more.',
  'end.close-it': 'Close this table',
  'end.closed': 'The table is closed.',
  'back.sure': 'Everybody is asked whether to go one step back. Dice and shuffles stay as they were.',
  'undo.done': 'Taken back.',
  'vote.ask': 'Ask everybody',
  'vote.asked': ({ kind, isSettled }: { kind: Vote; isSettled: boolean }) => (isSettled ? SETTLED : ASKED)[kind],
  'resume.done': 'The game goes on.',
  'extend.done': 'Done: they have more time.',
  'days.every': 'every day',
  'days.weekdays': 'Monday to Friday',
  'days.weekend': 'Saturday and Sunday',
  'days.monday': 'Monday',
  'days.tuesday': 'Tuesday',
  'days.wednesday': 'Wednesday',
  'days.thursday': 'Thursday',
  'days.friday': 'Friday',
  'days.saturday': 'Saturday',
  'days.sunday': 'Sunday',
  'hours.done': ({ week, zone }: { week: Week; zone: string }, s) =>
    `You play ${inAWeek(week, s)} (${zone}). At other times your clocks stand still, except in blitz.`,
  'vacation.over': 'Welcome back. Your vacation is over, and your clocks run again.',
  'vacation.done': ({ from, to, zone, isTold }: { from: string; to: string; zone: string; isTold: boolean }) =>
    `Your clocks stand still from ${from} to the end of ${to} (${zone}).${isTold ? '' : ' `/clock hours` tells me your time zone.'}`,
  'plan.left': ({ isNoChoice }: { isNoChoice: boolean }) =>
    `${isNoChoice ? '> The new one is not among your choices now; it waits until it is.\n' : ''}-# Used a short while after you are asked; until then only you know of it.`,
  'plan.cleared': 'Taken back.',
  'orders.foot': ({ question, printed }: { question: string | null; printed: string }) =>
    `${question === null ? '' : `\nYou are asked: ${question}\nThe button plays **${printed}** shortly, and the default whenever you are asked this again.`}\n-# Nobody sees an order; it answers a short while after you are asked.`,
  'orders.policies': 'Leave an order in the game’s words …',
  'orders.questions': ({ page, pages }: { page: number; pages: number }) =>
    `Leave an answer to one question …${pages > 1 ? ` (${page} of ${pages})` : ''}`,
  'orders.answer': 'Words of the choice; empty: the default',
  'term.label': 'How long it holds',
  'term.always': 'Until the game ends, or you take it back',
  'term.once': 'Once',
  'term.calm': 'Until something concerns you',
  'note.done': 'Noted; **My hand** shows it.',
  'note.passed': '-# Whoever takes your seat finds this note and your orders; nobody else does.',
  'note.mandate': ({ said }: { said: string }) => `**Whoever sat here asks:** ${said}.`,
  'note.left': ({ note }: { note: string }) => `**Left for you by whoever sat here**\n${note}`,
  'note.plan': '**What they had planned** (**More › My orders** makes it yours)',
  'note.planned': ({ question, answer }: { question: string; answer: string }) => `- ${question}: ${answer}`,
  'note.none': 'You have no note at this table.',
  'solo.which':
    'A game alone against computers, wherever you are: nobody else sees it, nothing counts, and it waits for you. Which one?',
  'solo.begun': 'Only you see this, and nothing here counts. `/solo` brings you back to it, anywhere and any time.',
  'solo.goes-on': 'Here is where you left your game.',
  'solo.sure': ({ title }: { title: string }) => `You are in the middle of ${title}, alone. It is given up for a new game.`,
  'solo.anew': 'A new game',
  'solo.over': 'That game is over. `/solo` begins another one.',
  'trial.begun': 'Only you see this, and nothing here counts. What you cannot know was drawn anew; computers play the others.',
  'wish.done': 'Saved.',
  'profile.forgotten':
    'Done. Your settings, ratings, record, notes, reports and letters are gone, and finished games and seasons no longer know your name. Their cards follow within minutes.\nRunning games still need you: I forget them by myself when they are over. `/table resign` and `/league leave` leave them now.',
  'profile.forget-ask': ({ tables, seasons }: { tables: number; seasons: number }, s) =>
    [
      '**Forget you?** This cannot be taken back.',
      '**What goes:** your settings, ratings, record and notes; what you reported, and the letters you wrote in finished games; your name in finished games, seasons and those of their cards that I can still change.',
      '**What stays:**',
      ...(tables > 0
        ? [
            `- Your seat at ${s.count(tables, 'running game')}, and your letters there. It is forgotten within a day of the end, unless you sit down at another table before. \`/table resign\` leaves one now.`,
          ]
        : []),
      ...(seasons > 0
        ? [`- Your place in ${s.count(seasons, 'season')} under way; it is forgotten when the season is over.`]
        : []),
      '- Messages I posted and cannot change any more, such as who took which seat.',
      '- Backups, until they expire: after five weeks, or with the next one if none could be made since.',
    ].join('\n'),
  'profile.forget-yes': 'Forget me',
  'verify.large': 'That file is too large to be a game.',
  'verify.unread': 'I could not read that file. Please attach it once more.',
})

type Health = {
  tables: number
  playing: number
  posts: number
  timers: number
  gatewayMs: number
  answerMs: { p50: number; p99: number; of: number }
  memoryMb: number
  upMinutes: number
  lessons: readonly { lesson: string; beats: string }[]
  key: string
}

/** From here on people notice. */
const SLOW_MS = 2_500
const MANY_POSTS = 200

type Repaired = { mended: 'sound' | 'mended' | 'lost' }
type Ailing = Repaired & { table: string; title: string | null; why: InTheWay['why'] | null; channel: string }

const STATE: Readonly<Record<Repaired['mended'], string>> = {
  sound: 'The table is sound.',
  mended: 'The table was damaged and is whole again.',
  lost: 'The game cannot be read.',
}
const MOST_AILING = 20

const ailing = ({ table, title, mended, why, channel }: Ailing) =>
  [
    `${title === null ? '' : `**${title}** `}(\`${table}\`): ${STATE[mended]}`,
    why === null
      ? mended === 'lost'
        ? 'A backup may still have it.'
        : `Its card is on its way to <#${channel}>.`
      : `It waits, because ${inTheWay(why, channel)}: \`/archon repair table:${table}\` or \`/table move table:${table}\`.`,
  ].join(' ')

type Many = { lobbies: number; games: number; quick: number }
type Most = Many & { signups: number; requests: number }
type LimitsSet = { isChanged: boolean; person: Most; server: Most; now: Many }

const ON_SERVERS = phrases({
  'health.words': (health: Health, s) => {
    const { tables, playing, posts, timers, gatewayMs, answerMs, memoryMb, upMinutes, lessons, key } = health
    const troubles = [
      ...(answerMs.of > 0 && answerMs.p99 > SLOW_MS ? ['answers are slow'] : []),
      ...(posts > MANY_POSTS ? ['messages are piling up'] : []),
    ]
    return [
      troubles.length === 0 ? '**All is well.**' : `⚠️ **Not quite well:** ${s.list(troubles)}.`,
      `I have been up for ${lasting(upMinutes * 60_000, s)} and look after ${s.count(tables, 'table')}; ${s.number(playing)} ${playing === 1 ? 'is' : 'are'} being played.`,
      `${s.count(posts, 'message')} ${posts === 1 ? 'waits' : 'wait'} to be sent, and ${s.count(timers, 'clock or reminder', 'clocks and reminders')} ${timers === 1 ? 'is' : 'are'} set.`,
      answerMs.of === 0
        ? 'Nobody has pressed anything since I started.'
        : answerMs.of === 1
          ? `The one press so far was answered within ${s.number(answerMs.p50)} ms.`
          : `Half of the last ${s.count(answerMs.of, 'press', 'presses')} were answered within ${s.number(answerMs.p50)} ms, all but one in a hundred within ${s.number(answerMs.p99)} ms.`,
      ...(gatewayMs >= 0 ? [`Discord answers within ${s.number(gatewayMs)} ms.`] : []),
      `I use ${s.number(memoryMb)} MB of memory.`,
      ...lessons.map(({ lesson, beats }) => `-# Lesson ${lesson}, how many met each step: ${beats}`),
      `-# Games played here are signed with the key \`${key}\``,
    ].join('\n')
  },
  'end-table.sure': ({ title, channel }: { title: string; channel: string }) =>
    `**End the game of ${title} in <#${channel}> without a result?**\nNobody wins, nobody is blamed, and it cannot be taken back. Those who play are told.`,
  'end-table.yes': 'End it',
  'end-table.done': 'It is closed, and those who played have been told.',
  'limits.done': ({ isChanged, person, server, now }: LimitsSet, s) =>
    [
      isChanged ? '**Limits**, from now on' : '**Limits**',
      `Open tables: ${person.lobbies} for each person, ${server.lobbies} on the server (${now.lobbies} now)`,
      `Running games: ${person.games} for each person, ${server.games} on the server (${now.games} now)`,
      `Games with computers: ${person.quick} for each person, ${server.quick} on the server (${now.quick} now)`,
      `Sign-ups for seasons: ${person.signups} for each person, ${s.number(server.signups)} on the server`,
      `Requests a minute: ${person.requests} for each person, ${s.number(server.requests)} on the server; answers in games are not counted`,
      '-# Who meets a limit is told so in private. What is there already stays.',
    ].join('\n'),
  'backup.already': ({ path }: { path: string }) => `There is already one from this hour: \`${path}\`.`,
  'backup.done': ({ path }: { path: string }) =>
    `Saved to \`${path}\` on the machine I run on, opened again and read through: it is sound. It is kept for five weeks.`,
  'backup.failed': ({ why }: { why: string }) => `No backup was made. ${why}\n-# Games go on.`,
  'repair.done': ({ mended, channel }: Repaired & { channel: string }) =>
    `${STATE[mended]} Its card is on its way to <#${channel}>.`,
  'repair.moved': ({ mended, why, channel, to }: Repaired & InTheWay & { to: string }) =>
    `${STATE[mended]} It has a new place, because ${inTheWay(why, channel)}: the game goes on in <#${to}>, and whoever is asked is called there.`,
  'repair.shut': ({ mended, why, channel, table }: Repaired & InTheWay & { table: string }) =>
    `${STATE[mended]} But ${inTheWay(why, channel)}, so nothing is posted and no clock runs. Let me in there again, or type \`/table move table:${table}\` in the channel where the game should go on.`,
  'repair.lost': ({ table }: { table: string }) =>
    `The game at table \`${table}\` cannot be read, and neither can what was kept of it. Nothing was changed. A backup may still have it; whoever runs me can look there.`,
  'repair.all': ({ found }: { found: readonly Ailing[] }, s) =>
    found.length === 0
      ? 'All tables of this server are sound.'
      : [
          `**${s.count(found.length, 'table')} needed a hand**`,
          ...found.slice(0, MOST_AILING).map((each) => `- ${ailing(each)}`),
          ...(found.length > MOST_AILING ? [`- and ${s.number(found.length - MOST_AILING)} more`] : []),
        ].join('\n'),
  'forget-server.who': 'Only those who may manage this server can erase it.',
  'forget-server.ask': ({ tables, leagues }: { tables: number; leagues: number }, s) =>
    [
      '**Erase this server?** This cannot be taken back.',
      `Everything I keep about it goes: ${s.count(tables, 'open table')}, finished games with their results, ${s.count(leagues, 'league')}, the settings, and whoever played nowhere else.`,
      'Running games end at once. Messages stay where they are, and their buttons say that the table is gone. Backups expire in five weeks at most.',
    ].join('\n'),
  'forget-server.yes': 'Erase everything',
  'forget-server.done': 'Done. I know nothing of this server any more. `/archon setup` begins anew.',
  'kick.done': 'Done.',
  'replace.done': ({ by }: { by: string | null }) =>
    by === null ? 'Done: a computer plays on.' : `<@${by}> is asked. Until they take the seat, a computer plays.`,
  'replace.asked': ({ person }: { person: string }) =>
    `<@${person}> is playing here, so they are asked, and keep the seat unless they give it away. Whoever misses a deadline, lets others wait for a day where no clock runs, or has left the server is replaced without being asked.`,
})

export const ACTS = { ...AT_TABLES, ...ON_SERVERS }
