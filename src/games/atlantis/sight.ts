/** Builds the common view, field by field: what is not written here does not leave the game. */
import type { Seat } from '../../kernel/contract.ts'
import { NONE } from '../common/same-items.ts'
import type { Board } from './board.ts'
import { nationsOf } from './rules/control.ts'
import { type Counted, countedOn, possessionsOf } from './rules/counted.ts'
import type { Rules } from './rules/customs.ts'
import { conflictCost, contested } from './rules/march.ts'
import { offerOf } from './rules/offers.ts'
import { reachOf } from './rules/reach.ts'
import { memoriesOf } from './rules/secrets.ts'
import type { Spaces } from './rules/spaces.ts'
import { resourceHalves } from './score.ts'
import { type LaidOnAreas, mapSeen } from './seen/map.ts'
import { archonsStanding, type SpacesSeen, type Standing, spacesSeen } from './seen/spaces.ts'
import { BUILDINGS, type Building, type NationId, type SpecialId } from './terms.ts'
import type { ContestView, MarchView, NationView, OutlookView, Payments, PlayerView, SpecialView, View } from './view.ts'

/**
 * What an edition shows besides: on areas and on the round track, what it pays, and of its own (`built`: buildings on the map). Methods,
 * so that it may read its own, larger board.
 */
export interface Markings<Own> extends LaidOnAreas {
  onTrack(board: Board): readonly number[]
  payments(board: Board): Payments
  /** What somebody gets at the end for the place in the turn order. */
  owed(board: Board, seat: Seat): number
  own(board: Board, seat: Seat | null, built: Counted['buildings']): Own
}

export function sightOf<Own extends object>(rules: Rules, spaces: Spaces, markings: Markings<Own>) {
  const mapOf = mapSeen(rules, markings)
  const places = spacesSeen(rules, spaces)
  return (board: Board, seat: Seat | null): View & Own => {
    const { areas, powers } = mapOf(board)
    const { buildings } = countedOn(board)
    const standing = archonsStanding(board)
    const common: Omit<View, keyof Later> = {
      seat,
      phase: board.phase,
      order: board.order,
      acting: board.phase === 'play' ? board.order[board.turn]! : null,
      round: board.round,
      doom: board.doom,
      end: { at: board.end, flipped: board.flipped },
      track: { length: rules.pack.track.length, relics: markings.onTrack(board) },
      areas,
      nations: Object.keys(board.nations).map((id) => nationView(rules, places, board, id, powers[id] ?? 0, standing)),
      specials: Object.keys(board.specials).map((id) => specialView(rules, places, board, id, standing)),
      players: board.order.map((each, position) => playerView(rules, places, board, each, position, seat)),
      supply: supplyOf(rules, board, buildings),
      deck: board.deck.length,
      payments: markings.payments(board),
      memories: memoriesOf(board, seat),
      contest: contestView(rules, board),
      march: marchView(board),
      final: board.final,
    }
    const view = withLater(common, {
      reach: () => (seat !== null && board.phase === 'play' ? reachOf(rules, board, seat) : null),
      outlook: () => outlookView(rules, spaces, board, markings),
    })
    return Object.assign(view, markings.own(board, seat, buildings)) // fresh, so it may be added to; copying it would cost more
  }
}

/** What only pictures look at. */
type Later = { readonly reach: View['reach']; readonly outlook: OutlookView }
type WorkingOut = { readonly [Of in keyof Later]: () => Later[Of] }

/**
 * What a seat could fight for is half of what a view costs, and only the picture of it looks at it: it is worked out then, as is what
 * nations offer. All views share one accessor for each; with some of its own, each would be of a kind of its own, and slow.
 */
function withLater(common: Omit<View, keyof Later>, workOut: WorkingOut): View {
  new Prospects(common, workOut)
  // One by one: all at once takes twice as long.
  Object.defineProperty(common, 'reach', LATER.reach)
  return Object.defineProperty(common, 'outlook', LATER.outlook) as View
}

class Itself {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: private fields are put on the view itself, where nobody else can read them.
    return object
  }
}

class Prospects extends Itself {
  readonly #workOut: WorkingOut
  #reach: Later['reach'] | undefined
  #outlook: Later['outlook'] | undefined

  constructor(view: object, workOut: WorkingOut) {
    super(view)
    this.#workOut = workOut
  }

