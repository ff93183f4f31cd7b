/**
 * The small language that tech tiles, cards, the influence track and the reward tiles are written in. Rules interpret it,
 * words read it aloud, pictures draw it. A new card is a line of data; only a new *kind* of effect is code.
 */
import { z } from 'zod'

export const TREES = ['science', 'economy', 'culture', 'religion', 'military'] as const
export type Tree = (typeof TREES)[number]
export const RESOURCES = ['R', 'D', 'C', 'M', 'TP'] as const
/** Research, data, command, military power, and technology points held as tokens. */
export type Resource = (typeof RESOURCES)[number]
export const TOKENS = ['economy', 'culture', 'religion'] as const
export type Token = (typeof TOKENS)[number]
export type Level = 1 | 2 | 3

// ── Costs ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** All parts are due together. `asset`: so many times a placed token of any kind or 1 M. `team3`: Lv.3 teams go home. */
export const PARTS = [...RESOURCES, ...TOKENS, 'discard', 'asset', 'team3'] as const
export type Part = (typeof PARTS)[number]
export type Cost = { readonly [part in Part]?: number }
/** What a reduction takes off: never tokens, cards or teams. */
export type Reduction = { readonly [resource in Resource]?: number }

// ── Numbers and conditions ──────────────────────────────────────────────────────────────────────────────────────

const COUNTERS = [
  ...['economy', 'culture', 'religion', 'military', 'allies', 'teams', 'teams.3', 'trees', 'position', 'initiatives'],
  ...['culture.ownTeam', 'culture.noTeam', 'culture.trees', 'culture.sameTree', 'culture.majorityTrees', 'weakerOthers'],
  ...['target.tpHalf', 'target.initiatives', 'target.military'],
  ...TREES.map((tree) => `installed.${tree}`),
] as const
export type Counter =
  | ('economy' | 'culture' | 'religion' | 'military' | 'allies' | 'teams' | 'teams.3' | 'trees' | 'position' | 'initiatives')
  | ('culture.ownTeam' | 'culture.noTeam' | 'culture.trees' | 'culture.sameTree' | 'culture.majorityTrees' | 'weakerOthers')
  | ('target.tpHalf' | 'target.initiatives' | 'target.military')
  | `installed.${Tree}`

/** A number, or `plus + each * floor(counter / every)`, at most `max`. */
export type Amount = number | Scale
export type Scale = {
  readonly per: Counter
  readonly each?: number
  readonly every?: number
  readonly plus?: number
  readonly max?: number
}
export type Condition = { readonly gte: readonly [Counter, number] } | { readonly gt: readonly [Counter, Counter] }

// ── Effects ─────────────────────────────────────────────────────────────────────────────────────────────────────

export type Spot = 'ownTeam' | 'otherTeam' | 'noTeam' | 'any' | 'same' | 'other' | 'distinctOthers' | 'ally'
/** Economy tokens go on teams, culture tokens on Techs, religion tokens on the tracks of factions. */
const SPOTS: Readonly<Record<Token, readonly Spot[]>> = {
  economy: ['ownTeam'],
  culture: ['ownTeam', 'otherTeam', 'noTeam', 'any', 'same'],
  religion: ['other', 'distinctOthers', 'ally'],
}

