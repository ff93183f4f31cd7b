import { useState } from 'preact/hooks'
import type { WireChannel } from '../../wire.ts'
import { Menu, type MenuItem } from '../components/menu.tsx'
import { NameForm } from '../components/name-form.tsx'
import { type Anchor, Sheet } from '../components/sheet.tsx'
import { useSession, useWorld } from '../session.ts'

/** Joining, leaving, renaming, archiving; only what this person may do is offered. */
export function ThreadMenu({ channel, anchor, onClose }: { channel: WireChannel; anchor: Anchor; onClose: () => void }) {
  const session = useSession()
  const world = useWorld()
  const [naming, setNaming] = useState(false)
  const thread = channel.thread!
  if (naming)
    return (
      <Sheet title="Rename the thread" onClose={onClose} class="form">
        <NameForm
          name={channel.name}
          longest={100}
          action="Save"
          onName={async (name) => {
            await world.calls.editThread(channel.id, { name })
            onClose()
          }}
        />
      </Sheet>
    )
  const attempt = (asked: Promise<unknown>) => void asked.catch((error: Error) => session.tell(error.message))
  const mayChange = channel.can.manage_threads || thread.owner_id === world.person.value.id
  const items: (MenuItem | false)[] = [
    {
      label: thread.joined ? 'Leave the thread' : 'Join the thread',
      icon: thread.joined ? 'left' : 'right',
      act: () => attempt(world.calls.membership(channel.id, !thread.joined)),
    },
    mayChange && !thread.archived && { label: 'Rename', icon: 'edit', opensMore: true, act: () => setNaming(true) },
    mayChange && {
      label: thread.archived ? 'Reopen' : 'Archive',
      icon: 'box',
      act: () => attempt(world.calls.editThread(channel.id, { archived: !thread.archived })),
    },
    channel.can.manage_threads && {
      label: thread.locked ? 'Unlock' : 'Lock',
      icon: 'lock',
      act: () => attempt(world.calls.editThread(channel.id, { locked: !thread.locked })),
    },
  ]
  return <Menu title="Thread" items={items.filter((item) => !!item)} anchor={anchor} onClose={onClose} />
}
