/**
 * The shape of a data pack. Every table carries *marks*: for each field the source its values come from, and each
 * source says whether it is the rulebook, public knowledge or our reconstruction. A record may mark a field otherwise,
 * or mark a part of it (`field.part`).
 */
import { z } from 'zod'
import { ability, effectList, region } from './effect.ts'

export const COUNTS = [
  'cardsAbove',
  'cardsBelow',
  'cardsInBestRegion',
  'deedsInBestRegion',
  'incomeSpaces',
  'islands',
  'monuments',
  'projects',
  'projectsOf2',
  'projectsOf3',
  'regionInvestments',
  'routes',
  'satellite',
  'stars',
  'treasury',
] as const
export type Count = (typeof COUNTS)[number]

const whole = z.number().int().min(0).max(999)
const id = z.string().min(1).max(40)
const marks = z.record(z.string(), z.string())
const some = whole.min(1)
const perPlayers = z.strictObject({ 2: some, 3: some, 4: some, 5: some })

const table = <S extends z.ZodRawShape>(fields: S) =>
  z.strictObject({ marks, of: z.array(z.strictObject({ id, ...fields, marks: marks.optional() })).min(1) })

const country = { name: z.string(), initials: z.string(), numeric: z.string(), flag: z.string(), region }
const starSpace = { now: effectList.optional(), abilities: z.array(ability).optional() }
const trade = z.strictObject({
  id,
  pay: z.union([z.strictObject({ coin: whole }), z.strictObject({ any: whole })]),
  gain: effectList,
  times: whole.nullable().optional(),
})
const event = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gain'), gain: effectList }),
  z.strictObject({ kind: z.literal('trade'), trades: z.array(trade).min(1) }),
  z.strictObject({ kind: z.literal('conference'), tile: z.union([z.literal(0), z.literal(1)]), reward: effectList }),
  z.strictObject({
    kind: z.literal('swap'),
    n: whole,
    catchUp: z.array(z.strictObject({ from: whole, gain: effectList })).min(1),
  }),
])

export const packSchema = z
  .strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({ kind: z.enum(['rulebook', 'public', 'reconstructed']), says: z.string().min(1) }),
    ),
    regions: table({ label: z.string() }),
    deeds: table({
      ...country,
      land: whole,
      industry: whole,
      population: whole,
      island: z.boolean(),
      borders: z.array(id),
    }),
    planets: table({ name: z.string(), land: whole, industry: whole, population: whole, satellite: whole }),
    routes: table({ count: whole, rounds: z.array(whole), industry: whole, population: whole, power: whole }),
    hqs: table({
      ...country,
      industry: whole,
      population: whole,
      coins: whole,
      abilities: z.array(ability),
      stars: z.array(z.strictObject({ id, ...starSpace })),
    }),
    stars: table(starSpace),
    starRow: table({ power: whole }),
    treasuryTrack: table({ income: whole, coin: whole, power: whole.nullable() }),
    satelliteTrack: table({ reward: effectList }),
    monumentRow: table({ reward: effectList, power: whole }),
    monuments: table({ value: whole, players: whole }),
    projects: table({
      row: whole,
      col: whole,
      land: whole,
      population: whole,
      power: whole,
      now: effectList,
      abilities: z.array(ability),
      tile: z.enum(['society1', 'society2', 'society3', 'immediate', 'scoring']).nullable(),
    }),
    treasuryInvestments: table({ land: whole, industry: whole, power: z.number().int() }),
    treasuryLinks: table({ spaces: z.array(id).length(2), reward: effectList, power: whole }),
    regionInvestment: table({ land: whole, landPerEarlier: whole, industryPerCard: whole, power: whole }),
    societies: table({
      name: z.string(),
      number: whole,
      coins: whole,
      treasury: whole,
      cards: z.array(id).min(3),
      abilities: z.array(ability),
      tiles: z.array(z.strictObject({ now: effectList, abilities: z.array(ability) })).length(3),
    }),
    bidCards: table({
      value: whole,
      plusHighest: z.boolean(),
      stackUp: whole,
      stackDown: whole,
      facedown: z.boolean(),
      returns: z.boolean(),
      outbid: effectList,
      aside: z.boolean(),
    }),
    dummies: table({ values: z.array(whole).min(7), stack: whole, buysPlanetUpTo: whole }),
    agenda: table({
      retrieve: whole.nullable(),
      faceup: perPlayers,
      consolation: whole,
      event: event.nullable(),
      trades: z.array(trade),
      after: z.array(z.enum(['tradeCouncil', 'uprising'])),
    }),
    conferences: table({ most: z.enum(COUNTS), consolation: effectList }),
    tiles: table({
      type: z.enum(['immediate', 'scoring']),
      now: effectList,
      per: z.strictObject({ count: z.enum(COUNTS), each: whole.min(1), power: whole }).nullable(),
    }),
    market: table({ perType: whole }),
    islandMajority: table({ power: z.array(whole) }),
  })
  .superRefine((pack, context) => {
    for (const [name, value] of Object.entries(pack)) {
      if (!('of' in value) || !Array.isArray(value.of)) continue
      const { marks: shared, of } = value as { marks: Record<string, string>; of: Record<string, unknown>[] }
      of.forEach((record, i) => {
        const own = (record.marks ?? {}) as Record<string, string>
        for (const field of Object.keys(record)) {
          if (field === 'id' || field === 'marks' || own[field] || shared[field]) continue
          context.addIssue({ code: 'custom', path: [name, 'of', i, field], message: 'has no mark of where it comes from' })
        }
        for (const [field, source] of Object.entries({ ...shared, ...own })) {
          if (pack.sources[source]) continue
          context.addIssue({ code: 'custom', path: [name, 'of', i, 'marks', field], message: `unknown source "${source}"` })
        }
      })
    }
  })

export type Pack = z.infer<typeof packSchema>
