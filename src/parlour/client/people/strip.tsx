import { useState } from 'preact/hooks'
import type { WirePerson } from '../../wire.ts'
import { Avatar } from '../components/avatar.tsx'
import { Icon } from '../components/icon.tsx'
import { formatRoute } from '../route.ts'
import { useSession } from '../session.ts'
import { AddPerson } from './add-person.tsx'

/** Everybody one can play as: one press changes the seat, a middle click opens it in a tab of its own. */
export function PeopleStrip({ upright }: { upright?: boolean }) {
  const session = useSession()
  const [adding, setAdding] = useState(false)
  const { seats } = session.route.value
  const people = session.people.value
  return (
    <nav class={`strip ${upright ? 'upright' : ''}`} aria-label="People">
      {upright && <img class="brand" src="/icon.svg" alt="Parlour" width={40} height={40} />}
      <ul>
        {people.map((person, i) => (
          <li key={person.id}>
            <SeatLink person={person} number={i + 1} />
          </li>
        ))}
      </ul>
      {upright && (
        <>
          <button
            type="button"
            class="strip-button"
            aria-label="Add a person"
            title="Add a person"
            onClick={() => setAdding(true)}
          >
            <Icon name="plus" />
          </button>
          {people.length > 1 && (
            <button
              type="button"
              class="strip-button"
              aria-pressed={seats.length > 1}
              aria-label="Two people side by side"
              title="Two people side by side"
              onClick={() => session.toggleSecondSeat()}
            >
              <Icon name="columns" />
            </button>
          )}
        </>
      )}
      {adding && <AddPerson onClose={() => setAdding(false)} />}
    </nav>
  )
}

/** The ring says who is looked at, the number who is wanted. */
function SeatLink({ person, number }: { person: WirePerson; number: number }) {
  const session = useSession()
  const { seats } = session.route.value
  const index = seats.findIndex((seat) => seat.person === person.id)
  const channels = session.worlds.value.get(person.id)?.channels.value
  const pings = [...(channels?.values() ?? [])].reduce((sum, { mentions }) => sum + mentions, 0)
  const current = seats[session.active.value]
  return (
    <a
      class={`seat ${index === session.active.value ? 'here' : index >= 0 ? 'beside' : ''} ${person.in_guild ? '' : 'outside'}`}
      href={formatRoute({ seats: [{ person: person.id, ...(current?.channel ? { channel: current.channel } : {}) }] })}
      aria-label={`${person.name}${pings > 0 ? `, ${pings} ${pings === 1 ? 'ping' : 'pings'}` : ''}`}
      aria-current={index === session.active.value ? 'true' : undefined}
      title={`${person.name} (Alt+${number})`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return // the browser opens a tab
        event.preventDefault()
        session.sit(person.id)
      }}
    >
      <Avatar url={person.avatar_url} name={person.name} size={40} />
      {pings > 0 && <span class="ping">{pings > 99 ? '99+' : pings}</span>}
      <span class="seat-name">{person.name}</span>
    </a>
  )
}
