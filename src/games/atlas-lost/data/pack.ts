/**
 * A data pack: everything that is printed. It is checked as a whole when it is loaded, with every value's mark: stated in
 * the rulebook, found in public, or reconstructed because the printed piece is lost. A server owner may bring another.
 */
import { z } from 'zod'
import { type Fault, idsOf, readPack as readWith, twice } from '../../common/pack.ts'
import { condition, cost, counter, effect, type Level, rule, TREES } from './language.ts'

const whole = z.int().min(0).max(99)
const tree = z.enum(TREES)
const marked = {
  from: z.string().regex(/^(rulebook \d\d|public|reconstructed)$/, 'is "rulebook" and a section, "public" or "reconstructed"'),
  /** What the mark does not hold for. */
  except: z.string().optional(),
}
const printed = { R: whole, D: whole, C: whole, M: whole }
const copies = z.int().min(1).max(9)
const name = z.string().min(1).max(40)
/** Ids stand in answers and on buttons. */
const id = z.string().regex(/^[A-Za-z0-9-]{1,16}$/, 'is a short id of letters, digits and hyphens')

const tech = z.discriminatedUnion('kind', [
  z.strictObject({
    code: id,
    name: name.optional(),
    tree,
    level: z.literal([1, 2, 3]),
    kind: z.literal('active'),
    cost,
    effect,
    condition: condition.optional(),
    solo: z.literal(true).optional(),
    ...marked,
  }),
  z.strictObject({
    code: id,
    name: name.optional(),
    tree,
    level: z.literal([2, 3]),
    kind: z.literal('passive'),
    rules: z.array(rule).min(1),
    ...marked,
  }),
])

const ofCard = { id, tree: tree.nullable(), name, copies, ...marked }
const card = z.discriminatedUnion('type', [
  z.strictObject({ ...ofCard, type: z.literal('crate'), effect }),
  z.strictObject({ ...ofCard, type: z.literal('active'), install: cost, cost, effect, condition: condition.optional() }),
  z.strictObject({ ...ofCard, type: z.literal('passive'), install: cost, rules: z.array(rule).min(1) }),
])

const row = z.strictObject({ base: whole, perTeamOut: z.array(whole).length(4) })

