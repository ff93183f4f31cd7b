/** Things drawn once and laid down again and again: those unused longest leave first. */
import type { Canvas } from 'canvas'

export interface Layers {
  get(key: string, make: () => Canvas): Canvas
}

/** `most`: pixels kept at hand; four bytes each. */
export function layerCache(most: number): Layers {
  const kept = new Map<string, Canvas>()
  let pixels = 0
  return {
    get(key, make) {
      const found = kept.get(key)
      const canvas = found ?? make()
      if (found) kept.delete(key)
      else pixels += canvas.width * canvas.height
      kept.set(key, canvas)
      for (const [oldest, old] of kept) {
        if (pixels <= most || oldest === key) break
        kept.delete(oldest)
        pixels -= old.width * old.height
      }
      return canvas
    },
  }
}
