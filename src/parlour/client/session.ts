// The line to the server: one socket that follows everybody, so that each avatar can show who is wanted.
import { signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { WireBot, WireCall, WireNews, WirePerson } from '../wire.ts'
import { formatRoute, parseRoute, type Route, type Seat, withSeat } from './route.ts'
import { World } from './world.ts'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8_000

/** Something to look at in full size. */
export interface Picture {
  url: string
  alt: string
}

/** All that the page knows, apart from what single components keep to themselves. */
export class Session {
  readonly line = signal<'connecting' | 'open' | 'lost'>('connecting')
  readonly people = signal<readonly WirePerson[]>([])
  readonly bot = signal<WireBot | undefined>(undefined)
  readonly worlds = signal<ReadonlyMap<string, World>>(new Map())
  readonly route = signal<Route>(parseRoute(location.hash))
  /** Which of two seats side by side the channel list and the shortcuts speak to. */
  readonly active = signal(0)
  /** A short notice at the edge of the page, gone by itself. */
  readonly notice = signal('')
  readonly lightbox = signal<{ pictures: Picture[]; at: number } | undefined>(undefined)
  #socket: WebSocket | undefined
  #followed = new Set<string>()
  readonly #met = new Map<string, WirePerson>()
  #pause = FIRST_PAUSE

  start(): void {
    addEventListener('hashchange', () => {
      this.route.value = parseRoute(location.hash)
    })
    addEventListener('online', () => this.#socket ?? this.#connect())
    this.#connect()
  }

  /** The active seat takes another place; the other one stays. */
  go(seat: Seat, index = this.active.value): void {
    this.show(withSeat(this.route.value, index, seat))
  }

  /** Somebody was added from here; the news of them may still be on their way, behind older ones. */
  meet(person: WirePerson): void {
    if (this.people.value.some(({ id }) => id === person.id)) return
    this.#met.set(person.id, person)
    this.#know(this.people.value)
  }

  /** Puts a person into the active seat, in the same channel where they can see it; whoever sits beside already is merely looked at. */
  sit(person: string): void {
    const { seats } = this.route.value
    const present = seats.findIndex((seat) => seat.person === person)
    if (present >= 0) {
      this.active.value = present
      return
    }
    const channel = seats[this.active.value]?.channel
    const visible = channel && (this.worlds.value.get(person)?.channels.value.has(channel) ?? false)
    this.show(
      seats.length > 0
        ? withSeat(this.route.value, this.active.value, visible ? { person, channel } : { person })
        : { seats: [{ person }] },
    )
  }

  /** Two people side by side, and back to the one who is active. */
  toggleSecondSeat(): void {
    const { seats } = this.route.value
    if (seats.length > 1) {
      this.show({ seats: [seats[this.active.value] ?? seats[0]!] })
      return
    }
    const other = this.people.value.find(({ id }) => id !== seats[0]?.person)
    if (!seats[0] || !other) return
    const { channel } = seats[0]
    const visible = channel && this.worlds.value.get(other.id)?.channels.value.has(channel)
    this.show({ seats: [seats[0], visible ? { person: other.id, channel } : { person: other.id }] })
    this.active.value = 1
  }

  show(route: Route): void {
    this.active.value = Math.min(this.active.value, Math.max(route.seats.length - 1, 0))
    location.hash = formatRoute(route)
    this.route.value = route
  }

  /** The message asked for is in view: the address forgets it, so that it can be asked for again. */
  arrived(index: number): void {
    const seats = this.route.value.seats.map(({ message, ...seat }, i) => (i === index || !message ? seat : { ...seat, message }))
    history.replaceState(null, '', formatRoute({ seats }))
    this.route.value = { seats }
  }

  tell(notice: string): void {
    this.notice.value = notice
    setTimeout(() => {
      if (this.notice.value === notice) this.notice.value = ''
    }, 6_000)
  }

  #connect(): void {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/wire/socket`)
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as WireNews)
    socket.onclose = () => {
      this.#socket = undefined
      this.#followed.clear()
      this.line.value = 'lost'
      setTimeout(() => this.#socket ?? this.#connect(), this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    }
  }

  #hear(news: WireNews): void {
    switch (news.t) {
      case 'hello':
        this.line.value = 'open'
        this.#pause = FIRST_PAUSE
        this.bot.value = news.bot
        this.#know(news.people)
        for (const world of this.worlds.value.values()) world.catchUp()
        break
      case 'people':
        this.#know(news.people)
        break
      case 'bot':
        this.bot.value = news.bot
        break
      case 'error':
        console.warn('The parlour refused a call:', news.error.message)
        break
      case 'world':
        if (!this.worlds.value.has(news.person))
          this.worlds.value = new Map(this.worlds.value).set(news.person, new World(news.world))
        else this.worlds.value.get(news.person)!.renew(news.world)
        break
      default:
        this.worlds.value.get(news.person)?.hear(news)
    }
  }

  #know(told: readonly WirePerson[]): void {
    for (const { id } of told) this.#met.delete(id)
    this.people.value = [...told, ...this.#met.values()]
    for (const { id } of this.people.value) {
      if (this.#followed.has(id)) continue
      this.#followed.add(id)
      this.#say({ op: 'follow', person: id })
    }
  }

  #say(call: WireCall): void {
    this.#socket?.send(JSON.stringify(call))
  }
}

const SessionContext = createContext<Session | undefined>(undefined)
const WorldContext = createContext<World | undefined>(undefined)

export const SessionProvider = SessionContext.Provider
export const WorldProvider = WorldContext.Provider

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('There is no session around this component')
  return session
}

/** The world of the person whose pane this component stands in. */
export function useWorld(): World {
  const world = useContext(WorldContext)
  if (!world) throw new Error('There is no world around this component')
  return world
}
