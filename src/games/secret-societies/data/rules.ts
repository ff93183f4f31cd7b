/** A pack made ready to play with: checked, and every table looked up by id in frozen objects. */
import { byId } from '../../common/lookup.ts'
import { digest, type Fault, idsOf, readPack, strangers, twice } from '../../common/pack.ts'
import type { Ability, Region, Side } from './effect.ts'
import { REGIONS } from './effect.ts'
import { type Pack, packSchema } from './schema.ts'

/** Anything that lies above or below a player's board. */
export type CardFace = {
  readonly id: string
  readonly kind: 'deed' | 'hq' | 'route' | 'planet'
  readonly name: string
  readonly initials: string
  readonly flag: string
  /** Key of the country's outline on a map of the world. */
  readonly numeric: string
  /** Where it has to go; null: anywhere. */
  readonly region: Region | null
  readonly land: number
  readonly industry: number
  readonly population: number
  readonly satellite: number
  readonly island: boolean
  readonly borders: readonly string[]
  readonly power: number
}

type Table<K extends keyof Pack> = Pack[K] extends { of: (infer R)[] } ? Readonly<Record<string, R>> : never
type Row<K extends keyof Pack> = Pack[K] extends { of: (infer R)[] } ? readonly R[] : never

export type Rules = {
  readonly digest: string
  readonly cards: Readonly<Record<string, CardFace>>
  readonly deedIds: readonly string[]
  readonly planetIds: readonly string[]
  readonly regionNames: Readonly<Record<Region, string>>
  readonly routes: Row<'routes'>
  readonly hqs: Table<'hqs'>
  /** Per HQ: its six Star spaces, the four common ones first. */
  readonly starSpaces: Readonly<Record<string, readonly StarSpace[]>>
  readonly starPower: readonly number[]
  readonly treasuryTrack: Row<'treasuryTrack'>
  readonly satelliteTrack: Row<'satelliteTrack'>
  readonly monumentRow: Row<'monumentRow'>
  readonly monuments: Row<'monuments'>
  readonly projects: Table<'projects'>
  readonly treasuryInvestments: Table<'treasuryInvestments'>
  readonly treasuryLinks: Row<'treasuryLinks'>
  /** Per Treasury space: the links it belongs to. */
  readonly linksAt: Readonly<Record<string, Row<'treasuryLinks'>>>
  /** Per Project: those directly beside it in its row. */
  readonly beside: Readonly<Record<string, readonly string[]>>
  readonly regionInvestment: Row<'regionInvestment'>[number]
  readonly societies: Table<'societies'>
  readonly bidCards: Table<'bidCards'>
  readonly dummies: Row<'dummies'>
  readonly agenda: Row<'agenda'>
  readonly conferences: Table<'conferences'>
  readonly tiles: Table<'tiles'>
  readonly market: Table<'market'>
  readonly islandMajority: Table<'islandMajority'>
  /** Who has an ability under which conditions, by its name. */
  readonly grants: Readonly<Record<string, readonly Grant[]>>
  /** Bid Cards in the order they are shown. */
  readonly cardOrder: Readonly<Record<string, number>>
}
/** An ability and what a player needs to have for it. */
export type Grant = {
  readonly ability: Ability
  readonly society: string | null
  readonly hq: string | null
  readonly project: string | null
  readonly star: string | null
}
export type StarSpace = {
  readonly id: string
  readonly now?: Row<'stars'>[number]['now']
  readonly abilities?: readonly Ability[] | undefined
}
export type Agenda = Row<'agenda'>[number]

export function rulesFrom(given: unknown): Rules {
  const pack = readPack(given, { schema: packSchema, faults })
  const common = pack.stars.of
  return deepFreeze({
    digest: digest(pack),
    cards: byId(facesOf(pack)),
    deedIds: idsOf(pack.deeds.of),
    planetIds: idsOf(pack.planets.of),
    regionNames: Object.fromEntries(pack.regions.of.map(({ id, label }) => [id, label])) as Record<Region, string>,
    routes: pack.routes.of,
    hqs: byId(pack.hqs.of),
    starSpaces: Object.fromEntries(pack.hqs.of.map((hq) => [hq.id, [...common, ...hq.stars]])),
    starPower: pack.starRow.of.map(({ power }) => power),
    treasuryTrack: pack.treasuryTrack.of,
    satelliteTrack: pack.satelliteTrack.of,
    monumentRow: pack.monumentRow.of,
    monuments: pack.monuments.of,
    projects: byId(pack.projects.of),
    treasuryInvestments: byId(pack.treasuryInvestments.of),
    treasuryLinks: pack.treasuryLinks.of,
    linksAt: Object.fromEntries(
      pack.treasuryInvestments.of.map(({ id }) => [id, pack.treasuryLinks.of.filter(({ spaces }) => spaces.includes(id))]),
    ),
    beside: Object.fromEntries(pack.projects.of.map((project) => [project.id, neighboursOf(pack, project)])),
    regionInvestment: pack.regionInvestment.of[0]!,
    societies: byId(pack.societies.of),
    bidCards: byId(pack.bidCards.of),
    dummies: pack.dummies.of,
    agenda: pack.agenda.of,
    conferences: byId(pack.conferences.of),
    tiles: byId(pack.tiles.of),
    market: byId(pack.market.of),
    islandMajority: byId(pack.islandMajority.of),
    grants: grantsOf(pack),
    cardOrder: Object.fromEntries(pack.bidCards.of.map(({ id }, i) => [id, i])),
  })
}

