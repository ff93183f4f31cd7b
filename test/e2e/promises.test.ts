/** Promises: sealed before the table, read by two, opened with the end, and judged by what happened or by those two. */
import { beforeEach, describe, expect, it } from 'vitest'
import { atlasLost } from '../../src/games/atlas-lost/index.ts'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { dice } from '../../src/kernel/random.ts'
import { receiptFor } from '../../src/kernel/record.ts'
import type { Guest } from '../../src/parlour/harness.ts'
import { arrange, join as sit, start } from '../../src/tables/lobby.ts'
import { promise, promisesFor, verdictOn } from '../../src/tables/promises.ts'
import { textOf } from '../discord/evenings.ts'
import { sprint } from '../league/sprint.ts'
import { playTurn } from './evening.ts'
import { tracesOf } from './house.ts'
import { ann, bob, channel, cid, meet, night, now, openedBy, settle } from './three-guests.ts'

const WORDS = 'I name nine.'
let id: string

async function playing(game: AnyHosted, promises = true): Promise<void> {
  await meet([game])
  id = await openedBy(ann, { game: game.game.id, size: 3 })
  await arrange(night.archon.house, id, ann.id, { terms: { promises } })
  for (const guest of [bob, cid]) await sit(night.archon.house, id, guest)
  await start(night.archon.house, id, ann.id)
  await settle()
}

async function promised(from: Guest, to: string, words: string): Promise<string> {
  await from.click('More')
  await from.choose('What would you like?', 'Promises')
  await from.choose('Promise somebody …', `${to}: in your own words`)
  const answer = textOf(await from.modal({ text: words }))
  await settle()
  return answer
}
const read = async (guest: Guest) => textOf(await guest.slash('/table promises'))
const inPublic = () =>
  cid
    .messages({ channel })
    .filter(({ flags }) => !((flags ?? 0) & 64))
    .map(textOf)
    .join('\n')
const playToTheEnd = async () => {
  for (const guest of [ann, bob, cid]) await playTurn(guest, channel, dice(3))
  await settle()
  expect((await now()).status).toBe('finished')
}

describe('a promise in words', () => {
  beforeEach(() => playing(sprint))

  it('is told to the table by its seal alone, and read by those two', async () => {
    expect(await promised(ann, 'Bob', WORDS)).toContain('It is sealed')
    expect(inPublic()).toContain('Ann has promised Bob something')
    expect(inPublic()).not.toContain('nine')
    expect(bob.dm().messages().map(textOf).join()).toContain(WORDS)
    for (const guest of [ann, bob]) expect(await read(guest)).toContain(WORDS)
    expect(await read(cid)).not.toContain('nine')
    expect(tracesOf(night, [WORDS]).every((trace) => trace.startsWith('mail.words'))).toBe(true)
    const [row] = await promisesFor(night.archon.house, await now(), ann.id)
    const { salt, receipt, kind } = row!.promise
    expect(receiptFor(salt, row!.from, 'promise', { to: row!.to[0]!.seat, kind, words: WORDS })).toBe(receipt)
    expect(inPublic()).toContain(receipt.slice(0, 16))
    expect(inPublic()).not.toContain(salt)
  })

  it('is opened to all with the end, and those two say whether it was kept', async () => {
    await promised(ann, 'Bob', WORDS)
    await playToTheEnd()
    expect(inPublic()).toContain(WORDS)
    expect(inPublic()).toContain('Neither of them has said so yet')
    expect(textOf(await cid.click('Promises'))).not.toContain('It was kept')
    await bob.click('Promises')
    expect(textOf(await bob.click('It was broken'))).toContain('says one of them')
    await ann.click('Promises')
    await ann.click('It was kept')
    await settle()
    expect(inPublic()).toContain('One of them says it was kept')
    await ann.click('It was broken')
    await settle()
    expect(inPublic()).toContain('**Broken**, both say')
  })

  it('is not made empty, nor by strangers, nor where none are kept', async () => {
    await promised(ann, 'Bob', '  ')
    await ann.sees('There is nothing in it yet')
    const zoe = { person: 'zoe', to: 'p1', kind: 'words', words: 'x' } as const
    await expect(promise(night.archon.house, await now(), zoe)).rejects.toMatchObject({ text: { say: 'table.no-seat' } })
    await night.close()
    await playing(sprint, false)
    await ann.slash('/table promises')
    await ann.sees('This table keeps no promises')
  })
})

it('a promise of peace is judged by what happened at the table after it', async () => {
  await playing(atlasLost)
  const { house } = night.archon
  await promise(house, await now(), { person: ann.id, to: 'p2', kind: 'peace', words: '' })
  const table = await now()
  const [row] = await promisesFor(house, table, ann.id)
  const stole = (seat: string, victim: string, fence: number) => ({
    table: table.id,
    n: fence,
    to: 'all',
    text: { say: 'stole', seat, victim },
    weight: null,
    concerns: [seat, victim],
    fence,
    at: 0,
  })
  const after = row!.fence + 1
  const isKept = (...events: ReturnType<typeof stole>[]) => verdictOn(house, table, row!, events)
  expect(isKept()).toEqual({ kept: true, by: 'rules' })
  expect(isKept(stole('p1', 'p2', after))).toEqual({ kept: false, by: 'rules' })
  expect(isKept(stole('p1', 'p2', row!.fence), stole('p2', 'p1', after), stole('p1', 'p3', after))).toMatchObject({ kept: true })
  const handedOn = { ...table, seats: table.seats.map((each) => (each.seat === 'p1' ? { ...each, person: 'zoe' } : each)) }
  expect(verdictOn(house, handedOn, row!, [stole('p1', 'p2', after)])).toBeNull()
})
