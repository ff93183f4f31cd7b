/** What Age shows beyond the common view, built up from nothing. */
import type { Seat } from '../../kernel/contract.ts'
import { onMap } from '../atlantis/rules/pieces.ts'
import type { Spaces } from '../atlantis/rules/spaces.ts'
import { type Markings, viewOf } from '../atlantis/sight.ts'
import type { Card } from '../atlantis/terms.ts'
import type { Payment, View } from '../atlantis/view.ts'
import type { AgeBoard, AgeRules } from './board.ts'

export type AgeView = View & {
  readonly mode: { readonly powers: boolean }
  /** Temples of both kinds on the map, and by how many those of light have to lead. */
  readonly ascension: { readonly light: number; readonly dark: number; readonly needed: number }
}

const NONE: readonly never[] = []
/** Nothing lies on areas or on the track in Age. */
const MARKINGS: Markings = {
  onTrack: () => NONE,
  relic: () => false,
  markers: () => NONE,
  payments({ pack }: AgeRules) {
    const { alone, pair, crowd } = pack.objectives
    const paid = (card: Card): Payment => ({
      points: [alone[card], pair[card], crowd[card]],
      resource: [0, 0, 0],
      anyway: 0,
    })
    return { ascension: paid('ascension'), poleShift: paid('poleShift'), continuation: paid('continuation') }
  },
}

export function ageView(rules: AgeRules, spaces: Spaces, board: AgeBoard, seat: Seat | null): AgeView {
  const ascension = { light: onMap(board, 'light'), dark: onMap(board, 'dark'), needed: rules.pack.ending.ascension }
  // Fresh, so it may be added to; copying it would cost more.
  return Object.assign(viewOf(rules, spaces, board, seat, MARKINGS), { mode: board.mode, ascension })
}
