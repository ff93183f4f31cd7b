/** Everything that lies on the table. Hidden are only the decks' order, the Hologram's stack, and hands where the table plays them so. */
import { z } from 'zod'
import type { Seat } from '../../kernel/contract.ts'
import { BASICS, CLOSABLE, GOODS, PIECE_KINDS, PURCHASES } from './data/language.ts'
import type { RisingText } from './words/says.ts'

const whole = z.number().int().min(0)
const seat: z.ZodType<Seat> = z.string()
const id = z.string()
/** Never changed, but replaced by another: views have the very same. */
const kept = z.array(id).readonly()
const goods = z.strictObject({
  ore: z.number().int(),
  gold: z.number().int(),
  crystal: z.number().int(),
  atlantium: z.number().int(),
  energy: z.number().int(),
})
const text = z.custom<RisingText>((value) => typeof value === 'object' && value !== null && 'say' in value)

/** `at`: a place, or `pool`, `held` (placed after the misfortunes), `out` (washed away for this round). */
const piece = z.strictObject({
  id,
  owner: seat,
  kind: z.enum(PIECE_KINDS),
  at: id,
  slot: whole,
  down: z.boolean(),
  /** Where it stood in the last round. */
  was: id.optional(),
})
export type Piece = z.infer<typeof piece>

/** A one-time benefit a seat has still to use; `among` are the players it may go to. */
const boon = z.strictObject({
  op: z.enum(['barrier', 'unflood', 'volunteers', 'recruit', 'exchange']),
  left: whole,
  distinct: z.boolean(),
  among: z.array(seat),
  /** The component, scroll or place it comes from. */
  by: id.optional(),
})
export type Boon = z.infer<typeof boon>

const laid = z.strictObject({ cards: z.array(id), keep: whole, study: z.boolean() })

const player = z.strictObject({
  councilor: id.nullable(),
  goods,
  hand: z.array(id),
  artifacts: kept,
  reserve: whole,
  /** Finished with the phase, as far as this seat is concerned. */
  ready: z.boolean(),
  /** Wants to be asked before each further misfortune. */
  pause: z.boolean(),
  /** How often it has thought again in this phase. */
  reopened: whole,
  /** Energy it always spends to save a roll; absent: ask. */
  boost: whole.optional(),
  /** Pays its part of a build without being asked. */
  confirms: z.boolean(),
  gaveUp: z.boolean(),
  /** Library cards in front of it, still to be chosen from; `keep` of them are free. */
  drawn: laid.optional(),
  /** Cards it was dealt while it was choosing from others: they come next. */
  dealt: laid.optional(),
  /** Rejected cards it still has to put in order. */
  under: z.array(id).optional(),
  boons: z.array(boon),
  /** How many cards on top of the misfortunes it knows, and whether it is still putting them in order. */
  foreseen: whole,
  peeking: z.boolean(),
})
export type PlayerBoard = z.infer<typeof player>

/** A roll that has not been settled: too low, or won but not yet given. One that is `missed` is over, unless a scroll turns a die. */
const roll = z.strictObject({
  id: whole,
  op: z.enum(['gather', 'recruit']),
  place: id,
  dice: z.array(z.strictObject({ piece: id, owner: seat, value: whole })),
  bonus: z.number().int(),
  target: whole,
  kind: z.enum(BASICS).optional(),
  by: seat,
  /** Who is to have the new follower. */
  to: seat.optional(),
  boosts: z.record(seat, whole),
  stage: z.enum(['short', 'kind', 'consent', 'verdict', 'missed']),
  /** Who is asked; of a missed one, who might still turn a die. */
  waiting: z.array(seat),
})
export type Roll = z.infer<typeof roll>

/** Somebody wants to build: everybody's part, and who has agreed to pay it. */
const build = z.strictObject({
  space: id,
  component: id,
  by: seat,
  parts: z.record(seat, z.partialRecord(z.enum(GOODS), whole)),
  agreed: z.array(seat),
})
export type Build = z.infer<typeof build>
export type Part = Build['parts'][Seat]

