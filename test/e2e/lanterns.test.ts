/** The kernel's test game has every kind of question: played to its end by clicks alone. */
import { afterEach, describe, expect, it } from 'vitest'
import { dice } from '../../src/kernel/random.ts'
import { owing, positionOf, tableById } from '../../src/tables/position.ts'
import { verified } from '../../src/tables/proof.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { type Evening, evening, playTurn } from './evening.ts'

let it_: Evening | undefined
afterEach(async () => {
  await it_?.close()
  it_ = undefined
})

describe('a table in the parlour', () => {
  it('is opened, filled, started and played to the end by clicks', async () => {
    it_ = await evening([lanterns.hosted])
    const { parlour, archon } = it_
    const random = dice(7)
    const [ann, bob] = [parlour.person('Ann'), parlour.person('Bob')]
    const { channel } = await archonTable(it_, ann)
    await bob.in(channel).click('Join')
    await ann.in(channel).click('Add a computer')
    await archon.settle()
    await ann.in(channel).click('Start')
    await archon.settle()
    const [table] = await archon.house.store.tablesOf(ann.id)
    for (let turns = 0; turns < 200; turns++) {
      await archon.settle()
      const now = await tableById(archon.house, table!.id)
      if (now.status === 'finished') break
      const [seat] = owing(await positionOf(archon.house, now))
      const person = now.seats.find((row) => row.seat === seat)?.person
      if (person) await playTurn(person === ann.id ? ann : bob, channel, random)
    }
    await archon.settle()
    await ann.sees('the end', { channel })
    expect((await tableById(archon.house, table!.id)).status).toBe('finished')
    await bob.in(channel).slash('/verify')
    const proof = await bob.sees('Everything fits', { channel })
    const [file] = proof.attachments
    expect(file?.filename).toBe(`lanterns-${table!.id}.json`)
    expect(await verified(archon.house, await (await fetch(file!.url)).text())).toMatchObject({ ok: true })
  })
})

async function archonTable({ archon, parlour }: Evening, owner: ReturnType<Evening['parlour']['person']>) {
  const { openTable } = await import('../../src/tables/lobby.ts')
  const channel = parlour.channel('tables')
  await openTable(archon.house, {
    server: parlour.guildId,
    channel,
    game: 'lanterns',
    owner: { id: owner.id, name: owner.name },
    size: 3,
  })
  await archon.settle()
  return { channel }
}
