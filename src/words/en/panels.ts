/** What is said in panels: presses that came too late, faults, hints for newcomers. */
import { phrases } from '../../kernel/words.ts'

/** After something was stored and could not be shown. */
const WHERE_TO_LOOK = {
  turn: '**Take my turn** shows where things stand.',
  card: 'The card of the table shows where things stand.',
  again: 'Please have a look before you do it again.',
} as const
type Look = keyof typeof WHERE_TO_LOOK

export const PANELS = phrases({
  'board.no-card': 'That message is not the card of a table.',
  'trial.over': 'This trial is over. **More** on the card of the table begins another one.',
  'rules.which': 'Of which game? Say it with `game:`.',
  'press.unknown': 'That button is from an earlier version. Here is where things stand now.',
  'press.changed': 'The choices have changed in the meantime. Here is what they are now.',
  'press.foreign': 'That button belongs to something else.',
  'fault.table': ({ table }: { table: string }) =>
    `Something went wrong at this table (${table}), and nothing was changed. Please try again; if it happens again, tell an organiser to run \`/archon repair\`.`,
  'fault.general': 'Something went wrong, and nothing was changed. Please try again.',
  'fault.stored': ({ look }: { look: Look }) =>
    `That is stored, but I could not show you what came of it. ${WHERE_TO_LOOK[look]}`,
  'fault.partly': ({ look }: { look: Look }) => `Part of it is stored all the same. ${WHERE_TO_LOOK[look]}`,
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
  'missing.permissions': ({ missing }: { missing: string }) => `I may not do that here. Please give me: ${missing}.`,
})
