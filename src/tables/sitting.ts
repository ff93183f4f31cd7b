/**
 * A sitting: an hour at which all of them are at the table. While it lasts the clock is that of a blitz, nobody is rung, and one card follows the
 * game instead of new ones; then everything is as slow as it was. Nobody loses anything by it: whoever does not come, or has to go, ends it.
 */
import type { Seat } from '../kernel/contract.ts'
import type { Commit, NewPost, PersonRow, Seated, SeatRow, Sitting, Vote } from '../store/store.ts'
import { type BotText, inPublic } from '../words/words.ts'
import { clockKeys, clocksAfter, isSitting, PACES, peopleAt, type Settings, settingsAt, usualPaceOf } from './clock.ts'
import { commitAt, type House, hostedAt, refuse } from './house.ts'
import { answeredAhead } from './order-answers.ts'
import { type Availability, type Span, sharedBetween } from './playing-hours.ts'
import { atTable, namesAt, positionOf, seatOf } from './position.ts'
import { callingAt, noticeAt, postsAfter, refresh, refreshVote } from './posts.ts'
import { isComputer } from './seating.ts'
import { SITTING_TIMERS, sittingOnCalendar } from './set-timers.ts'
import { insideOf } from './states.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const SHORTEST = HOUR
const LONGEST = 2 * HOUR
/** People have to see the question, and answer it. */
const SOONEST = 2 * HOUR
const LATEST = 14 * DAY
const MOST_OFFERED = 5
/** Hours that are offered begin at whole ones, or half past. */
const EVEN = 30 * MINUTE
/** With less left of it than this, it is not worth sitting down any more. */
const WORTHWHILE = 20 * MINUTE

const peopleIn = ({ seats }: Pick<Seated, 'seats'>): SeatRow[] => seats.filter((row) => !isComputer(row))

const mentions = (people: readonly string[]) => people.map((person) => `<@${person}>`)

const availabilityOf = ({ settings: { hours, vacation } }: PersonRow): Availability => ({ hours, gaps: vacation })

async function playersAt(house: House, table: Seated): Promise<Availability[]> {
  const ids = peopleIn(table).map(({ person }) => person)
  return (await peopleAt(house, table)).filter(({ id }) => ids.includes(id)).map(availabilityOf)
}

/** The next hours that all of them share, each on another day. */
export async function sharedHours(house: House, table: Seated): Promise<Span[]> {
  const soonest = house.now() + SOONEST
  const found: Span[] = []
  for (const { from, to } of sharedBetween(soonest, house.now() + LATEST, await playersAt(house, table))) {
    for (let begin = Math.ceil(from / EVEN) * EVEN; to - begin >= SHORTEST; begin += DAY) {
      if (found.length === MOST_OFFERED) return found
      // The next evening is as good as this one; an hour later is not another choice.
      if (begin - (found.at(-1)?.from ?? 0) >= DAY / 2) found.push({ from: begin, to: Math.min(to, begin + LONGEST) })
    }
  }
  return found
}

/** How long a sitting that begins then is: while all of them play, if they do. */
export async function spanFrom(house: House, table: Seated, from: number): Promise<Span> {
  const [first] = sharedBetween(from, from + LONGEST, await playersAt(house, table))
  const isLong = first?.from === from && first.to - from >= SHORTEST
  return isLong ? first : { from, to: from + LONGEST }
}

/** Refuses where there is nothing to sit down to. */
export function maySit(table: Seated): void {
  if (table.status !== 'playing') refuse('table.not-playing')
  if (peopleIn(table).length < 2) refuse('sitting.alone')
  if (usualPaceOf(table)?.nights) refuse('sitting.blitz')
}

/** What asking for one means: refused where one is settled already. */
export function mayPropose(table: Seated): void {
  maySit(table)
  if (table.pausedAt !== null) refuse('sitting.paused')
  if (table.terms.sitting) refuse('sitting.settled')
}

/** All have said that they come. */
export function settled(house: House, table: Seated, { span, kind }: Vote): Omit<Commit, 'table' | 'seq' | 'at'> {
  if (!span) throw new Error(`a vote on ${kind} has no hour`)
  const sitting: Sitting = { ...span, people: peopleIn(table).flatMap(({ person }) => person ?? []) }
  const terms = { ...table.terms, sitting }
  return {
    change: { vote: null, terms },
    timers: [{ key: 'sitting', dueAt: span.from }, ...sittingOnCalendar(house, { terms })],
    posts: [
      noticeAt(house, table, { text: { say: 'sitting.agreed', ...span } }),
      ...refreshVote(house, table),
      ...refresh(house, table),
    ],
  }
}

