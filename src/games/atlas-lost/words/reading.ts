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

/** What the initiative victory needs with these tiles; of more than it takes, without the one that keeps it furthest away. */
export function needsOf(has: Needs, tiles: readonly Needs[], enough: number): Needs {
  if (tiles.length > enough) {
    const ways = tiles.map((left) =>
      needsOf(
        has,
        tiles.filter((tile) => tile !== left),
        enough,
      ),
    )
    return ways.reduce((best, way) => (lacking(has, way) < lacking(has, best) ? way : best))
  }
  const sum = (res: keyof Needs) => tiles.reduce((all, tile) => all + tile[res], 0)
  return { R: sum('R'), D: sum('D'), C: sum('C') }
}

/** What is still lacking of all that the tiles in somebody's hand ask for. */
export function shortOf({ initiative, tilesToWin }: View, player: PlayerView): Needs {
  const held = initiative.filter(({ id }) => player.tiles.includes(id)).map(({ needs }) => needs)
  const needs = needsOf(player, held, tilesToWin)
  const short = (res: keyof Needs) => Math.max(0, needs[res] - player[res])
  return { R: short('R'), D: short('D'), C: short('C') }
}

/** What a holder of enough tiles still lacks for the initiative victory; null without the tiles. */
export const lackingFor = (view: View, player: PlayerView): Needs | null =>
  player.tiles.length < view.tilesToWin ? null : shortOf(view, player)

const lacking = (has: Needs, needs: Needs): number =>
  (['R', 'D', 'C'] as const).reduce((all, res) => all + Math.max(0, needs[res] - has[res]), 0)
