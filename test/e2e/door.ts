/**
 * Secrecy at the door of Discord. Two houses play the same game, and differ only in what somebody may not know: the others' hands,
 * decks, sealed answers, and what the others were told in private. The same presses are made in both, through the real bot. All that
 * reaches this person and the channel must be the same: messages, panels, alt texts, what is drawn, custom ids, file names, log lines.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { ComponentType } from 'discord.js'
import pino from 'pino'
import type { Film } from '../../render/film/frames.ts'
import type { Studio } from '../../render/studio.ts'
import type { Archon } from '../../src/archon.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { alike } from '../../src/kernel/alike.ts'
import type { Decision, Seat } from '../../src/kernel/contract.ts'
import { misfit, sample } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import { openClock } from '../../src/parlour/clock.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { Exchange } from '../../src/parlour/traffic.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import { openDatabase } from '../../src/sqlite.mjs'
import type { Letter, Seated, SeatRow } from '../../src/store/store.ts'
import { give, open as reveal } from '../../src/tables/play.ts'
import { decisionsOf, type Position, positionOf, viewFor } from '../../src/tables/position.ts'
import { tableName } from '../../src/words/en/table-names.ts'
import type { Play } from '../suite/inherited.ts'
import { type Evening, evening, pressables, verbOf } from './evening.ts'

/** What somebody looks at and does; sitting down elsewhere, resigning and the like are other stories. */
const LOOKS = new Set([
  'turn',
  'hand',
  'board',
  'text',
  'recap',
  'story',
  'rules',
  'more',
  'closer',
  'offer',
  'why',
  'step',
  'film',
  'scratch',
])
const ANSWERS = new Set(['go', 'sure', 'some', 'mark', 'undo'])

export type Walk = {
  readonly presses: number
  readonly compared: number
  /** What differed, in a sentence; null if nothing did. */
  readonly leak: string | null
}

/** Leaks that are put in on purpose, to show that they are found. */
export type Plant = 'private events told to all' | 'the hand of another' | 'a card in a file name' | null

function tamper({ house: { store } }: Archon, plant: Plant): void {
  const open = store as { -readonly [K in keyof typeof store]: (typeof store)[K] }
  const { takePosts, letter, standing, table } = store
  if (plant === 'private events told to all') {
    const blabbed = (read: Letter): Letter => ({
      ...read,
      events: read.events.map((event) => ({ ...event, to: 'all', weight: 'headline' })),
    })
    open.takePosts = async (...asked) => {
      const { letters, next } = await takePosts(...asked)
      return { letters: letters.map(blabbed), next }
    }
    open.letter = async (...asked) => {
      const read = await letter(...asked)
      return read && blabbed(read)
    }
  }
  if (plant === 'the hand of another') {
    const swapped = (found: Seated): Seated => {
      const [first, second, ...rest] = found.seats as [SeatRow, SeatRow, ...SeatRow[]]
      const sits = (seat: SeatRow, { person, name }: SeatRow): SeatRow => ({ ...seat, person, name })
      return { ...found, seats: [sits(first, second), sits(second, first), ...rest] }
    }
    open.standing = async (...asked) => {
      const found = await standing(...asked)
      return found && { ...found, table: swapped(found.table) }
    }
    open.table = async (...asked) => {
      const found = await table(...asked)
      return found && swapped(found)
    }
  }
}

/** One of the two houses. */
export type Room = {
  readonly night: Evening
  readonly me: Guest
  readonly channel: string
  readonly table: string
  readonly log: string[]
  readonly drawn: string[]
}

const MANY = 1_000
const OF_A_TRIAL = /(\ba1\|[a-z-]+\|)i[0-9a-z]{8}\b/
const SEED_OF_NAMES = /[0-9a-f]{18}(?=\.(png|jpg))/g

/** `seat`: whose eyes; null are those of somebody without a seat, who sees what the channel sees. */
export async function walk(
  hosted: AnyHosted,
  play: Play,
  seat: Seat | null,
  seed: number,
  presses: number,
  plant: Plant = null,
): Promise<Walk> {
  return inTwoHouses(hosted, play, seat, seed, plant, (rooms) => pressAlike(rooms, seat, seed, presses))
}

