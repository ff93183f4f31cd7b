import { useEffect } from 'preact/hooks'
import type { WireChannel } from '../../wire.ts'
import { Channel } from '../kinds.ts'
import type { Seat } from '../route.ts'
import { useSession } from '../session.ts'
import type { World } from '../world.ts'

const KEY = 'parlour.place.'

/** An address without a person or channel, or with one that is gone, leads to where they were last, else to the first of all. */
export function useDefaultSeat(): void {
  const session = useSession()
  const people = session.people.value
  const worlds = session.worlds.value
  const route = session.route.value
  useEffect(() => {
    const [first] = people
    if (!first) return
    if (route.seats.length === 0) return session.show({ seats: [{ person: remembered('person', people) ?? first.id }] })
    const seats = route.seats.map((seat): Seat => {
      if (!people.some(({ id }) => id === seat.person)) return { person: first.id }
      const world = worlds.get(seat.person)
      if (!world || (seat.channel && world.channels.value.has(seat.channel))) return seat
      const channel = defaultChannel(world)
      return channel ? { person: seat.person, channel } : { person: seat.person }
    })
    if (seats.some((seat, i) => seat !== route.seats[i] && JSON.stringify(seat) !== JSON.stringify(route.seats[i])))
      session.show({ seats })
    for (const { person, channel } of seats) if (channel) localStorage.setItem(KEY + person, channel)
    localStorage.setItem(`${KEY}person`, seats[0]!.person)
  })
}

/** Remembered per browser, not on the server: it is about this screen. */
function remembered(what: string, among: readonly { id: string }[]): string | undefined {
  const id = localStorage.getItem(KEY + what)
  return among.find((one) => one.id === id)?.id
}

function defaultChannel(world: World): string | undefined {
  const channels = [...world.channels.value.values()].filter(({ type }) => type !== Channel.category)
  return (
    remembered(world.person.value.id, channels) ??
    channels.filter(isText).sort((a, b) => a.position - b.position)[0]?.id ??
    channels[0]?.id
  )
}

function isText({ type }: WireChannel): boolean {
  return type === Channel.text || type === Channel.announcement
}
