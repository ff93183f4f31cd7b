/** An hour at which all of a table play on together: which hours are offered, and that nobody loses anything by it. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PersonSettings } from '../../src/store/store.ts'
import { PACES } from '../../src/tables/clock.ts'
import { agree, propose } from '../../src/tables/consent.ts'
import { end, resign } from '../../src/tables/leaving.ts'
import { pause, resume } from '../../src/tables/pause.ts'
import { answer } from '../../src/tables/play.ts'
import { sharedBetween } from '../../src/tables/playing-hours.ts'
import { decisionsOf, tableById } from '../../src/tables/position.ts'
import { leaveSitting, sharedHours, sittingDue, sittingOver, spanFrom } from '../../src/tables/sitting.ts'
import { begun, letPass, look, newHouse, type TestHouse } from './setting.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let house: TestHouse
beforeEach(() => {
  house = newHouse()
  // A Wednesday.
  house.clock.now = Date.parse('2026-06-10T12:00:00Z')
})
afterEach(() => {
  expect(house.faults).toEqual([])
  house.store.close()
})

const table = (id: string) => tableById(house, id)
const clocks = async (id: string) =>
  (await table(id)).seats.map(({ bank, dueAt, misses, autopilot }) => ({
    bank,
    due: dueAt === null ? null : dueAt - house.now(),
    misses,
    autopilot,
  }))
const live = (name: string, settings: PersonSettings) => house.store.savePerson(`id-${name}`, name, () => settings)
const iso = ({ from, to }: { from: number; to: number }) => [from, to].map((at) => new Date(at).toISOString().slice(0, 16))
const refusal = (work: Promise<unknown>) => work.catch((error) => error.text.say)
async function says(id: string) {
  const due = await house.store.duePosts(house.now(), 500)
  return due.flatMap(({ table: of, body }) => (of === id && body.kind === 'notice' ? [body.text.say] : []))
}

/** Everybody has said yes to a sitting that begins then. */
async function settledFor(id: string, from: number, people = ['Ann', 'Bob']) {
  const [first, ...others] = people
  await propose(house, id, `id-${first}`, 'sitting', { from, to: from + 2 * HOUR })
  for (const other of others) await agree(house, id, `id-${other}`, true)
}
const answerFor = async (id: string, name: string) => {
  const position = await look(house, id)
  const { seat } = position.table.seats.find((row) => row.person === `id-${name}`)!
  const decision = decisionsOf(position, seat).find(({ offer }) => !offer)!
  await answer(house, id, `id-${name}`, decision.id, decision.idle)
}

it('offers the next hours that all share, by their weekdays, zones and vacations', async () => {
  const id = await begun(house, ['Ann', 'Bob', 'Cid'], 0, 'lanterns', 'slow')
  await live('Ann', { hours: { from: 18, to: 23, zone: 'Europe/Berlin' } })
  await live('Bob', { hours: { from: 12, to: 20, zone: 'America/New_York', days: { '4': null } } })
  // Ann: 16:00 to 21:00 UTC; Bob: 16:00 to 24:00 UTC, but not on Thursdays; Cid has not said.
  expect((await sharedHours(house, await table(id))).slice(0, 2).map(iso)).toEqual([
    ['2026-06-10T16:00', '2026-06-10T18:00'],
    ['2026-06-12T16:00', '2026-06-12T18:00'],
  ])
  await live('Cid', {
    hours: { from: 22, to: 2, zone: 'Europe/Berlin', days: { '5': null } },
    vacation: [{ from: Date.parse('2026-06-10T00:00:00Z'), to: Date.parse('2026-06-11T12:00:00Z') }],
  })
  // An hour is the least: from ten to eleven in Berlin, from Saturday on.
  expect((await sharedHours(house, await table(id))).slice(0, 2).map(iso)).toEqual([
    ['2026-06-13T20:00', '2026-06-13T21:00'],
    ['2026-06-14T20:00', '2026-06-14T21:00'],
  ])
  await live('Cid', { hours: { from: 3, to: 9, zone: 'Europe/Berlin' } })
  expect(await sharedHours(house, await table(id))).toEqual([])
  // One they name lasts two hours, or as long as all of them play.
  const named = Date.parse('2026-06-13T04:00:00Z')
  expect(iso(await spanFrom(house, await table(id), named))).toEqual(['2026-06-13T04:00', '2026-06-13T06:00'])
})

it('knows no seam where an evening goes on into the next day', () => {
  const start = Date.parse('2026-06-10T12:00:00Z')
  const owl = { hours: { from: 20, to: 0, zone: 'UTC', days: { '4': { from: 0, to: 3 } } } }
  const [first] = sharedBetween(start, start + DAY, [owl, {}])
  expect(iso(first!)).toEqual(['2026-06-10T20:00', '2026-06-11T03:00'])
})