/** Every ability of every component, filed under its name, so that asking for one looks at nothing else. */
function grantsOf(pack: Pack): Record<string, Grant[]> {
  const grants: Record<string, Grant[]> = {}
  const file = (abilities: readonly Ability[] | undefined, needs: Partial<Grant>) => {
    for (const ability of abilities ?? []) {
      const name = 'power' in ability ? ability.power : ability.on
      grants[name] ??= []
      grants[name].push({ society: null, hq: null, project: null, star: null, ...needs, ability })
    }
  }
  for (const society of pack.societies.of) {
    file(society.abilities, { society: society.id })
    for (const project of pack.projects.of)
      file(society.tiles[slotOf(project.tile)]?.abilities, { society: society.id, project: project.id })
  }
  for (const project of pack.projects.of) file(project.abilities, { project: project.id })
  for (const hq of pack.hqs.of) {
    file(hq.abilities, { hq: hq.id })
    for (const star of hq.stars) file(star.abilities, { hq: hq.id, star: star.id })
  }
  for (const star of pack.stars.of) file(star.abilities, { star: star.id })
  return grants
}

const neighboursOf = (pack: Pack, { row, col }: { row: number; col: number }): string[] =>
  pack.projects.of.filter((other) => other.row === row && Math.abs(other.col - col) === 1).map(({ id }) => id)

/** Which of a society's three Tiles lies on that space; -1: none. */
export const slotOf = (tile: string | null): number => (tile?.startsWith('society') ? Number(tile.slice(-1)) - 1 : -1)

function facesOf(pack: Pack): CardFace[] {
  const blank = { initials: '', flag: '', numeric: '', region: null, land: 0, satellite: 0, island: false, borders: [], power: 0 }
  return [
    ...pack.deeds.of.map(({ marks: _, ...deed }) => ({ ...blank, ...deed, kind: 'deed' as const })),
    ...pack.hqs.of.map(({ id, name, initials, numeric, flag, region, industry, population }) => ({
      ...blank,
      ...{ id, name, initials, numeric, flag, region, industry, population },
      kind: 'hq' as const,
    })),
    ...pack.planets.of.map(({ marks: _, ...planet }) => ({ ...blank, ...planet, kind: 'planet' as const })),
    ...pack.routes.of.map(({ id, industry, population, power }) => ({
      ...blank,
      ...{ id, name: `Trade Route ${id}`, industry, population, power },
      kind: 'route' as const,
    })),
  ]
}

const LOOKED_UP = [
  'hqs',
  'projects',
  'treasuryInvestments',
  'societies',
  'bidCards',
  'conferences',
  'tiles',
  'market',
  'islandMajority',
] as const

/** What one table says about another has to be there. */
function* faults(pack: Pack): Generator<Fault> {
  for (const table of LOOKED_UP) yield* twice(table, idsOf(pack[table].of))
  const faces = facesOf(pack)
  yield* twice('deeds, hqs, planets and routes', idsOf(faces))
  const cards = byId(faces)
  for (const deed of pack.deeds.of)
    for (const other of deed.borders)
      if (!cards[other]?.borders.includes(deed.id)) yield [`deeds.of.${deed.id}.borders`, `${other} does not border it in return`]
  const bidCards = new Set(idsOf(pack.bidCards.of))
  for (const { id, cards } of pack.societies.of) yield* strangers(`societies.of.${id}.cards`, cards, bidCards)
  const investments = new Set(idsOf(pack.treasuryInvestments.of))
  for (const { id, spaces } of pack.treasuryLinks.of) yield* strangers(`treasuryLinks.of.${id}.spaces`, spaces, investments)
  for (const region of REGIONS) if (!pack.regions.of.some(({ id }) => id === region)) yield ['regions', `${region} is missing`]
  for (const players of ['2', '3', '4', '5']) {
    if (!pack.market.of.some(({ id }) => id === players)) yield ['market', `${players} players are missing`]
    if (!pack.islandMajority.of.some(({ id }) => id === players)) yield ['islandMajority', `${players} players are missing`]
    const copies = pack.monuments.of.filter((copy) => copy.players <= Number(players)).length
    if (copies < Number(players)) yield ['monuments', `fewer copies of a colour than ${players} players`]
  }
  if (pack.agenda.of.length !== 7) yield ['agenda', 'there have to be seven Rounds']
  if (pack.deeds.of.length < 60) yield ['deeds', 'seven Rounds of five players need at least 60']
  if (pack.hqs.of.length < 5 || pack.societies.of.length < 5) yield ['hqs', 'five players need five HQs and five societies']
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part)
  return Object.freeze(value)
}

/** What a Card gives on that side of the board, besides Land. */
export const yieldOf = (card: CardFace, side: Side) => (side === 'above' ? card.industry : card.population)