export type Op =
  | { readonly op: 'gain'; readonly res: Resource; readonly n: Amount; readonly who?: 'others' | 'target' }
  | { readonly op: 'lose'; readonly res: Resource; readonly n: Amount; readonly who: 'others' | 'target' }
  | { readonly op: 'steal'; readonly res: Resource; readonly n: Amount; readonly from: 'target' | 'eachOther' }
  | { readonly op: 'draw'; readonly deck: Tree | 'own' | 'any'; readonly n: number; readonly keep?: number }
  | { readonly op: 'place'; readonly token: Token; readonly at: Spot; readonly n: number }
  | { readonly op: 'return'; readonly token: Token | 'any'; readonly at: 'anywhere' | 'ownTeam'; readonly n: number }
  /** What is paid for is carried out as far as possible (07); a bonus may be declined. */
  | { readonly op: 'moveTeam'; readonly optional?: true }
  | { readonly op: 'placeTeam'; readonly reduce?: Reduction; readonly levels?: readonly Level[] }
  | { readonly op: 'install'; readonly reduce?: Reduction }
  | {
      readonly op: 'useTech'
      readonly levels: readonly Level[]
      readonly access: 'any' | 'ally'
      readonly count: number
      readonly reduce?: Reduction
    }
  /** -n: the target's marker goes back. +1: a paid step of one's own. */
  | { readonly op: 'influence'; readonly steps: number; readonly reduce?: Reduction }
  | { readonly op: 'takeCard'; readonly n: number }
  | { readonly op: 'discardInstalled'; readonly n: number }
  | { readonly op: 'recover'; readonly n: number }
  | { readonly op: 'grant'; readonly n: number }
  | { readonly op: 'if'; readonly cond: Condition; readonly then: readonly Op[]; readonly else?: readonly Op[] }
  | { readonly op: 'choose'; readonly options: readonly (readonly Op[])[] }
  | { readonly op: 'may'; readonly cost: Cost; readonly do: readonly Op[] }
  | { readonly op: 'target'; readonly who: 'other' | 'ally'; readonly do: readonly Op[] }
  | { readonly op: 'forEach'; readonly who: 'allies'; readonly do: readonly Op[] }
export type OpOf<K extends Op['op']> = Extract<Op, { op: K }>

// ── Lasting rules ───────────────────────────────────────────────────────────────────────────────────────────────

export const EVENTS = [
  ...(['turnStart', 'placeTeam', 'replenish', 'collect', 'bonusDraw', 'startup', 'install', 'convert'] as const),
  ...(['placed.economy', 'placed.culture', 'placed.religion', 'gained.M', 'steal'] as const),
] as const
export type EventName = (typeof EVENTS)[number]
export const PAYMENTS = ['placeTeam', 'install', 'startup', 'tech', 'commandLevel', 'influence', 'useActive'] as const
export type PaymentKind = (typeof PAYMENTS)[number]

export type Filter = {
  readonly levels?: readonly Level[]
  readonly trees?: readonly Tree[]
  readonly cond?: Condition
  readonly onMyCulture?: true
}
export type Trigger = {
  readonly rule: 'trigger'
  readonly on: readonly EventName[]
  readonly by: 'self' | 'ally' | 'other'
  readonly do: readonly Op[]
  readonly filter?: Filter
  readonly oncePerTurn?: true
}
export type Reduce = {
  readonly rule: 'reduce'
  readonly of: PaymentKind
  readonly by?: Reduction
  /** The payer picks one of these at every payment. */
  readonly oneOf?: readonly Reduction[]
  readonly filter?: Filter
}
export type Guard = {
  readonly rule: 'guard'
  readonly of: 'steal' | 'retreat' | 'tokens' | 'installed'
  readonly by?: number
}
export type Rule =
  | Trigger
  | Reduce
  | Guard
  | { readonly rule: 'tp'; readonly n: Amount }
  | { readonly rule: 'limit'; readonly of: 'hand'; readonly by: number }

// ── Checking ────────────────────────────────────────────────────────────────────────────────────────────────────

const whole = z.int().min(0).max(99)
const many = z.int().min(1).max(99)
const tree = z.enum(TREES)
const resource = z.enum(RESOURCES)
const level = z.literal([1, 2, 3])
export const counter = z.enum(COUNTERS as readonly string[] as readonly [Counter, ...Counter[]])
const reduction = z.partialRecord(resource, many)

export const cost = z.partialRecord(z.enum(PARTS), many) as z.ZodType<Cost>
const amount = z.union([
  whole,
  z.strictObject({
    per: counter,
    each: many.optional(),
    every: many.optional(),
    plus: whole.optional(),
    max: many.optional(),
  }),
]) as z.ZodType<Amount>
export const condition = z.union([
  z.strictObject({ gte: z.tuple([counter, whole]) }),
  z.strictObject({ gt: z.tuple([counter, counter]) }),
]) as z.ZodType<Condition>

