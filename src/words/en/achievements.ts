/** What people have achieved. */
import { phrases } from '../../kernel/words.ts'

export const ACHIEVEMENTS = phrases({
  'achieved.at-end': '**Achieved for the first time**',
  'achieved.at-end-line': ({ title, how, names }: Feat & { names: readonly string[] }, s) =>
    `- **${title}:** ${s.list(names)} ${how}.`,
  'achieved.in-profile': ({ done, of, titles, more }: { done: number; of: number; titles: readonly string[]; more: number }, s) =>
    `**Achieved, ${done} of ${of}:** ${s.list([...titles, ...(more > 0 ? [`${more} more`] : [])])}`,
  'achieved.title': ({ name, done, of }: { name: string; done: number; of: number }) =>
    `## What ${name} has achieved\n${done} of ${of}. Each counts once, in the first game that brought it.`,
  'achieved.game': ({ title }: { title: string }) => `### ${title}`,
  'achieved.line': ({ title, how, at, channel }: Feat & { at: number; channel: string | null }, s) =>
    `- **${title}** – ${how} · ${s.day(at)}${channel === null ? '' : `, <#${channel}>`}`,
  'achieved.to-come': ({ title, how }: Feat) => `- ${title} – ${how}`,
  'achieved.still': 'Still to come:',
  'achieved.none': ({ name }: { name: string }) =>
    `${name} has nothing here yet. Every game that is played to its end can bring something.`,
  'hall.feats': '**The rarest things achieved here**',
  'hall.feat': (
    { title, game, names, more, at }: { title: string; game: string; names: readonly string[]; more: number; at: number },
    s,
  ) =>
    `- **${title}** (${game}): ${s.list([...names, ...(more > 0 ? [`${more} more`] : [])])}${names.length > 1 ? ', first' : ''} on ${s.day(at)}`,
})
type Feat = { title: string; how: string }
