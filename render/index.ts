/** Painters by game. A new game adds its painter here. */
import { era } from './atlantis/era.ts'
import { atlantisPainter } from './atlantis/painter.ts'
import type { AnyPainter } from './picture.ts'

export const PAINTERS: Readonly<Record<string, AnyPainter>> = {
  'era-of-atlantis': atlantisPainter(era, 1),
}
