// Watches from a thread of its own whether the main one still turns: where that stands still, no timer of its own can tell.
// It cannot leave with a status, so it ends the process as the system would. Plain JavaScript: threads are started without ceremony.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, looks, every } = workerData
const beat = new Int32Array(beats)
let last = -1
let still = 0
setInterval(() => {
  const now = Atomics.load(beat, 0)
  still = now === last ? still + 1 : 0
  last = now
  if (still < looks) return
  writeSync(2, 'Archon stands still and does nothing any more; it ends, so that another process can go on. Nothing is lost.\n')
  process.kill(process.pid, 'SIGKILL')
}, every)
