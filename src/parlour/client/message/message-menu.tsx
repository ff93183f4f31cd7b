import { useContext, useState } from 'preact/hooks'
import type { WireMessage } from '../../wire.ts'
import { useCommands } from '../commands/use-commands.ts'
import { Menu, type MenuItem } from '../components/menu.tsx'
import type { Anchor } from '../components/sheet.tsx'
import { Command } from '../kinds.ts'
import { PlaceContext } from '../place.ts'
import { useSession, useWorld } from '../session.ts'
import { isEphemeral } from '../talk.ts'
import { excerpt } from './lines.tsx'
import { ReactionPicker } from './reactions.tsx'
import { StartThread } from './start-thread.tsx'

/** What can be done with a message, the bot's commands on messages among it. */
export function MessageMenu({ message, anchor, onClose }: { message: WireMessage; anchor: Anchor; onClose: () => void }) {
  const session = useSession()
  const world = useWorld()
  const { channel } = useContext(PlaceContext)
  const commands = useCommands(Command.onMessage)
  const [more, setMore] = useState<'reaction' | 'thread'>()
  // what needs more than a press takes the menu's place
  if (more === 'reaction') return <ReactionPicker message={message} anchor={anchor} onClose={onClose} />
  if (more === 'thread') return <StartThread message={message} onClose={onClose} />

  const attempt = (asked: Promise<unknown>) => void asked.catch((error: Error) => session.tell(error.message))
  const can = world.channels.value.get(message.channel_id)?.can
  const own = message.author.id === world.person.value.id
  const lasting = !isEphemeral(message)
  const talk = world.talk(message.channel_id)
  const items: (MenuItem | false | undefined)[] = [
    lasting && can?.react && { label: 'React', icon: 'smile', opensMore: true, act: () => setMore('reaction') },
    lasting &&
      can?.send && {
        label: 'Reply',
        icon: 'reply',
        act: () => {
          talk.replyTo.value = message
        },
      },
    lasting &&
      can?.start_threads &&
      !message.thread && { label: 'Start a thread', icon: 'thread', opensMore: true, act: () => setMore('thread') },
    ...(lasting ? commands : []).map(
      (command): MenuItem => ({
        label: command.shown_name,
        icon: 'spark',
        act: () => void world.run(channel, command, { target: message.id }),
      }),
    ),
    {
      label: 'Copy the text',
      icon: 'copy',
      act: () =>
        void navigator.clipboard
          ?.writeText(message.content || excerpt(message, world, 4000))
          .catch(() => session.tell('Copying is not allowed here.')),
    },
    lasting &&
      can?.pin && {
        label: message.pinned ? 'Unpin' : 'Pin',
        icon: 'pin',
        act: () => attempt(world.calls.pin(message.channel_id, message.id, !message.pinned)),
      },
    lasting &&
      !own && { label: 'Mark unread', icon: 'mail', act: () => attempt(world.markUnread(message.channel_id, message.id)) },
    own &&
      lasting && {
        label: 'Edit',
        icon: 'edit',
        act: () => {
          world.editing.value = message.id
        },
      },
    lasting &&
      (own || can?.manage_messages) && {
        label: 'Delete',
        icon: 'trash',
        danger: true,
        act: () => attempt(world.calls.remove(message.channel_id, message.id)),
      },
  ]
  return <Menu title="Message" items={items.filter((item) => !!item)} anchor={anchor} onClose={onClose} />
}
