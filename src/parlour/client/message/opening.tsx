import { useContext } from 'preact/hooks'
import { Avatar } from '../components/avatar.tsx'
import { ChannelSign } from '../components/choices.tsx'
import { PlaceContext } from '../place.ts'
import { useWorld } from '../session.ts'

/** What stands above the first message. */
export function Opening() {
  const world = useWorld()
  const { channel: id } = useContext(PlaceContext)
  const channel = world.channels.value.get(id)
  if (!channel) return null
  const { recipient } = channel
  const name = world.titleOf(channel)
  return (
    <div class="opening">
      <span class="opening-sign">
        {recipient ? (
          <Avatar url={world.member(recipient.id)?.avatar_url} name={name} size={56} />
        ) : (
          <ChannelSign channel={channel} />
        )}
      </span>
      <h2>{name}</h2>
      <p>
        {recipient
          ? `The beginning of your conversation with ${name}.`
          : (channel.topic ?? `The beginning of ${channel.thread ? 'this thread' : `#${channel.name}`}.`)}
      </p>
      {channel.can.commands && (
        <p>
          Press <kbd>/</kbd> to see what the bot can do.
        </p>
      )}
    </div>
  )
}