/** Its hour has come: it begins, or the question is closed that not all have answered. */
export async function sittingDue(house: House, id: string): Promise<void> {
  const isOutOfReach = house.isInReach !== undefined && !(await house.isInReach(id, house.now()))
  await atTable(house, id, async (table) => {
    const { vote, status, terms } = table
    if (status !== 'playing') return
    if (vote?.kind === 'sitting') return unanswered(house, table)
    const { sitting } = terms
    if (!sitting || sitting.begun || sitting.from > house.now()) return
    const why = hindrance(house, table, sitting, isOutOfReach)
    await (why ? callOff(house, table, { text: { say: why } }) : begin(house, table, sitting))
  })
}

function hindrance(house: House, table: Seated, sitting: Sitting, isOutOfReach: boolean) {
  const people = peopleIn(table)
  if (isOutOfReach || table.heldAt !== null || sitting.to - house.now() < WORTHWHILE) return 'sitting.missed'
  if (table.pausedAt !== null) return 'sitting.rests'
  // Whoever has come since has not said yes.
  if (people.length < 2 || !people.every(({ person }) => sitting.people.includes(person!))) return 'sitting.others'
  return null
}

const unanswered = (house: House, table: Seated): Promise<void> =>
  commitAt(house, table, {
    change: { vote: null },
    posts: [noticeAt(house, table, { text: { say: 'sitting.unanswered' } }), ...refreshVote(house, table)],
  })

async function callOff(house: House, table: Seated, notice: Parameters<typeof callingAt>[2]): Promise<void> {
  const { sitting: _, ...terms } = table.terms
  await commitAt(house, table, {
    change: { terms },
    timers: sittingOnCalendar(house, table),
    clear: [...SITTING_TIMERS],
    posts: [...callingAt(house, table, notice), ...refresh(house, { ...table, terms } as Seated)],
  })
}

/** Somebody cannot come after all, or has to go. */
export const leaveSitting = (house: House, id: string, person: string): Promise<void> =>
  atTable(house, id, async (table) => {
    const { name } = seatOf(table, person) ?? refuse('table.no-seat')
    const { sitting } = table.terms
    if (!sitting || table.status !== 'playing') return refuse('sitting.none')
    if (sitting.begun) return over(house, table, { say: 'sitting.left', name })
    const ping = peopleIn(table).flatMap((row) => (row.person === null || row.person === person ? [] : [row.person]))
    await callOff(house, table, { text: { say: 'sitting.called-off', name, from: sitting.from, people: mentions(ping) }, ping })
  })

/** Every clock stopped, with what it has left. */
const stopped = (house: House, table: Seated, settings: Settings): SeatRow[] => {
  const { seats } = clocksAfter(house, table, [], null, settings)
  return table.seats.map((row) => seats.find(({ seat }) => seat === row.seat) ?? row)
}

/** Clocks of another pace for those who are asked; `bank` is what each begins with. */
function clocksAt(
  house: House,
  { table, owed, settings, bank }: { table: Seated; owed: readonly Seat[]; settings: Settings; bank: (row: SeatRow) => number },
): Required<Pick<Commit, 'seats' | 'timers' | 'clear'>> {
  const rested = table.seats.map((row) => ({ ...row, bank: bank(row), askedAt: null, dueAt: null }))
  const { seats, timers } = clocksAfter(house, { ...table, seats: rested }, owed, null, settings)
  const set = timers.map(({ key }) => key)
  return {
    seats: rested.map((row) => seats.find(({ seat }) => seat === row.seat) ?? row),
    timers,
    clear: table.seats.flatMap(({ seat }) => clockKeys(seat)).filter((key) => !set.includes(key)),
  }
}

