/** How well computers play, to choose from: what each level is like, and what was measured of it. */
import { LEVELS, type Level, levelsFor, measuredAt } from '../../tables/levels.ts'
import { type Ours, oursIn } from '../../words/words.ts'
import { idFor } from '../ids.ts'
import { container } from './panel.ts'
import { button, type Row, sectionRow } from './present/rows.ts'
import type { Reply } from './reply.ts'

export type Levelled = { readonly game: string; readonly seats: number }

/** A level and what it is like: measured against the one below it. */
function aboutLevel(ours: Ours, { game, seats }: Levelled, level: Level): string {
  const cell = measuredAt(game, seats, level)
  const words = ours(`level.${level}.about`)
  if (!cell || level === 'steady') return words
  const below = LEVELS[LEVELS.indexOf(level) - 1]!
  const [won, even] = [Math.round(cell.won * 100), Math.round(cell.even * 100)]
  return ours('level.measured', { words, won, even, games: cell.games, below: ours(`level.${below}`) })
}

const levelRows = (ours: Ours, of: Levelled, idOf: (level: Level) => string, chosen?: Level): Row[] =>
  levelsFor(of.game, of.seats).map((level) =>
    sectionRow(aboutLevel(ours, of, level), button(idOf(level), ours(`level.${level}`), level === chosen ? 'main' : 'plain')),
  )

export const hasLevels = ({ game, seats }: Levelled) => levelsFor(game, seats).length > 1

/** Of the computer that sits there. */
export function seatLevelReply(table: string, of: Levelled, { seat, name, level }: Seat, locale: string): Reply {
  const ours = oursIn(locale)
  const rows = levelRows(ours, of, (each) => idFor('level', table, '', `${seat}:${each}`), level)
  return { components: [container([ours('level.which', { name })], rows)] }
}
type Seat = { readonly seat: string; readonly name: string; readonly level: Level }

/** Of those one sits down with at once. */
export function quickLevelReply(of: Levelled, title: string, idOf: (level: Level) => string, locale: string): Reply {
  const ours = oursIn(locale)
  return { components: [container([ours('level.quick', { title })], levelRows(ours, of, idOf))] }
}