/** The same game in two houses that this seat cannot tell apart, and what somebody does in both. */
export async function inTwoHouses<T>(
  hosted: AnyHosted,
  play: Play,
  seat: Seat | null,
  seed: number,
  plant: Plant,
  work: (rooms: readonly [Room, Room]) => Promise<T>,
): Promise<T> {
  const at = Date.UTC(2026, 10, 1)
  const one = await enter(hosted, play, seat, seed, at, plant)
  const two = await enter(hosted, play, seat, seed, at, plant)
  const rooms = [one, two] as const
  try {
    for (const room of rooms) await playAhead(room, seed)
    await makeAlike(two, hosted, seat, seed)
    // The second process was started anew for it: the first one forgets as much.
    await rooms[0].night.restart()
    await rooms[0].night.archon.settle()
    for (const { night } of rooms) tamper(night.archon, plant)
    // What was posted so far was posted by the same world.
    forgetHeard(rooms)
    return await work(rooms)
  } finally {
    for (const { night } of rooms) await night.close()
  }
}

export function forgetHeard(rooms: readonly Room[]): void {
  for (const { log, drawn, night } of rooms) {
    log.length = 0
    drawn.length = 0
    night.parlour.traffic.length = 0
  }
}

async function enter(
  hosted: AnyHosted,
  { seats, options }: Play,
  seat: Seat | null,
  seed: number,
  at: number,
  plant: Plant,
): Promise<Room> {
  const log: string[] = []
  const drawn: string[] = []
  const clock = openClock({ standingAt: at })
  const night: Evening = await evening(
    [hosted],
    {
      // A name that follows from the whole state, as no honest name does.
      studio: sketching(drawn, async () => (plant === 'a card in a file name' ? secretOf(night) : '0'.repeat(18))),
      log: pino({ level: 'info', base: null, timestamp: false }, { write: (line: string) => void log.push(line) }),
      secrets: () => createHash('sha256').update(`door ${seed}`).digest('hex'),
    },
    { clock },
  )
  const { parlour, archon } = night
  // The clock stands still, so that a minute would never be over.
  const many = { requests: 1_000_000 }
  await archon.house.store.saveServer(parlour.guildId, { limits: { person: many, server: many } })
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  const people = names.map((name) => parlour.person(name))
  const [first] = people as [Guest]
  await first.slash('/table open', { game: hosted.game.id, seats, here: true, pace: 'none' }, { channel: 'tables' })
  await archon.settle()
  const channel = parlour.channel('tables')
  for (const person of people.slice(1)) await person.in(channel).click('Join')
  const table = (await archon.house.store.tablesOf(first.id))[0]!.id
  const file = openDatabase(join(night.folder, 'archon.sqlite'))
  file.prepare('update tables set options = ? where id = ?').run(JSON.stringify(options), table)
  file.close()
  await archon.settle()
  await first.in(channel).click('Start')
  await archon.settle()
  const me = seat === null ? parlour.person('Zoe') : people[Number(seat.slice(1)) - 1]!
  return { night, me, channel, table, log, drawn }
}

async function secretOf({ folder }: Evening): Promise<string> {
  const file = openDatabase(join(folder, 'archon.sqlite'), { readonly: true })
  const row = file.prepare('select state from tables').get() as { state: string | null }
  file.close()
  return `card-${createHash('sha256').update(`${row.state}`).digest('base64url').slice(0, 6)}`
}

/** What a film shows, and how long each frame of it stands, is all there is to it. */
function filming(drawn: string[], name: () => Promise<string>): NonNullable<Studio['films']> {
  const made = new Map<string, Film>()
  return {
    shows: () => true,
    ready: (key) => made.get(key),
    async film(key, reel) {
      const { cast, alt, frames } = await reel()
      const all = [JSON.stringify([cast, alt])]
      for await (const frame of frames()) all.push(JSON.stringify(frame))
      drawn.push(`film ${createHash('sha256').update(all.join()).digest('base64').slice(0, 12)}`)
      const film: Film = { bytes: Buffer.from(all.join()), type: 'video/mp4', alt, name: `${await name()}.mp4` }
      made.set(key, film)
      return film
    },
    close() {},
  }
}

/** What is drawn depends on the view and the order alone, so these two are the picture. */
const sketching = (drawn: string[], name: () => Promise<string>): Studio => ({
  async draw(game, view, ask) {
    if (ask.kind === 'legend' && ask.page > 1) return null // a legend ends
    const bytes = Buffer.from(JSON.stringify([game, view, ask]))
    const alt = createHash('sha256').update(bytes).digest('base64').slice(0, 12)
    drawn.push(`${ask.kind} ${alt}`)
    return { bytes, type: 'image/png', width: 10, height: 10, alt, name: `${await name()}.png` } as never
  },
  films: filming(drawn, name),
  close() {},
})

