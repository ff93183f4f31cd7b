/** How something is played and how people hear of it: settings, clocks, orders. */
import { phrases } from '../../kernel/words.ts'
import { dateAndTime, moment } from '../moments.ts'

type Time = { dueAt: number | null; bank: number; autopilot: boolean; misses: number }

const HOUR = 3_600_000

export const SETTINGS = phrases({
  'pace.blitz': 'blitz: 15 minutes, and 3 for every turn',
  'pace.fast': 'fast: a day, and 8 hours for every turn',
  'pace.slow': 'slow: three days, and a day for every turn',
  'pace.weekly': 'weekly: a week, and half a week for every turn',
  'pace.none': 'no clock',

  'settings.title': ({ title }: { title: string }) => `**How is ${title} played?**`,
  'settings.seats': 'Seats',
  'settings.clock': 'Clock',
  'settings.hints': 'Coach and hints',
  'settings.hints.off': 'None',
  'settings.hints.on': 'A coach for newcomers, hints for whoever asks',
  'settings.computers': 'Computers’ seats, once it has begun',
  'settings.computers.stay': 'stay theirs',
  'settings.computers.open': 'whoever comes may take over',
  'settings.for-whom': 'Who may sit down',
  'for-whom.all': 'everybody',
  'for-whom.staying': 'people who have not left a game lately',
  'for-whom.reliable': 'reliable people',
  'settings.talk': 'Talk',
  'settings.talk.channel': 'in the channel only',
  'settings.talk.letters': 'in the channel and by private letters',
  'settings.promises': 'Promises',
  'settings.promises.off': 'only said, not kept track of',
  'settings.promises.on': 'sealed, and opened after the end',
  'settings.talk.opened': 'letters too, opened to all after the end',
  'settings.silent': 'Seats of those who do not answer',
  'settings.silent.free': 'free again',
  'settings.silent.computers': 'played by computers',
  'settings.choice': ({ about, choice }: { about: string; choice: string }) => `${about}: ${choice}`,
  'settings.chance': ({ label, won }: { label: string; won: number }) => `${label} · computers win ${won} in 100`,
  'settings.chosen': ({ about, choice }: { about: string; choice: string }) => `${about}: **${choice}**`,

  'wish.title': '**How you hear of things**',
  'wish.kinds-below':
    '-# **What rings for you.** Being asked and votes come without a sound if you leave them out. The others come in private, and only if you choose them.',
  'wish.notify.ping': 'a ping in the channel',
  'wish.notify.dm': 'a private message',
  'wish.notify.both': 'a ping, and a silent private message',
  'wish.remind.all': 'at half time and shortly before',
  'wish.remind.last': 'shortly before',
  'wish.remind.none': 'never',
  'wish.ends.same': 'as I hear of my turns',
  'wish.ends.dm': 'a private message',
  'wish.ends.none': 'a mention in the channel only',
  'wish.privacy.public': 'everybody',
  'wish.privacy.private': 'only me',
  'wish.lessons.once': 'each once',
  'wish.lessons.none': 'none',
  'wish.coach.first': 'in my first two games of a kind',
  'wish.coach.on': 'always',
  'wish.coach.off': 'never',
  'wish.twice.matters': 'it waits a moment, and can be taken back',
  'wish.twice.always': 'ask me once more, always',
  'wish.twice.never': 'it counts at once',

  'clock.title': ({ pace, isPaused, isHeld }: { pace: string; isPaused: boolean; isHeld: boolean }) =>
    `**Clock**: ${pace}${isPaused ? ' · paused' : ''}${isHeld ? ' · it stands still while nobody can answer in the channel' : ''}`,
  'level.gentle': 'Gentle',
  'level.gentle.about': 'Misjudges things now and then, as people do in their first games.',
  'level.steady': 'Steady',
  'level.steady.about': 'Plays soundly by what it sees.',
  'level.sharp': 'Sharp',
  'level.sharp.about': 'Tries its answers out in its head before it gives one.',
  'level.master': 'Master',
  'level.master.about': 'Thinks longest of all.',
  'level.measured': (
    { words, won, even, games, below }: { words: string; won: number; even: number; games: number; below: string },
    s,
  ) => `${words}\n-# Among ${below.toLowerCase()} players it won ${won} % of ${s.count(games, 'game')}; even would be ${even} %.`,
  'level.which': ({ name }: { name: string }) => `**${name}** has sat down. How well should ${name} play?`,
  'level.quick': ({ title }: { title: string }) => `**${title}**: how well should the computers play?`,
  'clock.computer': ({ name, level }: { name: string; level: string }) => `- ${name}: a computer, ${level.toLowerCase()}`,
  'clock.person': ({ name, dueAt, bank, autopilot, misses }: Time & { name: string }, s) => {
    const time = dueAt === null ? `${s.number(Math.round(bank / HOUR))} h in the bank` : `until ${moment(dueAt)}`
    return `- ${name}: ${autopilot ? 'away; a computer plays' : time}${misses > 0 ? ` · ran out ${misses}×` : ''}`
  },
  'clock.rule':
    '-# Running out is free once; the second time your default is played; the third time a computer takes over until you are back.',

  'order.title': '**Your orders at this table**',
  'order.no-orders': 'None.',
  'order.as-in': ({ kind, asked }: { kind: string; asked: string }) => `${kind} (as in “${asked}”)`,
  'order.now-asked': ({ kind, asked }: { kind: string; asked: string }) => `${kind} (asked now: “${asked}”)`,
  'order.default': 'the default',
  'order.open': ({
    id,
    question,
    answer,
    uses,
    until,
    stops,
  }: {
    id: number
    question: string
    answer: string
    uses: number
    until: number | null
    stops: boolean
  }) =>
    [
      `${id}. ${question}: **${answer}**`,
      uses >= 100 ? 'every time' : `${uses}×`,
      ...(until === null ? [] : [`until ${dateAndTime(until)}`]),
      ...(stops ? ['until something concerns you'] : []),
    ].join(', '),
  'order.ended': ({ id, question, answer }: { id: number; question: string; answer: string }) =>
    `${id}. ${question}: **${answer}**; ended, because something concerned you`,
})
