/** A nation collects, builds and recruits (Era 6.1.4 to 6.1.6, Age 6.1.3 to 6.1.5). */

import type { Picked, Seat } from '../../../kernel/contract.ts'
import { extended } from '../../../kernel/json.ts'
import type { Board } from '../board.ts'
import { type AreaId, BUILDINGS, type Building, type NationId } from '../terms.ts'
import { sitesAbsent, templesAbsent } from './absent.ts'
import { areaLabel, ownPowers, priced, pricedOrFree, siteMeans } from './choices.ts'
import { areasOf, buildingsOf, holdings } from './control.ts'
import type { Rules } from './customs.ts'
import {
  buildingsLeft,
  construct,
  gain,
  hasRoomFor,
  howMany,
  onMap,
  pay,
  placeUnits,
  unitsIn,
  unitsLeft,
  unitsOf,
} from './pieces.ts'
import { areaPower } from './power.ts'
import { lacking, type NewOption, type Option, pick, split, step, type Table, type Target, type Text } from './tools.ts'

// ── Collect ───────────────────────────────────────────────────────────────────────────────────────────────

/** Both controllers get what the nation yields: its Power, or what a special action makes of it. */
export function collect(rules: Rules, table: Table, seat: Seat, nation: NationId, income: number) {
  const { board } = table
  const { controllers } = board.nations[nation]!
  const gains = controllers.map((each) => receive(rules, board, each, income))
  table.say({ say: 'collect.shared', seat, nation, gains }, { concerns: [...controllers] })
}

/** So much is due to somebody: what there is room for, and what goes over the end of the track. */
export function gainOf({ pack }: Rules, board: Board, seat: Seat, due: number) {
  const amount = Math.min(due, pack.resource.cap - board.players[seat]!.resource)
  return { seat, amount, lost: due - amount }
}

export function receive(rules: Rules, board: Board, seat: Seat, due: number) {
  const found = gainOf(rules, board, seat, due)
  gain(rules, board, seat, due)
  return found
}

// ── Construct ────────────────────────────────────────────────────────────────────────────────────

/** So many buildings for nothing anywhere, one more in each of the `tied` areas, and others for a price each. */
export type Constructing = {
  readonly seat: Seat
  readonly nation: NationId
  readonly price: number
  free: number
  tied: AreaId[]
}

export const constructStep = (rules: Rules) =>
  step<Constructing, { built?: boolean }, 'place'>('construct', ({ one }) => ({
    // The first building has to be placed if there is room for any; after that one may stop.
    place: one<Picked<string, Picked | undefined>>({
      one: (_, { seat }) => seat,
      evident: true,
      ask: ({ board }, frame) => {
        const sites = sitesFor(rules, board, frame)
        const options = sites.length > 0 ? BUILDINGS.map((building) => buildingOption(rules, board, building, sites)) : []
        const mustBuild = !frame.built && options.some(({ blocked }) => !blocked)
        return {
          shows: () => [
            {
              say: 'shows.construct',
              free: frame.free + frame.tied.length,
              price: frame.price,
              has: board.players[frame.seat]!.resource,
            },
            ownPowers(rules, board, frame.seat),
          ],
          absent: () => sitesAbsent(rules, board, frame.nation),
          topic: 'buildings',
          prompt: { say: 'construct.place', nation: frame.nation, free: frame.free, tied: frame.tied, price: frame.price },
          input: pick<string, Picked | undefined>([
            ...options,
            {
              id: 'done',
              label: { say: 'construct.done' },
              means: { say: 'means.end' },
              leads: 'end',
              ...(mustBuild && { blocked: { say: 'construct.must' } }),
            },
          ]),
          about: frame.nation,
        }
      },
      idle: ({ board }, frame) => (frame.built ? DONE : firstSite(rules, board, frame)),
      take(table, frame, answer) {
        if (answer.pick === 'done') return
        build(table, frame, answer.pick as Building, answer.then!.pick)
        table.jump(frame, 'place')
      },
    }),
  }))

const DONE = { pick: 'done', then: undefined }

type Site = Option<string, undefined>

