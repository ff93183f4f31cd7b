/** How far everybody is from winning, said in the text board: what bars show stands in their notes. */
import type { Race } from '../hosted.ts'

export const raceInWords = ({ bars, lines }: Race): string[] => [...bars.map(({ name, note }) => `${name}: ${note}.`), ...lines]

/** Nothing to be said yet. */
export const NO_RACE: Race = { lead: '', bars: [], lines: [] }

/** A length among others, the greatest of which fills the bar. */
export const shareOf = (value: number, most: number): number => Math.max(0, Math.min(1, value / Math.max(1, most)))
