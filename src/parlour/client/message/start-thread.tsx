import type { WireMessage } from '../../wire.ts'
import { NameForm } from '../components/name-form.tsx'
import { Sheet } from '../components/sheet.tsx'
import { useGo } from '../place.ts'
import { useWorld } from '../session.ts'
import { excerpt } from './lines.tsx'

/** A conversation of its own that grows out of a message; whoever starts it is taken there. */
export function StartThread({ message, onClose }: { message: WireMessage; onClose: () => void }) {
  const world = useWorld()
  const go = useGo()
  return (
    <Sheet title="Start a thread" onClose={onClose} class="form">
      <NameForm
        name={excerpt(message, world, 40)}
        longest={100}
        action="Start"
        onName={async (name) => {
          const thread = await world.calls.startThread(message.channel_id, { name, message: message.id })
          onClose()
          // the server will say so too, but perhaps only after we have gone there
          world.hear({ t: 'channel', person: world.person.value.id, channel: thread })
          go({ channel: thread.id })
        }}
      />
    </Sheet>
  )
}
