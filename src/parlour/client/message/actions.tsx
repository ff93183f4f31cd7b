import { useState } from 'preact/hooks'
import type { WireMessage } from '../../wire.ts'
import { IconButton } from '../components/icon.tsx'
import type { Anchor } from '../components/sheet.tsx'
import { useWorld } from '../session.ts'
import { isEphemeral } from '../talk.ts'
import { ReactionPicker } from './reactions.tsx'

/** Shown beside a message under the pointer or the keyboard's focus; on a touch screen only the three dots. */
export function Actions({ message, onMore }: { message: WireMessage; onMore: (anchor: Anchor) => void }) {
  const world = useWorld()
  const [reacting, setReacting] = useState<Anchor>()
  const can = world.channels.value.get(message.channel_id)?.can
  const lasting = !isEphemeral(message)
  return (
    <div class="actions">
      {lasting && can?.react && (
        <IconButton
          icon="smile"
          label="React"
          class="pointer-only"
          onClick={(event) => setReacting(event.currentTarget as Element)}
        />
      )}
      {lasting && can?.send && (
        <IconButton
          icon="reply"
          label="Reply"
          class="pointer-only"
          onClick={() => {
            world.talk(message.channel_id).replyTo.value = message
          }}
        />
      )}
      <IconButton icon="more" label="More" onClick={(event) => onMore(event.currentTarget as Element)} />
      {reacting && <ReactionPicker message={message} anchor={reacting} onClose={() => setReacting(undefined)} />}
    </div>
  )
}
