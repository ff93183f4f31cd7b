/** What follows from a view, for all who put it into words or pictures. */
import { rankedBy, totalOf } from '../../common/score.ts'
import { COALITION, type Faction } from '../data/components.ts'
import type { PlayerView, View } from '../view.ts'

export type Means = Readonly<Record<'R' | 'D' | 'C' | 'M', number>>

/** Military power exists only with its Tree. */
export const resourcesOf = ({ trees }: View): readonly (keyof Means)[] =>
  (['R', 'D', 'C', 'M'] as const).filter((res) => res !== 'M' || trees.some(({ tree }) => tree === 'military'))

export function onSpace({ influence: { markers }, rivals }: View, space: number): Faction[] {
  const players = Object.keys(markers).filter((seat) => markers[seat] === space)
  return rivals?.marker === space ? [...players, COALITION] : players
}

/** The winner, then by points, the influence track, tiles, resources and the later seat, as the rules break ties. */
export const rankingOf = ({ players, result }: View): PlayerView[] =>
  rankedBy(
    players,
    ({ seat }) => (result?.winner === seat ? 1 : 0),
    ({ seat }) => totalOf(result?.scores[seat] ?? []),
    ({ position }) => position,
    ({ tiles }) => tiles.length,
    ({ R, D, C }) => R + D + C,
    (player) => players.indexOf(player),
  ).flat()

type Needs = { readonly R: number; readonly D: number; readonly C: number }
const WINNING = 3

/** What the initiative victory needs with these tiles; of more than three, without the one that keeps it furthest away. */
export function needsOf(has: Needs, tiles: readonly Needs[]): Needs {
  if (tiles.length > WINNING) {
    const ways = tiles.map((left) =>
      needsOf(
        has,
        tiles.filter((tile) => tile !== left),
      ),
    )
    return ways.reduce((best, way) => (lacking(has, way) < lacking(has, best) ? way : best))
  }
  const sum = (res: keyof Needs) => tiles.reduce((all, tile) => all + tile[res], 0)
  return { R: sum('R'), D: sum('D'), C: sum('C') }
}

const lacking = (has: Needs, needs: Needs): number =>
  (['R', 'D', 'C'] as const).reduce((all, res) => all + Math.max(0, needs[res] - has[res]), 0)
