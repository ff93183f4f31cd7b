/** From a canvas to a file small enough for a telephone. */
import { Canvas } from 'canvas'

export const MOST_BYTES = 600_000
/** Flat pictures are smaller and sharper as PNG; painted ones are not. */
const COMFORTABLE = 380_000

export type Encoded = { readonly bytes: Buffer; readonly type: 'image/png' | 'image/jpeg' }

/** `painted`: full of photographic texture, so PNG is not worth trying. */
export function encode(canvas: Canvas, painted: boolean): Encoded {
  if (!painted) {
    // The filter constant sits on the class; on an instance it is undefined and silently means "all filters".
    const bytes = canvas.toBuffer('image/png', { compressionLevel: 3, filters: Canvas.PNG_FILTER_NONE })
    if (bytes.length <= COMFORTABLE) return { bytes, type: 'image/png' }
  }
  for (const quality of [0.82, 0.72, 0.6, 0.45]) {
    // Full colour resolution (4:4:4): small coloured pieces would smear otherwise.
    const bytes = canvas.toBuffer('image/jpeg', { quality, chromaSubsampling: false })
    if (bytes.length <= MOST_BYTES) return { bytes, type: 'image/jpeg' }
  }
  throw new Error(`a picture of ${canvas.width}×${canvas.height} does not fit into ${MOST_BYTES} bytes`)
}
