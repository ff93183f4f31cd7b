/** Time in which Archon could not be reached counts for nobody: nobody could answer, and nobody was reminded. */
import type { Commit, Outside } from '../store/store.ts'
import { type Settings, settingsAt, settingsOf } from './clock.ts'
import { givenBack, SHORTEST } from './given-back.ts'
import { commitAt, type House } from './house.ts'
import { atTable } from './position.ts'

/** So many tables at once: others are served in between. */
const SLICE = 5

/** Gives the time since `from` back to everybody whose clock ran. Done before any promise is kept, so that none comes too early. */
export async function giveBack(house: House, from: number): Promise<void> {
  if (house.now() - from < SHORTEST) return
  for (let after = ''; ; ) {
    const tables = await house.store.playing(after, SLICE)
    if (tables.length === 0) break
    after = tables.at(-1)!.id
    await giveBackAt(house, tables, from)
    await new Promise((resolve) => setImmediate(resolve))
  }
  // What was put off is due again some time.
  house.wake()
}

async function giveBackAt(house: House, tables: readonly Outside[], from: number): Promise<void> {
  const settings = settingsOf(
    await house.store.people(tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? []))),
  )
  const commits = tables.map(
    (table): Commit => ({ table: table.id, seq: table.seq, at: house.now(), ...stepFor(house, table, settings, from) }),
  )
  const refused = await house.store.commitEach(commits)
  // Somebody was quicker there.
  for (const { table: id } of refused)
    await atTable(house, id, async (table) => {
      if (table.status !== 'playing') return
      await commitAt(house, table, stepFor(house, table, await settingsAt(house, table), from))
    })
}

/** A table that is out of reach gets it back when it is released. */
const stepFor = (house: House, table: Outside, settings: Settings, from: number) =>
  table.heldAt === null
    ? givenBack(house, table, settings, from)
    : { change: { heldAt: Math.min(table.heldAt, Math.max(from, table.givenBackAt)) } }
