/**
 * Things drawn once and laid down again and again. What was asked for only once leaves first, so that close-ups, which come and go, do
 * not push out the world that lies under every picture; among their like, those unused longest leave first.
 */
import type { Canvas } from 'canvas'

export interface Layers {
  get(key: string, make: () => Canvas): Canvas
}

/** How much of the room is for what was asked for again. */
const LASTING = 0.75

/** `most`: pixels kept at hand; four bytes each. */
export function layerCache(most: number): Layers {
  const [once, again] = [shelf(), shelf()]
  return {
    get(key, make) {
      const found = again.take(key) ?? once.take(key)
      const canvas = found ?? make()
      const kept = found ? again : once
      kept.put(key, canvas)
      while (again.pixels() > most * LASTING && again.size() > 1) once.put(...again.shift())
      while (once.pixels() + again.pixels() > most && once.size() > (kept === once ? 1 : 0)) once.shift()
      return canvas
    },
  }
}

/** In the order in which they were put there. */
function shelf() {
  const held = new Map<string, Canvas>()
  let pixels = 0
  const areaOf = ({ width, height }: Canvas) => width * height
  const take = (key: string): Canvas | undefined => {
    const found = held.get(key)
    if (!found) return undefined
    held.delete(key)
    pixels -= areaOf(found)
    return found
  }
  return {
    take,
    put(key: string, canvas: Canvas) {
      held.set(key, canvas)
      pixels += areaOf(canvas)
    },
    /** Takes the oldest. */
    shift(): [string, Canvas] {
      const [[key, canvas]] = held as unknown as [[string, Canvas]]
      take(key)
      return [key, canvas]
    },
    pixels: () => pixels,
    size: () => held.size,
  }
}
