import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { AnyGame, State } from '../../src/kernel/contract.ts'
import { sample } from '../../src/kernel/input.ts'
import { dice } from '../../src/kernel/random.ts'
import { agree, propose } from '../../src/tables/consent.ts'
import { exported, momentAt, recap, setNote } from '../../src/tables/history.ts'
import { Refused } from '../../src/tables/house.ts'
import { askIn, end, handOver, keepSeat, replace, resign, takeSeat } from '../../src/tables/leaving.ts'
import { addComputer, arrange, join, kick, leave, openTable, start } from '../../src/tables/lobby.ts'
import { answer, takeBack } from '../../src/tables/play.ts'
import { decisionsOf, owing, tableById, viewFor } from '../../src/tables/position.ts'
import { verified } from '../../src/tables/proof.ts'
import { rematch } from '../../src/tables/rematch.ts'
import { seatsFor } from '../../src/tables/seating.ts'
import { insideOf } from '../../src/tables/states.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { asked, begun, look, NO_PAUSES, newHouse, person, type TestHouse } from './setting.ts'

let house: TestHouse
const opened: TestHouse[] = []
const fresh = (...options: Parameters<typeof newHouse>) => {
  house = newHouse(...options)
  opened.push(house)
  return house
}
afterEach(() => {
  for (const each of opened.splice(0)) each.store.close()
})
const refusal = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error) => (error instanceof Refused ? error.text.say : Promise.reject(error)),
  )

async function choose(id: string, name: string, value: unknown) {
  const { open } = await asked(house, id, name)
  const decision = open.find(({ offer }) => !offer)!
  return answer(house, id, `id-${name}`, decision.id, value)
}

