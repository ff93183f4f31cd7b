/**
 * SQLite, by the release of better-sqlite3 that fits the Node that runs; nothing else in the project names one. Release 12 serves Node 20
 * and aborts on a late Node 24, when the garbage collector frees a statement (nodejs/node#65446). Release 13 needs Node-API 10, which came
 * with Node 22.14, and crashes without it. Plain JavaScript, because the set-up reads it before anything is installed.
 */
import { createRequire } from 'node:module'

export const driver = Number(process.versions.napi) >= 10 ? 'better-sqlite3-napi' : 'better-sqlite3'

/** @typedef {import('better-sqlite3').Database} Database */

/** Of a path, or of what a database in memory was made of. @type {(from: string | Buffer, options?: import('better-sqlite3').Options) => Database} */
export const openDatabase = (from, options) => new (createRequire(import.meta.url)(driver))(from, options)
