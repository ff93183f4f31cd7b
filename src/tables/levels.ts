/** How well computers play at tables. */
export { chanceAt, chanceSetting } from '../players/chances.ts'
export { isLevel, LEVELS, type Level, levelsFor, measuredAt } from '../players/levels.ts'
