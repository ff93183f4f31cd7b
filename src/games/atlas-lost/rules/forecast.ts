/** What an effect would bring once its cost is paid: said beforehand, so that nobody pays for nothing unawares. */
import type { Board } from '../board.ts'
import type { Components } from '../data/components.ts'
import type { Cost, Op, OpOf, Resource } from '../data/language.ts'
import type { AtlasText } from '../words/says.ts'
import { amountOf, type Scene } from './counting.ts'
import { spotsFor } from './effects/tokens.ts'
import { paidWays, withToken } from './paid.ts'
import { isVain, type Source } from './vain.ts'

type Forecast = { readonly isFutile: boolean; readonly most: { readonly n: number; readonly res: Resource } | null }

type Scaled = OpOf<'gain'>
const isScaled = (op: Op): op is Scaled => op.op === 'gain' && op.who === undefined && typeof op.n !== 'number'

/** What the use of a Tech or a card means: what it says, and what comes of it here. */
export const useMeans = (data: Components, board: Board, source: Source, cost: Cost, effect: readonly Op[]): AtlasText => ({
  say: 'means.use',
  of: source.of,
  ...forecast(data, board, source, cost, effect),
})

function forecast(data: Components, board: Board, source: Source, cost: Cost, effect: readonly Op[]): Forecast {
  const scaled = effect.find(isScaled)
  const isFutile = isVain(data, board, source, cost, effect)
  if (isFutile || !scaled) return { isFutile, most: null }
  const ways = paidWays(data, board, source.seat, cost)
  return {
    isFutile,
    most: { n: Math.max(...ways.map((paid) => gained(data, paid, source, effect, scaled))), res: scaled.res },
  }
}

/** All that is gained of what grows, with the token that is placed before it where it counts most. */
function gained(data: Components, board: Board, { seat }: Source, effect: readonly Op[], { res }: Scaled): number {
  const sum = (now: Board, scene?: Scene) =>
    effect.reduce(
      (all, op) =>
        op.op === 'gain' && op.who === undefined && op.res === res ? all + amountOf(data, now, seat, op.n, scene) : all,
      0,
    )
  const place = effect.find((op): op is OpOf<'place'> => op.op === 'place')
  if (!place) return sum(board)
  const spots = spotsFor(data, board, { seat, spots: [], emptied: null }, place)
  return Math.max(
    sum(board),
    ...spots.map((at) =>
      sum(withToken(board, seat, place.token, at), { target: null, placed: place.token === 'culture' ? at : null }),
    ),
  )
}
