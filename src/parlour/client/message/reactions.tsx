import type { WireMessage } from '../../wire.ts'
import { Emoji, emojiKey } from '../components/emoji.tsx'
import { Picker } from '../components/picker.tsx'
import type { Anchor } from '../components/sheet.tsx'
import { useSession, useWorld } from '../session.ts'

/** Counts come from the message; which of them are one's own is said in the note, since a message is shared. */
export function Reactions({ message }: { message: WireMessage }) {
  const react = useReact(message)
  return (
    <div class="reactions">
      {message.reactions!.map(({ emoji, count }) => {
        const key = emojiKey(emoji)
        const mine = message.wire.my_reactions.includes(key)
        return (
          <button
            key={key}
            type="button"
            class={`reaction ${mine ? 'mine' : ''}`}
            aria-pressed={mine}
            aria-label={`${emoji.name}, ${count}`}
            onClick={() => react(key, !mine)}
          >
            <Emoji emoji={emoji} /> {count}
          </button>
        )
      })}
    </div>
  )
}

/** Nothing changes on the page until the server says so: it will, to everybody, in the same moment. */
function useReact(message: WireMessage): (emoji: string, on: boolean) => void {
  const session = useSession()
  const world = useWorld()
  return (emoji, on) => {
    world.calls.react(message.channel_id, message.id, emoji, on).catch((error: Error) => session.tell(error.message))
  }
}

// Enough for a table of players. Anything rarer can be typed into a message.
const COMMON: [string, string][] = [
  ['👍', 'Yes'],
  ['👎', 'No'],
  ['❤️', 'Heart'],
  ['😂', 'Laughing'],
  ['😮', 'Surprised'],
  ['😢', 'Sad'],
  ['🎉', 'Celebration'],
  ['🔥', 'Fire'],
  ['👀', 'Looking'],
  ['🤔', 'Thinking'],
  ['✅', 'Done'],
  ['❌', 'Refused'],
  ['⏳', 'Waiting'],
  ['⚔️', 'Swords'],
  ['🛡️', 'Shield'],
  ['👑', 'Crown'],
]

export function ReactionPicker({ message, anchor, onClose }: { message: WireMessage; anchor: Anchor; onClose: () => void }) {
  const react = useReact(message)
  return (
    <Picker
      title="React with"
      choices={COMMON.map(([value, label]) => ({ value, label, picture: <Emoji emoji={{ id: null, name: value }} /> }))}
      chosen={[]}
      min={1}
      max={1}
      anchor={anchor}
      onChoose={([emoji]) => emoji && react(emoji, !message.wire.my_reactions.includes(emoji))}
      onClose={onClose}
    />
  )
}
