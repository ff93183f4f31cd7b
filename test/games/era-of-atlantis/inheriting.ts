/** Era's entry for the suite every game inherits. */

import { PASSIVE } from '../../../src/games/atlantis/board.ts'
import { onMap } from '../../../src/games/atlantis/rules/pieces.ts'
import { ENDINGS } from '../../../src/games/atlantis/terms.ts'
import type { EraBoard } from '../../../src/games/era-of-atlantis/board.ts'
import { SPOTS } from '../../../src/games/era-of-atlantis/data/layout.ts'
import { eraPack } from '../../../src/games/era-of-atlantis/data/pack.ts'
import { eraOf } from '../../../src/games/era-of-atlantis/game.ts'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import { templesAllowed } from '../../../src/games/era-of-atlantis/rules/relics.ts'
import type { State } from '../../../src/kernel/contract.ts'
import { steady } from '../../../src/players/era-of-atlantis.ts'
import type { Inheriting } from '../../suite/inherited.ts'
import { sharedInvariants } from '../atlantis/invariants.ts'
import { lookedFor } from '../atlantis/looked-for.ts'

const { rules } = eraOf(eraPack({}))
const { pack } = rules

function invariants(state: State<EraBoard>): string[] {
  const { board } = state
  const broken = sharedInvariants(rules, state)
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence)
  }
  const laid = board.layout ? SPOTS.flatMap((spot) => board.layout![spot] ?? []) : []
  const cards = [...board.deck, ...board.drawn, ...laid, ...board.order.flatMap((seat) => board.players[seat]!.hand)]
  const each = pack.objectives.copies - pack.objectives.setsRemoved[`${board.order.length as 3 | 4 | 5}`]
  if (board.phase === 'play')
    for (const card of ENDINGS) check(cards.filter((other) => other === card).length === each, `the ${card} cards do not add up`)
  check(board.relics.found + board.relics.areas.length + board.relics.track.length === 8, 'a relic is lost')
  check(onMap(board, 'light') <= templesAllowed(rules, board), 'a locked Temple of Light is on the map')
  const loot = [...board.loot, ...Object.values(board.nations).flatMap((nation) => nation.loot)]
  check(board.order.length < 5 ? loot.length <= 5 : loot.length === 5, 'a loot counter is lost')
  const goals = [
    ...Object.values(board.ambitions).map(({ card }) => card),
    ...board.ambitionDeck,
    ...(board.candidate ? [board.candidate] : []),
  ]
  check(goals.length === 0 || new Set(goals).size === pack.ambitions.length, 'a secret goal is lost')
  const guards = Object.values(board.areas).flatMap((area) => area.agents[PASSIVE] ?? [])
  check(guards.length <= (board.order.length === 3 ? 3 : 0), 'the passive nation has too many agents')
  check(board.doom >= 1 && board.doom <= pack.track.length, `Doom is at ${board.doom}`)
  const wild = Object.entries(board.areas).filter(
    ([id, { kind }]) => kind === 'wilderness' && rules.world.areas[id]!.kind !== 'wilderness',
  )
  check(wild.length <= 4, 'there are not so many wilderness counters')
  if (board.phase !== 'play') return broken
  const active = Object.values(board.nations).filter(({ passive }) => !passive)
  check(active.length === board.order.length, 'there are as many active nations as players')
  check(
    active.every(({ controllers }) => controllers.length === 2),
    'every active nation has two controllers',
  )
  return broken
}

export const eraEntry: Inheriting = {
  hosted: eraOfAtlantis,
  opensSeals: true,
  player: steady,
  plays: [
    { seats: 3, options: { mode: 'introductory' } },
    { seats: 5, options: { mode: 'introductory' } },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
    { seats: 5, options: { specials: 'agreed' } },
    { seats: 3, options: { powers: 'on', ambitions: 'on' } },
    { seats: 4, options: { powers: 'on' } },
    { seats: 4, options: { ambitions: 'on' } },
    { seats: 5, options: { powers: 'on', ambitions: 'on' } },
  ],
  lookedFor: lookedFor as NonNullable<Inheriting['lookedFor']>,
  invariants: invariants as Inheriting['invariants'],
}
