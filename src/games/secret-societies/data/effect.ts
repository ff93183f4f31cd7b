/**
 * What cards, tiles, stars, tracks and societies do, as data. An *effect* happens once; an *ability* stands: it either
 * reacts to something gained (`on`) or is a named power the rules ask for (`power`). One interpreter runs them all
 * (rules/effects.ts), so a new society is data and, at most, one new name here.
 */
import { z } from 'zod'

export const REGIONS = ['black', 'purple', 'blue', 'yellow', 'red'] as const
export const KINDS = ['coin', 'land', 'industry', 'population'] as const
export const GOODS = ['land', 'industry', 'population'] as const
export type Region = (typeof REGIONS)[number]
export type Kind = (typeof KINDS)[number]
export type Good = (typeof GOODS)[number]
export type Side = 'above' | 'below'

const count = z.number().int().min(0).max(99)
const kind = z.enum(KINDS)
export const region = z.enum(REGIONS)

/** The last four are made by the rules while a game runs; a pack has no use for them. */
export type Effect =
  | { fx: Kind; n: number }
  | { fx: 'satellite' | 'treasury' | 'star' | 'island' | 'charm'; n: number }
  | { fx: 'any' | 'different'; of: Kind[]; n: number }
  | { fx: 'choice'; of: Effect[][] }
  | { fx: 'tile' | 'monument' | 'grey' | 'placeCached' | 'planet' }
  | { fx: 'route'; pile: string | null }
  | { fx: 'perRegion'; gain: Effect[] }
  | { fx: 'card'; card: string }
  | { fx: 'turn'; token: 'endorse' | 'cancel' }
  | { fx: 'cacheDraw'; look: number }
  | { fx: 'pay'; coin: number; gain: Effect[] }
  | { fx: 'monumentOf'; region: Region }
  | { fx: 'rowRoute'; side: Side; row: number }
  | { fx: 'laidPlanet'; planet: string; region: Region; side: Side }

export type EffectName = Effect['fx']
export type EffectOf<N extends EffectName, E = Effect> = E extends { fx: string } ? (N extends E['fx'] ? E : never) : never

const effects: z.ZodType<Effect[]> = z.lazy(() => z.array(effect))
const effect: z.ZodType<Effect> = z.discriminatedUnion('fx', [
  z.strictObject({ fx: kind, n: count }),
  z.strictObject({ fx: z.enum(['satellite', 'treasury', 'star', 'island', 'charm']), n: count }),
  z.strictObject({ fx: z.enum(['any', 'different']), of: z.array(kind).min(1), n: count }),
  z.strictObject({ fx: z.literal('choice'), of: z.array(effects).min(2) }),
  z.strictObject({ fx: z.enum(['tile', 'monument', 'grey', 'placeCached', 'planet']) }),
  z.strictObject({ fx: z.literal('route'), pile: z.string().nullable() }),
  z.strictObject({ fx: z.literal('perRegion'), gain: effects }),
  z.strictObject({ fx: z.literal('card'), card: z.string() }),
  z.strictObject({ fx: z.literal('turn'), token: z.enum(['endorse', 'cancel']) }),
  z.strictObject({ fx: z.literal('cacheDraw'), look: count.min(1) }),
])

export { effects as effectList }

const reaction = z.strictObject({
  on: z.enum(['island', 'incomeScoring', 'route', 'monument', 'regionInvestment', 'retrieve', 'outbid']),
  where: z.literal('facedown').optional(),
  /** An optional price in Coins; without it the gain is automatic. */
  pay: z.strictObject({ coin: count }).optional(),
  gain: effects,
})

const power = z.discriminatedUnion('power', [
  z.strictObject({
    power: z.enum([
      'agents',
      'extraBid',
      'moveBid',
      'lateEndorse',
      'peek',
      'infiltrate',
      'freeRetrieval',
      'keepDroneCoins',
      'planets',
      'planetPrice',
      'keepStack',
      'siphonFirst',
      'rivalAgent',
    ]),
  }),
  z.strictObject({ power: z.literal('facedown'), n: z.number().int() }),
  z.strictObject({ power: z.enum(['swap', 'stack', 'cash', 'planetDiscount', 'siphon', 'contested', 'rivalBid']), n: count }),
  z.strictObject({ power: z.literal('endorse'), pay: count, raise: count, A: effects, B: effects }),
  z.strictObject({ power: z.literal('cancel'), A: count, B: count }),
  z.strictObject({ power: z.literal('discount'), where: z.enum(['endorsed', 'facedown', 'disguised']), n: count }),
  z.strictObject({ power: z.enum(['pickFacedown', 'cache']), look: count.min(1) }),
  z.strictObject({ power: z.literal('claim'), where: z.enum(['faceup', 'facedown']), pay: count }),
  z.strictObject({ power: z.literal('disguise'), n: count, times: count }),
  z.strictObject({ power: z.literal('reward'), times: count }),
  z.strictObject({ power: z.literal('charm'), start: z.record(z.string(), count) }),
  z.strictObject({
    power: z.literal('hire'),
    pay: z.strictObject({ coin: count.optional(), charm: count.optional() }),
    perTurn: count.optional(),
  }),
  z.strictObject({ power: z.literal('drone'), front: count, back: count }),
  z.strictObject({ power: z.literal('returnCards'), where: z.literal('island') }),
])
export const ability = z.union([reaction, power])

export type Reaction = z.infer<typeof reaction>
export type Power = z.infer<typeof power>
export type PowerName = Power['power']
export type Ability = z.infer<typeof ability>
