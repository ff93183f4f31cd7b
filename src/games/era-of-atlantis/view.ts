/** What Era shows beyond the common view, built up from nothing. */

import type { Seat } from '../../kernel/contract.ts'
import type { Spaces } from '../atlantis/rules/spaces.ts'
import { sightOf } from '../atlantis/sight.ts'
import type { AreaId, Card, NationId, SpaceId } from '../atlantis/terms.ts'
import type { Payment, View } from '../atlantis/view.ts'
import type { EraBoard, EraRules } from './board.ts'
import type { CampaignSheet } from './data/campaign.ts'
import { campaignSheet } from './rules/campaign.ts'
import { templesAllowed } from './rules/relics.ts'
import { finalPower } from './score.ts'

/** Only Era has these. */
type EraOwn = {
  readonly mode: { readonly introductory: boolean; readonly powers: boolean; readonly ambitions: boolean }
  /** Relics found so far; Temples of Light on the map, and how many more may be built now. */
  readonly ascension: {
    readonly relics: number
    readonly onMap: number
    readonly needed: number
    readonly usable: number
    readonly total: number
  }
  /** `null` in the introductory game, and a spot is `null` while a Repolarize is under way. */
  readonly layout: { readonly sun: Card | null; readonly moon: Card | null; readonly eclipse: Card | null } | null
  /** Cards the viewer has drawn and is about to lay out. */
  readonly drawn: readonly Card[]
  readonly compensation: Readonly<Record<Seat, number>>
  readonly loot: readonly number[]
  readonly psychicControl: SpaceId | null
  /** Secret goals of nations (advanced): `card: null` where the viewer has not seen it. */
  readonly ambitions: readonly { readonly nation: NationId; readonly card: string | null; readonly name: string | null }[]
  readonly ambitionDeck: number
  /** What a following game of Galactic Era needs; `null` before the end. */
  readonly campaign: CampaignSheet | null
}

export type EraView = View & EraOwn

const UNMARKED: readonly never[] = []

function markersIn({ lab, crystal }: EraBoard, area: AreaId): readonly ('chimera-lab' | 'healing-crystal')[] {
  if (lab !== area) return crystal === area ? ['healing-crystal'] : UNMARKED
  return crystal === area ? ['chimera-lab', 'healing-crystal'] : ['chimera-lab']
}

export function eraView(rules: EraRules, spaces: Spaces): (board: EraBoard, seat: Seat | null) => EraView {
  const { rewards, eclipse, sun } = rules.pack.objectives
  const see = sightOf<EraOwn>(rules, spaces, {
    onTrack: ({ relics }: EraBoard) => relics.track,
    relic: ({ relics }: EraBoard, area) => relics.areas.includes(area),
    markers: markersIn,
    layers: ({ relics, lab, crystal }: EraBoard) => [relics.areas, lab, crystal],
    owed: ({ compensation }: EraBoard, seat) => compensation[seat] ?? 0,
    payments({ layout }: EraBoard) {
      const paid = (card: Card): Payment => {
        const { points, virya, always } = rewards[card]
        const [alone, pair, crowd] = points
        const more = layout?.eclipse === card ? eclipse : 0
        const onSun = layout?.sun === card ? sun : 0
        return { points: [alone + more, pair + more, crowd + more], resource: virya, anyway: always + onSun }
      }
      return { ascension: paid('ascension'), poleShift: paid('poleShift'), continuation: paid('continuation') }
    },
    own: (board: EraBoard, seat, { light }) => ownView(rules, board, seat, light),
  })
  return (board, seat) => {
    const view = see(board, seat)
    for (const nation of view.nations)
      if (knowsAmbition(board, nation.id, seat)) Object.assign(nation, { finalPower: finalPower(rules, board, nation.id) })
    return view
  }
}

/** Whoever knows a nation's secret goal may see what it adds at the end. */
const knowsAmbition = ({ ambitions, phase }: EraBoard, nation: NationId, seat: Seat | null) =>
  nation in ambitions && (phase === 'over' || (seat !== null && ambitions[nation]!.seen.includes(seat)))

function ownView(rules: EraRules, board: EraBoard, seat: Seat | null, onTheMap: number): EraOwn {
  const isActing = board.phase === 'play' && seat === board.order[board.turn]
  const { light } = rules.pack.supply.buildings
  return {
    mode: board.mode,
    ascension: {
      relics: board.relics.found,
      onMap: onTheMap,
      needed: rules.pack.ending.ascension,
      usable: Math.max(0, Math.min(templesAllowed(rules, board), light) - onTheMap),
      total: light,
    },
    layout: board.layout,
    drawn: isActing ? board.drawn : [],
    compensation: board.compensation,
    loot: board.loot,
    psychicControl: board.psychic,
    ambitions: Object.entries(board.ambitions).map(([nation, { card }]) => {
      const isKnown = knowsAmbition(board, nation, seat)
      return { nation, card: isKnown ? card : null, name: isKnown ? ambitionName(rules, card) : null }
    }),
    ambitionDeck: board.ambitionDeck.length,
    campaign: board.final && campaignSheet(board, board.final.ending, board.final.ranking),
  }
}

const ambitionName = ({ pack }: EraRules, card: string) => pack.ambitions.find(({ id }) => id === card)!.name
