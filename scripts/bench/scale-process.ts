/** One of the processes whose answers are counted: told where everything is kept and how much to do, it says what that cost. */
import { setTimeout as wait } from 'node:timers/promises'
import { dice } from '../../src/kernel/random.ts'
import { openKept } from '../../src/store/open.ts'
import { empty, playAll, seated } from './answering.ts'
import { houseWith } from './house.ts'
import { cpu } from './measure.ts'

export type Order = {
  readonly dataFolder: string
  readonly database?: string | undefined
  /** Which of the processes it is. */
  readonly part: number
  readonly tables: number
  readonly answers: number
}
export type Told = { readonly answers: number; readonly cpuMs: number; readonly began: number; readonly ended: number }

/** A process has its own secrets and channels. */
const APART = 1_000_000
const BETWEEN_POSTS = 200
/** As many in every process, however many there are: a process that counts for little is no colder than one that counts for all. */
const WARMING = 1_200

async function obey({ part, tables: count, answers, ...kept }: Order): Promise<void> {
  const house = houseWith(await openKept(kept), (part + 1) * APART)
  const random = dice(part + 1)
  const tables = await Promise.all(Array.from({ length: count }, (_, i) => seated(house, i)))
  let isOver = false
  const sending = (async () => {
    while (!isOver) {
      await empty(house)
      await wait(BETWEEN_POSTS)
    }
  })()
  // The compiler has seen it all before anything counts.
  await playAll(house, tables, random, WARMING)
  process.send!('ready')
  await new Promise((resolve) => process.once('message', resolve))
  const [began, before] = [Date.now(), cpu()]
  const done = await playAll(house, tables, random, answers)
  const told: Told = { answers: done, cpuMs: cpu() - before, began, ended: Date.now() }
  isOver = true
  await sending
  await house.store.close()
  process.send!(told, () => process.exit(0))
}

process.once('message', (order) => void obey(order as Order))
