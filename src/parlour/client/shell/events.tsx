import type { WireEvent } from '../../wire.ts'
import { now } from '../clock.ts'
import { useSession, useWorld } from '../session.ts'
import { formatTime } from '../time.ts'

/** What is on the calendar, above the channels as on Discord; nothing while nothing is. */
export function EventList() {
  const events = useWorld().events.value
  if (events.length === 0) return null
  return (
    <section aria-label="Events">
      <h2 class="sidebar-title">{events.length === 1 ? '1 event' : `${events.length} events`}</h2>
      <ul class="events">
        {events.map((event) => (
          <li key={event.id}>
            <Event event={event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Event({ event }: { event: WireEvent }) {
  const session = useSession()
  const world = useWorld()
  const when = event.is_on
    ? `On now, until ${formatTime(event.ends_at, 'f', now.value)}`
    : `${formatTime(event.starts_at, 'f', now.value)} · ${formatTime(event.starts_at, 'R', now.value)}`
  const turn = () => world.calls.interest(event.id, !event.mine).catch((error: Error) => session.tell(error.message))
  return (
    <details class="event">
      <summary>
        <b>{event.name}</b>
        <small>{when}</small>
      </summary>
      {event.description && <p>{event.description}</p>}
      <p class="event-place">{event.location}</p>
      <button type="button" class="button secondary" aria-pressed={event.mine} onClick={() => void turn()}>
        {event.mine ? 'Interested ✓' : 'Interested'} · {event.interested}
      </button>
    </details>
  )
}
