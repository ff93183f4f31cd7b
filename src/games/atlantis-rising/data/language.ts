/** The words data packs are written in: goods, what an Atlantean may do where it stands, and three families of effects. */
import { z } from 'zod'

export const whole = z.number().int().min(0)
export const positive = z.number().int().min(1)
export const id = z.string().regex(/^[a-z][a-z-]*$/, 'small letters and dashes only')
export const name = z.string().min(1).max(24)

export const mark = z.enum(['rulebook', 'public', 'reconstructed'])
/** `*` covers every field that is not named; a name with a dot marks a part of a field. */
export const marks = z.record(z.string(), mark)

export const GOODS = ['ore', 'gold', 'crystal', 'atlantium', 'energy'] as const
export const BASICS = ['ore', 'gold', 'crystal'] as const
export type Good = (typeof GOODS)[number]
export type Basic = (typeof BASICS)[number]
export type Goods = Record<Good, number>

/** Atlanteans, and what stands in for them. */
export const PIECE_KINDS = ['leader', 'follower', 'volunteer', 'hologram'] as const
export type PieceKind = (typeof PIECE_KINDS)[number]

/** What energy buys for the island. */
export const PURCHASES = ['barrier', 'unflood'] as const
export type Purchase = (typeof PURCHASES)[number]

const good = z.enum(GOODS)
const basic = z.enum(BASICS)
export const cost = z.strictObject({
  ore: positive.optional(),
  gold: positive.optional(),
  crystal: positive.optional(),
  atlantium: positive.optional(),
  energy: positive.optional(),
})

// ── What an Atlantean may do where it stands ────────────────────────────────────────────────────────────────────

export const action = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('gather'), kind: z.enum([...BASICS, 'choice']), target: positive }),
  z.strictObject({ op: z.literal('recruit'), target: positive }),
  z.strictObject({ op: z.literal('study'), draw: positive, keep: positive }),
  z.strictObject({ op: z.literal('forge'), atlantium: positive }),
  z.strictObject({ op: z.literal('channel'), energy: positive }),
  z.strictObject({ op: z.literal('exchange'), max: positive }),
  z.strictObject({ op: z.literal('distil'), max: positive }),
])
export type Action = z.infer<typeof action>

// ── Effects: once (scrolls, components), lasting (councilors, artifacts), woes (misfortunes) ────────────────────

/** What anything may bring: a scroll as well as a finished component. */
const bestowals = [
  z.strictObject({ op: z.literal('gain'), kind: good, n: positive }),
  z.strictObject({ op: z.literal('barrier'), count: positive }),
  z.strictObject({ op: z.literal('unflood'), count: positive, distinct: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('volunteers'), count: positive }),
  z.strictObject({ op: z.literal('recruit'), count: positive }),
  z.strictObject({ op: z.literal('exchange'), max: positive }),
  z.strictObject({ op: z.literal('wrathFloods'), delta: z.number().int() }),
  z.strictObject({ op: z.literal('wrathBack'), levels: positive }),
  z.strictObject({ op: z.literal('drawCard'), who: z.enum(['everyone', 'self-and-another']) }),
] as const
export const bestowal = z.discriminatedUnion('op', bestowals)
export type Bestowal = z.infer<typeof bestowal>

/** What only the owner of a scroll can do with it. */
export const once = z.discriminatedUnion('op', [
  ...bestowals,
  z.strictObject({ op: z.literal('gainChoice'), n: positive }),
  z.strictObject({ op: z.literal('forge'), atlantium: positive }),
  z.strictObject({ op: z.literal('move') }),
  z.strictObject({ op: z.literal('setDie'), value: positive }),
  z.strictObject({ op: z.literal('standUp') }),
  z.strictObject({ op: z.literal('peek'), look: positive }),
])
export type Once = z.infer<typeof once>

export const lasting = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('roll'), on: z.enum(['gather', 'recruit']), delta: z.number().int(), kind: basic.optional() }),
  z.strictObject({ op: z.literal('draw'), delta: positive }),
  z.strictObject({ op: z.literal('forge'), delta: positive, once: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('channel'), delta: positive, once: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('price'), of: z.enum(['barrier', 'unflood']), delta: z.number().int() }),
  z.strictObject({ op: z.literal('cheaper') }),
  z.strictObject({ op: z.literal('shareEnergy'), n: positive }),
  z.strictObject({ op: z.literal('late'), followers: whole }),
  z.strictObject({ op: z.literal('handLimit'), value: positive }),
  z.strictObject({ op: z.literal('chooseKind') }),
  z.strictObject({ op: z.literal('stay') }),
  z.strictObject({ op: z.literal('escape') }),
])
export type Lasting = z.infer<typeof lasting>

/** What a misfortune may forbid. */
export const CLOSABLE = ['gather', 'recruit', 'study', 'forge', 'channel'] as const

export const woe = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('flood'),
    /** A peninsula, or who finds one: the drawer, or the peninsula with most dry tiles. */
    where: z.string(),
    count: positive,
    ifDrowned: positive.optional(),
    distinct: z.literal(true).optional(),
    ignoresBarrier: z.literal(true).optional(),
  }),
  z.strictObject({ op: z.literal('breakBarriers'), otherwise: positive }),
  z.strictObject({ op: z.literal('close'), action: z.enum(CLOSABLE) }),
  z.strictObject({ op: z.literal('roll'), on: z.literal('gather'), delta: z.number().int() }),
  z.strictObject({ op: z.literal('maxBuilds'), value: whole }),
  z.strictObject({ op: z.literal('wrathFloods'), delta: z.number().int() }),
])
export type Woe = z.infer<typeof woe>
export type Mark = z.infer<typeof mark>