const positionIn = async ({ night: { archon }, table }: Room): Promise<Position> =>
  positionOf(archon.house, (await archon.house.store.table(table))!)

const isDrafting = (position: Position, seat: Seat) => position.seen(seat).drafted !== null

/** What waits for an answer: of whoever has begun something, as far as they have come. */
const waitingAt = (position: Position): Decision[] =>
  position.table.seats
    .flatMap(({ seat }) => decisionsOf(position, seat))
    .filter(({ offer, given }) => !offer && given === undefined)

/** Some answers given behind the scenes, the same in both houses, so that there is something to hide; up to where nobody drafts. */
async function playAhead(room: Room, seed: number): Promise<void> {
  const random = dice(seed)
  const count = 4 + random(40)
  for (let i = 0; i < 400; i++) {
    const position = await positionIn(room)
    if (
      position.table.status !== 'playing' ||
      (i >= count && !position.table.seats.some(({ seat }) => isDrafting(position, seat)))
    )
      break
    const waiting = waitingAt(position)
    const drafting = waiting.filter(({ seat }) => isDrafting(position, seat))
    const open = drafting.length > 0 ? drafting : waiting
    const decision = open[random(Math.max(1, open.length))]
    if (decision) await answerFor(room, decision, sample(decision.input, random))
    else await reveal(room.night.archon.house, room.table)
  }
  await room.night.archon.settle()
}

const answerFor = ({ night, table }: Room, { seat, id }: Decision, answer: unknown) =>
  give(night.archon.house, table, { seat, decision: id, answer, by: 'person' })

/** The second house becomes another world that this seat cannot tell from the first. */
async function makeAlike(room: Room, { game }: AnyHosted, seat: Seat | null, seed: number): Promise<void> {
  const { night, table } = room
  await night.archon.close()
  const file = openDatabase(join(night.folder, 'archon.sqlite'))
  const stored = file.prepare('select fence, state from tables where id = ?').get(table) as { fence: number; state: string }
  const { fence } = stored
  // Behind the text stands its sum; one without is taken as it is.
  const state = JSON.stringify(alike(game, JSON.parse(stored.state.split('\n')[0]!), seat, dice(seed + 1)))
  file.prepare('update tables set state = ? where id = ?').run(state, table)
  file
    .prepare('update snapshots set state = ? where table_id = ? and fence = ?')
    .run(deflateRawSync(state, { level: 1 }), table, fence)
  // What the others were told in private was something else.
  const secret = file
    .prepare('select n, audience as "to" from events where table_id = ? and audience not in (\'all\', ?)')
    .all(table, seat ?? '') as { n: number; to: string }[]
  for (const { n, to } of secret)
    file
      .prepare('update events set text = ? where table_id = ? and n = ? and audience = ?')
      .run('{"say":"misfit.twice"}', table, n, to)
  file.close()
  await night.reopen()
  await night.archon.settle()
}

async function pressAlike(rooms: readonly [Room, Room], seat: Seat | null, seed: number, most: number): Promise<Walk> {
  const random = dice(seed + 2)
  const panels: (WireMessage | undefined)[] = [undefined, undefined]
  let compared = 0
  for (let presses = 0; presses < most; presses++) {
    const [one] = rooms
    if (random(4) === 0 && !(await othersMove(rooms, seat, random))) return { presses, compared, leak: null }
    const now = asItIsNow(one, panels[0])
    const shown = now ?? one.me.messages({ channel: one.channel }).findLast((message) => choicesIn(message, seat).length > 0)
    const choices = choicesIn(shown, seat)
    const chosen = choices[random(Math.max(1, choices.length))]
    if (!shown || !chosen || random(12) === 0) {
      panels[0] = panels[1] = undefined
      continue
    }
    const picked = chosen.type === ComponentType.StringSelect ? [random(chosen.options?.length ?? 1)] : null
    for (const [i, room] of rooms.entries()) panels[i] = await pressIn(room, panels[i], chosen.custom_id, one, picked)
    for (const { night } of rooms) await night.archon.settle()
    if (panels.some((panel) => pressables(panel).some(isOfTrial))) {
      panels[0] = panels[1] = undefined
      forgetHeard(rooms)
      continue
    }
    const differs = difference(rooms)
    if (differs)
      return { presses, compared, leak: (await haveParted(rooms, seat)) ? null : `after ${verbOf(chosen)}: ${differs}` }
    compared++
    forgetHeard(rooms)
  }
  return { presses: most, compared, leak: null }
}

