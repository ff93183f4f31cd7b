/** What lies on the table in both editions. The schema is the type; an edition adds fields of its own. */
import { z } from 'zod'
import type { Text } from '../../kernel/contract.ts'
import { BUILDINGS, CONTESTS, ENDINGS, ROLES, STANCES } from './terms.ts'

const count = z.number().int().nonnegative()
const id = z.string()
const card = z.enum(ENDINGS)
const counts = z.record(id, count)

/** Never changed, only replaced, and the map with it: what was counted on a map holds as long as the board has that one. */
const area = z
  .strictObject({
    kind: z.enum(['home', 'minor', 'wilderness']),
    counter: id.nullable(),
    /** The nation whose control marker lies here; a home's own nation. A wilderness belongs to whoever has units there. */
    owner: id.nullable(),
    units: counts.readonly(),
    /** Values, lowest first, by seat; agents of the passive nation stand under `PASSIVE`. */
    agents: z.record(id, z.array(count).readonly()).readonly(),
    buildings: z.array(z.enum(BUILDINGS)).readonly(),
  })
  .readonly()

const nation = z.strictObject({ controllers: z.array(id).max(2), passive: z.boolean(), loot: z.array(count).readonly() })

const player = z.strictObject({
  society: id.nullable(),
  resource: count,
  /** Agents not on the map, lowest first. */
  agents: z.array(count),
  /** The space each archon stands on; `null` is the starting position. */
  archons: z.array(id.nullable()),
  hand: z.array(card),
})

const contest = z.strictObject({
  kind: z.enum(CONTESTS),
  area: id,
  attacker: id,
  attacking: id.nullable(),
  defending: id.nullable(),
  /** What stands before any dial is set: units, garrison, stability, agents nobody steers. */
  sums: z.strictObject({ attack: count, defence: count }),
  roles: z.record(id, z.enum(ROLES)),
  /** What a player's agents there are worth; nothing but in a coup. */
  agents: counts,
  /** What a player adds besides: open from the start, or opened with the dials. */
  bonuses: counts,
  dials: z.record(id, z.strictObject({ stance: z.enum(STANCES), bid: count })).nullable(),
  result: z.strictObject({ attack: count, defence: count, won: z.boolean() }).nullable(),
})

const move = z.strictObject({ from: id, to: id, count, lost: count })

/** Move & Conflict under way: what is planned is open to all, and nothing moves before it is confirmed. */
const march = z.strictObject({
  seat: id,
  nation: id,
  moves: z.array(move),
  /** Oceans this march crosses for nothing. */
  freeOceans: z.array(id),
  freeConflicts: count,
  conflictPrice: count,
  /** Areas closed to this march, how many of the first moves stand, and the units that alone may be planned anew. */
  barred: z.array(id),
  settled: count,
  loose: counts.nullable(),
  reopened: z.boolean(),
  /** After the march: the areas still to be fought over. */
  conflicts: z.array(id).nullable(),
})

/**
 * Cards somebody (or `EVERYBODY`) has seen in a hand, at these places of it, or knows to be in the deck (`of: null`).
 * `not`: it was seen that the card there is none of these.
 */
const note = z.strictObject({
  by: id,
  of: id.nullable(),
  cards: z.array(card),
  at: z.array(count),
  not: z.boolean(),
  round: count,
  stale: z.boolean(),
})

const text = z.custom<Text>((value) => typeof value === 'object' && value !== null && 'say' in value)
const scoreLine = z.strictObject({ label: text, points: z.number() })

export const boardFields = {
  phase: z.enum(['setup', 'play', 'over']),
  /** Turn order; it never changes. */
  order: z.array(id),
  turn: count,
  round: count,
  doom: count,
  end: count,
  flipped: z.boolean(),
  areas: z.record(id, area).readonly(),
  nations: z.record(id, nation),
  players: z.record(id, player),
  /** Special actions in play, and the minor nation each belongs to. */
  specials: z.record(id, id).readonly(),
  /** Top first. */
  deck: z.array(card),
  notes: z.array(note),
  contest: contest.nullable(),
  march: march.nullable(),
  /** Areas changed since the turn began. */
  changed: z.array(id).readonly(),
  final: z.strictObject({ ending: z.enum(ENDINGS), ranking: z.array(id), scores: z.record(id, z.array(scoreLine)) }).nullable(),
}

const board = z.strictObject(boardFields)
export type Board = z.infer<typeof board>
export type Area = z.infer<typeof area>
export type Contest = z.infer<typeof contest>
export type March = z.infer<typeof march>
export type Note = z.infer<typeof note>

/** Stands for a seat where the agents of the passive nation are meant. No seat is called so. */
export const PASSIVE = '*'
/** In a note: all players have seen it. */
export const EVERYBODY = '*'
