/** What is said where people look at something: the board, what happened, the open book, rules, proofs, their tables. */
import { phrases } from '../../kernel/words.ts'
import { moment } from '../moments.ts'
import { tableName } from './table-names.ts'

const BY = { clock: 'clock', computer: 'computer', order: 'order' } as const

export const LOOKING = phrases({
  'board.closer': 'Look closer …',
  'board.no-such-place': 'There is nothing of that name to look at.',
  'legend.head': ({ title }: { title: string }) => `**What the signs mean** · ${title}`,
  'legend.sign': ({ name, means }: { name: string; means: string }) => `- **${name}**: ${means}`,
  'legend.title': ({ page, pages }: { page: number; pages: number }) =>
    pages > 1 ? `What the signs mean, ${page} of ${pages}` : 'What the signs mean',
  'hand.title': ({ title }: { title: string }) => `**Your hand** · ${title}`,

  'recap.nothing': 'Nothing happened.',
  'recap.since.acted': 'Since you last acted',
  'recap.since.day': 'In the last 24 hours',
  'recap.since.start': 'From the start',
  'recap.mattered': 'What mattered',
  'recap.everything': 'Everything',
  'recap.you': '**What happened to you**',
  'recap.table': '**At the table**',
  'recap.title': ({ since, title, isPictured }: { since: string; title: string; isPictured: boolean }) =>
    `**${since}** · ${title}${isPictured ? ' · before and after' : ''}`,

  'replay.title': ({ title, headline, moment: n, of }: { title: string; headline: string; moment: number; of: number }) =>
    `**${title}** · ${headline} · moment ${n} of ${of}`,
  'replay.back-10': '← 10',
  'replay.back': '← Back',
  'replay.next': 'Next →',
  'replay.next-10': '10 →',
  'replay.opened': 'Everything opened',
  'replay.knew': ({ name }: { name: string }) => `What ${name} knew`,
  'replay.all-knew': 'What everybody knew',
  'replay.go-to': 'Go to …',
  'replay.turning-point': ({ n }: { n: number }) => `Turning point ${n}`,
  'replay.who-knew': 'Who knew what?',
  'replay.answer': ({
    name,
    by,
    answer,
    receipt,
  }: {
    name: string
    by: 'person' | keyof typeof BY
    answer: string
    receipt: string | null
  }) =>
    `- ${name}${by === 'person' ? '' : ` (${BY[by]})`}: ${answer}${receipt === null ? '' : ` · sealed, receipt \`${receipt}\``}`,
  'replay.hand-of': ({ name, picture }: { name: string; picture: string }) => `${name}. ${picture}`,

  'event.earlier': '*(told before the rules were last updated)*',
  'rules.title': ({ title }: { title: string }) => `**Rules of ${title}**`,
  'rules.how': 'Below stands everything in reading order. Choose a topic, or search for a word.',
  'primer.sentences': '**In ten sentences**',
  'primer.sentence': ({ said, n }: { said: string; n: number }) => `${n}. ${said}`,
  'primer.example': 'A worked example',
  'primer.words': 'Words of the game',
  'primer.signs': 'Signs',
  'primer.tips': 'Good advice',
  'primer.example-head': ({ title, page, of }: { title: string; page: number; of: number }) =>
    `**${title}**\n-# An example, page ${page} of ${of}`,
  'primer.words-head': ({ title }: { title: string }) => `**Words of ${title}**`,
  'primer.tips-head': ({ title }: { title: string }) => `**Good advice for ${title}**`,
  'primer.word': ({ word, means }: { word: string; means: string }) => `- **${word}**: ${means}`,
  'primer.tip': ({ tip }: { tip: string }) => `- ${tip}`,
  'primer.back': '← Back',
  'primer.on': 'Go on →',
  'rules.which': 'The rules of which game?',
  'rules.contents': 'Contents',
  'rules.back': '← Back to my question',
  'rules.found': ({ words, count }: { words: string; count: number }, s) =>
    count === 0
      ? `Nothing about “${words}”. Try another word, or look through the contents.`
      : `${s.count(count, 'topic speaks', 'topics speak')} of “${words}”.`,
  'rules.choose': 'Choose a topic',
  'rules.before': ({ title }: { title: string }) => `← ${title}`,
  'rules.after': ({ title }: { title: string }) => `${title} →`,
  'rules.rulebook': ({ rule }: { rule: string }) => `-# Rulebook: ${rule}`,

  'proof.here': '**✔ Everything fits, and it was played here.**',
  'proof.here-why': '-# It carries the signature of this bot, which nobody else can give.',
  'proof.elsewhere': '**✔ Everything fits, and another Archon has signed it.**',
  'proof.elsewhere-why': ({ key }: { key: string }) =>
    `-# It was played there if this is the key that bot shows on \`/archon health\`: \`${key}\``,
  'proof.consistent': '**✔ Everything fits, but it is only consistent in itself.**',
  'proof.consistent-why':
    '-# Every answer follows the rules and leads to this end. But nobody has signed it, so it does not prove that people played it: anybody can make up such a game.',
  'proof.signed-here': '-# The file is as this bot wrote it: the signature is ours.',
  'proof.checked': ({ answers, receipts }: { answers: number; receipts: number }, s) =>
    `${s.count(answers, 'answer')} replayed, ${s.count(receipts, 'sealed answer matches its receipt', 'sealed answers match their receipts')}, the secret is the one that was promised, and the end is the same.`,
  'proof.does-not-fit': '**✘ It does not fit.**',
  'proof.file': 'The whole game in one file.',
  'proof.anywhere': '-# `/verify` reads this file anywhere, and `npm run replay -- file` needs no server at all.',

  'inbox.title': '**Your tables**',
  'tables.none': 'No table is open here just now. `/table open` opens one.',
  'tables.open': '**Open tables**',
  'tables.running': '**Being played**',
  'tables.line': (
    {
      n,
      title,
      id,
      channel,
      names,
      free,
      pace,
      guests,
    }: {
      n: number
      title: string
      id: string
      channel: string
      names: readonly string[]
      free: number
      pace: string
      guests: string
    },
    s,
  ) =>
    [
      `${n}. **${title} · ${tableName(id)}** in <#${channel}>`,
      ...(names.length > 0 ? [s.list(names)] : []),
      ...(free > 0 ? [s.count(free, 'free seat')] : []),
      ...(pace === '' ? [] : [pace]),
      ...(guests === '' ? [] : [`for ${guests}`]),
    ].join(' · '),
  'tables.more': ({ more }: { more: number }, s) => `-# and ${s.number(more)} more`,
  'tables.join': ({ n }: { n: number }) => `${n}. Join`,
  'tables.sit': ({ n }: { n: number }) => `${n}. Take over a seat`,
  'tables.watch': ({ n }: { n: number }) => `${n}. Watch`,
  'inbox.none': 'You are at no table. Open one with `/table open`.',
  'inbox.last': ({ title, channel }: { title: string; channel: string }) => `Your last game: **${title}** in <#${channel}>.`,
  'inbox.table': ({ n, id, channel, title, what }: { n: number; id: string; channel: string; title: string; what: string }) =>
    `${n}. <#${channel}> ${title} · ${tableName(id)}: ${what}`,
  'inbox.solo': ({ title }: { title: string }) => `Alone against computers: **${title}**`,
  'inbox.to-solo': ({ title }: { title: string }) => `Alone: ${title}`,
  'inbox.kept': 'keeps a seat for you',
  'inbox.not-begun': 'has not begun',
  'inbox.fault': 'something is wrong there; an organiser can run `/archon repair`',
  'inbox.waits': 'waits for others',
  'inbox.drafted': 'begun, not finished',
  'inbox.due': ({ dueAt }: { dueAt: number }) => `until ${moment(dueAt)}`,
  'trial.title': ({ title }: { title: string }) => `What if? ${title}`,
  'shown.to-all': 'Shown to everybody here.',
})