describe('the lobby', () => {
  it('seats people in the order they come, and refuses what cannot be', async () => {
    fresh()
    const table = await openTable(house, { server: 's', channel: 'c', game: 'lanterns', owner: person('Ann'), size: 3 })
    expect(await refusal(openTable(house, { server: 's', channel: 'c', game: 'lanterns', owner: person('Bob') }))).toBe(
      'table.taken',
    )
    expect(await refusal(start(house, table.id, 'id-Ann'))).toBe('table.too-few')
    await join(house, table.id, person('Bob'))
    expect(await refusal(join(house, table.id, person('Bob')))).toBe('table.seated-already')
    expect(await refusal(leave(house, table.id, 'id-Zoe'))).toBe('table.not-seated')
    await addComputer(house, table.id, 'id-Ann')
    expect(await refusal(addComputer(house, table.id, 'id-Ann'))).toBe('table.full')
    const full = await join(house, table.id, person('Cid'))
    expect(full.seats.map(({ seat, name }) => [seat, name])).toEqual([
      ['p1', 'Ann'],
      ['p2', 'Bob'],
      ['p3', 'Cid'],
    ])
    expect(await refusal(join(house, table.id, person('Dan')))).toBe('table.full')
    const smaller = await leave(house, table.id, 'id-Ann')
    expect(smaller.seats.map(({ seat, name }) => [seat, name])).toEqual([
      ['p1', 'Bob'],
      ['p2', 'Cid'],
    ])
    await kick(house, table.id, 'id-Cid')
    expect(await refusal(start(house, table.id, 'id-Zoe'))).toBe('table.not-yours')
  })

  it('lets the owner, and nobody else, choose how it is played', async () => {
    fresh()
    const table = await openTable(house, { server: 's', channel: 'c', game: 'lanterns', owner: person('Ann') })
    await arrange(house, table.id, 'id-Ann', { options: { wind: 'gale' } })
    await arrange(house, table.id, 'id-Ann', { pace: 'weekly' })
    await arrange(house, table.id, 'id-Ann', { size: 2 })
    expect(await tableById(house, table.id)).toMatchObject({ options: { wind: 'gale' }, pace: 'weekly', size: 2 })
    expect(await refusal(arrange(house, table.id, 'id-Ann', { options: { wind: 'storm' } }))).toBe('table.options')
    expect(await refusal(arrange(house, table.id, 'id-Ann', { pace: 'toString' }))).toBe('table.options')
    expect(await refusal(arrange(house, table.id, 'id-Ann', { size: 9 }))).toBe('table.size')
    expect(await refusal(arrange(house, table.id, 'id-Bob', { options: { wind: 'calm' } }))).toBe('table.not-opener')
    await arrange(house, table.id, 'id-Ann', { size: 3 })
    await join(house, table.id, person('Bob'))
    await join(house, table.id, person('Cid'))
    expect(await refusal(arrange(house, table.id, 'id-Ann', { size: 2 }))).toBe('table.full')
  })

  it('two people of one name can be told apart', async () => {
    fresh()
    const table = await openTable(house, { server: 's', channel: 'c', game: 'lanterns', owner: person('Ann') })
    const after = await join(house, table.id, { id: 'id-other', name: 'Ann' })
    expect(after.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2'])
  })
})

describe('answers', () => {
  it('are a draft until they are handed over: others see nothing, and they can be taken back', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const before = viewFor(await look(house, id), 'p2')
    await choose(id, 'Ann', { pick: 'kindle' })
    expect(decisionsOf(await look(house, id), 'p1')[0]!.prompt.say).toBe('share')
    expect(viewFor(await look(house, id), 'p2')).toEqual(before)
    await takeBack(house, id, 'id-Ann')
    expect(decisionsOf(await look(house, id), 'p1')[0]!.prompt.say).toBe('turn')
    expect(await refusal(takeBack(house, id, 'id-Ann'))).toBe('undo.nothing')
    expect(await refusal(takeBack(house, id, 'id-Bob'))).toBe('undo.nothing')
  })

  it('count once, however often they are pressed', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const { open } = await asked(house, id, 'Ann')
    const press = () => answer(house, id, 'id-Ann', open[0]!.id, { pick: 'rest' })
    const [first, second] = await Promise.all([press(), press()])
    expect([first.repeated, second.repeated]).toEqual([undefined, true])
    expect(await refusal(answer(house, id, 'id-Ann', open[0]!.id, { pick: 'bid' }))).toBe('refused.stale')
    expect(await refusal(answer(house, id, 'id-Bob', open[0]!.id, { pick: 'bid' }))).toBe('refused.stale')
    expect(await refusal(answer(house, id, 'id-Zoe', open[0]!.id, { pick: 'bid' }))).toBe('table.no-seat')
  })

  it('that were changed before everything was opened are not taken for the ones that count', async () => {
    fresh({ pauses: { ...NO_PAUSES, cooling: 120_000 } })
    const id = await begun(house, ['Ann', 'Bob'])
    await choose(id, 'Ann', { pick: 'bid' })
    const { open } = await asked(house, id, 'Bob')
    const bid = (value: number) => answer(house, id, 'id-Bob', open[0]!.id, value)
    await choose(id, 'Ann', 2)
    await bid(3)
    await bid(1)
    house.clock.now += 240_000
    await house.run()
    expect((await bid(1)).repeated).toBe(true)
    expect(await refusal(bid(3))).toBe('refused.stale')
  })

  it('an offer taken up by somebody else leaves a draft a draft', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    await choose(id, 'Ann', { pick: 'rest' })
    const { open } = await asked(house, id, 'Bob')
    const gift = open.find(({ offer }) => offer)!
    await answer(house, id, 'id-Bob', gift.id, { pick: 'give' })
    expect(decisionsOf(await look(house, id), 'p1').find(({ offer }) => !offer)!.prompt.say).toBe('arrange')
    await takeBack(house, id, 'id-Ann')
    expect(decisionsOf(await look(house, id), 'p1').find(({ offer }) => !offer)!.prompt.say).toBe('turn')
    expect((viewFor(await look(house, id), null) as { players: { p2: { light: number } } }).players.p2.light).toBe(4)
  })

  it('sealed ones come with a receipt and open only after the time to think again', async () => {
    fresh({ pauses: { ...NO_PAUSES, cooling: 120_000 } })
    const id = await begun(house, ['Ann', 'Bob'])
    await choose(id, 'Ann', { pick: 'bid' })
    const { receipt } = await choose(id, 'Ann', 2)
    expect(receipt).toMatch(/^[0-9a-f]{64}$/)
    await choose(id, 'Bob', 3)
    expect(owing(await look(house, id))).toEqual([])
    await house.run()
    await choose(id, 'Bob', 1)
    house.clock.now += 120_000
    await house.run()
    expect((viewFor(await look(house, id), null) as { players: { p1: { light: number } } }).players.p1.light).toBe(5 - 2 + 4)
  })
})

