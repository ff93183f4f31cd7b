/**
 * The form of a data pack: everything that is printed on tiles, cards and boards. Each value carries a mark that says
 * whether it stands in the rulebook, is known from public sources, or was reconstructed by us.
 */
import { z } from 'zod'
import { action, bestowal, cost, id, lasting, marks, name, once, positive, whole, woe } from './language.ts'

export const LETTERS = ['A', 'B', 'C'] as const
const blueprint = z.union([z.strictObject({ ids: z.array(id).min(1) }), z.strictObject({ A: whole, B: whole, C: whole })])
export type Blueprint = z.infer<typeof blueprint>

export const packSchema = z.strictObject({
  format: z.literal(1),
  game: z.literal('atlantis-rising'),
  supply: z.strictObject({
    ore: positive,
    gold: positive,
    crystal: positive,
    atlantium: positive,
    energy: positive,
    barriers: positive,
    volunteers: positive,
    marks,
  }),
  prices: z.strictObject({ barrier: positive, unflood: positive, extraCard: positive, marks }),
  limits: z.strictObject({ hand: positive, automatonBonus: positive, artifactsUsed: whole, marks }),
  wrath: z.strictObject({ values: z.array(whole).min(1), marks }),
  /** In ring order; `tiles` from the centre outwards. */
  peninsulas: z
    .array(
      z.strictObject({
        id,
        name,
        angle: z.number(),
        tiles: z.array(z.strictObject({ spaces: positive, seats: positive, action, marks })).min(1),
        marks,
      }),
    )
    .min(1),
  centre: z.strictObject({ name, action, marks }),
  components: z.array(
    z.strictObject({
      id,
      name,
      letter: z.enum(LETTERS),
      cost,
      /** A component either adds spaces with an action, or does something once. */
      spaces: positive.optional(),
      seats: positive.optional(),
      action: action.optional(),
      effects: z.array(bestowal).optional(),
      marks,
    }),
  ),
  core: z.strictObject({ id, name, cost, marks }),
  councilors: z.array(z.strictObject({ id, name, first: z.literal(true).optional(), effects: z.array(lasting).min(1), marks })),
  scrolls: z.array(
    z.strictObject({
      id,
      name,
      count: positive,
      timing: z.enum(['any', 'roll', 'actions']),
      effects: z.array(once).min(1).max(1),
      marks,
    }),
  ),
  artifacts: z.array(z.strictObject({ id, name, effects: z.array(lasting).min(1), marks })),
  misfortunes: z.array(
    z.strictObject({
      id,
      name,
      type: z.enum(['basic', 'calm', 'controlled', 'special']),
      count: positive,
      effects: z.array(woe),
      marks,
    }),
  ),
  levels: z
    .array(z.strictObject({ id, level: positive, calm: whole, controlled: whole, blueprint, short: blueprint, marks }))
    .min(1),
  counts: z.array(
    z.strictObject({
      players: positive,
      followers: positive,
      reserve: whole,
      /** Who draws misfortunes, counted clockwise from the starting player. */
      draws: z.array(whole),
      hologram: z.boolean(),
      automaton: z.boolean(),
      energyPerRound: whole,
      buildSpaces: positive,
      marks,
    }),
  ),
  /**
   * Our own evening out of levels and numbers of players, by level and then by players from one up: in so many first rounds the last of
   * those who draw draws no misfortune; below 0, in so many first rounds the gods take one tile more. A pack without it has neither.
   */
  tides: z.strictObject({ rounds: z.record(id, z.array(z.number().int())), marks }).optional(),
  score: z.strictObject({
    won: z.strictObject({ base: whole, perLevel: whole, perDryTile: whole }),
    lost: z.strictObject({ perLevel: whole, perComponent: whole }),
    marks,
  }),
})
export type Pack = z.infer<typeof packSchema>
