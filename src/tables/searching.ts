/**
 * "Find me a game": a wish that stands until it is fulfilled. A table that has free seats is filled first; only then do people who wish for the same
 * open one. Whoever asks just now sits down by it; for those who asked earlier seats are kept until they say yes.
 */
import type { PersonRow, Search, Seated } from '../store/store.ts'
import { isAdmitted } from './admission.ts'
import { areApart } from './avoiding.ts'
import { isPace } from './clock.ts'
import { aloneInTheWorld, commitAt, type House, hostedAt } from './house.ts'
import { join, openTable } from './lobby.ts'
import { afterPlaying } from './playing-hours.ts'
import { atTable } from './position.ts'
import { callingAt } from './posts.ts'
import type { Who } from './seating.ts'

const DAY = 86_400_000
const SEARCHED_FOR = 14 * DAY
const SLOT = 30 * 60_000
/** So many half hours of a day two people must share. */
const SHARED = 4
/** Where days may pass between two answers, nobody has to be awake together. */
const UNHURRIED: readonly string[] = ['weekly', 'none']

export type Wished = Omit<Search, 'server' | 'until'>
export type Found = { readonly channel: string; readonly isNew: boolean }
/** Makes the place where a table for that game is to stand. */
export type Placing = (table: { readonly id: string; readonly game: string }) => Promise<string>

type Seeker = { readonly person: PersonRow; readonly wish: Wished }

const likes = ({ games, min, max, pace }: Wished, of: { readonly game: string; readonly size: number; readonly pace: string }) =>
  (games.length === 0 || games.includes(of.game)) && of.size >= min && of.size <= max && (pace === null || pace === of.pace)

/** Which half hours of the day that comes somebody plays in. */
function slotsOf({ settings: { hours, vacation } }: PersonRow, now: number): readonly boolean[] {
  return Array.from({ length: DAY / SLOT }, (_, i) => {
    const at = now + i * SLOT
    return afterPlaying(at, 0, hours, vacation) === at
  })
}

const shareHours = (one: readonly boolean[], other: readonly boolean[]) => one.filter((is, i) => is && other[i]).length >= SHARED

/** Everybody who is still looking on that server, those who have waited longest first. */
async function seekersOn(house: House, server: string): Promise<Seeker[]> {
  const { searching = [] } = await house.store.server(server)
  const people = new Map((await house.store.people(searching)).map((row) => [row.id, row]))
  return searching.flatMap((id): Seeker[] => {
    const person = people.get(id)
    const wish = person?.settings.search
    return person && wish?.server === server && wish.until > house.now() ? [{ person, wish }] : []
  })
}

/** A seat at a table that waits, or at a new one; null where the wish has to stand. */
export const seek = (
  house: House,
  { server, me, wish, newTable }: { server: string; me: Who; wish: Wished; newTable: () => string },
  place: Placing,
): Promise<Found | null> =>
  aloneInTheWorld(house, `search:${server}`, async () => {
    await house.store.savePerson(me.id, me.name)
    const mine = (await house.store.person(me.id))!
    const waiting = await tableFor(house, server, { person: mine, wish })
    if (waiting) {
      await join(house, waiting.id, me)
      await noLongerSeek(house, server, [me.id])
      return { channel: waiting.channel, isNew: false }
    }
    const others = (await seekersOn(house, server)).filter(({ person }) => person.id !== me.id)
    const group = bestGroup(house, { person: mine, wish }, others)
    if (!group) {
      await stand(house, server, me, wish)
      return null
    }
    const id = newTable()
    const channel = await place({ id, game: group.game })
    const guests = group.others.map(({ person }) => ({ id: person.id, name: person.name }))
    await openTable(house, { id, server, channel, game: group.game, owner: me, guests, size: group.size, pace: group.pace })
    await noLongerSeek(house, server, [me.id, ...guests.map((guest) => guest.id)])
    return { channel, isNew: true }
  })

/** The fullest table with a seat for that person among people they do not avoid. */
async function tableFor(house: House, server: string, { person, wish }: Seeker): Promise<Seated | undefined> {
  const fitting = (await house.store.tablesOn(server)).filter(
    (table) => table.status === 'lobby' && !table.terms.isPrivate && table.seats.length < table.size && likes(wish, table),
  )
  const open = await filtered(fitting, (table) => isAdmitted(house, table, person.id))
  const there = new Map(
    (await house.store.people(open.flatMap(({ seats }) => seats.flatMap((row) => row.person ?? [])))).map((row) => [row.id, row]),
  )
  const slots = slotsOf(person, house.now())
  const suits = ({ pace, seats }: Seated) =>
    seats.every((row) => {
      const other = row.person === null ? undefined : there.get(row.person)
      if (row.person === person.id || areApart(person, other)) return false
      return !other || UNHURRIED.includes(pace) || shareHours(slots, slotsOf(other, house.now()))
    })
  return open.filter(suits).sort((a, b) => a.size - a.seats.length - (b.size - b.seats.length))[0]
}

