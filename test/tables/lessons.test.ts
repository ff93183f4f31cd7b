/** A lesson is the same game for everybody; it goes on where one left it, and changes nothing at any table. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '../../src/store/sqlite.ts'
import { type Lessons, newLessons, type Run } from '../../src/tables/lessons.ts'
import { answer } from '../../src/tables/play.ts'
import { decisionsOf, positionAt, viewFor } from '../../src/tables/position.ts'
import { newHouse, person, type TestHouse } from './setting.ts'

let house: TestHouse
let lessons: Lessons
const reopened = () => newLessons(house, () => openStore(':memory:'))
beforeEach(() => {
  house = newHouse()
  lessons = reopened()
})
afterEach(() => lessons.close())

const ann = person('Ann')
const begin = () => lessons.begin(ann, 'lanterns', 'evening')
const beatOf = ({ script, place }: Run) => script.beats[place.beat]?.id
const viewOf = async ({ house: alone, place }: Run) => viewFor(await positionAt(alone, place.table), 'p1')

/** Does what a beat asks for, as its panel would. */
async function doing(run: Run, value: unknown): Promise<Run> {
  const position = await positionAt(run.house, run.place.table)
  const decision = decisionsOf(position, 'p1').find(({ question }) => question === run.script.beats[run.place.beat]!.at)!
  await answer(run.house, run.place.table, ann.id, decision.id, value)
  await run.house.playOn!(run.place.table)
  return (await lessons.of(ann.id))!
}

/** Up to the beat that is called dusk. */
async function untilDusk(): Promise<Run> {
  const rested = await doing(await lessons.turn(await begin(), 'on'), { pick: 'rest' })
  expect(beatOf(rested)).toBe('letters')
  return doing(rested, ['c', 'b', 'a'])
}

it('goes from beat to beat: what is read is turned, what is asked is answered', async () => {
  let run = await begin()
  expect(beatOf(run)).toBe('hello')
  run = await untilDusk()
  expect(beatOf(run)).toBe('dusk')
  run = await lessons.turn(run, 'on')
  expect(beatOf(run)).toBe('yours')
  expect(beatOf(await lessons.turn(run, 'on')), 'what is asked cannot be turned over').toBe('yours')
  run = await doing(run, { pick: 'rest' })
  expect(beatOf(run)).toBeUndefined()
  expect((await house.store.person(ann.id))!.settings.taught).toEqual(['lanterns/evening'])
  expect(await house.store.counts()).toMatchObject({ tables: 0, posts: 0, timers: 0 })
})

it('is the same game for everybody', async () => {
  const mine = await viewOf(await untilDusk())
  lessons.close()
  lessons = reopened()
  expect(await viewOf(await untilDusk())).toEqual(mine)
})

it('goes back beat by beat, and begins anew, with the game as it was then', async () => {
  const first = await viewOf(await begin())
  let run = await untilDusk()
  const dusk = await viewOf(run)
  run = await lessons.turn(run, 'back')
  expect([beatOf(run), run.place.answers]).toEqual(['letters', [{ pick: 'rest' }]])
  run = await doing(run, ['c', 'b', 'a'])
  expect(await viewOf(run)).toEqual(dusk)
  run = await lessons.turn(run, 'again')
  expect(beatOf(run)).toBe('hello')
  expect(await viewOf(run)).toEqual(first)
  expect(beatOf(await lessons.turn(run, 'back')), 'before the first there is nothing').toBe('hello')
})

it('survives the end of the process, at the same table', async () => {
  const { place } = await untilDusk()
  lessons.close()
  lessons = reopened()
  const run = (await lessons.at(place.table, ann.id))!
  expect(run.place).toEqual(place)
  expect(beatOf(await lessons.turn(run, 'on'))).toBe('yours')
  expect(await lessons.at(place.table, 'id-Bob'), 'nobody else has it').toBeNull()
})

it('goes on where another process has gone on with it', async () => {
  const run = await lessons.turn(await begin(), 'on')
  const elsewhere = reopened()
  const there = (await elsewhere.at(run.place.table, ann.id))!
  expect(beatOf(await elsewhere.turn(there, 'back'))).toBe('hello')
  elsewhere.close()
  expect(beatOf((await lessons.of(ann.id))!)).toBe('hello')
})

it('is counted beat by beat, also after the end of the process; going back and coming back count nothing', async () => {
  const run = await untilDusk()
  await lessons.turn(run, 'back')
  lessons.close()
  lessons = reopened()
  expect((await lessons.of(ann.id))!.place.beat).toBe(2)
  expect(Object.entries(await lessons.met())).toEqual([['lanterns/evening', { hello: 1, rest: 1, letters: 1, dusk: 1 }]])
  expect(Object.keys((await lessons.met())['lanterns/evening']!), 'in the order of the lesson').toEqual([
    'hello',
    'rest',
    'letters',
    'dusk',
  ])
})

it('begins anew where its answers do not fit the rules any more', async () => {
  const { place } = await untilDusk()
  lessons.close()
  lessons = reopened()
  await house.store.savePerson(ann.id, 'Ann', (held) => ({ ...held, lesson: { ...place, answers: [{ pick: 'sing' }, ['c']] } }))
  const run = (await lessons.of(ann.id))!
  expect([beatOf(run), run.place.table]).toEqual(['hello', place.table])
})
