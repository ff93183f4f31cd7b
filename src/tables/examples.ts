/** Worked examples: a game just dealt, changed to what the example is about. Nobody plays it, and nothing of it is kept. */
import type { AnyHosted } from '../games/hosted.ts'
import { create } from '../kernel/engine.ts'
import { randomOf } from '../kernel/record.ts'
import { hold } from './states.ts'

/** The same deal for everybody. */
const DEAL = 'example'

/** What the first seat sees on that page. */
export function exampleView(hosted: AnyHosted, page: number, seats: number): unknown {
  const { options, pages } = hosted.example!
  const names = Array.from({ length: seats }, (_, i) => `p${i + 1}`)
  const { state } = create(hosted.game, { seats: names, options, random: randomOf(DEAL, []) })
  return pages[page]!.shows(hold(hosted, state).view(names[0]!))
}
