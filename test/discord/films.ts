import type { Film, Frame } from '../../render/film/frames.ts'
import type { Projector } from '../../render/film/projector.ts'
import type { Studio } from '../../render/studio.ts'

/** Makes films of nothing, and remembers what was to be seen in them. `lost`: so many of them are gone once they are made. */
export function films(lost = 0) {
  const shown: Frame[][] = []
  const finished = new Map<string, Film>()
  const projector: Projector = {
    shows: () => true,
    ready: (key) => finished.get(key),
    async film(key, reel) {
      const there = finished.get(key)
      if (there) return there
      const { alt, frames } = await reel()
      const seen: Frame[] = []
      for await (const frame of frames()) seen.push(frame)
      shown.push(seen)
      const film: Film = { bytes: Buffer.from('film'), type: 'video/mp4', alt, name: `${shown.length}.mp4` }
      if (shown.length > lost) finished.set(key, film)
      return film
    },
    close() {},
  }
  return { shown, studio: { draw: async () => null, films: projector, close() {} } satisfies Studio }
}
