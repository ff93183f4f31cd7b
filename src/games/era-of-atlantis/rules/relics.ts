/** 5.2 Lost Relics: found in wildernesses and on the round track, they unlock Temples of Light. */
import type { AreaId } from '../../atlantis/terms.ts'
import type { EraBoard, EraRules, EraTable } from '../board.ts'

export function findInArea(table: EraTable, area: AreaId) {
  const { relics } = table.board
  if (!relics.areas.includes(area)) return
  relics.areas = relics.areas.filter((each) => each !== area)
  relics.found++
  table.say({ say: 'relic.area', area, found: relics.found })
}

/** Whichever marker comes along, from whichever side. */
export function findOnTrack(table: EraTable, position: number) {
  const { relics } = table.board
  if (!relics.track.includes(position)) return
  relics.track = relics.track.filter((each) => each !== position)
  relics.found++
  table.say({ say: 'relic.track', position, found: relics.found })
}

export const templesAllowed = ({ pack }: EraRules, { relics }: EraBoard) =>
  pack.relics.freeTemples + Math.floor(relics.found / pack.relics.perTemple)