/** A trial goes on from a world of its own, drawn by lot, and the others have moved before it is shown: nothing in it can be compared. */
const isOfTrial = ({ custom_id }: { readonly custom_id: string }) => OF_A_TRIAL.test(custom_id)

const choicesIn = (message: WireMessage | undefined, seat: Seat | null) =>
  pressables(message).filter(
    (each) => (LOOKS.has(verbOf(each)) || (seat !== null && ANSWERS.has(verbOf(each)))) && !isOfTrial(each),
  )

/**
 * Something was opened on the way, and the worlds may differ now: whether they may is proven without Discord. Dice fall otherwise where what
 * will be drawn is another, and a seat hears of them with everybody; whether everybody may, the channel's own walk proves, which has no such excuse.
 */
export async function haveParted(rooms: readonly [Room, Room], seat: Seat | null): Promise<boolean> {
  const [a, b] = await Promise.all(
    rooms.map(async (room) => {
      const position = await positionIn(room)
      const told = seat === null ? [] : await room.night.archon.house.store.events(position.table.id, 0)
      const publicly = told.flatMap(({ n, to, text }) => (to === 'all' ? [{ n, text }] : []))
      return JSON.stringify([viewFor(position, seat), publicly])
    }),
  )
  return a !== b
}

/** A panel follows its table, so what was opened may show something else by now. */
const asItIsNow = ({ me, channel }: Room, panel: WireMessage | undefined): WireMessage | undefined =>
  panel && me.messages({ channel }).find(({ id }) => id === panel.id)

