/** What must hold on every board of either edition. Returns the sentences that do not. */

import { isDeepStrictEqual } from 'node:util'
import type { Board } from '../../../src/games/atlantis/board.ts'
import { PASSIVE } from '../../../src/games/atlantis/board.ts'
import { mayStandOn, meetsRestriction, minorsOf } from '../../../src/games/atlantis/rules/control.ts'
import { countedOn } from '../../../src/games/atlantis/rules/counted.ts'
import type { Rules } from '../../../src/games/atlantis/rules/customs.ts'
import { onMap, unitsOf } from '../../../src/games/atlantis/rules/pieces.ts'
import { BUILDINGS } from '../../../src/games/atlantis/terms.ts'
import type { State } from '../../../src/kernel/contract.ts'
import { copy } from '../../../src/kernel/json.ts'

export function sharedInvariants({ world, pack }: Pick<Rules, 'world' | 'pack'>, { board }: State<Board>): string[] {
  const broken: string[] = []
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence)
  }
  for (const seat of board.order) {
    const { resource, agents, archons } = board.players[seat]!
    check(resource >= 0 && resource <= pack.resource.cap, `${seat} has ${resource}`)
    const all = [...agents, ...Object.values(board.areas).flatMap((area) => area.agents[seat] ?? [])]
    check(sorted(all) === sorted(pack.agents.values), `${seat} has agents ${sorted(all)}`)
    check(archons.length === 2, `${seat} has ${archons.length} archons`)
    for (const space of archons) check(space === null || mayStandOn(board, seat, space), `${seat} may not stand on ${space}`)
  }
  for (const nation in board.nations) {
    check(unitsOf(board, nation) <= pack.supply.units, `${nation} has too many units`)
    check(minorsOf(board, nation).length <= pack.supply.markers, `${nation} has too many control markers`)
  }
  for (const building of BUILDINGS)
    check(onMap(board, building) <= pack.supply.buildings[building], `too many of ${building} on the map`)
  check(
    meetsRestriction(Object.fromEntries(Object.entries(board.nations).map(([id, { controllers }]) => [id, controllers]))),
    'the control restriction is broken',
  )
  check(isDeepStrictEqual(countedOn(board), countedOn(copy(board))), 'what was counted on the map is so no more')
  for (const [id, area] of Object.entries(board.areas)) {
    check(area.buildings.length <= (area.kind === 'wilderness' ? 0 : world.areas[id]!.spots), `${id} has too many buildings`)
    check(!(area.buildings.includes('dark') && area.buildings.includes('light')), `${id} mixes temples`)
    check(
      Object.values(area.units).every((count) => count > 0),
      `${id} has units that are none`,
    )
    check(
      Object.keys(area.units).every((nation) => nation in board.nations),
      `${id} has units of a nation out of play`,
    )
    check(area.owner === null || area.owner in board.nations, `${id} belongs to a nation out of play`)
    check(area.kind !== 'home' || area.owner === id, `the home ${id} is lost`)
    check(
      area.kind !== 'wilderness' || (area.owner === null && Object.keys(area.agents).length === 0),
      `the wilderness ${id} is owned`,
    )
    // Two nations share an area only while they fight over it.
    const isContested = board.march?.conflicts !== null && board.march !== null
    const strangers = Object.keys(area.units).filter((nation) => area.kind !== 'wilderness' && nation !== area.owner)
    check(isContested || strangers.length === 0, `${id} has units of ${strangers}`)
    check(isContested || Object.keys(area.units).length <= 1, `two nations share ${id}`)
    check(
      Object.keys(area.agents).every((owner) => owner === PASSIVE || board.order.includes(owner)),
      `${id} has a stranger's agents`,
    )
  }
  return broken
}

const sorted = (values: readonly number[]) => [...values].sort().join()