/** One notice that rings, and below it the card that is changed from now on. */
async function begin(house: House, table: Seated, sitting: Sitting): Promise<void> {
  const { fenced } = insideOf(await positionOf(house, table))
  const settings = await settingsAt(house, table)
  const owed = fenced.awaited()
  const seats = stopped(house, table, settings)
  const begun = { told: fenced.state.told, banks: Object.fromEntries(seats.map(({ seat, bank }) => [seat, bank])) }
  const terms = { ...table.terms, sitting: { ...sitting, begun } }
  const clocks = clocksAt(house, { table: { ...table, terms, seats }, owed, settings, bank: () => PACES.blitz.bank })
  const people = peopleIn(table)
  const ping = people.flatMap(({ person }) => person ?? [])
  const text: BotText = { say: 'sitting.begins', people: mentions(ping), to: sitting.to }
  const [notice, ...whispers] = callingAt(house, table, { text, ping })
  const card: NewPost = {
    id: `${table.id}-${table.seq}-n`,
    channel: table.channel,
    // They have just been rung.
    body: { kind: 'card', fence: table.fence, since: table.card.told, asked: owed, there: people.map(({ seat }) => seat) },
    dueAt: house.now(),
  }
  await commitAt(house, table, {
    seats: clocks.seats,
    change: { terms, card: { ...table.card, post: card.id, asked: owed, told: fenced.state.told, fence: table.fence } },
    timers: [...clocks.timers, { key: 'sitting-over', dueAt: sitting.to }],
    clear: clocks.clear,
    posts: [...refresh(house, table), beforeCard(table, notice!), ...whispers, card],
  })
}

/** A step has one new card; a notice that comes with it needs another name. */
const beforeCard = ({ id, seq }: Seated, notice: NewPost): NewPost => ({ ...notice, id: `${id}-${seq}-sit` })

/** Its time is up. */
export const sittingOver = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    if (table.status === 'playing' && isSitting(table)) await over(house, table, { say: 'sitting.over' })
  })

/** Somebody who is asked does not answer: they are not there, or had to go. Nothing is held against them. */
export const sittingWithout = (house: House, id: string, seat: Seat): Promise<void> =>
  atTable(house, id, async (table) => {
    const row = table.seats.find((each) => each.seat === seat)
    if (table.status !== 'playing' || !isSitting(table) || row?.dueAt == null || row.dueAt > house.now()) return
    await over(house, table, { say: 'sitting.away', name: namesAt(table)(seat) })
  })

/** The table as it is without its sitting: every clock stands, with what it had left when that began. */
export function afterSitting(house: House, table: Seated, settings: Settings): Seated {
  const { sitting, ...terms } = table.terms
  const banks = sitting?.begun?.banks
  if (!banks) return { ...table, seats: stopped(house, table, settings) }
  const most = usualPaceOf(table)?.bank ?? 0
  const seats = table.seats.map((row) => ({ ...row, askedAt: null, dueAt: null, bank: banks[row.seat] ?? most }))
  return { ...table, terms, seats }
}

/** As slow as it was: a new card calls those who are asked, and tells what they have done together. */
async function over(house: House, table: Seated, text: BotText): Promise<void> {
  const { fenced } = insideOf(await positionOf(house, table))
  const settings = await settingsAt(house, table)
  const { lately: _, ...card } = table.card
  const told = table.terms.sitting?.begun?.told ?? card.told
  const slow: Seated = { ...afterSitting(house, table, settings), card: { ...card, told, asked: [] } }
  const clocks = clocksAt(house, { table: slow, owed: fenced.awaited(), settings, bank: ({ bank }) => bank })
  const ahead = answeredAhead(slow, fenced, house.now())
  const after = postsAfter(house, slow, { fence: table.fence, held: fenced, events: [], acted: null, settings, ahead })
  await commitAt(house, table, {
    seats: clocks.seats,
    change: { terms: slow.terms, card: { ...slow.card, ...after.card } },
    timers: [...clocks.timers, ...sittingOnCalendar(house, table)],
    clear: [...clocks.clear, ...SITTING_TIMERS],
    posts: [beforeCard(table, noticeAt(house, table, { text })), ...after.posts],
  })
}

/** On the calendar of its server stands the sitting that is settled, where we may put it there. */
export async function showSitting(house: House, id: string): Promise<void> {
  const table = await house.store.table(id)
  if (!table || table.terms.isPrivate) return
  const { server, channel, terms, status } = table
  const { title } = hostedAt(house, table.game, table.pack)
  const name = inPublic('calendar.sitting', { title, id })
  const sitting = status === 'playing' ? terms.sitting : undefined
  const about = inPublic('calendar.sitting-about')
  const events = sitting ? [{ name, about, from: sitting.from, to: sitting.to }] : []
  await house.calendar?.({ server, channel, names: [name], events })
}
