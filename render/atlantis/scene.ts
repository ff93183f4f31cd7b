/** A view with what every part of a picture needs to know about it. */

import type { AreaView, NationView, View } from '../../src/games/atlantis/view.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { type SeatMark, seatMark } from '../kit/palette.ts'
import { drawable } from '../kit/text.ts'
import type { PictureAsk } from '../picture.ts'

export type Scene<V extends View = View> = {
  readonly view: V
  readonly ask: PictureAsk
  mark(seat: Seat): SeatMark
  name(seat: Seat): string
  area(id: string): AreaView
  nation(id: string): NationView | undefined
}

/** The round marker has moved on by the time the end is looked at: the last round is the one before. */
export const lastRound = ({ phase, round }: View): number => (phase === 'over' ? round - 1 : round)

export function sceneOf<V extends View>(view: V, ask: PictureAsk): Scene<V> {
  const marks = new Map(view.order.map((seat, position) => [seat, position] as const))
  const colourOf = new Map(view.players.map(({ seat, society }) => [seat, society?.colour] as const))
  const mark = (seat: Seat) => seatMark(marks.get(seat) ?? 0, colourOf.get(seat))
  return {
    view,
    ask,
    mark,
    name: (seat) => drawable(ask.names[seat] ?? seat, `Player ${mark(seat).letter}`),
    area: (id) => {
      const found = view.areas.find((area) => area.id === id)
      if (!found) throw new Error(`there is no area ${id} in the view`)
      return found
    },
    nation: (id) => view.nations.find((nation) => nation.id === id),
  }
}
