/**
 * Data packs: what is printed on the components. Every value says where it comes from; what was only ever printed in
 * pictures is `reconstructed`, and an owner of the game can replace it by what the own copy shows (`printed`).
 */
import { z } from 'zod'
import { type Fault, idsOf, strangers, twice } from '../../common/pack.ts'
import { BUILDINGS, EFFECTS } from '../terms.ts'

const mark = z.enum(['rulebook', 'reconstructed', 'printed'])
/** One mark for the whole object, or one for each field; `*` stands for the fields not named. */
const source = z.union([mark, z.record(z.string(), mark)])

/** An object whose every field carries a mark. */
export const marked = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ ...shape, source }).superRefine((value: Record<string, unknown>, context) => {
    const marks = value.source as z.infer<typeof source>
    if (typeof marks === 'string' || '*' in marks) return
    const bare = Object.keys(value).find((field) => field !== 'source' && !(field in marks))
    if (bare) context.addIssue({ code: 'custom', path: ['source', bare], message: 'says not where this value comes from' })
  })

export const count = z.number().int().nonnegative()
export const atLeastOne = z.number().int().positive()
export const id = z.string().min(1)
/** One value for each number of players. */
export const byPlayers = <T extends z.ZodType>(value: T) => z.strictObject({ '3': value, '4': value, '5': value })
const perBuilding = <T extends z.ZodType>(value: T) => z.record(z.enum(BUILDINGS), value)

const pair = marked({ between: z.tuple([id, id]) })
const counter = {
  id,
  garrison: count,
  stability: count,
  power: count.optional(),
  building: z.enum(BUILDINGS).optional(),
  special: id.optional(),
  /** The one edition that has this counter. */
  only: id.optional(),
}

/** What both editions share: the map, the nations, the counters, the dial. */
const worldSections = {
  areas: z.array(
    marked({
      id,
      code: z.string().length(3),
      name: id,
      kind: z.enum(['home', 'minor', 'wilderness']),
      power: count,
      spots: count,
      oceans: z.array(id),
    }),
  ),
  oceans: z.array(marked({ id, name: id })),
  land: z.array(pair),
  straits: z.array(pair),
  /** Oceans that meet on open water. */
  seas: z.array(pair),
  nations: z.array(marked({ id, colour: id, effect: z.enum(EFFECTS), effectName: id })),
  societies: z.array(marked({ id, name: id, colour: id })),
  dial: z.array(marked({ cost: count })).min(1),
  agents: marked({ values: z.array(count) }),
  plainCounters: z.array(marked(counter)),
  specialCounters: z.array(marked({ ...counter, special: id, name: id })),
  homeCounters: z.array(marked({ id, garrison: count, stability: count, units: count })),
}

/** What both editions have, each with numbers of its own. */
const editionSections = {
  /** What this edition's map shows beside the counters. */
  printed: marked({ garrison: z.record(id, count) }),
  supply: marked({ units: atLeastOne, markers: count, buildings: perBuilding(count) }),
  track: marked({ length: count, doom: byPlayers(count), end: byPlayers(count) }),
  resource: marked({ cap: count, points: z.array(z.tuple([count, z.number()])) }),
  buildings: marked({
    baseGarrison: count,
    baseUnits: count,
    capitolStability: count,
    capitolAgents: count,
    factoryBuildings: count,
    factoryUnits: count,
    factoryConflicts: count,
    darkIncome: count,
    lightPower: count,
  }),
  actions: marked({
    placement: count,
    swap: count,
    extraBuilding: count,
    conflicts: count,
    extraConflict: count,
    strait: count,
    ocean: count,
    globalConflict: count,
    globalLosses: count,
  }),
  effects: marked({ crystalTechnology: count, agniStrike: count, levitation: count }),
}

/** Numbers of special actions that both editions have; each has more of its own. */
export const commonSpecials = {
  brahmastraUnits: count,
  contactPrice: count,
  researchUnits: count,
  spyRemovals: count,
  vimanasConflict: count,
  weatherSteps: count,
  weatherGain: count,
}

export const sharedSections = { ...worldSections, ...editionSections }

const shared = z.strictObject({ ...sharedSections, specials: marked(commonSpecials) })
export type SharedPack = z.infer<typeof shared>

const MOST_PLAYERS = 5

/** What both editions ask of their packs: every id that is named exists, and there is enough for everybody. */
export function* commonFaults(pack: SharedPack): Generator<Fault> {
  const areas = new Set(idsOf(pack.areas))
  const oceans = new Set(idsOf(pack.oceans))
  const homes = new Set(idsOf(pack.areas.filter(({ kind }) => kind === 'home')))
  for (const section of ['areas', 'nations', 'societies', 'plainCounters', 'specialCounters', 'homeCounters'] as const) {
    yield* twice(section, idsOf(pack[section]))
  }
  for (const area of pack.areas) yield* strangers(`areas.${area.id}.oceans`, area.oceans, oceans)
  yield* strangers('printed.garrison', Object.keys(pack.printed.garrison), areas)
  for (const section of ['land', 'straits'] as const)
    for (const [i, { between }] of pack[section].entries()) yield* strangers(`${section}[${i}].between`, between, areas)
  for (const [i, { between }] of pack.seas.entries()) yield* strangers(`seas[${i}].between`, between, oceans)
  for (const nation of pack.nations) yield* strangers('nations', [nation.id], homes)
  for (const marker of ['doom', 'end'] as const)
    for (const [players, start] of Object.entries(pack.track[marker]))
      if (start > pack.track.length) yield [`track.${marker}.${players}`, 'it lies beyond the end of the track']
  for (const section of ['nations', 'societies'] as const)
    if (pack[section].length < MOST_PLAYERS) yield [section, 'there are fewer than players']
  if (pack.homeCounters.length < pack.nations.length) yield ['homeCounters', 'there are fewer than major nations']
}

/** The counters of minor nations that this edition has. */
export function countersOf({ plainCounters, specialCounters }: SharedPack, edition: string) {
  const isOurs = ({ only }: { only?: string | undefined }) => only === undefined || only === edition
  return { plain: plainCounters.filter(isOurs), special: specialCounters.filter(isOurs) }
}

/** Every special action on a counter of this edition can be carried out, and none is there twice. */
export function* specialFaults(pack: SharedPack, edition: string, playable: ReadonlySet<string>): Generator<Fault> {
  const { special: ours } = countersOf(pack, edition)
  for (const { id, special } of ours) yield* strangers(`specialCounters.${id}.special`, [special], playable)
  yield* twice(
    'specialCounters',
    ours.map(({ special }) => special),
  )
}

/** The values nobody but an owner of the printed game can vouch for, as `section` or `section.field`. */
export function reconstructed(pack: object): string[] {
  const found = new Set<string>()
  for (const [section, content] of Object.entries(pack))
    for (const item of Array.isArray(content) ? content : [content]) {
      const marks = (item as { source: z.infer<typeof source> }).source
      if (marks === 'reconstructed') found.add(section)
      else if (typeof marks === 'object')
        for (const [field, where] of Object.entries(marks))
          if (where === 'reconstructed' && field !== 'id' && field !== 'code')
            found.add(field === '*' ? section : `${section}.${field}`)
    }
  return [...found]
}
