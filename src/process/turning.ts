/** Ends the process if its main thread does not turn any more: an endless loop, say. See `standstill.mjs`. */
import { Worker } from 'node:worker_threads'

const LOOKS = 10

/** Returns how to stop watching. */
export function watchTurning(patience: number): () => void {
  const every = patience / LOOKS
  const beats = new SharedArrayBuffer(4)
  const beat = new Int32Array(beats)
  const worker = new Worker(new URL('./standstill.mjs', import.meta.url), {
    workerData: { beats, looks: LOOKS, every },
    execArgv: [],
  })
  worker.unref()
  const beating = setInterval(() => void Atomics.add(beat, 0, 1), every / 2)
  beating.unref()
  return () => {
    clearInterval(beating)
    void worker.terminate()
  }
}
