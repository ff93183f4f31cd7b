import { useState } from 'preact/hooks'
import type { WireChannel } from '../../wire.ts'
import { Avatar } from '../components/avatar.tsx'
import { ChannelSign } from '../components/choices.tsx'
import { IconButton } from '../components/icon.tsx'
import type { Anchor } from '../components/sheet.tsx'
import { MemberList } from '../people/member-list.tsx'
import { useSession, useWorld } from '../session.ts'
import { PinList } from './pin-list.tsx'
import { ThreadMenu } from './thread-menu.tsx'

/** Where this seat is and, when two are side by side, whose it is. */
export function PaneHeader({ channel, onDrawer }: { channel: WireChannel | undefined; onDrawer: () => void }) {
  const session = useSession()
  const world = useWorld()
  const [open, setOpen] = useState<'pins' | 'members'>()
  const [menu, setMenu] = useState<Anchor>()
  const two = session.route.value.seats.length > 1
  const person = world.person.value
  return (
    <header class="pane-head">
      <IconButton icon="menu" label="Channels and people" class="drawer-button" onClick={onDrawer} />
      {two && (
        <span class="pane-person">
          <Avatar url={person.avatar_url} name={person.name} size={28} />
          <b>{person.name}</b>
        </span>
      )}
      {channel && (
        <div class="pane-title">
          {channel.recipient ? null : <ChannelSign channel={channel} />}
          <h2>{world.titleOf(channel)}</h2>
          {channel.topic && <p class="topic">{channel.topic}</p>}
          {channel.thread?.archived && <span class="tag">Archived</span>}
          {channel.thread?.locked && <span class="tag">Locked</span>}
        </div>
      )}
      {channel && <IconButton icon="pin" label="Pinned messages" onClick={() => setOpen('pins')} />}
      <IconButton icon="people" label="People here" onClick={() => setOpen('members')} />
      {channel?.thread && <IconButton icon="more" label="Thread" onClick={(event) => setMenu(event.currentTarget as Element)} />}
      {open === 'pins' && channel && <PinList channel={channel} onClose={() => setOpen(undefined)} />}
      {open === 'members' && <MemberList onClose={() => setOpen(undefined)} />}
      {menu && channel?.thread && <ThreadMenu channel={channel} anchor={menu} onClose={() => setMenu(undefined)} />}
    </header>
  )
}
