/** Worked examples: a game just dealt, changed to what the example is about. Nobody plays it, and nothing of it is kept. */
import type { AnyHosted } from '../games/hosted.ts'
import { create } from '../kernel/engine.ts'
import { randomOf } from '../kernel/record.ts'

/** The same deal for everybody. */
const DEAL = 'an example'

/** What the first seat sees on that page. */
export function exampleView({ game, example }: AnyHosted, page: number, seats: number): unknown {
  const { options, pages } = example!
  const names = Array.from({ length: seats }, (_, i) => `p${i + 1}`)
  const { state } = create(game, { seats: names, options, random: randomOf(DEAL, []) })
  return pages[page]!.shows(game.view(state.board, names[0]!))
}
