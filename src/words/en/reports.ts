/** Something is wrong: what people are told who say so, and those who look after it. */
import { phrases } from '../../kernel/words.ts'
import { dateAndTime } from '../moments.ts'
import { tableName } from './table-names.ts'

export const REPORTS = phrases({
  'wrong.about': [
    '**Something is wrong here**',
    'Tell me what you expected and what happened instead. Your words are read by those who look after this server and by whoever runs me.',
    'What the game looked like goes along in a file that nobody but whoever runs me can open, so the game stays secret. You hear what became of it.',
  ].join('\n'),
  'wrong.write': 'Write …',
  'wrong.text': 'What did you expect, and what happened?',
  'wrong.empty': 'There is nothing in it yet. Please say in a few words what is wrong.',
  'wrong.enough': ({ most }: { most: number }, s) =>
    `You have sent ${s.count(most, 'report')} within a day. I keep them all; please send the next one tomorrow.`,
  'wrong.done': ({ isRead }: { isRead: boolean }) =>
    `Thank you. ${isRead ? 'Those who look after this server have your report now' : 'I have kept your report for those who look after me'}, and you will hear what became of it; until then it stands in \`/inbox\`.`,
  'wrong.title': '**Something is wrong, somebody says**',
  'wrong.what': ({ title, table, at }: { title: string | null; table: string | null; at: number }) =>
    [...(title === null ? [] : [title]), ...(table === null ? [] : [`${tableName(table)} (\`${table}\`)`]), dateAndTime(at)].join(
      ' · ',
    ),
  'wrong.facts': ({ version, rules, answers, file }: { version: string; rules?: number; answers?: number; file: string }, s) =>
    [
      `-# ${[
        ...(version === '' ? [] : [`Archon ${version}`]),
        ...(rules === undefined ? [] : [`rules version ${rules}`]),
        ...(answers === undefined ? [] : [`after ${s.count(answers, 'answer')}`]),
      ].join(' · ')}`,
      `-# What the game looked like is in reports/${file}.json, in the data folder of whoever runs me. It holds everybody’s secrets.`,
    ].join('\n'),
  'wrong.withdrawn': 'Whoever wrote this wanted to be forgotten, and it is.',
  'wrong.became': '**What became of it:**',
  'wrong.yours': '**You told me that something is wrong. There is an answer.**',
  'wrong.open': 'No answer yet.',
  'wrong.answer': 'Answer …',
  'wrong.answer-again': 'Answer once more …',
  'wrong.answer-title': 'What became of it',
  'wrong.answer-text': 'Whoever wrote the report reads this',
  'wrong.answered': 'Done: whoever wrote the report hears of it.',
  'wrong.gone': 'That report is gone, or belongs to another server.',
  'wrong.not-yours': 'Only those who look after this server or this channel can do that.',
  'wrong.none': 'No report waits for an answer.',
  'wrong.list': ({ open }: { open: number }, s) =>
    `**${s.count(open, 'report')} ${open === 1 ? 'waits' : 'wait'} for an answer**`,
  'wrong.inbox': '**What you told me is wrong**',
})