  static reachOf(view: Prospects): Later['reach'] {
    if (view.#reach === undefined) view.#reach = view.#workOut.reach()
    return view.#reach
  }

  static outlookOf(view: Prospects): Later['outlook'] {
    view.#outlook ??= view.#workOut.outlook()
    return view.#outlook
  }
}

const LATER: Record<keyof Later, PropertyDescriptor> & ThisType<Prospects> = {
  reach: {
    enumerable: true,
    configurable: true,
    get(this: Prospects) {
      return Prospects.reachOf(this)
    },
  },
  outlook: {
    enumerable: true,
    configurable: true,
    get(this: Prospects) {
      return Prospects.outlookOf(this)
    },
  },
}

function outlookView(rules: Rules, spaces: Spaces, board: Board, { owed }: Pick<Markings<object>, 'owed'>): OutlookView {
  const worth = (seat: Seat) => resourceHalves(rules.pack, board.players[seat]!.resource + owed(board, seat)) / 2
  return {
    offers: Object.fromEntries(Object.keys(board.nations).map((nation) => [nation, offerOf(rules, spaces, board, nation)])),
    purses: Object.fromEntries(board.order.map((seat) => [seat, worth(seat)])),
  }
}

function supplyOf({ pack, customs }: Rules, board: Board, onMap: Readonly<Record<Building, number>>): Record<Building, number> {
  const left = { ...onMap }
  for (const building of BUILDINGS) {
    const pieces = pack.supply.buildings[building]
    const usable = building === 'light' ? Math.min(pieces, customs.templesAllowed(board)) : pieces
    left[building] = Math.max(0, usable - onMap[building])
  }
  return left
}

function nationView(
  { pack, world }: Rules,
  { tile }: SpacesSeen,
  board: Board,
  id: NationId,
  power: number,
  standing: Standing,
): NationView {
  const { controllers, passive } = board.nations[id]!
  const { units, holdings, minors, buildings } = possessionsOf(board, id)
  return {
    id,
    name: world.areas[id]!.name,
    passive,
    controllers,
    power,
    finalPower: power + buildings.light * pack.buildings.lightPower,
    units,
    unitsLeft: pack.supply.units - units,
    markersLeft: pack.supply.markers - minors,
    areas: holdings.length,
    spaces: passive ? NONE : tile(board, id, standing),
  }
}

function specialView({ world }: Rules, { special }: SpacesSeen, board: Board, id: SpecialId, standing: Standing): SpecialView {
  const area = board.specials[id]!
  const nation = board.areas[area]!.owner
  const users = nation === null ? NONE : board.nations[nation]!.controllers
  return { id, name: world.specialNames[id]!, area, nation, users, space: special(board, id, standing) }
}

function playerView(
  { world }: Rules,
  { pad }: SpacesSeen,
  board: Board,
  seat: Seat,
  position: number,
  viewer: Seat | null,
): PlayerView {
  const { society, resource, agents, archons, hand } = board.players[seat]!
  return {
    seat,
    position,
    society: society === null ? null : world.societies[society]!,
    resource,
    nations: nationsOf(board, seat),
    agents,
    archons,
    pad: pad(board, seat),
    cards: hand.length,
    hand: seat === viewer || board.phase === 'over' ? hand : null,
  }
}

function contestView(rules: Rules, board: Board): ContestView | null {
  if (board.contest === null) return null
  const { kind, area, attacker, attacking, defending, sums, result, roles, agents, bonuses, dials } = board.contest
  return {
    kind,
    area,
    attacker,
    attacking,
    defending,
    sums,
    result,
    involved: Object.keys(roles).map((seat) => {
      const dial = dials?.[seat]
      return {
        seat,
        role: roles[seat]!,
        stances: rules.customs.stances[roles[seat]!],
        agents: agents[seat]!,
        bonus: bonuses[seat] ?? 0,
        dial: dial ? { stance: dial.stance, bid: dial.bid, cost: rules.world.dial[dial.bid]! } : null,
      }
    }),
  }
}

function marchView(board: Board): MarchView | null {
  if (board.march === null) return null
  const { nation, moves, conflicts } = board.march
  const isPlanned = conflicts === null
  return {
    nation,
    moves,
    contested: conflicts ?? contested(board, moves),
    price: isPlanned ? conflictCost(board, moves) : 0,
  }
}
