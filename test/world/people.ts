/** People with habits: when they are awake, how eager they are, what gets on their nerves. All of it follows from the seed. */
import { idFor } from '../../src/discord/ids.ts'
import { dice } from '../../src/kernel/random.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import type { WireMessage } from '../../src/parlour/wire.ts'
import type { Seated } from '../../src/store/store.ts'
import { openTable } from '../../src/tables/lobby.ts'
import { owing, positionAt } from '../../src/tables/position.ts'
import { pressAnything, pressables, verbOf } from '../e2e/evening.ts'
import { decisionIn, wasRefused } from '../e2e/kills.ts'
import type { Press } from './realm.ts'
import type { Town } from './town.ts'

const NAMES = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']
/** Nobody needs more for a turn of the small games that are played here. */
const PRESSES_IN_A_TURN = 25
const TABLES_AT_ONCE = 3
const IN_A_FLOOD = 12
/** Where tables of the test game stand, one at a time. */
export const ROOMS = ['first', 'second', 'third']
/** Fewer than usual: those who play alone keep nobody else busy. */
export const LIMITS = { quick: 1 }
const PACES = ['none', 'fast', 'slow']

export type Neighbour = {
  readonly guest: Guest
  readonly random: (n: number) => number
  /** Hours of the day between which they may come by. */
  readonly wakes: number
  readonly sleeps: number
  /** In how many of ten hours they do. */
  readonly zeal: number
  /** Hasty people stop in the middle and press old panels; loud ones press everything a dozen times. */
  readonly temper: 'steady' | 'hasty' | 'loud'
  /** Tables at which they keep a note that is nobody else's business. */
  readonly notes: Map<string, string>
}

export function settleIn(town: Town, seed: number, count: number): Neighbour[] {
  return NAMES.slice(0, count).map((name, i) => {
    const random = dice(seed * 100 + i)
    const wakes = random(8)
    return {
      guest: town.night.parlour.person(name),
      random,
      wakes,
      sleeps: wakes + 8 + random(8),
      zeal: 3 + random(6),
      temper: (['steady', 'steady', 'hasty', 'loud'] as const)[random(4)]!,
      notes: new Map(),
    }
  })
}

/** They say how they want to be treated: asked once more before anything counts, and some of them told in private. */
export async function introduce({ guest, random }: Neighbour, press: Press): Promise<void> {
  await press(() => guest.slash('/profile', { confirm: 'always', notify: random(3) === 0 ? 'dm' : 'ping' }))
}

export const comesBy = ({ wakes, sleeps, zeal, random }: Neighbour, hour: number): boolean =>
  // Drawn in every hour, whatever the hour is: what somebody does later does not hang on when they slept.
  random(10) < zeal && hour >= wakes && hour < sleeps

/** What somebody does when they look in. */
export async function visit(town: Town, neighbour: Neighbour, press: Press): Promise<void> {
  const { guest, random } = neighbour
  const { house } = town.night.archon
  for (const table of await house.store.tablesOf(guest.id)) {
    if (table.status !== 'playing') continue
    if (table.heldAt !== null) {
      await findPlace(town, neighbour, table, press)
      continue
    }
    if (owing(await positionAt(house, table.id)).some((seat) => seatOf(table, guest) === seat))
      await takeTurn(town, neighbour, table, press)
    else if (neighbour.temper === 'loud' && random(3) === 0) await flood(town, neighbour, table, press)
  }
  await gather(town, neighbour, press)
  await inTheLeague(town, neighbour, press)
  if (random(4) === 0) await lookAround(town, neighbour, press)
}

/** Whoever is told that a table has lost its place chooses another one, or waits. */
async function findPlace(town: Town, { guest, random }: Neighbour, { id, heldFor }: Seated, press: Press): Promise<void> {
  const { archon, parlour } = town.night
  if (heldFor !== 'gone' || random(2) === 0) return
  for (const name of ROOMS) {
    const there = await archon.house.store.tableIn(parlour.channel(name))
    if (there?.status === 'playing' || there?.status === 'lobby') continue
    return void (await press(() => guest.in(name).slash('/table move', { table: id })))
  }
}

const seatOf = ({ seats }: Seated, { id }: Guest) => seats.find(({ person }) => person === id)?.seat

/** Clicks through a turn; every answer that is confirmed has to be in the log when it is. */
async function takeTurn(town: Town, { guest, random, temper }: Neighbour, table: Seated, press: Press): Promise<void> {
  // Some do it in private: on Discord, and with several processes, that is another door.
  const isPrivate = random(4) === 0
  const here = isPrivate ? guest.dm() : guest.in({ id: table.channel })
  const inbox = isPrivate ? await press(() => here.slash('/inbox')) : undefined
  const way = inbox && pressables(inbox).find(({ custom_id }) => custom_id.startsWith(idFor('turn', table.id)))
  if (inbox && !way) return
  let panel = await press(() => here.click(way?.custom_id ?? /^(Take my turn|Seal my answer)$/, inbox && { message: inbox.id }))
  let old: WireMessage | undefined
  for (let i = 0; panel && i < PRESSES_IN_A_TURN; i++) {
    if (temper === 'hasty' && random(12) === 0) return
    const shown: WireMessage = temper === 'hasty' && old && random(8) === 0 ? old : panel
    const sure = pressables(shown).find((each) => verbOf(each) === 'sure')
    const next: WireMessage | undefined = sure
      ? await press(() => here.click(sure.custom_id, { message: shown.id }))
      : await press(() => pressAnything(here, shown, random))
    if (sure && next && !guest.wasDeferred && !wasRefused(next)) await acknowledge(town, table, guest, sure.custom_id, next)
    old = shown
    panel = next
  }
}

