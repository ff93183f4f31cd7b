/** What is said in panels: the question that waits, presses that came too late, faults, hints for newcomers. */
import { phrases } from '../../kernel/words.ts'
import { moment, soon } from '../moments.ts'

/** After something was stored and could not be shown. */
type Look = { look: 'turn' | 'card' | 'again'; channel: string | null }
const whereToLook = ({ look, channel }: Look): string => {
  if (look === 'again') return 'Please have a look before you do it again.'
  const there = channel === null ? '' : ` in <#${channel}>`
  return `${look === 'turn' ? `**Take my turn**${there}` : `The card of the table${there}`} shows where things stand.`
}

/** An answer that a coach finds worth a look, and how the games went that it played on from there; none where it only looked. */
type Advised = { answer: string; means: string; won: number; worlds: number }

/** Why something could not be stored or read, and who can do what about it. */
type Trouble =
  | 'full'
  | 'readonly'
  | 'damaged'
  | 'held'
  | 'failing'
  | 'newer'
  | 'behind'
  | 'gone'
  | 'away'
  | 'nowhere'
  | 'refused'
  | 'no-database'
  | 'forbidden'
  | 'old'
const UNTIL_MENDED =
  'Please tell whoever runs me. Looking at things still works, and once it is mended you can simply press again.'
const AWAY =
  'The place where I keep the games cannot be reached just now. Please look again in a minute: if what you did does not show, do it once more.'
const TROUBLES: Readonly<Record<Trouble, string>> = {
  full: `The disk I write to is full, so that was not saved and nothing was changed. ${UNTIL_MENDED}`,
  readonly: `I am not allowed to write to my own file, so that was not saved and nothing was changed. ${UNTIL_MENDED}`,
  damaged:
    'What I kept about this is damaged and cannot be read, so nothing was changed. Please tell whoever runs me: a backup can bring it back. Other tables are not affected.',
  held: 'Another program holds my file just now, so that was not saved and nothing was changed. Please press again in a moment.',
  failing: `The disk I write to fails, so that was not saved and nothing was changed. ${UNTIL_MENDED}`,
  newer: `My file is of a newer version than I am, so nothing was changed. ${UNTIL_MENDED}`,
  behind: `My file is older than what I remember, so nothing was changed. ${UNTIL_MENDED}`,
  gone: `My file is missing, so nothing was changed. ${UNTIL_MENDED}`,
  away: AWAY,
  nowhere: AWAY,
  refused: AWAY,
  'no-database': AWAY,
  forbidden: AWAY,
  old: AWAY,
}

/** What is played when time runs out, and what it does. */
type Otherwise = { readonly dueAt: number; readonly answer: string; readonly means: string }
const inBrackets = (means: string) => (means ? ` (${means.replace(/\.$/, '')})` : '')