describe('what a channel hears', () => {
  it('of a sealed answer after a drawn delay, so that nobody is told by haste; of everything else at once', async () => {
    const pauses = { ...NO_PAUSES, edit: 1_000, shield: 300_000 }
    const delays = async (...picks: unknown[]) => {
      fresh({ pauses })
      const id = await begun(house, ['Ann', 'Bob', 'Cid'])
      for (const pick of picks) await choose(id, 'Ann', pick)
      const posts = await house.store.duePosts(house.now() + 400_000, 100)
      return posts.flatMap(({ body, dueAt }) => (body.kind === 'edit' ? [dueAt - house.now()] : []))
    }
    const sealed = new Set<number>()
    for (let i = 0; i < 8; i++) for (const delay of await delays({ pick: 'bid' }, 2)) sealed.add(delay)
    expect(sealed.size).toBeGreaterThan(3)
    expect(new Set(await delays({ pick: 'look', then: { pick: 'p2' } }))).toEqual(new Set([1_000]))
  })

  it('one new message per quiet turn, two with sealed answers, and only those who owe something are asked', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob', 'Cid'])
    const cards = async () =>
      (await house.store.duePosts(house.now(), 1_000))
        .filter(({ body }) => body.kind === 'card')
        .map(({ body }) => (body.kind === 'card' ? body.asked : []))
    expect(await cards()).toEqual([['p1']])
    await choose(id, 'Ann', { pick: 'rest' })
    await choose(id, 'Ann', ['a', 'b', 'c'])
    expect(await cards()).toEqual([['p1'], ['p2']])
    await choose(id, 'Bob', { pick: 'bid' })
    for (const name of ['Cid', 'Bob', 'Ann']) await choose(id, name, 0)
    await house.run()
    await choose(id, 'Bob', ['a', 'b', 'c'])
    expect(await cards()).toEqual([['p1'], ['p2'], ['p1', 'p2', 'p3'], ['p2'], ['p3']])
  })
})

describe('computers', () => {
  it('play a whole table to the end by themselves, and the file proves it', async () => {
    fresh()
    const id = await begun(house, [], 4)
    await house.run()
    const table = await tableById(house, id)
    expect(house.faults).toEqual([])
    expect(table.status).toBe('finished')
    const transcript = await exported(house, table)
    expect(await verified(house, transcript)).toMatchObject({ ok: true })
    expect(await verified(house, transcript.replace('"by":"computer"', '"by":"person"'))).toMatchObject({ ok: false })
    expect((await house.store.duePosts(house.now(), 1_000)).at(-1)!.body.kind).toBe('end')
  })

  it('whose answers do not fit play the printed default instead of stopping the table', async () => {
    fresh({ player: () => 'nonsense' })
    const id = await begun(house, [], 2)
    await house.run()
    expect((await tableById(house, id)).status).toBe('finished')
  })

  it('take over for those who leave', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    await resign(house, id, 'id-Ann')
    await replace(house, id, 'id-Bob', person('Cid'))
    expect(await refusal(resign(house, id, 'id-Bob'))).toBe('table.no-seat')
    await replace(house, id, 'id-Cid', null)
    await house.run()
    expect((await tableById(house, id)).status).toBe('finished')
    const again = await rematch(house, id, person('Ann'))
    expect(again.seats).toHaveLength(2)
  })
})

