import { useState } from 'preact/hooks'
import type { WireChannel } from '../../wire.ts'
import { Avatar } from '../components/avatar.tsx'
import { ChannelSign } from '../components/choices.tsx'
import { Icon, IconButton, type IconName } from '../components/icon.tsx'
import { PersonSettings } from '../people/settings.tsx'
import { formatRoute, withSeat } from '../route.ts'
import { useSession, useWorld, WorldProvider } from '../session.ts'
import type { World } from '../world.ts'
import { channelGroups, directMessages } from './channel-order.ts'
import { EventList } from './events.tsx'
import { theme, turnTheme } from './theme.ts'

/** Channels, threads and direct messages of the person in the active seat. */
export function Sidebar() {
  const session = useSession()
  const seat = session.route.value.seats[session.active.value]
  const world = seat && session.worlds.value.get(seat.person)
  if (!world) return <aside class="sidebar" />
  const dms = directMessages(world)
  const bot = world.bot.value.user
  return (
    <WorldProvider value={world}>
      <aside class="sidebar">
        <header class="sidebar-head">
          <h1>{world.guild.value.name}</h1>
          {session.bot.value && !session.bot.value.online && <p class="bot-away">The bot is away</p>}
        </header>
        <nav aria-label={`Channels of ${world.person.value.name}`}>
          <EventList />
          {channelGroups(world, seat.channel).map((group) => (
            <section key={group.name ?? ''}>
              <h2 class="sidebar-title">{group.name ?? 'Channels'}</h2>
              <ul>
                {group.rooms.map(({ channel, threads, others, archived }) => (
                  <li key={channel.id}>
                    <ChannelLink channel={channel} />
                    <Threads threads={threads} />
                    <FoldedThreads threads={others} kind="more" />
                    <FoldedThreads threads={archived} kind="archived" />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <section>
            <h2 class="sidebar-title">Direct messages</h2>
            <ul>
              {dms.map((dm) => (
                <li key={dm.id}>
                  <ChannelLink channel={dm} />
                </li>
              ))}
              {!dms.some(({ recipient }) => recipient?.id === bot.id) && (
                <li>
                  <button type="button" class="channel-link" onClick={() => void writeToBot(session, world)}>
                    <Icon name="plus" />
                    <span class="channel-name">Write to {world.nameOf(bot)}</span>
                  </button>
                </li>
              )}
            </ul>
          </section>
        </nav>
        <Me world={world} />
      </aside>
    </WorldProvider>
  )
}

/** Below their channel, latest first. */
function Threads({ threads }: { threads: WireChannel[] }) {
  if (threads.length === 0) return null
  return (
    <ul class="threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <ChannelLink channel={thread} />
        </li>
      ))}
    </ul>
  )
}

/** Not drawn before they are asked for: there may be hundreds. */
function FoldedThreads({ threads, kind }: { threads: WireChannel[]; kind: 'more' | 'archived' }) {
  const [open, setOpen] = useState(false)
  if (threads.length === 0) return null
  return (
    <details class="folded" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {threads.length} {kind} {threads.length === 1 ? 'thread' : 'threads'}
      </summary>
      {open && <Threads threads={threads} />}
    </details>
  )
}

/** The conversation with the bot exists once it has been opened by either side. */
async function writeToBot(session: ReturnType<typeof useSession>, world: World): Promise<void> {
  try {
    const dm = await world.calls.openDm()
    world.hear({ t: 'channel', person: world.person.value.id, channel: dm })
    session.go({ person: world.person.value.id, channel: dm.id })
  } catch (error) {
    session.tell((error as Error).message)
  }
}

/** Pings are counted, mere news are a dot: the eye should go where somebody is wanted. Threads of others have no news for us. */
function ChannelLink({ channel }: { channel: WireChannel }) {
  const session = useSession()
  const world = useWorld()
  const index = session.active.value
  const seat = session.route.value.seats[index]!
  const here = seat.channel === channel.id
  const name = world.titleOf(channel)
  const to = { person: seat.person, channel: channel.id }
  const isUnread = channel.unread > 0 && (channel.thread?.joined ?? true)
  return (
    // a true link, so that it can be opened in a tab of its own
    <a
      class={`channel-link ${here ? 'here' : ''} ${isUnread ? 'unread' : ''}`}
      href={formatRoute(withSeat(session.route.value, index, to))}
      aria-current={here ? 'page' : undefined}
    >
      {channel.recipient ? (
        <Avatar url={world.member(channel.recipient.id)?.avatar_url} name={name} size={22} />
      ) : (
        <ChannelSign channel={channel} />
      )}
      <span class="channel-name">{name}</span>
      {channel.mentions > 0 ? (
        <span class="ping">
          {channel.mentions > 99 ? '99+' : channel.mentions}
          <span class="unseen"> {channel.mentions === 1 ? 'ping' : 'pings'}</span>
        </span>
      ) : (
        isUnread && (
          <span class="dot">
            <span class="unseen">unread</span>
          </span>
        )
      )}
    </a>
  )
}

const THEME_WORDS: Record<string, [IconName, string]> = {
  auto: ['auto', 'Colours follow the system'],
  dark: ['moon', 'Dark colours'],
  light: ['sun', 'Light colours'],
}

/** Who one is at the moment, and what is set for them. */
function Me({ world }: { world: World }) {
  const [settings, setSettings] = useState(false)
  const person = world.person.value
  const [icon, words] = THEME_WORDS[theme.value]!
  return (
    <footer class="me">
      <Avatar url={person.avatar_url} name={person.name} size={36} />
      <p class="me-words">
        <b>{person.name}</b>
        <small>{person.dms_open ? 'DMs open' : 'DMs closed'}</small>
      </p>
      <IconButton icon={icon} label={`${words}; press to change`} onClick={turnTheme} />
      <IconButton icon="sliders" label={`Settings of ${person.name}`} onClick={() => setSettings(true)} />
      {settings && <PersonSettings onClose={() => setSettings(false)} />}
    </footer>
  )
}
