/** A view with what every part of a picture needs to know about it. */

import type { AreaView, NationView, View } from '../../src/games/atlantis/view.ts'
import type { Labels, PictureWords } from '../../src/games/atlantis/words/words.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { type Staged, staged } from '../kit/cast.ts'
import { seatMark } from '../kit/palette.ts'
import type { PictureAsk } from '../picture.ts'

export type Scene<V extends View = View> = Staged<V> & {
  readonly words: PictureWords<V>
  /** Everything written in the picture, for short. */
  readonly labels: Labels
  area(id: string): AreaView
  nation(id: string): NationView | undefined
}

export function sceneOf<V extends View>(view: V, ask: PictureAsk, words: PictureWords<V>): Scene<V> {
  const marks = new Map(view.order.map((seat, position) => [seat, position] as const))
  const colourOf = new Map(view.players.map(({ seat, society }) => [seat, society?.colour] as const))
  const mark = (seat: Seat) => seatMark(marks.get(seat) ?? 0, colourOf.get(seat))
  const { labels } = words
  const scene = staged(view, ask, mark, labels.player)
  return {
    ...scene,
    // While the board is set up, everything is new.
    before: scene.before?.phase === 'play' ? scene.before : null,
    words,
    labels,
    area: (id) => {
      const found = view.areas.find((area) => area.id === id)
      if (!found) throw new Error(`there is no area ${id} in the view`)
      return found
    },
    nation: (id) => view.nations.find((nation) => nation.id === id),
  }
}