describe('a seat', () => {
  const seats = async (id: string) => (await tableById(house, id)).seats.map(({ name }) => name).sort()

  it('goes to whom it is offered, once they take it', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    expect(await refusal(handOver(house, id, 'id-Ann', person('Bob')))).toBe('table.seated')
    expect(await refusal(takeSeat(house, id, 'p1', person('Cid')))).toBe('table.not-open')
    await handOver(house, id, 'id-Ann', person('Cid'))
    expect(await seats(id)).toEqual(['Ann', 'Bob'])
    expect(await refusal(takeSeat(house, id, 'p1', person('Dora')))).toBe('table.not-open')
    expect(await refusal(takeSeat(house, id, 'p1', person('Bob')))).toBe('table.seated-already')
    await takeSeat(house, id, 'p1', person('Cid'))
    expect(await seats(id)).toEqual(['Bob', 'Cid'])
    expect(await refusal(takeSeat(house, id, 'p1', person('Ann')))).toBe('table.not-open')
  })

  it('is kept by whoever thinks better of it', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    await handOver(house, id, 'id-Ann', person('Cid'))
    await keepSeat(house, id, 'id-Ann')
    expect(await refusal(takeSeat(house, id, 'p1', person('Cid')))).toBe('table.not-open')
  })

  it('is not for somebody who has seen the secrets of another one; their own they may take again', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    await resign(house, id, 'id-Ann')
    await resign(house, id, 'id-Bob')
    expect(await refusal(takeSeat(house, id, 'p2', person('Ann')))).toBe('table.sat-elsewhere')
    expect(seatsFor(await tableById(house, id), 'id-Ann').map(({ seat }) => seat)).toEqual(['p1'])
    expect(await refusal(replace(house, id, 'p2', person('Ann')))).toBe('table.they-sat-elsewhere')
    expect(await refusal(askIn(house, id, 'p2', person('Ann')))).toBe('table.they-sat-elsewhere')
    await takeSeat(house, id, 'p2', person('Cid'))
    expect(await refusal(handOver(house, id, 'id-Cid', person('Ann')))).toBe('table.they-sat-elsewhere')
    await takeSeat(house, id, 'p1', person('Ann'))
    expect(await seats(id)).toEqual(['Ann', 'Cid'])
    // Once it is over, nobody needs to know any more who left what.
    await end(house, id)
    expect((await tableById(house, id)).terms.left).toBeUndefined()
  })

  it('waits for anybody after its owner left, but not after a moderator emptied it', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    await resign(house, id, 'id-Ann')
    const both = await Promise.allSettled(['Cid', 'Dora'].map((name) => takeSeat(house, id, 'p1', person(name))))
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await replace(house, id, 'id-Cid', null)
    expect(await refusal(takeSeat(house, id, 'p1', person('Cid')))).toBe('table.not-open')
    expect(await refusal(takeSeat(house, id, 'p7', person('Cid')))).toBe('table.not-there')
  })
})

describe('consent', () => {
  it('goes back behind the fence only when all agree, and draws nothing anew', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const looking = { pick: 'look', then: { pick: 'p2' } }
    const { state: before } = await tableById(house, id)
    await choose(id, 'Ann', looking)
    const { state: drawn } = await tableById(house, id)
    await propose(house, id, 'id-Ann', 'undo')
    expect((await tableById(house, id)).state).toBe(drawn)
    expect(await agree(house, id, 'id-Bob', true)).toBe('agreed')
    expect((await tableById(house, id)).state).toBe(before)
    await choose(id, 'Ann', looking)
    expect((await tableById(house, id)).state).toBe(drawn)
    await propose(house, id, 'id-Bob', 'undo')
    expect(await agree(house, id, 'id-Ann', false)).toBe('declined')
    expect(await refusal(agree(house, id, 'id-Ann', true))).toBe('vote.over')
    await propose(house, id, 'id-Bob', 'end')
    await agree(house, id, 'id-Ann', true)
    expect((await tableById(house, id)).status).toBe('ended')
    expect(await refusal(end(house, id))).toBe('table.over')
  })
})

