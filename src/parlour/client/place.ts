// Where a component stands: in whose seat, which channel, which message.
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { WireMessage } from '../wire.ts'
import { useSession } from './session.ts'

/** Index of the seat on the page and the channel it looks at. */
export const PlaceContext = createContext({ seat: 0, channel: '' })
export const MessageContext = createContext<WireMessage | undefined>(undefined)

/** The message a component belongs to: presses are sent with its id. */
export function useMessage(): WireMessage {
  const message = useContext(MessageContext)
  if (!message) throw new Error('There is no message around this component')
  return message
}

/** Moves the seat this component stands in to another channel or message. */
export function useGo(): (to: { channel: string; message?: string }) => void {
  const session = useSession()
  const { seat } = useContext(PlaceContext)
  return (to) => session.go({ person: session.route.value.seats[seat]!.person, ...to }, seat)
}
