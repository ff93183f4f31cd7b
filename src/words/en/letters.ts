/** Letters between the people at a table. */
import { phrases } from '../../kernel/words.ts'
import { dateAndTime } from '../moments.ts'

export const LETTERS = phrases({
  'letter.title': '**Letters**',
  'letter.none': 'You have neither written nor got a letter here.',
  'letter.earlier': ({ earlier }: { earlier: number }, s) => `-# ${s.count(earlier, 'earlier letter')} before these.`,
  'letter.head': ({ from, to, at }: { from: string; to: readonly string[]; at: number }, s) =>
    `✉️ **${from}** to ${s.list(to)} · ${dateAndTime(at)}`,
  'letter.you': 'you',
  'letter.from-you': 'You',
  'letter.new': ({ letters }: { letters: number }, s) => `**You have got ${s.count(letters, 'letter')}**`,
  'letter.to-whom': 'Write to …',
  'letter.between': '-# A letter is seen by you and those it is for, and never in the channel.',
  'letter.opened-later':
    '-# Until the end only you and those it is for see a letter; after the end everybody here can read all of them.',
  'letter.form': 'A letter',
  'letter.text': 'What would you like to say?',
  'letter.answer': 'Write back …',
  'letter.sent': 'Your letter is on its way. **More › Letters** has what you wrote and got.',
  'letter.empty': 'There is nothing in it yet.',
  'letter.rules': 'By the rules of this game everybody hears everything, so there are no letters. Please talk in the channel.',
  'letter.agreed': 'This table has agreed to talk in the channel only.',
  'letter.early': 'Letters are written once the game has begun.',
  'letter.late': 'The game is over; no more letters are written.',
  'letter.nobody': 'Nobody else here could read a letter: the other seats are computers.',
  'letter.gone': 'Somebody you wrote to does not sit here any more. Please choose again whom it is for.',
  'letter.enough': ({ most }: { most: number }, s) =>
    `You have written ${s.count(most, 'letter')} within a day. Please let others answer, or talk in the channel.`,
})
