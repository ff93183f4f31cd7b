/** What Age shows beyond the common view, built up from nothing. */
import type { Seat } from '../../kernel/contract.ts'
import type { Spaces } from '../atlantis/rules/spaces.ts'
import { sightOf } from '../atlantis/sight.ts'
import type { Card } from '../atlantis/terms.ts'
import type { Payment, Payments, View } from '../atlantis/view.ts'
import type { AgeBoard, AgeRules } from './board.ts'

type AgeOwn = {
  readonly mode: { readonly powers: boolean }
  /** Temples of both kinds on the map, and by how many those of light have to lead. */
  readonly ascension: { readonly light: number; readonly dark: number; readonly needed: number }
}

export type AgeView = View & AgeOwn

/** Nothing lies on areas or on the track in Age. */
const NOTHING: readonly never[] = []

export function ageView(rules: AgeRules, spaces: Spaces): (board: AgeBoard, seat: Seat | null) => AgeView {
  const payments = paymentsOf(rules)
  const { ascension: needed } = rules.pack.ending
  return sightOf<AgeOwn>(rules, spaces, {
    onTrack: () => NOTHING,
    relic: () => false,
    markers: () => NOTHING,
    layers: () => NOTHING,
    payments: () => payments,
    owed: () => 0,
    own: ({ mode }: AgeBoard, _, { light, dark }) => ({ mode, ascension: { light, dark, needed } }),
  })
}

function paymentsOf({ pack: { objectives } }: AgeRules): Payments {
  const { alone, pair, crowd } = objectives
  const paid = (card: Card): Payment => ({
    points: [alone[card], pair[card], crowd[card]],
    resource: [0, 0, 0],
    anyway: 0,
  })
  return { ascension: paid('ascension'), poleShift: paid('poleShift'), continuation: paid('continuation') }
}
