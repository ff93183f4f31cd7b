/** What both editions need to lay out an example. */
import type { AreaView, View } from './view.ts'

export const LEARNER = 'p1'
const PARTNERS = ['p2', 'p3']
const LATE = 9

/** The same table with some areas otherwise. */
export const withAreas = <V extends View>(view: V, changed: Readonly<Record<string, Partial<AreaView>>>): V => ({
  ...view,
  areas: view.areas.map((area) => ({ ...area, ...changed[area.id] })),
})

/** The same table in the middle of a game, with those two nations in the first seat's hands, each shared with another one. */
export const ruling = <V extends View>(view: V, nations: Readonly<Record<string, number>>): V => ({
  ...view,
  phase: 'play',
  round: LATE,
  players: view.players.map((player) => (player.seat === LEARNER ? { ...player, nations: Object.keys(nations) } : player)),
  nations: view.nations.map((nation) =>
    nations[nation.id] === undefined
      ? nation
      : {
          ...nation,
          controllers: [LEARNER, PARTNERS[Object.keys(nations).indexOf(nation.id)]!],
          power: nations[nation.id]!,
          finalPower: nations[nation.id]!,
        },
  ),
})