describe('memory', () => {
  it('tells each seat what happened since it acted, its own half of it', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    await choose(id, 'Ann', { pick: 'look', then: { pick: 'p2' } })
    const table = await tableById(house, id)
    const says = async (seat: string | null) => (await recap(house, table, seat, 'start')).map(({ text }) => text.say)
    expect(await says('p1')).toEqual(['saw'])
    expect(await says('p2')).toEqual(['looked'])
    expect(await says(null)).toEqual(['looked'])
    expect(await refusal(exported(house, table))).toBe('export.unfinished')
  })

  it('survives a restart after every single answer', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'archon-'))
    const file = path(folder, 'archon.sqlite')
    const random = dice(3)
    fresh({ path: file })
    const id = await begun(house, ['Ann', 'Bob'])
    for (let i = 0; i < 60; i++) {
      house.store.close()
      opened.splice(0)
      fresh({ path: file })
      await house.run()
      const position = await look(house, id)
      if (position.table.status === 'finished') break
      const [seat] = owing(position)
      const decision = decisionsOf(position, seat!).find(({ offer, given }) => !offer && given === undefined)!
      await answer(
        house,
        id,
        position.table.seats.find((row) => row.seat === seat)!.person!,
        decision.id,
        sample(decision.input, random),
      )
    }
    expect((await tableById(house, id)).status).toBe('finished')
    expect(await verified(house, await exported(house, await tableById(house, id)))).toMatchObject({ ok: true })
    rmSync(folder, { recursive: true })
  })

  it('brings running games up to new rules, and never plays them with other data', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const deploy = (change: Partial<AnyGame>) => {
      const games = new Map([['lanterns', { ...lanterns.hosted, game: { ...lanterns.hosted.game, ...change } }]])
      Object.assign(house, { games })
    }
    const migrate = { 1: (state: State) => ({ ...state, rules: { ...state.rules, version: 2 }, told: state.told + 100 }) }
    deploy({ version: 2, migrate: migrate as unknown as AnyGame['migrate'] })
    expect(insideOf(await look(house, id)).fenced.state).toMatchObject({ rules: { version: 2 }, told: 100 })
    await choose(id, 'Ann', { pick: 'bid' })
    expect(insideOf(await look(house, id)).fenced.state).toMatchObject({ rules: { version: 2 } })
    expect((await momentAt(house, await tableById(house, id), 0))!.seen(null).told).toBe(100)
    deploy({ version: 2, migrate: {}, pack: 'other data' })
    await expect(look(house, id)).rejects.toThrow(/another data pack/)
  })

  it('keeps a note that is written while somebody acts', async () => {
    fresh()
    const id = await begun(house, ['Ann', 'Bob'])
    const table = await tableById(house, id)
    await choose(id, 'Ann', { pick: 'bid' })
    await setNote(house, table, 'id-Bob', 'Ann bids high')
    expect((await tableById(house, id)).seats[1]!.note).toBe('Ann bids high')
  })

  it('makes backups that open again, and forgets people who ask for it', async () => {
    const folder = mkdtempSync(path(tmpdir(), 'archon-'))
    fresh()
    const id = await begun(house, ['Ann'], 3)
    await end(house, id)
    await house.store.savePerson('id-Ann', 'Ann', () => ({ notify: 'dm' }))
    await house.store.backup(path(folder, 'copy.sqlite'))
    await house.store.forget('id-Ann')
    expect(await house.store.person('id-Ann')).toBeNull()
    expect(JSON.stringify(await tableById(house, id))).not.toContain('id-Ann"')
    const copy = fresh({ path: path(folder, 'copy.sqlite') })
    expect(await copy.store.person('id-Ann')).toMatchObject({ name: 'Ann' })
    rmSync(folder, { recursive: true })
  })
})
