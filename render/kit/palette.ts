/**
 * Seats and grounds. Seven seat colours form a ladder of lightness, so that they stay apart in every kind of colour
 * vision; each also has a shape, and each seat a letter, so that nobody has to rely on colour at all.
 */
import { inkOn } from './colour.ts'

export type Shape = 'circle' | 'square' | 'diamond' | 'hexagon' | 'house' | 'drop' | 'cross'

export type Mark = { readonly name: string; readonly fill: string; readonly ink: string; readonly shape: Shape }

const mark = (name: string, fill: string, shape: Shape): Mark => ({ name, fill, ink: inkOn(fill), shape })

export const MARKS: readonly Mark[] = [
  mark('orange', '#dd7418', 'circle'),
  mark('purple', '#5a2a95', 'hexagon'),
  mark('white', '#f6f1e4', 'square'),
  mark('gray', '#66717f', 'house'),
  mark('pink', '#f29bbd', 'diamond'),
  mark('yellow', '#e8d41e', 'drop'),
  mark('navy', '#0e1f4a', 'cross'),
]

/** A seat as pictures show it. */
export type SeatMark = Mark & { readonly letter: string }

const letterAt = (position: number): string => 'ABCDEFG'[position] ?? '?'

/** The mark of the seat at this place of the turn order; a game may insist on a colour. */
export const seatMark = (position: number, colour?: string): SeatMark => ({
  ...(MARKS.find(({ name }) => name === colour) ?? MARKS[position % MARKS.length]!),
  letter: letterAt(position),
})

/** Panels, lines and lettering that all games share. */
export const HOUSE = {
  night: '#12202c',
  panel: '#182b3a',
  raised: '#22394b',
  line: '#3d5a6e',
  gold: '#e9c66b',
  amber: '#f6d98b',
  ivory: '#f7f1e1',
  mist: '#b9cbd6',
  parchment: '#f3e6c8',
  brown: '#4a341c',
  bad: '#ff8a7a',
  good: '#9be0a2',
} as const
