/** What people leave behind at a table: lines for its chronicle, and titles for one another. */
import { phrases } from '../../kernel/words.ts'

export const REMEMBERING = phrases({
  'line.form': 'A line for the chronicle',
  'line.label': 'Sealed until the game is over',
  'line.mine': ({ round, words }: { round: number; words: string | null }) =>
    words === null
      ? `One line each round, if you like: what you hope, fear or plan. It stays sealed until the game is over; then all of you read the chronicle. This is round ${round}.`
      : `Round ${round}, sealed until the game is over: “${words}”`,
  'line.write': 'Write …',
  'line.done': ({ round }: { round: number }) =>
    `Sealed. Round ${round} stands in the chronicle; it is opened when the game is over.`,
  'line.once': ({ round }: { round: number }) =>
    `You have left your line for round ${round}. The next round has room for another.`,
  'line.empty': 'There was nothing in it. A line needs a word at least.',
  'line.not-playing': 'Lines are left while a game is played.',
  'chronicle.title': '## The chronicle',
  'chronicle.round': ({ round }: { round: number }) => `**Round ${round}**`,
  'chronicle.line': ({ name }: { name: string }) => `${name}:`,
  'chronicle.none': 'Nobody left a line for the chronicle of this game.',
  'chronicle.sealed': 'The chronicle is sealed until the game is over.',
  'chronicle.more': ({ lines }: { lines: number }, s) => `-# ${s.count(lines, 'line')} in the chronicle.`,
  'titles.ask':
    'Is there somebody who made this game better? Give each of them a title, if you like. They see the title, and nobody sees whose it is.',
  'titles.two': 'As there are only two of you, they will know, though.',
  'titles.for': ({ name }: { name: string }) => `For ${name} …`,
  'titles.given-to': ({ name, title }: { name: string; title: string }) => `- ${name}: **${title}**`,
  'titles.once': ({ name }: { name: string }) => `You have given ${name} a title for this game.`,
  'titles.early': 'Titles are given when a game is over.',
  'titles.nobody': 'Nobody else played here.',
  'titles.at-end': '**Given by the others**',
  'titles.at-end-line': ({ name, titles }: { name: string; titles: readonly string[] }, s) => `- ${name}: ${s.list(titles)}`,
  'titles.times': ({ title, times }: { title: string; times: number }) => (times > 1 ? `${title} ×${times}` : title),
  'profile.titles': ({ titles }: { titles: readonly string[] }, s) => `**Given by others:** ${s.list(titles)}`,
  'title.planner': 'The long plan',
  'title.spirit': 'Good spirits to the end',
  'title.rival': 'The best of rivals',
  'title.surprise': 'Nobody saw that coming',
  'title.word': 'A word one can trust',
  'title.teller': 'Told the best story',
})
