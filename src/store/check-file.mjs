/** Reads a whole database and says what is wrong with it, in a thread of its own: a large one takes its time, and nobody should wait. */
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../sqlite.mjs'

const FEW = 5

/** @returns {string[]} */
function wrongWith(/** @type {string} */ path) {
  try {
    const file = openDatabase(path, { fileMustExist: true })
    try {
      // One file, without others beside it: it is to be copied and kept.
      file.pragma('journal_mode = DELETE')
      const found = /** @type {{ integrity_check: string }[]} */ (file.pragma(`integrity_check(${FEW})`))
      return found.map((row) => row.integrity_check).filter((line) => line !== 'ok')
    } finally {
      file.close()
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

parentPort?.postMessage(wrongWith(workerData))
