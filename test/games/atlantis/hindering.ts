/** The last round, somebody else far ahead, and a march that could take something from them: what a steady player does with its turn. */
import type { Board } from '../../../src/games/atlantis/board.ts'
import type { View } from '../../../src/games/atlantis/view.ts'
import type { Seat } from '../../../src/kernel/contract.ts'
import { decisions } from '../../../src/kernel/engine.ts'
import { dice } from '../../../src/kernel/random.ts'
import type { Player } from '../../../src/players/player.ts'
import { steadyAnswer } from '../../../src/players/search.ts'
import { FIVE, type Nations, type Sitting } from './driver.ts'

/** What the leader would score for power before and after Tayanna's turn. */
export function lastTurn<B extends Board, V extends View>(table: (nations: Nations) => Sitting<B, V>, steady: Player<V>) {
  const t = table(FIVE)
  t.given({
    paititi: { owner: 'brahmapura', units: {} },
    shambhala: { owner: 'brahmapura' },
    eden: { owner: 'brahmapura' },
    akakor: { owner: 'atlantis' },
    ophir: { owner: 'atlantis' },
    punt: { owner: 'atlantis' },
    brahmapura: { buildings: ['pyramid', 'light'] },
    atlantis: { buildings: ['pyramid', 'light', 'light'] },
    aztlan: { units: { aztlan: 12 }, buildings: ['pyramid', 'light'] },
    hyperborea: { buildings: ['pyramid', 'light'] },
  })
  t.has({ Tayanna: 12, Sargon: 0, Sophia: 0, Ramon: 0, Inanna: 0 })
  t.lay((board) => {
    board.doom = board.round + 1
    // Its cards are the right ones already.
    board.players.Tayanna!.hand = ['poleShift', 'poleShift']
  })
  const standing = (seat: Seat) =>
    Math.min(...FIVE[seat]!.map((id) => t.view(null).nations.find((each) => each.id === id)!.finalPower))
  const before = standing('Ramon')
  const random = dice(1)
  while (t.view(null).acting === 'Tayanna' && !t.state.outcome) {
    const [decision] = decisions(t.game, t.state).filter(({ given, offer }) => given === undefined && !offer)
    const { seat } = decision!
    t.answer(decision!, steadyAnswer(steady as Player, { seat, view: t.view(seat), decision: decision!, random }))
  }
  return { before, after: standing('Ramon') }
}
