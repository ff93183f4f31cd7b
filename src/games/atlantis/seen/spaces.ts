/** The spaces archons can stand on, as everybody sees them. Most look as they did when somebody looked last, and are not described anew. */
import type { Seat } from '../../../kernel/contract.ts'
import { NONE, sameItems } from '../../common/same-items.ts'
import type { Board } from '../board.ts'
import { partsOf } from '../rules/control.ts'
import type { Rules } from '../rules/customs.ts'
import { isPlayed, type Space, type Spaces } from '../rules/spaces.ts'
import type { NationId, SpaceId, SpecialId } from '../terms.ts'
import type { SpaceView } from '../view.ts'

export type Standing = readonly { readonly space: SpaceId; readonly seat: Seat }[]

/** Who stands where; on the pads, everybody is alone. */
export function archonsStanding(board: Board): Standing {
  const standing: { space: SpaceId; seat: Seat }[] = []
  for (const seat of board.order)
    for (const space of board.players[seat]!.archons)
      if (space !== null && partsOf(space).place !== 'pad') standing.push({ space, seat })
  return standing
}

export type SpacesSeen = {
  tile(board: Board, nation: NationId, standing: Standing): readonly SpaceView[]
  special(board: Board, special: SpecialId, standing: Standing): SpaceView
  pad(board: Board, seat: Seat): readonly SpaceView[]
}

export function spacesSeen({ customs }: Rules, { tiles, specials, pad }: Spaces): SpacesSeen {
  const common = (space: Space) => {
    const look = spaceSeen(space)
    return (board: Board, standing: Standing) => {
      const toll = customs.toll(board, space.id)
      return look(
        archonsAt(space.id, standing),
        toll,
        space.action.price?.(board, board.order[board.turn] ?? board.order[0]!) ?? 0,
      )
    }
  }
  const onPad = (space: Space) => {
    const look = spaceSeen(space)
    return (board: Board, seat: Seat) => {
      const { archons } = board.players[seat]!
      const own = archons.includes(space.id) ? archons.filter((each) => each === space.id).map(() => seat) : NONE
      return look(own, 0, space.action.price?.(board, seat) ?? 0)
    }
  }
  const onTiles = Object.fromEntries(Object.entries(tiles).map(([nation, there]) => [nation, there.map(common)]))
  const onSpecials = Object.fromEntries(Object.entries(specials).map(([id, space]) => [id, common(space)]))
  const onPads: Record<Seat, readonly ReturnType<typeof onPad>[]> = {}
  return {
    tile: (board, nation, standing) => onTiles[nation]!.map((look) => look(board, standing)),
    special: (board, special, standing) => onSpecials[special]!(board, standing),
    pad(board, seat) {
      onPads[seat] ??= pad.map(onPad)
      const isWhole = pad.every((space) => isPlayed(space, board))
      const looks = isWhole ? onPads[seat] : onPads[seat].filter((_, i) => isPlayed(pad[i]!, board))
      return looks.map((look) => look(board, seat))
    },
  }
}

function archonsAt(id: SpaceId, standing: Standing): readonly Seat[] {
  let archons: Seat[] | undefined
  for (const { space, seat } of standing) {
    if (space !== id) continue
    archons ??= []
    archons.push(seat)
  }
  return archons ?? NONE
}

/** One space: who stands there, what it costs besides its action, and what that costs. */
function spaceSeen({ id, name }: Space): (archons: readonly Seat[], toll: number, price: number) => SpaceView {
  let seen: SpaceView | undefined
  return (archons, toll, price) => {
    const isAsBefore =
      seen !== undefined && seen.price === toll + price && seen.toll === toll > 0 && sameItems(seen.archons, archons)
    if (!isAsBefore) seen = { id, action: name, archons, toll: toll > 0, price: toll + price }
    return seen!
  }
}
