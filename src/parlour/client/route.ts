// Where the page is, kept in the address: `#/as/<person>/c/<channel>/m/<message>`, and for two people side by side the same again
// after `/beside`. A copied address, a second tab or a reload therefore shows the same people in the same places.

export interface Seat {
  person: string
  channel?: string
  /** A message to scroll to and light up. */
  message?: string
}

export interface Route {
  /** One seat, or two side by side; none before anybody has sat down. */
  seats: Seat[]
}

export function parseRoute(hash: string): Route {
  const [first = '', second] = hash.replace(/^#/, '').split('/beside')
  return { seats: [first, second].map(parseSeat).filter((seat) => seat !== undefined) }
}

const SEAT = /^\/(?:as\/)?(\d+)(?:\/c\/(\d+)(?:\/m\/(\d+))?)?\/?$/

function parseSeat(text: string | undefined): Seat | undefined {
  const [, person, channel, message] = SEAT.exec(text ?? '') ?? []
  return person ? { person, ...(channel ? { channel } : {}), ...(message ? { message } : {}) } : undefined
}

export function formatRoute({ seats }: Route): string {
  const [first, second] = seats
  if (!first) return '#/'
  return `#/as/${formatSeat(first)}${second ? `/beside/${formatSeat(second)}` : ''}`
}

function formatSeat({ person, channel, message }: Seat): string {
  return person + (channel ? `/c/${channel}${message ? `/m/${message}` : ''}` : '')
}

/** The same route with one seat moved. */
export function withSeat(route: Route, index: number, seat: Seat): Route {
  return { seats: route.seats.map((old, i) => (i === index ? seat : old)) }
}

/** Discord's address of a channel or message, as bots print it to jump there. */
export function parseJump(url: string): { channel: string; message?: string } | undefined {
  const [, channel, message] =
    /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/.exec(url) ?? []
  return channel ? { channel, ...(message ? { message } : {}) } : undefined
}
