/** Three people at one channel of a parlour, for stories of virtual days: each test meets anew, and its file then speaks of Ann, Bob and Cid. */
import { afterEach } from 'vitest'
import type { AnyHosted } from '../../src/games/hosted.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { openTable } from '../../src/tables/lobby.ts'
import { type Evening, evening } from './evening.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

// Tests of one file come one after the other, and each file has this module to itself.
export let night: Evening
export let channel: string
export let ann: Guest
export let bob: Guest
export let cid: Guest

export async function meet(games: readonly AnyHosted[]): Promise<void> {
  night = await evening(games)
  channel = night.parlour.channel('tables')
  ;[ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map((name) => night.parlour.person(name).in(channel)) as [Guest, Guest, Guest]
}
afterEach(() => night.close())

export const settle = (): Promise<void> => night.archon.settle()

/** Somebody opens a fast table in the channel; answers with its id. */
export async function openedBy(
  owner: Guest,
  table: { readonly game: string; readonly size: number; readonly computers?: number },
): Promise<string> {
  const where = { server: night.parlour.guildId, channel }
  const { id } = await openTable(night.archon.house, { ...where, owner, pace: 'fast', ...table })
  await settle()
  return id
}

/** The answer to a press, as it is written. */
export async function press(guest: Guest, name: string): Promise<string> {
  const answer = await guest.click(name)
  await settle()
  return JSON.stringify(answer?.components ?? null)
}

/** Time goes by, in days at most: nobody's phone lies still for a week. */
export async function pass(time: number): Promise<void> {
  for (let left = time; left > 0; left -= DAY) {
    await night.parlour.clock.advance(Math.min(left, DAY))
    await settle()
  }
}

const everybody = () => [ann, bob, cid]
/** Taps and rings are counted anew. */
export const forget = (): void => {
  for (const guest of everybody()) guest.forget()
}
export const rings = (): number[] => everybody().map(({ pings }) => pings.length)

export const now = async () => (await night.archon.house.store.tableIn(channel))!
export const players = async () => (await now()).seats.map(({ person, name }) => (person ? name : 'computer'))