/** Where something more could be built, and at which price: free in its own area, then free anywhere, then paid. */
function sitesFor(rules: Rules, board: Board, { seat, nation, price, free, tied }: Constructing): Site[] {
  const sites: Site[] = []
  for (const area of areasOf(board, nation)) {
    const isFull = board.areas[area]!.buildings.length >= rules.world.areas[area]!.spots
    const cost = tied.includes(area) || free > 0 ? 0 : price
    if (isFull || cost > board.players[seat]!.resource) continue
    const terms = pricedOrFree(rules, board, seat, cost)
    sites.push({ id: area, label: areaLabel(area), rule: rules.customs.sections.construct, ...terms })
  }
  return sites
}

/** How many buildings its own Construct action places without payment. */
export const freeBuildings = ({ pack }: Rules, board: Board, nation: NationId) =>
  1 + buildingsOf(board, nation, 'factory') * pack.buildings.factoryBuildings

/** Spots of the nation without a building. */
export const freeSpots = ({ world }: Rules, board: Board, nation: NationId) =>
  areasOf(board, nation).reduce((sum, area) => sum + world.areas[area]!.spots - board.areas[area]!.buildings.length, 0)

/** Of these sites, those where that building could stand. */
const fitting = (rules: Rules, board: Board, building: Building, sites: readonly Site[]) =>
  buildingsLeft(rules, board, building) > 0 ? sites.filter(({ id }) => hasRoomFor(rules, board, id, building)) : []

function buildingOption(rules: Rules, board: Board, building: Building, sites: readonly Site[]): Option<string, Picked> {
  const there = fitting(rules, board, building, sites).map((site) =>
    extended(site, { means: () => siteMeans(rules, board, site.id, building) }),
  )
  const option: NewOption<string, Picked> = {
    id: building,
    label: { say: 'building', building },
    means: { say: 'means.building', building },
    rule: rules.customs.sections.buildings,
  }
  if (there.length > 0) option.then = lacking(there.length < sites.length ? templesAbsent(building) : [], pick(there))
  else option.blocked = hindrance(rules, board, building)
  return option
}

/** Why there is no place for it although there are free spots. */
function hindrance(rules: Rules, board: Board, building: Building): Text {
  if (buildingsLeft(rules, board, building) > 0) return { say: 'construct.temples' }
  const isLocked = onMap(board, building) < rules.pack.supply.buildings[building]
  return isLocked ? { say: 'construct.locked' } : { say: 'construct.gone', building }
}

/** What the clock builds: the first piece of the list that fits anywhere. */
function firstSite(rules: Rules, board: Board, frame: Constructing) {
  const sites = sitesFor(rules, board, frame)
  for (const building of ['pyramid', ...BUILDINGS] as const) {
    const [site] = fitting(rules, board, building, sites)
    if (site) return { pick: building, then: { pick: site.id, then: undefined } }
  }
  return DONE
}

function build(table: Table, frame: Constructing & { built?: boolean }, building: Building, area: AreaId) {
  const { board } = table
  if (frame.tied.includes(area)) frame.tied = frame.tied.filter((each) => each !== area)
  else if (frame.free > 0) frame.free--
  else pay(board, frame.seat, frame.price)
  frame.built = true
  construct(board, area, building)
  table.say({ say: 'construct.built', seat: frame.seat, nation: frame.nation, building, area })
}

// ── Recruit ───────────────────────────────────────────────────────────────────────────────────────────────

/** Units beside the area's Power for each base and factory; `culture`: three units for two. */
export type Recruiting = {
  readonly seat: Seat
  readonly nation: NationId
  readonly perBase: number
  readonly perFactory: number
  readonly culture: boolean
}