export const PANELS = phrases({
  'panel.headline': ({ title, headline }: { title: string; headline: string }) => `**${title}** · ${headline}`,
  'panel.draft': 'Your draft, seen by nobody else',
  'briefing.title': '**Who you are** · you find it again under My hand',
  'briefing.line': ({ line }: { line: string }) => `- ${line}`,
  'panel.sealed': ({ answer }: { answer: string }) => `Sealed: **${answer}**. You can change it until all are opened.`,
  'panel.answered': ({ answer }: { answer: string }) => `Answered: **${answer}**. You can change it until enough have answered.`,
  'panel.picked': ({ picked }: { picked: readonly string[] }) =>
    `You chose ${picked.map((label) => `**${label}**`).join(', then ')}.`,
  'panel.change': '← Change',
  'panel.start-over': '← Start over',
  'panel.why-not': 'Why not …?',
  'panel.not-now': '**Not possible now**',
  'panel.not-you': '**Not yours**',
  'panel.missing': ({ names, why }: { names: readonly string[]; why: string }, s) => `-# ✕ ${s.list(names)}: ${why}`,
  'panel.otherwise': ({ dueAt, answer, means }: Otherwise) =>
    `-# If you do not answer by ${moment(dueAt)}, this is played for you: **${answer}**${inBrackets(means)}`,
  'panel.draft-otherwise': ({ dueAt, answer, means }: Otherwise) =>
    `-# If you do not finish this draft by ${moment(dueAt)}, this is played for you instead: **${answer}**${inBrackets(means)}`,
  'panel.no-way-back': '-# Once done, you cannot take it back on your own.',
  'panel.nothing-done': 'You have done nothing yet this turn. Once it is over, you cannot come back to it on your own.',
  'panel.do-it': 'Do it',
  'panel.think-again': 'Change',
  'panel.on-its-way': ({ dueAt }: { dueAt: number }) =>
    `It counts ${soon(dueAt)}. Until then you can take it back, and nobody sees it.`,
  'panel.now': 'Now',
  'panel.back-to-question': '← Back to what you are asked',
  'panel.also': 'You may also …',
  'panel.moved-on': '-# This panel has moved on: your newer one is further down.',
  'panel.take-back': '↩ Take back',
  'panel.ask-hint': 'Hint',
  'panel.over': 'This game is over.',
  'panel.waiting': ({ names }: { names: readonly string[] }, s) =>
    `Nothing for you to decide now. The table waits for ${s.list(names)}.`,
  'panel.all-sealed': 'Everything is sealed; it will be opened in a moment.',
  'panel.means': ({ label, means }: { label: string; means: string }) => `- **${label}**: ${means}`,
  'panel.shows': ({ line }: { line: string }) => `-# ${line}`,
  'panel.holds': ({ holding }: { holding: string }) => `-# You hold ${holding}.`,
  'coach.worth': ({ choices }: { choices: readonly Advised[] }) =>
    `Worth a look: ${choices.map(({ answer, means }) => (means ? `**${answer}**: ${means}` : `**${answer}**`)).join(' · ')}`,
  'coach.because': ({ answer, means, won, worlds }: Advised, s) =>
    [
      `- **${answer}**${means ? `: ${means}.` : '.'}`,
      worlds === 0
        ? 'It is what a computer would do by what it sees.'
        : `I played on from it in my head: you won ${s.number(won)} of ${s.count(worlds, 'game')}.`,
    ].join(' '),
  'coach.honest':
    '-# I see no more than you do, and everybody plays as computers would in my games. **More › Notices** sends me away.',
  'coach.gone': 'I have nothing to add to that.',
  'coach.why': 'Why?',
  'panel.hint': ({ hint }: { hint: string }) => `-# Hint: ${hint}`,

  'board.no-card': 'That message is not the card of a table.',
  'trial.over': 'This trial is over. **More** on the card of the table begins another one.',
  'press.unknown': 'That button is from an earlier version. Here is where things stand now.',
  'press.changed': 'The choices have changed in the meantime. Here is what they are now.',
  'press.gone': ({ said }: { said: string }) =>
    `${said === '' ? 'What you chose' : `“${said}”`} is no longer on offer. Here is what is now.`,
  'press.blocked': ({ label, why }: { label: string; why: string }) => `${label}: ${why}`,
  'press.price': ({ label, of, many, cost, was }: { label: string; of: string; many: string; cost: number; was: number }, s) =>
    `${label} now costs ${s.count(cost, of, many)} instead of ${s.number(was)}. Choose it again if you still want it.`,
  'press.means': ({ label, means }: { label: string; means: string }) =>
    `${label === '' ? 'That' : label} does something else now${means === '' ? '' : `: ${means}`}${/[.!?]$/.test(means) ? '' : '.'} Choose it again if you still want it.`,
  'press.forgotten':
    'This button was used already, or I have forgotten what it was for. This press has changed nothing; please give the command once more if you need it.',
  'press.foreign': 'That button is not one of mine.',
  'fault.table': ({ table }: { table: string }) =>
    `Something went wrong at this table (${table}), and nothing was changed. Please try again; if it happens again, tell an organiser to run \`/archon repair\`.`,
  'fault.general': 'Something went wrong, and nothing was changed. Please try again.',
  'fault.leaving': 'I am just being restarted, and nothing was changed. Please press again in a minute.',
  'fault.store': ({ trouble, table }: { trouble: Trouble; table: string }) =>
    `${TROUBLES[trouble]}${table === '' ? '' : `\n-# Table ${table}`}`,
  'fault.stored': (look: Look) => `That is saved, but I could not show you the result. ${whereToLook(look)}`,
  'fault.partly': (look: Look) => `Part of it is saved all the same. ${whereToLook(look)}`,
  'fault.before': (look: Look) => `That is done already. ${whereToLook(look)}`,
  'fault.typed': ({ line }: { line: string }) => `You had typed:\n\`\`\`\n${line}\n\`\`\``,
  'fault.try-again': 'Try again',
  'fault.open-again': 'Open the form again',
  'lesson.panel': 'Only you see this panel. Press what you want to do; a press on an old panel does no harm.',
  'lesson.seal':
    'Nobody sees a sealed answer before all are opened, and you may change yours until then. The receipt proves it was not swapped.',
  'lesson.back':
    '**↩ Take back** undoes your last step, as often as you like, as long as nobody else has learnt anything from it.',
  'lesson.hand': '**My hand** shows what only you know, **Board** the whole table, **Rules** what you can look up.',
  'lesson.time':
    'If you do not answer in time, what the panel says is played for you. **Clock** under **More** on the card has everybody’s time.',
  'lesson.more': '**More** on the card has everything else: the log, a note to yourself, trying something out alone, the clock.',
  'lesson.topic': ({ title, opening }: { title: string; opening: string }) =>
    `**${title}**: ${opening} **Rules** has more of it.`,
  'missing.permissions': ({ missing }: { missing: readonly string[] }, s) =>
    `I am not allowed to do that here. Please give me: ${s.list(missing)}.`,
  'permission.ViewChannel': 'View Channels',
  'permission.SendMessages': 'Send Messages',
  'permission.AttachFiles': 'Attach Files',
  'permission.ReadMessageHistory': 'Read Message History',
  'permission.CreatePublicThreads': 'Create Public Threads',
  'permission.CreatePrivateThreads': 'Create Private Threads',
  'permission.SendMessagesInThreads': 'Send Messages in Threads',
})
