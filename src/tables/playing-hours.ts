/**
 * Playing time. Between a person's set hours, and not on vacation, the clock runs; at night it stands still. All sums are done
 * on instants, with the zone's own offsets, so that the days on which clocks are changed come out right.
 */
export type Hours = Between & {
  readonly zone: string
  /** On these days of the week (0 is Sunday) other hours, or none. */
  readonly days?: Readonly<Record<string, Between | null>>
}
export type Between = { readonly from: number; readonly to: number }
export type Span = { readonly from: number; readonly to: number }

const DAY = 86_400_000
const HOUR = 3_600_000
/** A clock that would run longer than this is not worth following. */
const FARTHEST = 400

const formats = new Map<string, Intl.DateTimeFormat>()

export function isZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

/** How far local time is ahead of UTC at that instant. */
function offsetAt(instant: number, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const local = Date.UTC(part.year!, part.month! - 1, part.day!, part.hour!, part.minute!, part.second!)
  return local - Math.floor(instant / 1000) * 1000
}

/** The instant at which a local clock shows that many hours after local midnight of a day (given as UTC midnight of its date). */
export function instantOf(date: number, hours: number, zone: string): number {
  const local = date + hours * HOUR
  const guess = local - offsetAt(local, zone)
  return local - offsetAt(guess, zone)
}

/** From midnight to midnight, as the zone's own clocks show it; null for days that do not exist, or in the wrong order. */
export function daysBetween(first: string, last: string, zone: string): Span | null {
  const [from, to] = [first, last].map((day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN))
  return from! <= to! ? { from: instantOf(from!, 0, zone), to: instantOf(to! + DAY, 0, zone) } : null
}

/** The windows in which a person plays, from an instant on; without hours, one without end. */
function* windowsFrom(start: number, hours: Hours | undefined): Generator<Span> {
  if (!hours || (hours.from === hours.to && !hours.days)) {
    yield { from: start, to: Number.POSITIVE_INFINITY }
    return
  }
  const today = Math.floor((start + offsetAt(start, hours.zone)) / DAY) * DAY
  // An evening that goes on into the next day ends where that day's own hours begin.
  let done = start
  for (let day = -1; day < FARTHEST; day++) {
    const date = today + day * DAY
    const between = hoursOn(hours, new Date(date).getUTCDay())
    if (!between) continue
    const to = instantOf(date, between.from + lengthOf(between), hours.zone)
    if (to <= done) continue
    yield { from: Math.max(instantOf(date, between.from, hours.zone), done), to }
    done = to
  }
}

/** When somebody plays on that day of the week; null if they do not. */
export const hoursOn = ({ days, from, to }: Hours, weekday: number): Between | null => {
  const own = days?.[weekday]
  return own === undefined ? { from, to } : own
}

/** From an hour to the same hour is a whole day. */
export const lengthOf = ({ from, to }: Between): number => (to > from ? to - from : to + 24 - from)

/** When the next of somebody's days begins; null where they play at all hours. */
export function openingAfter(now: number, hours: Hours | undefined): number | null {
  for (const { from, to } of windowsFrom(now, hours)) if (from > now && to !== Number.POSITIVE_INFINITY) return from
  return null
}

/** A window without what is taken out of it. */
function without(window: Span, gaps: readonly Span[]): Span[] {
  return gaps.reduce<Span[]>(
    (parts, gap) =>
      parts.flatMap((part) =>
        gap.to <= part.from || gap.from >= part.to
          ? [part]
          : [
              { from: part.from, to: gap.from },
              { from: gap.to, to: part.to },
            ].filter(({ from, to }) => to > from),
      ),
    [window],
  )
}

export type Availability = { readonly hours?: Hours | undefined; readonly gaps?: readonly Span[] | undefined }

/** When somebody plays, between two instants. Where one of their days goes on into the next there is no seam. */
function playing(start: number, end: number, { hours, gaps = [] }: Availability): Span[] {
  const spans: Span[] = []
  for (const window of windowsFrom(start, hours)) {
    if (window.from >= end) break
    for (const { from, to } of without(window, gaps)) {
      const last = spans.at(-1)
      if (last?.to === from) spans[spans.length - 1] = { from: last.from, to }
      else spans.push({ from, to })
    }
  }
  return spans
}

/** When all of them play, between two instants. */
export const sharedBetween = (start: number, end: number, people: readonly Availability[]): Span[] =>
  people.reduce<Span[]>(
    (shared, person) => {
      const theirs = playing(start, end, person)
      return shared.flatMap((one) =>
        theirs
          .map((other): Span => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
          .filter(({ from, to }) => to > from),
      )
    },
    [{ from: start, to: end }],
  )

/** The instant at which `amount` of playing time has passed since `start`. */
export function afterPlaying(start: number, amount: number, hours?: Hours, gaps: readonly Span[] = []): number {
  let left = amount
  let last = start
  for (const window of windowsFrom(start, hours)) {
    for (const { from, to } of without(window, gaps)) {
      if (to - from >= left) return from + left
      left -= to - from
      last = to
    }
  }
  return last + left
}

/** How much playing time lies between two instants. */
export function playedBetween(start: number, end: number, hours?: Hours, gaps: readonly Span[] = []): number {
  let sum = 0
  for (const window of windowsFrom(start, hours)) {
    if (window.from >= end) break
    for (const { from, to } of without({ from: window.from, to: Math.min(window.to, end) }, gaps)) sum += to - from
  }
  return sum
}
