/** Promises between two people at a table. */
import { phrases } from '../../kernel/words.ts'
import { dateAndTime } from '../moments.ts'

type Two = { from: string; to: string }

export const PROMISES = phrases({
  'promise.title': '**Promises**',
  'promise.none': 'Nobody has promised you anything here, nor you anybody.',
  'promise.opened-none': 'Nobody promised anything in this game.',
  'promise.explain':
    '-# A promise is sealed: you two see it now, everybody once the game is over. Then it shows whether it was kept.',
  'promise.head': ({ from, to, at }: Two & { at: number }) => `🤝 **${from}** to **${to}** · ${dateAndTime(at)}`,
  'promise.peace': 'From then on to the end: no attack on the other, and nothing taken from them.',
  'promise.peace.label': 'peace from now on, no attack and no theft',
  'promise.words.label': 'in your own words',
  'promise.to-whom': 'Promise somebody …',
  'promise.choice': ({ to, label }: { to: string; label: string }) => `${to}: ${label}`,
  'promise.form': 'A promise',
  'promise.text': 'What do you promise? (Peace needs no words)',
  'promise.sealed-now': ({ to }: { to: string }) => `It is sealed. ${to} can read it now, and everybody once the game is over.`,
  'promise.made': ({ from, to, receipt }: Two & { receipt: string }) =>
    `${from} has promised ${to} something. It is sealed (\`${receipt.slice(0, 16)}\`), and opened once the game is over.`,
  'promise.seal': ({ receipt, salt }: { receipt: string; salt: string }) =>
    `-# Seal \`${receipt.slice(0, 16)}\`, opened with \`${salt}\``,
  'promise.to-you': ({ from }: { from: string }) => `**${from}** promises you:`,
  'promise.ruled': ({ kept }: { kept: boolean }) =>
    kept ? '**Kept**: nothing of the kind happened.' : '**Broken**: it happened at the table.',
  'promise.said': ({ kept, isBoth }: { kept: boolean; isBoth: boolean }) =>
    `**${kept ? 'Kept' : 'Broken'}**${isBoth ? ', both say' : ', says one of them'}.`,
  'promise.contested': 'One of them says it was kept, the other that it was broken.',
  'promise.open': 'Was it kept? Neither of them has said so yet.',
  'promise.waits': 'Sealed until the end of the game.',
  'promise.kept': 'It was kept',
  'promise.broken': 'It was broken',
  'promise.noted': 'Noted. Everybody can read it under **Promises**.',
  'promise.none-here': 'This table keeps no promises. Whoever opens one can choose it under **Settings**.',
  'promise.not-now': 'Promises are made while the game is being played.',
  'promise.sealed': 'It is opened once the game is over.',
  'promise.not-yours': 'Only those two can say whether it was kept.',
  'promise.already-clear': 'What happened at the table has decided that already.',
  'promise.enough': ({ most }: { most: number }, s) => `You have made ${s.count(most, 'promise')} here. Keep those first.`,
  'promise.finale': '**What was promised**',
  'promise.line': ({ from, to, words, verdict }: Two & { words: string; verdict: string }) =>
    `- ${from} to ${to}: ${words} ${verdict}`,
})
