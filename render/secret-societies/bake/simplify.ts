/** Fewer points, the same shape (Douglas and Peucker): a point stays if the line without it would miss it by more than `error`. */
import type { Point } from './projection.ts'

export function simplified(line: readonly Point[], error: number): Point[] {
  if (line.length < 3) return [...line]
  const [first, last] = [line[0]!, line.at(-1)!]
  let [farthest, at] = [0, 0]
  for (let i = 1; i < line.length - 1; i++) {
    const distance = distanceToSegment(line[i]!, first, last)
    if (distance > farthest) [farthest, at] = [distance, i]
  }
  if (farthest <= error) return [first, last]
  return [...simplified(line.slice(0, at + 1), error).slice(0, -1), ...simplified(line.slice(at), error)]
}

export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}