/** Energy put aside by several players; it is spent when it suffices and free again if it does not. */
const fund = z.strictObject({ id, what: z.enum(PURCHASES), peninsula: id, by: seat, pledges: z.record(seat, whole) })
export type Fund = z.infer<typeof fund>

/** Somebody asks for a seat that is taken. */
const request = z.strictObject({
  id: whole,
  by: seat,
  kind: z.enum(PIECE_KINDS),
  piece: id,
  kept: z.boolean(),
})
export type Request = z.infer<typeof request>

/** What somebody proposes: a region for another player's piece, or a component to aim for. */
const proposal = z.union([
  z.strictObject({ id: whole, by: seat, to: seat, kind: z.enum(['leader', 'follower']), region: id }),
  z.strictObject({ id: whole, by: seat, goal: id, agreed: z.array(seat) }),
])
export type Proposal = z.infer<typeof proposal>

const PHASES = ['council', 'start', 'place', 'misfortune', 'late', 'actions', 'wrath', 'over'] as const

const board = z.strictObject({
  level: whole,
  difficulty: id,
  round: whole,
  phase: z.enum(PHASES),
  /** Who sees hands: all players, or their owners only. */
  hands: z.enum(['open', 'private']),
  /** The tokens in the box are all there are. */
  limited: z.boolean(),
  starting: seat,
  /** How many first rounds are milder, or harsher if below 0; games begun before there were any have none. */
  tide: z.number().int().optional(),
  /** Position on the wrath track. */
  wrath: whole,
  /** How many tiles of each peninsula are under water: always the outermost ones. */
  flooded: z.record(id, whole),
  barriers: kept,
  supply: goods.extend({ volunteers: whole }),
  players: z.record(seat, player),
  pieces: z.array(piece),
  blueprint: kept,
  built: kept,
  library: z.strictObject({ deck: z.array(id), discard: kept }),
  misfortunes: z.strictObject({
    deck: kept,
    discard: kept,
    /** Who draws the next ones, from the beginning of the round on. */
    draws: kept,
    /** What was drawn this round, and by whom. */
    drawn: z.array(z.strictObject({ seat, card: id }).readonly()).readonly(),
  }),
  hologram: z.strictObject({ stack: z.array(id), discard: z.array(id), shown: z.array(id), active: id.nullable() }).optional(),
  /** The Atlantean the Automaton accompanies. */
  automaton: id.nullable().optional(),
  /** What counts for this round only. */
  now: z.strictObject({
    closed: z.array(z.enum(CLOSABLE)),
    gather: z.number().int(),
    floods: z.number().int(),
    maxBuilds: whole.nullable(),
    builds: whole,
    spacesUsed: z.array(id),
    /** Once-per-round benefits that were used. */
    used: z.array(id),
  }),
  /** A Leader whose discount was used while placing stays where it is. */
  fixed: z.array(id),
  rolls: z.array(roll),
  builds: z.array(build),
  funds: z.array(fund),
  requests: z.array(request),
  proposals: z.array(proposal),
  /** Standing pieces somebody asked to wait, and who asked. */
  waits: z.record(id, seat),
  /** A flood somebody is choosing, and what the others suggest. */
  choice: z.strictObject({ seat, left: whole, card: id.nullable(), among: z.array(id), marks: z.record(seat, id) }).nullable(),
  story: z.array(text).readonly(),
  /** What is worth remembering of the last round, and how each finished round left the island. */
  before: z.array(text).readonly().optional(),
  rounds: z
    .array(z.strictObject({ dry: whole, built: whole }).readonly())
    .readonly()
    .optional(),
  serial: whole,
  result: z.strictObject({ together: z.enum(['won', 'lost']), ending: id, dry: whole, built: whole, points: whole }).nullable(),
})
export type Board = z.infer<typeof board>
export const boardSchema: { parse(value: unknown): Board } = board