export const packSchema = z.strictObject({
  trees: z
    .array(
      z.strictObject({
        id: tree,
        company: name,
        production: whole,
        interference: whole,
        color: z.string().regex(/^#[0-9a-f]{6}$/),
        ...marked,
      }),
    )
    .length(TREES.length),
  techs: z.array(tech),
  cards: z.array(card),
  spaces: z
    .array(
      z.strictObject({
        costs: z.array(cost),
        bonus: effect,
        /** Carries the reward tile of the Tree at this position, 0 to 2. */
        reward: z.literal([0, 1, 2]).optional(),
        ...marked,
      }),
    )
    .min(6)
    .max(20),
  rewards: z.array(z.strictObject({ tree, effect, ...marked })).length(TREES.length),
  initiative: z
    .array(
      z.strictObject({
        id: z.enum([...TREES, 'influence']),
        count: z.array(counter).min(1),
        min: whole,
        tp: whole,
        needs: z.strictObject({ R: whole, D: whole, C: whole }),
        ...marked,
      }),
    )
    .length(TREES.length + 1),
  limits: z.strictObject({ caps: z.strictObject(printed), hand: whole, tokens: whole, track: whole, ...marked }),
  rows: z.strictObject({ research: row, data: row, waiting: z.literal(3), ...marked }),
  placement: z.strictObject({
    cost: z.strictObject({ 2: cost, 3: cost }),
    draw: whole,
    keep: whole,
    routes: z.array(z.array(z.literal([0, 1, 2]))).length(2),
    ...marked,
  }),
  convert: z.strictObject({ R: whole, D: whole, ...marked }),
  victory: z.strictObject({ tp: whole, tiles: whole, ...marked }),
  start: z.strictObject({
    resources: z.array(z.strictObject({ R: whole, D: whole })).length(4),
    deal: z.literal(2),
    ...marked,
  }),
  runners: z.strictObject({ second: effect, third: z.array(z.int().min(1).max(9)).length(9), ...marked }),
  npcs: z.array(z.strictObject({ id, name, ...printed, tp: whole, ...marked })).length(2),
  recommended: z.array(z.strictObject({ id, name, level: name, trees: z.array(tree).length(3), ...marked })),
  solo: z.strictObject({
    resources: z.strictObject({ R: whole, D: whole }),
    exchange: z.record(z.string(), z.string()),
    turns: z.strictObject({ novice: whole, standard: whole, expert: whole }),
    tally: whole,
    ...marked,
  }),
})
export type Pack = z.infer<typeof packSchema>
export type PackTech = Pack['techs'][number]
export type PackCard = Pack['cards'][number]

export const readPack = (given: unknown): Pack => readWith(given, { schema: packSchema, faults })

/** What a schema cannot see: whether the pieces fit together. */
function* faults(pack: Pack): Generator<Fault> {
  yield* twice(
    'techs',
    pack.techs.map(({ code }) => code),
  )
  yield* twice('cards', idsOf(pack.cards))
  for (const part of ['trees', 'initiative', 'npcs', 'recommended'] as const) yield* twice(part, idsOf(pack[part]))
  yield* twice(
    'rewards',
    pack.rewards.map(({ tree }) => tree),
  )
  for (const tree of TREES) {
    const ofLevel = (level: Level) =>
      pack.techs.filter((each) => each.tree === tree && each.level === level && !isSolo(each)).length
    if (ofLevel(1) !== 1) yield ['techs', `${tree} needs exactly one Tech of Lv.1`]
    if (ofLevel(2) < 2) yield ['techs', `${tree} needs at least two Techs of Lv.2`]
    if (ofLevel(3) < 3) yield ['techs', `${tree} needs at least three Techs of Lv.3`]
    if (!pack.cards.some((each) => each.tree === tree)) yield ['cards', `${tree} has no cards`]
  }
  const initial = pack.cards.filter((each) => each.tree === null)
  if (initial.length < 8) yield ['cards', 'four players need at least eight initial cards, those without a tree']
  for (const each of pack.cards) {
    if (each.tree === null && each.copies !== 1) yield [`cards.${each.id}.copies`, 'an initial card exists once']
    if (each.tree === null && JSON.stringify(each).includes('"deck":"own"'))
      yield [`cards.${each.id}`, 'an initial card has no deck of its own']
  }
  for (const [from, to] of Object.entries(pack.solo.exchange)) {
    const [one, other] = [pack.techs.find(({ code }) => code === from), pack.techs.find(({ code }) => code === to)]
    if (!one || !other) yield [`solo.exchange.${from}`, 'names a Tech that is not there']
    else if (one.tree !== other.tree || one.level !== 3 || other.level !== 3)
      yield [`solo.exchange.${from}`, 'exchanges Lv.3 Techs of one Tree']
  }
  for (const [i, space] of pack.spaces.entries()) {
    if (i > 0 && space.costs.length === 0) yield [`spaces[${i}].costs`, 'a step has a cost']
  }
  for (const { id, trees } of pack.recommended) yield* twice(`recommended.${id}.trees`, trees)
  yield* loops(pack)
}

export const isSolo = (tech: PackTech) => tech.kind === 'active' && tech.solo === true

/** A lasting rule must not set itself off again: a game could not go on. */
function* loops(pack: Pack): Generator<Fault> {
  const passives = [...pack.techs.map((each) => ({ ...each, id: each.code })), ...pack.cards]
  for (const passive of passives) {
    if (!('rules' in passive)) continue
    for (const each of passive.rules) {
      if (each.rule !== 'trigger' || each.oncePerTurn) continue
      const again = each.on.find((event) => CAUSES[event] && new RegExp(CAUSES[event]).test(JSON.stringify(each.do)))
      if (again) yield [`${passive.id}.rules`, `its own effect causes "${again}" again; make it oncePerTurn`]
    }
  }
}
const CAUSES: Readonly<Record<string, string>> = {
  placeTeam: '"op":"(placeTeam|useTech)"',
  install: '"op":"(install|useTech)"',
  'placed.economy': '"token":"economy"|"op":"useTech"',
  'placed.culture': '"token":"culture"|"op":"useTech"',
  'placed.religion': '"token":"religion"|"op":"useTech"',
  steal: '"op":"(steal|useTech)"',
}
