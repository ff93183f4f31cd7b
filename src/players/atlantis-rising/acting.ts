/** Acting: everything that brings goods first, then building with them, then cards and energy. */
import type { Piece, View } from '../../games/atlantis-rising/view.ts'
import type { Input, Option, Seat } from '../../kernel/contract.ts'
import { energyNow, scrollNow } from './asides.ts'
import { isAimedFor } from './builds.ts'
import { coreSpace } from './finale.ts'
import { outlookOf, playerOf } from './outlook.ts'
import { answerTo, find, idsIn, openOptions, path } from './panel.ts'
import { hasCoreGoods } from './plan.ts'

export function act(view: View, seat: Seat, input: Input): unknown {
  // Building together goes faster when everybody's part is agreed beforehand.
  const aside = answerTo(input) ?? path(input, 'wish.confirm') ?? scrollNow(view, seat, input)
  if (aside) return aside
  const own = view.pieces.filter((piece) => piece.owner === seat && !piece.down)
  for (const piece of own) {
    const option = find(input, piece.id)
    if (option && isWorthwhile(view, seat, piece)) return withAll(view, seat, option)
  }
  return built(view, input) ?? energyNow(view, seat, input) ?? { pick: 'done' }
}

/** An exchange is made only where something is missing; everything else costs nothing to try. */
function isWorthwhile(view: View, seat: Seat, { at }: Piece): boolean {
  const action = view.facts.components[at]?.action
  if (action?.op !== 'exchange') return true
  const { short } = outlookOf(view)
  const { goods } = playerOf(view, seat)
  return (['ore', 'gold', 'crystal'] as const).some((kind) => short[kind] < 0 && goods[kind] > 0)
}

/** What has to be said with a deed: followers for those with most in reserve, shared energy for those who have none. */
function withAll(view: View, seat: Seat, { id, then }: Option): unknown {
  if (!then) return { pick: id }
  if (then.kind === 'pick') {
    const takers = idsIn(then)
    const isRecruiting = takers.every((taker) => view.players.some((player) => player.seat === taker))
    if (!isRecruiting) return { pick: id, then: { pick: scarcest(view, takers) } }
    const [taker] = takers.sort((a, b) => playerOf(view, b).reserve - playerOf(view, a).reserve)
    return { pick: id, then: { pick: taker } }
  }
  if (then.kind === 'split') {
    const poor = idsIn(then).filter((other) => !hasCoreGoods(view, other))
    const shares: Record<Seat, number> = {}
    for (let i = 0; i < then.min; i++) {
      const to = poor[i] ?? seat
      shares[to] = (shares[to] ?? 0) + 1
    }
    return { pick: id, then: shares }
  }
  return { pick: id, then: then.kind === 'amount' ? then.max : [] }
}

const scarcest = (view: View, kinds: readonly string[]) => {
  const { short } = outlookOf(view)
  return [...kinds].sort((a, b) => short[b as 'ore'] - short[a as 'ore'])[0]
}

/** The core if it can be; else the largest, with new spaces before one-time benefits. */
function built(view: View, input: Input): unknown {
  const core = coreSpace(view)
  for (const space of openOptions(input)) {
    if (!space.id.startsWith('build-') || !space.then) continue
    // Where all Leaders wait for the core, nothing else is built.
    const ids = idsIn(space.then).filter((id) => space.id !== core || id === view.facts.core)
    const [best] = ids.sort((a, b) => rank(view, b) - rank(view, a))
    if (best !== undefined) return { pick: space.id, then: path(space.then, best) }
  }
  return undefined
}

function rank(view: View, id: string): number {
  if (id === view.facts.core) return 100
  const { cost, action } = view.facts.components[id]!
  const size = Object.values(cost).reduce((sum, n) => sum + n, 0)
  return size + (action ? 2 : 0) + (isAimedFor(view, id) ? 50 : 0)
}
