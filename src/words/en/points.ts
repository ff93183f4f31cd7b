/** Points as people read them. */
import type { Speaker } from '../../kernel/language.ts'

/** With a true minus: somebody may owe points. */
export const figure = (points: number, s: Speaker): string => s.number(points).replace('-', '−')

export const inWords = (points: number, s: Speaker): string =>
  `${figure(points, s)} ${s.plural(points, { one: 'point', other: 'points' })}`

/**
 * The place that a line begins with. A line with a number and a dot at its beginning is an item of a list, and Discord numbers lists by itself: two who
 * share the first place would stand there as 1 and 2.
 */
export const placed = (place: number): string => `${place}\\.`

/** 21.5 is written 21½. */
export const halves = (points: number, s: Speaker) =>
  s
    .number(points)
    .replace(/^0?\.5$|\.5$/, '½')
    .replace(/^0½$/, '½')
