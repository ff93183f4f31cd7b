/** What has to be true of a server when a day is over and nothing goes wrong for a moment. Sentences that say what is not. */
import { apply, create, isRefusal, reveal } from '../../src/kernel/engine.ts'
import { canonical } from '../../src/kernel/json.ts'
import { type Entry, randomOf } from '../../src/kernel/record.ts'
import type { PostBody, Seated } from '../../src/store/store.ts'
import { paceOf } from '../../src/tables/clock.ts'
import { hostedAt } from '../../src/tables/house.ts'
import { owing, positionAt } from '../../src/tables/position.ts'
import { opened } from '../../src/tables/states.ts'
import { walk } from '../e2e/door.ts'
import { unguardedMentions } from '../e2e/house.ts'
import { readDescription } from '../parlour/description.ts'
import { GAMES } from '../suite/games.ts'
import { wrongBooks } from './books.ts'
import { LIMITS, type Neighbour } from './people.ts'
import { wrongWhispers } from './secrets.ts'
import type { Town } from './town.ts'

const MINUTE = 60_000
const MOST_ROUNDS = 60
/** The longest that a post which failed waits before it is tried again, and a little more. */
const A_ROUND = 11 * MINUTE
/** A card that was deleted is looked for by then. */
const UNTIL_MISSED = 17 * MINUTE
/** Who has left is looked for once a day. */
const UNTIL_REPLACED = 50 * 60 * MINUTE
const PRESSES_AT_THE_DOOR = 12

/** `thorough` is a seed for what takes seconds; null leaves it out. */
export async function checkDay(town: Town, neighbours: readonly Neighbour[], thorough: number | null): Promise<string[]> {
  // A kill may have cut short the wait for the gateway; while it is away nothing strikes, and rightly so.
  await town.online()
  if (town.deleted.size > 0) {
    await town.pass(UNTIL_MISSED)
    town.deleted.clear()
  }
  await tellNamesAgain(town, neighbours)
  const isQuiet = await quiet(town)
  return [
    ...(isQuiet ? [] : ['posts are never sent']),
    ...town.ledger.wrong.splice(0),
    ...wrongPosts(town),
    ...(await wrongTables(town)),
    ...(await wrongBooks(town)),
    ...(await wrongLimits(town, neighbours)),
    ...(await wrongWhispers(town, neighbours)),
    ...unguardedMentions(town.night.parlour.traffic),
    ...(thorough === null ? [] : [...wrongRequests(town), ...(await wrongDoor(thorough))]),
  ]
}

/** A kill or a full disk may swallow what the first press under a new name brought with it; the next press brings it again. */
async function tellNamesAgain(town: Town, neighbours: readonly Neighbour[]): Promise<void> {
  const { archon, parlour } = town.night
  const seats = (await archon.house.store.tablesOn(parlour.guildId)).flatMap((table) => table.seats)
  for (const { guest } of neighbours) {
    const isUnknown = seats.some(({ person, name }) => person === guest.id && name !== (town.names.get(guest.id) ?? name))
    if (isUnknown && !town.leavers.has(guest.id))
      await town.session(guest.name, async (press) => void (await press(() => guest.slash('/inbox'))))
  }
}

/** Time passes until nothing is owed to Discord. */
async function quiet(town: Town): Promise<boolean> {
  for (let i = 0; i < MOST_ROUNDS; i++) {
    await town.settle()
    const owed = await town.rows<{ channel: string }>(
      'select channel from posts where sent_at is null and (attempts > 0 or due_at <= ?)',
      town.now(),
    )
    if (owed.every(({ channel }) => isLocked(town, channel))) return true
    await town.pass(A_ROUND)
  }
  return false
}

const isLocked = (town: Town, channel: string): boolean => {
  const place = town.place(channel)
  return place?.kind === 'thread' && place.locked
}

/** Kinds that become a message whatever has happened since. */
const isOwed = ({ kind, ...body }: PostBody) =>
  ['lobby', 'card', 'end', 'notice'].includes(kind) || (kind === 'league' && !('edits' in body && body.edits))

/** What was promised has come, once; nothing came twice. */
function wrongPosts(town: Town): string[] {
  const { ledger, now } = town
  const wrong: string[] = []
  for (const [n, { id, channel, body, dueAt, isQuiet }] of ledger.promised) {
    const times = ledger.posted.get(n) ?? 0
    const isMissing = times === 0 && !isQuiet && isOwed(body) && dueAt <= now() && town.place(channel) && !isLocked(town, channel)
    if (isMissing) wrong.push(`a post was promised and never came: ${id} (${body.kind})`)
    if (times > 1) wrong.push(`a post came ${times} times: ${id} (${body.kind})`)
  }
  const fences = [...ledger.promised.values()].flatMap(({ id, body }) => (body.kind === 'end' ? [`${id.split('-')[0]} end`] : []))
  if (new Set(fences).size < fences.length) wrong.push('the end of a game was told twice')
  // What has been looked at need not be looked at tomorrow.
  for (const [n, { dueAt }] of ledger.promised) if (dueAt <= now() && ledger.posted.has(n)) ledger.promised.delete(n)
  return wrong
}

async function wrongTables(town: Town): Promise<string[]> {
  const { house } = town.night.archon
  const wrong: string[] = []
  const tables = await town.rows<{ id: string }>(
    "select id from tables where server = ? and status in ('playing', 'finished')",
    town.night.parlour.guildId,
  )
  for (const { id } of tables) {
    const table = (await house.store.table(id))!
    wrong.push(...(await wrongLog(town, table)))
    if (table.status === 'playing') wrong.push(...(await wrongTurns(town, table)))
  }
  return wrong
}