async function acknowledge(
  town: Town,
  { id, seats }: Seated,
  { id: person, name }: Guest,
  customId: string,
  reply: WireMessage,
): Promise<void> {
  const decision = decisionIn(customId)
  const seat = seats.find((row) => row.person === person)?.seat
  const entries = await town.night.archon.house.store.entries(id)
  const isKept = entries.some(({ entry }) => !('reveal' in entry) && entry.seat === seat && entry.decision === decision)
  if (!isKept)
    town.ledger.wrong.push(
      `an answer of ${name} was acknowledged and is not in the log of ${id}: ${decision}; told ${JSON.stringify(reply.components)}`,
    )
  town.figures.answers++
}

/** The same button, a dozen times at once. */
async function flood(town: Town, { guest }: Neighbour, table: Seated, press: Press): Promise<void> {
  town.tell(`${guest.name} presses the card ${IN_A_FLOOD} times at once`)
  const here = guest.in({ id: table.channel })
  const clicks = () => Promise.allSettled(Array.from({ length: IN_A_FLOOD }, () => here.click(/^(Take my turn|Seal my answer)$/)))
  await press(clicks)
}

/** Tables that are about to begin, and new ones while there are few. */
async function gather(town: Town, { guest, random }: Neighbour, press: Press): Promise<void> {
  const { archon, parlour } = town.night
  const live = (await archon.house.store.tablesOn(parlour.guildId)).filter(({ game }) => game !== 'sprint')
  for (const table of live.filter(({ status }) => status === 'lobby')) {
    const here = guest.in({ id: table.channel })
    const mine = table.seats.find(({ person }) => person === guest.id)
    if (!mine && table.seats.length < table.size) await press(() => here.click('Join'))
    else if (table.owner === guest.id && table.seats.length >= 2 && random(3) > 0)
      await press(() => here.click(/^Start( without them)?$/))
  }
  if (live.length >= TABLES_AT_ONCE || random(2) > 0) return
  // Real games last for weeks: one of them at a time leaves room for the small one, which has an end.
  const isLong = town.games.length > 1 && random(3) === 0 && live.every((table) => table.game === 'lanterns')
  const { id: game, seats } = town.games[isLong ? 1 + random(town.games.length - 1) : 0]!
  const size = Math.max(seats.min, Math.min(seats.max, 2 + random(3)))
  const wanted = { game, pace: PACES[random(PACES.length)]!, computers: random(4) === 0 ? 1 : 0 }
  if (game !== 'lanterns')
    return void (await press(() => guest.slash('/table open', { seats: size, ...wanted }, { channel: 'tables' })))
  // The test game is on no menu, so its tables are opened without a press; from there on everything is pressed.
  const channel = ROOMS.map((room) => parlour.channel(room)).find((room) => !live.some((table) => table.channel === room))
  const owner = { id: guest.id, name: town.names.get(guest.id) ?? guest.name }
  if (channel) await openTable(archon.house, { server: parlour.guildId, channel, owner, size, ...wanted })
}

async function inTheLeague(town: Town, { guest, random }: Neighbour, press: Press): Promise<void> {
  const { archon, parlour } = town.night
  const { league: book } = archon.house.store
  const [league] = await book.leaguesOn(parlour.guildId)
  for (const { id, phase } of league ? await book.seasonsOf(league.id) : []) {
    if (phase !== 'signup' && phase !== 'checkin') continue
    const entry = (await book.season(id))?.entries.find(({ person }) => person === guest.id)
    const isIn = entry !== undefined && entry.status !== 'out'
    const here = guest.in('league')
    if (!isIn && random(3) > 0) await press(() => here.click('Join'))
    if (isIn && phase === 'checkin' && entry.checkedInAt === null && random(3) > 0) await press(() => here.click('Check in'))
  }
}

/** An inbox, a hand, a note to oneself. */
async function lookAround(town: Town, { guest, random, notes }: Neighbour, press: Press): Promise<void> {
  const mine = (await town.night.archon.house.store.tablesOf(guest.id)).filter(({ status }) => status === 'playing')
  const table = mine[random(Math.max(1, mine.length))]
  const look = random(3)
  if (!table || look === 0) return void (await press(() => guest.slash('/inbox')))
  const here = guest.in({ id: table.channel })
  if (look === 1) return void (await press(() => here.click('My hand')))
  const text = notes.get(table.id) ?? `whisper-${guest.name}-${notes.size}-${table.id}`
  notes.set(table.id, text)
  await press(() => here.slash('/note', { text }))
  await press(() => here.slash('/note'))
}
