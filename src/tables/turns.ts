/**
 * What falls due, and thinking above all, is hard work for one process. Each table gets a turn before any gets a second one, and between
 * two turns everybody else is heard: nobody waits for somebody else's flood.
 */
import { setImmediate } from 'node:timers/promises'
import { newLine } from '../kernel/line.ts'

const waiting = newLine<() => void>()
let isBusy = false

/** Resolves when it is that table's turn; what is done at once then is the turn. */
export function turnOf(table: string): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(table, resolve)
    if (!isBusy) void letThink()
  })
}

async function letThink(): Promise<void> {
  isBusy = true
  for (let next = waiting.next(); next; next = waiting.next()) {
    next()
    await setImmediate()
  }
  isBusy = false
}
