/**
 * How well a computer plays. Each level is offered only where it was measured to beat the one below it, for that game and that many
 * players: `npm run strength` measures, and `strength.json` is what came of it.
 */
import type { Settings } from './search.ts'
import strength from './strength.json' with { type: 'json' }

export const LEVELS = ['gentle', 'steady', 'sharp', 'master'] as const
export type Level = (typeof LEVELS)[number]
export const isLevel = (level: unknown): level is Level => LEVELS.includes(level as Level)

/** These try their answers out: a master for so many times as long as a sharp one. */
const EFFORT = { sharp: 1, master: 10 } as const satisfies Partial<Record<Level, number>>
export type Thinks = keyof typeof EFFORT
export const thinks = (level: Level): level is Thinks => level in EFFORT

type Timed = Settings & {
  /** And for how long: so many seconds of a processor for a question with much to choose from, if one is sharp. */
  readonly seconds: number
  /** So many rounds of imagined games are played on; without it, they are played to their end. */
  readonly rounds?: number
}

/** How each game is thought about; others as most are. */
const SETTINGS: Readonly<Record<string, Timed>> = {
  'era-of-atlantis': { answers: 6, sure: 0.5, scale: 8, seconds: 0.02, rounds: 1 },
  'age-of-atlantis': { answers: 6, sure: 0.5, scale: 8, seconds: 0.02, rounds: 1 },
  'secret-societies': { answers: 6, sure: 0.5, scale: 40, seconds: 0.01, rounds: 1 },
  'atlas-lost': { answers: 6, sure: 1, scale: 15, seconds: 0.15 },
}
const USUAL: Timed = { answers: 8, sure: 1, scale: 15, seconds: 0.3 }
export const settingsFor = (game: string): Timed => SETTINGS[game] ?? USUAL

export const secondsFor = (game: string, level: Thinks): number => settingsFor(game).seconds * EFFORT[level]

/** One run: how often the better level won among players of the level below, and what would be even; shares, not percent. */
export type Measured = {
  readonly game: string
  readonly seats: number
  /** The better one of the two. */
  readonly level: Level
  readonly games: number
  readonly won: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
  readonly even: number
  readonly seed: number
  /** How steady players played then, in a few letters (`scripts/habit.ts`): every level rests on them. */
  readonly habit: string
  /** All won or lost together: teams of either level were compared. */
  readonly together?: true
  /** How one that thinks did it: what is played has to be what was measured. */
  readonly settings?: Timed
}

const MEASURED = strength as readonly Measured[]

/** What was measured of that level against the one below it. */
export const measuredAt = (game: string, seats: number, level: Level): Measured | undefined =>
  MEASURED.find((cell) => cell.game === game && cell.seats === seats && cell.level === level)

/** So many games have to be played before anything is said about a level. */
const ENOUGH = 100

const isBetter = (measured: readonly Measured[], game: string, seats: number, level: Level) =>
  measured.some(
    (cell) => cell.game === game && cell.seats === seats && cell.level === level && cell.games >= ENOUGH && cell.low > cell.even,
  )

/**
 * Steady is always there; gentle where steady beats it, the others where they beat what is below them. Where all win or lose together
 * nobody is gentle: a partner who misjudges makes it no easier.
 */
export const levelsFor = (game: string, seats: number, measured = MEASURED): Level[] => {
  const isSharp = isBetter(measured, game, seats, 'sharp')
  return LEVELS.filter((level) => {
    if (level === 'steady') return true
    if (level === 'gentle')
      return isBetter(
        measured.filter(({ together }) => !together),
        game,
        seats,
        'steady',
      )
    return level === 'sharp' ? isSharp : isSharp && isBetter(measured, game, seats, 'master')
  })
}

/** What is played where another level was asked for than there is: the next one that is no better. */
export function levelAt(game: string, seats: number, wanted: Level): Level {
  const offered = levelsFor(game, seats)
  return offered.findLast((level) => LEVELS.indexOf(level) <= LEVELS.indexOf(wanted)) ?? 'steady'
}
