/**
 * Frames into a film: H.264 in MP4. Of what plays inside a chat it is the one that can be paused and wound back, which a game of a hundred
 * turns needs; an animated WebP is as large and runs on for ever, a GIF is eight times as large. The encoder is WebAssembly: nothing has
 * to be compiled, and it cannot take the process with it.
 */
import { createRequire } from 'node:module'
import type { Canvas } from 'canvas'
import type { createH264MP4Encoder as Encoding } from 'h264-mp4-encoder'
import { timed } from './mp4.ts'

export const MOST_FILM_BYTES = 8_000_000

/** Every so many frames one can be jumped to. */
const KEY_EVERY = 12
/** Half the time of the slowest, and hardly a byte more. */
const SPEED = 10

export type Cutter = {
  add(frame: Canvas, hold: number): void
  /** The film; nothing can be added afterwards. */
  finish(): Buffer
}

/** `coarseness`: 10 is fine and large, 51 coarse and small. */
export async function openCutter(width: number, height: number, coarseness: number): Promise<Cutter> {
  // Only where films are made: it makes every rejection that nobody caught the end of its process.
  const { createH264MP4Encoder }: { createH264MP4Encoder: typeof Encoding } = createRequire(import.meta.url)('h264-mp4-encoder')
  const encoder = await createH264MP4Encoder()
  Object.assign(encoder, {
    width,
    height,
    frameRate: 1,
    speed: SPEED,
    quantizationParameter: coarseness,
    groupOfPictures: KEY_EVERY,
  })
  encoder.initialize()
  const holds: number[] = []
  return {
    add(frame, hold) {
      encoder.addFrameRgba(frame.getContext('2d').getImageData(0, 0, width, height).data)
      holds.push(Math.round(hold))
    },
    finish() {
      encoder.finalize()
      const film = Buffer.from(encoder.FS.readFile(encoder.outputFilename))
      encoder.FS.unlink(encoder.outputFilename)
      encoder.delete()
      return timed(film, holds, KEY_EVERY)
    },
  }
}
