/** The news of the house. */
import type { APIInteraction, GuildScheduledEventStatus, Snowflake } from 'discord-api-types/v10'
import type { Channel, Direct, Emoji, Message, Person, Role, Room, ScheduledEvent, Thread } from './records.ts'
import type { WireInteraction, WireModal } from './wire.ts'

/** Everything that can happen in the parlour. The gateway tells bots of it, the feed tells people; neither is known here. */
export type Happening =
  | { kind: 'message'; change: 'create' | 'update' | 'delete'; message: Message; channel: Channel; pinged: Snowflake[] }
  | { kind: 'messages-swept'; channel: Channel; ids: Snowflake[] }
  | { kind: 'reaction'; added: boolean; message: Message; channel: Channel; person: Person; emoji: Emoji }
  | { kind: 'reactions-cleared'; message: Message; channel: Channel; emoji: Emoji | null }
  | { kind: 'pins'; channel: Channel }
  | { kind: 'room'; change: 'create' | 'update' | 'delete'; room: Room }
  | { kind: 'thread'; change: 'create' | 'update' | 'delete'; thread: Thread }
  | { kind: 'thread-members'; thread: Thread; added: Snowflake[]; removed: Snowflake[] }
  | { kind: 'direct'; direct: Direct }
  | { kind: 'member'; change: 'add' | 'update' | 'remove'; person: Person }
  | { kind: 'event'; change: 'create' | 'update' | 'delete'; event: ScheduledEvent; status: GuildScheduledEventStatus }
  | { kind: 'event-interest'; event: ScheduledEvent; person: Snowflake; isThere: boolean }
  | { kind: 'role'; change: 'create' | 'update' | 'delete'; role: Role }
  /** It changed; or it was opened to the bot, or closed to it. */
  | { kind: 'guild'; change: 'update' | 'create' | 'delete' }
  | { kind: 'person'; person: Person }
  | { kind: 'typing'; channel: Channel; person: Person }
  | { kind: 'commands' }
  | { kind: 'read'; person: Snowflake; channel: Channel }
  | { kind: 'interaction'; person: Snowflake; payload: APIInteraction }
  | { kind: 'interaction-state'; person: Snowflake; state: WireInteraction }
  | { kind: 'modal'; person: Snowflake; modal: WireModal }
  | { kind: 'bot'; online: boolean }

export type Listener = (happening: Happening) => void

/** Listeners hear of things in the order in which they happened, even when one of them makes something else happen. */
export function openHappenings() {
  const listeners = new Set<Listener>()
  const waiting: Happening[] = []
  let telling = false
  return {
    listen(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit(happening: Happening): void {
      waiting.push(happening)
      if (telling) return
      telling = true
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) for (const listener of listeners) listener(next)
      } finally {
        telling = false
      }
    },
  }
}