/** Presses the same thing: ids differ in nothing but the name of the table. */
async function pressIn(
  room: Room,
  panel: WireMessage | undefined,
  id: string,
  first: Room,
  picked: number[] | null,
): Promise<WireMessage | undefined> {
  const { me, channel, table } = room
  const customId = id.replaceAll(first.table, table)
  const message =
    asItIsNow(room, panel) ??
    me.messages({ channel }).findLast((each) => pressables(each).some(({ custom_id }) => custom_id === customId))
  const component = pressables(message).find(({ custom_id }) => custom_id === customId)
  if (!message || !component) return undefined
  const { latencies } = room.night.archon.bot
  latencies.length = 0
  try {
    const labels = picked?.map((i) => component.options?.[i]?.label ?? '')
    const next = labels
      ? await me.in(channel).choose(customId, labels, { message: message.id })
      : await me.in(channel).click(customId, { message: message.id })
    return next && pressables(next).length > 0 ? next : undefined
  } catch {
    return undefined // Discord would not have let them, in neither house
  } finally {
    // What was promised comes a moment later: each interaction is timed when all of it is done.
    while (latencies.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** Somebody else answers what can be answered in both worlds; false where there is nothing of that kind. */
async function othersMove(rooms: readonly [Room, Room], seat: Seat | null, random: (n: number) => number): Promise<boolean> {
  const [position, twin] = [await positionIn(rooms[0]), await positionIn(rooms[1])]
  const waiting = waitingAt(position)
  const others = waiting.filter((each) => each.seat !== seat)
  const decision = others[random(Math.max(1, others.length))]
  if (!decision) return waiting.length > 0
  const answer = sample(decision.input, random)
  const same = decisionsOf(twin, decision.seat).find(({ id }) => id === decision.id)
  if (!same || misfit(same.input, answer)) return true
  for (const room of rooms) {
    await answerFor(room, decision, answer)
    await room.night.archon.settle()
  }
  return true
}

/** What reached this person or the channel, with everything drawn by lot made alike. */
export function difference(rooms: readonly [Room, Room]): string | null {
  const [one, two] = rooms.map((room) => ({
    // Replies and posts overtake each other; to one place they come in order.
    requests: heard(room)
      .map((each) => plain(room, each))
      .sort((a, b) => placeOf(a).localeCompare(placeOf(b))),
    log: room.log.map((line) => plain(room, line)),
    drawn: room.drawn,
  })) as [Heard, Heard]
  for (const kind of ['requests', 'drawn', 'log'] as const) {
    const [a, b] = [one[kind], two[kind]]
    const at = a.findIndex((each, i) => each !== b[i])
    if (at >= 0 || a.length !== b.length) {
      const i = at >= 0 ? at : a.length
      return `${kind} differ:\n  ${excerpt(a[i], b[i])}\n  ${excerpt(b[i], a[i])}`
    }
  }
  return null
}
const placeOf = (request: string) => request.split('",{')[0]!

type Heard = { readonly requests: string[]; readonly log: string[]; readonly drawn: string[] }

function excerpt(text: string | undefined, other: string | undefined): string {
  if (text === undefined) return '(nothing)'
  let i = 0
  while (i < text.length && text[i] === other?.[i]) i++
  return text.slice(Math.max(0, i - 120), i + 200)
}

type Sent = Pick<Exchange, 'method' | 'path' | 'body' | 'files'>
type Callback = { readonly type: number; readonly data?: { readonly flags?: number } }
const CALLBACK = /\/interactions\/\d+\/([^/]+)\/callback/
const PROMISED = /\/webhooks\/\d+\/([^/]+)\/messages\/(?:@|%40)original/
/** What a promise becomes when it is kept: a reply, or a panel brought up to date. */
const KEPT: Readonly<Record<number, number>> = { 5: 4, 6: 7 }

/** Whether an answer was promised first goes by how busy the machine is: it counts as if it had come at once. */
export function asAtOnce(traffic: readonly Sent[]): Sent[] {
  const open = new Map<string, Sent>()
  const heard: Sent[] = []
  for (const each of traffic) {
    const given = each.body as Callback & { readonly flags?: number }
    const asked = each.method === 'POST' ? CALLBACK.exec(each.path)?.[1] : undefined
    const kept = each.method === 'PATCH' ? PROMISED.exec(each.path)?.[1] : undefined
    const promise = open.get(kept ?? '')
    if (kept !== undefined && promise) {
      const { type, data } = promise.body as Callback
      const body = { type: KEPT[type], data: { ...given, flags: (given.flags ?? 0) | (data?.flags ?? 0) } }
      heard[heard.indexOf(promise)] = { ...each, method: 'POST', path: promise.path, body }
      open.delete(kept)
    } else heard.push(each)
    if (asked !== undefined && KEPT[given.type] !== undefined) open.set(asked, each)
  }
  return heard
}

/** Private messages to others are none of this person's business. */
function heard({ night: { parlour }, me }: Room): string[] {
  const mine = (channel: string) => {
    const found = parlour.house.store.channels.all().find(({ id }) => id === channel)
    return !found || !('recipient' in found) || (found as { recipient?: string }).recipient === me.id
  }
  return asAtOnce(parlour.traffic)
    .filter(({ method, path }) => method !== 'GET' && mine(/\/channels\/(\d+)/.exec(path)?.[1] ?? ''))
    .map(({ method, path, body, files }) =>
      JSON.stringify([method, path.replace(/(webhooks|interactions)\/\d+\/[^/]+/, '$1'), body, files]),
    )
}

/** How many have come since: before the houses parted each may have posted more, or fewer, by how busy the machine was. */
function ageOf({ night: { parlour } }: Room, message: string): number {
  const { messages } = parlour.house.store
  const { channel } = messages.get(message) ?? {}
  return channel === undefined ? 0 : messages.page(channel, { after: message, limit: MANY }).length
}

const plain = (room: Room, text: string): string =>
  text
    .replaceAll(room.table, 'TABLE')
    .replaceAll(tableName(room.table), 'ITS NAME')
    .replaceAll(/(?<=^\["[A-Z]+","[^"]*\/messages\/)\d+/g, (message) => `${ageOf(room, message)} AGO`)
    // A trial is a table of its own, with a name drawn by lot.
    .replaceAll(new RegExp(OF_A_TRIAL, 'g'), '$1TRIAL')
    .replaceAll(SEED_OF_NAMES, 'NAME')
    .replaceAll(/"nonce":"[^"]*"/g, '"nonce":""')
    .replaceAll(/\b[0-9a-f]{64}\b/g, 'RECEIPT')
    .replaceAll(/`[0-9a-f]{4} [0-9a-f]{4}`/g, 'RECEIPT')
    .replaceAll(/"interaction":"\d+"/g, '"interaction":""')
