/** Age's table in the language of the game. */
import type { AgeBoard } from '../../../src/games/age-of-atlantis/board.ts'
import { agePack } from '../../../src/games/age-of-atlantis/data/pack.ts'
import { ageOf } from '../../../src/games/age-of-atlantis/game.ts'
import { ageOfAtlantis } from '../../../src/games/age-of-atlantis/index.ts'
import type { AgeView } from '../../../src/games/age-of-atlantis/view.ts'
import type { Options, Seat } from '../../../src/kernel/contract.ts'
import { FIVE, type Nations, Sitting } from '../atlantis/driver.ts'

export { FIVE }
export const { rules } = ageOf(agePack({}))

export const table = (nations: Nations = FIVE, options: Options = {}) => new AgeSitting(nations, options)

class AgeSitting extends Sitting<AgeBoard, AgeView> {
  constructor(nations: Nations, options: Options) {
    super(ageOfAtlantis.game, rules, nations, options)
  }
  pp(amounts: Readonly<Record<Seat, number>>): this {
    return this.has(amounts)
  }
}
