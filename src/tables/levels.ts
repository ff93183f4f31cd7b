/** How well computers play at tables. */
export { isLevel, LEVELS, type Level, levelsFor, measuredAt } from '../players/levels.ts'