it('is blitz for its time, rings nobody, and gives every clock back what it had', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'slow')
  const from = house.now() + 6 * HOUR
  await settledFor(id, from)
  await letPass(house, 6 * HOUR)
  expect(await clocks(id)).toMatchObject([{ due: 15 * MINUTE }, { due: null }])
  expect(await says(id)).toEqual(['sitting.agreed', 'sitting.begins'])
  const cards = async () =>
    (await house.store.duePosts(house.now(), 500)).filter(({ body }) => body.kind === 'card').map(({ body }) => body)
  const before = (await cards()).length
  await letPass(house, 10 * MINUTE)
  await answerFor(id, 'Ann')
  await answerFor(id, 'Ann')
  expect((await table(id)).card.asked).toEqual(['p2'])
  // She has used ten of fifteen minutes, and gets three back.
  expect(await clocks(id)).toMatchObject([{ bank: 8 * MINUTE }, { due: 15 * MINUTE }])
  expect((await cards()).length).toBe(before)
  await answerFor(id, 'Bob')
  await answerFor(id, 'Bob')
  expect((await cards()).length).toBe(before)
  await letPass(house, 9 * MINUTE)
  await sittingOver(house, id)
  const { bank, cap } = PACES.slow
  const [ann, bob] = await clocks(id)
  expect([ann, bob].map((row) => row!.misses)).toEqual([0, 0])
  expect(bob!.bank).toBe(bank)
  expect(ann!.bank).toBeGreaterThanOrEqual(bank - 6 * HOUR)
  expect(ann!.bank).toBeLessThanOrEqual(cap)
  expect((await table(id)).terms.sitting).toBeUndefined()
  expect((await cards()).length).toBe(before + 1)
})

it.each(['slow', 'none'])(
  'goes on as slowly as before (%s) if somebody does not come, and nobody misses anything',
  async (pace) => {
    const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', pace)
    const missed: string[] = []
    Object.assign(house, { onMiss: async (_: string, who: string) => missed.push(who) })
    await settledFor(id, house.now() + 3 * HOUR)
    await letPass(house, 3 * HOUR)
    expect((await table(id)).terms.sitting?.begun).toBeDefined()
    await letPass(house, 16 * MINUTE)
    expect((await says(id)).at(-1)).toBe('sitting.away')
    expect((await table(id)).terms.sitting).toBeUndefined()
    expect(missed).toEqual([])
    const [ann] = await clocks(id)
    expect(ann).toMatchObject({ misses: 0, autopilot: false })
    expect(ann!.due).toBe(pace === 'none' ? null : PACES.slow.bank - 3 * HOUR - MINUTE)
    // Nothing of it strikes later.
    await letPass(house, 3 * HOUR)
    expect(await clocks(id)).toMatchObject([{ misses: 0 }, { misses: 0 }])
  },
)

it('asks each once; silence is no yes, and a no ends it', async () => {
  const id = await begun(house, ['Ann', 'Bob', 'Cid'], 0, 'lanterns', 'slow')
  const from = house.now() + 3 * HOUR
  await propose(house, id, 'id-Ann', 'sitting', { from, to: from + HOUR })
  expect(await propose(house, id, 'id-Bob', 'sitting', { from, to: from + HOUR })).toBe('waiting')
  expect(await refusal(propose(house, id, 'id-Bob', 'sitting', { from: from + DAY, to: from + DAY + HOUR }))).toBe(
    'sitting.asked',
  )
  const votes = (await house.store.duePosts(house.now(), 500)).filter(({ body }) => body.kind === 'vote')
  expect(votes).toHaveLength(1)
  await letPass(house, 4 * HOUR)
  expect(await says(id)).toEqual(['sitting.unanswered'])
  expect(await table(id)).toMatchObject({ vote: null, terms: {} })
  await propose(house, id, 'id-Ann', 'sitting', { from: from + DAY, to: from + DAY + HOUR })
  expect(await agree(house, id, 'id-Cid', false)).toBe('declined')
  await letPass(house, 2 * DAY)
  expect((await table(id)).terms.sitting).toBeUndefined()
})

