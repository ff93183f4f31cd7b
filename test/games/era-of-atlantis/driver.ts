/** Era's table in the language of the game. */
import type { EraBoard } from '../../../src/games/era-of-atlantis/board.ts'
import { eraPack } from '../../../src/games/era-of-atlantis/data/pack.ts'
import { eraOf } from '../../../src/games/era-of-atlantis/game.ts'
import { eraOfAtlantis } from '../../../src/games/era-of-atlantis/index.ts'
import type { EraView } from '../../../src/games/era-of-atlantis/view.ts'
import type { Options, Seat } from '../../../src/kernel/contract.ts'
import { FIVE, type Nations, Sitting } from '../atlantis/driver.ts'

export { FIVE }
export const { rules } = eraOf(eraPack({}))

export const table = (nations: Nations = FIVE, options: Options = {}) => new EraSitting(nations, options)

class EraSitting extends Sitting<EraBoard, EraView> {
  constructor(nations: Nations, options: Options) {
    super(eraOfAtlantis.game, rules, nations, options)
  }
  virya(amounts: Readonly<Record<Seat, number>>): this {
    return this.has(amounts)
  }
}
