/** Age's entry for the suite every game inherits. */
import type { AgeBoard } from '../../../src/games/age-of-atlantis/board.ts'
import { agePack } from '../../../src/games/age-of-atlantis/data/pack.ts'
import { ageOf } from '../../../src/games/age-of-atlantis/game.ts'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import { nationsOf } from '../../../src/games/atlantis/rules/control.ts'
import { playersIn } from '../../../src/games/atlantis/setup.ts'
import { ENDINGS } from '../../../src/games/atlantis/terms.ts'
import type { State } from '../../../src/kernel/contract.ts'
import { steady } from '../../../src/players/age-of-atlantis.ts'
import type { Inheriting } from '../../suite/inherited.ts'
import { sharedInvariants } from '../atlantis/invariants.ts'
import { lookedFor } from '../atlantis/looked-for.ts'

const { rules } = ageOf(agePack({}))
const { pack } = rules

function invariants(state: State<AgeBoard>): string[] {
  const { board } = state
  const broken = sharedInvariants(rules, state)
  const check = (holds: boolean, sentence: string) => {
    if (!holds) broken.push(sentence)
  }
  const cards = [...board.deck, ...board.order.flatMap((seat) => board.players[seat]!.hand)]
  if (cards.length > 0)
    for (const card of ENDINGS)
      check(cards.filter((other) => other === card).length === pack.objectives.copies, `the ${card} cards do not add up`)
  check(board.doom >= 1 && board.doom <= pack.track.length, `Doom is at ${board.doom}`)
  check(
    Object.values(board.nations).every(({ passive, loot }) => !passive && loot.length === 0),
    'there are no passive nations and no loot in Age',
  )
  // What a seat knows to be in the deck is there.
  for (const { of, cards: known, stale } of board.notes) {
    if (of !== null || stale) continue
    for (const card of ENDINGS)
      check(
        known.filter((each) => each === card).length <= board.deck.filter((each) => each === card).length,
        `somebody is wrong about ${card} in the deck`,
      )
  }
  for (const { of, cards: seen, at, not, stale } of board.notes) {
    if (of === null || stale) continue
    for (const [i, place] of at.entries())
      check((board.players[of]!.hand[place] === seen[i]) === !not, `somebody is wrong about the hand of ${of}`)
  }
  if (board.phase !== 'play') return broken
  for (const seat of board.order) check(nationsOf(board, seat).length === 2, `${seat} does not control two nations`)
  const wild = rules.world.areaIds.filter(
    (id) => board.areas[id]!.kind === 'wilderness' && rules.world.areas[id]!.kind !== 'wilderness',
  )
  check([...wild].sort().join() === [...pack.wilderness.areas[playersIn(board)]].sort().join(), 'the wrong areas are wild')
  return broken
}

export const ageEntry: Inheriting = {
  hosted: ageOfAtlantis,
  opensSeals: true,
  player: steady,
  plays: [3, 4, 5].flatMap((seats) => [
    { seats, options: {} },
    { seats, options: { powers: 'on' } },
  ]),
  lookedFor: lookedFor as NonNullable<Inheriting['lookedFor']>,
  invariants: invariants as Inheriting['invariants'],
}