const inner: z.ZodType<readonly Op[]> = z.lazy(() => effect)
const op = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('gain'), res: resource, n: amount, who: z.enum(['others', 'target']).optional() }),
  z.strictObject({ op: z.literal('lose'), res: resource, n: amount, who: z.enum(['others', 'target']) }),
  z.strictObject({ op: z.literal('steal'), res: resource, n: amount, from: z.enum(['target', 'eachOther']) }),
  z.strictObject({ op: z.literal('draw'), deck: z.enum([...TREES, 'own', 'any']), n: many, keep: many.optional() }),
  z
    .strictObject({ op: z.literal('place'), token: z.enum(TOKENS), at: z.enum(Object.values(SPOTS).flat()), n: many })
    .refine(({ token, at }) => SPOTS[token].includes(at), { path: ['at'], error: 'is no place for that token' }),
  z.strictObject({ op: z.literal('return'), token: z.enum([...TOKENS, 'any']), at: z.enum(['anywhere', 'ownTeam']), n: many }),
  z.strictObject({ op: z.literal('moveTeam'), optional: z.literal(true).optional() }),
  z.strictObject({ op: z.literal('placeTeam'), reduce: reduction.optional(), levels: z.array(z.literal([2, 3])).optional() }),
  z.strictObject({ op: z.literal('install'), reduce: reduction.optional() }),
  z.strictObject({
    op: z.literal('useTech'),
    levels: z.array(level).min(1),
    access: z.enum(['any', 'ally']),
    count: many,
    reduce: reduction.optional(),
  }),
  z.strictObject({
    op: z.literal('influence'),
    steps: z.union([z.literal(1), z.int().min(-11).max(-1)]),
    reduce: reduction.optional(),
  }),
  z.strictObject({ op: z.literal('takeCard'), n: many }),
  z.strictObject({ op: z.literal('discardInstalled'), n: many }),
  z.strictObject({ op: z.literal('recover'), n: many }),
  z.strictObject({ op: z.literal('grant'), n: many }),
  z.strictObject({ op: z.literal('if'), cond: condition, then: inner, else: inner.optional() }),
  z.strictObject({ op: z.literal('choose'), options: z.array(inner).min(2) }),
  z.strictObject({ op: z.literal('may'), cost, do: inner }),
  z.strictObject({ op: z.literal('target'), who: z.enum(['other', 'ally']), do: inner }),
  z.strictObject({ op: z.literal('forEach'), who: z.literal('allies'), do: inner }),
])
export const effect = z.array(op).max(12) as unknown as z.ZodType<readonly Op[]>

const filter = z.strictObject({
  levels: z.array(level).min(1).optional(),
  trees: z.array(tree).min(1).optional(),
  cond: condition.optional(),
  onMyCulture: z.literal(true).optional(),
})
export const rule = z.discriminatedUnion('rule', [
  z.strictObject({
    rule: z.literal('trigger'),
    on: z.array(z.enum(EVENTS)).min(1),
    by: z.enum(['self', 'ally', 'other']),
    do: effect,
    filter: filter.optional(),
    oncePerTurn: z.literal(true).optional(),
  }),
  z
    .strictObject({
      rule: z.literal('reduce'),
      of: z.enum(PAYMENTS),
      by: reduction.optional(),
      oneOf: z.array(reduction).min(2).optional(),
      filter: filter.optional(),
    })
    .refine(({ by, oneOf }) => (by === undefined) !== (oneOf === undefined), 'has either "by" or "oneOf"'),
  z.strictObject({ rule: z.literal('guard'), of: z.enum(['steal', 'retreat', 'tokens', 'installed']), by: many.optional() }),
  z.strictObject({ rule: z.literal('tp'), n: amount }),
  z.strictObject({ rule: z.literal('limit'), of: z.literal('hand'), by: many }),
]) as unknown as z.ZodType<Rule>
