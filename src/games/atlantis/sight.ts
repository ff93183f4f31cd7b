/** Builds the common view, field by field: what is not written here does not leave the game. */
import type { Seat } from '../../kernel/contract.ts'
import { type Board, PASSIVE } from './board.ts'
import { nationsOf, ownerOf } from './control.ts'
import { conflictCost, contested } from './march.ts'
import { buildingsLeft } from './pieces.ts'
import { areaPower, garrison, stability } from './power.ts'
import type { Rules } from './rules.ts'
import { type AreaId, BUILDINGS, type Building, type NationId, type SpaceId } from './terms.ts'
import type { Actions } from './turn.ts'
import type { AreaView, ContestView, MarchView, NationView, PlayerView, SpaceView, SpecialView, View } from './view.ts'

/** What an edition lays on areas besides. */
export type Markings = (area: AreaId) => Pick<AreaView, 'relic' | 'markers'>

export function viewOf(rules: Rules, actions: Actions, board: Board, seat: Seat | null, markings: Markings): View {
  const areas = rules.world.areaIds.map((id) => areaView(rules, board, id, markings(id)))
  const spaceView = spacesFor(rules, board)
  const supply = Object.fromEntries(BUILDINGS.map((building) => [building, buildingsLeft(rules, board, building)]))
  return {
    seat,
    phase: board.phase,
    order: board.order,
    acting: board.phase === 'play' ? board.order[board.turn]! : null,
    round: board.round,
    doom: board.doom,
    end: { at: board.end, flipped: board.flipped },
    track: { length: rules.pack.track.length, relics: [] },
    areas,
    nations: Object.keys(board.nations).map((id) => nationView(rules, actions, board, id, areas, spaceView)),
    specials: Object.keys(board.specials).map((id) => specialView(rules, board, id, spaceView)),
    players: board.order.map((each, position) => playerView(rules, actions, board, each, position, seat)),
    supply: supply as Record<Building, number>,
    deck: board.deck.length,
    contest: contestView(rules, board),
    march: marchView(board),
    final: board.final,
  }
}

function areaView(rules: Rules, board: Board, id: AreaId, { relic, markers }: ReturnType<Markings>): AreaView {
  const { code, name, spots } = rules.world.areas[id]!
  const { kind, counter, units, agents, buildings } = board.areas[id]!
  const data = counter === null ? null : rules.world.counters[counter]!
  return {
    id,
    code,
    name,
    kind,
    owner: ownerOf(board, id),
    units: Object.entries(units).map(([nation, count]) => ({ nation, count })),
    agents: Object.entries(agents).map(([owner, values]) => ({ of: owner === PASSIVE ? null : owner, values })),
    buildings,
    spots: kind === 'wilderness' ? 0 : spots,
    counter: data && {
      garrison: data.garrison,
      stability: data.stability,
      power: data.power,
      special: data.special !== null && data.special in board.specials ? data.special : null,
    },
    power: areaPower(rules, board, id),
    garrison: garrison(rules, board, id),
    stability: stability(rules, board, id),
    relic,
    loot: kind === 'home' ? board.nations[id]!.loot : [],
    markers,
    changed: board.changed.includes(id),
  }
}

/** Spaces with whoever stands there; looked up once for the whole view. */
function spacesFor(rules: Rules, board: Board) {
  const standing: Record<SpaceId, Seat[]> = {}
  for (const seat of board.order)
    for (const space of board.players[seat]!.archons)
      if (space !== null && !space.startsWith('pad.')) standing[space] = [...(standing[space] ?? []), seat]
  return (id: SpaceId, action: string): SpaceView => ({
    id,
    action,
    archons: standing[id] ?? [],
    toll: rules.customs.toll(board, id) > 0,
  })
}

function nationView(
  rules: Rules,
  actions: Actions,
  board: Board,
  id: NationId,
  areas: readonly AreaView[],
  spaceView: (id: SpaceId, action: string) => SpaceView,
): NationView {
  const own = areas.filter(({ owner }) => owner === id)
  const power = own.reduce((sum, area) => sum + area.power, 0)
  const temples = own.reduce((sum, { buildings }) => sum + buildings.filter((building) => building === 'light').length, 0)
  const units = areas.reduce((sum, area) => sum + (board.areas[area.id]!.units[id] ?? 0), 0)
  const minors = own.filter(({ kind }) => kind === 'minor').length
  const { controllers, passive } = board.nations[id]!
  return {
    id,
    name: rules.world.areas[id]!.name,
    passive,
    controllers,
    power,
    finalPower: power + temples * rules.pack.buildings.lightPower,
    units,
    unitsLeft: rules.pack.supply.units - units,
    markersLeft: rules.pack.supply.markers - minors,
    areas: own.length,
    spaces: passive ? [] : Object.keys(actions.tile).map((action) => spaceView(`${id}.${action}`, action)),
  }
}

function specialView(rules: Rules, board: Board, id: string, spaceView: (id: SpaceId, action: string) => SpaceView): SpecialView {
  const area = board.specials[id]!
  const nation = board.areas[area]!.owner
  const users = nation === null ? [] : board.nations[nation]!.controllers
  return { id, name: rules.world.specialNames[id]!, area, nation, users, space: spaceView(`special.${id}`, id) }
}

function playerView(rules: Rules, actions: Actions, board: Board, seat: Seat, position: number, viewer: Seat | null): PlayerView {
  const { society, resource, agents, archons, hand } = board.players[seat]!
  const pads = Object.keys(actions.pad).filter((action) => actions.pad[action]!.isPlayed?.(board) ?? true)
  return {
    seat,
    position,
    society: society === null ? null : rules.world.societies[society]!,
    resource,
    nations: nationsOf(board, seat),
    agents,
    archons,
    pad: pads.map((action) => {
      const id = `pad.${action}`
      return { id, action, archons: archons.includes(id) ? [seat] : [], toll: false }
    }),
    cards: hand.length,
    hand: seat === viewer || board.phase === 'over' ? hand : null,
  }
}

function contestView(rules: Rules, board: Board): ContestView | null {
  if (board.contest === null) return null
  const { roles, agents, dials, ...open } = board.contest
  return {
    ...open,
    involved: Object.keys(roles).map((seat) => {
      const dial = dials?.[seat]
      return {
        seat,
        role: roles[seat]!,
        stances: rules.customs.stances[roles[seat]!],
        agents: agents[seat]!,
        dial: dial ? { ...dial, cost: rules.world.dial[dial.bid]! } : null,
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
