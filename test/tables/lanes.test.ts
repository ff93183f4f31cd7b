/** Several people in the middle of their own business at once: each with a draft that nobody else sees or disturbs. */
import { afterEach, describe, expect, it } from 'vitest'
import type { AnyHosted } from '../../src/games/hosted.ts'
import { type AnyGame, type Seat, stepsOf } from '../../src/kernel/contract.ts'
import { pick } from '../../src/kernel/input.ts'
import { exported } from '../../src/tables/history.ts'
import { resign } from '../../src/tables/leaving.ts'
import { answer, takeBack } from '../../src/tables/play.ts'
import { tableById, viewFor } from '../../src/tables/position.ts'
import { verified } from '../../src/tables/proof.ts'
import { lanterns } from '../kernel/lanterns.ts'
import { asked, begun, look, newHouse, type TestHouse } from './setting.ts'

type Field = { sown: Record<Seat, string[]>; free: string[] }

/** Everybody sows three of the fields that are free; each is sown in a step of its own. */
function harvest(apart: 'apart' | undefined): AnyHosted {
  const step = stepsOf<Field>()
  const sow = step<{ seat: Seat }>('sow', ({ one }) => ({
    which: one({
      one: (_, { seat }) => seat,
      ask: ({ board }) => ({
        prompt: { say: 'turn' },
        input: pick(board.free.map((id) => ({ id, label: { say: 'letter', id } }))),
      }),
      take({ board }, { seat }, { pick: field }) {
        board.free = board.free.filter((each) => each !== field)
        board.sown[seat]!.push(field)
      },
    }),
  }))
  const lane = step<{ seat: Seat }>('lane', () => ({
    begin(table, { seat }) {
      for (let i = 0; i < 3; i++) table.call(sow, { seat })
    },
  }))
  const first = step<Record<never, never>>('first', () => ({
    together: (table, frame) => table.split(frame, lane, Object.fromEntries(table.seats.map((seat) => [seat, { seat }])), apart),
    over: (table) => table.finish({ ending: 'autumn', ranking: [[...table.seats]], scores: {} }),
  }))
  const game: AnyGame = {
    ...lanterns.hosted.game,
    board: { parse: (value: unknown) => value },
    setup: ({ seats }): Field => ({
      sown: Object.fromEntries(seats.map((seat) => [seat, []])),
      free: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    }),
    first,
    steps: [first, lane, sow],
    settle: () => {},
    offers: () => [],
    view: (board: Field) => board.sown,
  }
  return { ...lanterns.hosted, game }
}

describe('lanes that are apart', () => {
  let house: TestHouse
  let id: string
  const opening = async (apart?: 'apart') => {
    house = newHouse({ hosted: harvest(apart) })
    id = await begun(house, ['Ann', 'Bob'])
  }
  afterEach(() => house.store.close())
  const sows = async (name: string, field: string) => {
    const { open } = await asked(house, id, name)
    return answer(house, id, `id-${name}`, open[0]!.id, { pick: field })
  }
  const sown = async (viewer: Seat | null) => viewFor(await look(house, id), viewer)

  it('keep each seat’s answers to itself until it is through, and let it take them back', async () => {
    await opening('apart')
    expect(await sows('Ann', 'a')).toMatchObject({ fence: false })
    expect(await sows('Bob', 'b')).toMatchObject({ fence: false })
    await sows('Ann', 'c')
    expect(await sown('p1')).toEqual({ p1: ['a', 'c'], p2: [] })
    expect(await sown('p2')).toEqual({ p1: [], p2: ['b'] })
    expect(await sown(null)).toEqual({ p1: [], p2: [] })
    await takeBack(house, id, 'id-Ann')
    expect(await sown('p1')).toEqual({ p1: ['a'], p2: [] })
    expect(await sown('p2')).toEqual({ p1: [], p2: ['b'] })
  })

  it('leave a draft as it is when somebody else is through, its open panel included', async () => {
    await opening('apart')
    await sows('Ann', 'a')
    const panel = (await asked(house, id, 'Ann')).open[0]!.id
    for (const field of ['b', 'c', 'd']) await sows('Bob', field)
    expect(await sown(null)).toEqual({ p1: [], p2: ['b', 'c', 'd'] })
    expect(await sown('p1')).toEqual({ p1: ['a'], p2: ['b', 'c', 'd'] })
    await answer(house, id, 'id-Ann', panel, { pick: 'e' })
    await sows('Ann', 'f')
    const table = await tableById(house, id)
    expect(table.status).toBe('finished')
    expect(await verified(house, await exported(house, table))).toMatchObject({ ok: true, decisions: 6 })
  })

  it('keep of a draft what still fits when somebody else was quicker', async () => {
    await opening('apart')
    for (const field of ['a', 'b']) await sows('Ann', field)
    for (const field of ['b', 'c', 'd']) await sows('Bob', field)
    expect(await sown('p1')).toEqual({ p1: ['a'], p2: ['b', 'c', 'd'] })
    for (const field of ['e', 'f']) await sows('Ann', field)
    const table = await tableById(house, id)
    expect(await verified(house, await exported(house, table))).toMatchObject({ ok: true, decisions: 6 })
  })

  it('forget the draft of whoever leaves, and nobody else’s', async () => {
    await opening('apart')
    await sows('Ann', 'a')
    await sows('Bob', 'b')
    await resign(house, id, 'id-Bob')
    const { seen } = await look(house, id)
    expect(['p1', 'p2', 'p3'].filter((seat) => seen(seat).drafted)).toEqual(['p1'])
  })

  it('are not what every lane is: elsewhere everybody sees at once what is done', async () => {
    await opening()
    expect(await sows('Ann', 'a')).toMatchObject({ fence: true })
    expect(await sown('p2')).toEqual({ p1: ['a'], p2: [] })
    for (const field of ['b', 'c']) await sows('Ann', field)
    // Also of the last one, although nobody else is asked any more.
    expect(await sows('Bob', 'd')).toMatchObject({ fence: true })
    expect(await sown('p1')).toEqual({ p1: ['a', 'b', 'c'], p2: ['d'] })
  })
})
