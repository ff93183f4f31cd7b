/** What those who look after a server read when they set it up, and what whoever may not do something there is told. */
import { phrases } from '../../kernel/words.ts'

export const SETUP = phrases({
  'setup.title':
    '## Setup\nEvery choice holds at once; what you leave alone stays as it is.\n-# Who is shown which command is set under Server Settings → Integrations.',
  'setup.notice': ({ notice }: { notice: string }) => `> ${notice}`,
  'setup.saved': 'Saved.',
  'setup.welcome-posted': 'The welcome card is posted here: everybody can open and watch games from it.',
  'setup.all-there': '✅ I have all the permissions I need, here and where tables are opened.',
  'setup.missing': ({ channel, missing }: { channel: string; missing: readonly string[] }, s) =>
    `⚠️ In <#${channel}> I am missing **${s.list(missing)}**. Please give ${missing.length === 1 ? 'it' : 'them'} to my role.`,
  'setup.no-private': 'Without **Create Private Threads** nobody can open a private table here.',
  'setup.no-calendar': 'Without **Create Events** seasons of leagues do not stand in the calendar of this server.',
  'setup.no-welcome': ({ hasRight }: { hasRight: boolean }) =>
    `No welcome card has been posted yet. From one, everybody can open a table without knowing a command${hasRight ? '.' : '; I need the permissions first.'}`,
  'setup.no-reports': 'Reports of what is wrong are kept, and `/archon reports` lists them, but they are posted nowhere.',
  'setup.channels-head': ({ isSet }: { isSet: boolean }) =>
    `**Where tables are opened** ${isSet ? '(with their threads)' : '– nothing chosen: in every channel I may write to'}`,
  'setup.channels': 'In every channel',
  'setup.openers-head': ({ isSet }: { isSet: boolean }) =>
    `**Who opens tables** ${isSet ? '(besides those with *Manage Server*)' : '– nothing chosen: everybody'}`,
  'setup.openers': 'Everybody',
  'setup.organisers-head': ({ isSet }: { isSet: boolean }) =>
    `**Who organises leagues** ${isSet ? '(besides those with *Manage Server*)' : '– nothing chosen: those with *Manage Server*'}`,
  'setup.organisers': 'Those with Manage Server',
  'setup.threads-head': '**Where a table lives**',
  'setup.threads.own': 'Every table in a thread of its own',
  'setup.threads.here': 'In the channel where it is asked for',
  'setup.forum-head': ({ isSet }: { isSet: boolean }) =>
    `**A forum for tables** ${isSet ? '– every table is a post there, and its tag says: open, running or finished' : '– if you choose one, every table is a post there, with tags'}`,
  'setup.forum-none': 'No forum',
  'setup.not-a-forum': ({ channel }: { channel: string }) =>
    `${channel} is not a forum. Make one under *Create Channel › Forum*, then choose it here.`,
  'setup.no-tags': ({ channel }: { channel: string }) =>
    `⚠️ In <#${channel}> posts cannot show whether a table is open, running or finished: allow me **Manage Channels** there and I make the tags, or make three tags named **Open**, **Running** and **Finished** yourself.`,
  'forum.open': 'Open',
  'forum.running': 'Running',
  'forum.finished': 'Finished',
  'forum.first': ({ title }: { title: string }) =>
    `## ${title}\nThis table lives here. Its card is just below; the tag of this post says whether it is open, running or finished.`,
  'setup.limits-head': '**How much each person may ask of me**',
  'setup.limits.few': ({ lobbies, games, quick }: { lobbies: number; games: number; quick: number }) =>
    `Little: ${lobbies} open, ${games} being played, ${quick} with computers`,
  'setup.limits.usual': ({ lobbies, games, quick }: { lobbies: number; games: number; quick: number }) =>
    `As usual: ${lobbies} open, ${games} being played, ${quick} with computers`,
  'setup.limits.many': ({ lobbies, games, quick }: { lobbies: number; games: number; quick: number }) =>
    `Much: ${lobbies} open, ${games} being played, ${quick} with computers`,
  'setup.limits.own': 'Set by number with /archon limits',
  'setup.reports-head': ({ channel }: { channel: string }) =>
    channel
      ? `**Reports** of what is wrong are posted in <#${channel}>`
      : '**Where reports of what is wrong are posted** – best where only moderators read',
  'setup.reports-none': 'Nowhere',
  'setup.post-welcome': 'Post the welcome card here',
  'setup.no-list': '`/archon setup list:` keeps a list of all tables in a channel, with the ways in.',
  'setup.list-at': ({ channel }: { channel: string }) => `A list of all tables stands in <#${channel}>; deleting it ends it.`,
  'setup.list-shut': ({ channel }: { channel: string }) =>
    `I cannot write to <#${channel}>. Please let me see it and send messages, then try again.`,
  'setup.reports-shut': ({ channel }: { channel: string }) =>
    `I cannot write to <#${channel}>, so reports would not arrive there. Please let me see it and send messages, then try again.`,
  'may.not-open': ({ roles }: { roles: readonly string[] }, s) =>
    `Here, tables are opened by ${s.list(roles, 'or')}. You can join any that waits for people: \`/tables\` lists them.`,
  'may.not-here': ({ channels }: { channels: readonly string[] }, s) => `Tables are opened in ${s.list(channels, 'or')}.`,
  'may.not-organise': ({ roles }: { roles: readonly string[] }, s) =>
    roles.length > 0
      ? `Leagues are organised here by those with *Manage Server* or ${s.list(roles, 'or')}.`
      : 'Leagues are organised by those with *Manage Server*. They can choose further roles with `/archon setup`.',
})
