/** The process that makes a film, at the lowest priority: whoever wants a board goes first. */
import { setPriority } from 'node:os'
import { type Done, type FilmOrder, openDesk } from './desk.ts'

export type FilmReport = 'ready' | Done | { readonly failed: string }

const LOWEST = 19

try {
  setPriority(LOWEST)
} catch {
  // Where that is not allowed, films are made like everything else.
}

const report = (message: FilmReport) => process.send?.(message)
const desk = openDesk()

process.on('message', (order: FilmOrder) => {
  desk(order).then(report, (error) => report({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
})
process.on('disconnect', () => process.exit())
report('ready')
