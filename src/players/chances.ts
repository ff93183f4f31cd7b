/**
 * How hard a level is: how often computers that play steadily win it where all win or lose together, or alone. `npm run chances`
 * measures, and `chances.json` is what came of it.
 */
import measured from './chances.json' with { type: 'json' }

export type Cell = {
  readonly seats: number
  /** A choice of the setting. */
  readonly choice: string
  /** What the data have for this cell alone. */
  readonly own: number
  readonly games: number
  readonly won: number
}

export type Chances = {
  readonly game: string
  readonly version: number
  /** The data as a whole, and without what belongs to one cell alone. */
  readonly pack: string
  readonly common: string
  readonly setting: string
  readonly seed: number
  readonly cells: readonly Cell[]
}

export const CHANCES = measured as readonly Chances[]

type Rules = {
  readonly id: string
  readonly pack: string
  readonly settings: readonly { readonly id: string; readonly default: string; readonly seats?: number | undefined }[]
}

/** The setting that says how hard it is, for so many players. */
export const chanceSetting = (game: string, seats: number): string | undefined =>
  CHANCES.find((each) => each.game === game && each.cells.some((cell) => cell.seats === seats))?.setting

/** What was measured of a choice, for the data it is played with and all else as usual. */
export function chanceAt(
  { id, pack, settings }: Rules,
  seats: number,
  options: Readonly<Record<string, string>>,
): Cell | undefined {
  const found = CHANCES.find((each) => each.game === id && each.pack === pack)
  if (!found) return undefined
  const isUsual = settings.every(
    ({ id: setting, default: usual }) =>
      setting === found.setting || HARMLESS.includes(setting) || (options[setting] ?? usual) === usual,
  )
  const choice = options[found.setting] ?? settings.find((setting) => setting.id === found.setting)?.default
  const cell = found.cells.find((each) => each.seats === seats && each.choice === choice)
  return isUsual && cell && cell.games >= ENOUGH ? cell : undefined
}

/** Fewer games say next to nothing. */
const ENOUGH = 30

/** They change what is known or who chooses first, not how hard it is. */
const HARMLESS: readonly string[] = ['councilors', 'hands', 'trees']
