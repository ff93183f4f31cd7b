/** Points as people read them. */
import type { Speaker } from '../../kernel/language.ts'

/** With a true minus: somebody may owe points. */
export const figure = (points: number, s: Speaker): string => s.number(points).replace('-', '−')

export const inWords = (points: number, s: Speaker): string =>
  `${figure(points, s)} ${s.plural(points, { one: 'point', other: 'points' })}`