type Group = { readonly game: string; readonly size: number; readonly pace: string; readonly others: readonly Seeker[] }

/** As many people as possible around one table, at least as many as each of them wants. */
function bestGroup(house: House, me: Seeker, others: readonly Seeker[]): Group | null {
  const slots = new Map([me, ...others].map(({ person }) => [person.id, slotsOf(person, house.now())]))
  const paces = [...new Set([me, ...others].map(({ wish }) => wish.pace ?? 'slow'))].filter(isPace)
  const groups = [...house.games.values()].flatMap(({ game }) =>
    paces.flatMap((pace) =>
      sizes(game.seats).map((size): Group => {
        const of = { game: game.id, size, pace }
        return { ...of, others: likes(me.wish, of) ? company(me, others, of) : [] }
      }),
    ),
  )
  function company(one: Seeker, all: readonly Seeker[], of: Omit<Group, 'others'>): Seeker[] {
    const chosen: Seeker[] = []
    for (const each of all) {
      const fits = (other: Seeker) =>
        !areApart(each.person, other.person) &&
        (UNHURRIED.includes(of.pace) || shareHours(slots.get(each.person.id)!, slots.get(other.person.id)!))
      if (chosen.length < of.size - 1 && likes(each.wish, of) && [one, ...chosen].every(fits)) chosen.push(each)
    }
    return chosen
  }
  const isEnough = ({ game, others: found }: Group) => {
    const least = Math.max(house.games.get(game)!.game.seats.min, 2, ...[me, ...found].map(({ wish }) => wish.min))
    return found.length + 1 >= least
  }
  return groups.filter(isEnough).sort((a, b) => b.others.length - a.others.length || a.size - b.size)[0] ?? null
}

const sizes = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

async function stand(house: House, server: string, me: Who, wish: Wished): Promise<void> {
  const before = (await house.store.person(me.id))?.settings.search?.server
  if (before !== undefined && before !== server) await noLongerSeek(house, before, [me.id])
  const search: Search = { ...wish, server, until: house.now() + SEARCHED_FOR }
  await house.store.savePerson(me.id, me.name, (held) => ({ ...held, search }))
  const waiting = (await seekersOn(house, server)).map(({ person }) => person.id)
  await house.store.saveServer(server, { searching: [...new Set([...waiting, me.id])] })
}

async function noLongerSeek(house: House, server: string, people: readonly string[]): Promise<void> {
  for (const id of people) {
    const held = await house.store.person(id)
    if (held?.settings.search) await house.store.savePerson(id, held.name, ({ search: _, ...rest }) => rest)
  }
  const { searching = [] } = await house.store.server(server)
  if (searching.some((id) => people.includes(id)))
    await house.store.saveServer(server, { searching: searching.filter((id) => !people.includes(id)) })
}

/** Says whether there was anything to stop. */
export async function stopSeeking(house: House, person: string): Promise<boolean> {
  const search = (await house.store.person(person))?.settings.search
  if (!search) return false
  await aloneInTheWorld(house, `search:${search.server}`, () => noLongerSeek(house, search.server, [person]))
  return true
}

/** Somebody has taken a seat by themselves: if that is what they were looking for, they look no longer. */
export async function hasFound(house: House, table: Seated, person: string): Promise<void> {
  const search = (await house.store.person(person))?.settings.search
  if (search && search.server === table.server && likes(search, table)) await stopSeeking(house, person)
}

/** Who looks for a game like the one that has just been opened, and would sit well with those there. */
async function seekersFor(house: House, table: Seated): Promise<string[]> {
  const there = await house.store.people(table.seats.flatMap(({ person }) => person ?? []))
  const suiting = (await seekersOn(house, table.server))
    .filter(({ person, wish }) => likes(wish, table) && there.every(({ id }) => id !== person.id))
    .filter(({ person }) => !there.some((other) => areApart(person, other)))
    .map(({ person }) => person.id)
  return filtered(suiting, (person) => isAdmitted(house, table, person))
}

async function filtered<T>(all: readonly T[], is: (each: T) => Promise<boolean>): Promise<T[]> {
  const are = await Promise.all(all.map(is))
  return all.filter((_, i) => are[i])
}

/** Those who look for a game like this one hear that it is open, once. */
export const callSeekers = (house: House, id: string): Promise<void> =>
  atTable(house, id, async (table) => {
    const ping = table.terms.isPrivate || table.seats.length >= table.size ? [] : await seekersFor(house, table)
    if (ping.length === 0) return
    const { title } = hostedAt(house, table.game, table.pack)
    const text = { say: 'table.looked-for', people: ping.map((person) => `<@${person}>`), title } as const
    await commitAt(house, table, { posts: callingAt(house, table, { text, ping }) })
  })
