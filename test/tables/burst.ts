/**
 * A burst of play: computers play whole games as fast as they go, and every answer is stored on disk. Prints how many answers that were, and how
 * often garbage was collected meanwhile. To be run in a process of its own with little room for young objects, so that the collector strikes
 * in the midst of everything: called by name it comes at a harmless moment, and spares a driver that does not fit the Node that runs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PerformanceObserver } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { begun, newHouse } from './setting.ts'

const ANSWERS = 500
const COLLECTIONS = 100

let collections = 0
new PerformanceObserver((list) => {
  collections += list.getEntries().length
}).observe({ entryTypes: ['gc'] })

const folder = mkdtempSync(join(tmpdir(), 'archon-burst-'))
const house = newHouse({ path: join(folder, 'archon.sqlite') })
let answers = 0
while (answers < ANSWERS || collections <= COLLECTIONS) {
  house.clock.now++
  const id = await begun(house, [], 4)
  await house.run()
  // Most statements of a store are made once; what the collector has to free are those that are made for a single use.
  for (let i = 0; i < 20; i++) await house.store.tally('s', `${i}`)
  answers += (await house.store.entries(id)).length
  await setImmediate()
}
house.store.close()
rmSync(folder, { recursive: true })
console.log(JSON.stringify({ answers, collections, faults: house.faults.map(String) }))
