/** Everything that can go wrong around a bot, drawn from the seed before the day begins: the same seed meets the same faults. */
import { dice } from '../../src/kernel/random.ts'
import type { Neighbour } from './people.ts'
import { OF_PLACES, type Strike } from './places.ts'
import type { Town } from './town.ts'

export type Trouble = { readonly hour: number; readonly kind: Kind; readonly strength: number }

const MINUTE = 60_000
const WRITES_TO_MESSAGES = /^(POST|PATCH) .*\/messages/
const REPLIES = /\/(callback|webhooks)/

/** It comes back by itself, before anybody notices or after. */
const back = async (town: Town, strength: number) => {
  if (strength % 3 > 0) await town.online()
}

/** `strength` is 0 to 99, and says how often, who, or how long. */
const STRIKES = {
  // ── What Discord answers ──────────────────────────────────────────────────────────────────────────────────────
  'posts refused': ({ night }, _, strength) =>
    night.parlour.faults.fail({ where: WRITES_TO_MESSAGES, status: strength % 2 ? 500 : 502, times: 1 + (strength % 9) }),
  'answers to posts lost': ({ night }, _, strength) =>
    night.parlour.faults.fail({ where: WRITES_TO_MESSAGES, status: 500, times: 1 + (strength % 5), late: true }),
  'connection cut': ({ night }, _, strength) =>
    night.parlour.faults.fail({ where: WRITES_TO_MESSAGES, cut: true, times: 1 + (strength % 3), late: strength % 2 === 0 }),
  'replies refused': ({ night }, _, strength) =>
    night.parlour.faults.fail({ where: REPLIES, status: 500, times: 1 + (strength % 6) }),
  'too many requests': ({ night }, _, strength) =>
    night.parlour.faults.rateLimit({ where: WRITES_TO_MESSAGES, times: 1 + (strength % 3), retryAfter: 0.02 }),
  // ── The gateway ───────────────────────────────────────────────────────────────────────────────────────────────
  'gateway dropped': (town, _, strength) => {
    town.night.parlour.faults.dropGateway()
    return back(town, strength)
  },
  'gateway asks to reconnect': (town, _, strength) => {
    town.night.parlour.faults.askToReconnect()
    return back(town, strength)
  },
  'events doubled': ({ night }, _, strength) => night.parlour.faults.duplicateEvents(1 + (strength % 5)),
  // ── Disk, clock and process ───────────────────────────────────────────────────────────────────────────────────
  'disk full': (town, _, strength) => {
    town.fate().full = 1 + (strength % 4)
  },
  'clock set': (town, _, strength) => {
    town.skew = (strength % 5) * MINUTE - 2 * MINUTE
  },
  kill: (town, _, strength) => {
    const fate = town.fate()
    fate.dies = { at: fate.writes + 1 + (strength % 25), isDone: strength % 2 === 0 }
  },
  'kill and absence': (town, _, strength) => town.away(1 + (strength % 8), 'killed'),
  // Hours mostly; one in ten takes days.
  absence: (town, _, strength) => town.away(strength < 10 ? 30 + strength * 7 : 1 + (strength % 12), 'closed'),
  'nothing stored': (town, _, strength) => town.away(1 + (strength % 6), 'nothing stored'),
  'everything refused': (town, _, strength) => town.away(1 + (strength % 6), 'refused'),
  // ── People and places ─────────────────────────────────────────────────────────────────────────────────────────
  'private messages closed': ({ night }, neighbours, strength) =>
    night.parlour.faults.closeDms(neighbours[strength % neighbours.length]!.guest.id),
  'private messages opened': ({ night }, neighbours, strength) =>
    night.parlour.faults.openDms(neighbours[strength % neighbours.length]!.guest.id),
  'card deleted': async (town, _, strength) => {
    const { archon, parlour } = town.night
    const tables = (await archon.house.store.tablesOn(parlour.guildId)).filter(({ heldAt }) => heldAt === null)
    const card = tables[strength % Math.max(1, tables.length)]?.card.post
    const message = card && (await archon.house.store.post(card))?.message
    if (!message || !parlour.house.store.messages.get(message)) return
    town.deleted.add(message)
    parlour.faults.deleteMessage(message)
  },
  'thread archived': async (town, _, strength) => {
    const { archon, parlour } = town.night
    const tables = await archon.house.store.tablesOn(parlour.guildId)
    const channel = tables[strength % Math.max(1, tables.length)]?.channel
    if (channel && parlour.house.store.channels.get(channel)?.kind === 'thread') parlour.faults.archiveThread(channel)
  },
  ...OF_PLACES,
} as const satisfies Record<string, Strike>

/** What befalls processes that share a PostgreSQL. */
const OF_COMPANY = {
  'database restarted': (town) => town.meanwhile(town.restartVault()),
  'process renewed': (town) => town.renew(),
} as const satisfies Record<string, Strike>

const ALL: Record<Kind, Strike> = { ...STRIKES, ...OF_COMPANY }
export type Kind = keyof typeof STRIKES | keyof typeof OF_COMPANY
export const KINDS = Object.keys(STRIKES) as Kind[]
export const KINDS_IN_COMPANY = Object.keys(ALL) as Kind[]
export const PLACES = Object.keys(OF_PLACES) as Kind[]

const FEWEST = 4
const SPREAD = 6
const HOURS = 24
/** What costs the most time of the world, and is met all the same every few days. */
const RARE: readonly Kind[] = [
  'absence',
  'kill and absence',
  'everything refused',
  'nothing stored',
  'bot sent away',
  'clock set',
]

/** What happens on one day to one server, in order. */
export function troubles(seed: number, server: number, day: number, kinds: readonly Kind[] = KINDS): Trouble[] {
  const random = dice(seed * 10_007 + server * 101 + day)
  const instead = kinds.includes('kill') ? 'kill' : kinds[0]!
  const drawn = Array.from({ length: FEWEST + random(SPREAD) }, (): Trouble => {
    const kind = kinds[random(kinds.length)]!
    return { hour: random(HOURS), kind: RARE.includes(kind) && random(2) === 0 ? instead : kind, strength: random(100) }
  })
  return drawn.sort((a, b) => a.hour - b.hour)
}

export async function strike(town: Town, neighbours: readonly Neighbour[], { kind, strength }: Trouble): Promise<void> {
  town.figures.faults[kind] = (town.figures.faults[kind] ?? 0) + 1
  town.tell(`fault: ${kind} (${strength})`)
  await ALL[kind](town, neighbours, strength)
}

/** The day is over: what was to go wrong has, or will not any more. */
export async function calm(town: Town): Promise<void> {
  town.night.parlour.faults.calm()
  town.fate().full = 0
  await town.putRight(true)
  await town.online()
}