it('does not begin without the yes of those who sit there now, at a table that rests, or when its hour is gone', async () => {
  const from = house.now() + 3 * HOUR
  const others = await begun(house, ['Ann', 'Bob', 'Cid'], 0, 'lanterns', 'slow')
  await settledFor(others, from, ['Ann', 'Bob', 'Cid'])
  const { seats, seq } = await table(others)
  await house.store.commit({ table: others, seq, at: house.now(), seats: [{ ...seats[2]!, person: 'id-Eve', name: 'Eve' }] })
  const resting = await begun(house, ['Dan', 'Fay'], 0, 'lanterns', 'slow')
  await settledFor(resting, from, ['Dan', 'Fay'])
  await pause(house, resting)
  const late = await begun(house, ['Gus', 'Hal'], 0, 'lanterns', 'slow')
  await settledFor(late, from, ['Gus', 'Hal'])
  const alone = await begun(house, ['Ida', 'Jan'], 0, 'lanterns', 'slow')
  await settledFor(alone, from, ['Ida', 'Jan'])
  await resign(house, alone, 'id-Jan')
  await letPass(house, 2.9 * HOUR)
  house.clock.now += 2 * HOUR
  await sittingDue(house, late)
  expect((await says(late)).at(-1)).toBe('sitting.missed')
  house.clock.now -= 2 * HOUR
  await letPass(house, HOUR)
  expect((await says(others)).at(-1)).toBe('sitting.others')
  expect((await says(resting)).at(-1)).toBe('sitting.rests')
  expect((await says(alone)).at(-1)).toBe('sitting.others')
  for (const id of [others, resting, late, alone]) expect((await table(id)).terms.sitting).toBeUndefined()
})

it('ends when somebody has to go, when the table rests or ends; what is settled can be called off', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'slow')
  await settledFor(id, house.now() + 3 * HOUR)
  expect(await refusal(propose(house, id, 'id-Ann', 'sitting', { from: 1, to: 2 }))).toBe('sitting.settled')
  await leaveSitting(house, id, 'id-Bob')
  expect((await says(id)).at(-1)).toBe('sitting.called-off')
  await letPass(house, 4 * HOUR)
  expect((await says(id)).at(-1)).toBe('sitting.called-off')
  const left = PACES.slow.bank - 4 * HOUR

  await settledFor(id, house.now() + HOUR)
  await letPass(house, HOUR + 5 * MINUTE)
  await leaveSitting(house, id, 'id-Bob')
  expect(await clocks(id)).toMatchObject([{ due: left - HOUR }, { bank: PACES.slow.bank }])

  await settledFor(id, house.now() + HOUR)
  await letPass(house, HOUR + 5 * MINUTE)
  await pause(house, id)
  expect((await table(id)).terms.sitting).toBeUndefined()
  expect(await clocks(id)).toMatchObject([{ due: null, bank: left - 2 * HOUR }, { due: null }])
  await letPass(house, 3 * HOUR)
  await resume(house, id)
  expect(await clocks(id)).toMatchObject([{ due: left - 2 * HOUR }, { due: null }])

  await settledFor(id, house.now() + HOUR)
  await letPass(house, HOUR + 5 * MINUTE)
  await end(house, id)
  expect(await table(id)).toMatchObject({ status: 'ended', pace: 'slow', terms: {} })
  await letPass(house, DAY)
})

it('may last to the end of the game', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'slow')
  await settledFor(id, house.now() + HOUR)
  await letPass(house, HOUR)
  for (let i = 0; i < 60 && (await table(id)).status === 'playing'; i++)
    for (const name of ['Ann', 'Bob']) await answerFor(id, name).catch(() => {})
  expect(await table(id)).toMatchObject({ status: 'finished', pace: 'slow', terms: {} })
  await letPass(house, DAY)
})

it('a killed process goes on with it, and does nothing twice', async () => {
  const id = await begun(house, ['Ann', 'Bob'], 0, 'lanterns', 'slow')
  await settledFor(id, house.now() + HOUR)
  await letPass(house, HOUR)
  const { seq } = await table(id)
  // The timer was kept, but not crossed out.
  await sittingDue(house, id)
  expect((await table(id)).seq).toBe(seq)
  await sittingOver(house, id)
  const over = (await table(id)).seq
  await sittingOver(house, id)
  expect((await table(id)).seq).toBe(over)
})

it('is refused where there is nobody else, and at a blitz', async () => {
  const alone = await begun(house, ['Ann'], 1, 'lanterns', 'slow')
  const span = { from: house.now() + HOUR, to: house.now() + 2 * HOUR }
  expect(await refusal(propose(house, alone, 'id-Ann', 'sitting', span))).toBe('sitting.alone')
  const blitz = await begun(house, ['Bob', 'Cid'], 0, 'lanterns', 'blitz')
  expect(await refusal(propose(house, blitz, 'id-Bob', 'sitting', span))).toBe('sitting.blitz')
})
