import { useEffect, useState } from 'preact/hooks'
import type { WireChannel, WireMessage } from '../../wire.ts'
import { Sheet } from '../components/sheet.tsx'
import { excerpt } from '../message/lines.tsx'
import { useGo } from '../place.ts'
import { useWorld } from '../session.ts'
import { formatTime } from '../time.ts'

/** Asked for when it is opened: pins change seldom and are looked at seldom. */
export function PinList({ channel, onClose }: { channel: WireChannel; onClose: () => void }) {
  const world = useWorld()
  const go = useGo()
  const [pins, setPins] = useState<WireMessage[]>()
  const [fault, setFault] = useState('')
  useEffect(() => void world.calls.pins(channel.id).then(setPins, (error: Error) => setFault(error.message)), [channel.id])
  return (
    <Sheet title="Pinned messages" onClose={onClose}>
      {fault && <p class="fault">{fault}</p>}
      {pins?.length === 0 && <p class="placeholder">Nothing is pinned here.</p>}
      <ul class="plain-list">
        {pins?.map((message) => (
          <li key={message.id}>
            <button
              type="button"
              class="pin"
              onClick={() => {
                onClose()
                go({ channel: channel.id, message: message.id })
              }}
            >
              <span>
                <b>{world.nameOf(message.author)}</b> <small>{formatTime(Date.parse(message.timestamp), 'f', 0)}</small>
              </span>
              <span>{excerpt(message, world, 200)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