export const recruitStep = (rules: Rules) =>
  step<Recruiting>('recruit', ({ one }) => ({
    // If the supply is short, the player decides which areas go without.
    levy: one<Readonly<Record<string, number>>>({
      one: (_, { seat }) => seat,
      evident: true,
      ask: ({ board }, frame) => {
        const due = levies(rules, board, frame)
        const all = due.reduce((sum, { max }) => sum + max, 0)
        const units = Math.min(all, unitsLeft(rules, board, frame.nation))
        return {
          prompt: { say: 'recruit.short', nation: frame.nation, units, all },
          shows: () => [{ say: 'shows.levy', left: unitsLeft(rules, board, frame.nation) }],
          topic: 'recruit',
          input: split(due, units, units),
          about: frame.nation,
        }
      },
      take: (table, { nation }, answer) => muster(rules, table, nation, answer, 'recruit.levied'),
    }),
    // How many, each number with its price; then where they go, if there is a choice.
    extra: one<Picked<string, Shares | undefined>>({
      one: (_, { seat }) => seat,
      evident: true,
      ask: ({ board }, frame) => {
        const { nation, culture } = frame
        const offers = purchases(rules, board, frame)
        return {
          prompt: { say: 'recruit.extra', nation, culture, most: offers.at(-1)!.units },
          shows: () => [{ say: 'shows.levy', left: unitsLeft(rules, board, nation) }],
          topic: 'recruit',
          input: pick(offers.map((offer) => purchaseOption(rules, board, frame, offer))),
          about: nation,
        }
      },
      default: 'printed',
      idle: () => ({ pick: 'no', then: undefined }),
      take(table, frame, answer) {
        const { board } = table
        const { units, cost } = purchases(rules, board, frame).find((offer) => purchaseId(offer) === answer.pick)!
        pay(board, frame.seat, cost)
        const [first] = holdings(board, frame.nation)
        muster(rules, table, frame.nation, answer.then ?? { [first!]: units }, 'recruit.bought')
      },
    }),
  }))

type Shares = Readonly<Record<AreaId, number>>
type Purchase = { readonly units: number; readonly cost: number }

/** What can be bought: for every sum as many units as it is worth, as far as there are any. Warrior Culture: three for two. */
function purchases(rules: Rules, board: Board, { seat, nation, culture }: Recruiting): Purchase[] {
  const left = unitsLeft(rules, board, nation)
  const offers = [{ units: 0, cost: 0 }]
  for (let cost = 1; cost <= board.players[seat]!.resource; cost++) {
    const units = Math.min(left, culture ? 3 * Math.floor(cost / 2) + (cost % 2) : cost)
    if (units > offers.at(-1)!.units) offers.push({ units, cost })
  }
  return offers
}

const purchaseId = ({ units }: Pick<Purchase, 'units'>) => (units === 0 ? 'no' : `${units}`)

function purchaseOption(rules: Rules, board: Board, { seat, nation }: Recruiting, { units, cost }: Purchase) {
  const option: NewOption<string, Shares | undefined> = {
    id: purchaseId({ units }),
    label: { say: 'recruit.buy', units },
    means:
      units === 0
        ? { say: 'means.buy.none', nation, units: unitsOf(board, nation) }
        : { say: 'means.buy', nation, after: unitsOf(board, nation) + units },
    rule: rules.customs.sections.recruit,
    ...priced(rules, board, seat, cost),
  }
  const places = holdings(board, nation).map((id): Target => extended(stationOption(board, id, nation), { max: units }))
  if (units === 0) option.leads = 'on'
  else if (places.length > 1) option.then = split(places, units, units)
  return option
}

/** A place for units of that nation, with what stands there already. */
export const stationOption = (board: Board, id: AreaId, nation: NationId): Option<string, undefined> => ({
  id,
  label: areaLabel(id),
  means: () => ({ say: 'means.station', units: unitsIn(board, id, nation) }),
})

type Rates = Pick<Recruiting, 'nation' | 'perBase' | 'perFactory'>

/** What a levy brings now. */
export const levied = (rules: Rules, board: Board, rates: Rates) =>
  Math.min(
    levies(rules, board, rates).reduce((sum, { max }) => sum + max, 0),
    unitsLeft(rules, board, rates.nation),
  )

function levies(rules: Rules, board: Board, { nation, perBase, perFactory }: Rates) {
  return areasOf(board, nation).map((id): Target => {
    const { buildings } = board.areas[id]!
    const max = areaPower(rules, board, id) + perBase * howMany(buildings, 'base') + perFactory * howMany(buildings, 'factory')
    return { id, label: areaLabel(id), means: { say: 'means.levy', max }, rule: rules.customs.sections.recruit, max }
  })
}

function muster(
  rules: Rules,
  table: Table,
  nation: NationId,
  amounts: Readonly<Record<AreaId, number>>,
  say: 'recruit.levied' | 'recruit.bought',
) {
  const placed: { area: AreaId; units: number }[] = []
  for (const [area, units] of Object.entries(amounts)) {
    if (units === 0) continue
    placeUnits(rules, table.board, area, nation, units)
    placed.push({ area, units })
  }
  if (placed.length > 0) table.say({ say, nation, placed })
}
