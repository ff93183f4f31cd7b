/**
 * Competitions that are drawn stage by stage: a cup, or rounds in which those meet who did equally well. A stage is drawn when the one
 * before is over; each has an equal part of the time that is left, and what is unfinished then is scored as it stands.
 */
import type { LeagueSettings, Season } from '../../store/league-store.ts'
import { groups } from './groups.ts'
import { knockout } from './knockout.ts'
import type { Staged } from './staged.ts'
import { swiss } from './swiss.ts'

const STAGED: Readonly<Record<NonNullable<LeagueSettings['format']>, Staged>> = { swiss, knockout, groups }

/** Null where everything is drawn at once. */
export const stagedBy = ({ format }: Pick<LeagueSettings, 'format'>): Staged | null => (format ? STAGED[format] : null)

/** How many stages have been drawn; a stage is what has a tier and division of its own, and all groups together are one. */
const stagesDrawn = ({ games }: Pick<Season, 'games'>): number =>
  new Set(games.map(({ tier, division }) => (tier === 0 ? division : 'groups'))).size

/** When the newest stage has to be over; null for the last one, which ends with the season. */
export function stageEnds({ league, entries, games, endsAt, settings }: Season, now: number): number | null {
  const people = entries.filter(({ tier }) => tier !== null).length
  const all = stagedBy(settings)?.stages(people, league.size, settings) ?? 1
  const left = all - stagesDrawn({ games }) + 1
  return left > 1 ? now + Math.max(0, endsAt - now) / left : null
}