/** The log holds what was stored, and playing it leads to the state that is stored. */
async function wrongLog({ night, ledger }: Town, table: Seated): Promise<string[]> {
  const { house } = night.archon
  const log = (await house.store.entries(table.id)).map(({ entry }) => entry)
  const noted = ledger.logs.get(table.id) ?? []
  const wrong =
    canonical(log as never) === canonical(noted as never)
      ? []
      : [`${table.id} has ${log.length} answers in its log, and ${noted.length} were stored`]
  const state = replayed(night.archon, table, log.slice(0, table.fence))
  if (typeof state === 'string') return [...wrong, `the log of ${table.id} does not play: ${state}`]
  if (canonical(opened(table.state!) as never) !== canonical(state as never))
    wrong.push(`playing the log of ${table.id} leads somewhere else`)
  return wrong
}

function replayed({ house }: Town['night']['archon'], table: Seated, log: readonly Entry[]): object | string {
  const { game } = hostedAt(house, table.game, table.pack)
  const seats = table.seats.map(({ seat }) => seat).sort()
  let { state } = create(game, { seats, options: table.options, held: true, random: randomOf(table.secret, table.words) })
  for (const entry of log) {
    const applied = 'reveal' in entry ? reveal(game, state) : apply(game, state, entry.seat, entry.decision, entry.answer)
    if (isRefusal(applied)) return applied.text.say
    state = applied.state
  }
  return state
}

/** Whoever is asked can press, and has a clock where there is one; nobody else has. */
async function wrongTurns(town: Town, table: Seated): Promise<string[]> {
  const { archon, parlour } = town.night
  const owed = owing(await positionAt(archon.house, table.id))
  const timers = await town.rows<{ key: string; due_at: number }>('select key, due_at from timers where table_id = ?', table.id)
  const wrong: string[] = []
  if (table.heldAt !== null) {
    const place = parlour.house.store.channels.get(table.channel)
    if (place && !isLocked(town, table.channel)) wrong.push(`${table.id} is held, and everybody can press there`)
    return wrong
  }
  for (const { key, due_at } of timers)
    if (due_at <= town.now()) wrong.push(`a timer of ${table.id} is due and was not kept: ${key}`)
  const card = await archon.house.store.post(table.card.post ?? '')
  const message = card?.message && parlour.house.store.messages.get(card.message)
  const canPress = message && JSON.stringify(message.components).includes(`|turn|${table.id}`)
  if (!canPress) wrong.push(`nobody can take their turn at ${table.id}`)
  for (const { seat, name, person, askedAt, dueAt, autopilot } of table.seats) {
    const goneSince = town.leavers.get(person ?? '')
    if (goneSince !== undefined && !autopilot && paceOf(table) === null && owed.includes(seat))
      if (town.now() - Math.max(goneSince, town.ledger.movedAt.get(table.id) ?? 0) > UNTIL_REPLACED)
        wrong.push(`${name} has left the server, and ${table.id} waits for them`)
    if (goneSince === undefined && name !== (town.names.get(person ?? '') ?? name))
      wrong.push(`${table.id} does not know the new name of ${name}`)
    const isRunning = askedAt !== null
    const shouldRun = paceOf(table) !== null && person !== null && !autopilot && table.pausedAt === null && owed.includes(seat)
    if (isRunning && !shouldRun) wrong.push(`the clock of ${name} at ${table.id} runs, and nothing is asked`)
    if (shouldRun && !isRunning) wrong.push(`${name} is asked at ${table.id}, and no clock runs`)
    const deadline = timers.find(({ key }) => key === `deadline:${seat}`)?.due_at
    if (shouldRun && dueAt !== null && deadline !== dueAt) wrong.push(`the deadline of ${name} at ${table.id} is not promised`)
    if (person === null || autopilot)
      if (owed.includes(seat) && !timers.some(({ key }) => key === `computer:${seat}`))
        wrong.push(`the computer of ${name} at ${table.id} is asked, and does not think`)
  }
  return wrong
}

/** Nobody has more than they may, however often they press. */
async function wrongLimits({ night: { archon, parlour } }: Town, neighbours: readonly Neighbour[]): Promise<string[]> {
  const wrong: string[] = []
  for (const { guest } of neighbours) {
    const { mine } = await archon.house.store.tally(parlour.guildId, guest.id)
    const quick = mine.filter(({ isQuick, isOpener, status, channel }) => {
      const place = parlour.house.store.channels.get(channel)
      return (
        status === 'playing' && isQuick && isOpener && place?.kind === 'thread' && place.parent === parlour.channel('welcome')
      )
    })
    if (quick.length > LIMITS.quick) wrong.push(`${guest.name} has ${quick.length} quick games from the welcome card`)
  }
  return wrong
}

let description: ReturnType<typeof readDescription> | undefined
const wrongRequests = ({ night: { parlour } }: Town): string[] => {
  description ??= readDescription()
  // Answers that the world itself put there are no answers of Discord's.
  return parlour.traffic.filter(({ status }) => status > 0 && status < 500).flatMap(description.faultsOf)
}

/** The small game is on no menu. */
const OFFERED = GAMES.filter(({ hosted: { game } }) => game.id !== 'lanterns')
/** The proof of the door, from whichever seat the day draws. */
async function wrongDoor(seed: number): Promise<string[]> {
  const { hosted, plays } = OFFERED[seed % OFFERED.length]!
  const play = plays[seed % plays.length]!
  const { leak } = await walk(hosted, play, seed % 3 === 0 ? null : 'p1', seed, PRESSES_AT_THE_DOOR)
  return leak === null ? [] : [`something leaked at the door: ${leak}`]
}
