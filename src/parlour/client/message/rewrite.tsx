import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { WireMessage } from '../../wire.ts'
import { useSession, useWorld } from '../session.ts'

/** One's own message, to be changed in place. */
export function Rewrite({ message }: { message: WireMessage }) {
  const session = useSession()
  const world = useWorld()
  const [text, setText] = useState(message.content)
  const area = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => area.current!.focus(), [])
  const stop = () => {
    world.editing.value = undefined
  }
  const save = async () => {
    try {
      if (text.trim() && text !== message.content) await world.calls.edit(message.channel_id, message.id, text)
      stop()
    } catch (error) {
      session.tell((error as Error).message)
    }
  }
  return (
    <form
      class="rewrite"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <textarea
        aria-label="Edit the message"
        value={text}
        rows={Math.min(8, text.split('\n').length + 1)}
        ref={area}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') stop()
          else if (event.key === 'Enter' && !event.shiftKey) {
            event.preventDefault()
            void save()
          }
        }}
      />
      <button type="submit" class="button primary">
        Save
      </button>
      <button type="button" class="button" onClick={stop}>
        Cancel
      </button>
    </form>
  )
}
