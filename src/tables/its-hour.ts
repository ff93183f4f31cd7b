/**
 * A table with its hour: before it everybody is asked, and at it those begin who have said that they come. Whoever could not say so
 * loses nothing by it: an hour in which nobody could answer is put off.
 */
import type { Seated } from '../store/store.ts'
import type { BotText } from '../words/words.ts'
import { deal } from './deal.ts'
import { SHORTEST } from './given-back.ts'
import { commitAt, type House, hostedAt } from './house.ts'
import { calls, idsOf, instead, uncalled, unsure } from './muster.ts'
import { atTable } from './position.ts'
import { callingAt, refresh } from './posts.ts'
import { isHere } from './seating.ts'
import { CALLED_BEFORE, idleTimers, timeTimers } from './set-timers.ts'

const hourOf = ({ status, terms }: Seated): number | undefined => (status === 'lobby' ? terms.startsAt : undefined)

/** When everybody is asked; of a table that was opened shortly before its hour, at once. */
const askedAt = ({ openedAt }: Seated, hour: number): number => Math.max(openedAt, hour - CALLED_BEFORE)

/** How often it is looked whether people can answer again. */
const AGAIN_AFTER = 10 * 60_000

/** Everybody who has not just said that they come is asked whether they do. */
async function ask(house: House, table: Seated, why: 'time' | 'put-off', startsAt: number): Promise<void> {
  const now = house.now()
  const terms = { ...table.terms, startsAt }
  const asked = { ...table, terms }
  const called = unsure(table.seats, now)
  await commitAt(house, table, {
    change: { terms, card: { ...table.card, called: { why: 'time', at: now } }, ...(why === 'put-off' && { givenBackAt: now }) },
    seats: called.map((row) => ({ ...row, calledAt: now })),
    posts: [...calls(house, asked, called, why), ...refresh(house, asked)],
    timers: [{ key: 'time', dueAt: startsAt }, ...idleTimers(house, terms)],
    clear: ['time-call'],
  })
}

/** Nobody can press there, so nobody can say that they come: it is put off until they can, and an hour longer. They hear of it then. */
async function putOffUnseen(house: House, id: string): Promise<boolean> {
  if (!house.isInReach || (await house.isInReach(id, house.now()))) return false
  await atTable(house, id, async (table) => {
    if (hourOf(table) === undefined) return
    const now = house.now()
    const terms = { ...table.terms, startsAt: now + AGAIN_AFTER + CALLED_BEFORE }
    await commitAt(house, table, { change: { terms, givenBackAt: now }, timers: timeTimers(house, terms) })
  })
  return true
}

/** Before its hour everybody at the table is asked; until then nothing begins. */
export async function callForTime(house: House, id: string): Promise<void> {
  if (await putOffUnseen(house, id)) return
  await atTable(house, id, async (table) => {
    const hour = hourOf(table)
    if (hour === undefined) return
    const wasPutOff = table.givenBackAt + AGAIN_AFTER + CALLED_BEFORE === hour
    await (wasPutOff ? ask(house, table, 'put-off', house.now() + CALLED_BEFORE) : ask(house, table, 'time', hour))
  })
}

/** It is time: those who are here begin. If they are too few, the table waits on without an hour. */
export async function beginOnTime(house: House, id: string): Promise<void> {
  if (await putOffUnseen(house, id)) return
  await atTable(house, id, async (table) => {
    const hour = hourOf(table)
    // It may have been put off meanwhile.
    if (hour !== undefined && hour <= house.now()) await begin(house, table)
  })
}

async function begin(house: House, table: Seated): Promise<void> {
  const { startsAt: _, ...terms } = table.terms
  const players = instead(house, table, terms.silent ?? 'free')
  const { min } = hostedAt(house, table.game, table.pack).game.seats
  const isAnybody = players.some(({ person }) => person !== null)
  if (isAnybody && players.length >= min) return deal(house, { ...table, terms }, players, table.words)
  const { called: _called, ...card } = table.card
  const ping = idsOf(table.seats.filter((row) => isHere(row, house.now(), table.card)))
  const text: BotText = { say: 'table.too-few-came', opener: table.owner }
  await commitAt(house, table, {
    change: { terms, card },
    seats: uncalled(table.seats),
    posts: [...callingAt(house, table, { text, ping: [...new Set([table.owner, ...ping])] }), ...refresh(house, table)],
    timers: idleTimers(house, terms),
  })
}

/** Time since `from` in which nobody could answer is given back to tables that have not begun: before their hour, and before they are closed. */
export async function giveBackToLobbies(house: House, from: number): Promise<void> {
  const { store } = house
  for (const id of new Set([...(await store.promised('time')), ...(await store.promised('lobby-end'))])) {
    await atTable(house, id, (table) => giveBackAt(house, table, from))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function giveBackAt(house: House, table: Seated, from: number): Promise<void> {
  if (table.status !== 'lobby') return
  const now = house.now()
  const since = Math.max(from, table.givenBackAt)
  const hour = hourOf(table)
  const lost = hour === undefined ? 0 : now - Math.max(since, askedAt(table, hour))
  if (hour !== undefined) return lost < SHORTEST ? undefined : ask(house, table, 'put-off', hour + lost)
  await commitAt(house, table, { change: { givenBackAt: now }, delay: { keys: ['lobby-end'], by: Math.max(0, now - since) } })
}
