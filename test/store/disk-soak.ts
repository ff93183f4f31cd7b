/** Disks that fail while people play, drawn from a seed: nothing is stored by halves, and what is damaged is made again. */
import { join } from 'node:path'
import { dice } from '../../src/kernel/random.ts'
import { type Database, openDatabase } from '../../src/sqlite.mjs'
import { tableById } from '../../src/tables/position.ts'
import { tableOfTwo } from '../discord/evenings.ts'
import { playTurn } from '../e2e/evening.ts'
import { connectionOf, fillDisk, forbidWriting } from './planted.ts'

export type Disk = {
  readonly rounds: number
  readonly refused: number
  readonly mended: number
  readonly changes: number
  readonly lost: number
}

/** `changes`: something was stored though the disk failed; `lost`: a state that was damaged did not come back as it was. */
export async function disk(rounds: number, seed: number): Promise<Disk> {
  const random = dice(seed)
  const sums = { refused: 0, mended: 0, changes: 0, lost: 0 }
  for (let round = 0; round < rounds; round++) {
    const { opened: night, connection } = await connectionOf(() => tableOfTwo())
    try {
      const { house } = night.archon
      const stored = async () => JSON.stringify([await house.store.table(night.id), await house.store.entries(night.id)])
      const turns = async (n: number) => {
        for (let i = 0; i < n; i++)
          for (const person of [night.ann, night.bob]) {
            if ((await tableById(house, night.id)).status !== 'playing') return
            await playTurn(person, night.channel, random).catch(() => {})
            await night.archon.settle()
          }
      }
      await turns(random(3))
      const before = await stored()
      const mend = (random(2) === 0 ? fillDisk : forbidWriting)(connection as Database)
      for (const person of [night.ann, night.bob]) await playTurn(person, night.channel, random, 10).catch(() => {})
      if ([night.ann, night.bob].some((person) => person.canSee(/nothing was changed/))) sums.refused++
      mend()
      if ((await stored()) !== before) sums.changes++
      await turns(1)
      const state = (await tableById(house, night.id)).state
      await night.archon.close()
      const file = openDatabase(join(night.folder, 'archon.sqlite'))
      file.prepare(`update tables set state = replace(state, '"p1"', '"p2"')`).run()
      if (random(2) === 0) file.prepare('update snapshots set state = zeroblob(9)').run()
      file.close()
      const { house: again } = await night.reopen()
      await night.archon.settle()
      await night.ann.in(night.channel).slash('/act')
      await night.archon.settle()
      if ((await tableById(again, night.id)).state === state) sums.mended++
      else sums.lost++
    } finally {
      await night.close()
    }
  }
  return { rounds, ...sums }
}
